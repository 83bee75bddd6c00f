"""Everything that bears on one claim, put together from the tables and the text."""

from collections.abc import Iterable, Iterator, Mapping

from whydesk.engine.evidence import groups as analysis
from whydesk.engine.evidence.candidates import VIA_PREFIX, Artifacts, candidates
from whydesk.engine.evidence.levels import STATES, Levels, group_level, status_of
from whydesk.engine.evidence.network import Network
from whydesk.engine.evidence.provenance import provenance_of, withdrawal_of
from whydesk.engine.evidence.values import (
    ClaimEvidence,
    Echo,
    Group,
    Leg,
    LegReason,
    LegState,
    Named,
    Provenance,
    SharedLeg,
    Withdrawal,
)
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.lexer import refs_in
from whydesk.engine.lmd.statements import Ref
from whydesk.engine.lmd.vocabulary import GROUP_PREFIX
from whydesk.engine.model import slug


class ClaimReader:
    """Reads single claims off a network; made anew after every change."""

    def __init__(self, graph: Graph, network: Network, levels: Levels) -> None:
        self._graph = graph
        self._network = network
        self._levels = levels
        self._artifacts = Artifacts(graph)

    def claim(self, node: int, needs_review: bool) -> ClaimEvidence:
        """The evidence of a claim, and of any other node."""
        network, levels = self._network, self._levels
        properties = self._properties(node)
        keystones = analysis.keystones(network, levels, node)
        shared = analysis.shared(network, node)
        groups = self._groups(node, frozenset(keystones), shared)
        return ClaimEvidence(
            network.keys[node],
            network.labels[node],
            status_of(network, levels, node),
            withdrawal_of(properties),
            needs_review,
            groups,
            self._named(keystones),
            tuple(SharedLeg(network.labels[g], self._names(by)) for g, by in shared.items()),
            _open_legs(groups),
            self._named(network.unassessed(node, network.groups[node])),
            tuple(candidates(self._graph, network, node, self._artifacts)),
            self._refuted_by(node),
            tuple(self._echoes(node)),
            provenance_of(properties),
        )

    def _properties(self, node: int) -> Mapping[str, str]:
        if self._network.is_nothing(node):
            return {}
        return self._graph.node(self._network.keys[node]).properties

    def _named(self, nodes: Iterable[int]) -> tuple[Named, ...]:
        network = self._network
        return tuple(Named(network.keys[node], network.labels[node]) for node in nodes)

    def _names(self, groups: Iterable[int]) -> tuple[str, ...]:
        return tuple(self._network.group_name[group] for group in groups)

    # --- groups and legs --------------------------------------------------------------------------

    def _groups(
        self, node: int, keystones: frozenset[int], shared: Mapping[int, list[int]]
    ) -> tuple[Group, ...]:
        network = self._network
        properties = self._properties(node)
        inside = analysis.containing(network, node)
        spare = frozenset(analysis.redundant(network, self._levels, node))
        made: list[Group] = []
        for group in network.groups[node]:
            name = network.group_name[group]
            written = self._written(properties.get(GROUP_PREFIX + name, ""))
            legs = tuple(
                self._leg(leg, written, leg in keystones, self._names(shared.get(leg, ())))
                for leg in network.group_legs[group]
            )
            state = STATES[group_level(self._levels.leg, network.group_legs[group])]
            contains = network.group_name[inside[group]] if group in inside else ""
            via = properties.get(VIA_PREFIX + GROUP_PREFIX + name, "")
            made.append(Group(name, state, legs, contains, group in spare, via))
        return tuple(made)

    def _written(self, value: str) -> dict[int, tuple[str, bool]]:
        """For each leg the label that stands for it in the text, and whether that is an echo's."""
        network, found = self._network, dict[int, tuple[str, bool]]()
        for ref in refs_in(value):
            node = network.ids.get(self._key(ref))
            if node is not None:
                for leg in network.resolved(node):
                    found.setdefault(leg, (ref.written, node in network.restates))
        return found

    def _key(self, ref: Ref) -> str:
        name = slug(ref.label)
        return self._graph.names.key_of(name, ref.sigil) or self._network.nothing(name)

    def _leg(
        self,
        leg: int,
        written: Mapping[int, tuple[str, bool]],
        keystone: bool,
        shared_by: tuple[str, ...],
    ) -> Leg:
        network, properties = self._network, self._properties(leg)
        withdrawn = withdrawal_of(properties)
        label, echo = written.get(leg, (network.labels[leg], False))
        nothing = network.is_nothing(leg)
        return Leg(
            "" if nothing else network.keys[leg],
            label if nothing else network.labels[leg],
            label,
            echo,
            STATES[self._levels.leg[leg]],
            self._reason(leg, withdrawn, echo),
            keystone,
            shared_by,
            None if nothing else status_of(network, self._levels, leg),
            withdrawn,
            properties.get("stage", ""),
            Provenance() if nothing else provenance_of(properties),
        )

    def _reason(self, leg: int, withdrawn: Withdrawal | None, echo: bool) -> LegReason:
        if self._network.is_nothing(leg):
            return LegReason.ECHO_LOOP if echo else LegReason.UNKNOWN
        if withdrawn is not None:
            return LegReason.WITHDRAWN
        if self._network.source[leg]:
            return LegReason.SOURCE
        return LegReason.CLAIM if self._network.groups[leg] else LegReason.GRANTED

    # --- beside the groups ------------------------------------------------------------------------

    def _refuted_by(self, node: int) -> tuple[Named, ...]:
        edges = self._graph.incoming(self._network.keys[node])
        sources = dict.fromkeys(edge.source for edge in edges if edge.role == "refutes")
        return tuple(Named(key, self._graph.node(key).label) for key in sources)

    def _echoes(self, node: int) -> Iterator[Echo]:
        """The echoes that are linked with a claim, or that restate it or one of its legs."""
        network = self._network
        legs = {leg for group in network.groups[node] for leg in network.group_legs[group]}
        edges = self._graph.touching(network.keys[node])
        linked = {network.ids[end] for edge in edges for end in (edge.source, edge.target)}
        echoes = linked & network.roots.keys()
        for near in (node, *legs):
            echoes.update(network.echoes.get(near, ()))
        for echo in network.sorted(echoes - {node}):
            restates = tuple(network.labels[root] for root in network.roots[echo])
            yield Echo(network.keys[echo], network.labels[echo], restates)


def _open_legs(groups: Iterable[Group]) -> tuple[Named, ...]:
    """The open legs of the groups that are open."""
    legs = (leg for g in groups if g.state is LegState.OPEN for leg in g.legs)
    return tuple(dict.fromkeys(Named(x.key, x.label) for x in legs if x.state is LegState.OPEN))
