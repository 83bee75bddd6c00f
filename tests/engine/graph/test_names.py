"""Which node a reference means."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.graph.graphs import graph_of, links


@pytest.mark.parametrize(
    "written",
    ["Café order", "café order", " Café order ", unicodedata.normalize("NFD", "Café order")],
)
def test_a_label_is_found_in_other_case_and_other_composition(written: str) -> None:
    assert graph_of("[[Café order]]").resolve(written).key == "café_order"


def test_an_alias_means_its_node_and_a_label_goes_before_an_alias() -> None:
    graph = graph_of("[[A]]\n>>aka: First, One\n[[One]]\n")
    assert graph.resolve("first").key == "a"
    assert graph.resolve("One").key == "one"


def test_an_alias_of_two_nodes_means_neither_and_names_both() -> None:
    found = graph_of("[[A]]\n>>aka: X\n[[B]]\n>>alias: X\n").resolve("X")
    assert (found.key, found.candidates) == (None, ("a", "b"))


def test_both_stand_in_the_order_of_the_text_however_it_was_written() -> None:
    graph = graph_of("[[A]]\n>>alias: X\n[[B]]\n>>alias: X\n")
    document = graph.documents["a.lmd"]
    for text in (">>alias: Y", ">>alias: X"):
        graph.take(document.replace(1, 1, [text]))
    assert graph.resolve("x").candidates == ("a", "b")


def test_a_sigil_is_not_part_of_the_label() -> None:
    graph = graph_of("[[? Why so]]\n[[B]]\n[[B]] →(raises) [[?Why so]]\n")
    assert graph.node("why_so").sigil == "?"
    assert links(graph) == ["B -(raises)-> Why so"]


def test_a_label_with_its_sigil_kept_is_the_last_thing_that_is_tried() -> None:
    graph = graph_of("[[A]]\n>>aka: >50% rise\n[[B]]\n[[B]] → [[>50% rise]]\n")
    assert links(graph) == ["B -(relates-to)-> A"]
    assert [edge.source for edge in graph.incoming("a")] == ["b"]


def test_nothing_is_guessed_beyond_that() -> None:
    graph = graph_of("[[Single-origin only]]\n")
    assert graph.resolve("Single origin only").key is None


def test_one_stable_id_in_two_shards_is_one_node_under_its_newer_label() -> None:
    graph = graph_of(
        "[[Deploy policy]]\n>>id: lp_1\n>>what: mornings\n>>owner: platform\n",
        "[[Deployment policy]]\n>>id: lp_1\n>>what: Tuesdays\n",
        times=("2026-01-01", "2026-02-01"),
    )
    (node,) = graph.nodes()
    assert (node.label, node.aliases) == ("Deployment policy", ("Deploy policy",))
    assert node.properties["owner"] == "platform"
    assert node.properties["what"] == "Tuesdays"
    assert [c.value for c in node.conflicts["what"]] == ["mornings"]


def test_the_older_label_of_a_merged_node_goes_on_meaning_it() -> None:
    graph = graph_of(
        "[[Old]]\n>>id: lp_1\n[[Cause]]\n[[Old]] →(derived-from) [[Cause]]\n",
        "[[New]]\n>>id: lp_1\n",
    )
    assert graph.causes("new") == [("derived-from", "cause")]
    assert graph.effects("cause") == [("derived-from", "new")]


def test_one_id_on_two_labels_of_one_shard_merges_nothing() -> None:
    graph = graph_of("[[A]]\n>>id: lp_1\n[[B]]\n>>id: lp_1\n")
    assert [node.key for node in graph.nodes()] == ["a", "b"]


def test_a_label_in_two_shards_is_one_node_and_the_later_time_wins() -> None:
    graph = graph_of("[[A]]\n>>x: new\n", "[[A]]\n>>x: old\n", times=("2026-02", "2026-01"))
    assert graph.node("a").properties["x"] == "new"
    assert graph.node("a").conflicts["x"][0].source == "b.lmd"


_DECLARED = st.lists(
    st.tuples(st.sampled_from("ABCD"), st.sampled_from(("", "lp_1", "lp_2")), st.sampled_from("xy"))
)
_TIMES = st.tuples(*[st.sampled_from("123")] * 3)


@given(st.tuples(_DECLARED, _DECLARED, _DECLARED), _TIMES, _TIMES)
def test_what_is_not_contested_is_the_same_whichever_shard_is_the_newer(shards, times, others):
    texts = [
        "".join(f"[[{name}]]\n>>id: {ident}\n>>what: {what}\n" for name, ident, what in shard)
        for shard in shards
    ]
    graph = graph_of(*texts, times=times)
    turned = {node.key: node for node in graph_of(*texts, times=others).nodes()}
    contested = graph.contested()

    assert contested <= {node.key for node in graph.nodes()}
    for node in graph.nodes():
        assert node.key in contested or turned.get(node.key) == node
