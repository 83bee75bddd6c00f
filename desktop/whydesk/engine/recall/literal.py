"""Words looked for in the source as they stand there: no ranking, every place.

Letters are compared as a reader sees them: a composed letter (NFC) and its parts (NFD) are the same
letter. Nothing is kept between searches. A scan of 100,000 lines takes some 40 ms, so a window goes
through it in slices.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import permutations

from msgspec import Struct

from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.model import Span, TextEdit

_WORD = re.compile(r"\w")
# What would make another letter of the one before it: accents, the marks of kana.
_MARKS = "\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u3099\u309a"
_FINAL_JAMO = "\u11a7-\u11ff"
_MOST_MARKS = 3  # no letter of Unicode is composed of more
_HANGUL, _HANGUL_END, _FINALS = 0xAC00, 0xD7A4, 28


class Wanted(Struct, frozen=True, dict=True):
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
        written = _either_form(self.text)
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


# --- composed letters and their parts -------------------------------------------------------------


def _either_form(text: str) -> str:
    """A pattern of the text in which each letter stands for all the ways to compose it.

    It ends where a letter ends: ``e`` is no part of ``é``, whether that is one character or two.
    """
    composed = unicodedata.normalize("NFC", text)
    last = ord(composed[-1])
    open_syllable = _HANGUL <= last < _HANGUL_END and (last - _HANGUL) % _FINALS == 0
    marks = _MARKS + (_FINAL_JAMO if open_syllable else "")
    return "".join(map(_forms, composed)) + f"(?![{marks}])"


def _forms(letter: str) -> str:
    """The pattern of one letter, composed as a whole, in part, or not at all."""
    parts = unicodedata.normalize("NFD", letter)
    if len(parts) == 1 or len(parts) > 1 + _MOST_MARKS:
        return re.escape(letter)
    found: dict[str, None] = {letter: None}
    for marks in permutations(parts[1:]):
        for count in range(len(marks) + 1):
            head = unicodedata.normalize("NFC", parts[0] + "".join(marks[:count]))
            form = head + "".join(marks[count:])
            if unicodedata.normalize("NFD", form) == parts:
                found[form] = None
    return "(?:" + "|".join(map(re.escape, found)) + ")"
