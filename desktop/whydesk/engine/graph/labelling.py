"""Where the label of each line stands: on its line, clear of boxes and of other labels."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from whydesk.engine.graph.sheet import Point, Sheet

_CELL = 96.0
_MARGIN = 3.0
_SHARES = (0.5, 0.3, 0.7, 0.4, 0.6, 0.2, 0.8, 0.1, 0.9)
_Polyline = tuple[Point, ...]


class _Area(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: "_Area") -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


class _Taken:
    """Areas that are taken, found by the cells that they lie in."""

    def __init__(self) -> None:
        self._cells: dict[tuple[int, int], list[tuple[int, _Area]]] = {}

    def add(self, area: _Area, owner: int = -1) -> None:
        for cell in _cells(area):
            self._cells.setdefault(cell, []).append((owner, area))

    def is_free(self, area: _Area, owner: int = -2) -> bool:
        """Whether nobody but the owner has taken a part of an area."""
        return not any(
            held != owner and area.meets(taken)
            for cell in _cells(area)
            for held, taken in self._cells.get(cell, ())
        )


def place_labels(
    sheet: Sheet, centres: Mapping[str, Point], routes: Sequence[_Polyline]
) -> list[Point]:
    """The centre of the label of each line.

    A label stands on a straight piece of its own line, where it covers no box, no label and, if
    that can be had, no other line. It keeps to the end at which fewer lines meet.
    """
    solid, lines = _Taken(), _Taken()
    for box in sheet.boxes:
        x, y = centres[box.key]
        solid.add(_area(Point(x, y), box.width, box.height))
    for number, points in enumerate(routes):
        for one, other in pairwise(points):
            lines.add(_span(one, other), number)
    ends: dict[tuple[str, bool], int] = {}
    for line in sheet.lines:
        for at in ((line.start, True), (line.end, False)):
            ends[at] = ends.get(at, 0) + 1
    found: list[Point] = []
    for number, (line, points) in enumerate(zip(sheet.lines, routes, strict=True)):
        from_end = ends[line.start, True] > ends[line.end, False]
        places = list(_places(points, line.label_width, from_end))
        areas = [_area(p, line.label_width + _MARGIN, sheet.gaps.label + _MARGIN) for p in places]
        free = [n for n, area in enumerate(areas) if solid.is_free(area)]
        clear = next((n for n in free if lines.is_free(areas[n], number)), None)
        chosen = clear if clear is not None else (free or [0])[0]
        solid.add(areas[chosen])
        found.append(places[chosen])
    return found


def _places(points: _Polyline, width: float, from_end: bool) -> Iterator[Point]:
    """Places for a label, best first; there is always one."""
    pieces = list(pairwise(points))
    if from_end:
        pieces = [(b, a) for a, b in reversed(pieces)]
    level = [(a, b) for a, b in pieces if a.y == b.y]
    room = [(a, b) for a, b in level if abs(a.x - b.x) >= width + 16]
    if len(pieces) == 1 and room:
        yield _between(*room[0], 0.5)
    for a, b in room:
        yield _beside(a, b, width / 2 + 12)
        yield _between(a, b, 0.5)
        yield _beside(b, a, width / 2 + 12)
    for a, b in pieces:
        if a.x == b.x:
            for share in (0.5, 0.25, 0.75):
                yield _between(a, b, share)
    if not pieces:
        yield points[0]
    for a, b in sorted(pieces, key=lambda piece: -_length(*piece)):
        for share in _SHARES:
            yield _between(a, b, share)


def _beside(a: Point, b: Point, away: float) -> Point:
    """The point that is so far from the first end of a level piece, towards the second."""
    return Point(a.x + (away if b.x > a.x else -away), a.y)


def _between(a: Point, b: Point, share: float) -> Point:
    return Point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)


def _length(a: Point, b: Point) -> float:
    return abs(a.x - b.x) + abs(a.y - b.y)


def _area(centre: Point, width: float, height: float) -> _Area:
    x, y = centre
    return _Area(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def _span(a: Point, b: Point) -> _Area:
    return _Area(min(a.x, b.x) - 1, min(a.y, b.y) - 1, max(a.x, b.x) + 1, max(a.y, b.y) + 1)


def _cells(area: _Area) -> Iterator[tuple[int, int]]:
    for x in range(int(area.left // _CELL), int(area.right // _CELL) + 1):
        for y in range(int(area.top // _CELL), int(area.bottom // _CELL) + 1):
            yield x, y
