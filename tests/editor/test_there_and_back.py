"""Undo to the first text and redo to the last lead through the same texts, whatever was done."""

from itertools import groupby
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QMimeData, Qt
from PySide6.QtTest import QTest

from whydesk.editor.document import STRIDE_LINES
from whydesk.editor.folds import LONGEST
from whydesk.engine.model import Span, TextEdit

START = "[[A]]\n>>what: something\n\n[[B]]\n"
MIXED = START.replace("\n", "\r\n", 2)


def paste(desk, text: str) -> None:
    data = QMimeData()
    data.setText(text)
    desk.view.insertFromMimeData(data)


def paste_much(desk, chance: Random) -> None:
    """Many lines, now and then with a tail that makes the line behind it a long one."""
    tail = "x" * chance.choice((0, 0, LONGEST + 1))
    paste(desk, "".join(f"[[N{n}]]\n" for n in range(2 * STRIDE_LINES + 5)) + tail)


def give_up_midway(desk, chance: Random) -> None:
    paste_much(desk, chance)
    desk.view.undo_step()


def put_the_same(desk, _chance: Random) -> None:
    """What stands in the place of what stands: a step of Qt's that changes nothing."""
    text = desk.live.line(0)
    edit = TextEdit(desk.text.shard, Span(0, 0, 0, len(text)), text)
    desk.steps.make([desk.text], desk.text.strides([edit]))


def type_letters(desk, chance: Random) -> None:
    QTest.keyClicks(desk.view, chance.choice(("a", "bc", "[[")))
    QTest.keyClick(desk.view, Qt.Key.Key_Escape)


def new_line(desk, _chance: Random) -> None:
    QTest.keyClick(desk.view, Qt.Key.Key_Return)


def move(desk, chance: Random) -> None:
    desk.view.go_to(chance.randrange(desk.live.line_count))


def undo(desk, _chance: Random) -> None:
    desk.view.undo_step()


def redo(desk, _chance: Random) -> None:
    desk.view.redo_step()


ACTS = (paste_much, give_up_midway, put_the_same, type_letters, new_line, move, undo, undo, redo)


def texts_on_the_way(desk, step) -> list[tuple[str, int]]:
    """The texts and their numbers, from the present one to where a key leads no further."""
    found = [(desk.source(), desk.text.state)]
    moved = True
    while moved:
        before = desk.text.document.availableUndoSteps()
        step()
        desk.steps.settle()
        moved = desk.text.document.availableUndoSteps() != before
        found.append((desk.source(), desk.text.state))
    return [text for text, _ in groupby(found)]


@pytest.mark.parametrize("seed", range(12))
def test_the_way_back_is_the_way_there(open_text, seed: int):
    start = (START, MIXED)[seed % 2]
    desk, chance = open_text(start), Random(seed)
    for _ in range(16):
        chance.choice(ACTS)(desk, chance)
        desk.steps.settle()
        QCoreApplication.processEvents()  # long lines are folded
    texts_on_the_way(desk, desk.view.redo_step)

    back = texts_on_the_way(desk, desk.view.undo_step)
    there = texts_on_the_way(desk, desk.view.redo_step)

    assert back[-1] == (start, 0)
    assert there == back[::-1]


def test_redo_knows_a_step_that_was_given_up_from_a_later_one(open_text):
    """It was given up where the text counted more steps than before the later one, and fewer than
    after it.
    """
    desk = open_text(START)
    paste_much(desk, Random(1))
    desk.view.undo_step()
    desk.steps.settle()
    new_line(desk, Random(1))
    once = desk.source()
    paste(desk, "".join(f"{n}\n" for n in range(4 * STRIDE_LINES)))
    desk.steps.settle()

    texts_on_the_way(desk, desk.view.undo_step)
    desk.view.redo_step()
    desk.steps.settle()

    assert desk.source() == once


def test_a_step_that_changes_nothing_leaves_the_text_what_it_was(open_text):
    """So that what is saved stays saved, undone and made again as well."""
    desk = open_text(START)
    type_letters(desk, Random(1))
    state = desk.text.state

    put_the_same(desk, Random(1))
    desk.view.undo_step()
    desk.view.redo_step()

    assert desk.text.state == state
