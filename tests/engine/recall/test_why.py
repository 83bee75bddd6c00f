import graphlib
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.recall.graphs import NAMES, Link, graph_of, links, text_of
from whydesk.engine.model import Flag, WhyChain
from whydesk.engine.recall.why import why


def labels(chain: WhyChain) -> list[str]:
    return [step.label for step in chain.steps]


def by_definition(written: list[Link], anchor: str, down: bool) -> list[tuple[str, str, int]]:
    """(label, via, depth), level by level."""
    found: list[tuple[str, str, int]] = []
    seen, level = {anchor}, [anchor]
    while level:
        following: list[str] = []
        for here in level:
            for link in written:
                child, parent = link.cause or ("", "")
                start, end = (parent, child) if down else (child, parent)
                if start == here and end not in seen:
                    seen.add(end)
                    following.append(end)
                    depth = next((d for n, _, d in found if n == here), 0) + 1
                    found.append((end, here, depth))
        level = following
    return found


@given(links, st.booleans())
def test_walk_is_breadth_first_by_definition(written: list[Link], down: bool) -> None:
    graph = graph_of(text_of(NAMES, written))
    for anchor in NAMES:
        steps = [(s.label, s.via, s.depth) for s in why(graph, anchor, down=down).steps]
        assert steps == by_definition(written, anchor, down)


@given(links, st.integers(0, 3))
def test_depth_cuts_the_same_walk_short(written: list[Link], depth: int) -> None:
    graph = graph_of(text_of(NAMES, written))
    whole = why(graph, "a").steps
    assert why(graph, "a", depth=depth).steps == tuple(s for s in whole if s.depth <= depth)


@given(links)
def test_loops_are_reported_exactly_where_there_are_some(written: list[Link]) -> None:
    graph = graph_of(text_of(NAMES, written))
    chain = why(graph, "a")
    walked = {"a", *labels(chain)}
    causes = [link.cause for link in written if link.cause]
    parents = {key: [p for c, p in causes if c == key] for key in walked}
    loop = False
    try:
        graphlib.TopologicalSorter(parents).prepare()
    except graphlib.CycleError:
        loop = True
    assert bool(chain.loops) == loop
    for start, back in chain.loops:
        assert back in parents[start]
        assert start == back or start in labels(why(graph, back))


def test_a_loop_is_named_by_the_link_that_closes_it() -> None:
    written = [
        Link("a", "derived-from", "b"),
        Link("b", "derived-from", "c"),
        Link("c", "derived-from", "b"),
    ]
    chain = why(graph_of(text_of("abc", written)), "a")
    assert labels(chain) == ["b", "c"]
    assert chain.loops == (("c", "b"),)


def test_contradiction_flags_a_step_and_never_extends_the_walk() -> None:
    written = [
        Link("a", "derived-from", "b"),
        Link("d", "contradicts", "b"),
        Link("d", "derived-from", "e"),
    ]
    chain = why(graph_of(text_of("abde", written)), "a")
    assert labels(chain) == ["b"]
    assert chain.steps[0].flags == (Flag("contradicted", "d"),)


def test_superseded_step_names_its_successor() -> None:
    written = [Link("a", "derived-from", "b"), Link("c", "supersedes", "b")]
    chain = why(graph_of(text_of("abc", written)), "a")
    assert chain.steps[0].flags == (Flag("superseded", "c"),)


def test_what_contradicts_the_anchor_stands_beside_on_both_sides() -> None:
    graph = graph_of(text_of("ab", [Link("a", "contradicts", "b")]))
    here, there = why(graph, "a").beside, why(graph, "b").beside
    assert [(b.role, b.label, b.said_here, b.said_there) for b in here] == [
        ("contradicts", "b", True, False)
    ]
    assert [(b.role, b.label, b.said_here, b.said_there) for b in there] == [
        ("contradicts", "a", False, True)
    ]
    assert why(graph, "b").flags == (Flag("contradicted", "a"),)


def test_the_same_contradiction_from_both_sides_stands_once() -> None:
    written = [Link("a", "contradicts", "b"), Link("b", "contradicts", "a")]
    (other,) = why(graph_of(text_of("ab", written)), "a").beside
    assert other.said_here
    assert other.said_there


def test_inverse_spelling_walks_to_the_same_cause() -> None:
    graph = graph_of("[[a]]\n[[b]]\n[[a]] →(supported-by) [[b]]")
    assert labels(why(graph, "a")) == ["b"]
    assert labels(why(graph, "b")) == []


def test_chain_of_100_000_is_walked_to_its_end() -> None:
    names = [f"n{number}" for number in range(100_000)]
    lines = [f"[[{name}]]\n>>derived-from: [[n{at + 1}]]" for at, name in enumerate(names)]
    chain = why(graph_of("\n".join(lines)), "n0")
    assert len(chain.steps) == 99_999
    assert chain.steps[-1].depth == 99_999


def test_forty_diamonds_in_a_row_give_each_node_once() -> None:
    lines: list[str] = []
    for at in range(40):
        lines.append(f"[[top {at}]]\n>>derived-from: [[left {at}]] & [[right {at}]]")
        lines += [
            f"[[{side} {at}]]\n>>derived-from: [[top {at + 1}]]" for side in ("left", "right")
        ]
    chain = why(graph_of("\n".join([*lines, "[[top 40]]"])), "top_0")
    assert len(chain.steps) == 120
    assert chain.loops == ()


def test_steps_of_an_older_text_are_refused() -> None:
    graph = graph_of("[[a]]\n[[b]]\n[[a]] →(derived-from) [[b]]")
    chain = why(graph, "a")
    kept = tuple(chain.steps)
    graph.take(graph.documents["0.lmd"].replace(1, 1, ["[[b]]", "more", ""]))

    assert [step.label for step in kept] == ["b"]
    with pytest.raises(RuntimeError, match="ask again"):
        list(chain.steps)


def test_unknown_key_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        why(graph_of("[[a]]"), "b")


@pytest.mark.parametrize("name", ["demo", "lab-canon", "team-a", "team-b"])
def test_every_reference_chain_is_the_published_one(reference_dir: Path, name: str) -> None:
    answers = json.loads((reference_dir / "answers.json").read_text(encoding="utf-8"))
    graph = graph_of((reference_dir / f"{name}.lmd").read_text(encoding="utf-8"))
    for label, expected in answers[f"{name}.laplaspack"]["why"].items():
        chain = why(graph, graph.resolve(label).key or "")
        assert [[s.role, s.label, s.type] for s in chain.steps] == expected, label
