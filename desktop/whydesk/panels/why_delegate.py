"""Paints the rows of the why panel; what was measured is kept while the width stays."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem

from whydesk.panels.why_card import Look, Plan, WhyFace
from whydesk.panels.why_model import ROW_ROLE
from whydesk.panels.why_rows import WhyRow
from whydesk.theme.theme import Theme
from whydesk.widgets.row_state import state_of

_Index = QModelIndex | QPersistentModelIndex


class WhyDelegate(QStyledItemDelegate):
    """Heights come from the widths of texts, so that thousands of rows are measured quickly."""

    def __init__(self, theme: Theme, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self._face = WhyFace(theme)
        self._plans: dict[int, Plan] = {}
        theme.changed.connect(self._take_theme)

    def _take_theme(self) -> None:
        self._face.take_theme()
        self._plans.clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        plan = self._plan(index)
        return QSize(round(plan.width), round(plan.height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        state = state_of(option)
        look = Look(current=state.focused and state.selected, hovered=state.hovered)
        rect = QRectF(option.rect)  # type: ignore[attr-defined]
        self._face.paint(painter, rect, self._plan(index), look)

    def folds_at(self, index: QModelIndex, at: QPoint) -> bool:
        """Whether a point of the view is where a click folds the row."""
        area = self._face.fold_area(self._plan(index), QRectF(self._view.visualRect(index)))
        return area.contains(at)

    def _plan(self, index: _Index) -> Plan:
        width = float(self._view.viewport().width())
        row = index.data(ROW_ROLE)
        assert isinstance(row, WhyRow)
        found = self._plans.get(index.row())
        if found is None or found.row is not row or found.width != width:
            found = self._plans[index.row()] = self._face.plan(row, width)
        return found
