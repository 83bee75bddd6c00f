"""What does not sit well together: contradictions, and superseded nodes still relied on."""

from dataclasses import dataclass

from whydesk.engine.graph.index import Graph
from whydesk.engine.model import Edge, Node
from whydesk.engine.recall.why import CONTRADICTS, SUPERSEDES


@dataclass(frozen=True, slots=True)
class Contradiction:
    """Two nodes that disagree, in the order in which it was first written down."""

    left: Node
    right: Node


@dataclass(frozen=True, slots=True)
class Reliance:
    """A node that rests on another, and the role that says so."""

    role: str
    node: Node


@dataclass(frozen=True, slots=True)
class SupersededInUse:
    """A node that was replaced, by whom, and what still rests on it."""

    node: Node
    superseded_by: tuple[Node, ...]
    used_by: tuple[Reliance, ...]


@dataclass(frozen=True, slots=True)
class Conflicts:
    """All that does not sit well together in a graph."""

    contradictions: tuple[Contradiction, ...]
    superseded_in_use: tuple[SupersededInUse, ...]


def conflicts(graph: Graph) -> Conflicts:
    """All contradictions, each pair once, and all superseded nodes in use, in source order.

    In use: something other than its successors is derived from it or supported by it.
    """
    pairs: dict[frozenset[str], Edge] = {}
    successors: dict[str, list[str]] = {}
    users: dict[str, list[tuple[str, str]]] = {}
    for edge in graph.edges():
        if edge.source == edge.target:
            continue
        if edge.role == CONTRADICTS:
            pairs.setdefault(frozenset((edge.source, edge.target)), edge)
        elif edge.role == SUPERSEDES:
            successors.setdefault(edge.target, []).append(edge.source)
        elif edge.role == "derived-from":
            users.setdefault(edge.target, []).append((edge.role, edge.source))
        elif edge.role == "supports":
            users.setdefault(edge.source, []).append((edge.role, edge.target))
    contradictions = (
        Contradiction(graph.node(edge.source), graph.node(edge.target)) for edge in pairs.values()
    )
    return Conflicts(tuple(contradictions), tuple(_in_use(graph, successors, users)))


def _in_use(
    graph: Graph, successors: dict[str, list[str]], users: dict[str, list[tuple[str, str]]]
) -> list[SupersededInUse]:
    found: list[SupersededInUse] = []
    for key, by in successors.items():
        relying = [
            Reliance(role, graph.node(user)) for role, user in users.get(key, ()) if user not in by
        ]
        if relying:
            newer = tuple(graph.node(other) for other in by)
            found.append(SupersededInUse(graph.node(key), newer, tuple(relying)))
    return found
