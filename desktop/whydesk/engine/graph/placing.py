"""Putting new boxes beside old ones without moving those, so that a reader keeps the picture.

Old boxes stay where they are unless a line could not run from left to right otherwise. New boxes
go into the nearest free place beside their neighbours: to the right of what leads to them, else to
the left of what they lead to.
"""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from whydesk.engine.graph.sheet import Point, Sheet

# How far past its least place a box may be moved to stand in line with an old column.
_REACH = 1.2


class _Spot(Struct):
    """A box under way: its size, its centre as far as it is known, and whether it stays there."""

    width: float
    height: float
    x: float | None = None
    y: float | None = None
    settled: bool = False

    @property
    def left(self) -> float:
        return (self.x or 0.0) - self.width / 2

    @property
    def right(self) -> float:
        return (self.x or 0.0) + self.width / 2


def place(sheet: Sheet) -> dict[str, Point]:
    """The centres of all boxes by key; old ones keep theirs wherever the lines let them."""
    placing = _Placing(sheet)
    placing.set_columns()
    placing.set_rows()
    return {key: Point(spot.x or 0.0, spot.y or 0.0) for key, spot in placing.spots.items()}


class _Placing:
    def __init__(self, sheet: Sheet) -> None:
        self._gaps = sheet.gaps
        self.spots = {box.key: _Spot(box.width, box.height) for box in sheet.boxes}
        for box in sheet.boxes:
            if box.at is not None:
                spot = self.spots[box.key]
                spot.x, spot.y, spot.settled = box.at.x, box.at.y, True
        self._room = {
            (line.start, line.end): self._gaps.layer + line.label_width for line in sheet.lines
        }
        self._after, self._before = _forward(sheet, self.spots)
        self._near = _neighbours(sheet)
        self._columns = sorted({s.x for s in self.spots.values() if s.settled and s.x is not None})

    # --- left to right ----------------------------------------------------------------------------

    def set_columns(self) -> None:
        """Give each box its x, by what is to its left, or else by what is to its right."""
        order = _topological(self.spots, self._after, self._before)
        waiting: list[str] = []
        for key in order:
            spot = self.spots[key]
            least = self._least(key)
            if least is None:
                if spot.x is None:
                    waiting.append(key)
            elif spot.x is None or spot.left < least - 1.0:
                spot.x = self._column(least, spot.width)
                spot.settled = False
        for key in reversed(waiting):
            spot = self.spots[key]
            ends = [
                self.spots[end].left - self._room[key, end]
                for end in self._after[key]
                if self.spots[end].x is not None
            ]
            if ends:
                spot.x = self._column_before(min(ends), spot.width)
            else:
                spot.x = self._columns[0] if self._columns else 0.0

    def _least(self, key: str) -> float | None:
        """How far left the left side of a box may be, None where nothing says."""
        spot = self.spots[key]
        sides = [
            # An old box that is close enough stays, even where a new label would like more room.
            self.spots[start].right + (1.0 if spot.settled else self._room[start, key])
            for start in self._before[key]
            if self.spots[start].x is not None
        ]
        return max(sides, default=None)

    def _column(self, least: float, width: float) -> float:
        """The centre of the first old column that is far enough right, if one is near."""
        x = least + width / 2
        reach = x + _REACH * (width + self._gaps.layer)
        return next((column for column in self._columns if x - 1.0 <= column <= reach), x)

    def _column_before(self, most: float, width: float) -> float:
        x = most - width / 2
        reach = x - _REACH * (width + self._gaps.layer)
        return next((c for c in reversed(self._columns) if reach <= c <= x + 1.0), x)

    # --- up and down ------------------------------------------------------------------------------

    def set_rows(self) -> None:
        """Give each box its y: old ones theirs, the others the nearest free one."""
        standing: list[_Spot] = []
        loose: list[str] = []
        for key, spot in self.spots.items():
            # An old box that has grown into another moves, and the other stays.
            if spot.settled and not any(self._meets(spot, other) for other in standing):
                standing.append(spot)
            else:
                loose.append(key)
        placed = {key for key, spot in self.spots.items() if spot in _Same(standing)}
        for key in self._by_nearness(loose, placed):
            spot = self.spots[key]
            if spot.y is None:
                spot.y = self._wanted(key, placed, standing)
            spot.y = self._free(spot, standing)
            standing.append(spot)
            placed.add(key)

    def _meets(self, one: _Spot, other: _Spot) -> bool:
        """Whether two boxes overlap, or would touch."""
        return (
            one.left < other.right
            and other.left < one.right
            and abs((one.y or 0.0) - (other.y or 0.0)) < (one.height + other.height) / 2 + 2.0
        )

    def _by_nearness(self, loose: Iterable[str], placed: set[str]) -> Iterator[str]:
        """Boxes beside placed ones first, each in the order of the sheet."""
        rest = list(loose)
        while rest:
            near = [k for k in rest if not placed.isdisjoint(self._near[k])] or rest[:1]
            yield near[0]
            rest.remove(near[0])

    def _wanted(self, key: str, placed: set[str], standing: list[_Spot]) -> float:
        """The middle of the neighbours, or below everything."""
        rows = [self.spots[near].y or 0.0 for near in self._near[key] if near in placed]
        if rows:
            return sum(rows) / len(rows)
        bottom = max(((s.y or 0.0) + s.height / 2 for s in standing), default=0.0)
        return bottom + self._gaps.box + self.spots[key].height / 2

    def _free(self, spot: _Spot, standing: Iterable[_Spot]) -> float:
        """The y nearest to the one wanted at which the box meets none that stands."""
        wanted = spot.y or 0.0
        taken: list[tuple[float, float]] = []
        for other in standing:
            if (
                spot.left - self._gaps.box < other.right
                and other.left < spot.right + self._gaps.box
            ):
                away = (spot.height + other.height) / 2 + self._gaps.box
                taken.append(((other.y or 0.0) - away, (other.y or 0.0) + away))
        free = [wanted, *(edge for pair in taken for edge in pair)]
        fits = [y for y in free if not any(low < y < high for low, high in taken)]
        return min(fits, key=lambda y: (abs(y - wanted), y))


class _Same:
    """Membership by identity: two boxes of one size and place are still two."""

    def __init__(self, spots: Iterable[_Spot]) -> None:
        self._ids = {id(spot) for spot in spots}

    def __contains__(self, spot: object) -> bool:
        return id(spot) in self._ids


_Links = dict[str, list[str]]


def _forward(sheet: Sheet, spots: dict[str, _Spot]) -> tuple[_Links, _Links]:
    """The lines that can all run from left to right: where each leads, and where from.

    Those that already do come first, so that of a loop the newest line is the one that runs back.
    """
    after: _Links = {key: [] for key in spots}
    before: _Links = {key: [] for key in spots}
    pairs = dict.fromkeys((x.start, x.end) for x in sheet.lines if x.layered and x.start != x.end)

    def runs(pair: tuple[str, str]) -> bool:
        start, end = spots[pair[0]], spots[pair[1]]
        return start.settled and end.settled and start.right < end.left

    for start, end in sorted(pairs, key=lambda pair: not runs(pair)):
        if runs((start, end)) or not _reaches(after, end, start):
            after[start].append(end)
            before[end].append(start)
    return after, before


def _reaches(after: _Links, start: str, end: str) -> bool:
    seen = {start}
    stack = [start]
    while stack:
        here = stack.pop()
        if here == end:
            return True
        fresh = [key for key in after[here] if key not in seen]
        seen.update(fresh)
        stack += fresh
    return False


def _topological(spots: Iterable[str], after: _Links, before: _Links) -> list[str]:
    """Every key behind all that lead to it, otherwise in the order of the sheet."""
    missing = {key: len(before[key]) for key in spots}
    ready = [key for key, count in missing.items() if not count]
    for key in ready:
        for end in after[key]:
            missing[end] -= 1
            if not missing[end]:
                ready.append(end)
    return ready


def _neighbours(sheet: Sheet) -> dict[str, list[str]]:
    near: dict[str, list[str]] = {box.key: [] for box in sheet.boxes}
    for line in sheet.lines:
        if line.start != line.end:
            near[line.start].append(line.end)
            near[line.end].append(line.start)
    return near
