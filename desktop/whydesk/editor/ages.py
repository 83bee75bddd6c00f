"""Which of two nodes is the newer, where both tell: nothing is guessed where they do not."""

from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.ids import minted_ms
from whydesk.engine.model import Node
from whydesk.engine.recall.thinks import instant

_DATES = ("at", "date")
_SETTLED_MS = 60_000
"""Ids that were minted within a minute may have been added all at once, in any order."""


def is_newer(node: Node, than: Node) -> bool:
    """Whether a node is known to be newer, by the days that both carry or by when their ids were
    minted; false where that is not known.
    """
    days = _day(node), _day(than)
    if days[0] is not None and days[1] is not None:
        return days[0] > days[1]
    minted = minted_ms(node.stable_id), minted_ms(than.stable_id)
    if minted[0] is not None and minted[1] is not None:
        return minted[0] > minted[1] + _SETTLED_MS
    return False


def successors(graph: Graph, key: str) -> frozenset[str]:
    """All nodes that are written to have replaced a node, at any remove; itself included."""
    return _replaced(graph, key, forward=False)


def predecessors(graph: Graph, key: str) -> frozenset[str]:
    """All nodes that a node is written to have replaced, at any remove; itself included."""
    return _replaced(graph, key, forward=True)


def _replaced(graph: Graph, key: str, *, forward: bool) -> frozenset[str]:
    found, pending = {key}, [key]
    while pending:
        at = pending.pop()
        edges = graph.outgoing(at) if forward else graph.incoming(at)
        for edge in edges:
            far = edge.target if forward else edge.source
            if edge.role == "supersedes" and far not in found:
                found.add(far)
                pending.append(far)
    return frozenset(found)


def _day(node: Node) -> float | None:
    written = next((node.properties[key] for key in _DATES if key in node.properties), "")
    found = instant(written) if written else None
    return found.timestamp() if found else None
