"""The search of one file: where the words stand, the way from one to the next, replacing."""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from whydesk.editor.view import EditorView
from whydesk.engine.model import Span, TextEdit
from whydesk.engine.recall.literal import Wanted, find_in, replacing
from whydesk.engine.wording import counted, tr
from whydesk.session.slices import Slices

PAUSE_MS = 150


class FileSearch(QObject):
    """Searches the text of one editor. GUI thread.

    All places are found before anything is done with them: at once, or in slices where there are
    very many. While ``seen`` says that somebody sees them, they are marked in the text, and found
    anew after an edit.

    ``told`` says how many there are, or at which one is; ``edits_requested`` carries the edits of a
    replacing, which are one step of undo.
    """

    told = Signal(str)
    edits_requested = Signal(object)

    def __init__(self, seen: Callable[[], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seen = seen
        self._view: EditorView | None = None
        self._wanted = Wanted("")
        self._from = (0, 0)
        self._hits: list[Span] = []
        self._found: list[Span] = []
        self._is_stale = True
        self._changed = 0
        self._before: int | None = None
        self._waiting: list[Callable[[], object]] = []
        self._slices = Slices(self)
        self._slices.ended.connect(self._take_found)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self._look_again)

    # --- which text -------------------------------------------------------------------------------

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

    def begin_here(self) -> None:
        """Take the caret, or the beginning of what is selected, for where the search began."""
        if self._view is not None:
            self._from = _beginning(self._view)

    def leave(self) -> None:
        """Mark nothing any more, and give the keyboard back to the text."""
        if self._view is not None:
            self._view.set_hits(())
            self._view.setFocus()

    # --- finding ----------------------------------------------------------------------------------

    def look_for(self, wanted: Wanted) -> None:
        """Take other words, and go to the first place from where the search began."""
        self._wanted = wanted
        self._is_stale, self._changed = True, 0
        self._with_hits(self._show_first)

    def look(self) -> None:
        """Find all places of the present words in the present text."""
        self._pause.stop()
        self._waiting = []
        self._is_stale = False
        if self._view is not None:
            self._slices.begin_now(self._search(self._view))

    def go(self, step: int) -> None:
        """Go to the next place from the caret (1) or the one before it (-1), round the ends."""
        self._changed = 0
        self._with_hits(partial(self._go_on, step))

    def settle(self) -> None:
        """Do now what waits for all places to be found: a replacing, a way to the next."""
        while self._slices.running and self._waiting:
            self._slices.finish()

    @Slot()
    def _text_edited(self) -> None:
        self._is_stale = True
        if self._before is None:
            self._changed = 0
        self._slices.stop()
        if self._seen():
            self._pause.start()

    @Slot()
    def _look_again(self) -> None:
        """The text is another: its places, if anybody sees them."""
        if self._seen():
            self.look()

    def _search(self, view: EditorView) -> Iterator[None]:
        self._found = found = []
        for hit in find_in(view.text.live, self._wanted):
            found.append(hit)
            yield

    @Slot()
    def _take_found(self) -> None:
        self._hits = self._found
        if self._view is not None and self._seen():
            self._view.set_hits(self._hits)
        self._say()
        waiting, self._waiting = self._waiting, []
        for act in waiting:
            self._with_hits(act)

    def _with_hits(self, act: Callable[[], object]) -> None:
        """Do something with the places of the present words, as soon as all are known."""
        if self._is_stale:
            self.look()
        if self._slices.running:
            self._waiting.append(act)
        elif self._view is not None:
            act()

    def _show_first(self) -> None:
        if self._hits:
            self._show(bisect_left(self._hits, self._from, key=_start) % len(self._hits))

    def _go_on(self, step: int) -> None:
        if self._view is None or not self._hits:
            self._say()
            return
        number = bisect_left(self._hits, _beginning(self._view), key=_start)
        if step > 0:
            number += self._is_selected(number)
        else:
            number -= 1
        self._show(number % len(self._hits))

    def _is_selected(self, number: int) -> bool:
        """Whether the place of this number, if there is one, is what is selected."""
        if self._view is None or number >= len(self._hits):
            return False
        hit = self._hits[number]
        begins = _start(hit) == _beginning(self._view)
        return begins and self._view.caret() == (hit.end_line, hit.end)

    def _show(self, number: int) -> None:
        hit = self._hits[number]
        if self._view is not None:
            self._view.go_to(hit.line, hit.start, end_column=hit.end)
        self._say(number)

    def _say(self, number: int | None = None) -> None:
        total = len(self._hits)
        if self._changed:
            words = counted(self._changed, "{n} place changed.", "{n} places changed.")
        elif not self._wanted.text:
            words = ""
        elif not total:
            words = tr("Not in this file.")
        elif number is None:
            words = counted(total, "{n} place", "{n} places")
        else:
            words = tr("{number:,} of {total:,}", number=number + 1, total=total)
        self.told.emit(words)

    # --- replacing --------------------------------------------------------------------------------

    def replace_one(self, text: str) -> None:
        """Replace the place that is selected and go to the next; go there first if none is."""
        self._with_hits(partial(self._replace_here, text))

    def replace_all(self, text: str) -> None:
        """Replace every place, as one step of undo."""
        self._with_hits(partial(self._replace_hits, text))

    def _replace_here(self, text: str) -> None:
        view = self._view
        if view is None:
            return
        line, column = here = _beginning(view)
        number = bisect_left(self._hits, here, key=_start)
        if self._is_selected(number):
            self._make(replacing(view.text.shard, [self._hits[number]], text))
            view.go_to(line, column + len(text))
        self.go(1)

    def _replace_hits(self, text: str) -> None:
        if self._view is None:
            return
        self._changed = len(self._hits)
        self._before = self._view.text.state
        self._make(replacing(self._view.text.shard, self._hits, text))
        if self._view.text.state == self._before:  # it was refused
            self._before, self._changed = None, 0
        self._look_again()

    def _make(self, edits: Sequence[TextEdit]) -> None:
        if edits:
            self.edits_requested.emit(edits)

    @Slot()
    def step_ended(self) -> None:
        """A step is through or given up, maybe that of a replacing: what comes now is typed."""
        if self._view is not None and self._view.text.state == self._before:
            self._changed = 0
        self._before = None


def _start(hit: Span) -> tuple[int, int]:
    return hit.line, hit.start


def _beginning(view: EditorView) -> tuple[int, int]:
    """Where the selection begins; the caret where nothing is selected."""
    return view.caret()[0], view.selection_start()
