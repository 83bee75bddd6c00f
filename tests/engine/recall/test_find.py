import sqlite3

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.recall.graphs import graph_of
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.recall import find
from whydesk.engine.recall.find import SearchIndex
from whydesk.engine.recall.folding import folded, position

SOURCE = """[[A-1]]
>>what: The first plan, say "hi" to it.
[[Roastery]]
>>type: place
>>what: Own roastery in Mapo, where A-1 is roasted.
[[Café crème]]
>>what: 서울 마포의 카페에서 정기구독을 판다.
[[Subscription]]
>>what: Weekly. See [[X]] for why; 100% *not* OR NEAR(anything).
@@note on=Subscription
A thought about Yirgacheffe.
@@
@@note on=Subscription id=gone deleted=true
A thought about nothing.
@@
"""


def hits(query: str, *, indexed: bool = False) -> list[str]:
    index = SearchIndex(graph_of(SOURCE))
    if indexed:
        assert index.prepare()
    return [hit.label for hit in index.search(query)]


@pytest.mark.parametrize("indexed", [False, True])
@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("A-1", ["A-1", "Roastery"]),
        ('say "hi', ["A-1"]),
        ("[[X]]", ["Subscription"]),
        ("[[roastery]]", ["Roastery"]),
        ("정기구독", ["Café crème"]),
        ("구독", ["Café crème"]),
        ("cafe", ["Café crème"]),
        ("CRÈME", ["Café crème"]),
        ("oaster", ["Roastery"]),
        ("plan first", ["A-1"]),
        ("100%", ["Subscription"]),
        ("*not*", ["Subscription"]),
        ("OR NEAR(", ["Subscription"]),
        ("yirgacheffe", ["Subscription"]),
        ("nothing", []),
        ("'; DROP TABLE", []),
        ("   ", []),
        ("\0", []),
        ("first zebra", []),
    ],
)
def test_a_query_is_literal(query: str, expected: list[str], indexed: bool) -> None:
    assert hits(query, indexed=indexed) == expected


def test_one_letter_finds_all_that_hold_it() -> None:
    assert hits("q") == []
    assert hits("카") == ["Café crème"]


def test_a_label_match_stands_above_a_text_match() -> None:
    graph = graph_of(
        "[[One]]\n>>what: plan plan plan\n[[Plan B]]\n[[My plan]]\n[[Planning]]\n[[Plan]]"
    )
    found = [hit.label for hit in SearchIndex(graph).search("plan")]
    assert found == ["Plan", "Plan B", "Planning", "My plan", "One"]


def test_limit_keeps_the_best() -> None:
    index = SearchIndex(graph_of(SOURCE))
    assert [hit.label for hit in index.search("a-1", limit=1)] == ["A-1"]


def test_snippet_shows_the_place_on_one_line() -> None:
    long = "é" * 300 + " needle " + "z" * 300
    (hit,) = SearchIndex(graph_of(f"[[A]]\n>>what: {long}")).search("needle")
    assert "needle" in hit.snippet
    assert hit.snippet.startswith("…")
    assert hit.snippet.endswith("…")
    assert len(hit.snippet) < 130


words = st.sampled_from(("plan", "Plän", "an", "구독", "a", "A-1", "x\u0301y", "ß", "SS"))
nodes = st.lists(st.tuples(words, words, st.lists(words, max_size=4)), max_size=8)


def text_of(written: list[tuple[str, str, list[str]]]) -> str:
    return "\n".join(
        f"[[{a} {b} {at}]]\n>>what: {' '.join(more)}" for at, (a, b, more) in enumerate(written)
    )


@given(nodes, st.lists(words, min_size=1, max_size=2))
def test_index_and_scan_say_the_same(
    written: list[tuple[str, str, list[str]]], terms: list[str]
) -> None:
    scanning, indexed = (SearchIndex(graph_of(text_of(written))) for _ in range(2))
    assert indexed.prepare()
    query = " ".join(terms)
    found = scanning.search(query, limit=50)
    assert indexed.search(query, limit=50) == found
    expected = {
        f"{a} {b} {at}"
        for at, (a, b, more) in enumerate(written)
        if all(folded(term) in folded(f"{a} {b} {at}\n{' '.join(more)}") for term in terms)
    }
    assert {hit.label for hit in found} == expected


@pytest.mark.parametrize("indexed", [False, True])
def test_touched_nodes_are_read_again(indexed: bool) -> None:
    document = LiveDocument(SOURCE, "0.lmd")
    graph = graph_of()
    graph.add_shard(document)
    index = SearchIndex(graph)
    if indexed:
        index.prepare()
    index.search("plan")
    changes = graph.take(document.replace(0, 2, ["[[Tea]]", ">>what: Green leaves, no plan."]))
    index.touch(changes.nodes)
    assert [hit.label for hit in index.search("plan")] == ["Tea"]
    assert [hit.label for hit in index.search("a-1")] == ["Roastery"]
    fresh = SearchIndex(graph)
    assert index.search("a", limit=50) == fresh.search("a", limit=50)


def test_without_trigrams_search_scans_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise sqlite3.OperationalError("no such module: fts5")

    monkeypatch.setattr(find, "Trigrams", missing)
    index = SearchIndex(graph_of(SOURCE))
    assert not index.prepare()
    assert not index.indexed
    assert [hit.label for hit in index.search("구독")] == ["Café crème"]


@given(st.text(st.sampled_from("aÉßᄀ가ŉİ\u0301 か\u3099"), max_size=12))
def test_a_folded_position_is_found_again(written: str) -> None:
    import unicodedata

    text = unicodedata.normalize("NFC", written)
    for at in range(len(text) + 1):
        assert folded_length(text[: position(text, folded_length(text[:at]))]) <= folded_length(
            text
        )
        assert position(text, folded_length(text[:at])) <= at


def folded_length(text: str) -> int:
    return sum(len(folded(character)) for character in text)


@pytest.mark.parametrize("indexed", [False, True])
def test_nodes_that_come_together_or_apart_are_read_again(indexed: bool) -> None:
    first = LiveDocument("[[Policy]]\n>>id: lp_1\n>>what: noon", "a.lmd")
    second = LiveDocument("[[Rule]]\n>>what: tuesday\n", "b.lmd")
    graph = graph_of()
    graph.add_shard(first)
    graph.add_shard(second)
    index = SearchIndex(graph)
    if indexed:
        index.prepare()
    assert [hit.label for hit in index.search("noon")] == ["Policy"]
    index.touch(graph.take(second.replace(2, 1, [">>id: lp_1"])).nodes)
    assert [hit.label for hit in index.search("noon")] == ["Rule"]
    assert index.search("l") == SearchIndex(graph).search("l")
    index.touch(graph.take(second.replace(2, 1, [""])).nodes)
    assert [hit.label for hit in index.search("noon")] == ["Policy"]
    assert [hit.label for hit in index.search("tuesday")] == ["Rule"]
