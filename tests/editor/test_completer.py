"""Completion, key by key; ``|`` is the caret."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.keys import press

NODES = """\
[[Single-origin only]]
>>type: decision

[[Subscription is the core offer]]
>>type: offering

[[커피 구독]]

"""


def typed(open_text, line: str, keys: str) -> str:
    """The last lines after typing at the caret of a line under some nodes."""
    column = line.index("|")
    desk = open_text(NODES + line.replace("|", ""))
    desk.view.go_to(desk.live.line_count - 1, column)
    press(desk.view, keys)
    row, at = desk.view.caret()
    lines = [desk.live.line(n) for n in range(NODES.count("\n"), desk.live.line_count)]
    row -= NODES.count("\n")
    lines[row] = lines[row][:at] + "|" + lines[row][at:]
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("line", "keys", "after"),
    [
        ("|", "[[sub⇥", "[[Subscription is the core offer]]|"),
        ("|", "[[SING⇥", "[[Single-origin only]]|"),
        ("|", "[[only⇥", "[[Single-origin only]]|"),
        ("|", "[[커⇥", "[[커피 구독]]|"),
        ("|", "[[sno⇥", "[[Single-origin only]]|"),
        ("[[|]]", "sub⇥", "[[Subscription is the core offer]]|"),
        ("[[su|xyz]] tail", "b⇥", "[[Subscription is the core offer]]| tail"),
        ("|", "[[sub⏎", "[[sub\n|"),
        ("|", "[[sub↓⏎", "[[Subscription is the core offer]]|"),
        ("|", "[[sub⎋⇥", "[[sub  |"),
        ("|", "[[nothing like it⇥", "[[nothing like it  |"),
        ("[[A]] |", "-⇥", "[[A]] →(derived-from) |"),
        ("[[A]] |", "->⇥", "[[A]] →(derived-from) |"),
        ("[[A]] |", "→⇥", "[[A]] →(derived-from) |"),
        ("[[A]]|", "-de⇥", "[[A]] →(derived-from) |"),
        ("[[A]] |", "→(clo⇥", "[[A]] →(closes) |"),
        ("[[A]] |", "→(inspired⇥", "[[A]] →(inspired-by) |"),
        ("[[A]] |", "→(part⇥", "[[A]] →(part_of) |"),
        ("[[A]] |", "→(echo⇥", "[[A]] →(echo-of) |"),
        ("[[A]] |", "→(my-own)⏎", "[[A]] →(my-own)\n|"),
        ("[[A]] →(sup|) [[B]]", "p⇥", "[[A]] →(supports|) [[B]]"),
        ("|", "[[Sub⇥-de⇥Sin⇥",
         "[[Subscription is the core offer]] →(derived-from) [[Single-origin only]]|"),
        (">>type: |", "de⇥", ">>type: decision|"),
        ("|", ">>wh⇥", ">>what: |"),
        ("|", "@@que⇥", "@@question|"),
        ("@@todo |", "b⇥", "@@todo by=|"),
        ("plain words |", "and more⇥", "plain words and more  |"),
        ("`[[|", "su⇥", "`[[su  |"),
    ],
)  # fmt: skip
def test_typing(open_text, line: str, keys: str, after: str):
    assert typed(open_text, line, keys) == after


def test_a_chosen_word_is_one_undo_step(open_text):
    desk = open_text(NODES)
    desk.view.go_to(desk.live.line_count - 1)
    QTest.keyClicks(desk.view, "[[sub")
    QTest.keyClick(desk.view, Qt.Key.Key_Tab)

    desk.view.undo_step()

    assert desk.source() == NODES + "[[sub"


def test_all_causal_roles_are_offered_with_their_meaning(open_text):
    desk = open_text(NODES)
    desk.view.go_to(desk.live.line_count - 1)
    press(desk.view, "[[A]] →(clo")

    offered = [(entry.word, entry.meaning) for entry in desk.completer.offered]
    assert offered[0] == ("closes", "this resolved that question")
    assert [word for word, _ in offered[1:]] == [
        "derived-from", "supports", "raises", "supersedes", "contradicts",
    ]  # fmt: skip


def test_the_keyboard_stays_with_the_editor(open_text):
    desk = open_text(NODES)
    desk.view.go_to(desk.live.line_count - 1)

    QTest.keyClicks(desk.view, "[[")

    assert desk.completer.visible
    assert QApplication.focusWidget() in (desk.view, None)


def test_nothing_is_offered_while_an_input_method_composes(open_text):
    desk = open_text(NODES)
    desk.view.go_to(desk.live.line_count - 1)
    QTest.keyClicks(desk.view, "x[[")
    QTest.keyClick(desk.view, Qt.Key.Key_Escape)

    QApplication.sendEvent(desk.view, QInputMethodEvent("커", []))
    desk.completer.complete()

    assert not desk.completer.visible


def test_leaving_the_word_closes_the_list(open_text):
    desk = open_text(NODES)
    desk.view.go_to(desk.live.line_count - 1)
    QTest.keyClicks(desk.view, "[[sub")

    QTest.keyClick(desk.view, Qt.Key.Key_Home)

    assert not desk.completer.visible


def test_a_click_on_an_entry_takes_it(open_text):
    desk = open_text(NODES)
    desk.view.go_to(desk.live.line_count - 1)
    QTest.keyClicks(desk.view, "[[sin")
    entries = desk.completer._popup.list

    place = entries.visualRect(entries.model().index(0)).center()
    QTest.mouseClick(entries.viewport(), Qt.MouseButton.LeftButton, pos=place)

    assert desk.source() == NODES + "[[Single-origin only]]"
