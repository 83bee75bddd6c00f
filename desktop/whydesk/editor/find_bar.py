"""Find and replace in this file: a bar under the text."""

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from whydesk.editor.file_search import FileSearch
from whydesk.editor.view import EditorView
from whydesk.engine.recall.literal import Wanted
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme
from whydesk.widgets.tick_box import TickBox

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class FindBar(QWidget):
    """What a search in one file is asked with; Enter goes on, Escape closes. GUI thread.

    ``search`` is what it asks: as the words are typed, and for as long as it is open.
    """

    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("findBar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self.search = FileSearch(self.isVisible, self)
        self.box = _box(tr("Find in this file"))
        self.other = _box(tr("Put in its place"))
        self.case = TickBox(tr("&Case"), theme, self)
        self.whole = TickBox(tr("&Whole words"), theme, self)
        self.said = QLabel(self)
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.said.setProperty("role", "note")
        self.said.setAccessibleName(tr("Places found"))
        self.replacing = QWidget(self)
        self._options = QWidget(self)
        self._is_wide = True
        self._lay_out()
        self.search.told.connect(self.said.setText)
        self.box.textChanged.connect(self._take_words)
        self.case.toggled.connect(self._take_words)
        self.whole.toggled.connect(self._take_words)
        theme.changed.connect(self._take_theme)
        self._take_theme()
        self.hide()

    def _lay_out(self) -> None:
        previous_button = _button(tr("Previous"), tr("Previous (Shift+Enter)"), self.find_previous)
        next_button = _button(tr("Next"), tr("Next (Enter)"), self.find_next)
        close_button = _button(tr("Close"), tr("Close (Escape)"), self.leave)
        self._upper = QHBoxLayout()
        self._upper.addWidget(self.box, 1)
        for part in (previous_button, next_button, self._options):
            self._upper.addWidget(part)
        self._upper.addStretch()
        self._upper.addWidget(close_button)
        self._ways = QHBoxLayout(self._options)
        for part in (self.case, self.whole, self.said):
            self._ways.addWidget(part)
        self._ways.addStretch()
        one = _button(tr("&Replace"), tr("Replace this one and go on (Enter)"), self.replace_one)
        every = _button(
            tr("Replace &all"), tr("Replace all in this file, as one step"), self.replace_all
        )
        self._lower = QHBoxLayout(self.replacing)
        self._lower.addWidget(self.other, 1)
        self._lower.addWidget(one)
        self._lower.addWidget(every)
        self._lower.addStretch()
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._upper)
        self._column.addWidget(self.replacing)
        parts = (self.box, self.other, one, every, self.case, self.whole)
        order = (*parts, previous_button, next_button, close_button)
        for before, behind in pairwise(order):
            self.setTabOrder(before, behind)

    # --- room -------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        """No more than two rows take, which it turns into: the panels beside keep their width."""
        least = super().minimumSizeHint()
        if self._is_wide:
            rows = [self._wide() - self._beside(), self._options.minimumSizeHint().width()]
            if self.replacing.isVisibleTo(self):
                rows.append(self.replacing.minimumSizeHint().width())
            margins = self._column.contentsMargins()
            least.setWidth(max(rows) + margins.left() + margins.right())
        return least

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._take_width()

    def _beside(self) -> int:
        """What the options take beside the box."""
        return self._options.minimumSizeHint().width() + self._upper.spacing()

    def _wide(self) -> int:
        """What one row takes at least with the options in it."""
        least = self._upper.minimumSize().width()
        return least if self._is_wide else least + self._beside()

    def _take_width(self) -> None:
        """Put the options below the box where there is no room beside it."""
        margins = self._column.contentsMargins()
        wide = self.width() - margins.left() - margins.right() >= self._wide()
        if wide is not self._is_wide:
            self._is_wide = wide
            if wide:
                self._column.removeWidget(self._options)
                self._upper.insertWidget(3, self._options)
            else:
                self._upper.removeWidget(self._options)
                self._column.insertWidget(1, self._options)
            self.updateGeometry()
            self._column.activate()
        self.other.setMaximumWidth(self.box.width())

    # --- opening and leaving ----------------------------------------------------------------------

    def open_on(self, view: EditorView, *, replacing: bool = False) -> None:
        """Begin a search in an editor; what is selected there is what is looked for."""
        self.search.serve(view)
        self.search.begin_here()
        chosen = view.selected()
        self.replacing.setVisible(replacing and not view.isReadOnly())
        self.show()
        if chosen and "\n" not in chosen:
            self.box.setText(chosen)
        self.search.look()
        self.box.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.box.selectAll()

    @Slot()
    def leave(self) -> None:
        """Close the bar; what it was asked for is done."""
        self.search.settle()
        self.hide()
        self.search.leave()
        self.closed.emit()

    # --- what is asked of the search --------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif event.key() in _ENTER and self.other.hasFocus():
            self.replace_one()
        elif event.key() in _ENTER:
            self.search.go(-1 if back else 1)
        else:
            super().keyPressEvent(event)

    @Slot()
    def _take_words(self) -> None:
        wanted = Wanted(self.box.text(), self.case.isChecked(), self.whole.isChecked())
        self.search.look_for(wanted)

    @Slot()
    def find_next(self) -> None:
        self.search.go(1)

    @Slot()
    def find_previous(self) -> None:
        self.search.go(-1)

    # By Alt and its letter a button is clicked a tenth of a second later: the bar may be closed.

    @Slot()
    def replace_one(self) -> None:
        """Replace the place that is selected and go to the next, unless the bar is closed."""
        if not self.isHidden():
            self.search.replace_one(self.other.text())

    @Slot()
    def replace_all(self) -> None:
        """Replace every place in this file, as one step of undo, unless the bar is closed."""
        if not self.isHidden():
            self.search.replace_all(self.other.text())

    # --- look -------------------------------------------------------------------------------------

    @Slot()
    def _take_theme(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(px(28), px(8), px(16), px(8))
        for layout in (self._column, self._upper, self._ways, self._lower):
            layout.setSpacing(px(8))
        for layout in (self._ways, self._lower):
            layout.setContentsMargins(0, 0, 0, 0)
        for box in (self.box, self.other):
            box.setMinimumWidth(px(110))
        self.box.setMaximumWidth(px(300))
        # The count comes and goes, and nothing is to move by it.
        self.said.setMinimumWidth(px(90))
        self._take_width()


def _box(name: str) -> QLineEdit:
    made = QLineEdit()
    made.setPlaceholderText(name)
    made.setAccessibleName(name)
    return made


def _button(text: str, tip: str, slot: Callable[[], object]) -> QPushButton:
    made = QPushButton(text)
    made.setProperty("quiet", True)
    made.setToolTip(tip)
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    made.clicked.connect(slot)
    return made
