"""The command for keys and signers: shows the dialogs and has the stores act."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from whydesk.dialogs.key_forms import (
    CHANGE,
    IMPORT,
    MAKE,
    RENAME,
    SIGNER,
    KeyAnswer,
    KeyDialog,
    KeyForm,
)
from whydesk.dialogs.keys import KeysDialog, OwnKey
from whydesk.dialogs.question import Question, ask
from whydesk.engine.errors import EngineError
from whydesk.engine.seal.curve import fingerprint
from whydesk.engine.seal.signers import Signer
from whydesk.engine.wording import tr
from whydesk.paths import home
from whydesk.session.messages import Message, Tone
from whydesk.session.seals import Seals
from whydesk.widgets.targets import ask_target
from whydesk.window.ground import Ground

_TAKEN = tr("Packs, lists of signers, public keys (*.laplaspack *.toml *.pub *.txt);;All files (*)")
_KEYS = tr("Keys (*.pem *.hex *.key *.txt);;All files (*)")


class Keyring(QObject):
    """Asks, acts, and says what came of it. GUI thread."""

    def __init__(self, ground: Ground, seals: Seals) -> None:
        super().__init__(ground.window)
        self._session = ground.session
        self._seals = seals
        self._theme = ground.theme
        self._window = ground.window
        self.dialog: KeysDialog | None = None

    def handlers(self) -> dict[str, Callable[[], object]]:
        """The commands that are carried out here, by name."""
        return {"signing-keys": self.open}

    @Slot()
    def open(self) -> None:
        """Show keys and signers until the dialog is closed."""
        dialog = self.dialog = KeysDialog(self._theme, self._window)
        dialog.new_requested.connect(self.make)
        dialog.import_requested.connect(self.import_key)
        dialog.copy_requested.connect(self.copy_public)
        dialog.export_requested.connect(self.export_public)
        dialog.passphrase_requested.connect(self.change_passphrase)
        dialog.delete_requested.connect(self.delete)
        dialog.add_requested.connect(self.add_signer)
        dialog.take_requested.connect(self.take_signers)
        dialog.rename_requested.connect(self.rename_signer)
        dialog.forget_requested.connect(self.forget_signer)
        self._show()
        dialog.exec()
        dialog.deleteLater()
        self.dialog = None

    def _show(self) -> None:
        if self.dialog is None:
            return
        store, signers = self._seals.keys, self._seals.signers
        own = [(name, store.public(name)) for name in store.names()]
        warnings = list(store.loose())
        known: tuple[Signer, ...] = ()
        try:
            known = signers.all()
        except EngineError as problem:
            warnings.append(str(problem))
        keys = [OwnKey(name, fingerprint(public) if public else "") for name, public in own]
        self.dialog.show_keys(keys, known, " ".join(warnings))

    # --- keys -------------------------------------------------------------------------------------

    @Slot()
    def make(self) -> None:
        self._fill_in(
            MAKE,
            lambda told: self._seals.keys.create(told.name, told.new),
            tr("The key {name} is made."),
        )

    @Slot()
    def import_key(self) -> None:
        def act(told: KeyAnswer) -> object:
            return self._seals.keys.import_key(told.file, told.name, told.new, told.old)

        self._fill_in(IMPORT, act, tr("The key {name} is imported."), choose=self._choose_key)

    @Slot(str)
    def copy_public(self, name: str) -> None:
        public = self._seals.keys.public(name)
        if public is not None:
            QGuiApplication.clipboard().setText(public.hex())
            self._tell(
                Message(
                    tr("The public key of {name} is on the clipboard.", name=name), tone=Tone.GOOD
                )
            )

    @Slot(str)
    def export_public(self, name: str) -> None:
        target = ask_target(
            self._parent(),
            tr("Write the public key to"),
            home() / f"{name}.toml",
            {tr("List of signers (*.toml)"): ".toml"},
            unless_there=True,
        )
        if target is not None:
            self._try(
                lambda: self._seals.keys.export_public(name, target),
                tr("{name} is written. It holds no secret.", name=target.name),
            )

    @Slot(str)
    def change_passphrase(self, name: str) -> None:
        def act(told: KeyAnswer) -> object:
            return self._seals.keys.change_passphrase(name, told.old, told.new)

        self._fill_in(CHANGE, act, tr("The key {name} has another passphrase."), KeyAnswer(name))

    @Slot(str)
    def delete(self, name: str) -> None:
        question = Question(
            tr("Delete the key {name}?", name=name),
            tr(
                "It cannot be brought back: nothing can be sealed with it any more. What it has"
                " sealed stays sealed, but such a pack will be said to be sealed by nobody you"
                " know."
            ),
            (tr("Keep it"), tr("Delete for ever")),
            self._theme,
            self._parent(),
            default=0,
        )
        if ask(question):
            self._try(
                lambda: self._seals.keys.delete(name), tr("The key {name} is deleted.", name=name)
            )

    # --- signers ----------------------------------------------------------------------------------

    @Slot()
    def add_signer(self, key: str = "") -> None:
        def act(told: KeyAnswer) -> object:
            return self._seals.signers.add(told.key, told.name, told.note)

        self._fill_in(SIGNER, act, tr("{name} is a signer you know now."), KeyAnswer(key=key))

    @Slot()
    def take_signers(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self._parent(), tr("Take signers from"), "", _TAKEN)
        if name:
            self.take_from(Path(name))

    def take_from(self, path: Path) -> None:
        """Take the signers of a list in; of a pack or a bare key, ask for the name."""
        try:
            found = self._seals.offered(path)
        except EngineError as problem:
            self._tell(Message(str(problem), tone=Tone.BAD))
            return
        if isinstance(found, str):
            self.add_signer(found)
            return
        taken, left = found
        names = ", ".join(signer.name for signer in taken) or tr("Nobody")
        self._tell(
            Message(
                tr("{names}: taken in.", names=names),
                " ".join(left),
                Tone.WARN if left else Tone.GOOD,
            )
        )

    @Slot(str)
    def rename_signer(self, key: str) -> None:
        who = self._seals.signers.find(key)

        def act(told: KeyAnswer) -> object:
            return self._seals.signers.amend(key, told.name, told.note)

        if who is not None:
            self._fill_in(
                RENAME, act, tr("The signer is called {name} now."), KeyAnswer(who.name, who.note)
            )

    @Slot(str)
    def forget_signer(self, key: str) -> None:
        who = self._seals.signers.find(key)
        if who is None:
            return
        question = Question(
            tr("Forget {name}?", name=who.name),
            tr("Packs that this key sealed will be said to be sealed by nobody you know."),
            (tr("Keep"), tr("Forget")),
            self._theme,
            self._parent(),
        )
        if ask(question):
            self._try(
                lambda: self._seals.signers.forget(key), tr("{name} is forgotten.", name=who.name)
            )

    # --- acting -----------------------------------------------------------------------------------

    def _fill_in(
        self,
        form: KeyForm,
        act: Callable[[KeyAnswer], object],
        done: str,
        start: KeyAnswer | None = None,
        choose: Callable[[], Path | None] = lambda: None,
    ) -> None:
        """Show a form until what it asks for is done, or nothing is wanted any more.

        A form that is closed meanwhile does not undo what it asked for: what came of that is told.
        """
        dialog = KeyDialog(form, choose, self._theme, self._parent(), start)
        shown = True

        def well(_: object) -> None:
            if shown:
                dialog.done_well()
            self._tell(Message(done.format(name=names[-1] or names[0]), tone=Tone.GOOD))

        def badly(problem: EngineError) -> None:
            if shown:
                dialog.failed(str(problem))
            else:
                self._tell(Message(str(problem), tone=Tone.BAD))

        def requested(told: KeyAnswer) -> None:
            self._session.tasks.run("keys", lambda: act(told), well, badly)
            names.append(told.name)

        names: list[str] = [start.name if start else ""]
        dialog.requested.connect(requested)
        dialog.exec()
        shown = False
        dialog.deleteLater()

    def _try(self, act: Callable[[], object], done: str) -> None:
        try:
            act()
        except EngineError as problem:
            self._tell(Message(str(problem), tone=Tone.BAD))
        else:
            self._tell(Message(done, tone=Tone.GOOD))

    def _tell(self, message: Message) -> None:
        """Say what came of it: in the dialog too, where the window's frame is behind it."""
        self._show()
        if self.dialog is not None:
            self.dialog.say(
                message.text + (f" {message.hint}" if message.hint else ""), message.tone.value
            )
        self._session.told.emit(message)
        self._seals.check()

    def _choose_key(self) -> Path | None:
        name, _ = QFileDialog.getOpenFileName(self._parent(), tr("The file of the key"), "", _KEYS)
        return Path(name) if name else None

    def _parent(self) -> QWidget:
        return self.dialog or self._window
