"""What is written about one node of a why-chain: its essence, when and by whom."""

from typing import NamedTuple

from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.vocabulary import ESSENCE_KEYS
from whydesk.engine.model import Node
from whydesk.engine.recall.thinks import fold, is_older

DATE_KEYS = ("date", "at")
AUTHOR_KEYS = ("by", "author")


class Dating(NamedTuple):
    """When and by whom something was written; empty where nobody says.

    ``what`` is the type of the thought that says so, empty where the node itself does.
    """

    date: str = ""
    author: str = ""
    what: str = ""


def essence(node: Node) -> str:
    """The one property that says what a node is about, empty where it has none."""
    return _first(node, ESSENCE_KEYS)


def dating(graph: Graph, node: Node) -> Dating:
    """The date and author of a node: its own properties, or else its newest dated thought's."""
    date, author = _first(node, DATE_KEYS), _first(node, AUTHOR_KEYS).removeprefix("@")
    if date or author:
        return Dating(date, author)
    newest = Dating()
    for think in fold(graph.thinks_of(node.key)):
        if (think.at or think.author) and not is_older(think.at, newest.date):
            newest = Dating(think.at, think.author, think.type)
    return newest


def _first(node: Node, keys: tuple[str, ...]) -> str:
    return next((node.properties[key] for key in keys if node.properties.get(key)), "")
