"""Long steps: made bit by bit, and one step to the writer all the same."""

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from whydesk.editor.document import STRIDE_LINES
from whydesk.engine.model import Span, TextEdit

START = "# Title\n\n[[A]]\n>>what: something\n"
MANY = 4 * STRIDE_LINES
PASTED = "".join(f"[[N{n}]]\n>>what: 새 글 {n}\n" for n in range(MANY // 2))


def paste(desk, text: str) -> None:
    data = QMimeData()
    data.setText(text)
    desk.view.insertFromMimeData(data)


def through(desk, qtbot) -> None:
    qtbot.waitUntil(lambda: not desk.steps.running)


@pytest.fixture
def long_desk(open_text, qtbot):
    """A text to which many lines were pasted."""
    desk = open_text(START)
    desk.view.go_to(2, 0)
    paste(desk, PASTED)
    through(desk, qtbot)
    return desk


WHOLE = START.replace("[[A]]", PASTED + "[[A]]")


def test_a_long_paste_goes_on_between_other_events(open_text, qtbot):
    desk = open_text(START)
    desk.view.go_to(2, 0)

    paste(desk, PASTED)

    assert desk.steps.running
    assert desk.source() != WHOLE
    through(desk, qtbot)
    assert desk.source() == WHOLE
    assert desk.view.caret() == (2 + MANY, 0)


def test_a_long_paste_is_one_step_back_and_forth(long_desk, qtbot):
    long_desk.view.undo_step()
    assert long_desk.steps.running
    through(long_desk, qtbot)
    undone, state = long_desk.source(), long_desk.text.state
    long_desk.view.redo_step()
    through(long_desk, qtbot)

    assert (undone, state) == (START, 0)
    assert long_desk.source() == WHOLE
    assert long_desk.workspace.graph.resolve("N7").key == "n7"


def test_what_was_typed_after_it_is_a_step_of_its_own(long_desk, qtbot):
    QTest.keyClicks(long_desk.view, "x")
    long_desk.view.undo_step()

    assert long_desk.source() == WHOLE
    long_desk.view.undo_step()
    through(long_desk, qtbot)
    assert long_desk.source() == START


def test_keys_wait_for_the_end_of_the_step(open_text, qtbot):
    desk = open_text(START)
    desk.view.go_to(2, 0)
    paste(desk, PASTED)

    QTest.keyClicks(desk.view, "xy")
    QTest.keyClick(desk.view, Qt.Key.Key_Return)

    assert "xy" not in desk.source()
    through(desk, qtbot)
    assert desk.source() == WHOLE.replace("[[A]]", "xy\n[[A]]")


@pytest.mark.parametrize("how", ["escape", "undo"])
def test_a_long_step_can_be_taken_back_while_it_is_made(open_text, qtbot, how):
    desk = open_text(START)
    desk.view.go_to(2, 0)
    paste(desk, PASTED)
    assert desk.source() != START

    if how == "escape":
        QTest.keyClick(desk.view, Qt.Key.Key_Escape)
    else:
        desk.view.undo_step()
    through(desk, qtbot)

    assert desk.source() == START
    desk.view.redo_step()
    through(desk, qtbot)
    assert WHOLE.startswith(desk.source()[:40])


def test_who_cannot_wait_has_it_settled(open_text):
    desk = open_text(START)
    desk.view.go_to(2, 0)
    paste(desk, PASTED)

    desk.steps.settle()

    assert not desk.steps.running
    assert desk.source() == WHOLE


@pytest.mark.parametrize(
    ("key", "left"),
    [
        (Qt.Key.Key_Delete, ""),
        (Qt.Key.Key_Backspace, ""),
        (Qt.Key.Key_Z, "z"),
        (Qt.Key.Key_Return, "\n"),
    ],
)
def test_what_is_typed_over_a_long_selection_is_one_step(long_desk, qtbot, key, left):
    long_desk.view.selectAll()

    QTest.keyClick(long_desk.view, key)
    assert long_desk.steps.running
    through(long_desk, qtbot)
    typed = long_desk.source()
    long_desk.view.undo_step()
    through(long_desk, qtbot)

    assert typed == left
    assert long_desk.source() == WHOLE


def test_a_long_cut_takes_the_text_along(long_desk, qtbot):
    long_desk.view.selectAll()

    QTest.keyClick(long_desk.view, Qt.Key.Key_X, Qt.KeyboardModifier.ControlModifier)
    through(long_desk, qtbot)

    assert QApplication.clipboard().text() == WHOLE
    assert long_desk.source() == ""
    long_desk.view.undo_step()
    through(long_desk, qtbot)
    assert long_desk.source() == WHOLE


def test_many_edits_are_one_step(long_desk, qtbot):
    shard = long_desk.text.shard
    edits = [TextEdit(shard, Span(line, 2, line, 3), "Node ") for line in range(2, 2 + MANY, 2)]

    long_desk.steps.make([long_desk.text], long_desk.text.strides(edits))
    assert long_desk.steps.running
    through(long_desk, qtbot)
    renamed = long_desk.source()
    long_desk.view.undo_step()
    through(long_desk, qtbot)

    assert renamed == WHOLE.replace("[[N", "[[Node ")
    assert long_desk.source() == WHOLE


def test_the_endings_of_lines_come_back_with_a_long_step(open_text, qtbot):
    mixed = "one\r\ntwo\n" + "three\r\n" * (2 * STRIDE_LINES) + "end"
    desk = open_text(mixed)
    desk.view.selectAll()

    QTest.keyClick(desk.view, Qt.Key.Key_Delete)
    through(desk, qtbot)
    desk.view.undo_step()
    through(desk, qtbot)

    assert desk.source() == mixed
