"""Files from elsewhere: they open for reading, and are edited once one says so."""

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal, Slot

from whydesk.engine.facts import Kind
from whydesk.engine.pack.fetched import fetched_from, is_own_text
from whydesk.engine.pack.made_here import MadeHere
from whydesk.engine.pack.weight import SHOWN, heavy, too_heavy
from whydesk.engine.wording import tr
from whydesk.session.session import Session
from whydesk.session.settings import READ_FIRST

LOCKED = tr(
    "This file comes from elsewhere and is open for reading. “Edit this file” lets you change it."
)


class Whence(Struct, frozen=True):
    """Where a file from elsewhere lies, and the address it says it was fetched from, if any."""

    path: Path
    address: str


# A folder, or a text that was not fetched, is asked about only where it could fill a machine: to be
# asked at each change that another editor makes to ten thousand nodes of one's own is a nuisance.
_TIMES_FOR_OWN = 4


class Strangers(QObject):
    """Knows whether what is open comes from elsewhere. GUI thread.

    To be made before whatever shows the text, so that this is settled first. ``changed`` tells that
    a file from elsewhere came, went, or may be edited now.
    """

    changed = Signal()

    def __init__(
        self, session: Session, made_here: MadeHere, shipped: Path, parent: QObject | None = None
    ) -> None:
        """``shipped`` is the folder of the sample packs, which are nobody else's."""
        super().__init__(parent)
        self._session = session
        self._made_here = made_here
        self._shipped = shipped.resolve()
        self._whence: Whence | None = None
        self._locked = False
        self._let_in: set[Path] = set()
        self._saving: dict[str, str] = {}
        session.weigh = self.weigh
        session.opened.connect(self._opened)
        session.unlock_requested.connect(self.allow)

    @property
    def whence(self) -> Whence | None:
        """Where the open file comes from; None for one's own."""
        return self._whence

    @property
    def reading(self) -> bool:
        """Whether the file is open for reading until one says otherwise."""
        return self._locked

    def weigh(self, path: Path, texts: Mapping[str, str]) -> None:
        """Raise the EngineError HEAVY of what would take too much and was not saved here.

        Any thread.
        """
        if path in self._let_in:
            return
        ones_own = path.is_dir() or is_own_text(path)  # most likely
        most = SHOWN.most * (_TIMES_FOR_OWN if ones_own else 1)
        need = too_heavy(texts, replace(SHOWN, most=most))
        if need and not self._is_own(path, texts):
            raise heavy(path, need, tr("“Open…” in the File menu asks whether to read it."))

    def let_in(self, path: Path) -> None:
        """Let a path be read from now on, whatever it takes."""
        self._let_in.add(path)

    @Slot()
    def allow(self) -> None:
        """Let the file be edited from now on."""
        if self._locked:
            self._locked = False
            self._session.workspace.read_only = ""
            self.changed.emit()

    @Slot()
    def _opened(self) -> None:
        workspace, path = self._session.workspace, self._session.path
        if path in self._let_in and workspace.kind is not Kind.PACK and not fetched_from(path):
            self._made_here.note(workspace.texts())  # one's own, so that the next start asks not
        self._whence = self._from_elsewhere(path)
        self._locked = False
        if self._whence is not None and not workspace.read_only:
            self._locked = True
            workspace.read_only = LOCKED
        self.changed.emit()

    def _from_elsewhere(self, path: Path | None) -> Whence | None:
        session = self._session
        if path is None or path.is_dir() or not session.settings.on(READ_FIRST):
            return None
        if is_own_text(path) or self._is_own(path, session.workspace.texts()):
            return None
        return Whence(path, fetched_from(path))

    def _is_own(self, path: Path, texts: Mapping[str, str]) -> bool:
        """Whether it is a sample, or was saved here."""
        return self._shipped in path.resolve().parents or self._made_here.knows(texts)

    @Slot(bool)
    def saving(self, busy: bool) -> None:
        """A save begins: what it writes is the present text."""
        if busy:
            self._saving = self._session.workspace.texts()

    @Slot()
    def saved(self) -> None:
        """The save is done: what it wrote is one's own from now on."""
        self._made_here.note(self._saving)
        self._own()

    @Slot()
    def exported(self) -> None:
        """The present text was written elsewhere, from here."""
        self._made_here.note(self._session.workspace.texts())

    def sealed_by_oneself(self) -> None:
        """The file is intact since one sealed it: it is one's own."""
        self.allow()
        self._own()

    def _own(self) -> None:
        if self._whence is not None and not self._locked:
            self._whence = None
            self.changed.emit()
