"""A network after edits: what they can have changed is read again, and nothing else.

An edit reaches the nodes that it touches. Where a name came or went, it reaches whoever writes that
name as well, and where an echo restates something else, the claims that have it as a leg.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

from whydesk.engine.evidence.network import NOTHING, Network
from whydesk.engine.evidence.restating import echo_roots
from whydesk.engine.evidence.statements import (
    DERIVED_FROM,
    ECHO_OF,
    ROLES,
    SUPPORTS,
    Said,
    aliases_of,
    is_implied,
    of_node,
)
from whydesk.engine.graph.index import Graph, Written
from whydesk.engine.lmd.statements import Ref
from whydesk.engine.lmd.vocabulary import REDACTED_REASONS, SIGILS
from whydesk.engine.model import slug

_Targets = dict[str, tuple[int, ...]]


def follow(network: Network, graph: Graph, touched: Collection[str], *, names: bool) -> list[int]:
    """Read again what edits reach; the numbers of those of which something else is said now.

    ``touched`` are the keys that the edits touched, ``names`` says that names may have changed.
    """
    is_node = graph.names.is_node
    reached = {key for key in touched if is_node(key)}
    gone: list[int] = []
    if names:
        for name in _follow_names(network, graph, touched, gone):
            reached.update(_concerned(network, graph, name))
    nodes = {network.ids[key]: _targets(network, graph, key) for key in sorted(reached)}
    echoes = _follow_echoes(network, nodes, gone)
    claims = {claim for echo in echoes for claim in _leaning_on(network, graph, echo)}
    for node in claims - nodes.keys():
        nodes[node] = _targets(network, graph, network.keys[node])
    again = [node for node, targets in nodes.items() if _reread(network, graph, node, targets)]
    return [*dict.fromkeys((*again, *claims, *gone))]


# --- names ----------------------------------------------------------------------------------------


def place_of(graph: Graph) -> Callable[[str], tuple[str, int]]:
    """What sorts keys into source order: where a node is first declared."""
    return lambda key: graph.names.declarations(key)[0].position


def read_names(network: Network, graph: Graph, key: str, node: int) -> None:
    """Read again how a node is called."""
    network.labels[node] = graph.node(key).label
    former = (name for name in graph.names.label_keys(key) if name != key)
    network.is_called(node, (*former, *aliases_of(graph, key)))


def _follow_names(
    network: Network, graph: Graph, touched: Iterable[str], gone: list[int]
) -> set[str]:
    """Note which nodes came, went or are called otherwise; the slugs that may mean another now."""
    before, now = network.merged, graph.names.merged
    network.merged, network.in_order = dict(now), False
    apart = {key for key in before.keys() | now.keys() if before.get(key) != now.get(key)}
    ends = {table.get(key, key) for key in apart for table in (before, now)}
    changed = apart | ends
    for key in sorted({*touched, *changed}):
        node = network.ids.get(key)
        called = set(network.called.get(node, ())) if node is not None else set[str]()
        if graph.names.is_node(key):
            if node is None:
                node = network.node(key)
                changed.add(key)
            read_names(network, graph, key, node)
            called ^= set(network.called.get(node, ()))
        elif node is not None:
            network.vanish(node)
            gone.append(node)
            changed.add(key)
        changed |= called
    return changed


def _concerned(network: Network, graph: Graph, name: str) -> Iterator[str]:
    """The nodes that are meant by a name, or write it: in a link, a group, a rejection."""
    holders = {*network.aliases.get(name, ()), *network.rejecting.get(name, ())}
    yield from (network.keys[node] for node in holders)
    if name in network.ids:
        yield name
    if name[:1] in SIGILS:  # a reference is filed without its sigil
        yield from _concerned(network, graph, name[1:].strip("_"))
    for link in graph.written_as(name):
        if link.role in ROLES:
            owner = link.target if link.role == SUPPORTS else link.source
            key = graph.end(owner, slug(owner.label))
            if key is not None:
                yield key


# --- echoes ---------------------------------------------------------------------------------------


def _follow_echoes(network: Network, nodes: dict[int, _Targets], gone: Iterable[int]) -> list[int]:
    """Take in what nodes restate now; those that come down to something else by it."""
    restates = network.restates
    targets = {node: found[ECHO_OF] for node, found in nodes.items()} | dict.fromkeys(gone, ())
    changed = [node for node, found in targets.items() if found != restates.get(node, ())]
    if not changed:
        return []
    for node in changed:
        _put(restates, node, targets[node])
    above = _above(restates, changed)
    before = {echo: network.roots.get(echo) for echo in above}
    for echo in above:
        network.forget_roots(echo)
    touched = {echo: restates[echo] for echo in above if echo in restates}
    network.learn_roots(echo_roots(touched, network.keys, network.roots))
    return [
        echo
        for echo in above
        if network.roots.get(echo) != before[echo] and not network.is_nothing(echo)
    ]


def _above(restates: dict[int, tuple[int, ...]], changed: Iterable[int]) -> list[int]:
    """The nodes, and every echo that comes down to one of them."""
    restated_by: dict[int, list[int]] = {}
    for echo, targets in restates.items():
        for target in targets:
            restated_by.setdefault(target, []).append(echo)
    met = dict.fromkeys(changed)
    ahead = list(met)
    for node in ahead:
        for echo in restated_by.get(node, ()):
            if echo not in met:
                met[echo] = None
                ahead.append(echo)
    return ahead


def _leaning_on(network: Network, graph: Graph, echo: int) -> Iterator[int]:
    """The claims that an echo is written to support, in a group or by a link."""
    key = network.keys[echo]
    for link in _links(network, graph, key):
        if link.role == SUPPORTS and graph.end(link.source, link.source_key) == key:
            claim = graph.end(link.target, link.target_key)
            if claim is not None:
                yield network.ids[claim]


# --- one node -------------------------------------------------------------------------------------


def reread(network: Network, graph: Graph, key: str) -> None:
    """Read one node again, of which it is known what it restates."""
    _reread(network, graph, network.ids[key], _targets(network, graph, key))


def _reread(network: Network, graph: Graph, node: int, targets: _Targets) -> bool:
    """Read one node again; whether something else is said of it now."""
    key = network.keys[node]
    before = _said_before(network, node)
    said = of_node(graph, key)
    network.set_groups(node, _groups(network, graph, said))
    network.unsay(node)
    network.says(node, said.source, said.withdrawn, said.claim)
    network.rejects_as(node, (slug(ref.label) for ref in said.rejected))
    _put(network.derived, node, targets[DERIVED_FROM])
    _put(network.rejected, node, _known(network, graph, said.rejected))
    _put(network.supporters, node, _supporters(network, graph, node, key))
    return _said_before(network, node) != before


def _said_before(network: Network, node: int) -> tuple[object, ...]:
    groups = [(network.group_name[g], network.group_legs[g]) for g in network.groups[node]]
    own = (network.source[node], network.withdrawn[node], network.claim[node], network.base[node])
    tables = (network.supporters, network.rejected, network.derived)
    return own, groups, *(table.get(node) for table in tables)


def _links(network: Network, graph: Graph, key: str) -> Sequence[Written]:
    """The links that may touch a node, by whatever name, in source order."""
    names = graph.names.reference_keys(key, network.called.get(network.ids[key], ()))
    if len(names) == 1:
        return graph.written_as(names[0])
    found = [link for name in names for link in graph.written_as(name)]
    return sorted(found, key=lambda link: (link.chunk.position, link.number))


def _targets(network: Network, graph: Graph, key: str) -> _Targets:
    """The targets of derived-from and echo-of, without links of a node to itself."""
    found: dict[str, dict[int, None]] = {DERIVED_FROM: {}, ECHO_OF: {}}
    for link in _links(network, graph, key):
        if link.role in found and graph.end(link.source, link.source_key) == key:
            there = graph.end(link.target, link.target_key)
            far = _far(network, link.role, there, link.target_key)
            if far is not None and network.keys[far] != key:
                found[link.role][far] = None
    unseen = graph.node(key).properties.get(REDACTED_REASONS)
    if unseen:
        found[DERIVED_FROM][network.node(NOTHING + slug(unseen))] = None
    return {role: tuple(nodes) for role, nodes in found.items()}


def _supporters(network: Network, graph: Graph, node: int, key: str) -> tuple[int, ...]:
    """The sources of links of support that are no legs of the node's groups as they count."""
    legs = {leg for group in network.groups[node] for leg in network.group_legs[group]}
    found: dict[int, None] = {}
    for link in _links(network, graph, key):
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
    legs: dict[int, None] = {}
    for ref in refs:
        name = slug(ref.label)
        leg = network.node(graph.names.key_of(name, ref.sigil) or NOTHING + name)
        legs.update(dict.fromkeys(network.resolved(leg)))
    return tuple(legs)


def _known(network: Network, graph: Graph, refs: Sequence[Ref]) -> tuple[int, ...]:
    keys = (graph.names.key_of(slug(ref.label), ref.sigil) for ref in refs)
    return tuple(dict.fromkeys(network.node(key) for key in keys if key is not None))


def _put(table: dict[int, tuple[int, ...]], node: int, found: tuple[int, ...]) -> None:
    if found:
        table[node] = found
    else:
        table.pop(node, None)
