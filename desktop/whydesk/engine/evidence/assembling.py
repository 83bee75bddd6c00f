"""A network out of a graph: all of it, in one walk over the text."""

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from whydesk.engine.bulk import bulk
from whydesk.engine.evidence.following import place_of, read_names, reread
from whydesk.engine.evidence.network import NOTHING, Network
from whydesk.engine.evidence.restating import echo_roots
from whydesk.engine.evidence.statements import (
    DERIVED_FROM,
    ECHO_OF,
    ROLES,
    SUPPORTS,
    Arrow,
    Kind,
    Kinds,
    arrow_of,
    arrows_of,
    is_claim,
    of_preamble,
)
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.lmd.statements import Link, Property, Ref
from whydesk.engine.lmd.vocabulary import GROUP_PREFIX, REDACTED_REASONS
from whydesk.engine.model import slug

_PREFIX = len(GROUP_PREFIX)
# How many chunks, links or groups are gone through between two places to pause.
_STRIDE = 256
# What a node is worth by itself: one that is no source is granted.
_BY_ITSELF = bytes((1, 2)) + bytes(254)


def assemble(graph: Graph) -> Network:
    """The network of everything that a graph says."""
    assembly = Assembly(graph)
    with bulk():
        for _ in assembly.steps():
            pass
    return assembly.network


def slugs(labels: Sequence[str]) -> list[str]:
    """The slug of every label, all in one go. A label stands on one line."""
    text = "\n".join(labels)
    if not text.isascii():
        text = unicodedata.normalize("NFC", text)
    stripped = map(str.strip, text.split("\n"))
    return "\n".join(stripped).lower().replace(" ", "_").split("\n") if labels else []


class Assembly:
    """One walk over all chunks, and then everything that had to wait for names and echoes.

    ``network`` is whole once all ``steps`` are gone through; till then the graph must not change.
    """

    def __init__(self, graph: Graph) -> None:
        self.network = Network(place_of(graph))
        self._graph = graph
        self._arrows: list[Arrow] = []
        self._unseen: list[Arrow] = []  # reasons that were redacted, named after all others
        # Nodes of which only their properties as a whole tell what counts; read by themselves.
        self._odd: dict[int, None] = {}
        self._called: dict[int, None] = {}
        self._named: dict[str, int] = {}
        self._declared = 0

    def steps(self) -> Iterator[None]:
        """Read the graph; each yield is a place to pause."""
        chunks = list(self._graph.chunks())
        labels = [chunk.node.ref.label for chunk in chunks if chunk.node is not None]
        nodes = self._declare(labels)
        self._declared = len(self.network)
        # Nearly all references are plain declared labels.
        self._named = dict(zip(labels, nodes, strict=True))
        yield
        declared = iter(nodes)
        for first in range(0, len(chunks), _STRIDE):
            self._read(chunks[first : first + _STRIDE], declared)
            yield
        yield from self._link()
        yield from self._use()
        yield from self._read_odd()
        self.network.fresh_size = len(self.network) + len(self.network.group_claim)

    def _declare(self, labels: list[str]) -> Sequence[int]:
        """Give each node a number; for each label that of its node."""
        network, names = self.network, self._graph.names
        network.merged = dict(names.merged)
        keys = list(map(names.canonical, slugs(labels))) if names.merged else slugs(labels)
        distinct = list(dict.fromkeys(keys))
        if len(distinct) == len(keys):
            network.declare(keys, labels)
            return range(len(keys))
        network.declare(distinct, distinct)
        nodes = [network.ids[key] for key in keys]
        seen: set[int] = set()
        for node in nodes:
            if node in seen:
                self._odd[node] = None
            seen.add(node)
        first = dict(zip(reversed(nodes), reversed(labels), strict=True))
        network.labels = [first[node] for node in range(len(distinct))]
        return nodes

    def _read(self, chunks: Iterable[Chunk], nodes: Iterator[int]) -> None:
        """What each chunk says: the one hot loop. ``nodes`` are those that chunks declare."""
        network, kinds, arrows = self.network, Kinds(), self._arrows
        claim, claim_of = network.claim, network.group_claim
        nothing, group, type_ = Kind.NOTHING, Kind.GROUP, Kind.TYPE
        silent = {"type"}  # keys whose properties tell nothing that is to be looked for further
        for chunk in chunks:
            if chunk.node is None:
                arrows += of_preamble(chunk)
                continue
            node, first = next(nodes), len(claim_of)
            values = chunk.values
            if "type" in values:
                claim[node] = is_claim(values["type"])
            noted = chunk.whole or values.keys() <= silent
            for item in chunk.noted if noted else chunk.each():
                if type(item) is Property:
                    kind = kinds[item.key]
                    if kind is nothing:
                        silent.add(item.key)
                    elif kind is group:
                        self._group(node, item)
                    elif kind is not type_:
                        self._other(kind, node, item, chunk.node.ref)
                elif type(item) is Link and item.role in ROLES:
                    arrows.append(arrow_of(item))
            if len(claim_of) > first:
                self._keep_groups(node, first)

    def _group(self, node: int, item: Property) -> None:
        network, named, refs = self.network, self._named, item.refs
        try:
            legs = tuple([named[ref.label] for ref in refs])
        except KeyError:
            legs = tuple([self._node(ref) for ref in refs])
        if len(legs) > 1 and len(set(legs)) < len(legs):
            legs = tuple(dict.fromkeys(legs))
        if legs:
            network.group_claim.append(node)
            network.group_legs.append(legs)
            network.group_name.append(item.key[_PREFIX:])
        else:
            self._odd[node] = None  # it may undo a group of the same name

    def _keep_groups(self, node: int, first: int) -> None:
        """Give a node the groups that were made from the first on."""
        network = self.network
        last = len(network.group_claim)
        if last > first + 1 and len(set(network.group_name[first:last])) < last - first:
            self._odd[node] = None
        network.groups[node] = (*network.groups[node], *range(first, last))

    def _other(self, kind: Kind, node: int, item: Property, owner: Ref) -> None:
        if kind is Kind.ARTIFACT:
            self.network.source[node] = 1
        elif kind is Kind.WITHDRAWN:
            self.network.withdrawn[node] = 1
        elif kind is Kind.ALIAS:
            self._called[node] = None
        elif kind is Kind.REJECTION:
            self._odd[node] = None
        else:
            unseen = item.key == REDACTED_REASONS
            (self._unseen if unseen else self._arrows).extend(arrows_of(owner, item))

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

    def _link(self) -> Iterator[None]:
        """Give links their ends, work out what echoes come down to, and put that into groups."""
        network = self.network
        links: dict[str, dict[int, dict[int, None]]] = {role: {} for role in ROLES}
        for number, (role, source, target) in enumerate(chain(self._arrows, self._unseen)):
            if not number % _STRIDE:
                yield
            here, there = (target, source) if role == SUPPORTS else (source, target)
            node, far = self._node(here), self._node(there)
            if node == far or network.is_nothing(node):
                continue
            if role == DERIVED_FROM or not network.is_nothing(far):
                links[role].setdefault(node, {})[far] = None
        network.restates = {node: tuple(far) for node, far in links[ECHO_OF].items()}
        network.derived = {node: tuple(far) for node, far in links[DERIVED_FROM].items()}
        network.supporters = {node: tuple(far) for node, far in links[SUPPORTS].items()}
        yield
        network.learn_roots(echo_roots(network.restates, network.keys))
        if not network.restates:
            return
        yield
        for group, legs in enumerate(network.group_legs):
            if not network.restates.keys().isdisjoint(legs):
                found = (one for leg in legs for one in network.resolved(leg))
                network.group_legs[group] = tuple(dict.fromkeys(found))

    def _use(self) -> Iterator[None]:
        """Say of every node what uses it and what it is worth by itself."""
        network = self.network
        uses, source, withdrawn = network.uses, network.source, network.withdrawn
        for group, legs in enumerate(network.group_legs):
            if not group % _STRIDE:
                yield
            for leg in legs:
                uses[leg].append(group)
        yield
        network.base[: len(source)] = source.translate(_BY_ITSELF)
        for node in set(network.group_claim):
            if not source[node]:
                network.base[node], network.relays[node] = 0, 1
        for node, is_so in enumerate(withdrawn):
            if is_so:
                network.base[node] = network.relays[node] = 0
        for node in range(self._declared, len(network)):
            network.base[node] = 0

    def _read_odd(self) -> Iterator[None]:
        """Read by themselves the nodes of which no single chunk tells all, or all names."""
        network, graph = self.network, self._graph
        for number, node in enumerate({**self._called, **self._odd}):
            if not number % _STRIDE:
                yield
            read_names(network, graph, network.keys[node], node)
        for number, node in enumerate(self._odd):
            if not number % _STRIDE:
                yield
            reread(network, graph, network.keys[node])
