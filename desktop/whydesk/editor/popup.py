"""The list under the caret. It never takes the keyboard: the editor keeps it throughout.

It is a child of the window and not a window of its own, so that nothing is grabbed, a click beside
it lands where it was aimed, and no platform gives it focus.
"""

from PySide6.QtCore import QModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFontMetricsF,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QVBoxLayout,
    QWidget,
)

from whydesk.editor.candidate import Candidate
from whydesk.editor.entries import ROW, CandidateDelegate, wording
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme
from whydesk.widgets.rows import RowsModel
from whydesk.widgets.shadow import Shadow

_INSET = 5
_FOOT = 30
_LEAST_WIDTH = 300
_MOST_WIDTH = 560
_MOST_ROWS = 10
_GAP = 6


def beside(
    typed: QRect, room: QRect, width: int, rows: int, row: int, frame: int, gap: int
) -> QRect:
    """The place of a list of so many rows: under what is typed, or above it where there is more
    room; inside the window, and never over what is typed. It shows fewer rows where it must.
    """
    below = room.bottom() - typed.bottom() - 2 * gap
    above = typed.top() - room.top() - 2 * gap
    height = rows * row + frame
    under = height <= below or below >= above
    shown = max(1, min(rows, ((below if under else above) - frame) // row))
    height = shown * row + frame
    width = min(width, room.width() - 2 * gap)
    left = max(room.left() + gap, min(typed.left() - gap, room.right() - width - gap))
    top = typed.bottom() + gap if under else typed.top() - gap - height
    return QRect(QPoint(left, top), QSize(width, height))


class Popup(QWidget):
    """The card with the entries and a line that says what the keys do. ``chosen`` for a click."""

    chosen = Signal(object)

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self._note = ""
        self.model = RowsModel[Candidate](wording)
        self.list = QListView(self)
        self.list.setModel(self.model)
        self._delegate = CandidateDelegate(theme, self.list)
        self.list.setItemDelegate(self._delegate)
        self.list.setUniformItemSizes(True)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setAccessibleName(tr("Completions"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(self)
        inset = theme.px(_INSET)
        column.setContentsMargins(inset, inset, inset, theme.px(_FOOT))
        column.addWidget(self.list)
        self._shadow = Shadow(theme, window)
        self.list.clicked.connect(self._choose)
        self.hide()

    def offer(self, candidates: list[Candidate], note: str, typed: QRect) -> None:
        """Show entries beside what is typed, whose place is in the window's coordinates."""
        self.model.set_rows(candidates)
        self.list.setCurrentIndex(self.model.index(0))
        self.list.scrollToTop()
        self._note = note
        self._place(typed)
        self._shadow.lie_under(self.geometry())
        self.show()
        self.raise_()
        self.update()
        self._announce()

    def current(self) -> Candidate | None:
        index = self.list.currentIndex()
        return self.model.rows[index.row()] if index.isValid() else None

    def move_by(self, step: int) -> None:
        """Go down or up the entries, round the ends."""
        count = self.model.rowCount()
        if count:
            row = (self.list.currentIndex().row() + step) % count
            self.list.setCurrentIndex(self.model.index(row))
            self._announce()

    def _announce(self) -> None:
        """Have a screen reader say the current entry; the keyboard's focus is elsewhere."""
        candidate = self.current()
        if candidate is not None and QAccessible.isActive():
            row, count = self.list.currentIndex().row() + 1, self.model.rowCount()
            text = tr(
                "{wording}, {row} of {count}", wording=wording(candidate), row=row, count=count
            )
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.list, text))

    def _place(self, typed: QRect) -> None:
        px = self._theme.px
        widest = max(map(self._delegate.width_of, self.model.rows), default=0)
        note = QFontMetricsF(self._theme.note_font()).horizontalAdvance(self._note) + px(36)
        width = round(min(max(widest, note, px(_LEAST_WIDTH)), px(_MOST_WIDTH)))
        rows = min(self.model.rowCount(), _MOST_ROWS)
        frame = px(_INSET) + px(_FOOT) + 1
        self.setGeometry(
            beside(typed, self.parentWidget().rect(), width, rows, px(ROW), frame, px(_GAP))
        )

    def hideEvent(self, event: QHideEvent) -> None:
        self._shadow.hide()
        super().hideEvent(event)

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
