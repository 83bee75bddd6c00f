from hypothesis import given

from tests.engine.recall.graphs import NAMES, Link, graph_of, links, text_of
from whydesk.engine.model import Place
from whydesk.engine.recall.conflicts import Conflicts, conflicts, link_place


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


@given(links)
def test_conflicts_are_all_there_are_by_definition(written: list[Link]) -> None:
    other = [link for link in written if link.source != link.target]
    pairs = {frozenset((x.source, x.target)) for x in other if x.role == "contradicts"}
    newer = {x.target: {y.source for y in other if y[1:] == x[1:]} for x in other
             if x.role == "supersedes"}  # fmt: skip
    using = {
        (link.target, link.source) if link.role == "derived-from" else (link.source, link.target)
        for link in other
        if link.role in ("derived-from", "supports")
    }
    found = conflicts(graph_of(text_of(NAMES, written)))
    assert {frozenset((p.left.key, p.right.key)) for p in found.contradictions} == pairs
    assert len(found.contradictions) == len(pairs)
    in_use = {(u.node.key, r.node.key) for u in found.superseded_in_use for r in u.used_by}
    assert in_use == {(key, user) for key, user in using if user not in newer.get(key, {user})}


def test_a_link_is_found_where_it_is_first_written() -> None:
    graph = graph_of("[[A]]\n>>contradicts: [[B]]\n[[B]]\n\n[[B]] →(contradicts) [[A]]\n")
    assert link_place(graph, "a", "contradicts", "b") == Place("0.lmd", 1)
    assert link_place(graph, "b", "contradicts", "a") == Place("0.lmd", 4)
    assert link_place(graph, "a", "supports", "b") is None
