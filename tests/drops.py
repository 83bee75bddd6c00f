"""What is dropped on a widget, as a file manager or another program does it."""

from PySide6.QtCore import QCoreApplication, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget

_COPY = Qt.DropAction.CopyAction
_LEFT = Qt.MouseButton.LeftButton
_NO_KEY = Qt.KeyboardModifier.NoModifier


def drop(widget: QWidget, point: QPoint, data: QMimeData) -> bool:
    """Whether it was taken; Qt gives a drop only to a widget that took it as it came in."""
    enter = QDragEnterEvent(point, _COPY, data, _LEFT, _NO_KEY)
    QCoreApplication.sendEvent(widget, enter)
    if not enter.isAccepted():
        return False
    fall = QDropEvent(QPointF(point), _COPY, data, _LEFT, _NO_KEY)
    QCoreApplication.sendEvent(widget, fall)
    return fall.isAccepted()
