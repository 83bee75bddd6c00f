"""The walk in slices, its filters and its marks, against what they mean on random graphs."""

from collections.abc import Collection

from hypothesis import given
from hypothesis import strategies as st

from tests.engine.recall.graphs import NAMES, ROLES, Link, graph_of, links, text_of
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.recall import why_walk
from whydesk.engine.recall.why_walk import WhyWalk

some_roles = st.none() | st.sets(st.sampled_from(ROLES))


def following(
    written: list[Link], down: bool, roles: Collection[str] | None
) -> set[tuple[str, str]]:
    """Every step that may be taken, as (from, to)."""
    causes = [
        link.cause for link in written if link.cause and (roles is None or link.role in roles)
    ]
    return {(parent, child) if down else (child, parent) for child, parent in causes}


def reached(steps: set[tuple[str, str]], start: str, depth: int) -> dict[str, int]:
    """The nearest depth of each node that some steps lead to."""
    depths = {start: 0}
    for level in range(1, depth + 1):
        for here, there in steps:
            if depths.get(here) == level - 1:
                depths.setdefault(there, level)
    return depths


@given(links, st.booleans(), some_roles, st.integers(0, 8))
def test_a_filtered_walk_reaches_what_can_be_reached(written, down, roles, depth) -> None:
    walk = WhyWalk(graph_of(text_of(NAMES, written)), "a", depth, down, roles).finish()
    steps = following(written, down, roles)

    assert dict(zip(walk.keys, walk.depths, strict=True)) == reached(steps, "a", depth)
    assert walk.deeper == (len(reached(steps, "a", depth + 1)) > len(walk.keys))
    for number in range(1, len(walk.keys)):
        assert (walk.keys[walk.through[number]], walk.keys[number]) in steps


@given(links, st.booleans(), some_roles)
def test_others_are_all_that_lead_to_a_node_besides(written, down, roles) -> None:
    walk = WhyWalk(graph_of(text_of(NAMES, written)), "a", None, down, roles).finish()
    steps = following(written, down, roles)
    for number, key in enumerate(walk.keys):
        leading = {here for here, there in steps if there == key and here in walk.at}
        expected = leading - {key} - ({walk.keys[walk.through[number]]} if number else set())
        assert {walk.keys[other] for other in walk.others(number)} == expected


@given(links)
def test_pausing_changes_nothing(written) -> None:
    graph = graph_of(text_of(NAMES, written))
    whole, sliced = WhyWalk(graph, "a").finish(), WhyWalk(graph, "a")
    pace = why_walk.PACE
    why_walk.PACE = 1
    try:
        pauses = sum(1 for _ in sliced.run())
    finally:
        why_walk.PACE = pace

    assert pauses >= len(sliced.keys)
    assert (sliced.keys, sliced.through, sliced.loops) == (whole.keys, whole.through, whole.loops)


def test_a_walk_knows_that_the_text_has_changed() -> None:
    graph = graph_of("[[a]]\n[[b]]")
    walk = WhyWalk(graph, "a").finish()
    before = walk.stale
    graph.take(graph.documents["0.lmd"].replace(0, 1, ["[[c]]"]))

    assert (before, walk.stale) == (False, True)


PLAIN = "[[a]] →(derived-from) [[b]]\n[[c]] →(supports) [[a]]\n[[a]]\n[[b]]\n[[c]]"
ALIASED = "[[a]]\n>>aka: other\n[[other]] →(derived-from) [[b]]\n[[b]]"
SIGILS = "[[!a]]\n[[a]] →(derived-from) [[?b]]\n[[?b]]"


@given(st.sampled_from((PLAIN, ALIASED, SIGILS)), st.booleans())
def test_the_quick_neighbours_are_the_thorough_ones(text: str, down: bool) -> None:
    graph = Graph()
    graph.add_shard(LiveDocument(text, "x.lmd"))
    for node in list(graph.nodes()):
        thorough = graph.effects(node.key) if down else graph.causes(node.key)
        assert graph.neighbours(down)(node.key) == thorough


@given(links, st.booleans())
def test_the_quick_neighbours_are_the_thorough_ones_at_random(written, down) -> None:
    graph = graph_of(text_of(NAMES, written))
    for name in NAMES:
        assert graph.neighbours(down)(name) == (graph.effects(name) if down else graph.causes(name))


def test_an_alias_that_goes_away_leaves_a_plain_node() -> None:
    graph = graph_of(ALIASED)
    before = graph.neighbours()("a")
    graph.take(graph.documents["0.lmd"].replace(1, 1, []))

    assert before == [("derived-from", "b")]
    assert graph.neighbours()("a") == []
    assert graph.names.plain()("a")
