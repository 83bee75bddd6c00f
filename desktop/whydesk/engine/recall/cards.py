"""One node as a card: its properties, its links both ways, its thoughts, where it is written."""

from collections.abc import Generator, Mapping
from enum import Enum

from msgspec import Struct

from whydesk.engine.graph.index import Graph
from whydesk.engine.model import Edge, Flag, Place, Think
from whydesk.engine.recall.thinks import Thread, fold, threads
from whydesk.engine.recall.why import FlagReader
from whydesk.engine.steps import result_of


class Direction(Enum):
    """Which way a link runs, seen from the node on the card."""

    OUT = "out"
    IN = "in"


class CardLink(Struct, frozen=True):
    """A link of the node: its role, its direction, and the node at the other end."""

    role: str
    direction: Direction
    label: str
    key: str
    type: str = ""


class Card(Struct, frozen=True):
    """What is written about one node. ``links`` go out first, then in.

    ``thoughts`` are folded, in source order; ``threads`` are the same with their earlier versions,
    newest first. ``places`` are its node lines.
    """

    key: str
    label: str
    type: str
    stable_id: str
    sigil: str
    properties: Mapping[str, str]
    aliases: tuple[str, ...]
    flags: tuple[Flag, ...]
    links: tuple[CardLink, ...]
    thoughts: tuple[Think, ...]
    threads: tuple[Thread, ...] = ()
    places: tuple[Place, ...] = ()


def card(graph: Graph, key: str) -> Card:
    """The card of a node. Raises KeyError for a key that is no node."""
    return result_of(making_card(graph, key))


def making_card(graph: Graph, key: str) -> Generator[None, None, Card]:
    """The same; each yield is a place to pause, or to give it up where the graph changes."""
    node = graph.node(key)
    written = graph.thinks_of(key)
    links: list[CardLink] = []
    ways = ((Direction.OUT, graph.outgoing(key)), (Direction.IN, graph.incoming(key)))
    for direction, edges in ways:
        for edge in edges:
            links.append(_link(graph, edge, direction))
            yield
    return Card(
        key=node.key,
        label=node.label,
        type=node.type,
        stable_id=node.stable_id,
        sigil=node.sigil,
        properties=node.properties,
        aliases=node.aliases,
        flags=FlagReader(graph).of(key),
        links=tuple(links),
        thoughts=tuple(fold(written)),
        threads=tuple(threads(written)),
        places=tuple(graph.places(key)),
    )


def _link(graph: Graph, edge: Edge, direction: Direction) -> CardLink:
    other = graph.node(edge.target if direction is Direction.OUT else edge.source)
    return CardLink(edge.role, direction, other.label, other.key, other.type)
