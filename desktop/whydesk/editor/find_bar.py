"""Find and replace in this file: a bar under the text."""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from whydesk.editor.view import EditorView
from whydesk.engine.model import Span, TextEdit
from whydesk.engine.recall.literal import Wanted, find_in, replacing
from whydesk.engine.wording import counted, tr
from whydesk.session.slices import Slices
from whydesk.theme.theme import Theme
from whydesk.widgets.tick_box import TickBox

PAUSE_MS = 150
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class FindBar(QWidget):
    """Searches the text of one editor as it is typed; Enter goes on, Escape closes.

    All places are found before anything is done with them: at once, or in slices where there are
    very many.

    ``edits_requested`` carries the edits of a replacing, which are one step of undo.
    """

    closed = Signal()
    edits_requested = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("findBar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self._view: EditorView | None = None
        self._from = (0, 0)
        self._hits: list[Span] = []
        self._found: list[Span] = []
        self._is_stale = True
        self._changed = 0
        self._before: int | None = None
        self._waiting: list[Callable[[], object]] = []
        self._slices = Slices(self)
        self._slices.ended.connect(self._take_found)
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
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self._look_again)
        self.box.textChanged.connect(self._search_again)
        self.case.toggled.connect(self._search_again)
        self.whole.toggled.connect(self._search_again)
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
        self.serve(view)
        self._from = (view.caret()[0], view.selection_start())
        chosen = view.selected()
        self.replacing.setVisible(replacing and not view.isReadOnly())
        self.show()
        if chosen and "\n" not in chosen:
            self.box.setText(chosen)
        self._look()
        self.box.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.box.selectAll()

    def serve(self, view: EditorView) -> None:
        """Turn to another editor, if the search is not in that one already."""
        if view is self._view:
            return
        self.forget()
        self._view = view
        view.text.edited.connect(self._text_edited)
        self._look_again()

    def forget(self) -> None:
        """Let go of the editor that was searched."""
        if self._view is not None:
            self._view.text.edited.disconnect(self._text_edited)
            self._view.set_hits(())
        self._view, self._before, self._changed = None, None, 0
        self._hits, self._is_stale = [], True
        self._slices.stop()

    def settle(self) -> None:
        """Do now what waits for all places to be found: a replacing, a way to the next."""
        while self._slices.running and self._waiting:
            self._slices.finish()

    @Slot()
    def leave(self) -> None:
        self.settle()
        self.hide()
        if self._view is not None:
            self._view.set_hits(())
            self._view.setFocus()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif event.key() in _ENTER and self.other.hasFocus():
            self.replace_one()
        elif event.key() in _ENTER:
            self._go(-1 if back else 1)
        else:
            super().keyPressEvent(event)

    # --- finding ----------------------------------------------------------------------------------

    @Slot()
    def find_next(self) -> None:
        self._go(1)

    @Slot()
    def find_previous(self) -> None:
        self._go(-1)

    @Slot()
    def _search_again(self) -> None:
        """The words are others: the first place from where the search began."""
        self._is_stale, self._changed = True, 0
        self._with_hits(self._show_first)

    @Slot()
    def _text_edited(self) -> None:
        self._is_stale = True
        if self._before is None:
            self._changed = 0
        self._slices.stop()
        if self.isVisible():
            self._pause.start()

    @Slot()
    def _look_again(self) -> None:
        """The text is another: its places, if anybody sees them."""
        if self.isVisible():
            self._look()

    def _look(self) -> None:
        """Find all places of the present words in the present text."""
        self._pause.stop()
        self._waiting = []
        self._is_stale = False
        if self._view is not None:
            self._slices.begin_now(self._search(self._view))

    def _search(self, view: EditorView) -> Iterator[None]:
        self._found = found = []
        wanted = Wanted(self.box.text(), self.case.isChecked(), self.whole.isChecked())
        for hit in find_in(view.text.live, wanted):
            found.append(hit)
            yield

    @Slot()
    def _take_found(self) -> None:
        self._hits = self._found
        if self._view is not None and self.isVisible():
            self._view.set_hits(self._hits)
        self._say()
        waiting, self._waiting = self._waiting, []
        for act in waiting:
            self._with_hits(act)

    def _with_hits(self, act: Callable[[], object]) -> None:
        """Do something with the places of the present words, as soon as all are known."""
        if self._is_stale:
            self._look()
        if self._slices.running:
            self._waiting.append(act)
        elif self._view is not None:
            act()

    def _show_first(self) -> None:
        if self._hits:
            self._show(bisect_left(self._hits, self._from, key=_start) % len(self._hits))

    def _go(self, step: int) -> None:
        self._changed = 0
        self._with_hits(partial(self._go_on, step))

    def _go_on(self, step: int) -> None:
        """Go to the next place from the caret, round the end of the text."""
        if self._view is None or not self._hits:
            self._say()
            return
        here = (self._view.caret()[0], self._view.selection_start())
        number = bisect_left(self._hits, here, key=_start)
        if step > 0:
            number += self._is_selected(number)
        else:
            number -= 1
        self._show(number % len(self._hits))

    def _is_selected(self, number: int) -> bool:
        """Whether the place of this number, if there is one, is what is selected."""
        if self._view is None or number >= len(self._hits):
            return False
        hit, caret = self._hits[number], self._view.caret()
        begins = _start(hit) == (caret[0], self._view.selection_start())
        return begins and caret == (hit.end_line, hit.end)

    def _show(self, number: int) -> None:
        hit = self._hits[number]
        if self._view is not None:
            self._view.go_to(hit.line, hit.start, end_column=hit.end)
        self._say(number)

    def _say(self, number: int | None = None) -> None:
        total = len(self._hits)
        if self._changed:
            words = counted(self._changed, "{n} place changed.", "{n} places changed.")
            self.said.setText(words)
        elif not self.box.text():
            self.said.setText("")
        elif not total:
            self.said.setText(tr("Not in this file."))
        elif number is None:
            self.said.setText(counted(total, "{n} place", "{n} places"))
        else:
            self.said.setText(tr("{number:,} of {total:,}", number=number + 1, total=total))

    # --- replacing --------------------------------------------------------------------------------

    @Slot()
    def replace_one(self) -> None:
        """Replace the place that is selected and go to the next; go there first if none is."""
        self._replace(self._replace_here)

    def _replace_here(self) -> None:
        view = self._view
        if view is None:
            return
        here = (view.caret()[0], view.selection_start())
        number = bisect_left(self._hits, here, key=_start)
        if self._is_selected(number):
            self._make(replacing(view.text.shard, [self._hits[number]], self.other.text()))
            view.go_to(here[0], here[1] + len(self.other.text()))
        self._go(1)

    @Slot()
    def replace_all(self) -> None:
        """Replace every place in this file, as one step of undo."""
        self._replace(self._replace_hits)

    def _replace(self, act: Callable[[], object]) -> None:
        """Do so, unless the bar is closed by now: a button is clicked a tenth of a second after Alt
        and its letter.
        """
        if not self.isHidden():
            self._with_hits(act)

    def _replace_hits(self) -> None:
        if self._view is None:
            return
        self._changed = len(self._hits)
        self._before = self._view.text.state
        self._make(replacing(self._view.text.shard, self._hits, self.other.text()))
        self._look_again()

    @Slot()
    def step_ended(self) -> None:
        """A step is through or given up, maybe that of a replacing: what comes now is typed."""
        if self._view is not None and self._view.text.state == self._before:
            self._changed = 0
        self._before = None

    def _make(self, edits: Sequence[TextEdit]) -> None:
        if edits:
            self.edits_requested.emit(edits)

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


def _start(hit: Span) -> tuple[int, int]:
    return hit.line, hit.start


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
