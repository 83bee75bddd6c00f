import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.recall.graphs import graph_of
from whydesk.engine.lmd.live import LiveDocument
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


def hits(query: str) -> list[str]:
    return [hit.label for hit in SearchIndex(graph_of(SOURCE)).search(query)]


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
def test_a_query_is_literal(query: str, expected: list[str]) -> None:
    assert hits(query) == expected


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
def test_a_hit_is_what_holds_every_term(
    written: list[tuple[str, str, list[str]]], terms: list[str]
) -> None:
    found = SearchIndex(graph_of(text_of(written))).search(" ".join(terms), limit=50)
    expected = {
        f"{a} {b} {at}"
        for at, (a, b, more) in enumerate(written)
        if all(folded(term) in folded(f"{a} {b} {at}\n{' '.join(more)}") for term in terms)
    }
    assert {hit.label for hit in found} == expected


@given(nodes, words, st.integers(0, 8))
def test_a_limit_cuts_the_same_order(
    written: list[tuple[str, str, list[str]]], term: str, limit: int
) -> None:
    index = SearchIndex(graph_of(text_of(written)))
    assert index.search(term, limit) == index.search(term, 50)[:limit]


TYPED = """[[Plan]]
>>type: decision
[[Plan of plans]]
>>type: Claim
[[Plan]] →(derived-from) [[Plan of plans]]
[[Plan B]]
>>type: decision
"""


@pytest.mark.parametrize(
    ("type_name", "role", "expected"),
    [
        ("", "", ["Plan", "Plan B", "Plan of plans"]),
        ("claim", "", ["Plan of plans"]),
        ("", "derived-from", ["Plan", "Plan of plans"]),
        ("decision", "derived_from", ["Plan"]),
        ("decision", "supports", []),
    ],
)
def test_type_and_role_narrow_the_hits(type_name: str, role: str, expected: list[str]) -> None:
    index = SearchIndex(graph_of(TYPED))
    found = index.search("plan", 20, type_name, role)
    assert [hit.label for hit in found] == expected


def test_touched_nodes_are_read_again() -> None:
    document = LiveDocument(SOURCE, "0.lmd")
    graph = graph_of()
    graph.add_shard(document)
    index = SearchIndex(graph)
    index.search("plan")
    changes = graph.take(document.replace(0, 2, ["[[Tea]]", ">>what: Green leaves, no plan."]))
    index.touch(changes.nodes)
    assert [hit.label for hit in index.search("plan")] == ["Tea"]
    assert [hit.label for hit in index.search("a-1")] == ["Roastery"]
    fresh = SearchIndex(graph)
    assert index.search("a", limit=50) == fresh.search("a", limit=50)


def test_filling_can_rest_while_the_text_changes() -> None:
    document = LiveDocument(SOURCE, "0.lmd")
    graph = graph_of()
    graph.add_shard(document)
    index = SearchIndex(graph)
    steps = index.filling()
    next(steps)
    changes = graph.take(document.replace(0, 2, ["[[Tea]]", ">>what: Green leaves."]))
    index.touch(changes.nodes)
    assert sum(1 for _ in steps) >= 4
    assert index.search("e", 50) == SearchIndex(graph).search("e", 50)
    assert [hit.label for hit in index.search("green")] == ["Tea"]


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


def test_nodes_that_come_together_or_apart_are_read_again() -> None:
    first = LiveDocument("[[Policy]]\n>>id: lp_1\n>>what: noon", "a.lmd")
    second = LiveDocument("[[Rule]]\n>>what: tuesday\n", "b.lmd")
    graph = graph_of()
    graph.add_shard(first)
    graph.add_shard(second)
    index = SearchIndex(graph)
    assert [hit.label for hit in index.search("noon")] == ["Policy"]
    index.touch(graph.take(second.replace(2, 1, [">>id: lp_1"])).nodes)
    assert [hit.label for hit in index.search("noon")] == ["Rule"]
    assert index.search("l") == SearchIndex(graph).search("l")
    index.touch(graph.take(second.replace(2, 1, [""])).nodes)
    assert [hit.label for hit in index.search("noon")] == ["Policy"]
    assert [hit.label for hit in index.search("tuesday")] == ["Rule"]
