"""The map as an outline: the same nodes and links as a tree, for keyboard and screen reader."""

from collections import deque
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import QStyleOptionViewItem, QTreeView, QWidget

from whydesk.canvas.cards import draw_line
from whydesk.canvas.map_scene import tie_key
from whydesk.canvas.words import hidden_words, spoken
from whydesk.engine.graph.neighbourhood import Neighbourhood, Side, Spot, Tie
from whydesk.engine.redaction.tiers import tier_of
from whydesk.engine.wording import tr
from whydesk.session.tier_words import tier_said
from whydesk.theme.theme import Theme
from whydesk.widgets.chip import Chip
from whydesk.widgets.plain import one_line
from whydesk.widgets.rows import ROW_ROLE, RowDelegate

_ROW = 30
_Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class OutlineRow:
    """A node below another, by a link; ``again`` where it already stands elsewhere."""

    spot: Spot
    tie: Tie | None = None
    turned: bool = False
    again: bool = False

    @property
    def link(self) -> str:
        return spoken(self.tie.role, turned=self.turned) if self.tie else ""

    @property
    def hidden(self) -> str:
        """What is not shown of the node's neighbours, in words."""
        counts = [
            hidden_words(side, count)
            for side in Side
            if (count := self.spot.hidden_at(side)) and not self.again
        ]
        return ", ".join(counts)

    @property
    def spoken(self) -> str:
        """The row as a sentence."""
        spot = self.spot
        again = tr("shown above") if self.again else ""
        tier = tier_of(spot.visibility)
        closed = tier_said(tier) if tier else ""
        parts = (
            f"{self.link} {one_line(spot.label)}".strip(),
            spot.type or tr("no type"),
            spot.day,
        )
        return ", ".join(filter(None, (*parts, closed, again, self.hidden)))


class OutlineModel(QStandardItemModel):
    """Each node once in full, nearest to the anchor, and each link once."""

    def set_found(self, found: Neighbourhood | None) -> None:
        self.clear()
        if found is None:
            return
        spots = {spot.key: spot for spot in found.spots}
        ties: dict[str, list[Tie]] = {key: [] for key in spots}
        for tie in found.ties:
            ties[tie.effect].append(tie)
            if tie.cause != tie.effect:
                ties[tie.cause].append(tie)
        placed = {found.anchor: _item(OutlineRow(spots[found.anchor]))}
        self.appendRow(placed[found.anchor])
        seen: set[str] = set()
        queue = deque([found.anchor])
        while queue or len(placed) < len(spots):
            if not queue:
                # A node whose link is filtered, or that was written apart: it stands by itself.
                key = next(key for key in spots if key not in placed)
                placed[key] = _item(OutlineRow(spots[key]))
                self.appendRow(placed[key])
                queue.append(key)
            here = queue.popleft()
            # What it rests on first, then what follows from it, then what disagrees.
            for tie in sorted(ties[here], key=lambda tie: (not tie.causal, tie.effect != here)):
                if tie_key(tie) in seen:
                    continue
                seen.add(tie_key(tie))
                far = tie.cause if tie.effect == here else tie.effect
                row = OutlineRow(spots[far], tie, tie.source != here, far in placed)
                item = _item(row)
                placed[here].appendRow(item)
                if far not in placed:
                    placed[far] = item
                    queue.append(far)


def _item(row: OutlineRow) -> QStandardItem:
    item = QStandardItem(row.spoken)
    item.setData(row, ROW_ROLE)
    item.setEditable(False)
    return item


class OutlineDelegate(RowDelegate):
    """Paints the role as a chip, the label, and the type."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, _ROW, parent)
        self._chip = Chip(theme)

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(60, self.theme.px(_ROW))

    def paint_row(self, painter: QPainter, rect: QRectF, row: object) -> None:
        if not isinstance(row, OutlineRow):
            return
        px = self.theme.px
        left = rect.left() + px(4)
        if row.tie is not None:
            top = rect.center().y() - self._chip.height / 2
            tint = self.theme.role(row.tie.role)
            left += self._chip.paint(painter, left, top, row.link, tint) + px(8)
        note = row.hidden or (tr("shown above") if row.again else row.spot.type)
        left += self._words(painter, rect, left, one_line(row.spot.label), soft=row.again) + px(8)
        note = " · ".join(filter(None, (tier_of(row.spot.visibility).mark, note)))
        self._words(painter, rect, left, note, soft=True)

    def _words(
        self, painter: QPainter, rect: QRectF, left: float, text: str, *, soft: bool
    ) -> float:
        font = self.theme.note_font() if soft else self.theme.font()
        metrics = QFontMetricsF(font)
        room = rect.right() - left - self.theme.px(4)
        if room < metrics.averageCharWidth() * 3:
            return 0.0
        cut = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
        painter.setFont(font)
        painter.setPen(self.theme.colour("soft" if soft else "ink"))
        draw_line(painter, QRectF(left, rect.top(), room, rect.height()), cut, left=True)
        return metrics.horizontalAdvance(cut)


class MapOutline(QTreeView):
    """The tree. Its signals carry what was done to which row; the map does the same for a card."""

    row_chosen = Signal(object)
    anchor_requested = Signal(str)
    turn_requested = Signal(str)
    menu_requested = Signal(object, QPoint)
    text_requested = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("mapOutline")
        self.setAccessibleName(tr("The map as an outline"))
        self._model = OutlineModel()
        self.setModel(self._model)
        self.setItemDelegate(OutlineDelegate(theme, self))
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        self.setExpandsOnDoubleClick(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self._filling = False
        self.selectionModel().currentChanged.connect(self._current_changed)
        self.doubleClicked.connect(self._double_clicked)

    # --- content ----------------------------------------------------------------------------------

    def set_found(self, found: Neighbourhood | None) -> None:
        """Show a neighbourhood; the row of the same node and link stays the current one."""
        row = self.current_row
        self._filling = True
        self._model.set_found(found)
        self.expandAll()
        if row is not None:
            self._select(row.spot.key, row.tie)
        self._filling = False

    @property
    def current_row(self) -> OutlineRow | None:
        row = self.currentIndex().data(ROW_ROLE)
        return row if isinstance(row, OutlineRow) else None

    def rows(self) -> list[OutlineRow]:
        """All rows, from top to bottom."""
        found: list[OutlineRow] = []
        stack = [self._model.invisibleRootItem()]
        while stack:
            item = stack.pop()
            row = item.data(ROW_ROLE)
            if isinstance(row, OutlineRow):
                found.append(row)
            stack += [item.child(number) for number in reversed(range(item.rowCount()))]
        return found

    def show_current(self, key: str, tie: Tie | None) -> None:
        """Make the row of a node, or of a link, the current one, without telling."""
        row = self.current_row
        if row is not None and (row.tie == tie if tie else row.spot.key == key and not row.again):
            return
        self._filling = True
        self._select(key, tie)
        self._filling = False

    def _select(self, key: str, tie: Tie | None) -> None:
        stack = [self._model.invisibleRootItem()]
        while stack:
            item = stack.pop()
            row = item.data(ROW_ROLE)
            if isinstance(row, OutlineRow) and (
                row.tie == tie if tie else row.spot.key == key and not row.again
            ):
                self.setCurrentIndex(item.index())
                return
            stack += [item.child(number) for number in range(item.rowCount())]

    # --- gestures ---------------------------------------------------------------------------------

    def _current_changed(self, _now: QModelIndex, _before: QModelIndex) -> None:
        row = self.current_row
        if row is not None and not self._filling:
            self.row_chosen.emit(row)

    def _double_clicked(self, _index: QModelIndex) -> None:
        if self.current_row is not None:
            self.text_requested.emit(self.current_row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.current_row
        key = event.key()
        if row is not None and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.anchor_requested.emit(row.spot.key)
        elif row is not None and key == Qt.Key.Key_Space:
            self.turn_requested.emit(row.spot.key)
        elif key == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        row = self.current_row
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            row = self.indexAt(event.pos()).data(ROW_ROLE)
        at = event.globalPos()
        if event.reason() != QContextMenuEvent.Reason.Mouse:
            rect = self.visualRect(self.currentIndex())
            at = self.viewport().mapToGlobal(rect.bottomLeft())
        if isinstance(row, OutlineRow):
            self.menu_requested.emit(row, at)
