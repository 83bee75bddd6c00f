"""What is painted after a change is what stands there, on every line that the change touched."""

from random import Random

import pytest

from tests.editor.laid_out import laid_otherwise
from whydesk.engine.model import Span, TextEdit

SOURCE = "abcd\nef\n\n[[ghijkl]]\nm"


def lay_out(desk) -> None:
    """Have every line laid out, as if all of them were in sight."""
    block = desk.text.document.firstBlock()
    while block.isValid():
        desk.text.layout.blockBoundingRect(block)
        block = block.next()


def put(desk, span: Span, text: str) -> None:
    desk.text.apply([TextEdit(desk.text.shard, span, text)])


def some_place(desk, chance: Random) -> tuple[int, int]:
    line = chance.randrange(desk.live.line_count)
    return line, chance.randint(0, len(desk.live.line(line)))


def change(desk, chance: Random) -> None:
    roll = chance.random()
    if roll < 0.6:
        (line, start), (end_line, end) = sorted(some_place(desk, chance) for _ in range(2))
        letters = "".join(chance.choices("xy\n", k=chance.randint(0, 4)))
        put(desk, Span(line, start, end_line, end), letters)
    elif roll < 0.8:
        desk.view.undo_step()
    else:
        desk.view.redo_step()


def test_the_line_behind_what_undo_puts_in_is_laid_out_anew(open_text):
    """It lost its head to the line before, and no letter of it came in."""
    desk = open_text(SOURCE)
    put(desk, Span(3, 0, 4, 0), "\nx\n")
    lay_out(desk)

    desk.view.undo_step()

    assert desk.source() == SOURCE
    assert laid_otherwise(desk.text.document) == []


@pytest.mark.parametrize("seed", range(20))
def test_all_lines_are_laid_out_as_they_stand_whatever_was_changed(open_text, seed: int):
    desk, chance = open_text(SOURCE), Random(seed)
    for _ in range(20):
        lay_out(desk)
        change(desk, chance)
        assert laid_otherwise(desk.text.document) == []
