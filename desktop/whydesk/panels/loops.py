"""Open loops: the todos and questions that nobody has finished, those that are due first."""

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QModelIndex, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLabel,
    QListView,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from whydesk.engine.model import Think
from whydesk.engine.recall.thinks import is_older
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme
from whydesk.widgets.empty_state import EmptyState
from whydesk.widgets.plain import one_line
from whydesk.widgets.rows import ROW_ROLE, RowDelegate, RowsModel

_ROW = 44
_CIRCLE = 16
_SIDE = 16
_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_TITLE = tr("Nothing is open")
_WORDS = tr(
    "Todos and questions that hang on a node stand here until they are done, those that are due "
    "first. They are dated thoughts in the text:"
)
_EXAMPLE = tr('@@todo on="What was decided" due=2026-09-15\nAsk both farms.\n@@')
_HINT = tr("Enter goes there · Space or a click on the circle says that it is done")


class LoopRow(Struct, frozen=True):
    """An open thought, in words that are fit to be painted."""

    think: Think
    title: str
    note: str
    due: str
    overdue: bool


def loop_row(think: Think, host: str, today: str) -> LoopRow:
    """The row of a thought; ``host`` is the label of its node, ``today`` an ISO date."""
    author = tr("by {author}", author=one_line(think.author, 60)) if think.author else ""
    told = (one_line(think.type, 40), one_line(host, 200), author, one_line(think.status, 60))
    overdue = bool(think.due) and is_older(think.due, today)
    day = one_line(think.due, 40)
    due = tr("overdue since {day}", day=day) if overdue else tr("due {day}", day=day)
    title = one_line(think.title or think.body) or tr("(no words)")
    return LoopRow(think, title, " · ".join(filter(None, told)), due if day else "", overdue)


def _spoken(row: LoopRow) -> str:
    return ". ".join(filter(None, (row.title, row.note, row.due)))


class LoopDelegate(RowDelegate):
    """A circle to click, the words, what is due at the end; beneath them whose it is."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, _ROW, parent)

    def circle(self, rect: QRectF) -> QRectF:
        """Where in a row the circle is."""
        side = self.theme.px(_CIRCLE)
        left = rect.left() + self.theme.px(_SIDE)
        return QRectF(left, rect.center().y() - side / 2, side, side)

    def paint_row(self, painter: QPainter, rect: QRectF, row: object) -> None:
        assert isinstance(row, LoopRow)
        theme, px = self.theme, self.theme.px
        circle = self.circle(rect)
        painter.setBrush(theme.colour("card"))
        painter.setPen(QPen(theme.mark(row.think.type), 1.5))
        painter.drawEllipse(circle.adjusted(1, 1, -1, -1))
        left, right = circle.right() + px(10), rect.right() - px(_SIDE)
        upper = QRectF(left, rect.top() + px(4), right - left, px(20))
        lower = QRectF(left, upper.bottom(), right - left, px(16))
        font, note = theme.font(13), theme.note_font()
        painter.setFont(note)
        painter.setPen(QColor(theme.tokens.failure) if row.overdue else theme.colour("soft"))
        painter.drawText(upper, _MIDDLE | Qt.AlignmentFlag.AlignRight, row.due)
        taken = QFontMetricsF(note).horizontalAdvance(row.due) + px(12) if row.due else 0
        self._line(painter, upper.adjusted(0, 0, -taken, 0), row.title, "ink", font)
        self._line(painter, lower, row.note, "soft", note)

    def _line(self, painter: QPainter, rect: QRectF, text: str, colour: str, font: QFont) -> None:
        painter.setFont(font)
        painter.setPen(self.theme.colour(colour))
        metrics = QFontMetricsF(font)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, _MIDDLE | Qt.AlignmentFlag.AlignLeft, shown)


class LoopsList(QListView):
    """``done_requested`` and ``chosen`` carry the row that is meant."""

    done_requested = Signal(object)
    chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._delegate = LoopDelegate(theme, self)
        self.rows = RowsModel[LoopRow](_spoken)
        self.setAccessibleName(tr("Open todos and questions"))
        self.setModel(self.rows)
        self.setItemDelegate(self._delegate)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.activated.connect(self._choose)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and self.currentIndex().isValid():
            self.done_requested.emit(self.currentIndex().data(ROW_ROLE))
            event.accept()
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        over = self._on_circle(event.position())
        hand = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(hand)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() != Qt.MouseButton.LeftButton or not index.isValid():
            return
        row = index.data(ROW_ROLE)
        wish = self.done_requested if self._on_circle(event.position()) else self.chosen
        wish.emit(row)

    def _on_circle(self, point: QPointF) -> bool:
        index = self.indexAt(point.toPoint())
        if not index.isValid():
            return False
        around = self._delegate.circle(QRectF(self.visualRect(index)))
        return around.adjusted(-6, -6, 6, 6).contains(point)

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            self.chosen.emit(index.data(ROW_ROLE))


class LoopsPanel(QWidget):
    """The list, or how something comes to stand in it.

    ``done_requested`` carries a thought to finish, ``place_requested`` a place to go to.
    """

    done_requested = Signal(object)
    place_requested = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("problemsBody")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self.list = LoopsList(theme, self)
        self.empty = EmptyState(theme, self)
        self.empty.say(_TITLE, _WORDS, _EXAMPLE)
        self.said = QLabel(_HINT)
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.said.setProperty("role", "note")
        self._pages = QStackedWidget(self)
        page = QWidget()
        self._column = QVBoxLayout(page)
        self._column.addWidget(self.said)
        self._column.addWidget(self.list)
        self._pages.addWidget(self.empty)
        self._pages.addWidget(page)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._pages)
        self.list.done_requested.connect(self._finish)
        self.list.chosen.connect(self._go)
        theme.changed.connect(self._take_theme)
        self._take_theme()

    def sizeHint(self) -> QSize:
        return QSize(600, 200)

    def show_loops(self, loops: list[Think], host: Callable[[str], str], today: str) -> None:
        """Show these thoughts; ``host`` gives the label of a key, ``today`` is an ISO date."""
        rows = [loop_row(think, host(think.host) if think.host else "", today) for think in loops]
        current = self.list.currentIndex().row()
        self.list.rows.set_rows(rows)
        self.list.setCurrentIndex(self.list.rows.index(min(max(current, 0), len(rows) - 1)))
        self._pages.setCurrentIndex(1 if rows else 0)

    def focus(self) -> None:
        """Give the list the keyboard."""
        self.list.setFocus()

    @Slot(object)
    def _finish(self, row: LoopRow) -> None:
        self.done_requested.emit(row.think)

    @Slot(object)
    def _go(self, row: LoopRow) -> None:
        self.place_requested.emit(row.think.place)

    @Slot()
    def _take_theme(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(0, px(8), 0, 0)
        self._column.setSpacing(px(4))
        self.said.setContentsMargins(px(16), 0, px(16), 0)
