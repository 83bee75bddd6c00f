"""Redacted texts that still stand in open places: found in the redacted text itself, whatever their
form, so that nothing an export holds is left unlooked at.
"""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import accumulate

from msgspec import Struct

from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.lexer import refs_in
from whydesk.engine.model import Place
from whydesk.engine.redaction.folding import (
    fold,
    fold_letters,
    letters_with_places,
    squeeze,
    unveiled,
)
from whydesk.engine.redaction.hidden import Hidden
from whydesk.engine.redaction.page import MASK, Page, PageLine, Part
from whydesk.engine.redaction.rules import Judged
from whydesk.engine.redaction.sieve import sifted
from whydesk.engine.stopping import go_on
from whydesk.engine.wording import tr

_WORD = re.compile(r"[^\s()<>\"]+")
_FEW_LINES = 5000
_LONGEST_LINE = 20_000  # in longer ones a place is named by its line alone
_MOST = 2000  # found at once; an export that leaks in more places is refused all the same
_LONGEST_RUN = 40  # lines that one redacted text may be spread over


class Leftover(Struct, frozen=True):
    """A redacted text in an open place.

    ``hidden`` is what it was, ``text`` the folded letters that were found, ``shown`` the open words
    as they stand. ``form`` says how they differ, empty where they do not. ``part`` and ``place``
    say where, ``column`` is the first letter's in that line. ``node`` is the key of an open node in
    whose name they stand: only masking that node takes them away. ``maskable`` is False where a
    mask would break what the line says.
    """

    hidden: Hidden
    text: str
    shown: str
    form: str
    part: Part
    place: Place
    column: int
    node: str = ""
    maskable: bool = True

    @property
    def judged(self) -> Judged:
        """What stands for it when it is judged."""
        return Judged(self.text, *self.place)


class Found(Struct, frozen=True):
    """A needle in lines ``first`` to ``last`` of a page, columns of the first and of the last line.

    Both are -1 where they cannot be told (the text is encoded there).
    """

    needle: str
    page: int
    first: int
    last: int
    start: int
    end: int


class Searched:
    """The pages folded once, for many needles."""

    def __init__(self, pages: Sequence[Page]) -> None:
        self._pages = pages
        self._folded = [_Folded(page) for page in pages]

    def find(self, needles: Mapping[str, Hidden]) -> Iterator[Found]:
        """Every place of every needle; places that the redaction made itself are passed over."""
        for number, folded in enumerate(self._folded):
            for needle in folded.may_hold(needles):
                go_on()
                for first, last in folded.lines_with(needle):
                    yield from self._located(needle, number, first, last)

    def _located(self, needle: str, page: int, first: int, last: int) -> Iterator[Found]:
        lines = self._pages[page].lines
        spots = list(_columns(lines[first : last + 1], needle))
        spots = spots or list(_encoded(lines[first].text, needle))
        if not spots:
            yield Found(needle, page, first, last, -1, -1)
        for start, end in spots:
            if first == last and lines[first].is_made(start, end):
                continue
            yield Found(needle, page, first, last, start, end)


class _Folded:
    """One page in the forms that are searched: lines joined by blanks, and without them; and what
    its encoded lines say.
    """

    def __init__(self, page: Page) -> None:
        self._own = [fold(line.text) for line in page.lines]
        self._joined = _Joined(self._own, " ")
        self._run_on = _Joined(self._own, "")
        told = [(n, unveiled(line.text)) for n, line in enumerate(page.lines)]
        encoded = [(n, fold(text)) for n, text in told if text != page.lines[n].text]
        self._encoded_lines = [n for n, _ in encoded]
        self._encoded = _Joined([text for _, text in encoded], "\n")

    @cached_property
    def _known(self) -> set[str]:
        return _words_of(self._own)

    @cached_property
    def _words(self) -> str:
        return "\n".join(self._known)

    def may_hold(self, needles: Iterable[str]) -> list[str]:
        """The needles that may be there, in their order: hardly more than those that are."""
        needles = list(needles)
        texts = (self._joined, self._run_on, self._encoded)
        some = set[str]().union(*(text.may_hold(needles) for text in texts))
        return [needle for needle in needles if needle in some]

    def lines_with(self, needle: str) -> Iterator[tuple[int, int]]:
        """First and last line of every place, each pair once."""
        seen = set(self._joined.places(needle))
        # A word broken over lines; within one line all is found already.
        broken = [(first, last) for first, last in self._run_on.places(needle) if last > first]
        if broken and self._has_words(needle.split(" ")):
            seen.update(broken)
        for at, _ in self._encoded.places(needle):
            seen.add((self._encoded_lines[at], self._encoded_lines[at]))
        yield from sorted(seen)

    def _has_words(self, words: list[str]) -> bool:
        """Whether all words are there: those between others whole, the two at the ends in part."""
        inner = all(word in self._known for word in words[1:-1])
        return inner and words[0] in self._words and words[-1] in self._words


def _words_of(lines: Sequence[str]) -> set[str]:
    """All words of folded lines, and those that a line break parts.

    In a long text a break within a word counts only where no letter of a script with blanks is on
    both its sides: it would be no word, and there would be as many as there are lines.
    """
    words: set[str] = set()
    before = ""
    few = len(lines) < _FEW_LINES
    for line in lines:
        own = line.split(" ")
        words.update(own)
        if few or not (before[-1:].isascii() and before[-1:].isalpha() and own[0][:1].isalpha()):
            words.add(before + own[0])
        before = own[-1]
    return words


class _Joined:
    """Folded lines as one text, with the line of each position."""

    def __init__(self, lines: Sequence[str], between: str) -> None:
        self._text = between.join(lines)
        sizes = [len(line) + len(between) for line in lines]
        self._starts = [0, *accumulate(sizes)]

    def may_hold(self, needles: Iterable[str]) -> Iterator[str]:
        return sifted(_as_bytes(self._text), needles, _as_bytes)

    def places(self, needle: str) -> Iterator[tuple[int, int]]:
        at = self._text.find(needle)
        while at >= 0:
            first, last = self._line(at), self._line(at + len(needle) - 1)
            if last - first <= _LONGEST_RUN:
                yield first, last
            at = self._text.find(needle, at + 1)

    def _line(self, position: int) -> int:
        return bisect_right(self._starts, position) - 1


def _as_bytes(text: str) -> bytes:
    return text.encode(errors="surrogatepass")


def _columns(lines: Sequence[PageLine], needle: str) -> Iterator[tuple[int, int]]:
    """Where a needle stands in lines taken together: column in the first, and behind it in the
    last. Nothing where it is there only once it is decoded.
    """
    letters, places = "", list[tuple[int, int]]()
    for number, line in enumerate(lines):
        own, columns = letters_with_places(line.text)
        lead = len(own) - len(own.lstrip(" "))
        own, columns = own.strip(" "), columns[lead:]
        if number and own:
            letters += " "
            places.append((number - 1, len(lines[number - 1].text)))
        letters += own
        places += ((number, column) for column in columns[: len(own)])
    yield from _spots(letters, places, needle, lines)
    if len(lines) > 1 and needle not in letters:
        kept = [n for n, place in enumerate(places) if place[1] < len(lines[place[0]].text)]
        yield from _spots(
            "".join(letters[n] for n in kept), [places[n] for n in kept], needle, lines
        )


def _encoded(text: str, needle: str) -> Iterator[tuple[int, int]]:
    """The words of a line that say a needle once they are decoded."""
    words = list(_WORD.finditer(text)) if len(text) <= _LONGEST_LINE else []
    most = needle.count(" ") + 1
    first = 0
    for number, word in enumerate(words):
        start = max(first, number - most)
        if needle not in _said(text, words[start], word):
            continue
        while start < number and needle in _said(text, words[start + 1], word):
            start += 1
        yield words[start].start(), word.end()
        first = number + 1


def _said(text: str, first: re.Match[str], last: re.Match[str]) -> str:
    """What the words from one to another say, folded."""
    return fold(unveiled(text[first.start() : last.end()]))


def _spots(
    letters: str, places: list[tuple[int, int]], needle: str, lines: Sequence[PageLine]
) -> Iterator[tuple[int, int]]:
    at = letters.find(needle)
    while at >= 0:
        stop = at + len(needle) - 1
        if len(lines) == 1 or (places[at][0] == 0 and places[stop][0] == len(lines) - 1):
            text = lines[places[stop][0]].text
            yield places[at][1], _end_of_letter(text, places[stop][1])
        at = letters.find(needle, at + 1)


def _end_of_letter(text: str, column: int) -> int:
    """The column behind a letter, what is composed with it taken along."""
    end = column + 1
    while end < len(text) and not fold_letters(text[end]):
        end += 1
    return end


# --- what was found, for people -------------------------------------------------------------------


def leftovers(graph: Graph, pages: Sequence[Page], needles: Mapping[str, Hidden]) -> list[Leftover]:
    """The leftovers by place; where one lies in another, the longer alone."""
    spots: dict[tuple[int, int], list[Found]] = {}
    for number, spot in enumerate(Searched(pages).find(needles)):
        spots.setdefault((spot.page, spot.first), []).append(spot)
        if number == _MOST:
            break
    found = [
        _leftover(graph, pages, spot, needles[spot.needle])
        for on_line in spots.values()
        for spot in _longest(on_line)
    ]
    return sorted(found, key=lambda one: (one.place, one.column))


def _longest(spots: list[Found]) -> Iterator[Found]:
    """The places of one line that lie in no other of them."""
    spots.sort(key=lambda one: (-one.last, one.start, -one.end))
    reached = last = -1
    for spot in spots:
        if spot.start < 0 or spot.last > last or spot.end > reached:
            yield spot
        if spot.start >= 0 and spot.last >= last:
            last, reached = spot.last, max(reached, spot.end) if spot.last == last else spot.end


def _leftover(graph: Graph, pages: Sequence[Page], spot: Found, hidden: Hidden) -> Leftover:
    lines = pages[spot.page].lines
    line = lines[spot.first]
    shown = _shown(lines, spot)
    origin = line.origin or Place(pages[spot.page].shard, -1)
    node, maskable = "", spot.start >= 0
    if spot.first == spot.last and spot.start >= 0:
        node = _named_in(graph, line, spot.start, spot.end)
        maskable = not node and _is_free(line, spot.start, spot.end)
    form = _form(hidden.text, shown, spot, line.text)
    column = max(spot.start, 0)
    return Leftover(hidden, spot.needle, shown, form, line.part, origin, column, node, maskable)


def _shown(lines: Sequence[PageLine], spot: Found) -> str:
    if spot.start < 0:
        return lines[spot.first].text.strip()
    if spot.first == spot.last:
        return lines[spot.first].text[spot.start : spot.end]
    between = [line.text for line in lines[spot.first + 1 : spot.last]]
    parts = lines[spot.first].text[spot.start :], *between, lines[spot.last].text[: spot.end]
    return "\n".join(parts)


def _form(hidden: str, shown: str, spot: Found, line: str) -> str:
    """How the open words differ from the redacted ones, in words."""
    if spot.start < 0 or spot.needle not in fold(shown):
        return "percent-encoded" if "%" in shown else "encoded"
    if spot.last > spot.first:
        return tr("over several lines")
    before, after = line[: spot.start][-1:], line[spot.end : spot.end + 1]
    inside = before.isalnum() or after.isalnum()
    if shown in hidden:
        return tr("as part of a longer word") if inside else ""
    if squeeze(shown.lower()) in squeeze(hidden.lower()):
        return tr("in other letters")
    return tr("in another form")


def _named_in(graph: Graph, line: PageLine, start: int, end: int) -> str:
    """The open node in whose name these columns lie, or an empty text."""
    for ref in refs_in(line.text):
        if ref.start <= start and end <= ref.end:
            return graph.resolve(ref).key or ""
    return ""


def _is_free(line: PageLine, start: int, end: int) -> bool:
    """Whether a mask may stand there: not in a key, a role, an id or the brackets of a name."""
    text = line.text.lstrip()
    lead = len(line.text) - len(text)
    if text.startswith(">>"):
        return start >= lead + text.find(":") + 1
    if text.startswith("@@"):
        return False
    return not any(ref.start < end and start < ref.end for ref in refs_in(line.text))


def mask_found(pages: Sequence[Page], found: Sequence[Found]) -> None:
    """Put masks where these stand; those of one line from the right."""
    for spot in sorted(found, key=lambda one: (one.page, -one.first, -one.start)):
        lines = pages[spot.page].lines
        if spot.start < 0:
            continue
        if spot.first == spot.last:
            _mask(lines[spot.first], spot.start, spot.end)
            continue
        _mask(lines[spot.first], spot.start, len(lines[spot.first].text))
        for line in lines[spot.first + 1 : spot.last]:
            _mask(line, 0, len(line.text))
        _mask(lines[spot.last], 0, spot.end)


def _mask(line: PageLine, start: int, end: int) -> None:
    """A mask over columns that may hold a mask already; none over nothing."""
    for a, b in line.made:
        if a < end and start < b:
            return
    if line.text[start:end].strip() and _is_free(line, start, end):
        line.put(start, end, MASK)
