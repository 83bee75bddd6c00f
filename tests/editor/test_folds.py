"""Long lines: folded on the screen, whole in the text, through every edit and back."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest

from tests.keys import press
from whydesk.editor.folds import HEAD, LONGEST, OBJECT
from whydesk.editor.positions import line_column, qpos
from whydesk.engine.model import Span, TextEdit

LONG = "🔥 " + "data 한국 " * 4000 + "end"
SOURCE = f"[[A]]\n>>what: short\n{LONG}\n[[B]]\r\n"
CONTROL = Qt.KeyboardModifier.ControlModifier


def shown(desk, line: int) -> str:
    return desk.view.document().findBlockByNumber(line).text()


def paste(desk, text: str) -> None:
    data = QMimeData()
    data.setText(text)
    desk.view.insertFromMimeData(data)
    desk.steps.settle()


def undo_all(desk) -> None:
    while desk.view.document().isUndoAvailable():
        QTest.keyClick(desk.view, Qt.Key.Key_Z, CONTROL)


def test_of_a_long_line_the_head_is_shown(open_text):
    desk = open_text(SOURCE)

    assert shown(desk, 2) == LONG[:HEAD] + OBJECT
    assert desk.source() == SOURCE


@pytest.mark.parametrize("column", [0, HEAD, len(LONG)])
def test_typing_around_a_fold_changes_nothing_else_and_can_be_undone(open_text, column: int):
    desk = open_text(SOURCE)

    desk.view.go_to(2, column)
    press(desk.view, "xy")
    assert desk.source() == SOURCE.replace(LONG, LONG[:column] + "xy" + LONG[column:])
    assert desk.view.caret() == (2, column + 2)
    undo_all(desk)

    assert desk.source() == SOURCE


def test_a_folded_line_that_is_taken_out_comes_back(open_text):
    desk = open_text(SOURCE)

    desk.view.go_to(2, HEAD)
    press(desk.view, "")
    QTest.keyClick(desk.view, Qt.Key.Key_Delete)
    assert desk.source() == SOURCE.replace(LONG, LONG[:HEAD])
    undo_all(desk)
    assert desk.source() == SOURCE
    QTest.keyClick(desk.view, Qt.Key.Key_Y, CONTROL)

    assert desk.source() == SOURCE.replace(LONG, LONG[:HEAD])


def test_a_line_joined_to_a_folded_one_keeps_both(open_text):
    desk = open_text(SOURCE)

    desk.view.go_to(3, 0)
    press(desk.view, "⌫")

    assert desk.source() == SOURCE.replace(f"{LONG}\n", LONG)


def test_two_million_pasted_characters_are_folded_and_kept(open_text):
    desk = open_text("before\nafter\n")

    desk.view.go_to(1, 2)
    paste(desk, "x" * 2_000_000)

    assert desk.source() == "before\naf" + "x" * 2_000_000 + "ter\n"
    assert len(shown(desk, 1)) < 200
    undo_all(desk)
    assert desk.source() == "before\nafter\n"


def test_a_line_that_grows_long_is_folded_in_the_same_step(open_text, qtbot):
    desk = open_text("x" * (LONGEST - 1))

    desk.view.moveCursor(QTextCursor.MoveOperation.End)
    paste(desk, "yz")
    qtbot.waitUntil(lambda: OBJECT in shown(desk, 0))
    long = desk.source()
    undo_all(desk)

    assert long == "x" * (LONGEST - 1) + "yz"
    assert desk.source() == "x" * (LONGEST - 1)
    assert desk.text.state == 0


def test_what_is_copied_of_a_folded_line_is_the_line(open_text):
    desk = open_text(SOURCE)

    desk.view.selectAll()
    copied = desk.view.createMimeDataFromSelection().text()

    assert copied == SOURCE.replace("\r\n", "\n")


def test_an_edit_inside_a_fold_is_made_there(open_text):
    desk = open_text(SOURCE)
    at = LONG.index("end")

    desk.text.apply([TextEdit(desk.text.shard, Span(2, at, 2, at + 3), "END")])

    assert desk.source() == SOURCE.replace("end", "END")
    assert len(shown(desk, 2)) < 200
    undo_all(desk)
    assert desk.source() == SOURCE


def test_places_in_a_folded_line_are_those_of_the_line(open_text):
    document = open_text(f"{LONG}tail").view.document()

    ends = [line_column(document, qpos(document, 0, column)) for column in (0, 5, HEAD)]
    behind = line_column(document, qpos(document, 0, HEAD + 1, behind=True))

    assert ends == [(0, 0), (0, 5), (0, HEAD)]
    assert behind == (0, len(LONG) + 4)


STEPS = st.lists(
    st.tuples(st.integers(0, 4), st.sampled_from(["x", "⌫", "⏎", "undo", "redo", "long"])),
    max_size=8,
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=30)
@given(STEPS)
def test_any_edits_leave_text_and_screen_the_same(open_text, steps):
    desk = open_text(SOURCE)
    for place, step in steps:
        desk.view.go_to(place, 3)
        if step == "undo":
            desk.view.undo_step()
        elif step == "redo":
            desk.view.redo_step()
        elif step == "long":
            paste(desk, "y" * (LONGEST + 5))
        else:
            press(desk.view, step)
    desk.view.selectAll()
    assert desk.view.createMimeDataFromSelection().text() == desk.source().replace("\r\n", "\n")
    undo_all(desk)
    assert desk.source() == SOURCE


def test_many_pasted_lines_are_taken_letter_by_letter(open_text):
    desk = open_text("end")
    lines = [f"{n} no\u00a0break \u2028 🔥 한국" for n in range(500)] + [
        "z" * 30_000,
        "\ufffc \ufdd0",
    ]

    desk.view.go_to(0, 0)
    paste(desk, "\n".join([*lines, ""]))
    pasted = desk.source()
    undo_all(desk)

    assert pasted == "\n".join([*lines, "end"])
    assert desk.source() == "end"
