"""Lists of claims with what becomes of them: what a what-if says, and what needs another look."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyleOptionViewItem, QWidget

from whydesk.session.support_impact import Outcome
from whydesk.theme.theme import Theme
from whydesk.widgets.plain import one_line
from whydesk.widgets.rows import ROW_ROLE, Index, RowDelegate, RowsModel
from whydesk.widgets.shapes import draw_shape, tint_of

_ROW, _SHAPE = 46, 11
_SPOKEN = 600


class OutcomeDelegate(RowDelegate):
    """The state in a word and the label, and beneath what decides it; a button where one is."""

    def __init__(self, button: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, _ROW, parent)
        self.button = button

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(80, self.theme.px(_ROW))

    def button_rect(self, row: QRectF) -> QRectF:
        """Where the button of a row is; empty where it has none."""
        if not self.button:
            return QRectF()
        px = self.theme.px
        width = QFontMetricsF(self.theme.note_font()).horizontalAdvance(self.button) + px(14)
        return QRectF(row.right() - width - px(4), row.top() + px(4), width, px(20))

    def paint_row(self, painter: QPainter, rect: QRectF, row: object) -> None:
        if not isinstance(row, Outcome):
            return
        px, theme = self.theme.px, self.theme
        ink = QColor(tint_of(theme.tokens, row.said.sense).ink)
        upper = rect.adjusted(px(6), px(3), -px(6), -rect.height() / 2)
        if self.button:
            button = self.button_rect(rect)
            upper.setRight(button.left() - px(8))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.tokens.pill))
            painter.drawRoundedRect(button, px(4), px(4))
            painter.setFont(theme.note_font())
            painter.setPen(QColor(theme.tokens.accent.ink))
            painter.drawText(button, Qt.AlignmentFlag.AlignCenter, self.button)
        mark = QRectF(upper.left(), upper.center().y() - px(_SHAPE) / 2, px(_SHAPE), px(_SHAPE))
        draw_shape(painter, mark, row.said.shape, ink)
        left = mark.right() + px(6)
        left += self._line(painter, upper, left, row.said.word, ink) + px(7)
        self._line(painter, upper, left, row.label, theme.colour("ink"))
        lower = rect.adjusted(px(6), rect.height() / 2, -px(6), -px(3))
        painter.setFont(theme.note_font())
        painter.setPen(theme.colour("soft"))
        cut = QFontMetricsF(theme.note_font()).elidedText(
            one_line(row.why), Qt.TextElideMode.ElideRight, lower.width()
        )
        painter.drawText(lower, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, cut)

    def _line(
        self, painter: QPainter, row: QRectF, left: float, text: str, colour: QColor
    ) -> float:
        font = self.theme.font(14)
        metrics = QFontMetricsF(font)
        room = row.right() - left
        cut = metrics.elidedText(one_line(text), Qt.TextElideMode.ElideRight, room)
        painter.setFont(font)
        painter.setPen(colour)
        line = QRectF(left, row.top(), room, row.height())
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, cut)
        return metrics.horizontalAdvance(cut)


class OutcomeList(QListView):
    """Such a list, as high as it has rows up to a few.

    ``chosen`` carries the key of a row that was clicked or entered, ``pressed_button`` of one whose
    button was, by mouse or by ``key``.
    """

    chosen = Signal(str)
    pressed_button = Signal(str)

    def __init__(
        self, name: str, theme: Theme, parent: QWidget, *, button: str = "", key: str = ""
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._key = key
        self.rows = RowsModel[Outcome](lambda row: one_line(row.spoken, _SPOKEN))
        self.delegate = OutcomeDelegate(button, theme, self)
        self.setAccessibleName(name)
        self.setModel(self.rows)
        self.setItemDelegate(self.delegate)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)

    def show_rows(self, rows: Sequence[Outcome], most: int) -> None:
        """Show these rows, so many of them without scrolling."""
        if tuple(rows) != tuple(self.rows.rows):
            self.rows.set_rows(tuple(rows))
        self.setFixedHeight(self._theme.px(_ROW) * min(max(1, len(rows)), most) + 2)

    def button_of(self, number: int) -> QRect:
        """Where the button of a row is, in the viewport."""
        rect = QRectF(self.visualRect(self.rows.index(number)))
        return self.delegate.button_rect(rect).toRect()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._click(event.position().toPoint())

    def _click(self, point: QPoint) -> None:
        index = self.indexAt(point)
        row = index.data(ROW_ROLE)
        if isinstance(row, Outcome):
            on_button = self.button_of(index.row()).contains(point)
            (self.pressed_button if on_button else self.chosen).emit(row.key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.currentIndex().data(ROW_ROLE)
        if isinstance(row, Outcome) and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.chosen.emit(row.key)
        elif isinstance(row, Outcome) and self._key and event.text().upper() == self._key:
            self.pressed_button.emit(row.key)
        else:
            super().keyPressEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        # The tooltip of a row would be taken for HTML; the row says all it has.
        return event.type() == QEvent.Type.ToolTip or super().viewportEvent(event)
