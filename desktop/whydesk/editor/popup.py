"""The list under the caret. It never takes the keyboard: the editor keeps it throughout.

It is a child of the window and not a window of its own, so that nothing is grabbed, a click beside
it lands where it was aimed, and no platform gives it focus.
"""

from PySide6.QtCore import QModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGraphicsDropShadowEffect,
    QListView,
    QVBoxLayout,
    QWidget,
)

from whydesk.editor.candidates import Candidate
from whydesk.theme.theme import Theme
from whydesk.widgets.chip import Chip
from whydesk.widgets.rows import RowDelegate, RowsModel

_ROW = 30
_INSET = 5
_FOOT = 30
_LEAST_WIDTH = 300
_MOST_WIDTH = 560
_MOST_ROWS = 10


def _wording(candidate: Candidate) -> str:
    return f"{candidate.word}: {candidate.meaning}" if candidate.meaning else candidate.word


class CandidateDelegate(RowDelegate):
    """An entry: a role as its chip, a node with its mark, then what it means."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, _ROW, parent)
        self._chip = Chip(theme)

    def width_of(self, candidate: Candidate) -> float:
        px = self.theme.px
        metrics = QFontMetricsF(self.theme.font(13))
        word = (
            self._chip.width(candidate.word)
            if candidate.role
            else (
                metrics.horizontalAdvance(candidate.word)
                + (px(18) if candidate.type is not None else 0)
            )
        )
        return word + metrics.horizontalAdvance(candidate.meaning) + px(48)

    def paint_row(self, painter: QPainter, rect: QRectF, row: object) -> None:
        assert isinstance(row, Candidate)
        px = self.theme.px
        inner = rect.adjusted(px(9), 0, -px(9), 0)
        if row.role:
            top = inner.center().y() - self._chip.height / 2
            tint = self.theme.role(row.role)
            taken = self._chip.paint(painter, inner.left(), top, row.word, tint)
        else:
            taken = self._paint_word(painter, inner, row)
        painter.setFont(self.theme.font(13))
        painter.setPen(QColor(self.theme.tokens.soft))
        rest = inner.adjusted(taken + px(10), 0, 0, 0)
        text = QFontMetricsF(self.theme.font(13)).elidedText(
            row.meaning, Qt.TextElideMode.ElideRight, rest.width()
        )
        side = Qt.AlignmentFlag.AlignLeft if row.role else Qt.AlignmentFlag.AlignRight
        painter.drawText(rest, side | Qt.AlignmentFlag.AlignVCenter, text)

    def _paint_word(self, painter: QPainter, rect: QRectF, candidate: Candidate) -> float:
        px = self.theme.px
        left = 0.0
        if candidate.type is not None:
            size = px(8)
            mark = QRectF(rect.left(), rect.center().y() - size / 2, size, size)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.mark(candidate.type))
            painter.drawRoundedRect(mark, 2, 2)
            left = px(18)
        font = self.theme.font(13)
        painter.setFont(font)
        painter.setPen(QColor(self.theme.tokens.ink))
        metrics = QFontMetricsF(font)
        room = rect.width() - left - min(px(120), metrics.horizontalAdvance(candidate.meaning))
        text = metrics.elidedText(candidate.word, Qt.TextElideMode.ElideRight, room)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(rect.adjusted(left, 0, 0, 0), flags, text)
        return left + metrics.horizontalAdvance(text)


class Popup(QWidget):
    """The card with the entries and a line that says what the keys do. ``chosen`` for a click."""

    chosen = Signal(object)

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self._note = ""
        self.model = RowsModel[Candidate](_wording)
        self.list = QListView(self)
        self.list.setModel(self.model)
        self._delegate = CandidateDelegate(theme, self.list)
        self.list.setItemDelegate(self._delegate)
        self.list.setUniformItemSizes(True)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setAccessibleName("Completions")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(self)
        inset = theme.px(_INSET)
        column.setContentsMargins(inset, inset, inset, theme.px(_FOOT))
        column.addWidget(self.list)
        self._shadow = QGraphicsDropShadowEffect(self)
        self._shadow.setBlurRadius(28)
        self._shadow.setOffset(0, 6)
        self.setGraphicsEffect(self._shadow)
        self.list.clicked.connect(self._choose)
        theme.changed.connect(self._take_theme)
        self._take_theme()
        self.hide()

    def offer(self, candidates: list[Candidate], note: str, caret: QRect) -> None:
        """Show entries beside the caret, whose place is in the window's coordinates."""
        self.model.set_rows(candidates)
        self.list.setCurrentIndex(self.model.index(0))
        self._note = note
        self._place(caret)
        self.show()
        self.raise_()
        self.update()

    def current(self) -> Candidate | None:
        index = self.list.currentIndex()
        return self.model.rows[index.row()] if index.isValid() else None

    def move_by(self, step: int) -> None:
        """Go down or up the entries, round the ends."""
        count = self.model.rowCount()
        if count:
            row = (self.list.currentIndex().row() + step) % count
            self.list.setCurrentIndex(self.model.index(row))

    @Slot()
    def _take_theme(self) -> None:
        colour = self._theme.colour("shadow")
        colour.setAlpha(110 if self._theme.tokens.dark else 40)
        self._shadow.setColor(colour)

    def _place(self, caret: QRect) -> None:
        px = self._theme.px
        rows = min(self.model.rowCount(), _MOST_ROWS)
        height = rows * px(_ROW) + px(_INSET) + px(_FOOT) + 1
        widest = max(map(self._delegate.width_of, self.model.rows), default=0)
        note = QFontMetricsF(self._theme.note_font()).horizontalAdvance(self._note) + px(36)
        width = round(min(max(widest, note, px(_LEAST_WIDTH)), px(_MOST_WIDTH)))
        room = self.parentWidget().rect()
        left = min(caret.left() - px(10), room.right() - width - px(8))
        top = caret.bottom() + px(6)
        if top + height > room.bottom() and caret.top() - height - px(6) > 0:
            top = caret.top() - height - px(6)
        self.setGeometry(QRect(QPoint(max(px(8), left), top), QSize(width, height)))

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = self._theme.tokens
        px = self._theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(tokens.line), 1))
        painter.setBrush(QColor(tokens.card))
        card = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(card, px(8), px(8))
        painter.setFont(self._theme.note_font())
        painter.setPen(QColor(tokens.soft))
        foot = card.adjusted(px(14), card.height() - px(_FOOT), -px(14), 0)
        painter.drawText(
            foot, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._note
        )

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        self.list.setCurrentIndex(index)
        self.chosen.emit(self.model.rows[index.row()])
