"""Lists of like rows: a model over a list of values, and what all their delegates share."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    QStringListModel,
    Qt,
    Slot,
)
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from whydesk.theme.theme import Theme
from whydesk.widgets.abstract import Abstract
from whydesk.widgets.row_state import RowState, state_of

ROW_ROLE = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex
_T = TypeVar("_T")


class CountedModel(QStringListModel):
    """A list model whose rows Qt counts by itself; a subclass says what stands in them.

    To lay a list out, a view asks for the number of rows at every single row. Asked of Python,
    10,000 rows take 25 ms. The strings are there to be counted, and always empty.

    ``note`` makes a change of rows in what the subclass holds: once all have heard that it comes,
    and before any hears that it is made, as between ``beginInsertRows`` and ``endInsertRows``.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._note: Callable[[], object] | None = None
        # The first to be connected are the first to be told.
        self.rowsInserted.connect(self._take_note)
        self.rowsRemoved.connect(self._take_note)

    def set_count(self, rows: int) -> None:
        """Begin anew with so many rows; what stands in them is to be another by now."""
        self.setStringList([""] * rows)

    def put_in(self, first: int, count: int, note: Callable[[], object]) -> None:
        """Have rows come before the one that is the first now."""
        self._note = note
        self.insertRows(first, count)

    def take_out(self, first: int, count: int, note: Callable[[], object]) -> None:
        """Have rows go."""
        self._note = note
        self.removeRows(first, count)

    @Slot()
    def _take_note(self) -> None:
        note, self._note = self._note, None
        if note is not None:
            note()

    def flags(self, index: Index) -> Qt.ItemFlag:
        """As of a list that is only read: that of strings can be edited and dragged."""
        return QAbstractListModel.flags(self, index)


class RowsModel(CountedModel, Generic[_T]):
    """Values as rows: ``ROW_ROLE`` gives the value, a screen reader hears its wording."""

    def __init__(self, wording: Callable[[_T], str]) -> None:
        super().__init__()
        self.rows: Sequence[_T] = ()
        self._wording = wording

    def set_rows(self, rows: Sequence[_T]) -> None:
        """Show these rows in place of the present ones."""
        self.rows = rows
        self.set_count(len(rows))

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
        ground = self._ground(state_of(option))
        if ground is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(rect, self.theme.px(6), self.theme.px(6))
        self.paint_row(painter, rect, index.data(ROW_ROLE))
        painter.restore()

    def _ground(self, state: RowState) -> str | None:
        """The colour behind a row that is selected or under the mouse."""
        if state.selected:
            return self.theme.tokens.accent.ground
        return self.theme.tokens.hover if state.hovered else None

    @abstractmethod
    def paint_row(self, painter: QPainter, rect: QRectF, row: object) -> None:
        """Paint what a row shows, inside its rectangle."""
