"""The text that claims are looked for in, with each of them marked where it stands."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from PySide6.QtCore import QMimeData, QRect, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit

from whydesk.engine.evidence.claims.markup import text_of_html
from whydesk.engine.evidence.claims.records import Claim
from whydesk.engine.evidence.claims.wording import prose
from whydesk.engine.wording import tr
from whydesk.session.slices import Slices
from whydesk.theme.theme import Theme
from whydesk.widgets.units import to_points, to_units

# A text up to here can be typed in; a longer one is shown to be read, in pieces.
MOST_EDITED = 50_000
LONGEST_LINE = 10_000
# A longer line of a text that is only read is cut into rows of so many characters.
_ROW = 500
_HINT = tr(
    "Paste or drop a text here: notes, a mail, a decision record.\n\n"
    "The claims in it are marked. You pick, and only what you pick is written."
)


class ProsePane(QPlainTextEdit):
    """Shows a text and marks claims in it. GUI thread.

    ``brought`` carries what was pasted or dropped and is long (raw text, whether it is HTML, the
    text before it and after it), ``edited`` tells that the text changed here, ``pointed`` carries
    the number of the claim that the caret was put in, ``files_dropped`` the paths of files.
    """

    brought = Signal(str, bool, str, str)
    edited = Signal()
    pointed = Signal(int)
    files_dropped = Signal(object)

    def __init__(self, theme: Theme, is_picked: Callable[[int], bool]) -> None:
        super().__init__()
        self.setObjectName("reading")
        self.setAccessibleName(tr("The text"))
        self.setPlaceholderText(_HINT)
        self.setTabChangesFocus(True)
        self._theme = theme
        self._is_picked = is_picked
        self._claims: Sequence[Claim] = ()
        self._begins: list[int] = []
        self._starts: list[int] = [0]
        self._current = -1
        self._quiet = False
        self._filling = Slices(self, patient=False)
        self.textChanged.connect(self._text_changed)
        self.cursorPositionChanged.connect(self._point)
        self.updateRequest.connect(self._scrolled)
        theme.changed.connect(self.mark)

    # --- the text ---------------------------------------------------------------------------------

    @property
    def text(self) -> str:
        """The text, as far as it can be typed in; Qt's own way would lose no-break spaces."""
        block, lines = self.document().begin(), list[str]()
        while block.isValid():
            lines.append(block.text())
            block = block.next()
        return "\n".join(lines)

    def show_text(self, text: str) -> None:
        """Show a text; a long one, or one of long lines, cannot be typed in."""
        self.set_claims(())
        editable = can_be_typed_in(text)
        self.setReadOnly(not editable)
        self.setUndoRedoEnabled(editable)
        self._quiet = True
        self.clear()
        self._quiet = False
        self._starts = []
        self._filling.begin_now(self._fill(text))

    def _fill(self, text: str) -> Iterator[None]:
        cursor = QTextCursor(self.document())
        rows = _rows(text, _ROW if self.isReadOnly() else LONGEST_LINE)
        while piece := list(islice(rows, 100)):
            self._quiet = True
            cursor.movePosition(QTextCursor.MoveOperation.End)
            lead = "\n" if self._starts else ""
            cursor.insertText(lead + "\n".join(line for _, line in piece))
            self._quiet = False
            self._starts += [start for start, _ in piece]
            yield
        self.mark()

    def stop(self) -> None:
        """Give up what is still to be shown."""
        self._filling.stop()

    @Slot()
    def _text_changed(self) -> None:
        if not self._quiet and not self.isReadOnly():
            self.set_claims(())
            self._starts = [start for start, _ in _rows(self.text)]
            self.edited.emit()

    # --- the claims -------------------------------------------------------------------------------

    def set_claims(self, claims: Sequence[Claim]) -> None:
        """Mark these claims; they are in the order of the text."""
        self._claims = claims
        self._begins = [claim.start for claim in claims]
        self._current = -1
        self.mark()

    def set_current(self, number: int) -> None:
        """Mark one claim as the one that is looked at, and bring it into sight."""
        self._current = number
        if 0 <= number < len(self._claims):
            row = bisect_right(self._starts, self._claims[number].start) - 1
            block = self.document().findBlockByNumber(row)
            if block.isValid():
                self._bring_into_sight(number, row)
        self.mark()

    def _bring_into_sight(self, number: int, row: int) -> None:
        cursor = self._cursor(row, self._claims[number].start - self._starts[row])
        self._quiet = True
        self.setTextCursor(cursor)
        self.ensureCursorVisible()
        self._quiet = False

    @Slot()
    def mark(self) -> None:
        """Mark what is in sight: a ground for what is picked, lines under the rest."""
        if not self._claims or not self._starts:
            self.setExtraSelections([])
            return
        first, last = self._rows_in_sight()
        begin = self._starts[min(first, len(self._starts) - 1)]
        end = self._starts[last + 1] if last + 1 < len(self._starts) else 1 << 62
        number = max(0, bisect_left(self._begins, begin) - 1)
        marks: list[QTextEdit.ExtraSelection] = []
        while number < len(self._claims) and self._claims[number].start < end:
            marks += self._marks_of(number, first, last)
            number += 1
        self.setExtraSelections(marks)

    def _rows_in_sight(self) -> tuple[int, int]:
        block = self.firstVisibleBlock()
        first = block.blockNumber()
        top = self.blockBoundingGeometry(block).translated(self.contentOffset()).top()
        while block.isValid() and top <= self.viewport().height():
            top += self.blockBoundingRect(block).height()
            block = block.next()
        last = block.blockNumber() if block.isValid() else self.blockCount()
        return first, last

    def _marks_of(self, number: int, first: int, last: int) -> Iterator[QTextEdit.ExtraSelection]:
        """The parts of a claim that are in sight, a row of the text each."""
        claim = self._claims[number]
        row = max(first, bisect_right(self._starts, claim.start) - 1)
        form = self._form(number)
        while row <= last and row < len(self._starts) and self._starts[row] < claim.end:
            start = max(0, claim.start - self._starts[row])
            cursor = self._cursor(row, start)
            length = len(cursor.block().text())
            end = self._cursor(row, min(claim.end - self._starts[row], length))
            cursor.setPosition(end.position(), QTextCursor.MoveMode.KeepAnchor)
            mark = QTextEdit.ExtraSelection()
            mark.cursor = cursor  # pyright: ignore[reportAttributeAccessIssue]
            mark.format = form  # pyright: ignore[reportAttributeAccessIssue]
            yield mark
            row += 1

    def _form(self, number: int) -> QTextCharFormat:
        tokens, form = self._theme.tokens, QTextCharFormat()
        style = QTextCharFormat.UnderlineStyle
        abstained = self._claims[number].abstained
        form.setUnderlineStyle(style.DotLine if abstained else style.SingleUnderline)
        form.setUnderlineColor(QColor(tokens.soft if abstained else tokens.accent.ink))
        if abstained:
            form.setForeground(QColor(tokens.soft))
        if self._is_picked(number):
            form.setBackground(QColor(tokens.accent.ground))
            form.setForeground(QColor(tokens.ink))
        if number == self._current:
            form.setBackground(QColor(tokens.selection))
        return form

    def _cursor(self, row: int, column: int) -> QTextCursor:
        block = self.document().findBlockByNumber(row)
        cursor = QTextCursor(block)
        units = to_units(block.text(), column)
        cursor.setPosition(block.position() + min(units, block.length() - 1))
        return cursor

    @Slot(QRect, int)
    def _scrolled(self, _rect: QRect, dy: int) -> None:
        if dy:
            self.mark()

    @Slot()
    def _point(self) -> None:
        """Tell which claim the caret was put in."""
        if self._quiet or not self._claims:
            return
        cursor = self.textCursor()
        block, row = cursor.block(), cursor.blockNumber()
        if row < len(self._starts):
            at = self._starts[row] + to_points(block.text(), cursor.positionInBlock())
            number = bisect_right(self._begins, at) - 1
            if number >= 0 and at <= self._claims[number].end:
                self.pointed.emit(number)

    # --- what is brought --------------------------------------------------------------------------

    def paste_all(self) -> None:
        """Take what is on the clipboard."""
        self.take(QGuiApplication.clipboard().mimeData())

    def take(self, data: QMimeData) -> None:
        """Take what was pasted or dropped, in the place of what is selected; all where it is long.

        Plain text comes before HTML, whose words alone count.
        """
        plain = data.text()
        if not plain and data.hasFormat("text/markdown"):
            plain = bytes(data.data("text/markdown").data()).decode("utf-8", "replace")
        raw = plain or data.html()
        if not raw:
            return
        before = after = ""
        if not self.isReadOnly():
            cursor, text = self.textCursor(), self.text
            if len(raw) <= MOST_EDITED:
                said = prose(plain or text_of_html(raw))
                if can_be_typed_in(text + said):
                    cursor.insertText(said)
                    return
            ends = cursor.selectionStart(), cursor.selectionEnd()
            before, after = text[: to_points(text, ends[0])], text[to_points(text, ends[1]) :]
        self.brought.emit(raw, not plain, before, after)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Paste):
            self.paste_all()
        else:
            super().keyPressEvent(event)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        return source.hasText() or source.hasHtml() or source.hasFormat("text/markdown")

    def insertFromMimeData(self, source: QMimeData) -> None:
        self.take(source)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self._offer(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        self._offer(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Take a text, or the text of a file, that is dropped; also where it cannot be typed in."""
        data = event.mimeData()
        files = [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if files:
            self.files_dropped.emit(files)
            return
        self.take(data)

    def _offer(self, event: QDragMoveEvent) -> None:
        if self.canInsertFromMimeData(event.mimeData()) or event.mimeData().hasUrls():
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()


def can_be_typed_in(text: str) -> bool:
    """Whether a text is short enough to be shown whole and typed in."""
    return len(text) <= MOST_EDITED and all(len(line) < LONGEST_LINE for line in text.split("\n"))


def _rows(text: str, longest: int = LONGEST_LINE) -> Iterator[tuple[int, str]]:
    """The rows in which a text is shown and where each begins; a long line is several."""
    at = 0
    for line in text.split("\n"):
        start = 0
        while len(line) - start > longest:
            end = start + longest
            cut = line.rfind(" ", start + longest // 2, end) + 1 or end
            yield at + start, line[start:cut]
            start = cut
        yield at + start, line[start:]
        at += len(line) + 1
