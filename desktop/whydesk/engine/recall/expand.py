"""What lies around a node: everything within some links of it, whichever way they run."""

from collections import deque
from collections.abc import Collection

from msgspec import Struct

from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.vocabulary import canonical_role
from whydesk.engine.model import Edge, Node
from whydesk.engine.recall.limits import EXPANDED


class Reached(Struct, frozen=True):
    """A node of an expansion, and how many links it is away from the anchor at least."""

    node: Node
    distance: int


class Expansion(Struct, frozen=True):
    """The anchor, what was reached (nearest first), and every link among all of them.

    ``total`` counts what is within reach; it is more than ``len(reached)`` where a limit cut it.
    """

    anchor: Node
    reached: tuple[Reached, ...]
    links: tuple[Edge, ...]
    total: int


def expand(
    graph: Graph,
    key: str,
    distance: int = 1,
    roles: Collection[str] = (),
    limit: int = EXPANDED,
) -> Expansion:
    """The nodes within ``distance`` links of a node, by links of these roles or of all.

    Nearest first, those of one distance in the order of the links that lead to them. Raises
    KeyError for a key that is no node.
    """
    anchor = graph.node(key)
    names = frozenset(canonical_role(role)[0] for role in roles)
    away = {key: 0}
    queue = deque([key])
    while queue:
        here = queue.popleft()
        if away[here] >= distance:
            continue
        for edge in graph.touching(here, names):
            far = edge.target if edge.source == here else edge.source
            if far not in away:
                away[far] = away[here] + 1
                queue.append(far)
    kept = [found for found in away if found != key][: max(limit, 0)]
    return Expansion(
        anchor,
        tuple(Reached(graph.node(found), away[found]) for found in kept),
        _links_among(graph, [key, *kept], names),
        len(away) - 1,
    )


def _links_among(graph: Graph, keys: list[str], names: frozenset[str]) -> tuple[Edge, ...]:
    """The links that run between these nodes, each once, by the node that they leave."""
    inside = set(keys)
    return tuple(
        edge
        for key in keys
        for edge in graph.outgoing(key)
        if edge.target in inside and (not names or edge.role in names)
    )
