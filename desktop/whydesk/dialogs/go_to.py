"""Go to a node: a box and what it finds, over the text."""

from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QLabel,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from whydesk.engine.recall.find import Hit
from whydesk.theme.theme import Theme

ROW_ROLE = Qt.ItemDataRole.UserRole
_Index = QModelIndex | QPersistentModelIndex
_ROW = 46
_LIMIT = 50
_WIDTH = 620
_HEIGHT = 440
Finder = Callable[[str, int], list[Hit]]


class HitsModel(QAbstractListModel):
    """The nodes found."""

    def __init__(self) -> None:
        super().__init__()
        self.hits: list[Hit] = []

    def set_hits(self, hits: list[Hit]) -> None:
        self.beginResetModel()
        self.hits = hits
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.hits)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        hit = self.hits[index.row()]
        if role == ROW_ROLE:
            return hit
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{hit.label}, {hit.type}" if hit.type else hit.label
        return None


class HitDelegate(QStyledItemDelegate):
    """A hit: mark and label, its type at the end of the line, a piece of its text beneath."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(100, self._theme.px(_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        hit: Hit = index.data(ROW_ROLE)
        px = self._theme.px
        tokens = self._theme.tokens
        rect = QRectF(option.rect)  # type: ignore[attr-defined]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if option.state & QStyle.StateFlag.State_Selected:  # type: ignore[attr-defined]
            painter.setBrush(QColor(tokens.accent.ground))
            painter.drawRoundedRect(rect, px(6), px(6))
        upper = rect.adjusted(px(12), px(5), -px(12), -px(22))
        lower = rect.adjusted(px(30), px(24), -px(12), -px(4))
        painter.setBrush(self._theme.mark(hit.type))
        top = upper.center().y() - px(4)
        painter.drawRoundedRect(QRectF(upper.left(), top, px(8), px(8)), 2, 2)
        upper.adjust(px(18), 0, 0, 0)
        note = self._theme.note_font()
        taken = QFontMetricsF(note).horizontalAdvance(hit.type) + px(12)
        self._line(painter, upper.adjusted(0, 0, -taken, 0), hit.label, False)
        self._line(painter, upper, hit.type, True, Qt.AlignmentFlag.AlignRight)
        self._line(painter, lower, hit.snippet, True)
        painter.restore()

    def _line(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        soft: bool,
        side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        font = self._theme.note_font() if soft else self._theme.font(14)
        painter.setFont(font)
        painter.setPen(self._theme.colour("soft" if soft else "ink"))
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, side | Qt.AlignmentFlag.AlignVCenter, shown)


class GoTo(QDialog):
    """Finds as it is typed; Enter or a click goes there. ``node_chosen`` carries the key."""

    node_chosen = Signal(str)

    def __init__(self, find: Finder, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Go to a node")
        self.setModal(True)
        self.setObjectName("goTo")
        self.setWindowFlag(Qt.WindowType.FramelessWindowHint)
        self._find = find
        self.box = _Box(self)
        self.box.setPlaceholderText("A label, or any word")
        self.box.setAccessibleName("Go to a node")
        self.model = HitsModel()
        self.list = QListView(self)
        self.list.setModel(self.model)
        self.list.setItemDelegate(HitDelegate(theme, self.list))
        self.list.setUniformItemSizes(True)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setAccessibleName("Nodes found")
        self.said = QLabel(self)
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.said.setProperty("role", "note")
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.px(12), theme.px(12), theme.px(12), theme.px(10))
        column.setSpacing(theme.px(8))
        for part in (self.box, self.list, self.said):
            column.addWidget(part)
        self.resize(theme.px(_WIDTH), theme.px(_HEIGHT))
        self.box.textChanged.connect(self._search)
        self.box.step_pressed.connect(self._step)
        self.box.returnPressed.connect(self._choose_current)
        self.list.clicked.connect(self._choose)
        self._search("")

    @Slot(str)
    def _search(self, text: str) -> None:
        hits = self._find(text, _LIMIT)
        self.model.set_hits(hits)
        self.list.setCurrentIndex(self.model.index(0))
        self.said.setText("Enter goes there · Esc closes" if hits else "No node has these words.")

    @Slot(int)
    def _step(self, step: int) -> None:
        row = self.list.currentIndex().row() + step
        if 0 <= row < self.model.rowCount():
            self.list.setCurrentIndex(self.model.index(row))

    @Slot()
    def _choose_current(self) -> None:
        if self.list.currentIndex().isValid():
            self._choose(self.list.currentIndex())

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        key = self.model.hits[index.row()].key
        self.accept()
        self.node_chosen.emit(key)


class _Box(QLineEdit):
    """The box; Up and Down move in the list."""

    step_pressed = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.step_pressed.emit(1 if event.key() == Qt.Key.Key_Down else -1)
            event.accept()
        else:
            super().keyPressEvent(event)
