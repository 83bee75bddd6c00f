"""What a choice writes, each in one undo step, with the caret where writing goes on."""

from PySide6.QtGui import QTextCursor

from whydesk.editor.positions import from_qt, qpos, to_qt
from whydesk.editor.view import EditorView
from whydesk.engine.lmd.completion import Completion, CompletionKind, accept
from whydesk.engine.lmd.edits import declare_node
from whydesk.engine.lmd.ids import new_stable_id
from whydesk.engine.lmd.statements import LineKind
from whydesk.engine.model import Span, TextEdit

_Kind = CompletionKind
_CLOSING = "]]"
_IN_THOUGHT = (LineKind.THOUGHT_BODY, LineKind.THOUGHT_CLOSE)
_IN_BRACKETS = frozenset((_Kind.LABEL, _Kind.TARGET, _Kind.LEG))


def put_word(view: EditorView, line: int, completion: Completion, word: str) -> None:
    """Write a chosen word in the place of what was typed, the caret behind it.

    Brackets that are there already are kept, and the caret goes behind them.
    """
    _replace(view, line, completion.start, completion.end, accept(completion, word))
    if completion.kind in _IN_BRACKETS:
        _step_over_brackets(view)


def create_node(view: EditorView, line: int, completion: Completion, label: str) -> None:
    """Name a node that is not there yet, and declare it with a stable id.

    Alone on its line the label declares the node itself, and writing goes on under the id: what is
    typed next is said of the node, and never becomes part of the id. Anywhere else the node goes
    behind the one that is being written, so that the link means something from the start.
    """
    live = view.text.live
    text = live.line(line)
    closed = accept(completion, label)
    rest = text[completion.end :].removeprefix(_CLOSING)
    alone = text[: completion.start].strip() == "[[" and not rest.strip()
    if alone and live.line_kind(line) not in _IN_THOUGHT:
        written = f"{label}{_CLOSING}\n>>id: {new_stable_id()}\n"
        _replace(view, line, completion.start, len(text), written)
        return
    span = Span(line, completion.start, line, completion.end)
    edits = (TextEdit(live.shard, span, closed), *declare_node(live, label, after=line))
    view.text.apply(edits, view.textCursor().position())
    view.go_to(line, completion.start + len(closed))
    if not closed.endswith(_CLOSING):
        _step_over_brackets(view)


def draw_arrow(view: EditorView, line: int, start: int, end: int) -> None:
    """Write an arrow in the place of the signs for it."""
    _replace(view, line, start, end, "→")


def _replace(view: EditorView, line: int, start: int, end: int, text: str) -> None:
    document = view.document()
    cursor = view.textCursor()
    cursor.beginEditBlock()
    cursor.setPosition(qpos(document, line, start))
    cursor.setPosition(qpos(document, line, end), QTextCursor.MoveMode.KeepAnchor)
    cursor.insertText(to_qt(text))
    cursor.endEditBlock()
    view.setTextCursor(cursor)


def _step_over_brackets(view: EditorView) -> None:
    cursor = view.textCursor()
    units = from_qt(cursor.block().text()).encode("utf-16-le")[2 * cursor.positionInBlock() :]
    if units.startswith(_CLOSING.encode("utf-16-le")):
        cursor.movePosition(QTextCursor.MoveOperation.Right, QTextCursor.MoveMode.MoveAnchor, 2)
        view.setTextCursor(cursor)
