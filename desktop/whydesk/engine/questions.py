"""What a workspace answers from its graph, by label: the part of its face that asks recall.

The room of an answer is loaded when it is first asked for.
"""

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.graph.index import Graph
from whydesk.engine.model import Node, Think, WhyChain
from whydesk.engine.recall.limits import EXPANDED, FOUND
from whydesk.engine.wording import tr

if TYPE_CHECKING:
    from whydesk.engine.recall.anchors import Anchor
    from whydesk.engine.recall.cards import Card
    from whydesk.engine.recall.conflicts import Conflicts
    from whydesk.engine.recall.expand import Expansion
    from whydesk.engine.recall.find import Hit, SearchIndex
    from whydesk.engine.recall.match import Hop
    from whydesk.engine.recall.thinks import Thread


class Questions:
    """What is asked of a graph. ``path`` is where it comes from, for what errors say.

    Whoever edits the graph touches ``search``, or lets it go by ``_search``.
    """

    graph: Graph
    path: Path | None
    _search: "SearchIndex | None" = None

    def key(self, label: str) -> str:
        """The key of a label, an alias or a stable id.

        EngineError NO_SUCH_LABEL, naming the nearest labels, or AMBIGUOUS_LABEL, naming the nodes.
        """
        found = self.graph.resolve(label)
        if found.key is not None:
            return found.key
        if found.candidates:
            nodes = ", ".join(f"«{self.graph.node(key).label}»" for key in found.candidates)
            raise EngineError(
                ErrorCode.AMBIGUOUS_LABEL,
                tr("«{label}» names several nodes: {nodes}.", label=label, nodes=nodes),
            )
        by_id = self.graph.names.with_id(label)
        if by_id is not None:
            return by_id
        from whydesk.engine.recall.nearest import nearest_labels

        near = ", ".join(f"«{name}»" for name in nearest_labels(self.graph, label))
        raise EngineError(
            ErrorCode.NO_SUCH_LABEL,
            tr("There is no node «{label}».", label=label),
            tr("The nearest: {near}.", near=near) if near else "",
            Where(str(self.path or "")),
        )

    def node(self, label: str) -> Node:
        """The node of a label; errors as ``key``."""
        return self.graph.node(self.key(label))

    def why(self, label: str, depth: int | None = None, down: bool = False) -> WhyChain:
        """What a node rests on by the recorded reasons, nearest first; with ``down``, what rests
        on it. Errors as ``key``.
        """
        from whydesk.engine.recall.why import why

        return why(self.graph, self.key(label), depth, down)

    def show(self, label: str) -> "Card":
        """One node: properties, links both ways, folded thoughts. Errors as ``key``."""
        from whydesk.engine.recall.cards import card

        return card(self.graph, self.key(label))

    def find(
        self, query: str, limit: int = FOUND, type_name: str = "", role: str = ""
    ) -> "list[Hit]":
        """The nodes that hold every word of a literal query, best first.

        With ``type_name`` only those of the type, with ``role`` those that a link of it touches.
        """
        return self.search.search(query, limit, type_name, role)

    @property
    def search(self) -> "SearchIndex":
        """What ``find`` looks through; kept up to date by edits."""
        if self._search is None:
            from whydesk.engine.recall.find import SearchIndex

            self._search = SearchIndex(self.graph)
        return self._search

    def anchors(self, text: str) -> "tuple[Anchor, ...]":
        """The nodes that a text names, a question for one, with where it does."""
        from whydesk.engine.recall.anchors import anchors

        return anchors(self.graph, text)

    def expand(
        self,
        label: str,
        distance: int = 1,
        roles: Collection[str] = (),
        limit: int = EXPANDED,
    ) -> "Expansion":
        """What lies within some links of a node, nearest first. Errors as ``key``."""
        from whydesk.engine.recall.expand import expand

        return expand(self.graph, self.key(label), distance, roles, limit)

    def match(
        self,
        type_name: str = "",
        role: str = "",
        target_type: str = "",
        flag: str = "",
        then: "Sequence[Hop]" = (),
    ) -> list[Node]:
        """The nodes that meet every condition given, in source order; ``then`` leads on.

        EngineError USAGE for a flag that is not known.
        """
        from whydesk.engine.recall.match import match

        return match(self.graph, type_name, role, target_type, flag, then)

    def thoughts(self, label: str) -> "list[Thread]":
        """The thoughts of a node with what they said before, newest first. Errors as ``key``."""
        from whydesk.engine.recall.thinks import threads

        return threads(self.graph.thinks_of(self.key(label)))

    def loops(self) -> list[Think]:
        """The open todos and questions, those that are due first."""
        from whydesk.engine.recall.thinks import open_loops

        return open_loops(self.graph)

    def conflicts(self) -> "Conflicts":
        """Contradictions, and superseded nodes that something still rests on."""
        from whydesk.engine.recall.conflicts import conflicts

        return conflicts(self.graph)
