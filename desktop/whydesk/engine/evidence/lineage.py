"""What something was made from: the walk down to source spans, and the ends that stay open.

Reaching a span proves that it can be inspected, not that it is true.
"""

from collections.abc import Generator, Iterator
from typing import NamedTuple

from msgspec import Struct

from whydesk.engine.evidence.network import Network
from whydesk.engine.evidence.statements import DERIVED_FROM, ECHO_OF
from whydesk.engine.evidence.values import Named
from whydesk.engine.steps import result_of

GROUP = "group-"


class TrailStep(NamedTuple):
    """One step down: from a node by a relation (a group's key, or a role) to a target."""

    key: str
    node: str
    relation: str
    target_key: str
    target: str
    depth: int


class Trace(Struct, frozen=True):
    """A walk down, breadth first, each relation once.

    ``grounded`` are the source spans that it reaches (echoes are passed through, since they only
    restate), ``open`` the nodes, and the names that mean none, where it ends without one, and
    ``withdrawn`` the nodes on it that were withdrawn, the start among them.
    """

    start: Named
    trail: tuple[TrailStep, ...]
    grounded: tuple[Named, ...]
    open: tuple[Named, ...]
    withdrawn: tuple[Named, ...]

    @property
    def complete(self) -> bool:
        """Whether it reaches a span and has no open end."""
        return bool(self.grounded) and not self.open


def downward(network: Network, node: int) -> Iterator[tuple[str, int]]:
    """What a node was made from, each with the relation: groups, derived-from, echo-of."""
    for group in network.groups[node]:
        for leg in network.group_legs[group]:
            yield GROUP + network.group_name[group], leg
    for target in network.derived.get(node, ()):
        yield DERIVED_FROM, target
    for target in network.restates.get(node, ()):
        yield ECHO_OF, target


def trace(network: Network, start: int) -> Trace:
    """The walk down from a node; loops end it nowhere, and are met once."""
    return result_of(tracing(network, start))


def tracing(network: Network, start: int) -> Generator[None, None, Trace]:
    """The same; each yield is a place to pause, or to give it up where the network changes."""
    depths = {start: 0}
    ahead = [start]
    trail: list[TrailStep] = []
    open_ends: list[int] = []
    keys, labels = network.keys, network.labels
    for node in ahead:
        yield
        below = list(dict.fromkeys(downward(network, node)))
        if not below and not network.source[node]:
            open_ends.append(node)
        for relation, target in below:
            depth = depths[node] + 1
            ends = keys[node], labels[node], relation, keys[target], labels[target]
            trail.append(TrailStep(*ends, depth))
            if target not in depths:
                depths[target] = depth
                ahead.append(target)
    grounded = [node for node in ahead if network.source[node] and node not in network.restates]
    return Trace(
        _named(network, start),
        tuple(trail),
        tuple(_named(network, node) for node in grounded),
        tuple(_named(network, node) for node in open_ends),
        tuple(_named(network, node) for node in ahead if network.withdrawn[node]),
    )


def dependents(network: Network, start: int, upward: dict[int, list[int]]) -> tuple[TrailStep, ...]:
    """What was made from a node, or leans on it, breadth first; steps as in a trace, turned round.

    ``upward`` are the makers of ``upward_of``.
    """
    depths = {start: 0}
    ahead = [start]
    trail: list[TrailStep] = []
    keys, labels = network.keys, network.labels
    for node in ahead:
        for above, relation in _above(network, node, upward):
            depth = depths[node] + 1
            ends = keys[above], labels[above], relation, keys[node], labels[node]
            trail.append(TrailStep(*ends, depth))
            if above not in depths:
                depths[above] = depth
                ahead.append(above)
    return tuple(trail)


def upward_of(network: Network) -> dict[int, list[int]]:
    """For each node the nodes that derive from it, or are echoes of it."""
    table: dict[int, list[int]] = {}
    for made in (network.derived, network.restates):
        for node, targets in made.items():
            for target in targets:
                table.setdefault(target, []).append(node)
    return table


def _above(network: Network, node: int, upward: dict[int, list[int]]) -> list[tuple[int, str]]:
    makers = {network.group_claim[group] for group in network.uses[node]}
    makers.update(upward.get(node, ()))
    return [
        (maker, relation)
        for maker in network.sorted(makers)
        for relation, target in dict.fromkeys(downward(network, maker))
        if target == node
    ]


def _named(network: Network, node: int) -> Named:
    return Named("" if network.is_nothing(node) else network.keys[node], network.labels[node])
