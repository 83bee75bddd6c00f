"""The bridge from QTextDocument to the live document: nothing lost, nothing parsed twice."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from whydesk.editor.document import ShardText
from whydesk.engine.lmd.document import parse
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.model import Span, TextEdit
from whydesk.theme.theme import Theme

SOURCE = "## A\n[[A]]\n>>type: claim\n\n[[A]] →(derived-from) [[B]]\n\n[[B]]\n"
ODD_TEXTS = [
    "one\r\ntwo\r\n",
    "one\r\ntwo\nthree\rfour",
    "\ufeff[[A]]\n",
    "no\u00a0break\u2028line\u2029paragraph\ufdd0\ufdd1\n",
    "",
    "\n\n",
    "🔥 [[🔥 A]]\n>>what: 한국어",
]


@pytest.mark.parametrize("source", ODD_TEXTS)
def test_typing_and_undoing_gives_the_very_same_text(open_text, source: str):
    desk = open_text(source)

    desk.view.moveCursor(QTextCursor.MoveOperation.Start)
    QTest.keyClicks(desk.view, "ab")
    QTest.keyClick(desk.view, Qt.Key.Key_Return)
    assert desk.source().removeprefix("\ufeff").startswith("ab")
    while desk.view.document().isUndoAvailable():
        QTest.keyClick(desk.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    assert desk.source() == source
    assert desk.text.state == 0


def test_an_edit_changes_nothing_else(open_text):
    desk = open_text("one\r\ntwo\u00a0x\nthree\r")

    desk.view.go_to(1, 3)
    QTest.keyClicks(desk.view, "!")

    assert desk.source() == "one\r\ntwo!\u00a0x\nthree\r"


def test_a_new_line_ends_as_the_others_do(open_text):
    desk = open_text("one\r\ntwo\r\n")

    desk.view.go_to(0, 3)
    QTest.keyClick(desk.view, Qt.Key.Key_Return)

    assert desk.source() == "one\r\n\r\ntwo\r\n"


def test_undo_brings_back_the_ending_of_a_line_that_was_joined(open_text):
    source = "one\r\ntwo\nthree"
    desk = open_text(source)

    desk.view.go_to(1, 0)
    QTest.keyClick(desk.view, Qt.Key.Key_Backspace)
    joined = desk.source()
    desk.view.undo_step()

    assert joined == "onetwo\nthree"
    assert desk.source() == source


def test_only_the_changed_lines_are_taken_over(open_text):
    desk = open_text(SOURCE)
    taken = []
    desk.text._replace = lambda shard, first, removed, lines, endings, state: (
        (
            taken.append((first, removed, lines))
            or desk.workspace.replace(shard, first, removed, lines)
        ).changed_kinds
    )

    desk.view.go_to(2, 13)
    QTest.keyClicks(desk.view, "s")

    assert taken == [(2, 1, [">>type: claims"])]


def test_edits_far_apart_are_one_undo_step(open_text):
    desk = open_text(SOURCE)
    shard = desk.text.shard
    edits = [
        TextEdit(shard, Span(6, 2, 6, 3), "Bee"),
        TextEdit(shard, Span(0, 3, 0, 4), "Ay\nmore"),
    ]

    desk.text.apply(edits)
    changed = desk.source()
    desk.view.undo_step()

    assert changed == SOURCE.replace("## A", "## Ay\nmore").replace("\n[[B]]\n", "\n[[Bee]]\n")
    assert desk.source() == SOURCE


def test_a_state_names_a_text(open_text):
    desk = open_text(SOURCE)

    QTest.keyClicks(desk.view, "x")
    typed = desk.text.state
    desk.view.undo_step()
    undone = desk.text.state
    desk.view.redo_step()

    assert undone == 0
    assert desk.text.state == typed != 0


def test_a_new_branch_of_history_is_another_text(open_text):
    desk = open_text(SOURCE)

    QTest.keyClicks(desk.view, "x")
    typed = desk.text.state
    desk.view.undo_step()
    QTest.keyClicks(desk.view, "y")

    assert desk.text.state not in (0, typed)


def test_composing_text_is_not_yet_text(open_text):
    desk = open_text(SOURCE)

    QApplication.sendEvent(desk.view, QInputMethodEvent("ㅎ", []))
    assert desk.states == []
    commit = QInputMethodEvent("", [])
    commit.setCommitString("한")
    QApplication.sendEvent(desk.view, commit)

    assert desk.source() == "한" + SOURCE


def test_text_with_stand_in_characters_is_read_only(open_text):
    desk = open_text("x\ufdd2y")

    QTest.keyClicks(desk.view, "a")

    assert desk.source() == "x\ufdd2y"


PIECES = st.sampled_from(
    ["x", "\n", "[[A]]\n", "```\n", "@@note\n", "@@\n", "🔥", "\n\n>>type: a\n", "→", "    "]
)
ACTIONS = st.lists(st.tuples(st.integers(0, 400), st.integers(0, 30), PIECES), max_size=8)


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(PIECES, max_size=14).map("".join), ACTIONS)
def test_any_edits_equal_a_full_parse(qapp, source: str, actions):
    live = LiveDocument(source, "a.lmd")

    def replace(shard, first, removed, lines, endings, state):
        return live.replace(first, removed, lines, endings).changed_kinds

    text = ShardText(live, replace, Theme().editor_font)
    text.load()
    for position, length, put in actions:
        cursor = QTextCursor(text.document)
        last = text.document.characterCount() - 1
        cursor.setPosition(min(position, last))
        cursor.setPosition(min(position + length, last), QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(put)
    written = text.document.toRawText().replace("\u2029", "\n")
    assert live.text() == written
    assert [c.kinds for c in live.chunks()] == [c.kinds for c in parse(written).chunks]
    while text.document.isUndoAvailable():
        text.undo(QTextCursor(text.document))
    assert live.text() == source


def test_what_turns_the_direction_of_writing_is_a_box_and_comes_back_as_it_was(open_text):
    source = "a\u202eb\u200bc\u2066d\u2069\ufeff\u200f\n"
    desk = open_text(source)
    shown = desk.text.document.firstBlock().text()
    assert not any(character in shown for character in "\u202e\u200b\u2066\u2069\ufeff\u200f")
    assert len(shown) == len(source) - 1
    assert desk.source() == source
