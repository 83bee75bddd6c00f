"""What does not sit well together: contradictions, and superseded nodes still relied on."""

from collections.abc import Iterator

from msgspec import Struct

from whydesk.engine.graph.index import Graph
from whydesk.engine.model import Node, Place
from whydesk.engine.recall.why import CONTRADICTS, SUPERSEDES


class Contradiction(Struct, frozen=True):
    """Two nodes that disagree, in the order in which it was first written down."""

    left: Node
    right: Node


class Reliance(Struct, frozen=True):
    """A node that rests on another, and the role that says so."""

    role: str
    node: Node


class SupersededInUse(Struct, frozen=True):
    """A node that was replaced, by whom, and what still rests on it."""

    node: Node
    superseded_by: tuple[Node, ...]
    used_by: tuple[Reliance, ...]


class Conflicts(Struct, frozen=True):
    """All that does not sit well together in a graph. Its length counts who relies on what."""

    contradictions: tuple[Contradiction, ...]
    superseded_in_use: tuple[SupersededInUse, ...]

    def __len__(self) -> int:
        return len(self.contradictions) + sum(len(use.used_by) for use in self.superseded_in_use)


class ConflictSearch:
    """Finds the conflicts of a graph: take its links in source order, then go through ``gather``.

    For who does it in slices, to have ``found`` at the end; ``conflicts`` does it in one go.
    """

    def __init__(self) -> None:
        self._pairs: dict[frozenset[str], tuple[str, str]] = {}
        self._successors: dict[str, list[str]] = {}
        self.found = Conflicts((), ())

    def take(self, source: str, target: str, role: str) -> None:
        """Look at one link that resolves; each is to be shown once."""
        if source == target:
            return
        if role == CONTRADICTS:
            self._pairs.setdefault(frozenset((source, target)), (source, target))
        elif role == SUPERSEDES:
            self._successors.setdefault(target, []).append(source)

    def gather(self, graph: Graph) -> Iterator[None]:
        """Put together what was found; each yield is a place where it may pause.

        All contradictions, each pair once, and all superseded nodes in use, in source order. In
        use: something other than its successors is derived from it or supported by it.
        """
        contradictions: list[Contradiction] = []
        for left, right in self._pairs.values():
            contradictions.append(Contradiction(graph.node(left), graph.node(right)))
            yield
        in_use: list[SupersededInUse] = []
        for key, by in self._successors.items():
            relying = tuple(use for use in _reliances(graph, key) if use.node.key not in by)
            if relying:
                newer = tuple(graph.node(other) for other in by)
                in_use.append(SupersededInUse(graph.node(key), newer, relying))
            yield
        self.found = Conflicts(tuple(contradictions), tuple(in_use))


def conflicts(graph: Graph) -> Conflicts:
    """What does not sit well together in a graph; see ``ConflictSearch.gather``."""
    search = ConflictSearch()
    for edge in graph.edges():
        search.take(edge.source, edge.target, edge.role)
    for _ in search.gather(graph):
        pass
    return search.found


def link_place(graph: Graph, source: str, role: str, target: str) -> Place | None:
    """Where a link is first written down, None where it is not; the keys are those of its ends."""
    if not graph.places(source):
        return None
    names = graph.names.reference_keys(source, graph.node(source).aliases)
    found: dict[tuple[str, int, int], Place] = {}
    for link in (one for name in names for one in graph.written_as(name)):
        ends = graph.end(link.source, link.source_key), graph.end(link.target, link.target_key)
        if link.role == role and ends == (source, target):
            found[*link.chunk.position, link.number] = graph.place(link.chunk, link.line)
    return found[min(found)] if found else None


def _reliances(graph: Graph, key: str) -> Iterator[Reliance]:
    for edge in graph.touching(key, ("derived-from", "supports")):
        if edge.source == edge.target:
            continue
        if edge.role == "derived-from" and edge.target == key:
            yield Reliance(edge.role, graph.node(edge.source))
        elif edge.role == "supports" and edge.source == key:
            yield Reliance(edge.role, graph.node(edge.target))
