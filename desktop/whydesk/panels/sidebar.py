"""The sidebar: every node by type with a mark, what is still open, and a box that narrows them."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from whydesk.engine.graph.index import Graph
from whydesk.engine.model import Place, Think
from whydesk.engine.wording import tr
from whydesk.panels.sidebar_model import ROW_ROLE, Row, RowKind, SidebarModel
from whydesk.session.slices import Slices
from whydesk.session.turns import Turn
from whydesk.theme.theme import Theme
from whydesk.widgets.row_state import state_of
from whydesk.widgets.shapes import draw_shape, tint_of

if TYPE_CHECKING:
    from whydesk.engine.evidence.values import ReviewItem, SupportStatus
    from whydesk.session.support_drops import Carried

FILTER_PAUSE_MS = 80
REST_MS = 150
# From so many changed nodes on the list is made anew.
_MANY = 400
_ROW = 28
_MARGIN = 10
_INSET = 8
_MARK = 8
_HEADER_DROP = 8
_LEAST_WIDTH = 150
_Index = QModelIndex | QPersistentModelIndex


class SidebarDelegate(QStyledItemDelegate):
    """Paints the sidebar's rows; all are of one height, so that ten thousand cost nothing."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(100, self._theme.px(_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row = index.data(ROW_ROLE)
        if not isinstance(row, Row):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        margin = self._theme.px(_MARGIN)
        rect = option.rect.adjusted(margin, 0, -margin, 0)  # type: ignore[attr-defined]
        if row.kind is RowKind.HEADER:
            self._paint_header(painter, rect, row)
        else:
            self._paint_ground(painter, rect, option)
            self._paint_row(painter, rect, row)
        painter.restore()

    def _paint_header(self, painter: QPainter, rect: QRect, row: Row) -> None:
        font = self._theme.font(11)
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 0.6)
        painter.setFont(font)
        painter.setPen(self._theme.colour("soft"))
        inset = self._theme.px(_INSET)
        inner = rect.adjusted(inset, self._theme.px(_HEADER_DROP), -inset, 0)
        number = f"{row.count:,}" if row.count > 1 else ""
        room = inner.width() - QFontMetrics(font).horizontalAdvance(number) - inset
        title = QFontMetrics(font).elidedText(row.text.upper(), Qt.TextElideMode.ElideRight, room)
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(inner, middle | Qt.AlignmentFlag.AlignLeft, title)
        painter.drawText(inner, middle | Qt.AlignmentFlag.AlignRight, number)

    def _paint_ground(self, painter: QPainter, rect: QRect, option: QStyleOptionViewItem) -> None:
        state = state_of(option)
        colour: QColor | None = None
        if state.selected:
            colour = QColor(self._theme.tokens.accent.ground)
        elif state.hovered:
            colour = self._theme.colour("hover")
        if colour is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            radius = self._theme.px(6)
            painter.drawRoundedRect(rect.adjusted(0, 1, 0, -1), radius, radius)

    def _paint_row(self, painter: QPainter, rect: QRect, row: Row) -> None:
        size = self._theme.px(_MARK)
        inset = self._theme.px(_INSET)
        left = rect.left() + inset
        top = rect.center().y() - size // 2 + 1
        colour = self._theme.mark(row.type)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        if row.said.shape.value:  # a claim: the shape of its status
            ink = QColor(tint_of(self._theme.tokens, row.said.sense).ink)
            mark = QRectF(left - 1, top - 1, size + 2, size + 2)
            draw_shape(painter, mark, row.said.shape, ink)
        elif row.kind is RowKind.LOOP:  # open: a ring, so that the colour is not alone
            painter.setPen(colour)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(left, top, size - 1, size - 1)
        else:
            painter.drawRoundedRect(left, top, size, size, 2, 2)
        font = self._theme.font(13)
        painter.setFont(font)
        painter.setPen(self._theme.colour("ink"))
        inner = rect.adjusted(inset + size + inset, 0, -inset, 0)
        if row.note:
            self._paint_note(painter, inner, row)
            painter.setFont(font)
            painter.setPen(self._theme.colour("ink"))
        elide = Qt.TextElideMode.ElideRight
        text = QFontMetrics(font).elidedText(row.text, elide, inner.width())
        painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, text)

    def _paint_note(self, painter: QPainter, inner: QRect, row: Row) -> None:
        """A word at the end of the row, whose room the label does not get."""
        note = self._theme.note_font()
        painter.setFont(note)
        painter.setPen(QColor(tint_of(self._theme.tokens, row.said.sense).ink))
        side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(inner, side | Qt.TextFlag.TextSingleLine, row.note)
        width = QFontMetrics(note).horizontalAdvance(row.note)
        inner.setRight(inner.right() - width - self._theme.px(_INSET))


class Sidebar(QWidget):
    """The filter box over the list. ``node_requested`` and ``place_requested`` ask to go there."""

    node_requested = Signal(str)
    place_requested = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sidebar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self._loops: list[Think] = []
        self._reviews: tuple[ReviewItem, ...] = ()
        self._key = ""
        self.model = SidebarModel(self)
        self.box = _FilterBox(self)
        self.list = self._make_list()
        self._touched: frozenset[str] = frozenset()
        self._pause = self._turn(self._filter, FILTER_PAUSE_MS)
        self._rest = self._turn(self._read_touched, REST_MS)
        self._marking = self._turn(self._mark_current)
        self._reading = Slices(self)
        self._reading.ended.connect(self._show_touched)
        self._lay_out()
        self.box.textChanged.connect(self._wait_to_filter)
        self.box.down_pressed.connect(self._enter_list)
        self.box.returnPressed.connect(self._choose_first)
        self.list.clicked.connect(self._choose)
        self.list.activated.connect(self._choose)
        theme.changed.connect(self._lay_out_again)

    def set_graph(self, graph: Graph, loops: list[Think]) -> None:
        self.box.clear()
        self._touched = frozenset()
        self._reviews = ()
        self.model.set_statuses({})
        self._reading.stop()
        self.model.set_graph(graph)
        self.set_loops(loops)

    def set_standing(
        self, statuses: Mapping[str, "SupportStatus"], reviews: Sequence["ReviewItem"]
    ) -> None:
        """Show how the claims stand, and which of them need another look."""
        self._reviews = tuple(reviews)
        self.model.set_statuses(statuses)
        self.model.set_reviews(self._reviews)

    def set_supposed(self, falls: Mapping[str, "SupportStatus"], pulled: frozenset[str]) -> None:
        """Show which claims would fall by a what-if, and what is pulled out."""
        self.model.set_supposed(falls, pulled)

    def carried_at(self, point: QPoint) -> "Carried | None":
        """The node that can be carried away from a point of the list."""
        row = self.list.indexAt(point).data(ROW_ROLE)
        if isinstance(row, Row) and row.kind in (RowKind.NODE, RowKind.REVIEW):
            from whydesk.session.support_drops import Carried  # noqa: PLC0415 - with the mouse

            return Carried(row.key, row.text)
        return None

    def set_loops(self, loops: list[Think]) -> None:
        self._loops = loops
        self.model.set_loops(loops)

    def take(self, keys: frozenset[str]) -> None:
        """Show the nodes anew that changed, once typing rests: a list view goes over all of its
        rows when one comes or goes.
        """
        self._touched |= keys
        self._reading.stop()
        self._rest.ask()

    @Slot()
    def _read_touched(self) -> None:
        """Show what changed, or all anew, in slices, where that is much."""
        if len(self._touched) > _MANY:
            self._reading.begin(self.model.gather())
        else:
            self.model.take(self._touched)
            self._show_touched()

    @Slot()
    def _show_touched(self) -> None:
        self._touched = frozenset()
        self._marking.ask()  # that lays the list out, where it was filled anew

    @Slot(str)
    def set_current(self, key: str) -> None:
        """Show which node the caret is in, in a turn of its own: the text is painted first."""
        self._key = key
        self._marking.ask()

    def focused_key(self) -> str:
        """The node of the row that has the keyboard, empty where none has."""
        row = self.list.currentIndex().data(ROW_ROLE) if self.list.hasFocus() else None
        return row.key if isinstance(row, Row) and row.kind is RowKind.NODE else ""

    def focus_box(self) -> None:
        self.box.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.box.selectAll()

    def _turn(self, act: Callable[[], object], pause_ms: int = 0) -> Turn:
        made = Turn(self, pause_ms)
        made.came.connect(act)
        return made

    def _make_list(self) -> QListView:
        view = QListView(self)
        view.setAccessibleName(tr("Nodes by type"))
        view.setModel(self.model)
        view.setItemDelegate(SidebarDelegate(self._theme, view))
        view.setUniformItemSizes(True)
        view.setMouseTracking(True)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        return view

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        self._head = QHBoxLayout()
        self._head.addWidget(self.box)
        column.addLayout(self._head)
        column.addWidget(self.list)
        self._set_spaces(column)

    @Slot()
    def _lay_out_again(self) -> None:
        column = self.layout()
        if isinstance(column, QVBoxLayout):
            self._set_spaces(column)
        self.model.layoutChanged.emit()

    def _set_spaces(self, column: QVBoxLayout) -> None:
        px = self._theme.px
        self.setMinimumWidth(px(_LEAST_WIDTH))
        self._head.setContentsMargins(px(_MARGIN), 0, px(_MARGIN), 0)
        column.setContentsMargins(0, px(12), 0, px(4))
        column.setSpacing(px(8))

    @Slot()
    def _mark_current(self) -> None:
        index = self.model.index_of(self._key) if self._key else QModelIndex()
        if index == self.list.currentIndex():
            return
        if index.isValid():
            self.list.setCurrentIndex(index)
            self.list.scrollTo(index)
        else:
            self.list.clearSelection()
            self.list.setCurrentIndex(QModelIndex())

    @Slot()
    def _wait_to_filter(self) -> None:
        self._pause.ask()

    @Slot()
    def _filter(self) -> None:
        self.model.set_filter(self.box.text())
        if self._reading.running:
            self._read_touched()
        self.model.set_reviews(self._reviews)
        self.model.set_loops(self._loops)
        self._mark_current()

    @Slot()
    def _enter_list(self) -> None:
        self.list.setFocus()
        if not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.model.first_match())

    @Slot()
    def _choose_first(self) -> None:
        self._filter()
        self._choose(self.model.first_match())

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        row = index.data(ROW_ROLE)
        if not isinstance(row, Row):
            return
        if row.kind in (RowKind.NODE, RowKind.REVIEW):
            self.node_requested.emit(row.key)
        elif isinstance(row.place, Place):
            self.place_requested.emit(row.place)


class _FilterBox(QLineEdit):
    """The box over the list; Down goes into the list, Escape empties it."""

    down_pressed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setPlaceholderText(tr("Find a node"))
        self.setAccessibleName(tr("Find a node"))
        self.setClearButtonEnabled(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.down_pressed.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)
            return
        event.accept()
