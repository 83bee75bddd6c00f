"""The small forms of keys and signers: make, import, another passphrase, name a signer."""

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct, field
from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLineEdit, QPushButton, QWidget

from whydesk.dialogs.base import PlainDialog
from whydesk.dialogs.passphrase import Secret, StrengthNote, unlike
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme
from whydesk.widgets.label import label

_LOST = tr("Nobody can bring a passphrase back. Without it the key is lost.")


class KeyAnswer(Struct, frozen=True):
    """What a form was filled in with. Its passphrases are not shown where it is printed."""

    name: str = ""
    note: str = ""
    key: str = ""
    file: Path = field(default_factory=Path)
    old: str = ""
    new: str = ""

    def __repr__(self) -> str:
        return repr((type(self).__name__, self.name, self.note, self.key, self.file))


class KeyForm(Struct, frozen=True):
    """Which form: its words, and which fields it has."""

    title: str
    words: str
    button: str
    name: bool = False
    note: bool = False
    key: bool = False
    file: bool = False
    old: str = ""
    new: bool = False


MAKE = KeyForm(
    tr("A new key"),
    tr("The key signs what you hand over. It stays on this computer, locked with a passphrase."),
    tr("Make the key"),
    name=True,
    new=True,
)
IMPORT = KeyForm(
    tr("Import a key"),
    tr(
        "A private key of Ed25519: a PEM file, or a raw seed as 64 hex digits. The "
        "file stays as it is; a copy is kept, locked with a passphrase."
    ),
    tr("Import the key"),
    name=True,
    file=True,
    old=tr("Passphrase of the file"),
    new=True,
)
CHANGE = KeyForm(
    tr("Another passphrase"),
    tr("The key stays the same; only what opens it changes."),
    tr("Change the passphrase"),
    old=tr("Present passphrase"),
    new=True,
)
SIGNER = KeyForm(
    tr("A signer you know"),
    tr(
        "Take a key in only where you know whose it is: from them in person, or by "
        "two ways at once."
    ),
    tr("Remember this signer"),
    name=True,
    note=True,
    key=True,
)
RENAME = KeyForm(tr("A signer you know"), "", tr("Keep"), name=True, note=True)


class KeyDialog(PlainDialog):
    """One form. Stays open until what it asks for is done; ``requested`` carries a KeyAnswer."""

    requested = Signal(object)

    def __init__(
        self,
        form: KeyForm,
        choose_file: Callable[[], Path | None],
        theme: Theme,
        parent: QWidget | None,
        start: KeyAnswer | None = None,
    ) -> None:
        super().__init__(form.title, form.words, theme, parent)
        self._kind = form
        self._choose_file = choose_file
        start = start or KeyAnswer()
        self.name = _line(tr("Name"), start.name)
        self.key = _line(tr("Public key"), start.key)
        self.note = _line(tr("Note"), start.note)
        self.file = _line(tr("File"), str(start.file) if start.file.name else "")
        self.old, self.new, self.again = (
            Secret(form.old),
            Secret(tr("New passphrase")),
            Secret(tr("New passphrase again")),
        )
        self.strength = StrengthNote(self.new)
        self._rows = QFormLayout()
        self._rows.setHorizontalSpacing(theme.px(16))
        self._rows.setVerticalSpacing(theme.px(10))
        self._fill()
        self.column.addLayout(self._rows)
        if form.new:
            self.column.addWidget(label(_LOST, "note"))
        self.failure = label("", "failure")
        self.failure.hide()
        self.column.addWidget(self.failure)
        cancel = QPushButton(tr("Cancel"))
        self.go = QPushButton(form.button)
        cancel.clicked.connect(self.reject)
        self.go.clicked.connect(self._request)
        self.add_buttons((cancel, self.go))
        self.be_wide(theme.px(520))

    def _fill(self) -> None:
        kind = self._kind
        if kind.file:
            row = QHBoxLayout()
            row.setSpacing(self.theme.px(8))
            choose = QPushButton(tr("Choose…"))
            choose.setAutoDefault(False)
            choose.clicked.connect(self._choose)
            row.addWidget(self.file, 1)
            row.addWidget(choose)
            self._add(tr("File"), self.file, row)
        if kind.old:
            self._add(kind.old, self.old)
        if kind.name:
            self._add(tr("Name"), self.name)
        if kind.key:
            self._add(tr("Public key"), self.key)
            self.key.setPlaceholderText(tr("64 hex digits"))
        if kind.note:
            self._add(tr("Note"), self.note)
            self.note.setPlaceholderText(tr("How you came to know the key"))
        if kind.new:
            self._add(tr("New passphrase"), self.new)
            self._rows.addRow("", self.strength)
            self._add(tr("Once more"), self.again)

    def _add(self, words: str, widget: QLineEdit, row: QHBoxLayout | None = None) -> None:
        name = label(words)
        name.setWordWrap(False)
        name.setBuddy(widget)
        self._rows.addRow(name, row or widget)

    @Slot()
    def _choose(self) -> None:
        path = self._choose_file()
        if path is not None:
            self.file.setText(str(path))
            if not self.name.text():
                self.name.setText(path.stem)

    @Slot()
    def _request(self) -> None:
        wrong = self._finding()
        if wrong:
            self.failed(wrong)
            return
        self.go.setEnabled(False)
        self.requested.emit(
            KeyAnswer(
                self.name.text().strip(),
                self.note.text().strip(),
                self.key.text().strip(),
                Path(self.file.text().strip()),
                self.old.text(),
                self.new.text(),
            )
        )

    def _finding(self) -> str:
        kind = self._kind
        if kind.file and not self.file.text().strip():
            return tr("Choose the file of the key.")
        if kind.name and not self.name.text().strip():
            return tr("Give it a name.")
        if kind.key and not self.key.text().strip():
            return tr("Paste the public key.")
        return unlike(self.new, self.again) if kind.new else ""

    def done_well(self) -> None:
        """Close: it is done."""
        self.accept()

    def failed(self, sentence: str) -> None:
        """Say what went wrong, and let it be put right."""
        self.go.setEnabled(True)
        self.failure.setText(sentence)
        self.failure.show()

    def done(self, result: int) -> None:
        for secret in (self.old, self.new, self.again):
            secret.forget()
        super().done(result)


def _line(name: str, text: str) -> QLineEdit:
    made = QLineEdit(text)
    made.setAccessibleName(name)
    return made
