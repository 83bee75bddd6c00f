"""A network out of a graph: all of it in one walk, or the part that an edit touched."""

from collections.abc import Iterable, Sequence

from whydesk.engine.bulk import bulk
from whydesk.engine.evidence.network import NOTHING, Network, echo_roots
from whydesk.engine.evidence.statements import (
    DERIVED_FROM,
    ECHO_OF,
    ROLES,
    SUPPORTS,
    Arrow,
    Said,
    is_implied,
    of_chunk,
    of_node,
    of_preamble,
)
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.statements import Chunk, Ref
from whydesk.engine.lmd.vocabulary import SIGILS
from whydesk.engine.model import slug

Links = dict[int, dict[int, None]]
_UNKNOWN = -1


def assemble(graph: Graph) -> Network:
    """The network of everything that a graph says."""
    with bulk():
        return _Assembly(graph).network


def follow(network: Network, graph: Graph, touched: Iterable[str]) -> list[int] | None:
    """Read the touched nodes again; the numbers of those of which something else is said now.

    None where the network has to be assembled anew: an echo came or went.
    """
    changed: list[int] = []
    for key in sorted(_keys(graph, touched)):
        node = network.ids.get(key)
        if node is None:
            return None
        again = reread(network, graph, key, node)
        if again is None:
            return None
        if again:
            changed.append(node)
    return changed


def _keys(graph: Graph, slugs: Iterable[str]) -> set[str]:
    """The nodes that slugs may mean, with whatever sigil stood before them."""
    found: set[str] = set()
    for name in slugs:
        for sigil in ("", *SIGILS):
            key = graph.names.key_of(name, sigil)
            if key is not None:
                found.add(key)
    return found


def reread(network: Network, graph: Graph, key: str, node: int) -> bool | None:
    """Read one node again; whether something else is said of it now.

    None where it is another echo than before, or no echo any more.
    """
    before = _said_before(network, node)
    links = _targets(network, graph, key, node)
    if set(links[ECHO_OF]) != set(network.restates.get(node, ())):
        return None
    said = of_node(graph, key)
    network.set_groups(node, _groups(network, graph, said))
    network.unsay(node)
    network.says(node, said.source, said.withdrawn, said.claim)
    _put(network.derived, node, links[DERIVED_FROM])
    _put(network.rejected, node, _known(network, graph, said.rejected))
    _put(network.supporters, node, _supporters(network, graph, node, key))
    return _said_before(network, node) != before


def _said_before(network: Network, node: int) -> tuple[object, ...]:
    groups = [(network.group_name[g], network.group_legs[g]) for g in network.groups[node]]
    own = (network.source[node], network.withdrawn[node], network.claim[node])
    tables = (network.supporters, network.rejected, network.derived)
    return own, groups, *(table.get(node) for table in tables)


def _targets(network: Network, graph: Graph, key: str, node: int) -> dict[str, tuple[int, ...]]:
    """The targets of derived-from and echo-of, without links of a node to itself."""
    found: dict[str, dict[int, None]] = {DERIVED_FROM: {}, ECHO_OF: {}}
    for link in graph.written_at(key):
        if link.role in found and graph.end(link.source, link.source_key) == key:
            there = graph.end(link.target, link.target_key)
            far = _far(network, link.role, there, link.target_key)
            if far is not None and far != node:
                found[link.role][far] = None
    return {role: tuple(nodes) for role, nodes in found.items()}


def _supporters(network: Network, graph: Graph, node: int, key: str) -> tuple[int, ...]:
    """The sources of links of support that are no legs of the node's groups as they count."""
    legs = {leg for group in network.groups[node] for leg in network.group_legs[group]}
    found: dict[int, None] = {}
    for link in graph.written_at(key):
        if link.role != SUPPORTS or graph.end(link.target, link.target_key) != key:
            continue
        source = graph.end(link.source, link.source_key)
        if source is None or source == key:
            continue
        leg = network.node(source)
        if not (is_implied(link) and legs.issuperset(network.resolved(leg))):
            found[leg] = None
    return tuple(found)


def _far(network: Network, role: str, key: str | None, written: str) -> int | None:
    """The far end of a link; what a missing node was derived from is kept as an open end."""
    if key is not None:
        return network.node(key)
    return network.node(NOTHING + written) if role == DERIVED_FROM else None


def _groups(network: Network, graph: Graph, said: Said) -> list[tuple[str, tuple[int, ...]]]:
    return [(name, _legs(network, graph, refs)) for name, refs in said.groups.items()]


def _legs(network: Network, graph: Graph, refs: Sequence[Ref]) -> tuple[int, ...]:
    """The distinct legs that references mean, echoes resolved."""
    restates = network.restates
    legs: dict[int, None] = {}
    for ref in refs:
        name = slug(ref.label)
        leg = network.node(graph.names.key_of(name, ref.sigil) or NOTHING + name)
        if leg in restates:
            legs.update(dict.fromkeys(network.resolved(leg)))
        else:
            legs[leg] = None
    return tuple(legs)


def _known(network: Network, graph: Graph, refs: Sequence[Ref]) -> tuple[int, ...]:
    keys = (graph.names.key_of(slug(ref.label), ref.sigil) for ref in refs)
    return tuple(dict.fromkeys(network.node(key) for key in keys if key is not None))


def _put(table: dict[int, tuple[int, ...]], node: int, found: tuple[int, ...]) -> None:
    if found:
        table[node] = found
    else:
        table.pop(node, None)


class _Assembly:
    """One walk over all chunks, and then everything that had to wait for names and echoes."""

    def __init__(self, graph: Graph) -> None:
        self.network = Network()
        self._graph = graph
        self._said: list[Said] = []
        self._arrows: list[Arrow] = []
        self._links: dict[str, Links] = {role: {} for role in ROLES}
        for _, chunk in graph.chunks():
            if chunk.node is not None:
                self._declare(chunk, chunk.node.ref)
            elif chunk.statements:
                self._arrows += of_preamble(chunk)
        self.network.declared()
        # The nodes of labels: nearly all references are plain declared ones.
        labels = self.network.labels
        self._named = dict(zip(labels, range(len(labels)), strict=True))
        for arrow in self._arrows:
            self._link(*arrow)
        self._resolve_echoes()
        for node, said in enumerate(self._said):
            self._conclude(node, said)

    def _declare(self, chunk: Chunk, ref: Ref) -> None:
        said, arrows = of_chunk(chunk, ref)
        if arrows:
            self._arrows += arrows
        key = self._graph.names.canonical(slug(ref.label))
        if self.network.declare(key, ref.label):
            self._said.append(said)
        else:
            self._said[self.network.ids[key]].plain = False

    def _node(self, ref: Ref) -> int:
        """The node that a reference means; one that never holds where there is none."""
        node = self._named.get(ref.label)
        if node is None:
            name = slug(ref.label)
            key = self._graph.names.key_of(name, ref.sigil)
            node = self.network.node(NOTHING + name if key is None else key)
            if key is not None and not ref.sigil:
                self._named[ref.label] = node
        return node

    def _link(self, role: str, source: Ref, target: Ref) -> None:
        here, there = (target, source) if role == SUPPORTS else (source, target)
        ends = self._node(here), self._node(there)
        if ends[0] == ends[1] or self.network.is_nothing(ends[0]):
            return
        if role == DERIVED_FROM or not self.network.is_nothing(ends[1]):
            self._links[role].setdefault(ends[0], {})[ends[1]] = None

    def _resolve_echoes(self) -> None:
        network = self.network
        network.restates = {node: tuple(far) for node, far in self._links[ECHO_OF].items()}
        network.derived = {node: tuple(far) for node, far in self._links[DERIVED_FROM].items()}
        network.roots = echo_roots(network.restates)
        for echo, roots in network.roots.items():
            for root in roots:
                network.echoes.setdefault(root, []).append(echo)

    def _conclude(self, node: int, said: Said) -> None:
        network = self.network
        if not said.plain:
            self._conclude_odd(node)
            return
        if said.groups:
            groups = [network.add(node, n, self._legs(r)) for n, r in said.groups.items()]
            network.groups[node] = groups
        if said.rejected:
            _put(network.rejected, node, _known(network, self._graph, said.rejected))
        sources = self._links[SUPPORTS].get(node)
        if sources:
            network.supporters[node] = tuple(sources)
        network.says(node, said.source, said.withdrawn, said.claim)

    def _conclude_odd(self, node: int) -> None:
        """A node that is declared in several places, or that writes a group twice."""
        network, graph = self.network, self._graph
        key = network.keys[node]
        network.labels[node] = graph.node(key).label
        reread(network, graph, key, node)

    def _legs(self, refs: Sequence[Ref]) -> tuple[int, ...]:
        named, network = self._named, self.network
        legs = [named.get(ref.label, _UNKNOWN) for ref in refs]
        if _UNKNOWN in legs:
            legs = [self._node(ref) for ref in refs]
        if network.restates:
            legs = [one for leg in legs for one in network.resolved(leg)]
        return tuple(legs) if len(set(legs)) == len(legs) else tuple(dict.fromkeys(legs))
