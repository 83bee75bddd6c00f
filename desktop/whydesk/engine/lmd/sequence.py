"""Chunks in text order, found by line in time that hardly grows with the text.

Chunks stand in pages of a few hundred, each page knowing how many lines it holds: finding a line
walks the pages, an edit touches one or two of them.
"""

from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate, chain

from whydesk.engine.lmd.chunk import Chunk

_PAGE = 256
_GAP = 1 << 40


class _Page:
    """Chunks, how many lines they hold, and the line in the page on which each starts."""

    __slots__ = ("chunks", "lines", "starts")

    def __init__(self, chunks: list[Chunk]) -> None:
        self.chunks = chunks
        ends = list(accumulate(len(chunk.lines) for chunk in chunks))
        self.starts = [0, *ends[:-1]]
        self.lines = ends[-1]


class Place:
    """A chunk's place: its page, its index in it, and its first line."""

    __slots__ = ("first_line", "index", "page")

    def __init__(self, page: int, index: int, first_line: int) -> None:
        self.page = page
        self.index = index
        self.first_line = first_line


class ChunkSequence:
    """The chunks of one document. ``order`` of each rises along the text."""

    def __init__(self, chunks: list[Chunk]) -> None:
        for number, chunk in enumerate(chunks):
            chunk.order = number * _GAP
        self._pages = [_Page(chunks[at : at + _PAGE]) for at in range(0, len(chunks), _PAGE)]
        self.line_count = sum(page.lines for page in self._pages)

    def __iter__(self) -> Iterator[Chunk]:
        return chain.from_iterable([page.chunks for page in self._pages])

    def __len__(self) -> int:
        return sum(len(page.chunks) for page in self._pages)

    def chunk(self, place: Place) -> Chunk:
        return self._pages[place.page].chunks[place.index]

    @property
    def last(self) -> Chunk:
        """The chunk that the text ends with."""
        return self._pages[-1].chunks[-1]

    def at_line(self, line: int) -> Place:
        """The place of the chunk that holds the line; IndexError outside the document."""
        if not 0 <= line < self.line_count:
            raise IndexError(f"line {line} of {self.line_count}")
        first = 0
        for number, page in enumerate(self._pages):
            if line < first + page.lines:
                return self._within(number, first, line)
            first += page.lines
        raise IndexError(line)

    def _within(self, number: int, first: int, line: int) -> Place:
        starts = self._pages[number].starts
        index = bisect_right(starts, line - first) - 1
        return Place(number, index, first + starts[index])

    def place_of(self, chunk: Chunk) -> Place:
        """The place of a chunk that stands in the document."""
        pages = self._pages
        number = bisect_right(pages, chunk.order, key=lambda page: page.chunks[0].order) - 1
        page = pages[number]
        index = bisect_right(page.chunks, chunk.order, key=lambda item: item.order) - 1
        if page.chunks[index] is not chunk:
            raise KeyError(chunk)
        first = sum(before.lines for before in pages[:number])
        return Place(number, index, first + page.starts[index])

    def previous(self, place: Place) -> Place | None:
        """The place before, or None at the top."""
        if place.index:
            number, index = place.page, place.index - 1
        elif place.page:
            number, index = place.page - 1, len(self._pages[place.page - 1].chunks) - 1
        else:
            return None
        lines = len(self._pages[number].chunks[index].lines)
        return Place(number, index, place.first_line - lines)

    def following(self, place: Place) -> Iterator[Chunk]:
        """The chunk at the place and all behind it."""
        page, index = place.page, place.index
        while page < len(self._pages):
            yield from self._pages[page].chunks[index:]
            page, index = page + 1, 0

    def splice(self, place: Place, removed: int, added: list[Chunk]) -> None:
        """Put ``added`` where ``removed`` chunks from the place on stood."""
        last, stop = place.page, place.index + removed
        while stop > len(self._pages[last].chunks):
            stop -= len(self._pages[last].chunks)
            last += 1
        head = self._pages[place.page].chunks[: place.index]
        tail = self._pages[last].chunks[stop:]
        self._number(place, last, stop, added)
        chunks = [*head, *added, *tail]
        size = _PAGE if len(chunks) > 2 * _PAGE else max(1, len(chunks))
        pages = [_Page(chunks[at : at + size]) for at in range(0, len(chunks), size)]
        old = sum(page.lines for page in self._pages[place.page : last + 1])
        self._pages[place.page : last + 1] = pages
        self.line_count += sum(page.lines for page in pages) - old

    def _number(self, place: Place, last: int, stop: int, added: list[Chunk]) -> None:
        """Give the new chunks orders between their neighbours, or all chunks new ones."""
        before = self.previous(place)
        low = self.chunk(before).order if before else -_GAP
        tail = self._pages[last].chunks[stop : stop + 1]
        if not tail and last + 1 < len(self._pages):
            tail = self._pages[last + 1].chunks[:1]
        high = tail[0].order if tail else low + _GAP * (len(added) + 1)
        step = (high - low) // (len(added) + 1)
        if step < 1:
            self._renumber(place, last, stop, added)
            return
        for number, chunk in enumerate(added, 1):
            chunk.order = low + step * number

    def _renumber(self, place: Place, last: int, stop: int, added: list[Chunk]) -> None:
        order = 0
        for number, page in enumerate(self._pages):
            for index, chunk in enumerate(page.chunks):
                if (number, index) == (place.page, place.index):
                    for new in added:
                        new.order = order
                        order += _GAP
                if (number, index) < (place.page, place.index) or (number, index) >= (last, stop):
                    chunk.order = order
                    order += _GAP
