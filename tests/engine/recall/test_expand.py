"""What lies around a node, against distances worked out one link at a time."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from tests.engine.recall.graphs import NAMES, ROLES, Link, graph_of, links, text_of
from whydesk.engine.recall.expand import expand


@given(links, st.integers(0, 3), st.sampled_from(((), ("supports",), ("derived_from", "closes"))))
def test_an_expansion_is_everything_within_reach(
    written: list[Link], distance: int, roles: tuple[str, ...]
) -> None:
    named = {role.replace("_", "-") for role in roles} or set(ROLES)
    kept = [link for link in written if link.role in named]
    away = {"a": 0}
    for step in range(1, distance + 1):
        near = {name for name, far in away.items() if far == step - 1}
        for link in kept:
            for here, there in ((link.source, link.target), (link.target, link.source)):
                if here in near:
                    away.setdefault(there, step)
    found = expand(graph_of(text_of(NAMES, written)), "a", distance, roles)
    assert {one.node.key: one.distance for one in found.reached} == {
        name: far for name, far in away.items() if name != "a"
    }
    among = {(x.source, x.role, x.target) for x in kept if {x.source, x.target} <= away.keys()}
    assert {(edge.source, edge.role, edge.target) for edge in found.links} == among
    assert found.total == len(found.reached)


def test_a_limit_cuts_the_farthest_and_says_how_many_there_are() -> None:
    chain = [Link(a, "supports", b) for a, b in pairwise("abcdef")]
    found = expand(graph_of(text_of(NAMES, chain)), "a", 9, limit=2)
    assert [(one.node.key, one.distance) for one in found.reached] == [("b", 1), ("c", 2)]
    assert [edge.target for edge in found.links] == ["b", "c"]
    assert found.total == 5
