from tests.engine.recall.graphs import Link, graph_of, text_of
from whydesk.engine.recall.conflicts import Conflicts, conflicts


def of(*written: Link) -> Conflicts:
    return conflicts(graph_of(text_of("abcd", written)))


def test_a_contradiction_written_from_both_sides_stands_once() -> None:
    found = of(Link("b", "contradicts", "a"), Link("a", "contradicts", "b"))
    assert [(pair.left.key, pair.right.key) for pair in found.contradictions] == [("b", "a")]


def test_superseded_node_is_in_use_while_something_rests_on_it() -> None:
    found = of(
        Link("b", "supersedes", "a"),
        Link("c", "derived-from", "a"),
        Link("a", "supports", "d"),
    )
    (use,) = found.superseded_in_use
    assert use.node.key == "a"
    assert [node.key for node in use.superseded_by] == ["b"]
    assert [(r.role, r.node.key) for r in use.used_by] == [("derived-from", "c"), ("supports", "d")]


def test_its_successor_does_not_count_as_use() -> None:
    found = of(Link("b", "supersedes", "a"), Link("b", "derived-from", "a"))
    assert found.superseded_in_use == ()


def test_a_question_raised_by_it_does_not_rest_on_it() -> None:
    found = of(Link("b", "supersedes", "a"), Link("a", "raises", "c"), Link("a", "part_of", "d"))
    assert found.superseded_in_use == ()
