"""Links and thoughts of a graph, and that following edits ends where reading anew does."""

import weakref

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.engine.graph.graphs import graph_of, links, said, said_of_each
from whydesk.engine import Workspace
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.model import Span, TextEdit


def test_an_inverse_spelling_swaps_the_ends() -> None:
    graph = graph_of("[[Q]]\n[[X]]\n[[Q]] →(raised-by) [[X]]\n>>closed_by: [[Q]]\n")
    assert links(graph) == ["X -(raises)-> Q", "Q -(closes)-> X"]


def test_each_leg_of_a_group_supports_the_claim() -> None:
    graph = graph_of("[[A]]\n[[B]]\n[[C]]\n>>group-1: [[A]] & [[B]]\n")
    assert links(graph) == ["A -(supports)-> C", "B -(supports)-> C"]


def test_a_link_written_twice_is_one_and_stands_where_it_was_written_first() -> None:
    text = "[[A]]\n>>supports: [[B]]\n[[B]]\n[[B]] → [[A]]\n[[A]] →(supports) [[B]]\n"
    assert links(graph_of(text)) == ["A -(supports)-> B", "B -(relates-to)-> A"]


def test_parents_stand_in_source_order_whichever_end_is_the_cause() -> None:
    graph = graph_of(
        "[[A]]\n[[B]]\n[[C]]\n[[D]]\n[[B]] →(supports) [[A]]\n"
        "[[A]] →(derived-from) [[C]]\n[[D]] →(raises) [[A]]\n[[A]] →(contradicts) [[B]]\n"
    )
    assert graph.causes("a") == [("supports", "b"), ("derived-from", "c"), ("raises", "d")]


def test_a_link_waits_for_its_target_and_comes_by_itself() -> None:
    document = LiveDocument("[[A]]\n[[A]] →(closes) [[B]]\n", "a.lmd")
    graph = graph_of()
    graph.add_shard(document)
    assert list(graph.edges()) == []
    graph.take(document.replace(2, 0, ["[[B]]"]))
    assert links(graph) == ["A -(closes)-> B"]


def test_a_thought_with_an_unknown_host_is_left_out() -> None:
    graph = graph_of('[[A]]\n@@note on=A by=@me\nyes\n@@\n@@note on="No one"\nno\n@@\n')
    assert [(t.host, t.author, t.place.line) for t in graph.thinks()] == [("a", "me", 1)]


def test_a_change_says_what_it_changed() -> None:
    document = LiveDocument("[[A]]\n>>what: x\nprose\n[[B]]\n[[A]] → [[B]]\n", "a.lmd")
    graph = graph_of()
    graph.add_shard(document)
    prose = graph.take(document.replace(2, 1, ["other prose"]))
    assert not prose.meaning_changed
    value = graph.take(document.replace(1, 1, [">>what: y"]))
    assert (value.nodes, value.names_changed, value.links_changed) == ({"a"}, False, False)
    link = graph.take(document.replace(4, 1, ["[[A]] →(closes) [[B]]"]))
    assert (link.nodes, link.links_changed) == ({"a", "b"}, True)


LINES = (
    "[[A]]|[[B]]|[[a]]  >>id: lp_1|[[C]]|>>id: lp_1|>>id: lp_2|>>aka: B, D|>>aka: A|>>what: x"
    "|>>supports: [[B]]|>>group-1: [[A]] & [[D]]|[[A]] →(derived-from) [[B]]|[[B]] -> [[D]]"
    "|[[D]] →(closed-by) [[a]]|[[A]] →(contradicts) [[C]]|@@note on=A id=t|@@note on=?C|[[??C]]"
    "|@@todo on=D|@@|```|---|text|## Head|"
).split("|")
texts = st.lists(st.sampled_from(LINES), min_size=1, max_size=12)
edits = st.lists(
    st.tuples(st.booleans(), st.integers(0, 12), st.integers(0, 4), texts | st.just([])), max_size=5
)


A_FORMER_LABEL_SPELLED_TWICE = [(False, 0, 0, ["[[B]]", ">>id: lp_1"])]


@example(["[[A]]"], ["[[a]]  >>id: lp_1"], A_FORMER_LABEL_SPELLED_TWICE, True)
@given(texts, texts, edits, st.booleans())
def test_following_edits_ends_where_reading_anew_does(
    first: list[str],
    second: list[str],
    changes: list[tuple[bool, int, int, list[str]]],
    asked: bool,
) -> None:
    graph = graph_of("\n".join(first), "\n".join(second), times=("2026-02", "2026-01"))
    for other, at, count, lines in changes:
        document = graph.documents["b.lmd" if other else "a.lmd"]
        at = min(at, document.line_count)
        graph.take(document.replace(at, min(count, document.line_count - at), lines))
        if asked:
            said(graph)  # fills what is remembered between edits
    again = graph_of(
        *(document.text() for document in graph.documents.values()), times=("2026-02", "2026-01")
    )
    assert said(graph) == said(again)


@given(texts, texts, edits)
def test_a_change_names_every_node_of_which_something_else_is_said(
    first: list[str], second: list[str], changes: list[tuple[bool, int, int, list[str]]]
) -> None:
    """By whatever name it is said: search, list and completion look at no other node again."""
    graph = graph_of("\n".join(first), "\n".join(second), times=("2026-02", "2026-01"))
    for other, at, count, lines in changes:
        before = said_of_each(graph)
        document = graph.documents["b.lmd" if other else "a.lmd"]
        at = min(at, document.line_count)
        named = graph.take(document.replace(at, min(count, document.line_count - at), lines)).nodes
        now = said_of_each(graph)
        assert {key for key in before | now if before.get(key) != now.get(key)} <= named


def test_a_node_is_named_that_takes_over_thoughts_by_its_alias() -> None:
    graph = graph_of("[[A]]\n[[B]]\n>>aka: A\n@@note on=A\nyes\n@@\n")
    change = graph.take(graph.documents["a.lmd"].replace(0, 1, []))
    assert (change.nodes, [t.body for t in graph.thinks_of("b")]) == ({"a", "b"}, ["yes"])


def test_a_node_is_named_whose_alias_another_has_too() -> None:
    graph = graph_of("[[B]]\n>>aka: X\n[[C]]\n@@note on=X\nyes\n@@\n")
    change = graph.take(graph.documents["a.lmd"].replace(3, 0, [">>aka: X"]))
    assert "b" in change.nodes
    assert graph.thinks_of("b") == []


def test_many_edits_at_once_are_one_change_and_cost_no_more_than_reading() -> None:
    lines = ["[[Hub]]", *(f"[[N{n}]]\n[[N{n}]] →(closes) [[Hub]]" for n in range(2000))]
    workspace = Workspace.new("\r\n".join(lines).replace("\n", "\r\n").replace("\r\r", "\r"))
    text = workspace.text()
    edits = [
        TextEdit("main.lmd", Span(n, line.index("[[Hub]]"), n, len(line)), "[[New]]")
        for n, line in enumerate(text.split("\r\n"))
        if "[[Hub]]" in line
    ]
    changes = workspace.apply(edits)
    assert (len(edits), len(changes)) == (2001, 1)
    assert workspace.text() == text.replace("[[Hub]]", "[[New]]")
    assert len(workspace.graph.effects("new")) == 2000


def test_a_graph_goes_when_it_is_let_go():
    """The collector passes over what a window has open, so a circle in it would never go."""
    graph = Graph()
    graph.add_shard(LiveDocument("[[A]]\n[[A]] → [[B]]\n\n[[B]]\n>>id: lp_1\n", "a.lmd"))
    list(graph.edges())
    gone = weakref.ref(graph), weakref.ref(graph.documents["a.lmd"])

    del graph

    assert [left() for left in gone] == [None, None]


def test_what_a_text_repeats_is_kept_once() -> None:
    """A large text repeats its keys, roles and labels by the ten thousand."""
    link = "[[The source]] →(derived from) [[The target]]"
    document = LiveDocument(f"[[The source]]\n>>type: claim\n{link}\n{link}\n>>type: note", "x.lmd")
    graph = Graph()
    graph.add_shard(document)
    chunk, _ = document.chunk_at(0)
    key, again = (item.key for item in chunk.properties())
    first, second = graph.written()

    assert key is again
    assert first.source_key is second.source_key is next(graph.names.keys())
    assert first.target_key is second.target_key


def test_links_stay_filed_while_other_lines_of_their_chunk_change():
    links = "".join(f"[[n{n}]] →(supports) [[A]]\n" for n in range(50))
    workspace = Workspace.new(f"[[A]]\nprose\n{links}>>what: x\nlast\n")
    graph = workspace.graph
    (filed,) = {link.home for link in graph.written()}
    for line, text in ((1, "other"), (52, ">>what: y"), (53, "end")):
        workspace.replace("main.lmd", line, 1, [text])
    assert {link.home for link in graph.written()} == {filed}
    assert [graph.place(link.chunk, link.line).line for link in graph.written()] == [*range(2, 52)]


@pytest.mark.parametrize("put", [[], ["[[B]]"], ["one", "two"], ["[[A]] →(raises) [[B]]"]])
def test_links_are_filed_anew_where_they_move_or_become_others(put: list[str]):
    text = "[[A]]\nprose\n[[A]] →(supports) [[B]]\n>>closes: [[B]]\nlast\n"
    workspace = Workspace.new(text)
    workspace.replace("main.lmd", 1, 1, put)
    fresh = Workspace.new(workspace.text()).graph
    graph = workspace.graph
    places = [(link.role, graph.place(link.chunk, link.line)) for link in graph.written()]
    assert places == [(link.role, fresh.place(link.chunk, link.line)) for link in fresh.written()]
    assert list(graph.edges()) == list(fresh.edges())


def test_links_are_filed_in_order_whenever_somebody_asks_first() -> None:
    texts = {
        "b.lmd": "[[A]]\n[[A]] →(closes) [[C]]\n[[C]]\n",
        "a.lmd": "[[A]] →(raises) [[B]]\n[[B]]\n",
    }
    early, late = Graph(), Graph()
    for graph in (early, late):
        for shard, text in texts.items():
            graph.add_shard(LiveDocument(text, shard))
            if graph is early:
                graph.file_ends()
        graph.take(graph.documents["a.lmd"].replace(0, 0, ["[[A]] →(supports) [[C]]"]))

    assert [edge.role for edge in late.outgoing("a")] == ["supports", "raises", "closes"]
    assert said(early) == said(late)


def test_shards_are_read_in_order_however_they_come_and_in_order_at_no_cost() -> None:
    graph = Graph()
    documents = graph.documents
    for shard in ("a", "b", "c"):
        graph.add_shard(LiveDocument("[[A]]\n", shard))
    assert graph.documents is documents  # not made anew for each of thousands
    graph.add_shard(LiveDocument("[[A]]\n", "aa"))
    assert graph.shards == ("a", "aa", "b", "c")
