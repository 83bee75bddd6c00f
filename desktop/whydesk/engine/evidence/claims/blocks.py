"""The parts of a text that sentences never cross: paragraphs, list items, headings, rows, code.

Linear in the text. Markdown and mail are read as far as their lines say what they are; anything
else is a paragraph.
"""

import re
from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from whydesk.engine.wording import tr


class BlockKind(Enum):
    """What a block is. The values tell people why nothing was read out of one."""

    PROSE = tr("prose")
    HEADING = tr("a heading")
    ROW = tr("a row of a table")
    HEADER = tr("a line of a mail's header")
    CODE = tr("code")
    FRONT_MATTER = tr("front matter")


class Block(NamedTuple):
    """A part of a text: code points from ``start`` up to ``end``, blanks and marks included."""

    start: int
    end: int
    kind: BlockKind


_ITEM = re.compile(
    r"[^\S\n]*(?:(?:[-*+•·]|\d{1,3}[.)]|[a-z]\)|\([0-9a-z]{1,3}\))[^\S\n]"
    r"|[一二三四五六七八九十]{1,3}、)"
)
_QUOTED = re.compile(r"[^\S\n]*>")
_HEADING = re.compile(r"[^\S\n]*#{1,6}[^\S\n]")
_ROW = re.compile(r"[^\S\n]*\|.*\|\s*$")
_RULE = re.compile(r"[^\S\n]*([-=_*])(?:[^\S\n]*\1){2,}\s*$")
_FENCE = re.compile(r"[^\S\n]*(`{3,}|~{3,})")
_HEADER = re.compile(r"[A-Z][A-Za-z]*(?:-[A-Za-z]+)*: \S")
_WROTE = re.compile(r"[>\s]*On .{5,160} wrote:\s*$")
_SHORTEST_TITLE = 4
_PAUSE = 500
_END_OF_FRONT = frozenset(("---", "..."))


class _Line(NamedTuple):
    start: int
    end: int
    text: str


def blocks(text: str) -> Iterator[Block]:
    """The blocks of a text, in order; blank lines and rules are in none."""
    return (block for block in blocks_or_pauses(text) if block is not None)


def blocks_or_pauses(text: str) -> Iterator[Block | None]:
    """The same, with None where whoever reads a long text may pause."""
    lines: list[_Line] = []
    for line in _lines(text):
        lines.append(line)
        if len(lines) % _PAUSE == 0:
            yield None
    at = _past_front_matter(lines)
    if at:
        yield Block(0, lines[at - 1].end, BlockKind.FRONT_MATTER)
    start = at
    while at < len(lines):
        kind, end = _of_its_own(lines, at)
        if end == at and not (at > start and _begins(lines, at)):
            at += 1
            if at % _PAUSE == 0:
                yield None
            continue
        if at > start:
            yield Block(lines[start].start, lines[at - 1].end, BlockKind.PROSE)
        if kind is not None:
            yield Block(lines[at].start, lines[end - 1].end, kind)
        start = end
        at = max(end, at + 1)
        if at % _PAUSE == 0:
            yield None
    if start < len(lines):
        yield Block(lines[start].start, lines[-1].end, BlockKind.PROSE)


def _lines(text: str) -> Iterator[_Line]:
    at = 0
    while at < len(text):
        end = text.find("\n", at) + 1 or len(text)
        yield _Line(at, end, text[at:end])
        at = end


def _past_front_matter(lines: list[_Line]) -> int:
    """The number of lines that front matter takes: those from ``---`` to the next."""
    if lines and lines[0].text.rstrip() == "---":
        for at, line in enumerate(lines[1:], 1):
            if line.text.rstrip() in _END_OF_FRONT:
                return at + 1
    return 0


def _of_its_own(lines: list[_Line], at: int) -> tuple[BlockKind | None, int]:
    """The kind and the end of a block that this line is by itself, or begins.

    The end is the line itself where it is none; the kind is None for what parts blocks.
    """
    line = lines[at].text
    if not line.strip() or _RULE.match(line):
        return None, at + 1
    fence = _FENCE.match(line)
    if fence:
        return BlockKind.CODE, _past_fence(lines, at, fence[1])
    if _HEADING.match(line) or _is_shouted(lines, at):
        return BlockKind.HEADING, at + 1
    if _ROW.match(line):
        return BlockKind.ROW, at + 1
    if _is_header(lines, at):
        return BlockKind.HEADER, at + 1
    return None, at


def _past_fence(lines: list[_Line], at: int, fence: str) -> int:
    """The end of fenced code: behind a fence as long, or that of the text."""
    for end in range(at + 1, len(lines)):
        line = lines[end].text.strip()
        if len(line) >= len(fence) and not line.strip(fence[0]):
            return end + 1
    return len(lines)


def _is_header(lines: list[_Line], at: int) -> bool:
    """Whether a line is one of several headers on top of a mail, or says who wrote what follows."""
    if _WROTE.match(lines[at].text):
        return True
    if not _HEADER.match(lines[at].text):
        return False
    near = [lines[n].text for n in (at - 1, at + 1) if 0 <= n < len(lines)]
    return any(_HEADER.match(line) for line in near)


def _is_shouted(lines: list[_Line], at: int) -> bool:
    """Whether a line is a title in capitals: it neither ends a sentence nor goes on in the next."""
    line = lines[at].text.strip()
    letters = [sign for sign in line if sign.isalpha()]
    if len(letters) < _SHORTEST_TITLE or not all(map(str.isupper, letters)) or line[-1] in ".!?,;":
        return False
    following = lines[at + 1].text.lstrip() if at + 1 < len(lines) else ""
    return not following[:1].islower()


def _begins(lines: list[_Line], at: int) -> bool:
    """Whether a line begins a block behind another: a list's mark, or a first quoted line."""
    line = lines[at].text
    if _QUOTED.match(line):
        return not _QUOTED.match(lines[at - 1].text)
    return bool(_ITEM.match(line)) or bool(_QUOTED.match(lines[at - 1].text))
