import pytest

from tests.engine.recall.graphs import graph_of
from whydesk.engine.recall.nearest import nearest_labels

GRAPH = graph_of(
    "[[Subscription is the core offer]]\n[[Single-origin only]]\n[[Own roastery in Mapo]]\n[[구독]]"
)


@pytest.mark.parametrize(
    "slip", ["subscripton is the core offer", "the core offer", "SUBSCRIPTION"]
)
def test_a_slip_finds_the_label_that_was_meant(slip: str) -> None:
    assert nearest_labels(GRAPH, slip)[0] == "Subscription is the core offer"


def test_nothing_like_it_gives_nothing() -> None:
    assert nearest_labels(GRAPH, "zzzz qqqq") == []
    assert nearest_labels(GRAPH, "  ") == []


def test_no_more_than_asked() -> None:
    graph = graph_of("\n".join(f"[[Node {number}]]" for number in range(20)))
    assert len(nearest_labels(graph, "Node x", limit=3)) == 3


def test_a_label_of_a_million_characters_is_near_to_nothing() -> None:
    graph = graph_of(f"[[{'a' * 1_000_000}]]\n[[Plan]]\n")
    assert nearest_labels(graph, "Plam") == ["Plan"]
    assert nearest_labels(graph, "a" * 999_999) == []
