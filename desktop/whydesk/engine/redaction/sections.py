"""Which lines stand with a node: its heading, and its prose up to the next heading."""

from collections.abc import Iterator

from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.lmd.statements import Heading, LineKind
from whydesk.engine.model import slug

_TEXT = (LineKind.PROSE, LineKind.CODE)


def heading_of(before: Chunk | None, label: str) -> Heading | None:
    """The heading of a node at the end of the chunk before it, with the prose between them.

    A heading right above the node is its own; one with prose between is, unless it is the title of
    the whole text and says something else than the label.
    """
    if before is None:
        return None
    headings = before.headings()
    if not headings:
        return None
    last = headings[-1]
    between = range(last.line + 1, len(before.lines))
    if any(before.kinds[n] not in _TEXT for n in between):
        return None
    apart = any(before.lines[n].strip() for n in between)
    is_title = last.level < 2 and slug(last.title) != slug(label)
    return None if apart and is_title else last


def own_lines(chunk: Chunk, level: int, *, preamble: bool = False) -> Iterator[int]:
    """The lines of a chunk that stand with its node, the node line first.

    A heading deeper than the node's own (``level``, 0 where it has none) opens no new section. Of a
    preamble all lines are its own.
    """
    for number, kind in enumerate(chunk.kinds):
        if kind == LineKind.HEADING and not preamble:
            found = next(s for s in chunk.headings() if s.line == number)
            if not level or found.level <= level:
                return
        yield number
