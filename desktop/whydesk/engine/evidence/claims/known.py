"""What a workspace states already, so that taking claims out of a text doubles none of them."""

import re
import unicodedata
from collections.abc import Iterator

from whydesk.engine.graph.index import Graph
from whydesk.engine.graph.near_copies import statement
from whydesk.engine.model import Node

_BLANKS = re.compile(r"\s+")
_AT_THE_END = " .。!！…\"'“”’»」』)"
_AT_THE_START = " \"'“‘«「『("


class Known:
    """Which node states something, and which is a passage of a text. Keys, or empty texts.

    ``steps`` reads the workspace a node at a time, for who pauses in between; until it is through,
    what was not read yet is not known. Two statements are the same where only case, blanks, quotes
    around them or the end mark differ.
    """

    def __init__(self) -> None:
        self._claims: dict[str, str] = {}
        self._passages: dict[tuple[str, str], str] = {}

    def steps(self, graph: Graph) -> Iterator[None]:
        """Read all nodes of a workspace."""
        for node in graph.nodes():
            self.take(node)
            yield

    def take(self, node: Node) -> None:
        """Know what one node states; the first of several stands for all."""
        artifact = node.properties.get("artifact", "")
        if artifact:
            quote = node.properties.get("quote", "")
            self._passages.setdefault((_plain(artifact), _plain(quote)), node.key)
            return
        for said in (statement(node), node.label):
            self.take_words(said, node.key)

    def take_words(self, said: str, key: str) -> None:
        """Know that a node states this."""
        if said:
            self._claims.setdefault(_plain(said), key)

    def claim(self, wording: str) -> str:
        """The node that states this."""
        return self._claims.get(_plain(wording), "")

    def passage(self, artifact: str, quote: str) -> str:
        """The node that is this passage of this text."""
        return self._passages.get((_plain(artifact), _plain(quote)), "")


def known_in(graph: Graph) -> Known:
    """All that a workspace states."""
    known = Known()
    for _ in known.steps(graph):
        pass
    return known


def _plain(said: str) -> str:
    """What two spellings of one statement share."""
    plain = _BLANKS.sub(" ", unicodedata.normalize("NFC", said)).strip().casefold()
    return plain.rstrip(_AT_THE_END).lstrip(_AT_THE_START) or plain
