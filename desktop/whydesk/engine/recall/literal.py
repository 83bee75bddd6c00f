"""Words looked for in the source as they stand there: no index, no ranking, every place."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.lmd.statements import Chunk
from whydesk.engine.model import Span, TextEdit

_WORD = re.compile(r"\w")


@dataclass(frozen=True)
class Wanted:
    """What is looked for: letters within one line, with or without case, as part of a word or not.

    Nothing is found for an empty text, or for one with a line break.
    """

    text: str
    case: bool = False
    whole: bool = False

    @cached_property
    def pattern(self) -> re.Pattern[str] | None:
        """The pattern that finds it, None where nothing can be found."""
        if not self.text or "\n" in self.text or "\r" in self.text:
            return None
        written = re.escape(self.text)
        if self.whole:
            before = r"(?<!\w)" if _WORD.match(self.text) else ""
            behind = r"(?!\w)" if _WORD.match(self.text[-1]) else ""
            written = f"{before}{written}{behind}"
        return re.compile(written, 0 if self.case else re.IGNORECASE)


def find_in(document: LiveDocument, wanted: Wanted) -> Iterator[Span]:
    """Every place of a document where the text stands, in order; they do not overlap."""
    first = 0
    for chunk in document.chunks():
        yield from find_in_chunk(chunk, first, wanted)
        first += len(chunk.lines)


def find_in_chunk(chunk: Chunk, first: int, wanted: Wanted) -> Iterator[Span]:
    """The same for one chunk, which begins at line ``first``."""
    if wanted.pattern is None:
        return
    text = "\n".join(chunk.lines)
    line, start = first, 0
    for found in wanted.pattern.finditer(text):
        at = found.start()
        line += text.count("\n", start, at)
        start = text.rfind("\n", 0, at) + 1
        yield Span(line, at - start, line, found.end() - start)
        start = at


def replacing(shard: str, places: Iterable[Span], text: str) -> tuple[TextEdit, ...]:
    """The edits that put a text in all these places."""
    return tuple(TextEdit(shard, place, text) for place in places)
