"""Letters from other processes: what this window is asked to open."""

from PySide6.QtCore import QFileSystemWatcher, QObject, Signal, Slot

from whydesk.engine.keeping.inbox import Inbox


class Letters(QObject):
    """Watches the inbox of this process. GUI thread. ``came`` carries the paths of one letter."""

    came = Signal(object)

    def __init__(self, inbox: Inbox, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._inbox = inbox
        self._watcher = QFileSystemWatcher([str(inbox.path)], self)
        self._watcher.directoryChanged.connect(self.look)

    @property
    def can_hear(self) -> bool:
        """Whether the system tells of letters at all."""
        return bool(self._watcher.directories())

    @Slot()
    def look(self) -> None:
        """Take what came."""
        for paths in self._inbox.letters():
            self.came.emit(paths)
