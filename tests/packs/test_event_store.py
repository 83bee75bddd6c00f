"""The event-store pack says exactly what its ledger says: no span, leg or link more or less."""

import json
from typing import Any

import pytest

from tests.conftest import ROOT
from whydesk.engine import Workspace
from whydesk.engine.lmd.lexer import refs_in
from whydesk.engine.model import Node

PACKS = ROOT / "packs"


class Record:
    """The pack, read by the ids of the ledger."""

    def __init__(self) -> None:
        self.graph = Workspace.open(PACKS / "event-store.laplaspack").graph
        self.nodes = {node.properties["ledger-id"]: node for node in self.graph.nodes()}
        self.ids = {node.key: ident for ident, node in self.nodes.items()}

    def groups(self, ident: str) -> list[list[str]]:
        """The evidence groups of a claim, in source order."""
        values = self._groups(self.nodes[ident])
        return [[self._id(ref.label) for ref in refs_in(value)] for value in values]

    def pairs(self, role: str) -> set[tuple[str, str]]:
        """The links of a role as (source, target)."""
        edges = (edge for edge in self.graph.edges() if edge.role == role)
        return {(self.ids[edge.source], self.ids[edge.target]) for edge in edges}

    def trace(self, ident: str, key: str) -> list[str] | None:
        """The steps of a retrieval or routing trace."""
        written = self.nodes[ident].properties.get(key)
        return written.split(" > ") if written else None

    def _id(self, label: str) -> str:
        return self.ids[self.graph.resolve(label).key or ""]

    @staticmethod
    def _groups(node: Node) -> list[str]:
        return [value for key, value in node.properties.items() if key.startswith("group-")]


@pytest.fixture(scope="module")
def ledger() -> dict[str, Any]:
    """Our own copy of the ground truth."""
    return json.loads((PACKS / "event-store-ledger.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def record() -> Record:
    """The pack."""
    return Record()


def test_every_entry_is_one_node(record: Record, ledger: dict[str, Any]):
    entries = [entry["id"] for part in ("spans", "claims", "derived") for entry in ledger[part]]

    assert sorted(record.nodes) == sorted(entries)
    assert len(record.nodes) == ledger["expected"]["graph"]["nodes"]


def test_spans_are_quoted_with_their_artifact(record: Record, ledger: dict[str, Any]):
    for span in ledger["spans"]:
        properties = record.nodes[span["id"]].properties
        assert (properties["artifact"], properties["quote"]) == (span["artifact"], span["text"])


def test_claims_and_their_groups(record: Record, ledger: dict[str, Any]):
    for claim in ledger["claims"]:
        node = record.nodes[claim["id"]]
        assert (node.type, node.properties["claim"]) == ("claim", claim["text"])
        assert record.groups(claim["id"]) == ledger["support_groups"][claim["id"]]


def test_only_legs_of_groups_support(record: Record, ledger: dict[str, Any]):
    legs = {
        (leg, claim)
        for claim, groups in ledger["support_groups"].items()
        for group in groups
        for leg in group
    }

    assert record.pairs("supports") == legs


def test_topical_candidates_are_connected_and_support_nothing(
    record: Record, ledger: dict[str, Any]
):
    candidates = {(span, claim) for claim, span in ledger["topical_only"]}

    assert record.pairs("same-topic-as") == candidates
    assert not candidates & record.pairs("supports")


def test_lineage_and_echoes(record: Record, ledger: dict[str, Any]):
    assert record.pairs("derived-from") == {tuple(pair) for pair in ledger["derived_from"]}
    assert record.pairs("echo-of") == {tuple(pair) for pair in ledger["echo_of"]}


def test_stages_and_what_entitles_them(record: Record, ledger: dict[str, Any]):
    licensed = {"ext-rel-1": "yes", "comm-17": "no", "ctx-9": "no", "ans-5": "no"}

    for made in ledger["derived"]:
        properties = record.nodes[made["id"]].properties
        assert properties["stage"] == made["stage"]
        assert properties["licensed"] == licensed.get(made["id"], "no")


def test_traces_are_annotations(record: Record, ledger: dict[str, Any]):
    assert record.trace("claim-main", "retrieved-via") == ledger["retrieval_traces"]["claim-main"]
    assert (
        record.trace("claim-budget", "retrieved-via")
        == (ledger["retrieval_traces"]["claim-budget"])
    )
    for claim, steps in ledger["control_traces"].items():
        assert record.trace(claim, "routed-via") == steps
