"""Where in a text the mouse points: each row counts for all that is level with it."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from whydesk.editor.document import ShardText
from whydesk.editor.folds import folds_in
from whydesk.editor.positions import line_column


class PointedEdit(QPlainTextEdit):
    """Takes the mouse between rows, and beside the column, for the row it is level with.

    ``follow_requested`` carries line and column of a click that asks to go where a label leads, or
    for the folded part of a long line. GUI thread.
    """

    follow_requested = Signal(int, int)

    def __init__(self, text: ShardText, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.text = text

    def on_text(self, point: QPoint) -> QPoint:
        """A point of the viewport moved onto the letters of its row."""
        return self._on_text(QPointF(point)).toPoint()

    def is_folded(self, line: int, column: int) -> bool:
        """Whether a place is at the folded part of a long line, or on either side of it."""
        block = self.document().findBlockByNumber(line)
        before = 0
        for fold in folds_in(block, block.text()):
            start = fold.index + before
            if start <= column <= start + fold.length:
                return True
            before += fold.length - 1
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        asks = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if asks and event.button() == Qt.MouseButton.LeftButton:
            self.follow_requested.emit(*self._place_at(event))
            event.accept()
            return
        super().mousePressEvent(self._snapped(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(self._snapped(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(self._snapped(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        place = self._place_at(event)
        if self.is_folded(*place):
            self.follow_requested.emit(*place)
            event.accept()
            return
        super().mouseDoubleClickEvent(self._snapped(event))

    def event(self, event: QEvent) -> bool:
        """Beside the column a press counts for the line it is level with."""
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            point = QPointF(self.viewport().mapFrom(self, event.position().toPoint()))
            inside = self.viewport().rect()
            if not inside.contains(point.toPoint()):
                point.setX(min(max(point.x(), 0.0), inside.width() - 1.0))
                point.setY(min(max(point.y(), 0.0), inside.height() - 1.0))
                self.mousePressEvent(_moved(event, point))
                return True
        return super().event(event)

    def _place_at(self, event: QMouseEvent) -> tuple[int, int]:
        """Line and column that a click is for."""
        cursor = self.cursorForPosition(self._on_text(event.position()).toPoint())
        return line_column(self.document(), cursor.position())

    def _snapped(self, event: QMouseEvent) -> QMouseEvent:
        if not self.viewport().rect().contains(event.position().toPoint()):
            return event
        return _moved(event, self._on_text(event.position()))

    def _on_text(self, point: QPointF) -> QPointF:
        """The point moved onto the letters of its row; between rows Qt knows only line ends."""
        height = self.text.layout.line_height
        first = self.blockBoundingGeometry(self.firstVisibleBlock())
        top = first.translated(self.contentOffset()).top()
        row = (point.y() - top) // height
        return QPointF(point.x(), top + (row + 0.5) * height)


def _moved(event: QMouseEvent, point: QPointF) -> QMouseEvent:
    return QMouseEvent(
        event.type(),
        point,
        event.globalPosition(),
        event.button(),
        event.buttons(),
        event.modifiers(),
        event.pointingDevice(),
    )
