"""Where a question begins: the nodes that a text names, by what they are called and nothing else.

``Why is Single-origin only?`` names the node *Single-origin only*. A name counts where it stands
as whole words, in any case, with its brackets or without; of names that overlap the longest counts,
of equally long ones the first. Nothing is likened or guessed.
"""

import re
from collections.abc import Iterator

from msgspec import Struct

from whydesk.engine.graph.index import Graph
from whydesk.engine.graph.names import as_ref
from whydesk.engine.lmd.lexer import refs_in
from whydesk.engine.model import Node, slug

_EDGES = re.compile(r"(?<!\w)(?=\S)|(?<=\S)(?!\w)")


class Anchor(Struct, frozen=True):
    """A stretch of a text, in code points, that names a node; several where it is ambiguous."""

    start: int
    end: int
    nodes: tuple[Node, ...]


def anchors(graph: Graph, text: str) -> tuple[Anchor, ...]:
    """The names of nodes in a text, in their order; they do not overlap."""
    bracketed = [
        Anchor(ref.start, ref.end, nodes)
        for ref in refs_in(text)
        if (nodes := _nodes(graph, ref.written))
    ]
    taken = {at for anchor in bracketed for at in range(anchor.start, anchor.end)}
    found = list(bracketed)
    for start, end in sorted(_stretches(graph, text), key=lambda s: (s[0] - s[1], s[0])):
        if taken.isdisjoint(range(start, end)):
            nodes = _nodes(graph, text[start:end])
            if nodes:
                found.append(Anchor(start, end, nodes))
                taken.update(range(start, end))
    return tuple(sorted(found, key=lambda anchor: anchor.start))


def _stretches(graph: Graph, text: str) -> Iterator[tuple[int, int]]:
    """What stands between two edges of words and could be as long as a name."""
    names = graph.names
    known = {*names.keys(), *names.aliases()}
    longest = max(map(len, known), default=0)
    edges = [found.start() for found in _EDGES.finditer(text)]
    for number, start in enumerate(edges):
        for end in edges[number + 1 :]:
            # A slug is about as long as its label: composing letters may shorten it to a third.
            if end - start > 3 * longest:
                break
            piece = text[start:end]
            if piece == piece.strip() and _is_known(piece, known):
                yield start, end


def _is_known(piece: str, known: set[str]) -> bool:
    ref = as_ref(piece)
    return slug(piece) in known or slug(ref.label) in known


def _nodes(graph: Graph, written: str) -> tuple[Node, ...]:
    resolution = graph.resolve(written)
    keys = resolution.candidates or ((resolution.key,) if resolution.key is not None else ())
    return tuple(graph.node(key) for key in keys)
