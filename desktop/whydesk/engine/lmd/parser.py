"""Source to chunks: one pass over the lines, a rule for each first character, never an error.

Parsing starts and goes on in the neutral state at each node line, so a chunk can be parsed again by
itself; what it had to look at past its own end is its ``reach``.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from operator import attrgetter
from sys import intern

from msgspec import Struct

from whydesk.engine.lmd import lexer
from whydesk.engine.lmd.chunk import Chunk, referring
from whydesk.engine.lmd.lines import indentation, plain_endings
from whydesk.engine.lmd.statements import (
    LineKind,
    NodeLine,
    Property,
    Ref,
    Referring,
    Statement,
    Thought,
)
from whydesk.engine.model import slug
from whydesk.engine.stopping import STRIDE, go_on

_PROSE = int(LineKind.PROSE)
_HEADING = int(LineKind.HEADING)
_NODE = int(LineKind.NODE)
_PROPERTY = int(LineKind.PROPERTY)
_LINK = int(LineKind.LINK)
_MALFORMED = int(LineKind.MALFORMED_LINK)
_OPEN = int(LineKind.THOUGHT_OPEN)
_BODY = int(LineKind.THOUGHT_BODY)
_CLOSE = int(LineKind.THOUGHT_CLOSE)
_CODE = int(LineKind.CODE)
_FRONT = int(LineKind.FRONT_MATTER)
_TITLE_LENGTH = 200
_PLAIN_HEADINGS = ("# ", "## ", "### ")
# Lines at which the parse is in the neutral state.
_STARTS = frozenset((_PROSE, _HEADING, _PROPERTY, _LINK, _MALFORMED, _OPEN))
_line_of = attrgetter("line")


def _no_more() -> bool:
    return False


class Past(Struct, frozen=True):
    """A chunk before some of its lines changed: behind ``lead`` lines, ``removed`` became ``put``.

    What it says of the other lines need not be parsed again; in a chunk of very many lines that is
    nearly all.
    """

    chunk: Chunk
    lead: int
    removed: int
    put: int

    @property
    def end(self) -> int:
        """How many lines the chunk has now, if it still ends where it did."""
        return len(self.chunk.lines) - self.removed + self.put


class ChunkParser:
    """Parses lines into chunks, from a place where the state is neutral.

    ``more`` appends further lines (and endings) to the lists it shares with its caller and says
    whether it did; it is asked only when the parse comes to the end of what it has. ``past`` is
    what the first lines were before they changed, where they were one chunk.
    """

    def __init__(
        self,
        lines: list[str],
        endings: list[str] | None,
        *,
        at_top: bool,
        more: Callable[[], bool] = _no_more,
        past: Past | None = None,
    ) -> None:
        self.lines = lines
        self.endings = endings
        self.start = 0
        self._more = more
        self._at_top = at_top
        self._past = past
        self._node: NodeLine | None = None
        self._noted: list[Statement] = []
        self._referring: list[Referring] = []
        # What the properties say, None where some were taken over.
        self._values: dict[str, str] | None = {}
        self._whole = True
        self._kinds = bytearray()
        self._looked = 0
        self._stop = 0

    def chunks(self) -> Iterator[Chunk]:
        """Chunk after chunk; between two of them ``start`` is the first line of the next."""
        lines, rules, read_plain = self.lines, _RULES, lexer.PLAIN.fullmatch
        at = self._take_head() or (self._front_matter() if self._at_top else 0)
        kinds = self._kinds
        while at < len(lines) or self._more():
            if at >= self._stop:
                behind = self._pause(at)
                if behind > at:
                    at = behind
                    continue
            line = lines[at]
            first = line[:1]
            rule = rules.get(first)
            if rule is None:
                kinds.append(_PROSE)
                at += 1
                continue
            plain = read_plain(line) if first == "[" else None
            if plain is None:
                node = _declared(line) if first in "[ " else None
            elif plain[2] is None:
                node = lexer.ref_at(plain[1], 0, len(line))
            elif self._take_link(at, *plain.groups()):
                at += 1
                continue
            else:
                node = _declared(line)
            if node is None:
                at = rule(self, line, at, 0)
                continue
            if at > self.start:
                yield self._finish(at)
                kinds = self._kinds
            self._begin(node, line)
            at += 1
        yield self._finish(at)

    def _begin(self, ref: Ref, line: str) -> None:
        self._node = NodeLine(0, ref, intern(slug(ref.label)))
        self._kinds.append(_NODE)
        if ref.end < len(line):
            start = line.find(">>", ref.end)
            found = lexer.read_property(line, 0, start) if start >= 0 else None
            if found is not None:
                self._keep(found)

    def _take_link(self, at: int, left: str, between: str, right: str) -> bool:
        """Read a link from the parts of a PLAIN line; whether it is one."""
        owner = self._node.ref if self._node is not None else None
        link = lexer.plain_link(at - self.start, owner, left, between, right)
        if link is None:
            return False
        self._kinds.append(_LINK)
        self._noted.append(link)
        self._referring.append(link)
        return True

    def _keep(self, found: Property) -> None:
        self._noted.append(found)
        if found.refs:
            self._referring.append(found)
        if self._values is not None:
            self._values[found.key] = found.value

    def _finish(self, end: int) -> Chunk:
        start = self.start
        endings = self.endings[start:end] if self.endings else None
        chunk = Chunk(
            self.lines[start:end],
            plain_endings(endings) if endings else None,
            bytes(self._kinds),
            self._node,
            self._noted or (),  # so that the many without any share one
            self._referring or (),
            self._whole,
            self._values,
            max(0, self._looked - end),
        )
        self.start, self._node, self._looked, self._whole = end, None, 0, True
        self._noted, self._referring, self._kinds, self._values = [], [], bytearray(), {}
        return chunk

    # --- what is known from before ----------------------------------------------------------------

    def _pause(self, at: int) -> int:
        """Look whether the parse is wanted, and whether it may go on behind what is known already.

        The line to go on from. ``_stop`` is the next at which this is to be asked.
        """
        go_on()
        self._stop = at + STRIDE
        past = self._past
        if past is None or at >= past.end:
            return at
        rest = past.lead + past.put
        if at < rest:
            self._stop = min(self._stop, rest)
        elif self._take_rest(past, at):
            return past.end
        else:
            self._stop = at + 1
        return at

    def _take_head(self) -> int:
        """Take over what was said of the lines before the change; the line to go on from.

        None is where a thought is not closed, or a front matter may not be: these looked ahead.
        """
        past = self._past
        if past is None:
            return 0
        chunk = past.chunk
        at = min(past.lead, len(chunk.kinds) - 1)
        while at > 0 and chunk.kinds[at] not in _STARTS:
            at -= 1
        if at == 0 or (self._at_top and chunk.lines[0].startswith("---")):
            return 0
        said = chunk.statements[: bisect_left(chunk.statements, at, key=_line_of)]
        kinds = chunk.kinds[:at]
        if _OPEN in kinds and any(type(s) is Thought and not s.closed for s in said):
            return 0
        self._node, self._kinds = chunk.node, bytearray(kinds)
        self._noted, self._referring, self._values = list(said), referring(said), None
        return at

    def _take_rest(self, past: Past, at: int) -> bool:
        """Take over what was said of the lines from here to the end of the chunk, if that holds.

        It does where the parse was neutral here before too, and no line number becomes another.
        """
        chunk = past.chunk
        before = at - past.put + past.removed
        if before >= len(chunk.kinds) or chunk.kinds[before] not in _STARTS:
            return False
        said = chunk.statements[bisect_left(chunk.statements, before, key=_line_of) :]
        if said and at - self.start != before:
            return False
        self._kinds += chunk.kinds[before:]
        self._noted += said
        self._referring += referring(said)
        self._values = None
        if chunk.reach:
            self._looked = max(self._looked, past.end + chunk.reach)
        return True

    # --- a rule for each construct: (line, its number, column) to the number of the next line -----

    def rule_prose(self, line: str, at: int, column: int) -> int:
        self._kinds.append(_PROSE)
        return at + 1

    def rule_blank(self, line: str, at: int, column: int) -> int:
        """A line that starts with blanks: code from four columns on, else by what follows them."""
        if indentation(line) >= 4:
            self._kinds.append(_CODE if line.strip(" \t") else _PROSE)
            return at + 1
        column = len(line) - len(line.lstrip(" "))
        rule = _RULES.get(line[column : column + 1])
        return self.rule_prose(line, at, 0) if rule is None else rule(self, line, at, column)

    def rule_greater(self, line: str, at: int, column: int) -> int:
        """A property; further ones below, as mostly stand there, are read along.

        Of those without a reference only what they say is read. Not so where a chunk is read again
        after a change: who compares it with what it was wants all of its statements.
        """
        lines = self.lines
        end, most = at + 1, min(self._stop, len(lines))
        if column:
            return self._read_properties(at, end, column)
        while end < most and lines[end][:2] == ">>":
            end += 1
        found = lexer.plain_properties(lines[at:end]) if self._past is None else None
        if found is None or self._values is None:
            return self._read_properties(at, end, 0)
        values = self._values
        for key, value in found:
            values[intern(key)] = value
        self._kinds += bytes((_PROPERTY,)) * (end - at)
        self._whole = False
        return end

    def _read_properties(self, at: int, end: int, column: int) -> int:
        """Lines that start with ``>>``, each by itself; one without a key is prose."""
        for number in range(at, end):
            line = self.lines[number]
            found = lexer.read_property(line, number - self.start, column)
            if found is not None:
                self._keep(found)
            is_one = found is not None or lexer.PROPERTY.match(line, column)
            self._kinds.append(_PROPERTY if is_one else _PROSE)
        return end

    def rule_bracket(self, line: str, at: int, column: int) -> int:
        """A line that starts with ``[[`` and declares no node: a link, one gone wrong, or prose."""
        number = at - self.start
        if line[column : column + 2] != "[[":
            return self.rule_prose(line, at, column)
        found = lexer.read_link(line, number, column)
        if found is not None:
            self._kinds.append(_LINK)
            self._noted.append(found)
            self._referring.append(found)
            return at + 1
        wrong = lexer.read_malformed_link(line, number, column)
        if wrong is None:
            return self.rule_prose(line, at, column)
        self._kinds.append(_MALFORMED)
        self._noted.append(wrong)
        return at + 1

    def rule_hash(self, line: str, at: int, column: int) -> int:
        if line.startswith(_PLAIN_HEADINGS) and self._past is None:
            self._kinds.append(_HEADING)
            self._whole = False
            return at + 1
        found = lexer.read_heading(line, at - self.start, column)
        if found is None:
            return self.rule_prose(line, at, column)
        self._kinds.append(_HEADING)
        self._noted.append(found)
        return at + 1

    def rule_fence(self, line: str, at: int, column: int) -> int:
        fence = lexer.opens_fence(line, column)
        if fence is None:
            return self.rule_prose(line, at, column)
        self._kinds.append(_CODE)
        at += 1
        while at < len(self.lines) or self._more():
            self._kinds.append(_CODE)
            at += 1
            if lexer.closes_fence(self.lines[at - 1], fence):
                break
        return at

    def rule_at_sign(self, line: str, at: int, column: int) -> int:
        opening = lexer.THOUGHT_OPEN.match(line, column)
        if opening is None:
            return self.rule_prose(line, at, column)
        end, closed = self._thought_end(at + 1)
        body = self.lines[at + 1 : end]
        self._kinds.append(_OPEN)
        self._kinds += bytes((_BODY,)) * len(body)
        if closed:
            self._kinds.append(_CLOSE)
        number = at - self.start
        last = end if closed else end - 1
        self._noted.append(
            _thought(line, opening[1], opening.end(1), body, number, last - self.start, closed)
        )
        return end + closed

    def _thought_end(self, at: int) -> tuple[int, bool]:
        """The line after a thought's body, and whether it is its ``@@``.

        One that is never closed ends before the next ``## `` heading or ``@@type`` line; the lines
        up to the one that decides it are looked at.
        """
        heading = -1
        while at < len(self.lines) or self._more():
            line = self.lines[at]
            if line[:1] == " ":
                line = line.lstrip(" ") if indentation(line) < 4 else ""
            if line.startswith("@@"):
                if lexer.THOUGHT_CLOSE.match(line):
                    return at, True
                if lexer.THOUGHT_OPEN.match(line):
                    break
            elif heading < 0 and line.startswith("## "):
                heading = at
            at += 1
        self._looked = max(self._looked, at + 1)
        return (at if heading < 0 else heading), False

    def _front_matter(self) -> int:
        """The line after a leading ``---`` block, 0 where there is none."""
        if not self.lines or self.lines[0].rstrip(" \t") != "---":
            return 0
        at = 1
        while at < len(self.lines) or self._more():
            if self.lines[at].rstrip(" \t") in ("---", "..."):
                self._kinds += bytes((_FRONT,)) * (at + 1)
                return at + 1
            at += 1
        self._looked = at + 1
        return 0


_RULES: dict[str, Callable[[ChunkParser, str, int, int], int]] = {
    ">": ChunkParser.rule_greater,
    "[": ChunkParser.rule_bracket,
    "@": ChunkParser.rule_at_sign,
    "#": ChunkParser.rule_hash,
    "`": ChunkParser.rule_fence,
    "~": ChunkParser.rule_fence,
    " ": ChunkParser.rule_blank,
    "\t": ChunkParser.rule_blank,
}


def _declared(line: str) -> Ref | None:
    """The label that a line declares: alone on it, or with one property behind it."""
    start = line.find("[[", 0, 5)  # up to three blanks may stand in front
    end = line.find("]]", start + 2) + 2
    if start < 0 or end < 2 or (start and line[:start].strip(" ")):
        return None
    if end < len(line):
        rest = line[end:].lstrip(" \t")
        if rest and (rest[0] != ">" or not lexer.PROPERTY.match(rest)):
            return None
    return lexer.ref_at(line[start + 2 : end - 2], start, end)


def _thought(
    line: str, kind: str, at: int, body: list[str], number: int, end: int, closed: bool
) -> Thought:
    attributes, stray = lexer.read_attributes(line, at)
    prose: list[str] = []
    mentions: list[tuple[int, Ref]] = []
    follows: list[tuple[int, str]] = []
    for offset, text in enumerate(body, number + 1):
        follow = lexer.FOLLOW.match(text)
        if follow is not None:
            follows.append((offset, follow[1]))
            continue
        prose.append(text)
        mentions += ((offset, ref) for ref in lexer.mentions_in(text))
    title = next((text.strip() for text in prose if text.strip()), "")[:_TITLE_LENGTH]
    return Thought(
        number,
        end,
        kind,
        attributes,
        "\n".join(prose).strip(),
        title,
        tuple(mentions),
        tuple(follows),
        closed,
        stray,
    )
