"""Completion: watches what is typed, offers what fits, and takes no key that is not its own.

Tab takes an entry. Enter is a new line unless an entry was moved to. Escape closes the list until
something else is completed. While an input method composes, nothing is shown and nothing is taken.
"""

import gc
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent, QTextCursor

from whydesk.editor.candidates import Candidates
from whydesk.editor.positions import qpos
from whydesk.editor.taking import create_node, draw_arrow, put_word
from whydesk.editor.view import EditorView
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.completion import NOTHING, CompletionKind
from whydesk.engine.lmd.cursor import arrow_start, complete_after, complete_at
from whydesk.engine.wording import tr
from whydesk.session.settings import ARROWS, COMPLETE_WITH, Settings
from whydesk.session.slices import Slices
from whydesk.theme.theme import Theme

if TYPE_CHECKING:
    from whydesk.editor.candidate import Candidate
    from whydesk.editor.popup import Popup

_Kind = CompletionKind
_NOTES = {
    "tab": tr("Tab takes it · Enter stays a new line"),
    "enter": tr("Enter takes it · Esc closes"),
    "tab-and-enter": tr("Tab or Enter takes it · Esc closes"),
    "off": tr("Tab takes it · Enter stays a new line"),
}
_NOTE_OF_ROLES = tr(" · type any role of your own")
_NOTE_OF_ALL = tr(" · Esc closes")
# What is begun by a chosen word, and needs another to be anything.
_GO_ON = frozenset((_Kind.ROLE, _Kind.KEY, _Kind.ATTRIBUTE))


class Completer(QObject):
    """Serves one editor at a time. GUI thread."""

    def __init__(
        self, candidates: Candidates, settings: Settings, theme: Theme, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._candidates = candidates
        self._settings = settings
        self._theme = theme
        self._view: EditorView | None = None
        self._popup: Popup | None = None
        self._completion = NOTHING
        self._line = 0
        self._moved = False
        self._optional = False
        self._refused: tuple[int, CompletionKind, int] | None = None
        self._accepting = False
        self._pressed = ""
        self._committed = QTimer(self)
        self._committed.setSingleShot(True)
        self._reading = Slices(self)
        self._reading.ended.connect(self._read_through)
        self._waiting = False

    @property
    def visible(self) -> bool:
        return self._popup is not None and self._popup.isVisible()

    @property
    def ready(self) -> bool:
        """Whether the workspace is read, so that the list comes with the key."""
        return self._candidates.ready

    @property
    def popup(self) -> "Popup | None":
        """The list, once there was one to be shown."""
        return self._popup

    @property
    def offered(self) -> list["Candidate"]:
        """The entries on show."""
        return list(self._popup.model.rows) if self._popup and self.visible else []

    def serve(self, view: EditorView) -> None:
        """Turn to another editor."""
        self.close()
        if self._view is not None:
            self._view.typed.disconnect(self._typed)
            self._view.caret_moved.disconnect(self._caret_moved)
            self._view.focus_left.disconnect(self.close)
            self._view.verticalScrollBar().valueChanged.disconnect(self.close)
            self._view.key_filter = None
        self._view = view
        view.key_filter = self.take_key
        view.typed.connect(self._typed)
        view.caret_moved.connect(self._caret_moved)
        view.focus_left.connect(self.close)
        view.verticalScrollBar().valueChanged.connect(self.close)

    def set_graph(self, graph: Graph) -> None:
        """Turn to another workspace, and read it while nothing else is to be done."""
        self._candidates.set_graph(graph)
        self._reading.begin(self._candidates.prepare())

    @Slot()
    def _read_through(self) -> None:
        """All is read: show what was asked for meanwhile.

        The garbage collector is kept from walking all that, like the text that it comes from.
        """
        gc.freeze()
        if self._waiting:
            self._waiting = False
            self._refresh()

    @Slot(str)
    def note_visit(self, key: str) -> None:
        """Say that the caret came to a node, which is likely to be meant again."""
        self._candidates.lately.note(key)

    # --- keys -------------------------------------------------------------------------------------

    def take_key(self, event: QKeyEvent) -> bool:
        """Use a key if it is the list's while that is shown; says whether it was."""
        self._pressed = event.text()
        if not self.visible or self._popup is None or event.modifiers() & ~_KEYPAD:
            return False
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self._refuse()
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self._moved = True
            self._popup.move_by(1 if key == Qt.Key.Key_Down else -1)
        elif self._takes(key):
            self._take(self._popup.current())
        else:
            return False
        self._pressed = ""
        event.accept()
        return True

    def _takes(self, key: int) -> bool:
        """Whether a key takes the current entry."""
        way = self._settings.text(COMPLETE_WITH)
        if key == Qt.Key.Key_Tab:
            return way != "enter" or self._moved
        if key not in _ENTER:
            return False
        # Some systems hand on the Enter that ended a composition; it is not meant for the list.
        wanted = way in ("enter", "tab-and-enter") and not self._optional
        return self._moved or (wanted and not self._committed.isActive())

    @Slot()
    def complete(self) -> None:
        """Offer what fits at the caret, asked for by a key."""
        self._refused = None
        self._refresh()

    @Slot()
    def close(self) -> None:
        self._waiting = False
        if self._popup is not None:
            self._popup.hide()
        self._completion = NOTHING
        self._moved = False

    @Slot()
    def _typed(self) -> None:
        pressed, self._pressed = self._pressed, ""
        if not pressed:
            self._committed.start(0)
        elif pressed == ">" and self._settings.on(ARROWS):
            self._draw_arrow()
        if self.visible or self._settings.text(COMPLETE_WITH) != "off":
            self._refresh()

    @Slot(int, int)
    def _caret_moved(self, line: int, column: int) -> None:
        """Close where the caret left what was completed; typing has a signal of its own."""
        if self.visible and not self._accepting:
            inside = self._completion.start <= column and line == self._line
            if not inside:
                self.close()

    def _refuse(self) -> None:
        self._refused = (self._line, self._completion.kind, self._completion.start)
        self.close()

    def _draw_arrow(self) -> None:
        """Make an arrow of the signs for it, as a step of its own that undo takes back."""
        view = self._view
        if view is None or view.composing or view.isReadOnly():
            return
        line, column = view.caret()
        start = arrow_start(view.text.live.line(line), column, view.text.live.line_kind(line))
        if start is not None:
            self._accepting = True
            draw_arrow(view, line, start, column)
            self._accepting = False

    # --- offering ---------------------------------------------------------------------------------

    def _refresh(self, *, after: bool = False) -> None:
        """Offer what fits at the caret; ``after`` a chosen word also what may follow it."""
        view = self._view
        if view is None or view.composing or view.isReadOnly() or view.textCursor().hasSelection():
            self.close()
            return
        line, column = view.caret()
        live = view.text.live
        look = complete_after if after else complete_at
        completion = look(live.line(line), column, live.line_kind(line))
        place = (line, completion.kind, completion.start)
        if completion.kind is _Kind.NONE or place == self._refused:
            self.close()
            return
        if not self._candidates.ready:
            self.close()
            self._waiting = True
            return
        self._refused = None
        found = self._candidates.find(completion, live, line)
        if not found:
            self.close()
            return
        self._completion, self._line = completion, line
        self._moved, self._optional = False, after
        self._show(view, found)

    def _show(self, view: EditorView, found: list["Candidate"]) -> None:
        if self._popup is None or self._popup.parentWidget() is not view.window():
            from whydesk.editor.popup import Popup

            self._popup = Popup(self._theme, view.window())
            self._popup.chosen.connect(self._take)
        self._popup.offer(found, self._note(), self._place_in_window(view))

    def _note(self) -> str:
        way = self._settings.text(COMPLETE_WITH)
        if self._optional:
            return _NOTES["tab" if way != "enter" else way] + _NOTE_OF_ALL
        more = _NOTE_OF_ROLES if self._completion.kind is _Kind.ROLE else ""
        return _NOTES[way] + (more or (_NOTE_OF_ALL if way in ("tab", "off") else ""))

    def _place_in_window(self, view: EditorView) -> QRect:
        """Where what is completed begins, as high as all the rows that it takes."""
        cursor = QTextCursor(view.document())
        cursor.setPosition(qpos(view.document(), self._line, self._completion.start))
        start = view.cursorRect(cursor)
        end = view.cursorRect()
        rect = start if start.top() == end.top() else start.united(end)
        return rect.translated(
            view.viewport().mapTo(view.window(), rect.topLeft()) - rect.topLeft()
        )

    # --- taking -----------------------------------------------------------------------------------

    @Slot(object)
    def _take(self, candidate: "Candidate | None") -> None:
        view, completion, line = self._view, self._completion, self._line
        self.close()
        if view is None or candidate is None:
            return
        self._accepting = True
        if candidate.creates:
            create_node(view, line, completion, candidate.word)
        else:
            put_word(view, line, completion, candidate.word)
            self._candidates.note_use(completion, candidate)
        self._accepting = False
        view.setFocus()
        if completion.kind in _GO_ON and not candidate.word.partition("=")[2]:
            self._refresh()
        elif completion.kind in _MORE_FOLLOWS:
            self._refresh(after=True)


_MORE_FOLLOWS = frozenset((_Kind.THOUGHT_TYPE, _Kind.ATTRIBUTE, _Kind.ATTRIBUTE_VALUE))
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_KEYPAD = Qt.KeyboardModifier.KeypadModifier
