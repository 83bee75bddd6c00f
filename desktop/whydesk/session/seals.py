"""The seal of what is open, and sealed copies of it: checked and made on the worker thread."""

from collections.abc import Mapping
from datetime import datetime
from enum import Enum
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal, Slot

from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.pack.files import PACK_SUFFIX
from whydesk.engine.pack.weight import take_any
from whydesk.engine.seal.keys import KeyStore
from whydesk.engine.seal.signers import Signer, Signers, bare_key
from whydesk.engine.seal.verdict import Verdict, Verification
from whydesk.engine.wording import tr
from whydesk.session.messages import Message, Tone, of_error
from whydesk.session.session import Session
from whydesk.session.settings import AUTHOR

if TYPE_CHECKING:
    from whydesk.engine.pack.save import Saved


class MaySave(Enum):
    """What is to become of a save that would take a seal away."""

    YES = "yes"
    COPY = "copy"
    NO = "no"


class Checked(Struct, frozen=True):
    """What checking a file found, when, and of which text that is a finding."""

    verification: Verification
    at: datetime
    states: dict[str, int]


class SealRequest(Struct, frozen=True):
    """A sealed copy that is wanted: with which key, and where. ``new`` makes the key first."""

    key_name: str
    passphrase: str
    target: Path
    new: bool

    def __repr__(self) -> str:
        return f"SealRequest({self.key_name!r}, {str(self.target)!r})"


class Seals(QObject):
    """Knows what seal stands for the present text. GUI thread.

    A finding counts for the very text that was checked: it goes with the first change, and is back
    when undo has led to that text again.
    """

    changed = Signal()
    exported = Signal(object)
    export_failed = Signal(object)

    def __init__(
        self,
        session: Session,
        keys: KeyStore,
        signers: Signers,
        backups: Path,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self.keys = keys
        self.signers = signers
        self._backups = backups
        self._found: Checked | None = None
        self._copy: Checked | None = None
        self._shown: Checked | None = None
        self.checking = False
        self.exporting = False
        session.opened.connect(self._opened)
        session.changed.connect(self._text_changed)

    @property
    def present(self) -> Checked | None:
        """The finding that counts for the present text: that of the last copy, or of the file."""
        states = self._session.states
        for found in (self._copy, self._found):
            if found is not None and found.states == states:
                return found
        return None

    @property
    def lost(self) -> bool:
        """Whether the file was sealed and the text is another now."""
        found = self._found
        sealed = found is not None and found.verification.verdict is not Verdict.UNSEALED
        return sealed and self.present is None

    @property
    def at_stake(self) -> bool:
        """Whether a save of the present text would take a seal away from the file."""
        session = self._session
        sealed = bool(session.is_pack and session.workspace.manifest.get("sig"))
        return sealed and session.dirty

    def offered(self, path: Path) -> str | tuple[tuple[Signer, ...], tuple[str, ...]]:
        """Take in the signers that a list names; of a sealed pack or a bare key, the key as hex.

        EngineError where the file offers none: BAD_KEY, or the errors of reading.
        """
        from whydesk.engine.seal.verify import verify

        if path.suffix.lower() == PACK_SUFFIX:
            found = verify(path, self.signers, weigh=self._session.weigh)
            if found.verdict is Verdict.SEALED_KNOWN:
                message = tr(
                    "{name} is sealed by {signer}, whom you know already.",
                    name=path.name,
                    signer=found.signer,
                )
                raise EngineError(ErrorCode.KEY_EXISTS, message)
            if found.verdict is not Verdict.SEALED_UNKNOWN:
                raise EngineError(ErrorCode.BAD_KEY, f"{path.name}: {found.sentence}")
            return found.public_key
        bare = bare_key(path)
        return bare or self.signers.take_from(path)

    # --- checking ---------------------------------------------------------------------------------

    @Slot()
    def check(self) -> None:
        """Check the seal of the file that is open, in the background."""
        path = self._session.path
        self._found = None
        if path is None or not self._session.is_pack:
            self.checking = False
            self.changed.emit()
            return
        states = self._session.saved_states
        signers = self.signers
        self.checking = True
        self.changed.emit()

        def work() -> Checked:
            from whydesk.engine.seal.verify import verify

            found = verify(path, signers, weigh=take_any)  # it is open already
            return Checked(found, datetime.now().astimezone(), states)

        self._session.tasks.run("verify", work, self._take, self._not_checked)

    def _take(self, found: Checked) -> None:
        self.checking = False
        self._found = found
        self._tell()

    def _not_checked(self, error: EngineError) -> None:
        self.checking = False
        self._session.told.emit(of_error(error, self._session.path))
        self._tell()

    @Slot()
    def _opened(self) -> None:
        self._copy = None
        self.check()

    @Slot()
    def _text_changed(self) -> None:
        if self.present is not self._shown:
            self._tell()

    def _tell(self) -> None:
        self._shown = self.present
        self.changed.emit()

    # --- a sealed copy ----------------------------------------------------------------------------

    def export(self, request: SealRequest) -> None:
        """Write a sealed pack of the present text; ``exported`` or ``export_failed`` tells."""
        if self.exporting:
            return
        session = self._session
        states = session.states
        snapshot = session.workspace.snapshot()
        author = session.settings.text(AUTHOR)
        self.exporting = True
        make = _Export(request, self.keys, self.signers, self._backups)

        def work() -> tuple[Checked, "Saved", Mapping[str, str]]:
            with TemporaryDirectory(prefix="whydesk-") as folder:
                saved = snapshot.save(Path(folder) / f"pack{PACK_SUFFIX}", author)
                found = make.sealed(saved.path)
            checked = Checked(found, datetime.now().astimezone(), states)
            return checked, saved, snapshot.texts

        session.tasks.run("export", work, self._exported, self._export_failed)

    def _exported(self, done: tuple[Checked, "Saved", Mapping[str, str]]) -> None:
        found, saved, texts = done
        self.exporting = False
        self._copy = found
        session = self._session
        target = found.verification.path
        if session.path is not None and session.path.absolute() == target.absolute():
            try:
                session.settle(replace(saved, path=target), texts, found.states)
            except EngineError as error:
                self._export_failed(error)
                return
            self._found = found
        session.told.emit(
            Message(tr("{name} is written and sealed.", name=target.name), tone=Tone.GOOD)
        )
        self._tell()
        self.exported.emit(found.verification)

    def _export_failed(self, error: EngineError) -> None:
        self.exporting = False
        self.export_failed.emit(error)


class _Export(Struct, frozen=True):
    """What sealing a finished pack takes; runs on the worker thread."""

    request: SealRequest
    keys: KeyStore
    signers: Signers
    backups: Path

    def sealed(self, pack: Path) -> Verification:
        """Seal a pack to the target with the key wanted, and check what came of it."""
        from whydesk.engine.seal.sealing import seal_pack
        from whydesk.engine.seal.verify import verify

        request = self.request
        open_key = self.keys.create if request.new else self.keys.load
        key = open_key(request.key_name, request.passphrase)
        seal_pack(pack, key, request.target, self.backups)
        return verify(request.target, self.signers, weigh=take_any)
