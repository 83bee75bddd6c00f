"""One shard that is being edited: each change parses again only the chunks that it touches.

A document is used by one thread at a time; it holds no locks.
"""

from collections.abc import Iterator, Sequence
from itertools import chain, islice
from operator import attrgetter

from msgspec import Struct

from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.lmd.document import join, parse
from whydesk.engine.lmd.lexer import ref_at, refs_in
from whydesk.engine.lmd.parser import ChunkParser, Past
from whydesk.engine.lmd.sequence import ChunkSequence, Place
from whydesk.engine.lmd.statements import LineKind, Ref
from whydesk.engine.model import TextEdit

_MANY_EDITS = 32


class Delta(Struct, frozen=True):
    """What one change did to the chunks: ``old_lines`` lines from ``first_line`` on, which were the
    ``removed`` chunks, are now ``new_lines`` lines and the ``added`` chunks.

    ``changed_kinds`` are the lines (numbered as they are now) outside the change itself whose kind
    is no longer what it was, as where a fence was opened above them.
    """

    shard: str
    revision: int
    removed: tuple[Chunk, ...]
    added: tuple[Chunk, ...]
    first_line: int
    old_lines: int
    new_lines: int
    changed_kinds: tuple[range, ...] = ()


class Standing(Struct, frozen=True):
    """A text as it stood at one moment, for any thread: chunks are never changed once made."""

    chunks: list[Chunk]
    bom: bool

    def text(self) -> str:
        """The source, byte for byte. Takes some milliseconds for a large one."""
        return join(self.chunks, self.bom)


class LiveDocument:
    """The text of one shard with its chunks, in step at every moment."""

    def __init__(self, text: str, shard: str) -> None:
        document = parse(text)
        self.shard = shard
        self.revision = 0
        self.newline = document.newline
        self.bom = document.bom
        for chunk in document.chunks:
            chunk.shard = shard
        self._sequence = ChunkSequence(document.chunks)
        self._unchanged: str | None = text
        self._reaching = [chunk for chunk in document.chunks if chunk.reach]

    # --- reading ----------------------------------------------------------------------------------

    @property
    def line_count(self) -> int:
        return self._sequence.line_count

    def text(self) -> str:
        """The source, byte for byte."""
        return self.standing().text() if self._unchanged is None else self._unchanged

    def standing(self) -> Standing:
        """The text as it is now, to be put together later or elsewhere; costs next to nothing."""
        return Standing(list(self._sequence), self.bom)

    def chunks(self) -> Iterator[Chunk]:
        return iter(self._sequence)

    def chunk_at(self, line: int) -> tuple[Chunk, int]:
        """The chunk that holds a line, and its first line; IndexError outside the document."""
        place = self._sequence.at_line(line)
        return self._sequence.chunk(place), place.first_line

    def first_line(self, chunk: Chunk) -> int:
        """The line on which a chunk starts; KeyError where it is no longer part of the text."""
        return self._sequence.place_of(chunk).first_line

    def line(self, number: int) -> str:
        """A line without its ending."""
        chunk, first = self.chunk_at(number)
        return chunk.lines[number - first]

    def lines(self, first: int, end: int) -> Iterator[str]:
        """The lines from the first up to the end, without their endings."""
        return islice(chain.from_iterable(map(attrgetter("lines"), self._sequence)), first, end)

    def ending(self, number: int) -> str:
        """A line's ending; the last line has none."""
        if number == self.line_count - 1:
            return ""
        chunk, first = self.chunk_at(number)
        return "\n" if chunk.endings is None else chunk.endings[number - first]

    def line_kind(self, number: int) -> LineKind:
        chunk, first = self.chunk_at(number)
        return LineKind(chunk.kinds[number - first])

    def ref_at(self, number: int, column: int) -> Ref | None:
        """The reference that a place lies in or touches: in brackets, or the host of a thought."""
        chunk, first = self.chunk_at(number)
        refs = refs_in(chunk.lines[number - first])
        found = next((ref for ref in refs if ref.start <= column <= ref.end), None)
        if found is None and chunk.kinds[number - first] == LineKind.THOUGHT_OPEN:
            host = next((t.host for t in chunk.thoughts() if t.line == number - first), None)
            if host is not None and host.start <= column <= host.end:
                return ref_at(host.label, host.start, host.end)
        return found

    # --- changing ---------------------------------------------------------------------------------

    def replace(
        self,
        first: int,
        removed: int,
        lines: Sequence[str],
        endings: Sequence[str] | None = None,
    ) -> Delta:
        """Put lines where ``removed`` lines from ``first`` on stood; what changed by it.

        ``endings`` are those of the new lines; None keeps those of the lines that are replaced, and
        gives further ones the document's newline. A document keeps at least one line. IndexError
        where the lines are not there.
        """
        if not 0 <= first <= first + removed <= self.line_count:
            raise IndexError(f"lines {first} to {first + removed} of {self.line_count}")
        if removed == self.line_count and not lines:
            lines, endings = [""], None
        self._unchanged = None
        start = self._parse_from(first, removed)
        window = _Window(self._sequence, start, first, removed, lines, endings, self.newline)
        old, new = window.parse(at_top=start.first_line == 0)
        for chunk in new:
            chunk.shard = self.shard
        self._sequence.splice(start, len(old), new)
        gone = set(map(id, old))
        self._reaching = [c for c in self._reaching if id(c) not in gone]
        self._reaching += (c for c in new if c.reach)
        self.revision += 1
        return self._delta(start, first - start.first_line, removed, len(lines), old, new)

    def apply(self, edits: Sequence[TextEdit]) -> list[Delta]:
        """Carry out text edits given in positions of the present text; they must not overlap.

        Many edits at once are one change of all lines between the first and the last.
        """
        ordered = sorted(edits, key=lambda edit: edit.span)
        runs = [ordered] if len(ordered) > _MANY_EDITS else [[edit] for edit in reversed(ordered)]
        return [self._apply_run(run) for run in runs if run]

    def _apply_run(self, run: Sequence[TextEdit]) -> Delta:
        first, last = run[0].span.line, max(edit.span.end_line for edit in run)
        pieces: list[str] = []
        endings: list[str] = []
        line, column = first, 0
        for edit in run:
            self._keep(line, column, edit.span.line, edit.span.start, pieces, endings)
            pieces.append(edit.text)
            endings += [self.newline] * edit.text.count("\n")
            line, column = edit.span.end_line, edit.span.end
        self._keep(line, column, last, len(self.line(last)), pieces, endings)
        endings.append(self.ending(last))
        return self.replace(first, last - first + 1, "".join(pieces).split("\n"), endings)

    def _keep(
        self, line: int, start: int, end_line: int, end: int, pieces: list[str], endings: list[str]
    ) -> None:
        """Take over the text between two places, with the endings of its lines."""
        while line < end_line:
            pieces += (self.line(line)[start:], "\n")
            endings.append(self.ending(line))
            line, start = line + 1, 0
        pieces.append(self.line(line)[start:end])

    def _parse_from(self, first: int, removed: int) -> Place:
        """The place from which the parse has to start again.

        That is the chunk before, where the change touches a chunk's first line, since what stood
        behind it may now be part of it; and any chunk whose parse looked as far as the change.
        """
        if first == self.line_count:
            start = self._sequence.at_line(first - 1)
        else:
            start = self._sequence.at_line(first)
            if start.first_line == first:
                start = self._sequence.previous(start) or start
        for chunk in self._reaching:
            place = self._sequence.place_of(chunk)
            end = place.first_line + len(chunk.lines) + chunk.reach
            if place.first_line < start.first_line and first <= end:
                start = place
        return start

    def _delta(
        self, start: Place, lead: int, removed: int, put: int, old: list[Chunk], new: list[Chunk]
    ) -> Delta:
        before = b"".join(chunk.kinds for chunk in old)
        after = b"".join(chunk.kinds for chunk in new)
        changed = [
            _differing(before[:lead], after[:lead], start.first_line),
            _differing(
                before[lead + removed :], after[lead + put :], start.first_line + lead + put
            ),
        ]
        return Delta(
            self.shard,
            self.revision,
            tuple(old),
            tuple(new),
            start.first_line,
            len(before),
            len(after),
            tuple(lines for lines in changed if lines),
        )


def _differing(before: bytes, after: bytes, first: int) -> range:
    """The lines from the first to the last that differ, numbered from ``first``."""
    if before == after:
        return range(0)
    same = [one == other for one, other in zip(before, after, strict=True)]
    return range(first + same.index(False), first + len(same) - same[::-1].index(False))


class _Window:
    """The lines around a change, drawn from the chunks as the parse asks for them."""

    def __init__(
        self,
        sequence: ChunkSequence,
        start: Place,
        first: int,
        removed: int,
        lines: Sequence[str],
        endings: Sequence[str] | None,
        newline: str,
    ) -> None:
        self._source = sequence.following(start)
        self._newline = newline
        self._last = sequence.last
        self._old: list[Chunk] = []
        self._lines: list[str] = []
        self._endings: list[str] = []
        self._boundaries: dict[int, int] = {}  # line on which an old chunk starts: its number
        lead = first - start.first_line
        while len(self._lines) < lead + removed and self.more():
            pass
        if not self._old:
            self.more()
        chunk = self._old[0]
        self._past = Past(chunk, lead, removed, len(lines)) if len(self._old) == 1 else None
        self._boundaries = {}
        if endings is None:
            endings = self._endings[lead : lead + min(removed, len(lines))]
            endings += [newline] * (len(lines) - len(endings))
        new = [ending or newline for ending in endings]
        if first + removed == sequence.line_count:
            self._move_end(lead, new)
        self._lines[lead : lead + removed] = lines
        self._endings[lead : lead + removed] = new

    def _move_end(self, lead: int, new: list[str]) -> None:
        """At the end of the text the last line, whichever it is, has no ending."""
        if new:
            new[-1] = ""
            if lead:
                self._endings[lead - 1] = self._endings[lead - 1] or self._newline
        elif lead:
            self._endings[lead - 1] = ""

    def more(self) -> bool:
        """Take in the next chunk; false at the end of the document."""
        chunk = next(self._source, None)
        if chunk is None:
            return False
        self._boundaries[len(self._lines)] = len(self._old)
        self._old.append(chunk)
        self._lines += chunk.lines
        self._endings += chunk.endings or ["\n"] * len(chunk.lines)
        if chunk is self._last:
            self._endings[-1] = ""
        return True

    def parse(self, at_top: bool) -> tuple[list[Chunk], list[Chunk]]:
        """The chunks that are replaced, and those that stand for them now."""
        parser = ChunkParser(
            self._lines, self._endings, at_top=at_top, more=self.more, past=self._past
        )
        new: list[Chunk] = []
        for chunk in parser.chunks():
            new.append(chunk)
            met = self._boundaries.get(parser.start)
            if met is not None:
                return self._old[:met], new
        return self._old, new
