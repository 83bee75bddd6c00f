"""Which texts may only restate another: a suggestion for a person, never a verdict."""

from typing import NamedTuple

from whydesk.engine.graph.index import Graph
from whydesk.engine.graph.near_copies import (
    LIMIT,
    THRESHOLD,
    jaccard,
    near_copies,
    statement,
    words,
)

__all__ = ["LIMIT", "Suggestion", "looks_like_echo", "overlap", "suggestions"]

# Links that already say how two like texts belong together.
_TELLING = frozenset(("echo-of", "supersedes", "contradicts"))


class Suggestion(NamedTuple):
    """A node that may be an echo of an earlier one, with their overlap."""

    key: str
    label: str
    original_key: str
    original: str
    overlap: float


def overlap(one: str, other: str) -> float:
    """The Jaccard overlap of two texts' word sets: 0 nothing in common, 1 the same words."""
    return jaccard(words(one), words(other))


def looks_like_echo(text: str, original: str, threshold: float = THRESHOLD) -> bool:
    """Whether a text shares so many words with another that it may only restate it."""
    return overlap(text, original) >= threshold


def suggestions(graph: Graph, threshold: float = THRESHOLD) -> list[Suggestion]:
    """The nodes whose words are nearly those of an earlier node, where no link says why.

    ``LIMIT`` belongs beside whatever shows them.
    """
    texts = {node.key: text for node in graph.nodes() if (text := statement(node))}
    found: list[Suggestion] = []
    for later, earlier, shared in near_copies(texts, threshold):
        if not _told(graph, later, earlier):
            labels = graph.node(later).label, graph.node(earlier).label
            found.append(Suggestion(later, labels[0], earlier, labels[1], shared))
    return found


def _told(graph: Graph, one: str, other: str) -> bool:
    edges = graph.touching(one, _TELLING)
    return any(other in (edge.source, edge.target) for edge in edges)
