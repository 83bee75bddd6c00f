"""Labels ranked at every keystroke: the same whether typed at once or letter by letter."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whydesk.editor.labels import Favour, Labels
from whydesk.editor.matching import Fit, Matcher
from whydesk.engine.model import Node
from whydesk.engine.workspace import Workspace

LABELS = ("Only one", "The only one", "Lonely", "One", "Öl und Gas", "한국어 책", "Another", "on")


def labels_of(*names: str) -> tuple[Labels, Workspace]:
    workspace = Workspace.new("".join(f"[[{name}]]\n" for name in names))
    labels = Labels()
    for node in workspace.graph.nodes():
        labels.put(node)
    return labels, workspace


def found(labels: Labels, typed: str, favour: Favour | None = None) -> list[str]:
    return [named.label for named in labels.ranked(typed, 12, favour or Favour())]


def of_text(text: str) -> Labels:
    labels = Labels()
    for node in Workspace.new(text).graph.nodes():
        labels.put(node)
    return labels


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("only", ["Only one", "The only one"]),
        ("ONLY  ONE", ["Only one", "The only one"]),
        ("one only", ["Only one", "The only one"]),
        ("öl", ["Öl und Gas"]),
        ("ol", ["Öl und Gas"]),
        ("O\u0308L", ["Öl und Gas"]),
        ("한국", ["한국어 책"]),
        (unicodedata.normalize("NFD", "한국"), ["한국어 책"]),
        ("ㅎㄱ", ["한국어 책"]),
        ("책", ["한국어 책"]),
        ("anthr", ["Another"]),
        ("toe", ["The only one"]),
        ("anohter", ["Another"]),
        ("on", ["on", "One", "Only one", "The only one"]),
        ("xyz", []),
    ],
)
def test_what_starts_so_stands_before_what_holds_it(typed: str, first: list[str]):
    labels, _ = labels_of(*LABELS)

    assert found(labels, typed)[: len(first) or None] == first


def test_a_short_label_is_no_slip_for_any_word_that_holds_it():
    labels, _ = labels_of("A", "Eb", "Zebu")

    assert found(labels, "zebra") == ["Zebu"]


def test_a_new_name_is_no_slip_for_one_that_is_only_a_little_like_it():
    labels, _ = labels_of("Own roastery in Mapo")

    assert found(labels, "Roast in Busan") == []


def test_what_is_decomposed_is_found_by_what_is_composed():
    labels, _ = labels_of("Cafe\u0301 noir", "Case")

    assert found(labels, "Caf\u00e9") == ["Cafe\u0301 noir"]


def test_what_is_near_at_hand_stands_first_among_equals():
    labels, workspace = labels_of("Point one", "Point two", "Point three")

    near = Favour(near={workspace.key("Point two"): 0})
    assert found(labels, "poi", near)[0] == "Point two"


def test_what_makes_sense_stands_before_what_is_near():
    labels = of_text("[[Plan A]]\n[[Plan B]]\n>>type: question\n[[Plan C]]\n")

    favour = Favour(sorts=frozenset({"question"}), near={"plan_c": 0})
    assert found(labels, "plan", favour) == ["Plan B", "Plan C", "Plan A"]


def test_a_label_that_ends_like_a_question_counts_as_one_where_no_type_says_otherwise():
    labels = of_text("[[Plan A]]\n[[Plan B?]]\n[[Plan C?]]\n>>type: claim\n")

    favour = Favour(sorts=frozenset({"question"}))
    assert found(labels, "plan", favour)[0] == "Plan B?"


def test_what_is_to_stand_last_stands_behind_its_equals():
    labels, _ = labels_of("Point one", "Point two")

    assert found(labels, "poi", Favour(last=frozenset({"point_one"}))) == ["Point two", "Point one"]


def test_what_is_not_allowed_makes_room_for_another():
    labels, _ = labels_of(*(f"Point {number:02}" for number in range(30)))

    odd = Favour(allows=lambda key: int(key[-2:]) % 2 == 1)
    assert len(found(labels, "poi", odd)) == 12
    assert found(labels, "poi", odd)[0] == "Point 01"


def test_another_name_finds_the_node():
    labels = of_text("[[Seoul roastery]]\n>>aka: Mapo house, 마포\n")

    assert [(n.label, n.alias) for n in labels.ranked("mapo", 12)] == [
        ("Seoul roastery", "Mapo house")
    ]
    assert found(labels, "마") == ["Seoul roastery"]


def test_a_node_is_offered_once_under_the_name_that_fits_best():
    labels = of_text("[[The Mapo roastery]]\n>>aka: Mapo\n")

    assert [named.alias for named in labels.ranked("mapo", 12)] == ["Mapo"]


@given(st.text(st.sampled_from("onlyea "), max_size=6))
def test_letter_by_letter_is_the_same_as_at_once(typed: str):
    step_by_step, _ = labels_of(*LABELS)
    for end in range(len(typed)):
        step_by_step.ranked(typed[:end], 12)

    assert found(step_by_step, typed) == found(labels_of(*LABELS)[0], typed)


@given(
    st.lists(st.tuples(st.sampled_from("abcdef"), st.text("onlyö ", max_size=5))),
    st.text("onlyö", max_size=3),
)
def test_labels_that_come_and_go_leave_what_reading_anew_finds(
    changes: list[tuple[str, str]], typed: str
):
    changed, anew, final = Labels(), Labels(), dict[str, Node]()
    changed.ranked("", 1)
    for key, label in changes:
        changed.drop(key)
        final.pop(key, None)
        if label:
            final[key] = Node(key, f"{key} {label}")
            changed.put(final[key])
    for node in final.values():
        anew.put(node)

    assert sorted(found(changed, typed)) == sorted(found(anew, typed))


def test_the_right_one_is_among_the_first_of_ten_thousand():
    words = ("market", "archive", "ledger", "harbour", "signal", "orchard", "window", "copper")
    names = [f"{words[n % 8]} {words[n // 8 % 8]} {words[n // 64 % 8]} {n}" for n in range(12_000)]
    labels, _ = labels_of(*names)

    for wanted, typed in (
        (names[7_777], "7777"),
        (names[11_111], names[11_111][:-2]),
        (names[4_321], "arch arch 4321"),
        (names[9_876], names[9_876].replace(" ", "")[2:]),
        (names[5_005], names[5_005].replace("r", "", 1)),
    ):
        assert wanted in found(labels, typed), typed


def test_letters_that_come_often_are_not_tried_in_every_way():
    """There are more ways than could be tried in a lifetime, and none of them fits."""
    assert Matcher("a" * 40 + "b").fit("b " + "a" * 400) is None
    assert Matcher("a" * 40).fit("b " + "ca" * 400) is None
    assert Matcher("ab").fit("ca a c b") == (Fit.SCATTERED, 3)
