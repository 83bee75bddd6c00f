"""Files and folders that are dropped on the window are opened."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Slot
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from whydesk.editor.desk import EditorDesk
from whydesk.session.later import later
from whydesk.window.files import Files

_DRAGGED = (QEvent.Type.DragEnter, QEvent.Type.DragMove)


class Dropping(QObject):
    """Stands before the window and its editors, which would write a file's name. GUI thread."""

    def __init__(self, files: Files, desk: EditorDesk, window: QWidget) -> None:
        super().__init__(window)
        self._files = files
        self._desk = desk
        window.setAcceptDrops(True)
        window.installEventFilter(self)
        desk.view_changed.connect(self._watch)

    @Slot()
    def _watch(self) -> None:
        self._desk.view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in _DRAGGED and isinstance(event, QDragEnterEvent | QDragMoveEvent):
            if _paths(event.mimeData()):
                event.acceptProposedAction()
                return True
        elif kind == QEvent.Type.Drop and isinstance(event, QDropEvent):
            paths = _paths(event.mimeData())
            if paths:
                event.acceptProposedAction()
                # Whoever is dragged from waits until this is through, and a question takes longer.
                later(self, partial(self._files.open_paths, paths))
                return True
        return super().eventFilter(watched, event)


def _paths(data: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
