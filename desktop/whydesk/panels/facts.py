"""A list of facts under headings: a shape, a label, and what is said of it, indented by depth."""

import html
from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QEvent, QModelIndex, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHelpEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from whydesk.engine.wording import tr
from whydesk.session.said import NOTHING_SAID, Said
from whydesk.theme.theme import Theme
from whydesk.widgets.plain import one_line, visible
from whydesk.widgets.rows import ROW_ROLE, Index, RowDelegate, RowsModel
from whydesk.widgets.shapes import draw_shape, tint_of

_ROW, _HEAD, _SHAPE, _INDENT = 26, 38, 11, 14
_DEEPEST = 8
_SPOKEN = 600


class Fact(Struct, frozen=True):
    """A line. ``before`` stands before the label, ``note`` behind it; ``key`` is where it leads."""

    label: str
    said: Said = NOTHING_SAID
    before: str = ""
    note: str = ""
    key: str = ""
    depth: int = 0
    heading: bool = False

    @property
    def spoken(self) -> str:
        level = tr("level {depth}", depth=self.depth + 1) if self.depth else ""
        name = f"{self.before} {self.label}".strip()
        return ", ".join(filter(None, (name, self.said.word, self.note, level)))


class FactDelegate(RowDelegate):
    """Paints a fact on one line; a heading stands lower in a higher row."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, _ROW, parent)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row = index.data(ROW_ROLE)
        heading = isinstance(row, Fact) and row.heading
        return QSize(80, self.theme.px(_HEAD if heading else _ROW))

    def paint_row(self, painter: QPainter, rect: QRectF, row: object) -> None:
        if not isinstance(row, Fact):
            return
        px, theme = self.theme.px, self.theme
        if row.heading:
            rect = rect.adjusted(px(4), px(12), -px(4), 0)
            font = theme.font(14, QFont.Weight.DemiBold)
            self._words(painter, rect, rect.left(), row.label, font, theme.colour("ink"))
            return
        ink = QColor(tint_of(theme.tokens, row.said.sense).ink)
        left = rect.left() + px(4) + px(_INDENT) * min(row.depth, _DEEPEST)
        rect = rect.adjusted(0, 0, -px(4), 0)
        if row.said.shape.value:
            mark = QRectF(left, rect.center().y() - px(_SHAPE) / 2, px(_SHAPE), px(_SHAPE))
            draw_shape(painter, mark, row.said.shape, ink)
            left = mark.right() + px(7)
        note, soft = theme.note_font(), theme.colour("soft")
        if row.before:
            left += self._words(painter, rect, left, row.before, note, soft) + px(6)
        tail = " · ".join(filter(None, (row.said.word, row.note)))
        kept = min(QFontMetricsF(note).horizontalAdvance(tail), rect.width() * 0.45)
        room = QRectF(rect.left(), rect.top(), rect.width() - kept - px(10), rect.height())
        left += self._words(painter, room, left, row.label, theme.font(), theme.colour("ink"))
        self._words(painter, rect, left + px(8), tail, note, ink if row.said.word else soft)

    def _words(
        self, painter: QPainter, rect: QRectF, left: float, text: str, font: QFont, colour: QColor
    ) -> float:
        metrics = QFontMetricsF(font)
        room = rect.right() - left
        if room < metrics.averageCharWidth() * 3:
            return 0.0
        cut = metrics.elidedText(one_line(text), Qt.TextElideMode.ElideRight, room)
        painter.setFont(font)
        painter.setPen(colour)
        line = QRectF(left, rect.top(), room, rect.height())
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, cut)
        return metrics.horizontalAdvance(cut)


class _Facts(RowsModel[Fact]):
    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and not self.rows[index.row()].heading:
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return Qt.ItemFlag.NoItemFlags


class FactList(QListView):
    """The list; ``node_chosen`` carries the key of a row that was clicked or entered."""

    node_chosen = Signal(str)

    def __init__(self, name: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.facts = _Facts(lambda fact: one_line(fact.spoken, _SPOKEN))
        self.setAccessibleName(name)
        self.setModel(self.facts)
        self.setItemDelegate(FactDelegate(theme, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.clicked.connect(self._choose)
        self.activated.connect(self._choose)
        theme.changed.connect(self.scheduleDelayedItemsLayout)

    def show_facts(self, facts: Sequence[Fact]) -> None:
        """Show these lines; the place in the list is kept where they are the same."""
        if tuple(facts) != tuple(self.facts.rows):
            self.facts.set_rows(tuple(facts))

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        row = index.data(ROW_ROLE)
        if isinstance(row, Fact) and row.key:
            self.node_chosen.emit(row.key)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            row = self.indexAt(event.pos()).data(ROW_ROLE)
            text = ""
            if isinstance(row, Fact):
                text = visible("\n".join(filter(None, (row.label[:2000], row.note))))
            # A tooltip guesses HTML in plain text: the text is made text of an HTML of ours.
            told = html.escape(text).replace("\n", "<br>")
            QToolTip.showText(event.globalPos(), f"<div>{told}</div>" if told else "", self)
            return True
        return super().viewportEvent(event)
