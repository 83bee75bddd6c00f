"""Layouts: nothing overlaps, lines touch their boxes, and what stood somewhere stays there."""

import io
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from whydesk.engine.graph.drawing import answer, request, serve
from whydesk.engine.graph.layout import lay_out
from whydesk.engine.graph.sheet import (
    Box,
    Drawing,
    Line,
    Point,
    Sheet,
    drawing_from_json,
    drawing_to_json,
    sheet_from_json,
    sheet_to_json,
)


def sheet_of(pairs: list[tuple[int, int]], count: int, seed: int = 1) -> Sheet:
    chance = random.Random(seed)
    boxes = [Box(f"n{n}", chance.randint(140, 240), chance.randint(50, 120)) for n in range(count)]
    return Sheet(tuple(boxes), tuple(Line(f"n{a}", f"n{b}", 80.0) for a, b in pairs))


def some(count: int) -> Sheet:
    chance = random.Random(count)
    pairs = [(chance.randrange(max(1, n)), n) for n in range(1, count)]
    pairs += [(min(p), max(p)) for p in (chance.sample(range(count), 2) for _ in range(count // 4))]
    return sheet_of(pairs, count)


def edges_of(sheet: Sheet, drawing: Drawing) -> dict[str, tuple[float, float, float, float]]:
    """Left, top, right and bottom of each box."""
    return {
        box.key: (x - box.width / 2, y - box.height / 2, x + box.width / 2, y + box.height / 2)
        for box, (x, y) in zip(sheet.boxes, drawing.centres, strict=True)
    }


def overlaps(sheet: Sheet, drawing: Drawing) -> list[tuple[str, str]]:
    areas = edges_of(sheet, drawing)
    names = list(areas)
    return [
        (one, other)
        for number, one in enumerate(names)
        for other in names[number + 1 :]
        if areas[one][0] < areas[other][2] - 0.1
        and areas[other][0] < areas[one][2] - 0.1
        and areas[one][1] < areas[other][3] - 0.1
        and areas[other][1] < areas[one][3] - 0.1
    ]


def on_border(point: Point, area: tuple[float, float, float, float]) -> bool:
    left, top, right, bottom = area
    x, y = point
    inside = left - 0.5 <= x <= right + 0.5 and top - 0.5 <= y <= bottom + 0.5
    sides = (abs(x - left), abs(x - right), abs(y - top), abs(y - bottom))
    return inside and min(sides) <= 0.5


def loose_ends(sheet: Sheet, drawing: Drawing) -> list[Line]:
    areas = edges_of(sheet, drawing)
    return [
        line
        for line, route in zip(sheet.lines, drawing.routes, strict=True)
        if not on_border(route.points[0], areas[line.start])
        or not on_border(route.points[-1], areas[line.end])
    ]


def kept(sheet: Sheet, drawing: Drawing, without: set[str]) -> Sheet:
    """The same sheet after it was drawn; some boxes are new."""
    boxes = [
        box if box.key in without else box._replace(at=at)
        for box, at in zip(sheet.boxes, drawing.centres, strict=True)
    ]
    return sheet._replace(boxes=tuple(boxes))


def test_effects_stand_to_the_left_of_their_causes():
    sheet = some(60)
    areas = edges_of(sheet, lay_out(sheet))

    assert all(areas[line.start][2] < areas[line.end][0] for line in sheet.lines)


def test_the_same_sheet_gives_the_same_drawing():
    assert lay_out(some(120)) == lay_out(some(120))


PAIRS = st.lists(st.tuples(st.integers(0, 11), st.integers(0, 11)), max_size=24)


@settings(max_examples=60)
@given(PAIRS)
def test_no_boxes_overlap_and_lines_touch_their_boxes(pairs: list[tuple[int, int]]):
    sheet = sheet_of(pairs, 12)
    drawing = lay_out(sheet)

    assert overlaps(sheet, drawing) == []
    assert loose_ends(sheet, drawing) == []


@settings(max_examples=60)
@given(PAIRS, st.sets(st.integers(0, 11), max_size=5))
def test_beside_old_boxes_new_ones_overlap_none_and_lines_touch(
    pairs: list[tuple[int, int]], new: set[int]
):
    first = sheet_of([pair for pair in pairs if not new & set(pair)], 12)
    sheet = kept(sheet_of(pairs, 12), lay_out(first), {f"n{n}" for n in new})
    drawing = lay_out(sheet)

    assert overlaps(sheet, drawing) == []
    assert loose_ends(sheet, drawing) == []


@pytest.mark.parametrize("pair", [(0, 60), (60, 0), (25, 60)])
def test_old_boxes_stay_where_they_were_when_one_is_added(pair: tuple[int, int]):
    before = some(60)
    old = lay_out(before)
    added = Box("n60", 180.0, 60.0)
    line = Line(f"n{pair[0]}", f"n{pair[1]}", 80.0)
    sheet = kept(before, old, set())
    drawing = lay_out(sheet._replace(boxes=(*sheet.boxes, added), lines=(*sheet.lines, line)))

    assert drawing.centres[:60] == old.centres


def test_a_new_link_moves_what_must_stand_further_right_and_nothing_else():
    # n1 and n2 rest on nothing of each other; then n1 is derived from n2, which stood to its left.
    before = sheet_of([(0, 2), (0, 3), (3, 1), (4, 5)], 6)
    old = lay_out(before)
    sheet = kept(before, old, set())
    drawing = lay_out(sheet._replace(lines=(*sheet.lines, Line("n1", "n2", 80.0))))
    moved = [
        f"n{n}"
        for n, (one, other) in enumerate(zip(old.centres, drawing.centres, strict=True))
        if one != other
    ]

    areas = edges_of(sheet, drawing)
    assert moved == ["n2"]
    assert areas["n1"][2] < areas["n2"][0]


def test_a_box_that_grew_into_its_neighbour_makes_room():
    before = sheet_of([(0, 1), (0, 2), (0, 3)], 4)
    sheet = kept(before, lay_out(before), set())
    boxes = [box._replace(height=400.0) if box.key == "n2" else box for box in sheet.boxes]
    grown = sheet._replace(boxes=tuple(boxes))

    assert overlaps(grown, lay_out(grown)) == []


def test_where_most_is_new_the_held_box_stays():
    sheet = some(30)
    boxes = (sheet.boxes[0]._replace(at=Point(5000.0, -700.0)), *sheet.boxes[1:])
    drawing = lay_out(sheet._replace(boxes=boxes, hold="n0"))

    assert drawing.centres[0] == pytest.approx((5000.0, -700.0))


def test_a_contradiction_puts_nothing_into_another_layer():
    sheet = sheet_of([(0, 1), (0, 2)], 3)
    against = sheet._replace(lines=(*sheet.lines, Line("n1", "n2", 80.0, layered=False)))

    assert lay_out(against).centres == lay_out(sheet).centres
    assert loose_ends(against, lay_out(against)) == []


def test_labels_cover_no_box_and_no_other_label():
    sheet = some(90)
    drawing = lay_out(sheet)
    labels = [Box(f"l{n}", 80.0, 20.0) for n in range(len(sheet.lines))]
    whole = Sheet((*sheet.boxes, *labels), ())
    centres = (*drawing.centres, *(route.label for route in drawing.routes))

    assert overlaps(whole, Drawing(centres, ())) == []


def test_sheets_and_drawings_travel_as_text():
    sheet = kept(some(20), lay_out(some(20)), {"n3"})
    drawing = lay_out(sheet)

    assert sheet_from_json(sheet_to_json(sheet)) == sheet
    assert drawing_from_json(drawing_to_json(drawing)) == drawing


def test_the_process_answers_each_request_and_says_what_was_wrong():
    bad = Sheet((Box("a", 10, 10),), (Line("a", "gone"),))
    out = io.StringIO()
    code = serve([request(1, some(5)), request(2, bad), "3 {\n"], out)
    answers = [answer(line) for line in out.getvalue().splitlines()]

    assert code == 0
    assert answers[0] == (1, lay_out(some(5)))
    assert answers[1] == (2, "a line has no box: a to gone")
    assert [number for number, _ in answers] == [1, 2, 3]
