"""What disagrees with the anchor: beside the chain, in a place of its own."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractItemView, QLabel, QListView, QVBoxLayout, QWidget

from whydesk.engine.model import Beside
from whydesk.engine.wording import counted, tr
from whydesk.panels.why_rows import MOST_LABEL
from whydesk.theme.theme import Theme
from whydesk.widgets.chip import Chip
from whydesk.widgets.plain import one_line
from whydesk.widgets.rows import RowDelegate, RowsModel

_ROW = 28
_MOST_ROWS = 4
_LINE = (
    Qt.AlignmentFlag.AlignVCenter
    | Qt.AlignmentFlag.AlignLeft
    | Qt.AlignmentFlag.AlignAbsolute
    | Qt.TextFlag.TextSingleLine
)


def said(other: Beside) -> str:
    """Who says so, read from the anchor to the other node."""
    if other.said_here and other.said_there:
        return tr("each contradicts")
    return "contradicts" if other.said_here else tr("contradicted by")


def _spoken(other: Beside) -> str:
    return f"{said(other)} {one_line(other.label, MOST_LABEL)}. {one_line(other.type, 60)}"


class BesideDelegate(RowDelegate):
    """One line each: who says so, and the node."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, _ROW, parent)
        self._chip = Chip(theme)

    def paint_row(self, painter: QPainter, rect: QRectF, row: object) -> None:
        assert isinstance(row, Beside)
        theme, px = self.theme, self.theme.px
        left = rect.left() + px(8)
        top = rect.top() + (rect.height() - self._chip.height) / 2
        left += self._chip.paint(painter, left, top, said(row), theme.role("contradicts")) + px(8)
        font = theme.font(13)
        metrics = QFontMetricsF(font)
        room = QRectF(left, rect.top(), rect.right() - left - px(8), rect.height())
        label = one_line(row.label, MOST_LABEL)
        painter.setFont(font)
        painter.setPen(theme.colour("ink"))
        painter.drawText(
            room, _LINE, metrics.elidedText(label, Qt.TextElideMode.ElideRight, room.width())
        )


class BesideBlock(QWidget):
    """The nodes that disagree with the anchor; not there where none does.

    ``chosen`` carries the node to select in the text, ``anchored`` the one to ask about.
    """

    chosen = Signal(str)
    anchored = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("whyBeside")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self.title = QLabel(tr("Disagrees with it"))
        self.title.setProperty("role", "note")
        self.rows = RowsModel[Beside](_spoken)
        self.list = QListView(self)
        self.list.setAccessibleName(tr("Disagrees with it"))
        self.list.setModel(self.rows)
        self.list.setItemDelegate(BesideDelegate(theme, self.list))
        self.list.setUniformItemSizes(True)
        self.list.setMouseTracking(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.title)
        self._column.addWidget(self.list)
        self.list.clicked.connect(self._choose)
        self.list.activated.connect(self._anchor)
        theme.changed.connect(self._take_theme)
        self._take_theme()

    def show_others(self, others: Sequence[Beside]) -> None:
        """Show these, or nothing at all."""
        if tuple(others) != tuple(self.rows.rows):
            self.rows.set_rows(tuple(others))
        words = counted(len(others), "Disagrees with it", "Disagree with it")
        if len(others) > _MOST_ROWS:
            words = counted(
                len(others), "Disagrees with it: {n} node", "Disagree with it: {n} nodes"
            )
        self.title.setText(words)
        self.setVisible(bool(others))
        self._take_theme()

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        self.chosen.emit(self.rows.rows[index.row()].key)

    @Slot(QModelIndex)
    def _anchor(self, index: QModelIndex) -> None:
        self.anchored.emit(self.rows.rows[index.row()].key)

    @Slot()
    def _take_theme(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(px(8), px(10), px(8), px(8))
        self._column.setSpacing(px(4))
        self.title.setContentsMargins(px(8), 0, 0, 0)
        self.list.setFixedHeight(px(_ROW) * min(_MOST_ROWS, max(1, len(self.rows.rows))) + 2)
