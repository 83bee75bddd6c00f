"""Recorded ancestry: what a node was concluded from, nearest first.

The walk follows the causal roles of LMD and nothing else. It is iterative and linear in the links
it meets: a chain of 100,000 nodes, forty diamonds in a row and a loop are ordinary input.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import islice
from typing import cast, overload

from whydesk.engine.bulk import bulk
from whydesk.engine.graph.index import Graph
from whydesk.engine.model import Beside, Edge, Flag, WhyChain, WhyStep
from whydesk.engine.recall.why_walk import WhyWalk

CONTRADICTS = "contradicts"
SUPERSEDES = "supersedes"


def why(
    graph: Graph,
    key: str,
    depth: int | None = None,
    down: bool = False,
    roles: Collection[str] | None = None,
) -> WhyChain:
    """The ancestors of a node, or its consequences with ``down``, breadth first.

    Each node stands once, at its nearest depth; the parents of one node keep source order; no step
    is deeper than ``depth``, and only links of ``roles`` are followed where any are named.
    ``contradicts`` never extends the walk: it becomes flags on the steps and, for the anchor, the
    nodes beside. ``loops`` names each link met on the way that leads from a node back to one it was
    itself reached through (or to itself), in the order of a depth-first walk: there is one at least
    for every loop among the steps, and none where there is no loop.
    Raises KeyError for a key that is no node.
    """
    walk = WhyWalk(graph, key, depth, down, roles)
    with bulk():
        walk.finish()
    loops = tuple(
        (_label(graph, walk, start), _label(graph, walk, back)) for start, back in walk.loops
    )
    flags = FlagReader(graph).of(key)
    return WhyChain(walk.anchor, WhySteps(walk), beside(graph, key), loops, flags)


class WhySteps(Sequence[WhyStep]):
    """The steps of a walk; what a step says beyond its key is read when the step is.

    So a chain of 100,000 is there at once, and costs what is looked at. It is good until the text
    is edited, and says so with a RuntimeError afterwards: ``tuple(steps)`` keeps them.
    """

    def __init__(self, walk: WhyWalk) -> None:
        self._walk = walk
        self._flags = FlagReader(walk.graph)

    def __len__(self) -> int:
        return len(self._walk)

    @overload
    def __getitem__(self, index: int) -> WhyStep: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[WhyStep, ...]: ...
    def __getitem__(self, index: int | slice) -> WhyStep | tuple[WhyStep, ...]:
        found = range(1, len(self) + 1)[index]
        return self._step(found) if isinstance(found, int) else tuple(map(self._step, found))

    def __iter__(self) -> Iterator[WhyStep]:
        return map(self._step, range(1, len(self) + 1))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, WhySteps | tuple):
            return NotImplemented
        return list(self) == list(cast("Sequence[object]", other))

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{len(self):,} steps from {self._walk.anchor.label!r}>"

    def _step(self, number: int) -> WhyStep:
        walk, graph = self._walk, self._walk.graph
        if walk.stale:
            raise RuntimeError("The text was edited since this was asked; ask again.")
        key = walk.keys[number]
        node = graph.node(key)
        via = graph.node(walk.keys[walk.through[number]]).label
        return WhyStep(
            walk.roles[number],
            key,
            node.label,
            node.type,
            via,
            walk.depths[number],
            self._flags.of(key),
        )


def beside(graph: Graph, key: str) -> tuple[Beside, ...]:
    """The nodes that disagree with a node, whichever side wrote it down; each once."""
    written: dict[str, set[str]] = {}
    for edge in graph.touching(key, (CONTRADICTS,)):
        if edge.source != edge.target:
            other = edge.target if edge.source == key else edge.source
            written.setdefault(other, set()).add(edge.source)
    nodes = ((graph.node(other), by) for other, by in written.items())
    return tuple(
        Beside(CONTRADICTS, node.key, node.label, node.type, key in by, node.key in by)
        for node, by in nodes
    )


def first_reasoned(graph: Graph, most: int = 400) -> str:
    """The first node of the source that has recorded reasons; empty if none of the first has."""
    neighbours = graph.neighbours()
    for chunk in islice(graph.chunks(), most):
        if chunk.node is not None:
            key = graph.resolve(chunk.node.ref).key
            if key is not None and neighbours(key):
                return key
    return ""


def _label(graph: Graph, walk: WhyWalk, number: int) -> str:
    return graph.node(walk.keys[number]).label


class FlagReader:
    """Tells which nodes of a graph are contradicted or superseded, and by whom."""

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        # Most chains have nothing to flag: then no step pays for looking.
        self._none = not (graph.writes(CONTRADICTS) or graph.writes(SUPERSEDES))

    def of(self, key: str) -> tuple[Flag, ...]:
        """The flags of a node: contradictions first, each in source order."""
        if self._none:
            return ()
        touching = self._graph.touching(key, (CONTRADICTS, SUPERSEDES))
        disputes = _contradicting(touching, key)
        found = [Flag("contradicted", self._graph.node(other).label) for other in disputes]
        found += [
            Flag("superseded", self._graph.node(edge.source).label)
            for edge in touching
            if edge.role == SUPERSEDES and edge.source != key
        ]
        return tuple(dict.fromkeys(found))


def _contradicting(touching: Iterable[Edge], key: str) -> Iterator[str]:
    """The keys at the other end of the node's contradictions, in source order."""
    for edge in touching:
        other = edge.target if edge.source == key else edge.source
        if edge.role == CONTRADICTS and other != key:
            yield other
