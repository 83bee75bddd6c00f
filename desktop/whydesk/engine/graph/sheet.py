"""What a drawing is asked for and what comes back, as plain values that travel as JSON."""

import json
from typing import Any, NamedTuple


class Point(NamedTuple):
    """A place in pixels; y grows downwards."""

    x: float
    y: float


class Box(NamedTuple):
    """A box to be placed: its size, and its centre where it stood before."""

    key: str
    width: float
    height: float
    at: Point | None = None


class Line(NamedTuple):
    """A line to be drawn; ``layered`` puts its end to the right of its start."""

    start: str
    end: str
    label_width: float = 0.0
    layered: bool = True


class Gaps(NamedTuple):
    """Room between layers, between boxes of a layer, and the height of a label."""

    layer: float = 56.0
    box: float = 28.0
    label: float = 20.0


class Sheet(NamedTuple):
    """Everything to be drawn. ``hold`` keeps its place when all is arranged anew."""

    boxes: tuple[Box, ...]
    lines: tuple[Line, ...]
    hold: str = ""
    gaps: Gaps = Gaps()


class Route(NamedTuple):
    """How a line runs: a polyline from border to border, and the centre of its label."""

    points: tuple[Point, ...]
    label: Point


class Drawing(NamedTuple):
    """The centres of the boxes and the routes of the lines, in the order of the sheet."""

    centres: tuple[Point, ...]
    routes: tuple[Route, ...]


def sheet_to_json(sheet: Sheet) -> str:
    """A sheet as one line of text."""
    return json.dumps(sheet)


def sheet_from_json(text: str) -> Sheet:
    """The sheet that was written so; ValueError or TypeError for anything else."""
    boxes, lines, hold, gaps = json.loads(text)
    return Sheet(
        tuple(Box(key, w, h, None if at is None else Point(*at)) for key, w, h, at in boxes),
        tuple(Line(*line) for line in lines),
        hold,
        Gaps(*gaps),
    )


def drawing_to_json(drawing: Drawing) -> str:
    """A drawing as one line of text."""
    return json.dumps(drawing)


def drawing_from_json(text: str) -> Drawing:
    """The drawing that was written so; ValueError or TypeError for anything else."""
    centres, routes = json.loads(text)
    return Drawing(tuple(Point(*at) for at in centres), tuple(map(_route, routes)))


def _route(written: Any) -> Route:
    points, label = written
    return Route(tuple(Point(*point) for point in points), Point(*label))
