"""What others do to the open file: seen as it happens, and told by what stands there.

The watcher of Qt goes silent once a file was replaced by another of its name, so the path is added
anew after each report, and its folder is watched as well. What it reports is a reason to look, and
nothing more: the texts decide.
"""

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal, Slot

from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.facts import Kind
from whydesk.engine.keeping.disk import OnDisk, on_disk, only_text, signature
from whydesk.engine.wording import tr
from whydesk.session.messages import Message, Tone
from whydesk.session.saving import Saving
from whydesk.session.session import Session

# Programs replace a file in several steps; for a moment it may not be there at all.
SETTLE_MS = 250
_MOST_WATCHED = 200
_MOST_READS = 5


class Outside(QObject):
    """Watches the file, folder or pack that is open. GUI thread.

    ``followed`` carries an ``OnDisk`` that a text without changes should become; ``conflicted``
    one that the changed text has to be compared with; ``went`` and ``came_back`` tell that the file
    is gone, and there again.
    """

    followed = Signal(object)
    conflicted = Signal(object)
    went = Signal()
    came_back = Signal()

    def __init__(
        self,
        session: Session,
        saving: Saving,
        parent: QObject | None = None,
        settle_ms: int = SETTLE_MS,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._saving = saving
        self._watcher = QFileSystemWatcher(self)
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(settle_ms)
        self._settle.timeout.connect(self.look)
        self._before: Mapping[str, int] | None = None
        self._held = False
        self._unreadable = ""
        self._seen: tuple[object, ...] = ()
        self._watcher.fileChanged.connect(self._settle.start)
        self._watcher.directoryChanged.connect(self._settle.start)
        session.opened.connect(self._opened)
        session.stored.connect(self._watch)

    @property
    def gone(self) -> bool:
        """Whether the file that is open is not there any more."""
        return self._before is not None

    @Slot()
    def _opened(self) -> None:
        self._before = None
        self._held = False
        self._unreadable = ""
        self._seen = ()
        self._settle.stop()
        self._session.tasks.drop("outside")
        self._watch()

    @Slot()
    def _watch(self) -> None:
        """Watch the path, and its folder for when it is not there; both anew each time."""
        wanted = self._wanted()
        present = [*self._watcher.files(), *self._watcher.directories()]
        unwanted = [path for path in present if path not in wanted]
        if unwanted:
            self._watcher.removePaths(unwanted)
        missing = [path for path in wanted if path not in present and Path(path).exists()]
        if missing:
            self._watcher.addPaths(missing)

    def _wanted(self) -> list[str]:
        workspace, path = self._session.workspace, self._session.path
        if path is None or not workspace.has_source:
            return []
        real = path.resolve()
        if workspace.kind is not Kind.FOLDER:
            # The folder above tells when the folder itself is moved away, or comes back.
            places = [p for way in (path.absolute(), real) for p in (way, *list(way.parents)[:2])]
            return list(dict.fromkeys(map(str, places)))
        texts = [real / shard for shard in workspace.stored]
        folders = dict.fromkeys((real.parent, *(text.parent for text in texts)))
        return [str(p) for p in (real, *folders, *texts[:_MOST_WATCHED])]

    def hold(self) -> None:
        """Look no more until ``release``: the text is on its way to what stands there."""
        self._held = True

    def release(self) -> None:
        """Look again, from the next report on."""
        self._held = False

    # --- looking ----------------------------------------------------------------------------------

    @Slot()
    def look(self) -> None:
        """Compare what stands there with what is known to; the answer comes as a signal."""
        self._watch()
        path = self._session.path
        if path is None or not self._session.workspace.has_source:
            return
        if self._saving.busy or self._held:  # ours, most likely; the next look is after it
            self._settle.start()
            return
        work = partial(_read, path)
        self._session.tasks.run("outside", work, partial(self._take, path), self._not_read)

    @Slot()
    def glance(self) -> None:
        """Look only where the file's size, time or place says that it is another."""
        path = self._session.path
        if path is not None and self._session.workspace.has_source and not self._saving.busy:
            work = partial(signature, path)
            self._session.tasks.run("glance", work, self._take_glance, self._not_read)

    def _take_glance(self, seen: tuple[object, ...]) -> None:
        if seen != self._seen:
            self.look()

    def _take(self, path: Path, read: tuple[OnDisk | None, tuple[object, ...]]) -> None:
        session = self._session
        found, self._seen = read
        if found is not None and session.workspace.kind is Kind.FILE:
            found = OnDisk(only_text(found.texts, session.workspace.documents))
        if path != session.path or self._saving.busy or self._held:
            self._settle.start()
            return
        self._unreadable = ""
        if found is None:
            self._take_loss()
            return
        if self._before is not None:
            states, self._before = dict(self._before), None
            session.note_saved(states)
            self.came_back.emit()
        self._watch()
        workspace = session.workspace
        if found.texts == workspace.stored:
            if found.pack is not None and workspace.pack != found.pack:
                session.note_stored(found, session.saved_states)
        elif session.dirty and found.texts == workspace.texts():
            session.note_stored(found, session.states)
        elif session.dirty:
            self.conflicted.emit(found)
        else:
            self.followed.emit(found)

    def _take_loss(self) -> None:
        if self._before is None:
            self._before = self._session.saved_states
            self._session.note_saved({})
            self.went.emit()

    def _not_read(self, error: EngineError) -> None:
        """Someone writes it in place, or spoils it: the text stays, and a save will refuse."""
        if error.message != self._unreadable:
            self._unreadable = error.message
            said = tr(
                "Another program wrote the file, and it cannot be read now: {message}",
                message=error.message,
            )
            self._session.told.emit(Message(said, tr("Your text is as it was."), Tone.WARN))


def _read(path: Path) -> tuple[OnDisk | None, tuple[object, ...]]:
    """What stands at a path, once nobody writes it any more while it is read."""
    before = signature(path)
    for _ in range(_MOST_READS):
        found = on_disk(path)
        after = signature(path)
        if after == before:
            return found, after
        before = after
    raise EngineError(ErrorCode.UNREADABLE, tr("It changes all the time."))
