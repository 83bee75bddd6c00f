"""The evidence of a claim as an outline: what the picture shows, for keyboard and screen reader."""

import html

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import QFrame, QStyleOptionViewItem, QTreeView, QWidget

from whydesk.engine.wording import tr
from whydesk.session.support_drops import Carried, carried_of
from whydesk.session.support_keys import key_name
from whydesk.session.support_parts import BOXES, Kind, Part, Picture
from whydesk.theme.theme import Theme
from whydesk.widgets.lines import is_leftward
from whydesk.widgets.plain import one_line, visible
from whydesk.widgets.rows import ROW_ROLE, RowDelegate
from whydesk.widgets.shapes import draw_shape, tint_of

_ROW, _SHAPE = 28, 11
_SPOKEN = 600
_Index = QModelIndex | QPersistentModelIndex


class SupportDelegate(RowDelegate):
    """Paints the shape of a state, the label, and after it the word of the state and the rest."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, _ROW, parent)

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(60, self.theme.px(_ROW))

    def paint_row(self, painter: QPainter, rect: QRectF, row: object) -> None:
        if not isinstance(row, Part):
            return
        px = self.theme.px
        ink = QColor(tint_of(self.theme.tokens, row.said.sense).ink)
        left = rect.left() + px(4)
        if row.said.shape.value:
            mark = QRectF(left, rect.center().y() - px(_SHAPE) / 2, px(_SHAPE), px(_SHAPE))
            draw_shape(painter, mark, row.said.shape, ink)
            left = mark.right() + px(7)
        font = self.theme.font(14)
        font.setStrikeOut(row.pulled or row.withdrawn)
        if row.kind is Kind.CLAIM:
            font.setWeight(QFont.Weight.DemiBold)
        soft = row.kind in BOXES or row.kind is Kind.MORE or row.pulled
        tail = _tail(row)
        note = self.theme.note_font()
        kept = min(QFontMetricsF(note).horizontalAdvance(tail), rect.width() * 0.42)
        room = rect.right() - left - kept - px(14)
        colour = self.theme.colour("soft" if soft else "ink")
        left += self._words(
            painter, QRectF(left, rect.top(), room, rect.height()), row.label, font, colour
        ) + px(8)
        room = rect.right() - left - px(4)
        self._words(
            painter,
            QRectF(left, rect.top(), room, rect.height()),
            tail,
            note,
            ink if row.said.word else self.theme.colour("soft"),
        )

    def _words(
        self, painter: QPainter, rect: QRectF, text: str, font: QFont, colour: QColor
    ) -> float:
        metrics = QFontMetricsF(font)
        if rect.width() < metrics.averageCharWidth() * 3:
            return 0.0
        cut = metrics.elidedText(one_line(text), Qt.TextElideMode.ElideRight, rect.width())
        painter.setFont(font)
        painter.setPen(colour)
        leftward = is_leftward(cut)
        painter.setLayoutDirection(
            Qt.LayoutDirection.RightToLeft if leftward else Qt.LayoutDirection.LeftToRight
        )
        side = Qt.AlignmentFlag.AlignRight if leftward else Qt.AlignmentFlag.AlignLeft
        flags = side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
        width = metrics.horizontalAdvance(cut)
        rect.setWidth(min(rect.width(), width + 2))
        painter.drawText(rect, flags | Qt.TextFlag.TextSingleLine, cut)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        return width


def _tail(part: Part) -> str:
    """What stands behind a label: the state in a word, and what else is to be said."""
    if part.pulled:
        return tr("what if")
    tags = (tag.word for tag in part.tags)
    plain = part.kind in (Kind.LEG, Kind.CLAIM) and not part.withdrawn and bool(part.said.word)
    note = "" if plain else part.note
    return " · ".join(filter(None, (part.said.word, *tags, note)))


class SupportOutline(QTreeView):
    """The tree. GUI thread.

    ``part_chosen`` tells that a row became the current one, ``key_pressed`` carries a key on one,
    ``act_requested`` a double click (to the text), ``menu_requested`` wants a row's menu.
    """

    part_chosen = Signal(object)
    key_pressed = Signal(str, object)
    act_requested = Signal(str, object)
    menu_requested = Signal(object, QPoint)
    left = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("supportOutline")
        self.setAccessibleName(tr("The evidence as an outline"))
        self._model = QStandardItemModel(self)
        self._items: dict[str, QStandardItem] = {}
        self._filling = False
        self.setModel(self._model)
        self.setItemDelegate(SupportDelegate(theme, self))
        self.setHeaderHidden(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformRowHeights(True)
        self.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        self.setExpandsOnDoubleClick(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self._theme = theme
        self._take_theme()
        theme.changed.connect(self._take_theme)
        self.selectionModel().currentChanged.connect(self._current_changed)
        self.doubleClicked.connect(self._double_clicked)

    @Slot()
    def _take_theme(self) -> None:
        self.setIndentation(self._theme.px(16))

    # --- content ----------------------------------------------------------------------------------

    def show_picture(self, picture: Picture | None, current: str) -> None:
        """Show a picture; what was folded stays folded while it is there."""
        folded = {path for path, item in self._items.items() if self._is_folded(item)}
        self._filling = True
        self._model.clear()
        self._items = {}
        if picture is not None:
            for part in picture.walk():
                item = _item(part)
                self._items[part.path] = item
            for part in picture.walk():
                for child in part.children:
                    self._items[part.path].appendRow(self._items[child.path])
            self._model.appendRow(self._items[picture.root.path])
            self.expandAll()
            for path in folded & self._items.keys():
                self.collapse(self._items[path].index())
        self._filling = False
        self.show_current(current)

    def _is_folded(self, item: QStandardItem) -> bool:
        return item.hasChildren() and not self.isExpanded(item.index())

    def show_current(self, path: str) -> None:
        """Make a row the current one, without telling."""
        item = self._items.get(path)
        if item is not None and item.index() != self.currentIndex():
            self._filling = True
            self.setCurrentIndex(item.index())
            self._filling = False

    @property
    def part(self) -> Part | None:
        """The current row's part."""
        return self._part(self.currentIndex())

    def index_of(self, path: str) -> QModelIndex:
        """Where a part stands; invalid where it does not."""
        item = self._items.get(path)
        return item.index() if item is not None else QModelIndex()

    def part_at(self, point: QPoint) -> Part | None:
        """The part of the row at a point of the viewport."""
        return self._part(self.indexAt(point))

    def rows(self) -> list[Part]:
        """All rows from top to bottom, folded ones too."""
        return [item.data(ROW_ROLE) for item in self._items.values()]

    def pick(self, point: QPoint) -> Carried | None:
        """What can be carried away from a point."""
        part = self.part_at(point)
        return carried_of(part) if part is not None else None

    def _part(self, index: QModelIndex) -> Part | None:
        row = index.data(ROW_ROLE)
        return row if isinstance(row, Part) else None

    # --- gestures ---------------------------------------------------------------------------------

    def _current_changed(self, _now: QModelIndex, _before: QModelIndex) -> None:
        if self.part is not None and not self._filling:
            self.part_chosen.emit(self.part)

    def _double_clicked(self, _index: QModelIndex) -> None:
        if self.part is not None:
            self.act_requested.emit("text", self.part)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        name = key_name(event.key(), event.modifiers())
        if name == "Esc":
            self.left.emit()
        elif name and self.part is not None:
            self.key_pressed.emit(name, self.part)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        part = self.part_at(event.pos()) if by_mouse else self.part
        at = event.globalPos()
        if not by_mouse:
            rect = self.visualRect(self.currentIndex())
            at = self.viewport().mapToGlobal(rect.bottomLeft())
        if part is not None:
            self.menu_requested.emit(part, at)


def _item(part: Part) -> QStandardItem:
    item = QStandardItem(one_line(part.spoken, _SPOKEN))
    item.setData(part, ROW_ROLE)
    item.setEditable(False)
    text = visible("\n".join(filter(None, (part.label[:2000], part.note[:2000]))))
    # A tooltip guesses HTML in plain text: it is given HTML in which the text is only text.
    item.setToolTip(f"<div>{html.escape(text).replace(chr(10), '<br>')}</div>")
    return item
