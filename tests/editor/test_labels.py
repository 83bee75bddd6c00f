"""Labels ranked at every keystroke: the same whether typed at once or letter by letter."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whydesk.editor.labels import Labels
from whydesk.engine.workspace import Workspace

LABELS = ("Only one", "The only one", "Lonely", "One", "Öl und Gas", "한국어 책", "Another", "on")


def labels_of(*names: str) -> tuple[Labels, Workspace]:
    workspace = Workspace.new("".join(f"[[{name}]]\n" for name in names))
    labels = Labels()
    labels.set_graph(workspace.graph)
    return labels, workspace


def found(labels: Labels, typed: str, near: frozenset[str] = frozenset()) -> list[str]:
    return [named.label for named in labels.ranked(typed, 12, near)]


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("only", ["Only one", "The only one", "Lonely"]),
        ("öl", ["Öl und Gas"]),
        ("한국", ["한국어 책"]),
        ("anthr", ["Another"]),
        ("anohter", ["Another"]),
        ("xyz", []),
    ],
)
def test_what_starts_so_stands_before_what_holds_it(typed: str, first: list[str]):
    labels, _ = labels_of(*LABELS)

    assert found(labels, typed)[: len(first) or None] == first


def test_what_is_near_at_hand_stands_first_among_equals():
    labels, workspace = labels_of("Point one", "Point two", "Point three")

    assert found(labels, "poi", frozenset({workspace.key("Point two")}))[0] == "Point two"


@given(st.text(st.sampled_from("onlyea "), max_size=6))
def test_letter_by_letter_is_the_same_as_at_once(typed: str):
    step_by_step, _ = labels_of(*LABELS)
    for end in range(len(typed)):
        step_by_step.ranked(typed[:end], 12)

    assert found(step_by_step, typed) == found(labels_of(*LABELS)[0], typed)


def test_a_label_that_comes_or_goes_is_known_at_once():
    labels, workspace = labels_of("Alpha", "Alps")
    found(labels, "al")

    labels.take(workspace.replace("main.lmd", 0, 1, ["[[Alpine]]"]))

    assert sorted(found(labels, "alp")) == ["Alpine", "Alps"]
