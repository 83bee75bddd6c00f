"""A box and what it finds, over the text: what all lists to choose from by typing share."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from msgspec import Struct
from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QFrame, QLabel, QLineEdit, QListView, QVBoxLayout, QWidget

from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme
from whydesk.widgets.room import within
from whydesk.widgets.rows import RowDelegate, RowsModel

_WIDTH = 620
_HEIGHT = 440
_PAGE = 8
_STEPS = {
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageDown: _PAGE,
    Qt.Key.Key_PageUp: -_PAGE,
}
_T = TypeVar("_T")


class Said(Struct, frozen=True):
    """What a list to choose from says.

    ``hint`` stands in the empty box; under the list ``enter`` where something was found, else
    ``none``.
    """

    title: str
    hint: str
    enter: str
    none: str


class Picker(QDialog, Generic[_T]):
    """Finds as it is typed; Enter or a click chooses, Escape leaves.

    ``chosen`` carries the row that was; the dialog is closed by then.
    """

    chosen = Signal(object)

    def __init__(
        self,
        said: Said,
        find: Callable[[str], Sequence[_T]],
        wording: Callable[[_T], str],
        delegate: Callable[[Theme, QWidget], RowDelegate],
        theme: Theme,
        parent: QWidget,
    ) -> None:
        """``find`` gives what fits the text in the box, the likeliest first; ``wording`` is a row
        as it is heard.
        """
        super().__init__(parent)
        self._find = find
        self._said = said
        self.setWindowTitle(said.title)
        self.setModal(True)
        self.setObjectName("goTo")
        self.setWindowFlag(Qt.WindowType.FramelessWindowHint)
        self.box = _Box(self)
        self.box.setPlaceholderText(said.hint)
        self.box.setAccessibleName(said.title)
        self.model = RowsModel[_T](wording)
        self.list = QListView(self)
        self.list.setModel(self.model)
        self.list.setItemDelegate(delegate(theme, self.list))
        self.list.setUniformItemSizes(True)
        self.list.setMouseTracking(True)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setAccessibleName(tr("{title}: found", title=said.title))
        self.note = QLabel(self)
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        self.note.setProperty("role", "note")
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.px(12), theme.px(12), theme.px(12), theme.px(10))
        column.setSpacing(theme.px(8))
        for part in (self.box, self.list, self.note):
            column.addWidget(part)
        self.resize(within(self, theme.px(_WIDTH), theme.px(_HEIGHT)))
        self.box.textChanged.connect(self.search)
        self.box.step_pressed.connect(self._step)
        self.box.returnPressed.connect(self._choose_current)
        self.list.clicked.connect(self._choose)
        self.search("")
        self._go_over(parent)

    def _go_over(self, window: QWidget) -> None:
        """In the middle of the window, a bit above."""
        across = (window.width() - self.width()) // 2
        self.move(window.mapToGlobal(QPoint(across, window.height() // 8)))

    @Slot(str)
    def search(self, text: str) -> None:
        """Show what fits."""
        found = self._find(text)
        self.model.set_rows(found)
        self.list.setCurrentIndex(self.model.index(0))
        self.note.setText(self._said.enter if found else self._said.none)

    @Slot(int)
    def _step(self, step: int) -> None:
        last = self.model.rowCount() - 1
        row = min(max(0, self.list.currentIndex().row() + step), last)
        if row >= 0:
            self.list.setCurrentIndex(self.model.index(row))

    @Slot()
    def _choose_current(self) -> None:
        if self.list.currentIndex().isValid():
            self._choose(self.list.currentIndex())

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        row = self.model.rows[index.row()]
        self.accept()
        self.chosen.emit(row)


class _Box(QLineEdit):
    """The box; Up, Down and the page keys move in the list."""

    step_pressed = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self.step_pressed.emit(step)
            event.accept()
        else:
            super().keyPressEvent(event)
