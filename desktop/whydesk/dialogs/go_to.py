"""Go to a node: a box and what it finds, over the text."""

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QDialog, QFrame, QLabel, QLineEdit, QListView, QVBoxLayout, QWidget

from whydesk.engine.recall.find import Hit
from whydesk.theme.theme import Theme
from whydesk.widgets.rows import RowDelegate, RowsModel

_ROW = 46
_LIMIT = 50
_WIDTH = 620
_HEIGHT = 440
Finder = Callable[[str, int], list[Hit]]


def _wording(hit: Hit) -> str:
    return f"{hit.label}, {hit.type}" if hit.type else hit.label


class HitDelegate(RowDelegate):
    """A hit: mark and label, its type at the end of the line, a piece of its text beneath."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, _ROW, parent)

    def paint_row(self, painter: QPainter, rect: QRectF, row: object) -> None:
        assert isinstance(row, Hit)
        px = self.theme.px
        upper = rect.adjusted(px(12), px(5), -px(12), -px(22))
        lower = rect.adjusted(px(30), px(24), -px(12), -px(4))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.mark(row.type))
        top = upper.center().y() - px(4)
        painter.drawRoundedRect(QRectF(upper.left(), top, px(8), px(8)), 2, 2)
        upper.adjust(px(18), 0, 0, 0)
        note = self.theme.note_font()
        taken = QFontMetricsF(note).horizontalAdvance(row.type) + px(12)
        self._line(painter, upper.adjusted(0, 0, -taken, 0), row.label, False)
        self._line(painter, upper, row.type, True, Qt.AlignmentFlag.AlignRight)
        self._line(painter, lower, row.snippet, True)

    def _line(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        soft: bool,
        side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        font = self.theme.note_font() if soft else self.theme.font(14)
        painter.setFont(font)
        painter.setPen(self.theme.colour("soft" if soft else "ink"))
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
        self.model = RowsModel[Hit](_wording)
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
        self.model.set_rows(hits)
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
        key = self.model.rows[index.row()].key
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
