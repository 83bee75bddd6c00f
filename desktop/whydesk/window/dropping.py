"""Files and folders that are dropped on the window are opened."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Slot
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

from whydesk.editor.desk import EditorDesk
from whydesk.session.later import later
from whydesk.window.files import Files

_DRAGGED = frozenset((QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop))


class Dropping(QObject):
    """Opens what is dropped on the window, and on its editors, which would write a file's name.

    GUI thread. The window hands its own events over; a filter on it would see every other, too.
    """

    def __init__(self, files: Files, desk: EditorDesk, window: QWidget) -> None:
        super().__init__(window)
        self._files = files
        self._desk = desk
        window.setAcceptDrops(True)
        desk.view_changed.connect(self._watch)

    def take(self, event: QEvent) -> bool:
        """Whether this was something dragged or dropped that can be opened; then it is accepted."""
        if not isinstance(event, QDropEvent):  # QDragEnterEvent and QDragMoveEvent are such
            return False
        paths = _paths(event.mimeData())
        if not paths:
            return False
        event.acceptProposedAction()
        if event.type() == QEvent.Type.Drop:
            # Whoever is dragged from waits until this is through, and a question takes longer.
            later(self, partial(self._files.open_paths, paths))
        return True

    @Slot()
    def _watch(self) -> None:
        self._desk.view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return event.type() in _DRAGGED and self.take(event)


def _paths(data: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
