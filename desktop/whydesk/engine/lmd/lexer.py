"""The patterns of LMD, a function for each construct, and the tokens that highlighting needs.

Every pattern is anchored or possessive, so that a line costs time linear in its length.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from functools import lru_cache
from sys import intern

from msgspec import Struct

from whydesk.engine.lmd.statements import (
    Attribute,
    Heading,
    LineKind,
    Link,
    MalformedLink,
    Property,
    Ref,
)
from whydesk.engine.lmd.vocabulary import SIGILS, canonical_role

# Only repeated single characters are possessive: CPython before 3.11.5 mistakes repeated groups.
# A key that is so is read in half the time.
_KEY = r">>([A-Za-z0-9_-]++):"
_ROLE = r"(?:\(([^()]*+)\)[ \t]*+)?"
PROPERTY = re.compile(_KEY + r"[ \t]*(.*)")
_VALUED = re.compile(_KEY + r"\s*+(.*\S)")
_VALUED_LINES = re.compile("^" + _KEY + r"[^\S\n]*+(.*\S)", re.MULTILINE)
_FORWARD = re.compile(rf"[ \t]*+(?:→|-++>)[ \t]*+{_ROLE}(?=\[\[)")
# What most lines with a reference are: a label alone, or two of them with an arrow between.
PLAIN = re.compile(r"\[\[([^\]]*+)\]\](?:([^\[]++)\[\[([^\]]*+)\]\])?")
ARROW = re.compile(rf"[ \t]*+(→|-++>|←|<-++)[ \t]*+{_ROLE}(?=\[\[)")
ARROW_START = re.compile(r"[ \t]*+(→|-++>?|←|<-++)")
THOUGHT_OPEN = re.compile(r"@@([^\W\d_][\w-]*)(?:[ \t]+(.*))?$")
THOUGHT_CLOSE = re.compile(r"@@[ \t]*$")
ATTRIBUTE = re.compile(r'([A-Za-z_][\w-]*)=(?:"([^"\\]*+(?:\\"?+[^"\\]*+)*)"|(\S*))')
FOLLOW = re.compile(r"[ \t]*+then>[ \t]*+(\S(?:[ \t]*+[^ \t]++)*)[ \t]*+$")
FENCE = re.compile(r"(`{3,}|~{3,})(.*)$")
_WORD = re.compile(r"\S+")
# Beyond so many characters what a value refers to is kept, for when it is read again.
_LONG = 20_000
# An arrow with its role and all blanks is mostly shorter.
_USUAL = 60
_SIGILS = frozenset(SIGILS)


class TokenKind(Enum):
    """What a stretch of a line is, for colouring it."""

    BRACKET = "bracket"
    SIGIL = "sigil"
    LABEL = "label"
    KEY = "key"
    VALUE = "value"
    ARROW = "arrow"
    ROLE = "role"
    PUNCTUATION = "punctuation"
    THOUGHT_MARK = "thought-mark"
    THOUGHT_TYPE = "thought-type"
    ATTRIBUTE = "attribute"
    ATTRIBUTE_VALUE = "attribute-value"
    MENTION = "mention"
    FOLLOW = "follow"
    HEADING_MARK = "heading-mark"
    HEADING = "heading"
    CODE = "code"


class Token(Struct, frozen=True, gc=False):
    """A kind and the columns it covers in its line."""

    kind: TokenKind
    start: int
    end: int


def ref_at(raw: str, start: int, end: int) -> Ref | None:
    """The reference whose text between the brackets is ``raw``; None where it is blank.

    ``start`` and ``end`` are the columns outside the brackets.
    """
    label = raw.strip()
    if not label:
        return None
    if label[0] in _SIGILS:
        rest = label[1:].lstrip()
        if rest:
            return Ref(rest, label[0], start, end)
    # A label stands wherever it is linked to.
    return Ref(intern(label), "", start, end)


def read_ref(line: str, start: int) -> Ref | None:
    """The reference that opens at ``start``, where ``[[`` stands, or None."""
    close = line.find("]]", start + 2)
    return None if close < 0 else ref_at(line[start + 2 : close], start, close + 2)


def refs_in(text: str, offset: int = 0) -> tuple[Ref, ...]:
    """All references of a value in order, code spans passed over; columns from ``offset``."""
    if len(text) > _LONG:
        return _refs_of_long(text, offset)
    return tuple(_refs(without_code(text), offset))


@lru_cache(maxsize=4)
def _refs_of_long(text: str, offset: int) -> tuple[Ref, ...]:
    """The same of a very long value, which is read again at each key typed anywhere in its node."""
    return tuple(_refs(without_code(text), offset))


def without_code(text: str) -> str:
    """The text with inline code spans blanked out, at the same length."""
    if text.count("`") < 2:
        return text
    return _blank_code_spans(text)


def _blank_code_spans(text: str) -> str:
    """Blank each run of backticks up to the next run of the same length, in one pass."""
    runs = [(m.start(), m.end()) for m in re.finditer(r"`+", text)]
    later: dict[int, list[int]] = {}
    for number in range(len(runs) - 1, -1, -1):
        later.setdefault(runs[number][1] - runs[number][0], []).append(number)
    pieces: list[str] = []
    position = number = 0
    while number < len(runs):
        start, end = runs[number]
        same = later[end - start]
        while same and same[-1] <= number:
            same.pop()
        if same:
            number = same[-1]
            stop = runs[number][1]
            pieces += (text[position:start], " " * (stop - start))
            position = stop
        number += 1
    return "".join(pieces) + text[position:]


def _refs(text: str, offset: int) -> Iterator[Ref]:
    start = text.find("[[")
    while start >= 0:
        close = text.find("]]", start + 2)
        if close < 0:
            return
        ref = ref_at(text[start + 2 : close], start + offset, close + 2 + offset)
        if ref is not None:
            yield ref
        start = text.find("[[", close + 2)


def read_property(line: str, number: int, at: int) -> Property | None:
    """The property that starts at column ``at``; None where it has no key or no value yet."""
    match = _VALUED.match(line, at)
    if match is None:
        return None
    key, value = match.groups()
    start, end = match.span(2)
    refs = refs_in(value, start) if "[[" in value else ()
    # A few keys stand in every node: one text for each of them serves all.
    return Property(number, intern(key), value, at + 2, start, end, refs)


def plain_properties(lines: Sequence[str]) -> list[tuple[str, str]] | None:
    """Key and value of each line, which all start in column 0; None where one of them is no
    property, has no value yet, or may refer to something. One pattern goes over all of them.
    """
    text = "\n".join(lines)
    if "[[" in text:
        return None
    found = _VALUED_LINES.findall(text)
    return found if len(found) == len(lines) else None


def read_link(line: str, number: int, at: int) -> Link | None:
    """The link that fills the line from column ``at``, or None."""
    left = read_ref(line, at)
    if left is None:
        return None
    end = left.end
    arrow = _read_arrow(line[end:])
    right = read_ref(line, end + arrow.length) if arrow is not None else None
    if arrow is None or right is None or line[right.end :].strip(" \t"):
        return None
    return _link(number, left, arrow, right)


def plain_link(number: int, owner: Ref | None, left: str, between: str, right: str) -> Link | None:
    """The link that a PLAIN line is, None where its arrow leads to the left or is none.

    ``owner`` is the reference of the node it stands with, which mostly is its left end too.
    """
    arrow = _read_arrow(between + "[[") if len(between) > _USUAL else _usual_arrow(between + "[[")
    if arrow is None:
        return None
    end = len(left) + 4
    there = end + arrow.length
    if owner is not None and owner.end == end and owner.label == left:
        source = owner
    else:
        source = ref_at(left, 0, end)
    target = ref_at(right, there, there + len(right) + 4)
    return None if source is None or target is None else _link(number, source, arrow, target)


class _Arrow(Struct, frozen=True, gc=False):
    """An arrow with its role: how long it is, with all blanks around it, and the role's columns."""

    written: str
    role: str
    swapped: bool
    role_start: int
    role_end: int
    length: int


def _link(number: int, left: Ref, arrow: _Arrow, right: Ref) -> Link:
    start, stop = left.end + arrow.role_start, left.end + arrow.role_end
    return Link(number, left, arrow.written, arrow.role, arrow.swapped, right, start, stop)


def _read_arrow(text: str) -> _Arrow | None:
    """The arrow that a text begins with, up to a reference."""
    found = _FORWARD.match(text)
    if found is None:
        return None
    written, end = found[1], found.end()
    start, stop = (end, end) if written is None else found.span(1)
    return _Arrow(intern(written or ""), *canonical_role(written or ""), start, stop, end)


# The same of a short text, kept: a source has few, and each of them very often.
_usual_arrow = lru_cache(maxsize=256)(_read_arrow)


def read_malformed_link(line: str, number: int, at: int) -> MalformedLink | None:
    """What a line that means to be a link holds, where it cannot be one; None for prose."""
    ref = read_ref(line, at)
    refs: list[Ref] = []
    roles: list[str] = []
    backward: list[bool] = []
    while ref is not None:
        refs.append(ref)
        arrow = ARROW.match(line, ref.end)
        ref = read_ref(line, arrow.end()) if arrow else None
        if arrow and ref is not None:
            roles.append(arrow[2] or "")
            backward.append(arrow[1][0] in "<←")
    if len(refs) < 2:
        return None
    if any(backward):
        code = "backward-arrow"
    else:
        code = "chained-link" if len(refs) > 2 else "text-after-link"
    return MalformedLink(number, code, tuple(refs), tuple(roles), tuple(backward), refs[-1].end)


def read_heading(line: str, number: int, at: int) -> Heading | None:
    """The heading that starts at column ``at``, or None."""
    plain = line[at:]
    title = plain.lstrip("#")
    level = len(plain) - len(title)
    if level > 6 or (title and title[0] not in " \t"):
        return None
    return Heading(number, level, title.strip(" \t"))


def read_attributes(line: str, at: int) -> tuple[tuple[Attribute, ...], tuple[int, int] | None]:
    """The attributes of a thought's opening line from column ``at``, and the first stray words."""
    found: list[Attribute] = []
    stray: tuple[int, int] | None = None
    word = _WORD.search(line, at)
    after_stray = False
    while word is not None:
        match = ATTRIBUTE.match(line, word.start())
        if match is None:
            if stray is None or after_stray:
                stray = (stray[0] if stray else word.start(), word.end())
                after_stray = True
            word = _WORD.search(line, word.end())
            continue
        after_stray = False
        quoted = match[2] is not None
        value = match[2].replace('\\"', '"') if quoted else match[3]
        start, end = match.span(2 if quoted else 3)
        found.append(Attribute(match[1], value, quoted, start, end))
        word = _WORD.search(line, match.end())
    return tuple(found), stray


def opens_fence(line: str, at: int) -> str | None:
    """The fence that a code block opens with at column ``at``, or None."""
    match = FENCE.match(line, at)
    if match is None or (match[1][0] == "`" and "`" in match[2]):
        return None
    return match[1]


def closes_fence(line: str, fence: str) -> bool:
    """Whether the line ends the code block that ``fence`` opened."""
    plain = line.strip(" \t")
    return (
        len(plain) >= len(fence)
        and plain == fence[0] * len(plain)
        and line[:4].strip(" ") != ""
        and "\t" not in line[: len(line) - len(line.lstrip())]
    )


# --- tokens ---------------------------------------------------------------------------------------


def tokens(line: str, kind: LineKind) -> list[Token]:
    """The coloured stretches of a line whose kind is known, left to right; prose has none."""
    reader = _TOKENS.get(kind)
    return [] if reader is None else list(reader(line))


def _ref_tokens(ref: Ref, label: TokenKind = TokenKind.LABEL) -> Iterator[Token]:
    yield Token(TokenKind.BRACKET, ref.start, ref.start + 2)
    yield Token(label, ref.start + 2, ref.end - 2)
    yield Token(TokenKind.BRACKET, ref.end - 2, ref.end)


def _node_tokens(line: str) -> Iterator[Token]:
    start = line.find("[[")
    ref = read_ref(line, start)
    if ref is not None:
        yield from _ref_tokens(ref)
        yield from _property_tokens(line, ref.end)


def _property_tokens(line: str, at: int = 0) -> Iterator[Token]:
    start = line.find(">>", at)
    match = PROPERTY.match(line, start) if start >= 0 else None
    if match is None:
        return
    yield Token(TokenKind.KEY, start, match.end(1) + 1)
    position = match.start(2)
    for ref in refs_in(match[2], position):
        yield Token(TokenKind.VALUE, position, ref.start)
        yield from _ref_tokens(ref)
        position = ref.end
    yield Token(TokenKind.VALUE, position, len(line))


def _link_tokens(line: str) -> Iterator[Token]:
    ref = read_ref(line, line.find("[["))
    while ref is not None:
        yield from _ref_tokens(ref)
        arrow = ARROW.match(line, ref.end)
        if arrow is None:
            return
        yield Token(TokenKind.ARROW, *arrow.span(1))
        if arrow[2] is not None:
            yield Token(TokenKind.PUNCTUATION, arrow.start(2) - 1, arrow.start(2))
            yield Token(TokenKind.ROLE, *arrow.span(2))
            yield Token(TokenKind.PUNCTUATION, arrow.end(2), arrow.end(2) + 1)
        ref = read_ref(line, arrow.end())


def _thought_open_tokens(line: str) -> Iterator[Token]:
    match = THOUGHT_OPEN.match(line, line.find("@@"))
    if match is None:
        return
    yield Token(TokenKind.THOUGHT_MARK, match.start(), match.start(1))
    yield Token(TokenKind.THOUGHT_TYPE, *match.span(1))
    attributes, _ = read_attributes(line, match.end(1))
    for found in attributes:
        start = found.start - len(found.name) - 1 - found.quoted
        yield Token(TokenKind.ATTRIBUTE, start, found.start)
        yield Token(TokenKind.ATTRIBUTE_VALUE, found.start, found.end)


def _thought_body_tokens(line: str) -> Iterator[Token]:
    follow = FOLLOW.match(line)
    if follow is not None:
        yield Token(TokenKind.FOLLOW, *follow.span(1))
        return
    for ref in mentions_in(line):
        yield Token(TokenKind.PUNCTUATION, ref.start - 1, ref.start)
        yield from _ref_tokens(ref, TokenKind.MENTION)


def mentions_in(line: str) -> tuple[Ref, ...]:
    """The soft mentions ``@[[…]]`` of a thought's line."""
    if "@[[" not in line:
        return ()
    plain = without_code(line)
    return tuple(ref for ref in _refs(plain, 0) if ref.start and plain[ref.start - 1] == "@")


def _heading_tokens(line: str) -> Iterator[Token]:
    at = len(line) - len(line.lstrip(" "))
    found = read_heading(line, 0, at)
    if found is not None:
        yield Token(TokenKind.HEADING_MARK, at, at + found.level)
        if found.title:
            start = line.index(found.title, at + found.level)
            yield Token(TokenKind.HEADING, start, start + len(found.title))


def _whole(kind: TokenKind) -> Callable[[str], Iterator[Token]]:
    def reader(line: str) -> Iterator[Token]:
        yield Token(kind, 0, len(line))

    return reader


_TOKENS: dict[LineKind, Callable[[str], Iterator[Token]]] = {
    LineKind.HEADING: _heading_tokens,
    LineKind.NODE: _node_tokens,
    LineKind.PROPERTY: _property_tokens,
    LineKind.LINK: _link_tokens,
    LineKind.MALFORMED_LINK: _link_tokens,
    LineKind.THOUGHT_OPEN: _thought_open_tokens,
    LineKind.THOUGHT_BODY: _thought_body_tokens,
    LineKind.THOUGHT_CLOSE: _whole(TokenKind.THOUGHT_MARK),
    LineKind.CODE: _whole(TokenKind.CODE),
    LineKind.FRONT_MATTER: _whole(TokenKind.CODE),
}
