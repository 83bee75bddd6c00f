"""Recorded ancestry: what a node was concluded from, nearest first.

The walk follows the causal roles of LMD and nothing else. It is iterative and linear in the links
it meets: a chain of 100,000 nodes, forty diamonds in a row and a loop are ordinary input.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator

from whydesk.engine.bulk import bulk
from whydesk.engine.graph.index import Graph
from whydesk.engine.model import Beside, Edge, Flag, WhyChain, WhyStep

CONTRADICTS = "contradicts"
SUPERSEDES = "supersedes"

Neighbours = Callable[[str], list[tuple[str, str]]]
Walked = dict[str, list[tuple[str, str]]]


def why(graph: Graph, key: str, depth: int | None = None, down: bool = False) -> WhyChain:
    """The ancestors of a node, or its consequences with ``down``, breadth first.

    Each node stands once, at its nearest depth; the parents of one node keep source order; no step
    is deeper than ``depth``. ``contradicts`` never extends the walk: it becomes flags on the steps
    and, for the anchor, the nodes beside. ``loops`` names each link met on the way that leads from
    a node back to one it was itself reached through (or to itself), in the order of a depth-first
    walk: there is one at least for every loop among the steps, and none where there is no loop.
    Raises KeyError for a key that is no node.
    """
    anchor = graph.node(key)
    neighbours = graph.effects if down else graph.causes
    flags = FlagReader(graph)
    steps: list[WhyStep] = []
    with bulk():
        reached, walked = _breadth_first(key, neighbours, depth)
        for role, found, through, level in reached:
            node = graph.node(found)
            via = graph.node(through).label
            steps.append(WhyStep(role, found, node.label, node.type, via, level, flags.of(found)))
    loops = tuple(
        (graph.node(start).label, graph.node(back).label)
        for start, back in _back_links(key, walked)
    )
    return WhyChain(anchor, tuple(steps), beside(graph, key), loops, flags.of(key))


def beside(graph: Graph, key: str) -> tuple[Beside, ...]:
    """The nodes that disagree with a node, whichever side wrote it down; each once."""
    others = dict.fromkeys(_contradicting(graph.touching(key, (CONTRADICTS,)), key))
    nodes = (graph.node(other) for other in others)
    return tuple(Beside(CONTRADICTS, node.key, node.label, node.type) for node in nodes)


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


def _breadth_first(
    key: str, neighbours: Neighbours, depth: int | None
) -> tuple[list[tuple[str, str, str, int]], Walked]:
    """Every node reached as (role, key, through, depth), and the links of each node walked."""
    seen = {key}
    queue = deque([(key, 1)])
    reached: list[tuple[str, str, str, int]] = []
    walked: Walked = {}
    while queue:
        here, level = queue.popleft()
        if depth is not None and level > depth:
            continue
        walked[here] = links = neighbours(here)
        for role, parent in links:
            if parent not in seen:
                seen.add(parent)
                reached.append((role, parent, here, level))
                queue.append((parent, level + 1))
    return reached, walked


def _back_links(key: str, walked: Walked) -> Iterator[tuple[str, str]]:
    """The links that close a loop among the walked nodes, in depth-first order."""
    if sum(map(len, walked.values())) < len(walked):
        return  # a tree: every link reached something new
    done: set[str] = set()
    path = {key: None}
    stack = [(key, iter(walked.get(key, ())))]
    while stack:
        here, links = stack[-1]
        for _, parent in links:
            if parent in path:
                yield here, parent
            elif parent not in done:
                path[parent] = None
                stack.append((parent, iter(walked.get(parent, ()))))
                break
        else:
            stack.pop()
            del path[here]
            done.add(here)
