"""Lists of like rows: a model over a list of values, and what all their delegates share."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from whydesk.theme.theme import Theme
from whydesk.widgets.abstract import Abstract

ROW_ROLE = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex
_T = TypeVar("_T")


class RowsModel(QAbstractListModel, Generic[_T]):
    """Values as rows: ``ROW_ROLE`` gives the value, a screen reader hears its wording."""

    def __init__(self, wording: Callable[[_T], str]) -> None:
        super().__init__()
        self.rows: Sequence[_T] = ()
        self._wording = wording

    def set_rows(self, rows: Sequence[_T]) -> None:
        """Show these rows in place of the present ones."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == ROW_ROLE:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._wording(row)
        return None


class RowDelegate(QStyledItemDelegate, metaclass=Abstract):
    """Paints rows of one height, so that ten thousand of them cost nothing.

    A subclass paints what stands in a row. The ground of one that is selected or under the mouse
    is there already.
    """

    def __init__(self, theme: Theme, height: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self._height = height

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, self.theme.px(self._height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect = QRectF(option.rect)  # type: ignore[attr-defined]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = self._ground(option.state)  # type: ignore[attr-defined]
        if ground is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(rect, self.theme.px(6), self.theme.px(6))
        self.paint_row(painter, rect, index.data(ROW_ROLE))
        painter.restore()

    def _ground(self, state: QStyle.StateFlag) -> str | None:
        """The colour behind a row that is selected or under the mouse."""
        if state & QStyle.StateFlag.State_Selected:
            return self.theme.tokens.accent.ground
        return self.theme.tokens.hover if state & QStyle.StateFlag.State_MouseOver else None

    @abstractmethod
    def paint_row(self, painter: QPainter, rect: QRectF, row: object) -> None:
        """Paint what a row shows, inside its rectangle."""
