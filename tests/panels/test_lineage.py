"""Lineage and recall as lines: the walk, open ends, and where an error entered."""

from pathlib import Path

import pytest

from whydesk.engine import Workspace
from whydesk.panels.facts import Fact
from whydesk.panels.lineage_facts import lineage_facts
from whydesk.panels.recall import recall_facts


@pytest.fixture(scope="module")
def store() -> Workspace:
    root = Path(__file__).resolve().parent.parent.parent
    return Workspace.open(root / "packs" / "event-store.laplaspack")


def sections(facts: list[Fact]) -> dict[str, list[Fact]]:
    found: dict[str, list[Fact]] = {}
    for fact in facts:
        if fact.heading:
            found[fact.label] = []
        else:
            found[next(reversed(found))].append(fact)
    return found


def walk(facts: list[Fact]) -> list[str]:
    """The walk down with its indents, relations, marks and notes."""
    return [
        " ".join(filter(None, ("·" * one.depth, one.before, one.label, one.said.word, one.note)))
        for one in sections(facts)["The walk down"]
    ]


def test_where_an_error_entered_and_what_only_passed_it_on(store: Workspace):
    found = sections(lineage_facts(store.lineage("SQLite lost 14% of writes")))
    assert [(one.label, one.note, one.said.word) for one in found["Where an error entered"]] == [
        ("Community summary of the move", "summary", "error entered here")
    ]
    assert [(one.label, one.note) for one in found["Only passed it on"]] == [
        ("Context for the why-question", "context"),
        ("Reader output with the 14% figure", "reader"),
    ]


def test_traceable_and_unsupported_are_both_said(store: Workspace):
    found = sections(lineage_facts(store.lineage("SQLite lost 14% of writes")))
    said = [f"{one.label} {one.said.word}".strip() for one in found["What it comes to"]]
    assert said == [
        "Its stages are not fully supported",
        "As a claim it is unsupported",
        "It reaches 4 sources, no open end.",
        "Traceable is not true: it can be inspected, and is not licensed.",
    ]


def test_the_walk_is_a_tree_in_which_nothing_is_told_twice():
    text = (
        "[[a]] →(derived-from) [[b]]\n[[a]] →(derived-from) [[c]]\n[[b]] →(derived-from) [[d]]\n"
        "[[c]] →(derived-from) [[b]]\n[[d]] →(echo-of) [[e]]\n[[e]]\n>>artifact: f\n"
        "[[a]]\n[[b]]\n[[c]]\n[[d]]\n"
    )
    assert walk(lineage_facts(Workspace.new(text).lineage("a"))) == [
        "a",
        "· derived from b",
        "·· derived from d",
        "··· restates e source",
        "· derived from c",
        "·· derived from b shown above",
    ]


def test_open_ends_and_withdrawals_are_told_as_such():
    text = (
        "[[a]]\n>>group-1: [[s]] & [[rumour]] & [[nobody]]\n[[rumour]]\n"
        "[[s]]\n>>artifact: f\n>>withdrawn: 2026-07-02\n"
    )
    found = lineage_facts(Workspace.new(text).lineage("a"))
    assert walk(found) == [
        "a",
        "· group 1 s withdrawn",
        "· group 1 rumour open end",
        "· group 1 nobody open end",
    ]
    assert any("2 open ends" in one.label for one in sections(found)["What it comes to"])


def test_a_loop_ends_and_a_long_chain_is_cut():
    loop = "[[a]] →(derived-from) [[b]]\n[[b]] →(derived-from) [[a]]\n[[a]]\n[[b]]\n"
    assert walk(lineage_facts(Workspace.new(loop).lineage("a")))[-1] == (
        "·· derived from a shown above"
    )
    links = "".join(f"[[n{n}]]\n>>derived-from: [[n{n + 1}]]\n" for n in range(2_500))
    chain = walk(lineage_facts(Workspace.new(links).lineage("n0")))
    assert len(chain) == 2_002
    assert chain[-1].endswith("not shown")


def test_recall_tells_both_traces_step_by_step(store: Workspace):
    main = "PostgreSQL was chosen because write contention was hurting the importer"
    found = sections(list(recall_facts(store.lineage(main))))
    assert [one.label for one in found["Retrieved via"]] == [
        "query",
        "importer",
        "incident-021",
        "session-019",
        "adr-007",
        "It reached every leg of group “1”, which holds.",
    ]
    assert found["Routed via"][-1].said.word == "did its work"


def test_nothing_of_recall_is_told_as_support(store: Workspace):
    for node in store.graph.nodes():
        for fact in recall_facts(store.lineage(node.label)):
            assert fact.said.sense.value == "plain"
