import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.recall.graphs import NAMES, ROLES, Link, graph_of, links, text_of
from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.graph.index import Graph
from whydesk.engine.recall.match import match


def keys(graph: Graph, **pattern: str) -> list[str]:
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
