"""Boxes in columns that grow to the left, each beside what it belongs to.

A tree of boxes has one best order, that of its source, so nothing needs to be tried out: what is
added pushes aside what stands around it and changes no order, and the answer is there at once.
"""

from collections.abc import Iterator
from typing import NamedTuple

from whydesk.engine.graph.sheet import Point


class Stack(NamedTuple):
    """A box, and the boxes that stand to the left of it, from top to bottom."""

    key: str
    width: float
    height: float
    before: tuple["Stack", ...] = ()


class Room(NamedTuple):
    """Room between columns, and between the boxes of a column, in pixels."""

    column: float
    box: float


def in_columns(root: Stack, room: Room) -> dict[str, Point]:
    """The left upper corner of each box; the right edge of the root is at x = 0.

    Every box owns a band as high as it and all to its left, in whose middle it stands, so that no
    two boxes meet. Boxes of a column share their right edge. No recursion: depth costs nothing.
    """
    levels = list(_levels(root))
    bands = _bands(levels, room)
    places: dict[str, Point] = {}
    tops = {root.key: 0.0}
    right = 0.0
    for level in levels:
        for stack in level:
            band = bands[stack.key]
            middle = tops[stack.key] + band / 2
            places[stack.key] = Point(right - stack.width, middle - stack.height / 2)
            top = middle - _height(stack, bands, room) / 2
            for other in stack.before:
                tops[other.key] = top
                top += bands[other.key] + room.box
        right -= max(stack.width for stack in level) + room.column
    return places


def _levels(root: Stack) -> Iterator[list[Stack]]:
    level = [root]
    while level:
        yield level
        level = [other for stack in level for other in stack.before]


def _bands(levels: list[list[Stack]], room: Room) -> dict[str, float]:
    bands: dict[str, float] = {}
    for level in reversed(levels):
        for stack in level:
            bands[stack.key] = max(stack.height, _height(stack, bands, room))
    return bands


def _height(stack: Stack, bands: dict[str, float], room: Room) -> float:
    """How high all that stands to the left of a box is together."""
    if not stack.before:
        return 0.0
    return sum(bands[other.key] for other in stack.before) + room.box * (len(stack.before) - 1)
