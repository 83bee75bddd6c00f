"""One shard as a QTextDocument, kept in step with the engine's live document.

``contentsChange`` is translated here, once, into lines and code points. The bridge is connected
before the highlighter, so that line kinds are fresh when that runs.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from typing import Protocol

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QFont, QTextCharFormat, QTextCursor, QTextDocument

from whydesk.editor.folds import LONGEST, OBJECT, fold_format, parts
from whydesk.editor.history import History, Way, decode, encode
from whydesk.editor.layout import RoomyLayout
from whydesk.editor.positions import can_carry, lines_of, qpos, source_of, to_qt
from whydesk.editor.regions import Regions, StepRegions, regions_of
from whydesk.engine.bulk import bulk
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.model import TextEdit
from whydesk.session.later import later
from whydesk.session.session import MANY_LINES
from whydesk.theme.tokens import LINE_HEIGHT

# A change of so many lines, or so many edits at once, takes a few milliseconds.
STRIDE_LINES = 300
_STRIDE_EDITS = 40


class Replace(Protocol):
    """Takes a change of lines over to the engine; ``state`` names the text that it leads to.

    Answers the lines outside the change whose kind is another now.
    """

    def __call__(
        self,
        shard: str,
        first: int,
        removed: int,
        lines: list[str],
        endings: list[str] | None,
        state: int,
    ) -> Sequence[range]: ...


class ShardText(QObject):
    """Text, undo and line endings of one shard. GUI thread.

    ``lines_replaced`` carries the shard, the first line of a change, how many lines it were and how
    many it are; ``edited`` comes after the engine has taken all of a change, and ``kinds_changed``
    before it where lines beside the change are to be painted otherwise.
    """

    edited = Signal()
    kinds_changed = Signal()
    lines_replaced = Signal(str, int, int, int)

    def __init__(
        self, live: LiveDocument, replace: Replace, font: QFont, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.live = live
        self._replace = replace
        self._replaying: Way | None = None
        self._regions = StepRegions()
        self._grown: list[int] = []
        self.bulk = False
        self.generation = 0
        self.document = QTextDocument(self)
        self.document.setDefaultFont(font)
        self.layout = RoomyLayout(self.document, font, LINE_HEIGHT)
        self.document.setDocumentLayout(self.layout)
        self.document.contentsChange.connect(self._contents_changed)
        endings = _mixed_endings(live)
        self._history = History(endings)
        self.can_edit = True

    def load(self) -> None:
        """Fill the document from the engine's text; the highlighter may be attached by now."""
        lines = [line for chunk in self.live.chunks() for line in chunk.lines]
        text = "\n".join(lines)
        self.can_edit = can_carry(text)
        self.document.setUndoRedoEnabled(False)
        self.document.blockSignals(True)
        put_lines(QTextCursor(self.document), lines)
        self.document.blockSignals(False)
        self.document.setUndoRedoEnabled(True)
        self.document.setModified(False)

    def let_go(self) -> None:
        """Hold no more of the text, for who is put away: a view and its parts hold each other, and
        only the collector takes that apart, which then has all the text to look at as well.
        """
        self.live = LiveDocument("", self.shard)

    @property
    def shard(self) -> str:
        return self.live.shard

    @property
    def state(self) -> int:
        """A number for the present text: the same after undo and redo, and for no other text."""
        return self._history.now.state

    def leads_to(self, step: int, state: int) -> bool:
        """Whether undo or redo can still bring the text of that number back at a step."""
        return self._history.state_at(step) == state

    # --- changing ---------------------------------------------------------------------------------

    def undo(self, cursor: QTextCursor) -> QTextCursor:
        """Take the last step back; the cursor where that step was."""
        now = self._regions.before(self.document.availableUndoSteps(), self.state)
        self._regions.expect(tuple(region.reversed() for region in now))
        return self._replay(self.document.undo, cursor, Way.UNDO)

    def redo(self, cursor: QTextCursor) -> QTextCursor:
        """Make the step again that was taken back last; the cursor where that is."""
        return self._replay(self.document.redo, cursor, Way.REDO)

    def apply(self, edits: Sequence[TextEdit], caret: int = 0) -> None:
        """Carry out edits of this shard at once. They must not overlap.

        ``caret`` is the UTF-16 position to which taking them back leads, as Qt remembers it.
        """
        for _ in self.strides(edits, caret):
            pass

    def strides(self, edits: Sequence[TextEdit], caret: int = 0) -> Iterator[None]:
        """The same bit by bit, with a yield between two undo steps of Qt's.

        Each takes a few milliseconds, however much there is to do.
        """
        cursor = QTextCursor(self.document)
        cursor.setPosition(caret)
        groups = _in_strides(sorted(edits, key=_span, reverse=True))
        for number, group in enumerate(groups):
            if number:
                yield
            if len(group) == 1:
                yield from self._carry_out(cursor, group[0])
            else:
                self._carry_out_all(cursor, group)

    def _carry_out_all(self, cursor: QTextCursor, edits: Sequence[TextEdit]) -> None:
        """Make several edits, the last in the text first, as one step of Qt's."""
        # Where lines end in different ways, what Qt tells of must be the same on the way back.
        regions = regions_of(edits) if self._history.now.endings is None else ()
        cursor.beginEditBlock()
        for edit in edits:
            for _ in self._carry_out(cursor, edit):
                pass
            if regions:
                # Told of one by one, edits far from each other cost nothing for what is between.
                cursor.endEditBlock()
                cursor.joinPreviousEditBlock()
        cursor.endEditBlock()
        self._regions.note(self.document.availableUndoSteps(), self.state, regions)

    def _carry_out(self, cursor: QTextCursor, edit: TextEdit) -> Iterator[None]:
        """Make one edit; lines that are folded, or become long, are written anew."""
        line, start, end_line, end = edit.span
        first = self.document.findBlockByNumber(line)
        last = self.document.findBlockByNumber(end_line)
        text = edit.text
        if OBJECT in first.text() or OBJECT in last.text():
            text = source_of(first)[:start] + text + source_of(last)[end:]
            start, end = 0, len(source_of(last))
        at = qpos(self.document, line, start)
        behind = qpos(self.document, end_line, end, behind=True)
        return self.put(cursor, text.split("\n"), at, behind)

    def put(
        self, cursor: QTextCursor, lines: Sequence[str], start: int, end: int
    ) -> Iterator[None]:
        """Write lines in the place of what stands from one UTF-16 position to another.

        There is a yield between two undo steps of Qt's, of a few milliseconds each. At the end the
        cursor is behind what was put in.
        """
        first = self.document.findBlock(start).blockNumber()
        last = self.document.findBlock(end).blockNumber()
        while last - first > STRIDE_LINES:
            last -= STRIDE_LINES
            begin = self.document.findBlockByNumber(last).position()
            _put_run(cursor, [""], begin, end)
            end = begin
            yield
        for number in range(0, len(lines), STRIDE_LINES):
            if number:
                yield
            run = lines[number : number + STRIDE_LINES]
            more = number + STRIDE_LINES < len(lines)
            _put_run(cursor, [*run, ""] if more else run, start, end)
            start = end = cursor.position()

    @Slot()
    def _fold_long(self) -> None:
        """Fold the lines that became long, as part of the step that made them so."""
        lines, self._grown = self._grown, []
        for number in lines:
            block = self.document.findBlockByNumber(number)
            if block.isValid() and block.length() > LONGEST:
                cursor = QTextCursor(block)
                cursor.joinPreviousEditBlock()
                cursor.movePosition(
                    QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor
                )
                put_lines(cursor, [source_of(block)])
                cursor.endEditBlock()

    def set_font(self, font: QFont) -> None:
        """Show the text in a font; all of it is laid out anew where that is another."""
        self.layout.set_font(font)
        if self.document.defaultFont() != font:
            self.document.setDefaultFont(font)

    def _replay(
        self, step: Callable[[QTextCursor], None], cursor: QTextCursor, way: Way
    ) -> QTextCursor:
        self._replaying = way
        try:
            step(cursor)
        finally:
            self._replaying = None
            self._regions.expect(())
        self._history.come_back(self.document.availableUndoSteps())
        return cursor

    # --- the bridge -------------------------------------------------------------------------------

    @Slot(int, int, int)
    def _contents_changed(self, position: int, removed: int, added: int) -> None:
        self.layout.note_change(position + added)
        first, old, new = self._changed_lines(position, added)
        self.bulk = new > MANY_LINES
        with bulk() if self.bulk else nullcontext():
            self._take_change(first, old, new)

    def _take_change(self, first: int, old: int, new: int) -> None:
        step = self.document.availableUndoSteps()
        regions = self._known_regions(step)
        if regions:
            self._take_step(step, None)
            kinds = self._take_regions(regions)
        else:
            first, old, lines = self._cut_common(first, old, new)
            if not old and not lines:
                if self._replaying is None:
                    self._history.stay(step)
                return
            endings = self._new_endings(step, first, old, len(lines))
            self._take_step(step, self._all_endings(first, old, endings))
            kinds = bool(self._replace(self.shard, first, old, lines, endings, self.state))
            self.lines_replaced.emit(self.shard, first, old, len(lines))
            self._note_long(first, lines)
        if kinds or self.bulk:
            self.generation += 1
            self.kinds_changed.emit()
        self.edited.emit()

    def _note_long(self, first: int, lines: list[str]) -> None:
        """Have the lines folded that are shown longer than Qt can lay out between two keys."""
        if self._replaying is not None or len(max(lines, key=len, default="")) <= LONGEST:
            return
        block = self.document.findBlockByNumber(first)
        grown: list[int] = []
        for number in range(first, first + len(lines)):
            if block.length() > LONGEST:
                grown.append(number)
            block = block.next()
        if grown:
            self._grown = grown
            later(self, self._fold_long)

    def _take_step(self, step: int, endings: bytes | None) -> None:
        if self._replaying is None:
            self._history.note(step, endings)
        else:
            self._history.come_back(step)

    def _known_regions(self, step: int) -> Regions:
        """What the change that Qt tells of consists of; empty where that is not known."""
        regions = self._regions.take()
        if self._replaying is Way.REDO:
            return self._regions.before(step, self._history.state_at(step))
        return regions

    def _take_regions(self, regions: Regions) -> bool:
        """Hand each region over by itself, from the last on; whether kinds changed elsewhere."""
        changed = False
        for old_first, old_count, new_first, new_count in reversed(regions):
            lines = lines_of(self.document, new_first, new_count)
            kinds = self._replace(self.shard, old_first, old_count, lines, None, self.state)
            changed = changed or bool(kinds)
            self.lines_replaced.emit(self.shard, old_first, old_count, new_count)
        return changed

    def _changed_lines(self, position: int, added: int) -> tuple[int, int, int]:
        """The first changed line, how many lines it were and how many it are."""
        document = self.document
        first = document.findBlock(position).blockNumber()
        last = document.findBlock(position + added)
        end = last.blockNumber() + 1 if last.isValid() else document.blockCount()
        gained = document.blockCount() - self.live.line_count
        return first, end - first - gained, end - first

    def _cut_common(self, first: int, old: int, new: int) -> tuple[int, int, list[str]]:
        """The change without the lines at its head and tail that are as they were."""
        lines = lines_of(self.document, first, new)
        line = self.live.line
        head = 0
        while head < min(old, new) and lines[head] == line(first + head):
            head += 1
        tail = 0
        while tail < min(old, new) - head and lines[new - 1 - tail] == line(first + old - 1 - tail):
            tail += 1
        return first + head, old - head - tail, lines[head : new - tail]

    # --- line endings -----------------------------------------------------------------------------

    def _new_endings(self, step: int, first: int, old: int, new: int) -> list[str] | None:
        """The endings of lines that are put in; None where all lines of the text end alike."""
        now = self._history.now.endings
        if now is None:
            return None
        if self._replaying:
            then = self._history.endings_at(step)
            if then is not None:
                return decode(then[first : first + new])
        before = decode(now[first : first + old])
        if new <= old:
            return before[: max(0, new - 1)] + before[-1:] if new else []
        return before[:-1] + [self.live.newline] * (new - old) + before[-1:]

    def _all_endings(self, first: int, old: int, endings: list[str] | None) -> bytes | None:
        now = self._history.now.endings
        if now is None or endings is None:
            return None
        changed = now[:first] + encode(endings) + now[first + old :]
        return now if changed == now else changed


def _in_strides(edits: Sequence[TextEdit]) -> Iterator[Sequence[TextEdit]]:
    """The edits some at a time; one of very many lines stands alone."""
    some: list[TextEdit] = []
    for edit in edits:
        large = edit.span.end_line - edit.span.line > STRIDE_LINES
        large = large or edit.text.count("\n") > STRIDE_LINES
        if some and (large or len(some) == _STRIDE_EDITS):
            yield some
            some = []
        some.append(edit)
        if large:
            yield some
            some = []
    if some:
        yield some


def _put_run(cursor: QTextCursor, lines: Sequence[str], start: int, end: int) -> None:
    """Write lines in the place of what stands between two positions, as one undo step.

    Taking that back leads to where the cursor was before.
    """
    cursor.beginEditBlock()
    cursor.setPosition(start)
    cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
    put_lines(cursor, lines)
    cursor.endEditBlock()


def put_lines(cursor: QTextCursor, lines: Sequence[str]) -> None:
    """Write lines in the place of what is selected; of a long one only the head is shown."""
    plain = QTextCharFormat()
    if len(max(lines, key=len, default="")) <= LONGEST:
        cursor.insertText(to_qt("\n".join(lines)), plain)
        return
    pending: list[str] = []
    for line in lines:
        shown, folded = parts(line)
        pending.append(shown)
        if folded:
            cursor.insertText(to_qt("\n".join(pending)), plain)
            cursor.insertText(OBJECT, fold_format(folded))
            pending = [""]
    cursor.insertText(to_qt("\n".join(pending)), plain)


def _mixed_endings(live: LiveDocument) -> bytes | None:
    """The endings of all lines, or None where they are the same throughout."""
    usual = live.newline
    if usual == "\n" and all(chunk.endings is None for chunk in live.chunks()):
        return None
    endings = [
        ending for chunk in live.chunks() for ending in (chunk.endings or ["\n"] * len(chunk.lines))
    ]
    if all(ending == usual for ending in endings[:-1]):
        return None
    return encode(endings)


def _span(edit: TextEdit) -> tuple[int, int, int, int]:
    return edit.span
