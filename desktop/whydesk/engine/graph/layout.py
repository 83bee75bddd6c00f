"""Where boxes stand and how the lines between them run: the one user of graphlay.

A sheet goes in, a drawing comes out; the same sheet gives the same drawing. Lengths are pixels, y
grows downwards, a point of a box is its centre. Lines run from left to right.

graphlay holds Python's lock for all of a call, so a thread would still stop the window: the window
asks a process of its own (``drawing.py``).
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import graphlay

from whydesk.engine.graph.labelling import place_labels
from whydesk.engine.graph.placing import place
from whydesk.engine.graph.sheet import Box, Drawing, Gaps, Line, Point, Route, Sheet

# Above this many boxes the finer search for an order would take longer than a reader waits.
_FINE_LIMIT = 90


class _Way(NamedTuple):
    """How graphlay is asked for a line: maybe from its end to its start, maybe with fixed sides."""

    turned: bool
    sided: bool


def lay_out(sheet: Sheet) -> Drawing:
    """The drawing of a sheet.

    Boxes that say where they stood stay there; those that do not are put beside their neighbours,
    and a box moves only where a line could not run from left to right otherwise. Where most boxes
    are new, or none was placed, all are arranged anew, with ``sheet.hold`` at its old place.
    Raises ValueError for lines whose boxes are not there, and for lengths that are no numbers.
    """
    _check(sheet)
    if not sheet.boxes:
        return Drawing((), ())
    kept = sum(1 for box in sheet.boxes if box.at is not None)
    centres = place(sheet) if 2 * kept >= len(sheet.boxes) else _held(sheet, _arrange(sheet))
    routes = _route(sheet, centres)
    labels = place_labels(sheet, centres, routes)
    return Drawing(
        tuple(centres[box.key] for box in sheet.boxes),
        tuple(map(Route, routes, labels)),
    )


def _check(sheet: Sheet) -> None:
    keys = {box.key for box in sheet.boxes}
    if len(keys) < len(sheet.boxes):
        raise ValueError("a box stands twice on the sheet")
    for line in sheet.lines:
        if line.start not in keys or line.end not in keys:
            raise ValueError(f"a line has no box: {line.start} to {line.end}")


# --- asking graphlay ------------------------------------------------------------------------------


def _arrange(sheet: Sheet) -> dict[str, Point]:
    """All boxes in layers."""
    asked = graphlay.Graph()
    for box in sheet.boxes:
        asked.node(box.key, width=box.width, height=box.height)
    for line in dict.fromkeys((x.start, x.end, x.label_width) for x in sheet.lines if x.layered):
        start, end, width = line
        if start != end:
            size = {"width": width, "height": sheet.gaps.label}
            asked.edge(start, end, label_size=size)
    effort = "balanced" if len(sheet.boxes) <= _FINE_LIMIT else "fast"
    drawn = graphlay.layout(asked, options={**_options(sheet.gaps), "effort": effort})
    return {key: Point(x, y) for key, (x, y) in drawn.positions().items()}


def _route(sheet: Sheet, centres: Mapping[str, Point]) -> list[tuple[Point, ...]]:
    """A polyline for each line, from border to border of boxes that stand still."""
    asked = graphlay.Graph()
    boxes = {box.key: box for box in sheet.boxes}
    for box in sheet.boxes:
        x, y = centres[box.key]
        asked.node(box.key, width=box.width, height=box.height, position={"x": x, "y": y})
    ways = [_way(line, boxes, centres) for line in sheet.lines]
    for line, way in zip(sheet.lines, ways, strict=True):
        start, end = (line.end, line.start) if way.turned else (line.start, line.end)
        sides: dict[str, Any] = {}
        if way.sided:
            sides = {"source_port": {"side": "right"}, "target_port": {"side": "left"}}
        asked.edge(start, end, **sides)
    drawn = graphlay.reroute(asked, options=_options(sheet.gaps))
    routes: list[tuple[Point, ...]] = []
    for edge, way in zip(drawn.edges, ways, strict=True):
        points = tuple(Point(point["x"], point["y"]) for point in edge["points"])
        routes.append(points[::-1] if way.turned else points)
    return routes


def _way(line: Line, boxes: Mapping[str, Box], centres: Mapping[str, Point]) -> _Way:
    """From right side to left side where one box stands to the left of the other."""
    if line.start == line.end:
        return _Way(turned=False, sided=False)
    left, right = (
        (centres[key].x - boxes[key].width / 2, centres[key].x + boxes[key].width / 2)
        for key in (line.start, line.end)
    )
    if left[1] < right[0]:
        return _Way(turned=False, sided=True)
    return _Way(turned=right[1] < left[0], sided=right[1] < left[0])


def _options(gaps: Gaps) -> dict[str, Any]:
    return {
        "direction": "leftright",
        "spacing": {
            "layer_gap": gaps.layer,
            "node_gap": gaps.box,
            "isolated_gap": gaps.box,
            "port_gap": gaps.label + 4,
        },
        "routing": {"port_sides": "any", "bundle_parallel": False},
        "labels": {"reservation": "always", "placement": "candidates"},
        "limits": {"max_nodes": 20_000, "max_edges": 60_000},
    }


def _held(sheet: Sheet, centres: dict[str, Point]) -> dict[str, Point]:
    """The same arrangement, moved so that the held box stands where it stood."""
    old: Sequence[Box] = [box for box in sheet.boxes if box.key == sheet.hold and box.at]
    if not old or old[0].at is None:
        return centres
    new = centres[sheet.hold]
    right, down = old[0].at.x - new.x, old[0].at.y - new.y
    return {key: Point(at.x + right, at.y + down) for key, at in centres.items()}
