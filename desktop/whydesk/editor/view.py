"""The editor's widget: one column of text, calm, with every letter where it was put."""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from operator import attrgetter

from PySide6.QtCore import (
    QCoreApplication,
    QMimeData,
    QPoint,
    QPointF,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QDropEvent,
    QFocusEvent,
    QInputMethodEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QTextBlock,
    QTextCursor,
)
from PySide6.QtWidgets import QWidget

from whydesk.editor.column import TextColumn
from whydesk.editor.document import STRIDE_LINES, ShardText
from whydesk.editor.flaws import Flaws, paint_flaws
from whydesk.editor.fold_chip import FoldChip
from whydesk.editor.folds import FOLD_TYPE
from whydesk.editor.highlighter import Highlighter
from whydesk.editor.history import Way
from whydesk.editor.marks import Look
from whydesk.editor.paint import paint_grounds, paint_hits, paint_selection
from whydesk.editor.positions import line_column, qpos, source_of
from whydesk.editor.steps import Steps
from whydesk.editor.tier_marks import TierMarks
from whydesk.engine.lmd.lines import split_lines
from whydesk.engine.model import Span
from whydesk.engine.wording import tr
from whydesk.session.slices import note_key
from whydesk.theme.theme import Theme
from whydesk.widgets.writing_keys import is_missed_letter, would_edit

_INDENT = "  "
_EMPTY = tr(
    "Write here what was decided, and why. A line of its own makes a node:\n\n"
    "[[What was decided]]\n\n"
    "The Insert menu has templates. Ctrl+O opens a file; so does dropping it here.\n"
    "Help ▸ First steps is a sample with things to try."
)
_Key = Qt.Key
_Modifier = Qt.KeyboardModifier


class EditorView(TextColumn):
    """Shows and edits the text of one shard. GUI thread.

    ``caret_moved`` carries line and column; ``key_filter`` lets the completer have keys first,
    ``blank_filter`` then lets Tab lead through the blanks of a template; ``refused`` tells that
    somebody tried to write where the text is open for reading.
    Keys that come while a long step is under way are held until it is through.
    """

    caret_moved = Signal(int, int)
    typed = Signal()
    refused = Signal()
    focus_left = Signal()

    def __init__(
        self, text: ShardText, theme: Theme, steps: Steps, parent: QWidget | None = None
    ) -> None:
        super().__init__(text, theme, parent)
        self.setObjectName("editor")
        self.setAccessibleName(tr("Text of {shard}", shard=text.shard))
        self.setPlaceholderText(_EMPTY)
        self.composing = False
        self._dropping = False
        self.key_filter: Callable[[QKeyEvent], bool] | None = None
        self.blank_filter: Callable[[QKeyEvent], bool] | None = None
        self._steps = steps
        self._held: list[QKeyEvent] = []
        steps.add(text, self._step_here)
        steps.ended.connect(self._let_go)
        self._highlighter = Highlighter(text, Look(theme))
        self.flaws = Flaws(text, self)
        self.marks: TierMarks | None = None
        self._hits: Sequence[Span] = ()
        self._chip = FoldChip(theme, text.document)
        text.layout.registerHandler(FOLD_TYPE, self._chip)
        text.load()
        self.setUndoRedoEnabled(True)
        self.setDocument(text.document)
        self.setReadOnly(not text.can_edit)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.cursorPositionChanged.connect(self._tell_caret)
        self.flaws.changed.connect(self.viewport().update)
        text.kinds_changed.connect(self.viewport().update)
        theme.changed.connect(self._theme_changed)
        self.set_fonts()

    # --- places -----------------------------------------------------------------------------------

    def caret(self) -> tuple[int, int]:
        """Line and code-point column of the caret."""
        return line_column(self.document(), self.textCursor().position())

    def selection_start(self) -> int:
        """The code-point column at which the selection begins, or of the caret without one."""
        return line_column(self.document(), self.textCursor().selectionStart())[1]

    def go_to(self, line: int, column: int = 0, *, end_column: int | None = None) -> None:
        """Put the caret somewhere, and that place a third down the view if it was out of sight."""
        cursor = self.textCursor()
        cursor.setPosition(qpos(self.document(), line, column))
        if end_column is not None:
            end = qpos(self.document(), line, end_column, behind=True)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        seen = self._in_sight(cursor.block())
        self.setTextCursor(cursor)
        if not seen:
            self.centerCursor()

    def point_below(self, line: int, column: int) -> QPoint:
        """The point of the screen right under a place."""
        cursor = QTextCursor(self.document())
        cursor.setPosition(qpos(self.document(), line, column))
        return self.viewport().mapToGlobal(self.cursorRect(cursor).bottomLeft())

    def _in_sight(self, block: QTextBlock) -> bool:
        first = self.firstVisibleBlock().blockNumber()
        rows = int(self.viewport().height() / self.text.layout.line_height)
        return first <= block.blockNumber() < first + rows - 2

    def set_hits(self, hits: Sequence[Span]) -> None:
        """Mark the places that a search has found, in source order, in place of the others."""
        self._hits = hits
        self.viewport().update()

    def _hits_on(self, line: int) -> Iterator[Span]:
        number = bisect_left(self._hits, line, key=attrgetter("line"))
        while number < len(self._hits) and self._hits[number].line == line:
            yield self._hits[number]
            number += 1

    # --- looks ------------------------------------------------------------------------------------

    @Slot()
    def _theme_changed(self) -> None:
        self._highlighter.set_look(Look(self._theme))
        self.take_look()
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(event.rect())
        cursor = self.textCursor()
        colour = self._theme.colour("selection")
        layout = self.text.layout
        lines = self.document().lineCount()
        block = self.firstVisibleBlock()
        at = self.blockBoundingGeometry(block).translated(self.contentOffset()).topLeft()
        while block.isValid() and at.y() <= event.rect().bottom():
            self._freshen(block)
            height = self.blockBoundingRect(block).height()
            if at.y() + height >= event.rect().top():
                paint_grounds(painter, block, at, layout)
                if self._hits:
                    hits = self._hits_on(block.blockNumber())
                    paint_hits(painter, block, at, hits, self._theme.colour("found"), layout)
                if cursor.hasSelection():
                    paint_selection(painter, block, at, cursor, colour, layout)
                flaws = self.flaws.on_line(block.blockNumber())
                if flaws:
                    paint_flaws(painter, block, at, flaws, layout, self._theme.tokens)
                if self.marks is not None:
                    self.marks.paint(painter, block, at)
            at = QPointF(at.x(), at.y() + height)
            block = block.next()
        painter.end()
        if self.document().lineCount() != lines:  # laid out first by colouring, which is not told
            layout.documentSizeChanged.emit(layout.documentSize())
        super().paintEvent(event)

    def _freshen(self, block: QTextBlock) -> None:
        """Have a block coloured before it is painted, without asking for a painting by that.

        Nor is told that it takes more rows than before: ``paintEvent`` tells of all of them.
        """
        layout = self.text.layout
        layout.blockSignals(True)
        with layout.colouring():
            coloured = self._highlighter.freshen(block)
        if coloured:
            layout.blockBoundingRect(block)
        layout.blockSignals(False)

    # --- keys -------------------------------------------------------------------------------------

    def setReadOnly(self, read_only: bool) -> None:
        """Let keys write or not; they lead the caret about in any case.

        For reading Qt leaves the caret to the mouse alone, and every panel follows the caret.
        """
        super().setReadOnly(read_only)
        if read_only:
            ways = Qt.TextInteractionFlag
            self.setTextInteractionFlags(ways.TextSelectableByMouse | ways.TextSelectableByKeyboard)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        note_key()
        if self._steps.running and not _is_step(event):
            self._hold(event)
            return
        if self.isReadOnly() and would_edit(event):
            self.refused.emit()
            event.accept()
            return
        if self.key_filter is not None and self.key_filter(event):
            return
        if self.blank_filter is not None and self.blank_filter(event):
            return
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo_step()
        elif event.matches(QKeySequence.StandardKey.Redo):
            self.redo_step()
        elif event.matches(QKeySequence.StandardKey.Cut):
            self.cut()
        elif event.key() in (_Key.Key_Return, _Key.Key_Enter) and not self.isReadOnly():
            self._new_line()
        elif event.key() == _Key.Key_Tab and not event.modifiers() and not self.isReadOnly():
            self.textCursor().insertText(_INDENT)
        elif event.key() in (_Key.Key_Tab, _Key.Key_Backtab) or is_missed_letter(event):
            event.ignore()
        else:
            self._type(event)
            return
        event.accept()

    def _type(self, event: QKeyEvent) -> None:
        """Have Qt handle a key; not where it would take out more than a frame has time for."""
        removes = event.key() in (_Key.Key_Delete, _Key.Key_Backspace)
        writes = bool(event.text()) and event.text().isprintable() and not _commands(event)
        if (removes or writes) and self._selects_much():
            self.put(["" if removes else event.text()])
        else:
            super().keyPressEvent(event)
        if event.text():
            self.typed.emit()

    def _new_line(self) -> None:
        """A plain new line; Qt's own would be a line separator where Shift is held."""
        self.put(["", ""])
        self.typed.emit()

    def put(self, lines: Sequence[str]) -> None:
        """Write lines at the caret, in the place of what is selected, in one step."""
        cursor = self.textCursor()
        start, end = cursor.selectionStart(), cursor.selectionEnd()
        doing = (
            tr("Putting in {number:,} lines…", number=len(lines))
            if len(lines) > STRIDE_LINES
            else ""
        )
        self._steps.make([self.text], self.text.put(cursor, lines, start, end), doing)
        if not self._dropping:
            self.ensureCursorVisible()

    def _selects_much(self) -> bool:
        cursor, document = self.textCursor(), self.document()
        first = document.findBlock(cursor.selectionStart()).blockNumber()
        last = document.findBlock(cursor.selectionEnd()).blockNumber()
        return last - first > STRIDE_LINES and not self.isReadOnly()

    def _hold(self, event: QKeyEvent) -> None:
        """Keep a key for when the step is through; Escape takes back what is made of it."""
        if event.key() == _Key.Key_Escape:
            self._held.clear()
            self._steps.give_up()
        else:
            self._held.append(event.clone())
        event.accept()

    @Slot()
    def _let_go(self) -> None:
        """Have the keys handled that came while a step was under way."""
        held, self._held = self._held, []
        for event in held:
            QCoreApplication.sendEvent(self, event)

    def undo_step(self) -> None:
        self._steps.undo(self.text)

    def redo_step(self) -> None:
        self._steps.redo(self.text)

    def _step_here(self, way: Way) -> None:
        """Undo or redo one step of Qt's in this text alone."""
        document, cursor = self.document(), self.textCursor()
        if way is Way.UNDO and document.isUndoAvailable() and not self.isReadOnly():
            self._put_caret(self.text.undo(cursor))
        elif way is Way.REDO and document.isRedoAvailable() and not self.isReadOnly():
            self._put_caret(self.text.redo(cursor))

    def _put_caret(self, cursor: QTextCursor) -> None:
        self.setTextCursor(cursor)
        self.ensureCursorVisible()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.focus_left.emit()
        super().focusOutEvent(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        self._steps.settle()
        before, self.composing = self.composing, bool(event.preeditString())
        super().inputMethodEvent(event)
        if event.commitString() or before != self.composing:
            self.typed.emit()

    # --- clipboard --------------------------------------------------------------------------------

    @Slot()
    def cut(self) -> None:
        """Move what is selected to the clipboard."""
        if self.textCursor().hasSelection() and not self.isReadOnly():
            self.copy()
            self.put([""])

    def createMimeDataFromSelection(self) -> QMimeData:
        data = QMimeData()
        data.setText(self.selected())
        return data

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        return source.hasText() and not source.hasUrls()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take words that are dropped. Qt makes one step of it: until that ends nothing is laid
        out, and to ask where the caret is would end the program (6.11).
        """
        self._dropping = True
        super().dropEvent(event)
        self._dropping = False
        self.ensureCursorVisible()

    def insertFromMimeData(self, source: QMimeData) -> None:
        self.put(split_lines(source.text().replace("\0", ""))[0])

    def selected(self) -> str:
        """The selected text letter by letter; Qt's own turns no-break spaces into blanks."""
        cursor, document = self.textCursor(), self.document()
        start, end = cursor.selectionStart(), cursor.selectionEnd()
        first, last = document.findBlock(start), document.findBlock(end)
        head, tail = start - first.position(), end - last.position()
        if first == last:
            return source_of(first, head, tail)
        between = self.text.live.lines(first.blockNumber() + 1, last.blockNumber())
        return "\n".join((source_of(first, head), *between, source_of(last, 0, tail)))

    # --- caret ------------------------------------------------------------------------------------

    @Slot()
    def _tell_caret(self) -> None:
        self.caret_moved.emit(*self.caret())


def _is_step(event: QKeyEvent) -> bool:
    """Whether a key asks for undo or redo, which know of a step that is under way."""
    return event.matches(QKeySequence.StandardKey.Undo) or event.matches(
        QKeySequence.StandardKey.Redo
    )


def _commands(event: QKeyEvent) -> bool:
    """Whether a key is held with Ctrl alone; with Alt as well, some keyboards write letters."""
    held = event.modifiers() & (_Modifier.ControlModifier | _Modifier.AltModifier)
    return held == _Modifier.ControlModifier
