"""Completion, key by key; ``|`` is the caret."""

import re
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.keys import press

NODES = """\
[[Single-origin only]]
>>type: decision
>>at: 2026-03-01

[[Subscription is the core offer]]
>>type: offering
>>what: A bag every two weeks.

[[Is a yearly plan worth it?]]
>>type: question

[[커피 구독]]

"""
TODAY = date.today().isoformat()  # noqa: DTZ011
STABLE_ID = re.compile(r"lp_[0-9A-Z]{26}")


def typed(open_text, line: str, keys: str) -> str:
    """The last lines after typing at the caret of a line under some nodes."""
    column = line.index("|")
    desk = open_text(NODES + line.replace("|", ""))
    desk.view.go_to(NODES.count("\n"), column)
    press(desk.view, keys)
    row, at = desk.view.caret()
    lines = [desk.live.line(n) for n in range(NODES.count("\n"), desk.live.line_count)]
    row -= NODES.count("\n")
    lines[row] = lines[row][:at] + "|" + lines[row][at:]
    return STABLE_ID.sub("lp_…", "\n".join(lines)).replace(TODAY, "TODAY")


LABELS_TYPED = [
    ("|", "[[sub⇥", "[[Subscription is the core offer]]|"),
    ("|", "[[SING⇥", "[[Single-origin only]]|"),
    ("|", "[[only⇥", "[[Single-origin only]]|"),
    ("|", "[[core off⇥", "[[Subscription is the core offer]]|"),
    ("|", "[[offer core⇥", "[[Subscription is the core offer]]|"),
    ("|", "[[커⇥", "[[커피 구독]]|"),
    ("|", "[[구독⇥", "[[커피 구독]]|"),
    ("|", "[[ㅋㅍ⇥", "[[커피 구독]]|"),
    ("|", "[[sno⇥", "[[Single-origin only]]|"),
    ("|", "[[Singel⇥", "[[Single-origin only]]|"),
    ("|", "[[yearly⇥", "[[Is a yearly plan worth it?]]|"),
    ("|", "[[⇥", "[[커피 구독]]|"),
    ("[[|]]", "sub⇥", "[[Subscription is the core offer]]|"),
    ("[[su|xyz]] tail", "b⇥", "[[Subscription is the core offer]]| tail"),
    ("see [[|", "sub⇥", "see [[Subscription is the core offer]]|"),
    ("😀 see [[|", "sub⇥", "😀 see [[Subscription is the core offer]]|"),
    ("see [[su| and more", "b⇥", "see [[Subscription is the core offer]]| and more"),
    ("[[su|]] and [[Other]]", "b⇥", "[[Subscription is the core offer]]| and [[Other]]"),
    (">>what: as [[|", "sing⇥", ">>what: as [[Single-origin only]]|"),
    ("# [[|", "sing⇥", "# [[Single-origin only]]|"),
    ("- [[|", "sing⇥", "- [[Single-origin only]]|"),
    ("[[A]] → [[sin|xyz]] tail", "g⇥", "[[A]] → [[Single-origin only]]| tail"),
    ("[[A]] → [[|Single-origin only]]", "sub⇥", "[[A]] → [[Subscription is the core offer]]|"),
    ("|", "[[sub⏎", "[[sub\n|"),
    ("|", "[[sub↓↑⏎", "[[Subscription is the core offer]]|"),
    ("|", "[[sub⎋⇥", "[[sub  |"),
    ("|", "[[sub⎋s⇥", "[[subs  |"),
    ("|", "[[Single-origin only⇥", "[[Single-origin only  |"),
    ("`[[|", "su⇥", "`[[su  |"),
    ("    [[|", "su⇥", "    [[su  |"),
    ("plain words |", "and more⇥", "plain words and more  |"),
]  # fmt: skip
CREATED = [
    ("|", "[[nothing like it⇥", "[[nothing like it]]\n>>id: lp_…|"),
    ("|", "[[sub↓⏎", "[[sub]]\n>>id: lp_…|"),
    ("[[new| one]]", "x⇥", "[[newx]]\n>>id: lp_…|"),
    ("[[A]] → [[zeb|", "ra⇥", "[[A]] → [[zebra]]|\n\n[[zebra]]\n>>id: lp_…\n"),
    ("[[A]] → [[zeb|]] tail", "ra⇥", "[[A]] → [[zebra]]| tail\n\n[[zebra]]\n>>id: lp_…\n"),
    ("see [[zeb|", "ra⇥", "see [[zebra]]|\n\n[[zebra]]\n>>id: lp_…\n"),
    ("see [[|", "오늘 결정⇥", "see [[오늘 결정]]|\n\n[[오늘 결정]]\n>>id: lp_…\n"),
    ("[[zeb|]] → [[A]]", "ra⇥", "[[zebra]]| → [[A]]\n\n[[zebra]]\n>>id: lp_…\n"),
    (">>group-1: [[zeb|", "ra⇥", ">>group-1: [[zebra]]|\n\n[[zebra]]\n>>id: lp_…\n"),
]
LINKS = [
    ("[[A]] |", "-⇥", "[[A]] →(derived-from) |"),
    ("[[A]] |", ">⇥", "[[A]] →(derived-from) |"),
    ("[[A]] |", "->⇥", "[[A]] →(derived-from) |"),
    ("[[A]] |", "→⇥", "[[A]] →(derived-from) |"),
    ("[[A]]|", "-de⇥", "[[A]] →(derived-from) |"),
    ("[[A]] |", "→(clo⇥", "[[A]] →(closes) |"),
    ("[[A]] |", "-clo⇥", "[[A]] →(closes) |"),
    ("[[A]] |", "→(from⇥", "[[A]] →(derived-from) |"),
    ("[[A]] |", "→(con⇥", "[[A]] →(contradicts) |"),
    ("[[A]] |", "→(inspired⇥", "[[A]] →(inspired-by) |"),
    ("[[A]] |", "→(part⇥", "[[A]] →(part_of) |"),
    ("[[A]] |", "→(echo⇥", "[[A]] →(echo-of) |"),
    ("[[A]] |", "→(ref⇥", "[[A]] →(refutes) |"),
    ("[[A]] |", "→(my-own)⏎", "[[A]] →(my-own)\n|"),
    ("[[A]] |", "-↓⏎", "[[A]] →(supports) |"),
    ("[[A]] |", "-↑⏎", "[[A]] →(targets) |"),
    ("[[A]] →(sup|) [[B]]", "p⇥", "[[A]] →(supports|) [[B]]"),
    ("[[A]] →(|supports) [[B]]", "r⇥", "[[A]] →(raises|) [[B]]"),
    ("|", "[[Sub⇥-de⇥Sin⇥",
     "[[Subscription is the core offer]] →(derived-from) [[Single-origin only]]|"),
    ("|", "[[Sub⇥ ->de⇥Sin⇥",
     "[[Subscription is the core offer]] →(derived-from) [[Single-origin only]]|"),
    ("|", "[[Sub⇥ →(clo⇥⇥",
     "[[Subscription is the core offer]] →(closes) [[Is a yearly plan worth it?]]|"),
    ("|", "[[커⇥-su⇥[[sin⇥", "[[커피 구독]] →(supports) [[Single-origin only]]|"),
    ("[[A]] →(closes) |", "plan⇥", "[[A]] →(closes) [[Is a yearly plan worth it?]]|"),
    ("[[A]] →(closes)|", " plan⇥", "[[A]] →(closes) [[Is a yearly plan worth it?]]|"),
]  # fmt: skip
ARROWS = [
    ("[[A]] |", "->⎋ [[B]]", "[[A]] → [[B]]|"),
    ("[[A]] |", "-->", "[[A]] →|"),
    ("[[A]]|", "->", "[[A]]→|"),
    ("  [[A]] |", "->", "  [[A]] →|"),
    ("[[A]] -|", ">", "[[A]] →|"),
    ("[[A]] -| [[B]]", ">", "[[A]] →| [[B]]"),
    ("[[A]] |", "->⎋x⌫", "[[A]] →|"),
    ("[[A]] ->|", "x⌫", "[[A]] ->|"),
    ("see |", "->", "see ->|"),
    ("`[[A]] |`", "->", "`[[A]] ->|`"),
    ("    [[A]] |", "->", "    [[A]] ->|"),
    (">>what: a |", "->", ">>what: a ->|"),
    ("see [[A]] |", "->", "see [[A]] ->|"),
    ("[[A]] → [[B]] |", "->", "[[A]] → [[B]] ->|"),
    ("# [[A]] |", "->", "# [[A]] ->|"),
]
WORDS = [
    (">>type: |", "de⇥", ">>type: decision|"),
    (">>type:|", " off⇥", ">>type: offering|"),
    (">>type: de|cision", "⇥", ">>type: de  |cision"),
    ("|", ">>ty⇥de⇥", ">>type: decision|"),
    ("|", ">>wh⇥", ">>what: |"),
    ("|", ">>group⇥", ">>group-1: |"),
    ("|", ">>gr⇥sing⇥", ">>group-1: [[Single-origin only]]|"),
    ("|", ">>art⇥", ">>artifact: |"),
    ("|", ">>conf⇥", ">>extraction-confidence: |"),
    ("|", ">>vis⇥se⇥", ">>visibility: secret|"),
    ("|", ">>supports⇥", ">>supports: |"),
    ("|", ">>withd⇥⇥", ">>withdrawn: TODAY|"),
    (">>withdrawn: |, gone", TODAY[:4] + "⇥", ">>withdrawn: TODAY|, gone"),
    ("|", ">>lic⇥un⇥", ">>licensed: unknown|"),
    ("|", ">>id⇥⇥", ">>id: lp_…|"),
    (">>ty|pe: claim", "⌫⌫wh⇥", ">>what|: claim"),
    ("|", ">> what⇥", ">> what  |"),
    (">>supports: |", "sing⇥", ">>supports: [[Single-origin only]]|"),
    (">>supports: [[A]], |", "sing⇥", ">>supports: [[A]], [[Single-origin only]]|"),
    (">>group-1: [[A]] &|", "sing⇥", ">>group-1: [[A]] & [[Single-origin only]]|"),
    (">>status: |", "do⇥", ">>status: do  |"),
    (">>supports: |", "[[sing⇥", ">>supports: [[Single-origin only]]|"),
    (">>what: |", "de⇥", ">>what: de  |"),
]
THOUGHTS = [
    ("|", "@@que⇥", "@@question|"),
    ("|", "@@⇥", "@@question|"),
    ("|", "@@dec⇥⇥⇥⇥", '@@decision on="커피 구독" by=founder at=TODAY|'),
    ("|", "@@to⇥⇥⇥⇥⇥⇥", '@@todo on="커피 구독" by=founder at=TODAY status=open due=|'),
    ("|", "@@note⏎", "@@note\n|"),
    ("|", "@@no⇥⏎", "@@note\n|"),
    ("@@todo |", "b⇥", "@@todo by=founder|"),
    ("@@todo |", "a⇥", "@@todo at=TODAY|"),
    ("@@todo by=x |", "v⇥", "@@todo by=x visibility=|"),
    ("@@todo at=|", "⇥", "@@todo at=  |"),
    ("@@todo at=|", TODAY[:3] + "⇥", "@@todo at=TODAY|"),
    ("@@todo |", "due=2⇥", "@@todo due=TODAY|"),
    ("@@todo |", "status=d⇥", "@@todo status=done|"),
    ("@@todo |", "visibility=m⇥", "@@todo visibility=masked|"),
    ("@@todo |", "on=sub⇥", '@@todo on="Subscription is the core offer"|'),
    ("@@todo on=|", '"sub⇥', '@@todo on="Subscription is the core offer"|'),
    ("@@todo on=| by=x", "sub⇥", '@@todo on="Subscription is the core offer"| by=x'),
    ("@@todo on=|", "zebra⇥", "@@todo on=zebra  |"),
]


@pytest.mark.parametrize(
    ("line", "keys", "after"), [*LABELS_TYPED, *CREATED, *LINKS, *ARROWS, *WORDS, *THOUGHTS]
)
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
