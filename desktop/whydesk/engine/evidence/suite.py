"""The evidence suite: a pack measured against its ledger, each dimension by itself.

Three ways to cite are compared. *pointer*: every claim points at one source, the one that stands in
most groups of the ledger. *direct*: a claim cites everything that it is linked with, as one group.
*groups*: what this layer says. There is no total, on purpose.
"""

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec import Struct

from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.evidence.claims.extractors import EXTRACTORS, extract
from whydesk.engine.evidence.echoes import looks_like_echo
from whydesk.engine.evidence.index import Evidence
from whydesk.engine.evidence.ledger import Ledger
from whydesk.engine.evidence.metrics import (
    ExtractionScore,
    GroupMatch,
    Groups,
    Score,
    match_groups,
    score,
    score_extraction,
)
from whydesk.engine.evidence.values import LegState, Verdict
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.vocabulary import Family, role
from whydesk.engine.wording import tr

VERSION = "1"


class Size(Struct, frozen=True):
    """Cost: nodes, and edges as legs of each group, derived-from and echo-of links."""

    nodes: int
    edges: int


class ImpactScore(Struct, frozen=True):
    """What one withdrawal did, by ledger ids, and how right that is."""

    falls: tuple[str, ...]
    stands: tuple[str, ...]
    precision: float
    recall: float


class Evaluation(Struct, frozen=True):
    """Every dimension of the suite; by the way of citing, extractor, threshold, claim or source."""

    graph: Size
    support: dict[str, Score]
    groups: dict[str, GroupMatch]
    extraction: dict[str, ExtractionScore]
    echo_recall: dict[float, float]
    rejection_recall: dict[str, float]
    lineage_complete: int
    lineage_total: int
    localisation_hits: int
    localisation_total: int
    impact: dict[str, ImpactScore]
    divergence: dict[str, int]


def evaluate(graph: Graph, ledger: Ledger) -> Evaluation:
    """Measure a graph whose nodes carry ``ledger-id`` against the ledger.

    EngineError USAGE where a claim or a source of the ledger is not in it.
    """
    return _Suite(graph, ledger).evaluation()


class _Suite:
    def __init__(self, graph: Graph, ledger: Ledger) -> None:
        self._graph = graph
        self._ledger = ledger
        self._evidence = Evidence(graph)
        self._keys = {
            node.properties["ledger-id"]: node.key
            for node in graph.nodes()
            if "ledger-id" in node.properties
        }
        self._ids = {key: ident for ident, key in self._keys.items()}
        missing = [one for one in (*ledger.claims, *ledger.spans) if one not in self._keys]
        if missing:
            raise EngineError(
                ErrorCode.USAGE,
                tr("No node carries the ledger-id “{missing}” of the ledger.", missing=missing[0]),
                tr("A ledger measures the pack that follows it."),
            )

    def evaluation(self) -> Evaluation:
        """All dimensions."""
        ledger, said = self._ledger, self._ways_to_cite()
        true = dict(ledger.groups)
        traces = [self._evidence.trace(self._keys[claim]) for claim in ledger.claims]
        hits = [self._stages(claim) == stage for claim, stage in ledger.error_stages.items()]
        return Evaluation(
            self._size(),
            {way: score(_pairs(groups), _pairs(true)) for way, groups in said.items()},
            {way: match_groups(groups, true) for way, groups in said.items()},
            {name: self._extraction(name) for name in EXTRACTORS},
            {limit: self._echo_recall(limit) for limit in ledger.ladder.thresholds},
            {claim: self._rejection_recall(claim) for claim in ledger.candidates},
            sum(1 for trace in traces if trace.complete),
            len(traces),
            sum(hits),
            len(hits),
            {case.withdrawn: self._impact(case.withdrawn) for case in ledger.impacts},
            self._divergence(),
        )

    # --- support ----------------------------------------------------------------------------------

    def _ways_to_cite(self) -> dict[str, dict[str, list[frozenset[str]]]]:
        counts = Counter(
            leg for groups in self._ledger.groups.values() for group in groups for leg in group
        )
        best = min(counts, key=lambda leg: (-counts[leg], leg), default="")
        claims = self._ledger.claims
        return {
            "pointer": {claim: [frozenset((best,))] for claim in claims},
            "direct": {claim: self._cited(claim) for claim in claims},
            "groups": {claim: self._groups(claim) for claim in claims},
        }

    def _cited(self, claim: str) -> list[frozenset[str]]:
        """All sources that a claim is linked with, in one heap."""
        edges = self._graph.incoming(self._keys[claim])
        found = frozenset(self._ids.get(e.source, "") for e in edges if _cites(e.role))
        return [found] if found else []

    def _groups(self, claim: str) -> list[frozenset[str]]:
        groups = self._evidence.claim(self._keys[claim]).groups
        holding = [group for group in groups if group.state is LegState.HOLDS]
        return [frozenset(self._ids.get(leg.key, "") for leg in group.legs) for group in holding]

    def _rejection_recall(self, claim: str) -> float:
        """How many of the candidates that truly support nothing are not taken for support."""
        true = {leg for group in self._ledger.groups.get(claim, ()) for leg in group}
        wrong = [one for one in self._ledger.candidates[claim] if one not in true]
        found = self._evidence.claim(self._keys[claim]).candidates
        accepted = {self._ids.get(c.key) for c in found if c.verdict is Verdict.ACCEPTED}
        return sum(1 for one in wrong if one not in accepted) / len(wrong) if wrong else 1.0

    # --- echoes, extraction -----------------------------------------------------------------------

    def _echo_recall(self, threshold: float) -> float:
        ladder = self._ledger.ladder
        source = self._ledger.spans[ladder.source]
        found = [text for _, text in ladder.rungs if looks_like_echo(text, source, threshold)]
        return len(found) / len(ladder.rungs) if ladder.rungs else 1.0

    def _extraction(self, name: str) -> ExtractionScore:
        return score_extraction(self._ledger.extraction, lambda text: extract(text, name).claims)

    # --- lineage, impact, cost --------------------------------------------------------------------

    def _stages(self, claim: str) -> str | None:
        """The stage where an error entered on the way to a claim; several with commas."""
        entered = self._evidence.lineage(self._keys[claim]).error_entered_at
        return ", ".join(dict.fromkeys(one.stage for one in entered)) if entered else None

    def _impact(self, span: str) -> ImpactScore:
        case = next(case for case in self._ledger.impacts if case.withdrawn == span)
        found = self._evidence.impact([self._keys[span]])
        falls = self._named(fall.key for fall in found.falls)
        stands = self._named(standing.key for standing in found.stands)
        return ImpactScore(falls, stands, *score(falls, case.falls))

    def _named(self, keys: Iterable[str]) -> tuple[str, ...]:
        return tuple(self._ids.get(key, key) for key in keys)

    def _size(self) -> Size:
        keys = [node.key for node in self._graph.nodes()]
        legs = sum(len(g.legs) for key in keys for g in self._evidence.claim(key).groups)
        links = sum(1 for edge in self._graph.edges() if edge.role in ("derived-from", "echo-of"))
        return Size(len(keys), legs + links)

    def _divergence(self) -> dict[str, int]:
        cells = {_cell(answer, found): 0 for answer in (True, False) for found in (True, False)}
        for case in self._ledger.divergence:
            cells[_cell(*case)] += 1
        return cells


def _cites(name: str) -> bool:
    """Whether a link of a role would be cited by somebody who takes connection for evidence."""
    return name == "supports" or role(name).family is Family.FREE


def _cell(answer: bool, evidence: bool) -> str:
    words = ("wrong", "correct")
    return f"{words[answer]}_answer_{words[evidence]}_evidence"


def _pairs(groups: Mapping[str, Groups]) -> set[tuple[str, str]]:
    """All pairs of a claim and a leg."""
    return {(claim, leg) for claim, found in groups.items() for group in found for leg in group}
