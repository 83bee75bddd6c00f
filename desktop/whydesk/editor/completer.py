"""Completion: watches what is typed, offers what fits, and takes no key that is not its own.

Tab takes an entry. Enter is a new line unless an entry was moved to. Escape closes the list until
something else is completed. While an input method composes, nothing is shown and nothing is taken.
"""

from PySide6.QtCore import QObject, QRect, Qt, Slot
from PySide6.QtGui import QKeyEvent, QTextCursor

from whydesk.editor.candidates import Candidate, Candidates
from whydesk.editor.popup import Popup
from whydesk.editor.positions import from_qt, qpos, to_qt
from whydesk.editor.view import EditorView
from whydesk.engine.lmd.cursor import NOTHING, Completion, CompletionKind, accept, complete_at
from whydesk.session.settings import COMPLETE_WITH, Settings
from whydesk.theme.theme import Theme

_Kind = CompletionKind
_ROLE_NOTE = "Tab takes it · Enter stays a new line · type any role of your own"
_NOTE = "Tab takes it · Enter stays a new line · Esc closes"
_BOTH_NOTE = "Tab or Enter takes it · Esc closes"
_SAME_LINE_AGAIN = frozenset((_Kind.ROLE, _Kind.KEY, _Kind.ATTRIBUTE))


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
        self._moved = False
        self._refused: tuple[int, CompletionKind, int] | None = None
        self._accepting = False

    @property
    def visible(self) -> bool:
        return self._popup is not None and self._popup.isVisible()

    @property
    def offered(self) -> list[Candidate]:
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

    # --- keys -------------------------------------------------------------------------------------

    def take_key(self, event: QKeyEvent) -> bool:
        """Use a key if it is the list's while that is shown; says whether it was."""
        if not self.visible or self._popup is None or event.modifiers() & ~_KEYPAD:
            return False
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self._refuse()
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self._moved = True
            self._popup.move_by(1 if key == Qt.Key.Key_Down else -1)
        elif key == Qt.Key.Key_Tab or (key in _ENTER and (self._moved or self._enter_takes())):
            self._take(self._popup.current())
        else:
            return False
        event.accept()
        return True

    @Slot()
    def complete(self) -> None:
        """Offer what fits at the caret, asked for by a key."""
        self._refused = None
        self._refresh()

    @Slot()
    def close(self) -> None:
        if self._popup is not None:
            self._popup.hide()
        self._completion = NOTHING
        self._moved = False

    @Slot()
    def _typed(self) -> None:
        if self._settings.text(COMPLETE_WITH) != "off":
            self._refresh()

    @Slot(int, int)
    def _caret_moved(self, line: int, column: int) -> None:
        """Close where the caret left what was completed; typing has a signal of its own."""
        if self.visible and not self._accepting:
            inside = self._completion.start <= column and line == self._line
            if not inside:
                self.close()

    def _enter_takes(self) -> bool:
        return self._settings.text(COMPLETE_WITH) == "tab-and-enter"

    def _refuse(self) -> None:
        self._refused = (self._line, self._completion.kind, self._completion.start)
        self.close()

    # --- offering ---------------------------------------------------------------------------------

    def _refresh(self) -> None:
        view = self._view
        if view is None or view.composing or view.isReadOnly() or view.textCursor().hasSelection():
            self.close()
            return
        line, column = view.caret()
        live = view.text.live
        completion = complete_at(live.line(line), column, live.line_kind(line))
        place = (line, completion.kind, completion.start)
        if completion.kind is _Kind.NONE or place == self._refused:
            self.close()
            return
        self._refused = None
        found = self._candidates.find(completion)
        if not found:
            self.close()
            return
        self._moved = self._moved and completion.start == self._completion.start
        self._completion, self._line = completion, line
        self._show(view, found)

    _line = 0

    def _show(self, view: EditorView, found: list[Candidate]) -> None:
        if self._popup is None or self._popup.parentWidget() is not view.window():
            self._popup = Popup(self._theme, view.window())
            self._popup.chosen.connect(self._take)
        self._moved = False
        self._popup.offer(found, self._note(), self._caret_in_window(view))

    def _note(self) -> str:
        if self._enter_takes():
            return _BOTH_NOTE
        return _ROLE_NOTE if self._completion.kind is _Kind.ROLE else _NOTE

    def _caret_in_window(self, view: EditorView) -> QRect:
        cursor = QTextCursor(view.document())
        cursor.setPosition(qpos(view.document(), self._line, self._completion.start))
        rect = view.cursorRect(cursor)
        corner = view.viewport().mapTo(view.window(), rect.topLeft())
        return QRect(corner, rect.size())

    # --- taking -----------------------------------------------------------------------------------

    @Slot(object)
    def _take(self, candidate: Candidate | None) -> None:
        view, completion, line = self._view, self._completion, self._line
        self.close()
        if view is None or candidate is None:
            return
        self._accepting = True
        put_word(view, line, completion, candidate.word)
        self._accepting = False
        view.setFocus()
        if completion.kind in _SAME_LINE_AGAIN:
            self._refresh()


def put_word(view: EditorView, line: int, completion: Completion, word: str) -> None:
    """Write a chosen word in the place of what was typed, in one undo step; the caret behind it.

    Brackets that are there already are kept, and the caret goes behind them.
    """
    document = view.document()
    cursor = view.textCursor()
    cursor.beginEditBlock()
    cursor.setPosition(qpos(document, line, completion.start))
    cursor.setPosition(qpos(document, line, completion.end), QTextCursor.MoveMode.KeepAnchor)
    cursor.insertText(to_qt(accept(completion, word)))
    cursor.endEditBlock()
    behind = from_qt(cursor.block().text()).encode("utf-16-le")[2 * cursor.positionInBlock() :]
    if completion.kind in _IN_BRACKETS and behind.startswith("]]".encode("utf-16-le")):
        cursor.movePosition(QTextCursor.MoveOperation.Right, QTextCursor.MoveMode.MoveAnchor, 2)
    view.setTextCursor(cursor)


_IN_BRACKETS = frozenset((_Kind.LABEL, _Kind.TARGET, _Kind.LEG))
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_KEYPAD = Qt.KeyboardModifier.KeypadModifier
