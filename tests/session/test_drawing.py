"""Sheets laid out by another process: answers arrive, late ones do not, and it is looked after."""

import pytest

from whydesk.engine.graph.layout import lay_out
from whydesk.engine.graph.sheet import Box, Drawing, Line, Sheet
from whydesk.session.drawing import START_LIMIT, Drawings


def sheet(count: int) -> Sheet:
    boxes = tuple(Box(f"n{n}", 160.0, 60.0) for n in range(count))
    return Sheet(boxes, tuple(Line(f"n{n}", f"n{n + 1}", 60.0) for n in range(count - 1)))


@pytest.fixture
def drawings(qapp):
    made = Drawings()
    yield made
    made.stop()


def test_a_sheet_comes_back_as_the_layout_draws_it(drawings: Drawings, qtbot):
    got: list[Drawing] = []
    with qtbot.waitSignal(drawings.idle):
        drawings.ask("a", sheet(5), got.append)

    assert got == [lay_out(sheet(5))]


def test_of_a_topic_only_the_newest_arrives(drawings: Drawings, qtbot):
    got: list[int] = []
    with qtbot.waitSignal(drawings.idle):
        for count in (3, 4, 5):
            drawings.ask("a", sheet(count), lambda drawing: got.append(len(drawing.centres)))
        drawings.ask("b", sheet(2), lambda drawing: got.append(len(drawing.centres)))

    assert sorted(got) == [2, 5]


def test_nothing_comes_back_of_what_was_dropped(drawings: Drawings, qtbot):
    got: list[int] = []
    drawings.ask("a", sheet(400), lambda _: got.append(1))
    drawings.drop("a")
    with qtbot.waitSignal(drawings.idle):
        drawings.ask("b", sheet(2), lambda _: got.append(2))

    assert got == [2]


def test_a_sheet_that_makes_no_sense_is_told_and_the_next_one_drawn(drawings: Drawings, qtbot):
    got: list[int] = []
    bad = Sheet((Box("a", 1.0, 1.0),), (Line("a", "b"),))
    with qtbot.waitSignal(drawings.failed) as failed:
        drawings.ask("a", bad, lambda _: got.append(0))
    with qtbot.waitSignal(drawings.idle):
        drawings.ask("a", sheet(3), lambda drawing: got.append(len(drawing.centres)))

    assert failed.args == ["a line has no box: a to b"]
    assert got == [3]


@pytest.mark.parametrize("command", [["/no/such/program"], ["false"]])
def test_without_a_process_the_window_draws(qapp, qtbot, command: list[str]):
    starts: list[int] = []

    def counted() -> list[str]:
        starts.append(1)
        return command

    drawings = Drawings(command=counted)
    got: list[int] = []
    with qtbot.waitSignal(drawings.idle):
        drawings.ask("a", sheet(4), lambda drawing: got.append(len(drawing.centres)))
    drawings.stop()

    assert got == [4]
    assert len(starts) == START_LIMIT
