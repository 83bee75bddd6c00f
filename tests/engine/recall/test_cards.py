from tests.engine.recall.graphs import graph_of
from whydesk.engine.recall.cards import Direction, card

SOURCE = """[[Single-origin only]]
>>id: lp_1
>>type: decision
>>what: From two farms.
>>aka: single origin
[[Roastery]]
[[Roastery]] →(supports) [[single origin]]
[[Single-origin only]] →(derived-from) [[Proof]]
[[Proof]]
@@todo on="Single-origin only" at=2026-01-01 id=t status=open
Call.
@@
@@todo on="Single-origin only" at=2026-02-01 id=t status=done
Called.
@@
"""


def test_card_says_what_is_written_about_a_node() -> None:
    found = card(graph_of(SOURCE), "single-origin_only")
    assert (found.label, found.type, found.stable_id) == ("Single-origin only", "decision", "lp_1")
    assert found.properties["what"] == "From two farms."
    assert found.aliases == ("single origin",)


def test_links_go_out_first_then_in() -> None:
    found = card(graph_of(SOURCE), "single-origin_only")
    assert [(link.role, link.direction, link.label) for link in found.links] == [
        ("derived-from", Direction.OUT, "Proof"),
        ("supports", Direction.IN, "Roastery"),
    ]


def test_thoughts_are_folded() -> None:
    found = card(graph_of(SOURCE), "single-origin_only")
    assert [(one.think_id, one.status) for one in found.thoughts] == [("t", "done")]


def test_a_thought_keeps_what_it_said_before() -> None:
    (thread,) = card(graph_of(SOURCE), "single-origin_only").threads
    assert [one.body for one in (thread.think, *thread.earlier)] == ["Called.", "Call."]


def test_a_card_says_where_it_is_written() -> None:
    found = card(graph_of(SOURCE, "[[Proof]]\n[[Roastery]]"), "roastery")
    assert [(place.shard, place.line) for place in found.places] == [("0.lmd", 5), ("1.lmd", 1)]
