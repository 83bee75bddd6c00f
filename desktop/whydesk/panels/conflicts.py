"""Conflicts: what disagrees, and what was replaced while something still rests on it."""

from collections.abc import Sequence
from enum import Enum
from typing import overload

from msgspec import Struct
from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from whydesk.engine.model import Node
from whydesk.engine.recall.conflicts import Conflicts, Reliance, SupersededInUse
from whydesk.engine.recall.why import CONTRADICTS
from whydesk.engine.wording import tr
from whydesk.panels.words import spoken_role
from whydesk.theme.theme import Theme
from whydesk.widgets.chip import Chip
from whydesk.widgets.empty_state import EmptyState
from whydesk.widgets.plain import one_line
from whydesk.widgets.rows import ROW_ROLE, RowDelegate, RowsModel

_ROW = 44
_SIDE = 16
_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_TITLE = tr("No conflicts")
_WORDS = tr(
    "Two nodes that contradict each other stand here, and what was superseded while something "
    "still rests on it. Both are links in the text:"
)
_EXAMPLE = tr("[[What was measured]] →(contradicts) [[What was hoped]]")


class ConflictKind(Enum):
    """What does not sit well."""

    CONTRADICTION = "contradiction"
    SUPERSEDED = "superseded"


class ConflictRow(Struct, frozen=True):
    """Two nodes and the role between them; ``source``, ``role`` and ``target`` name the link."""

    kind: ConflictKind
    left: str
    role: str
    right: str
    note: str
    source: str
    target: str

    def spoken(self) -> str:
        """The row as one sentence, for a screen reader."""
        return f"{self.left} {spoken_role(self.role)} {self.right}. {self.note}"


class ConflictRows(Sequence[ConflictRow]):
    """The rows: contradictions first, then each node that rests on one that was replaced.

    A row is put into words when it is looked at: there may be thousands.
    """

    def __init__(self, conflicts: Conflicts) -> None:
        self._pairs = conflicts.contradictions
        self._relying = [(use, one) for use in conflicts.superseded_in_use for one in use.used_by]

    def __len__(self) -> int:
        return len(self._pairs) + len(self._relying)

    @overload
    def __getitem__(self, index: int) -> ConflictRow: ...
    @overload
    def __getitem__(self, index: slice) -> list[ConflictRow]: ...
    def __getitem__(self, index: int | slice) -> ConflictRow | list[ConflictRow]:
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        if index < len(self._pairs):
            pair = self._pairs[index]
            return _contradiction(pair.left, pair.right)
        return _reliance(*self._relying[index - len(self._pairs)])


def _reliance(use: SupersededInUse, reliance: Reliance) -> ConflictRow:
    newer = ", ".join(one_line(node.label, 120) for node in use.superseded_by[:3])
    note = tr(
        "! {label} is superseded by {newer}, and still in use",
        label=one_line(use.node.label, 120),
        newer=newer,
    )
    ends = (reliance.node, use.node)
    if reliance.role == "supports":
        ends = ends[::-1]
    return ConflictRow(
        ConflictKind.SUPERSEDED, one_line(ends[0].label), reliance.role,
        one_line(ends[1].label), note, ends[0].key, ends[1].key,
    )  # fmt: skip


def _contradiction(left: Node, right: Node) -> ConflictRow:
    types = tr(" and ").join(one_line(node.type, 40) or tr("no type") for node in (left, right))
    note = tr("✗ They disagree: {types}", types=types)
    return ConflictRow(
        ConflictKind.CONTRADICTION, one_line(left.label), CONTRADICTS, one_line(right.label),
        note, left.key, right.key,
    )  # fmt: skip


class ConflictDelegate(RowDelegate):
    """Two labels with the role between them; beneath, what is wrong about it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, _ROW, parent)
        self._chip = Chip(theme)

    def paint_row(self, painter: QPainter, rect: QRectF, row: object) -> None:
        assert isinstance(row, ConflictRow)
        theme, px = self.theme, self.theme.px
        inner = rect.adjusted(px(_SIDE), px(4), -px(_SIDE), -px(4))
        upper = QRectF(inner.left(), inner.top(), inner.width(), px(20))
        word = spoken_role(row.role)
        chip = self._chip.width(word)
        font = theme.font(13)
        metrics = QFontMetricsF(font)
        room = max(0.0, upper.width() - chip - 2 * px(8))
        widths = [metrics.horizontalAdvance(name) + 2 for name in (row.left, row.right)]
        left = min(widths[0], max(room / 2, room - widths[1]))
        self._words(
            painter, QRectF(upper.left(), upper.top(), left, upper.height()), row.left, font
        )
        at = upper.left() + left + px(8)
        top = upper.top() + (upper.height() - self._chip.height) / 2
        self._chip.paint(painter, at, top, word, theme.role(row.role))
        at += chip + px(8)
        rest = QRectF(at, upper.top(), max(0.0, upper.right() - at), upper.height())
        self._words(painter, rest, row.right, font)
        lower = QRectF(inner.left(), upper.bottom(), inner.width(), px(16))
        note = theme.note_font()
        self._words(painter, lower, row.note, note, "soft")

    def _words(
        self, painter: QPainter, rect: QRectF, text: str, font: QFont, colour: str = "ink"
    ) -> None:
        painter.setFont(font)
        painter.setPen(self.theme.colour(colour))
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, _MIDDLE | Qt.AlignmentFlag.AlignLeft, shown)


class ConflictsPanel(QWidget):
    """The list, or what would stand in it. ``link_requested`` carries the row to go to."""

    link_requested = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("problemsBody")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.rows = RowsModel[ConflictRow](ConflictRow.spoken)
        self.list = QListView(self)
        self.list.setAccessibleName(tr("Conflicts"))
        self.list.setModel(self.rows)
        self.list.setItemDelegate(ConflictDelegate(theme, self.list))
        self.list.setUniformItemSizes(True)
        self.list.setMouseTracking(True)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.empty = EmptyState(theme, self)
        self.empty.say(_TITLE, _WORDS, _EXAMPLE)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.empty)
        self._pages.addWidget(self.list)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._pages)
        self.list.clicked.connect(self._choose)
        self.list.activated.connect(self._choose)

    def sizeHint(self) -> QSize:
        return QSize(600, 200)

    def show_conflicts(self, conflicts: Conflicts) -> None:
        """Show these conflicts; the row that was current stays so, as far as there is one."""
        rows = ConflictRows(conflicts)
        current = self.list.currentIndex().row()
        self.rows.set_rows(rows)
        self.list.setCurrentIndex(self.rows.index(min(max(current, 0), len(rows) - 1)))
        self._pages.setCurrentIndex(1 if rows else 0)

    def focus(self) -> None:
        """Give the list the keyboard."""
        self.list.setFocus()

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        row = index.data(ROW_ROLE)
        if isinstance(row, ConflictRow):
            self.link_requested.emit(row)
