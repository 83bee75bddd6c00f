"""Completion, key by key; ``|`` is the caret."""

import re
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.keys import press
from whydesk.session.settings import ARROWS, COMPLETE_WITH

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
    ("|", "[[nothing like it⇥", "[[nothing like it]]\n>>id: lp_…\n|"),
    ("|", "[[sub↓⏎", "[[sub]]\n>>id: lp_…\n|"),
    ("[[new| one]]", "x⇥", "[[newx]]\n>>id: lp_…\n|"),
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
SIGNS = [
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
    ("line", "keys", "after"), [*LABELS_TYPED, *CREATED, *LINKS, *SIGNS, *WORDS, *THOUGHTS]
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


CLAIM = """\
[[Load test]]
>>type: source
>>artifact: session-14

[[Benchmark]]
>>type: result

[[Rerun]]
>>type: result

[[Echo of the benchmark]]
>>type: result

[[Echo of the benchmark]] →(echo-of) [[Benchmark]]
[[Rerun]] →(supports) [[The store must move]]

[[Why is it slow?]]

[[Old store]]
>>type: decision
>>at: 2025-01-01

[[New store]]
>>type: decision
>>at: 2026-01-01

[[Undated store]]
>>type: decision

[[The store must move]]
>>type: claim
>>what: It must.

"""


def offered(open_text, keys: str, text: str = CLAIM) -> list[str]:
    """The words that are offered after typing at the end of a text."""
    desk = open_text(text)
    desk.view.go_to(desk.live.line_count - 1)
    press(desk.view, keys)
    return [entry.word for entry in desk.completer.offered]


def test_a_question_comes_first_for_what_closes_or_raises(open_text):
    assert offered(open_text, "[[Benchmark]] →(closes) [[")[0] == "Why is it slow?"
    assert offered(open_text, "[[Benchmark]] →(raises) [[")[0] == "Why is it slow?"


def test_what_can_be_evidence_comes_first_for_what_is_supported(open_text):
    first = offered(open_text, "[[New store]] →(supported-by) [[")[:3]
    assert set(first) <= {"Load test", "Benchmark", "Rerun", "Echo of the benchmark"}


def test_claims_and_decisions_come_first_for_what_supports(open_text):
    words = offered(open_text, "[[Benchmark]] →(supports) [[")
    assert set(words[:4]) == {"The store must move", "Old store", "New store", "Undated store"}


def test_what_is_linked_so_already_comes_after_what_is_not(open_text):
    words = offered(open_text, "[[Rerun]] →(supports) [[")
    assert words.index("The store must move") == len(words) - 1


def test_what_is_newer_is_never_offered_as_replaced(open_text):
    words = offered(open_text, "[[Old store]] →(supersedes) [[store")
    assert "New store" not in words
    assert "Undated store" in words


def test_what_is_older_is_never_offered_as_replacing(open_text):
    words = offered(open_text, "[[New store]] →(superseded-by) [[store")
    assert "Old store" not in words
    assert "Undated store" in words


def test_what_has_replaced_a_node_is_not_offered_as_replaced_by_it(open_text):
    text = CLAIM + "[[Undated store]] →(supersedes) [[Old store]]\n"
    assert "Undated store" not in offered(open_text, "[[Old store]] →(supersedes) [[store", text)


def test_ids_tell_the_newer_where_no_day_does(open_text):
    text = (
        "[[Plan A]]\n>>id: lp_01K00000000000000000000000\n\n"
        "[[Plan B]]\n>>id: lp_01K10000000000000000000000\n\n"
    )
    assert "Plan B" not in offered(open_text, "[[Plan A]] →(supersedes) [[plan", text)
    assert "Plan A" in offered(open_text, "[[Plan B]] →(supersedes) [[plan", text)


def test_a_node_is_not_offered_as_its_own_target(open_text):
    assert "Benchmark" not in offered(open_text, "[[Benchmark]] → [[bench")


def test_what_supports_the_claim_comes_first_as_a_leg(open_text):
    assert offered(open_text, ">>group-1: [[")[0] == "Rerun"


def test_a_leg_is_not_offered_twice_and_no_echo_and_not_the_claim(open_text):
    words = offered(open_text, ">>group-1: [[Rerun]] & [[")
    assert {"Rerun", "Echo of the benchmark", "The store must move"}.isdisjoint(words)
    assert "Benchmark" in words


def test_what_was_written_lately_comes_before_what_was_not(open_text):
    desk = open_text("[[Point A]]\n\n[[Point B]]\n\n[[Point C]]\n\n[[Here]]\n\n")
    desk.view.go_to(desk.live.line_count - 1)
    press(desk.view, "see [[point c⇥ and [[poi")

    assert [entry.word for entry in desk.completer.offered][:2] == ["Point C", "Point A"]


def test_what_was_visited_lately_comes_before_what_was_not(open_text):
    desk = open_text("[[Point A]]\n\n[[Point B]]\n\n[[Here]]\n\n")
    desk.completer.note_visit("point_b")
    desk.view.go_to(desk.live.line_count - 1)
    press(desk.view, "see [[poi")

    assert desk.completer.offered[0].word == "Point B"


def test_what_the_node_touches_comes_before_what_it_does_not(open_text):
    text = "[[Point A]]\n\n[[Point B]]\n\n[[Here]]\n[[Here]] → [[Point B]]\n\n"
    assert offered(open_text, "see [[poi", text)[0] == "Point B"


def test_another_name_finds_the_node_and_says_so(open_text):
    desk = open_text("[[Seoul roastery]]\n>>aka: Mapo house\n\n")
    desk.view.go_to(3)
    press(desk.view, "[[mapo")

    first = desk.completer.offered[0]
    assert (first.word, first.meaning) == ("Seoul roastery", "also Mapo house")


def test_a_label_that_was_just_declared_is_offered(open_text):
    assert offered(open_text, "[[Zebra crossing]]⏎⏎see [[zeb")[0] == "Zebra crossing"


def test_creating_comes_last_and_not_where_the_node_is_there(open_text):
    assert offered(open_text, "see [[store")[-1] == "store"
    assert offered(open_text, "see [[Old store")[-1:] != ["Old store"]
    assert offered(open_text, "see [[old STORE")[-1] == "Old store"


@pytest.mark.parametrize("keys", ["see [[zebra⇥", "[[zebra⇥", "[[Old store]] → [[zeb⇥"])
def test_creating_is_one_undo_step(open_text, keys: str):
    desk = open_text(CLAIM)
    desk.view.go_to(desk.live.line_count - 1)
    press(desk.view, keys[:-1])
    before = desk.source()
    press(desk.view, "⇥")
    assert ">>id: lp_" in desk.source()

    desk.view.undo_step()
    assert desk.source() == before


def test_a_label_alone_on_a_line_of_a_thought_declares_nothing_there(open_text):
    desk = open_text("[[A]]\n@@note on=A\n\n@@\n")
    desk.view.go_to(2)
    press(desk.view, "[[zebra⇥")

    assert STABLE_ID.sub("lp_…", desk.source()) == (
        "[[A]]\n@@note on=A\n[[zebra]]\n@@\n\n[[zebra]]\n>>id: lp_…\n"
    )


def test_a_large_workspace_is_read_first_and_what_was_asked_for_then_shown(open_text, qtbot):
    desk = open_text("".join(f"[[Point {number}]]\n\n" for number in range(3_500)))
    desk.view.go_to(desk.live.line_count - 1)
    press(desk.view, "[[point 3499")
    assert not desk.completer.visible

    qtbot.waitUntil(lambda: desk.completer.visible)
    assert desk.completer.offered[0].word == "Point 3499"


def test_keys_that_such_nodes_have_come_first_and_written_ones_last(open_text):
    text = "[[A]]\n>>type: plan\n>>budget: 3\n>>owner: x\n\n[[B]]\n>>type: plan\n>>owner: y\n\n"
    assert offered(open_text, ">>", text)[0] == "budget"
    assert offered(open_text, ">>own", text) == ["visibility-owner", "owner"]
    assert "owner" not in offered(open_text, ">>", text)


def test_a_node_without_a_type_is_asked_for_one_first(open_text):
    assert offered(open_text, "[[New]]⏎>>")[0] == "type"


def test_a_second_group_gets_the_next_number(open_text):
    assert "group-2" in offered(open_text, ">>group-1: [[Rerun]]⎋⏎>>gr")


def test_keys_for_evidence_and_visibility_have_meanings(open_text):
    desk = open_text(CLAIM)
    desk.view.go_to(desk.live.line_count - 1)
    press(desk.view, ">>")
    said = {entry.word: entry.meaning for entry in desk.completer.offered}

    assert said["artifact"] == "the source it can be looked up in"
    assert said["visibility"] == "open, masked or secret"
    assert said["visibility-what"] == "for what alone"


def test_types_in_use_come_first_by_how_usual_they_are(open_text):
    assert offered(open_text, "[[New]]⏎>>type: ")[:2] == ["result", "decision"]


def test_a_thought_may_follow_those_of_its_host_newest_first(open_text):
    text = (
        "[[A]]\n@@note on=A at=2026-01-01 id=old\nOlder words\n@@\n"
        "@@note on=A at=2026-02-01 id=new\nNewer words\n@@\n"
        "@@note on=A id=own\n"
    )
    desk = open_text(text)
    desk.view.go_to(desk.live.line_count - 1)
    press(desk.view, "then> ")

    assert [(e.word, e.meaning) for e in desk.completer.offered] == [
        ("new", "Newer words"),
        ("old", "Older words"),
    ]


# --- arrows ---------------------------------------------------------------------------------------


def test_undo_gives_back_the_signs_of_an_arrow(open_text):
    desk = open_text("[[A]] ")
    desk.view.go_to(0, 6)
    press(desk.view, "->⎋")
    assert desk.source() == "[[A]] →"

    desk.view.undo_step()
    assert desk.source() == "[[A]] ->"

    press(desk.view, " x")
    assert desk.source() == "[[A]] -> x"


def test_arrows_can_be_switched_off(open_text):
    desk = open_text("[[A]] ")
    desk.settings.set_text(ARROWS, "off")
    desk.view.go_to(0, 6)
    press(desk.view, "->⎋")

    assert desk.source() == "[[A]] ->"


@pytest.mark.parametrize(
    "before",
    ["```\n[[A]] ", "@@note\n[[A]] ", "~~~\n[[A]] "],
)
def test_signs_stay_signs_in_code_and_thoughts(open_text, before: str):
    desk = open_text(before)
    desk.view.go_to(1, 6)
    press(desk.view, "->")

    assert desk.source() == before + "->"


# --- which key takes ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("way", "keys", "left"),
    [
        ("tab", "[[sub⇥", "[[Subscription is the core offer]]"),
        ("tab", "[[sub⏎", "[[sub\n"),
        ("tab-and-enter", "[[sub⇥", "[[Subscription is the core offer]]"),
        ("tab-and-enter", "[[sub⏎", "[[Subscription is the core offer]]"),
        ("tab-and-enter", "@@no⏎⏎", "@@note\n"),
        ("enter", "[[sub⏎", "[[Subscription is the core offer]]"),
        ("enter", "[[sub⇥", "[[sub  "),
        ("enter", "[[sub↓↑⇥", "[[Subscription is the core offer]]"),
        ("off", "[[sub⇥", "[[sub  "),
        ("off", "[[sub⏎", "[[sub\n"),
    ],
)
def test_the_keys_that_take_can_be_chosen(open_text, way: str, keys: str, left: str):
    desk = open_text(NODES)
    desk.settings.set_text(COMPLETE_WITH, way)
    desk.view.go_to(desk.live.line_count - 1)
    press(desk.view, keys)

    assert desk.source() == NODES + left


def test_switched_off_it_still_comes_when_asked_for_and_follows_what_is_typed(open_text):
    desk = open_text(NODES)
    desk.settings.set_text(COMPLETE_WITH, "off")
    desk.view.go_to(desk.live.line_count - 1)
    press(desk.view, "[[")
    desk.completer.complete()
    press(desk.view, "sub⇥")

    assert desk.source() == NODES + "[[Subscription is the core offer]]"


# --- input methods --------------------------------------------------------------------------------


def compose(desk, preedit: str, commit: str = "") -> None:
    event = QInputMethodEvent(preedit, [])
    event.setCommitString(commit)
    QApplication.sendEvent(desk.view, event)


@pytest.fixture
def composing(open_text):
    desk = open_text(NODES)
    desk.view.go_to(desk.live.line_count - 1)
    press(desk.view, "[[")
    return desk


def test_the_list_goes_when_composing_begins_and_comes_again_for_what_is_committed(composing):
    assert composing.completer.visible

    compose(composing, "커")
    assert not composing.completer.visible

    compose(composing, "", "커")
    assert composing.completer.offered[0].word == "커피 구독"


def test_a_syllable_that_is_committed_while_the_next_is_composed_shows_nothing(composing):
    compose(composing, "커")
    compose(composing, "ㅍ", "커")
    assert not composing.completer.visible

    compose(composing, "", "피")
    press(composing.view, "⇥")
    assert composing.source() == NODES + "[[커피 구독]]"


@pytest.mark.parametrize("way", ["tab", "tab-and-enter", "enter"])
def test_the_enter_that_commits_takes_nothing(composing, way: str):
    composing.settings.set_text(COMPLETE_WITH, way)
    compose(composing, "커")
    compose(composing, "", "커")
    press(composing.view, "⏎")

    assert composing.source() == NODES + "[[커\n"


def test_an_enter_that_comes_later_takes(composing):
    composing.settings.set_text(COMPLETE_WITH, "tab-and-enter")
    compose(composing, "커")
    compose(composing, "", "커")
    QTest.qWait(0)
    press(composing.view, "⏎")

    assert composing.source() == NODES + "[[커피 구독]]"


def test_a_key_that_is_composed_is_no_key_of_the_list(composing):
    compose(composing, "ni")
    press(composing.view, "↓")
    compose(composing, "", "你")

    assert composing.source().endswith("[[你")


def test_the_candidate_window_of_an_input_method_is_sent_to_the_caret(composing):
    before = composing.view.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle)
    press(composing.view, "가나다")
    after = composing.view.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle)

    assert after.left() > before.left()
    assert after.intersects(composing.view.cursorRect().toRectF())


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
