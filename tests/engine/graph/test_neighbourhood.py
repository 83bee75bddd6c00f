"""The causal neighbourhood: who is in it, what is hidden, and against brute force."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.graph.graphs import graph_of
from whydesk.engine.graph.index import Graph
from whydesk.engine.graph.neighbourhood import (
    Neighbourhood,
    Side,
    Sieve,
    Wish,
    count_all,
    neighbourhood,
)


def chain(links: str, **properties: str) -> Graph:
    """Nodes of one letter and links like ``a>b``: a was derived from b; ``a!b`` contradicts."""
    names = sorted({letter for letter in links if letter.isalpha()})
    nodes = [f"[[{n}]]\n{properties.get(n, '')}\n" for n in names]
    roles = {">": "derived-from", "<": "supports", "!": "contradicts"}
    lines = [f"[[{x[0]}]] →({roles[x[1]]}) [[{x[2]}]]\n" for x in links.split()]
    return graph_of("\n".join([*nodes, *lines]))


def keys(found: Neighbourhood) -> str:
    return "".join(spot.key for spot in found.spots)


def test_both_ways_from_the_anchor_and_never_round():
    found = neighbourhood(chain("a>b b>c d>b x>a"), Wish("b"))

    assert sorted(keys(found)) == ["a", "b", "c", "d", "x"]
    assert {spot.key: spot.level for spot in found.spots} == {
        "b": 0, "c": 1, "a": -1, "d": -1, "x": -2,
    }  # fmt: skip


def test_what_else_rests_on_a_cause_waits_until_it_is_unfolded():
    graph = chain("a>c b>c")
    closed = neighbourhood(graph, Wish("a"))
    opened = neighbourhood(graph, Wish("a", unfolded=frozenset({("c", Side.EFFECTS)})))

    assert keys(closed) == "ac"
    assert closed.spots[1].hidden_at(Side.EFFECTS) == 1
    assert sorted(keys(opened)) == ["a", "b", "c"]


def test_folding_takes_away_what_is_reached_through_a_node_alone():
    graph = chain("a>b b>c a>d d>c c>e")
    found = neighbourhood(graph, Wish("a", folded=frozenset({("b", Side.CAUSES)})))
    both = frozenset({("b", Side.CAUSES), ("d", Side.CAUSES)})

    assert sorted(keys(found)) == ["a", "b", "c", "d", "e"]
    assert sorted(keys(neighbourhood(graph, Wish("a", folded=both)))) == ["a", "b", "d"]


def test_ties_run_from_effect_to_cause_whichever_way_they_are_written():
    found = neighbourhood(chain("a>b c<a"), Wish("a"))
    ties = {(tie.effect, tie.cause): (tie.role, tie.forward, tie.source) for tie in found.ties}

    assert ties == {("a", "b"): ("derived-from", True, "a"), ("a", "c"): ("supports", False, "c")}


def test_parallel_links_are_ties_of_their_own():
    text = "[[a]]\n\n[[b]]\n\n[[a]] →(derived-from) [[b]]\n[[a]] →(closes) [[b]]\n"
    found = neighbourhood(graph_of(text), Wish("a"))

    assert [tie.role for tie in found.ties] == ["derived-from", "closes"]


def test_who_disagrees_with_the_anchor_stands_beside_it_and_is_not_walked_through():
    found = neighbourhood(chain("a>b a!x x>y"), Wish("a"))

    assert sorted(keys(found)) == ["a", "b", "x"]
    assert [tie.causal for tie in found.ties if tie.role == "contradicts"] == [False]


def test_the_cap_keeps_the_nearest_and_the_count_goes_on():
    graph = graph_of(
        "".join(f"[[n{n}]]\n\n" for n in range(50))
        + "".join(f"[[n{n}]] →(derived-from) [[n{n + 1}]]\n" for n in range(49))
    )
    found = neighbourhood(graph, Wish("n0", limit=10))

    assert [spot.key for spot in found.spots] == [f"n{n}" for n in range(10)]
    assert [*count_all(graph, Wish("n0", limit=10))][-1] == 50


@pytest.mark.parametrize(
    ("sieve", "left"),
    [
        (Sieve(roles=frozenset({"derived-from"})), "ac"),
        (Sieve(types=frozenset({"proof"})), "ac"),
        (Sieve(since="2026-03-01"), "abc"),
        (Sieve(since="2026-03-01", undated=False), "ab"),
        (Sieve(until="2026-02-01"), "ac"),
        (Sieve(undated=False), "ab"),
    ],
)
def test_a_sieve_leaves_out_roles_types_and_days(sieve: Sieve, left: str):
    graph = chain("a>b c<a", b=">>type: Proof\n>>date: 2026-03-01, in the morning")

    assert "".join(sorted(keys(neighbourhood(graph, Wish("a", sieve=sieve))))) == left


def test_what_a_sieve_hides_is_not_walked_through():
    graph = chain("a>b b>c", b=">>type: proof")

    assert keys(neighbourhood(graph, Wish("a", sieve=Sieve(types=frozenset({"proof"}))))) == "a"


LINKS = st.lists(
    st.tuples(st.sampled_from("abcdefgh"), st.sampled_from("><"), st.sampled_from("abcdefgh")),
    max_size=20,
)


@given(LINKS)
def test_it_is_all_that_a_walk_reaches_and_every_link_between(links: list[tuple[str, str, str]]):
    graph = chain("a>a " + " ".join("".join(link) for link in links))
    pairs = {(x, y) if way == ">" else (y, x) for x, way, y in links}
    found = neighbourhood(graph, Wish("a"))

    shown = reached(pairs, "a") | reached({(y, x) for x, y in pairs}, "a")
    assert set(keys(found)) == shown
    wanted = {(x, y) for x, y in pairs if x in shown and y in shown} | {("a", "a")}
    assert {(tie.effect, tie.cause) for tie in found.ties} == wanted
    assert [*count_all(graph, Wish("a"))][-1] == len(shown)


def reached(pairs: set[tuple[str, str]], start: str) -> set[str]:
    found = {start}
    while more := {y for x, y in pairs if x in found} - found:
        found |= more
    return found
