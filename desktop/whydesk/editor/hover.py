"""What a place says when one stays on it: its problems, and the node that a label names."""

from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Slot
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QTextCursor
from PySide6.QtWidgets import QWidget

from whydesk.editor.positions import line_column, qpos
from whydesk.editor.view import EditorView
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.vocabulary import ESSENCE_KEYS
from whydesk.session.session import Session
from whydesk.theme.theme import Theme
from whydesk.widgets.severity import SHAPES

if TYPE_CHECKING:
    from whydesk.editor.hover_card import HoverCard

MOST_REASONS = 3
_MOST_LETTERS = 280
_Type = QEvent.Type
_ENDS = frozenset((_Type.Wheel, _Type.Leave, _Type.MouseButtonPress, _Type.FocusOut, _Type.Resize))


class Essence(Struct, frozen=True):
    """A node in short: what it says, and what it was concluded from first."""

    label: str
    type: str
    text: str
    reasons: tuple[tuple[str, str], ...]
    more: int


def essence(graph: Graph, key: str) -> Essence:
    """A node in short. Raises KeyError for a key that is no node."""
    node = graph.node(key)
    text = next((node.properties[name] for name in ESSENCE_KEYS if name in node.properties), "")
    if len(text) > _MOST_LETTERS:
        text = f"{text[:_MOST_LETTERS]}…"
    causes = graph.causes(key)
    reasons = tuple((role, graph.node(parent).label) for role, parent in causes[:MOST_REASONS])
    return Essence(node.label, node.type, text, reasons, len(causes) - len(reasons))


class Hover(QObject):
    """Shows the card over the editors that it watches; it never takes the keyboard. GUI thread.

    The card comes with Qt's own pause for tool tips, or at once for ``peek``.
    """

    def __init__(self, session: Session, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._theme = theme
        self._view: EditorView | None = None
        self._place = QRect()
        self.card: HoverCard | None = None

    @property
    def visible(self) -> bool:
        return self.card is not None and self.card.isVisible()

    def watch(self, view: EditorView) -> None:
        """Serve an editor from now on."""
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)
        view.text.edited.connect(self.close)
        view.verticalScrollBar().valueChanged.connect(self.close)

    def peek(self, view: EditorView) -> bool:
        """Show the card of the place at the caret; false where that says nothing."""
        return self._show(view, *view.caret())

    @Slot()
    def close(self) -> None:
        if self.card is not None and self.card.isVisible():
            self.card.hide()
            if self._view is not None:
                self._view.viewport().setMouseTracking(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind is _Type.ToolTip and isinstance(event, QHelpEvent):
            return self._stayed(watched, event)
        if not self.visible:
            return False
        if kind is _Type.KeyPress and isinstance(event, QKeyEvent):
            self.close()
            return event.key() == Qt.Key.Key_Escape
        if kind is _Type.MouseMove and isinstance(event, QMouseEvent):
            if not self._place.contains(event.position().toPoint()):
                self.close()
        elif kind in _ENDS:
            self.close()
        return False

    def _stayed(self, watched: QObject, event: QHelpEvent) -> bool:
        """The mouse has stayed somewhere: show what stands there."""
        view = watched.parent()
        if isinstance(view, EditorView):
            cursor = view.cursorForPosition(view.on_text(event.pos()))
            rect = view.cursorRect(cursor)
            beside = abs(rect.left() - event.pos().x()) > 2 * rect.height()
            if not beside:
                self._show(view, *line_column(view.document(), cursor.position()))
            return True
        return False

    def _show(self, view: EditorView, line: int, column: int) -> bool:
        graph = self._session.graph
        ref = view.text.live.ref_at(line, column)
        key = graph.resolve(ref).key if ref is not None else None
        problems = tuple(
            dict.fromkeys(f"{SHAPES[p.severity]} {p.message}" for p in view.flaws.at(line, column))
        )
        if key is None and not problems:
            self.close()
            return False
        start, end = (ref.start, ref.end) if ref is not None else (column, column)
        self._view = view
        self._place = _rect(view, line, start, end)
        if self.card is None or self.card.parentWidget() is not view.window():
            from whydesk.editor.hover_card import HoverCard

            self.card = HoverCard(self._theme, view.window())
        self.card.fill(problems, essence(graph, key) if key is not None else None)
        corner = view.viewport().mapTo(view.window(), QPoint(0, 0))
        self.card.place(self._place.translated(corner))
        view.viewport().setMouseTracking(True)
        return True


def _rect(view: EditorView, line: int, start: int, end: int) -> QRect:
    """The part of the viewport in which a stretch of a line stands, with some room around."""
    document = view.document()
    cursor = QTextCursor(document)
    cursor.setPosition(qpos(document, line, start))
    rect = view.cursorRect(cursor)
    cursor.setPosition(qpos(document, line, end))
    other = view.cursorRect(cursor)
    return rect.united(other).adjusted(-8, 0, 8, 0)
