"""The open file is this window's alone: a second one gets it for reading, and hears whose it is."""

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.keeping.holds import Hold, Holder, Holds
from whydesk.engine.pack.files import same_file
from whydesk.engine.wording import tr
from whydesk.session.messages import Message, Tone
from whydesk.session.session import Session

_LOOK_MS = 1000


class Holding(QObject):
    """Holds what the session has open. GUI thread.

    To be made before whatever shows the text. ``changed`` tells that another window has the file,
    or has it no longer; ``freed`` that it let go of what is open here for reading, which can be
    opened anew. While another window has it, its lock is looked at once a second: of a process that
    was killed nothing else tells.
    """

    changed = Signal()
    freed = Signal()

    def __init__(
        self, session: Session, holds: Holds | None, parent: QObject | None = None
    ) -> None:
        """Without holds nobody is kept from anything."""
        super().__init__(parent)
        self._session = session
        self._holds = holds
        self._hold: Hold | None = None
        self._told = False
        self.holder: Holder | None = None
        self._watch = QTimer(self, interval=_LOOK_MS)
        self._watch.timeout.connect(self._look)
        session.opened.connect(self._opened)
        session.stored.connect(self._stored)

    @Slot()
    def _opened(self) -> None:
        self._move()
        workspace = self._session.workspace
        if self.holder is not None and not workspace.read_only:
            workspace.read_only = sentence(self.holder, self._session.name)
        self.changed.emit()

    @Slot()
    def _stored(self) -> None:
        """A save may have moved it."""
        path = self._session.path
        if path is not None and (self._hold is None or not same_file(path, self._hold.path)):
            self._move()
            self.changed.emit()

    def _move(self) -> None:
        """Let go of what was held, and take what is open."""
        self.let_go()
        path = self._session.path
        if path is not None:
            found = self._take(path)
            self._hold = found if isinstance(found, Hold) else None
            self.holder = found if isinstance(found, Holder) else None
            if self.holder is not None:
                self._watch.start()

    @Slot()
    def _look(self) -> None:
        if not self.is_free:
            return
        self._watch.stop()
        if self._session.workspace.read_only:
            self.freed.emit()
        else:  # a save under this name found it taken, and the text was never kept from changes
            self._move()
            self.changed.emit()

    @property
    def is_free(self) -> bool:
        """Whether another window had the file, and has let go of it."""
        return self.holder is not None and not self.holder.lives()

    def _take(self, path: Path) -> Hold | Holder | None:
        if self._holds is None:
            return None
        try:
            return self._holds.take(path)
        except OSError as error:
            if not self._told:
                self._told = True
                reason = (error.strerror or str(error)).lower()
                said = tr(
                    "Other windows cannot be told what is open here: {reason}.", reason=reason
                )
                self._session.told.emit(Message(said, "", Tone.WARN))
            return None

    def refuse(self, target: Path) -> None:
        """Raise the EngineError of a place that another window has open."""
        if self._hold is not None and same_file(target, self._hold.path):
            return
        found = self._take(target)
        if isinstance(found, Hold):
            found.let_go()
        elif found is not None:
            raise _held(found, target)

    def let_go(self) -> None:
        """Hold nothing any more."""
        self._watch.stop()
        if self._hold is not None:
            self._hold.let_go()
        self._hold = self.holder = None


def sentence(holder: Holder, name: str) -> str:
    """Who has a file."""
    who = tr("process {process}, since {time}", process=holder.process, time=_time(holder.since))
    return tr(
        "{name} is open in another window ({who}), so it is open here for reading.",
        name=name,
        who=who,
    )


def _time(stamp: str) -> str:
    try:
        return f"{datetime.fromisoformat(stamp).astimezone():%H:%M}"
    except ValueError:
        return stamp


def _held(holder: Holder, target: Path) -> EngineError:
    return EngineError(
        ErrorCode.READ_ONLY,
        tr(
            "The file is open in another window (process {process}), so it is left as it is.",
            process=holder.process,
        ),
        tr("Save under another name, or close it there."),
        Where(str(target)),
    )
