"""The searches of a redaction done one text at a time: slow, and plain to see through."""

from collections.abc import Iterator, Mapping, Sequence

from whydesk.engine.redaction.folding import fold, is_findable, unveiled
from whydesk.engine.redaction.leftovers import _columns, _encoded, _Joined, _words_of
from whydesk.engine.redaction.page import Page
from whydesk.engine.redaction.scan import _WORD, patterns

Place = tuple[str, int, int, int, int, int]


def places(pages: Sequence[Page], needles: Mapping[str, object]) -> Iterator[Place]:
    """Every place of every needle: needle, page, first and last line, first and last column."""
    for number, page in enumerate(pages):
        for needle in needles:
            for first, last in sorted(_lines_with(page, needle)):
                lines = page.lines[first : last + 1]
                spots = list(_columns(lines, needle)) or list(_encoded(lines[0].text, needle))
                for start, end in spots or [(-1, -1)]:
                    if not spots or first != last or not lines[0].is_made(start, end):
                        yield needle, number, first, last, start, end


def _lines_with(page: Page, needle: str) -> set[tuple[int, int]]:
    own = [fold(line.text) for line in page.lines]
    known = _words_of(own)
    words = needle.split(" ")
    found: set[tuple[int, int]] = set()
    ends = all(any(word in longer for longer in known) for word in (words[0], words[-1]))
    if ends and known.issuperset(words[1:-1]):
        found.update(_Joined(own, " ").places(needle))
        found.update(pair for pair in _Joined(own, "").places(needle) if pair[0] < pair[1])
    for number, line in enumerate(page.lines):
        text = unveiled(line.text)
        if text != line.text and needle in fold(text):
            found.add((number, number))
    return found


def sought(hidden: Sequence[str], texts: Sequence[str], baseline: bytes) -> list[str]:
    """What is looked for in a finished file: texts and their words that nothing open says."""
    said = fold("\n".join(texts))
    pieces = dict.fromkeys(piece for text in hidden for piece in (text, *_WORD.findall(text)))
    return [
        piece
        for piece in pieces
        if (len(piece) >= 4 or is_findable(fold(piece)))
        and fold(piece) not in said
        and piece.lower().encode() not in baseline.lower()
    ]


def first_hit(data: bytes, wanted: Sequence[str]) -> tuple[str, str] | None:
    """The first of the texts that some bytes hold in any form, and which form that is."""
    for text in wanted:
        for encoding, pattern, exact in patterns(text):
            if pattern in (data if exact else data.lower()):
                return text, encoding
    return None
