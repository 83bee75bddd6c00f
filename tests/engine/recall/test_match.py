from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.recall.graphs import NAMES, ROLES, Link, graph_of, links, text_of
from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.graph.index import Graph
from whydesk.engine.recall.match import Hop, match
from whydesk.engine.workspace import Workspace


def keys(graph: Graph, **pattern: Any) -> list[str]:
    return [node.key for node in match(graph, **pattern)]


def type_of(name: str) -> str:
    return "proof" if name < "c" else "claim"


@given(
    links,
    st.sampled_from(("", "proof", "claim", "other")),
    st.sampled_from(("", *ROLES)),
    st.sampled_from(("", "proof", "claim")),
    st.sampled_from(("", "superseded", "contradicted")),
)
def test_match_is_every_condition_by_definition(
    written: list[Link], type_name: str, role: str, target_type: str, flag: str
) -> None:
    def holds(name: str) -> bool:
        ends = [x for x in written if x.source == name and role in ("", x.role)]
        targets = [x.target for x in ends]
        if role == "contradicts":
            targets += [x.source for x in written if x.target == name and x.role == role]
        linked = any(target_type in ("", type_of(target)) for target in targets)
        other = [x for x in written if x.source != x.target]
        replaced = any(x.role == "supersedes" and x.target == name for x in other)
        disputed = any(x.role == "contradicts" and name in (x.source, x.target) for x in other)
        return (
            type_name in ("", type_of(name))
            and (linked or not (role or target_type))
            and {"": True, "superseded": replaced, "contradicted": disputed}[flag]
        )

    graph = graph_of(text_of(NAMES, written))
    found = keys(graph, type_name=type_name, role=role, target_type=target_type, flag=flag)
    assert found == [name for name in NAMES if holds(name)]


SOURCE = """[[Q]]
>>type: question
[[R]]
>>type: Question
>>status: resolved
[[S]]
>>type: question
[[D]]
>>type: decision
>>closes: [[S]]
>>withdrawn: 2026-07-01, no longer
[[E]]
>>type: decision
>>supports: [[D]]
@@todo on=E status=open
something
@@
"""


def test_open_are_unsettled_questions_and_hosts_of_open_thoughts() -> None:
    assert keys(graph_of(SOURCE), flag="open") == ["q", "e"]


def test_withdrawn_is_read_from_the_property() -> None:
    assert keys(graph_of(SOURCE), flag="withdrawn") == ["d"]


def test_type_ignores_case_but_is_compared_whole() -> None:
    assert keys(graph_of(SOURCE), type_name="QUESTION") == ["q", "r", "s"]
    assert keys(graph_of(SOURCE), type_name="quest") == []


def test_inverse_role_is_read_from_the_side_it_names() -> None:
    assert keys(graph_of(SOURCE), role="supported-by") == ["d"]
    assert keys(graph_of(SOURCE), role="supports", target_type="decision") == ["e"]


def test_conflicted_is_a_property_on_which_shards_differ() -> None:
    graph = graph_of("[[A]]\n>>what: one\n[[B]]", "[[A]]\n>>what: two")
    assert keys(graph, flag="conflicted") == ["a"]


def test_unknown_flag_names_the_known_ones() -> None:
    with pytest.raises(EngineError) as caught:
        match(graph_of(SOURCE), flag="shiny")
    assert caught.value.code is ErrorCode.USAGE
    assert "superseded" in caught.value.hint


def far_ends(written: list[Link], name: str, role: str) -> set[str]:
    """Where the links of a role lead from a node, by its definition."""
    plain = "supports" if role == "supported-by" else role
    found: set[str] = set()
    for link in written:
        if plain not in ("", link.role):
            continue
        if link.source == name and (role != "supported-by"):
            found.add(link.target)
        if link.target == name and role in ("supported-by", "contradicts"):
            found.add(link.source)
    return found


hops = st.builds(
    Hop,
    st.sampled_from(("", "supported-by", *ROLES)),
    st.sampled_from(("", "proof", "Claim", "other")),
    st.sampled_from(("", "superseded")),
)


@given(links, st.sampled_from(("", "proof", "claim")), st.lists(hops, min_size=1, max_size=3))
def test_a_pattern_of_several_links_is_the_set_of_all_paths_walked_one_by_one(
    written: list[Link], type_name: str, pattern: list[Hop]
) -> None:
    replaced = {x.target for x in written if x.role == "supersedes" and x.source != x.target}

    def fits(name: str, hop: Hop) -> bool:
        return hop.type_name.lower() in ("", type_of(name)) and (not hop.flag or name in replaced)

    def leads_on(name: str, rest: list[Hop]) -> bool:
        return not rest or any(
            fits(end, rest[0]) and leads_on(end, rest[1:])
            for end in far_ends(written, name, rest[0].role)
        )

    graph = graph_of(text_of(NAMES, written))
    expected = [n for n in NAMES if type_name in ("", type_of(n)) and leads_on(n, pattern)]
    assert keys(graph, type_name=type_name, then=pattern) == expected


LAB = """[[Use replay]]
>>type: decision
[[Drop replay]]
>>type: decision
[[Keep going]]
>>type: decision
[[Replay helps]]
>>type: hypothesis
[[It plateaus]]
>>type: result
[[It holds]]
>>type: result
[[It plateaus]] →(contradicts) [[Replay helps]]
[[It holds]] →(supports) [[Replay helps]]
[[Drop replay]] →(derived-from) [[It plateaus]]
[[Use replay]] →(derived-from) [[It holds]]
[[Keep going]] →(derived-from) [[Replay helps]]
"""


def test_decisions_that_derive_from_a_result_that_contradicts_a_hypothesis() -> None:
    found = keys(
        graph_of(LAB),
        type_name="decision",
        role="derived-from",
        target_type="result",
        then=[Hop("contradicts", "hypothesis")],
    )
    assert found == ["drop_replay"]


def test_the_lab_pack_gives_the_exact_set(reference_dir: Path) -> None:
    lab = Workspace.open(reference_dir / "lab-canon.laplaspack")
    plateau = [Hop("derived-from", "result"), Hop("contradicts", "hypothesis")]
    found = {kind: [n.label for n in lab.match(kind, then=plateau)] for kind in ("decision", "")}
    assert found == {
        "decision": ["Pivot to sparse replay"],
        "": ["Pivot to sparse replay", "Paper: Replay at Scale (2026)"],
    }


def test_every_question_of_two_links_on_the_lab_pack_is_answered_exactly(
    reference_dir: Path,
) -> None:
    lab = Workspace.open(reference_dir / "lab-canon.laplaspack")
    written = [
        (edge.role, lab.graph.node(start), lab.graph.node(end))
        for edge in lab.graph.edges()
        for start, end in ((edge.source, edge.target), (edge.target, edge.source))
        if start == edge.source or edge.role == "contradicts"
    ]
    paths = [(one, two) for one in written for two in written if one[2] == two[1]]
    asked = {
        (one[1].type, one[0], one[2].type, two[0], kind)
        for one, two in paths
        for kind in (two[2].type, "grant")
    }
    for start, first, middle, second, end in asked:
        expected = {
            one[1].label
            for one, two in paths
            if (one[1].type, one[0], one[2].type, two[0], two[2].type)
            == (start, first, middle, second, end)
        }
        found = lab.match(start, first, middle, then=[Hop(second, end)])
        assert {node.label for node in found} == expected
    assert len(asked) > 20
