"""What a link or a search proposes for a claim. Connection is not evidence: a person decides."""

from collections.abc import Iterable, Iterator
from functools import cached_property

from whydesk.engine.evidence.network import Network
from whydesk.engine.evidence.routes import steps_of
from whydesk.engine.evidence.values import Candidate, Verdict
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.lexer import refs_in
from whydesk.engine.lmd.vocabulary import GROUP_PREFIX, Family, rejection_name, role
from whydesk.engine.model import slug

VIA_PREFIX = "via-"
"""``>>via-group-NAME:`` and ``>>via-rejected-NAME:`` keep the trace that proposed a candidate."""

_RETRIEVED = "retrieved-via"


def candidates(
    graph: Graph, network: Network, node: int, artifacts: "Artifacts"
) -> list[Candidate]:
    """Everything proposed for a claim, with the verdict where there is one; judged ones last.

    Proposed are the nodes that it is linked with by supports or by a role that says nothing about
    reasons, and those that its retrieval trace names.
    """
    key = network.keys[node]
    proposed: dict[str, dict[str, None]] = {}
    for far, by in _proposals(graph, key, artifacts):
        proposed.setdefault(far, {})[by] = None
    judged = dict(_verdicts(graph, network, node))
    for far in judged:
        proposed.setdefault(far, {})
    made = [
        _candidate(graph, network, far, list(by), judged.get(far)) for far, by in proposed.items()
    ]
    return sorted(made, key=lambda one: one.verdict is not Verdict.UNDECIDED)


def _proposals(graph: Graph, key: str, artifacts: "Artifacts") -> Iterator[tuple[str, str]]:
    for edge in graph.touching(key):
        far = edge.source if edge.target == key else edge.target
        free = role(edge.role).family is Family.FREE
        if far != key and (free or (edge.role == "supports" and edge.target == key)):
            yield far, edge.role
    for step in steps_of(graph.node(key).properties.get(_RETRIEVED, "")):
        for far in artifacts.named(step):
            if far != key:
                yield far, _RETRIEVED


class Artifacts:
    """Which nodes a step of a trace names: by label, or as spans of an artifact.

    All nodes are looked through at the first step that is no label, and then never again.
    """

    def __init__(self, graph: Graph) -> None:
        self._graph = graph

    def named(self, step: str) -> Iterable[str]:
        """The keys of the nodes that a step names."""
        key = self._graph.resolve(step).key
        return (key,) if key is not None else self._of.get(slug(step), ())

    @cached_property
    def _of(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for node in self._graph.nodes():
            artifact = node.properties.get("artifact")
            if artifact:
                found.setdefault(slug(artifact), []).append(node.key)
        return found


_Judged = tuple[Verdict, str, str, str]


def _verdicts(graph: Graph, network: Network, node: int) -> Iterator[tuple[str, _Judged]]:
    """What was said of nodes: key, and the verdict with its property, reason and trace."""
    properties = graph.node(network.keys[node]).properties
    for name, value in properties.items():
        refs = refs_in(value) if rejection_name(name) is not None else ()
        if refs:
            key = graph.resolve(refs[0]).key
            if key is not None:
                reason = value[refs[0].end :].lstrip(" ,;:–—-").strip()
                yield key, (Verdict.REJECTED, name, reason, properties.get(VIA_PREFIX + name, ""))
    for group in network.groups[node]:
        name = GROUP_PREFIX + network.group_name[group]
        judged = (Verdict.ACCEPTED, name, "", properties.get(VIA_PREFIX + name, ""))
        for leg in network.group_legs[group]:
            if not network.is_nothing(leg):
                yield network.keys[leg], judged
        for ref in refs_in(properties.get(name, "")):
            key = graph.resolve(ref).key  # of an echo: it stands for a leg
            if key is not None:
                yield key, judged


def _candidate(
    graph: Graph, network: Network, key: str, by: list[str], judged: _Judged | None
) -> Candidate:
    verdict = judged or (Verdict.UNDECIDED, "", "", "")
    roots = network.roots.get(network.ids[key], ())
    restates = tuple(network.labels[root] for root in roots)
    return Candidate(key, graph.node(key).label, tuple(by), *verdict, restates)
