"""Where a completion is asked for: the line, the node it belongs to, and what is written there."""

import re

from msgspec import Struct

from whydesk.engine.graph.index import Graph
from whydesk.engine.graph.names import as_ref
from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.lmd.lexer import refs_in
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.lmd.statements import Thought
from whydesk.engine.model import Node

_ATTRIBUTE_NAME = re.compile(r"[ \t]([A-Za-z_][\w-]*)=")
_OPENED = re.compile(r"[ ]{0,3}@@([\w-]*)")


class Spot(Struct, frozen=True):
    """A line of a document, in a graph. It is made for one completion and asked at once."""

    graph: Graph
    document: LiveDocument
    line: int

    @property
    def text(self) -> str:
        return self.document.line(self.line)

    def key_of(self, label: str) -> str:
        """The key of the node that a label means, empty where it means none or several."""
        return (self.graph.resolve(label).key or "") if label else ""

    def owner(self) -> str:
        """The key of the node in whose text the line stands; empty before the first one."""
        node = self._chunk()[0].node
        return (self.graph.resolve(node.ref).key or "") if node else ""

    def owner_node(self) -> Node | None:
        key = self.owner()
        return self.graph.node(key) if key else None

    def declared_at(self, column: int) -> str:
        """The key of the node that the label at a column declares, if nothing else does."""
        chunk, first = self._chunk()
        if chunk.node is None or first != self.line:
            return ""
        ref, key = chunk.node.ref, self.owner()
        alone = key and len(self.graph.places(key)) == 1
        return key if alone and ref.start <= column <= ref.end else ""

    def written_keys(self) -> list[str]:
        """The keys that the owner has already, but for the one that this line gives it."""
        node = self.owner_node()
        if node is None:
            return []
        chunk, first = self._chunk()
        here = {item.key for item in chunk.properties() if item.line == self.line - first}
        return [key for key in node.properties if key not in here]

    def labels_on_line(self, besides: int) -> frozenset[str]:
        """The keys of all nodes that the line names, but for the label at a column."""
        refs = [ref for ref in refs_in(self.text) if not ref.start <= besides <= ref.end]
        return frozenset(key for ref in refs if (key := self.graph.resolve(ref).key))

    # --- thoughts ---------------------------------------------------------------------------------

    def attributes_on_line(self) -> frozenset[str]:
        return frozenset(_ATTRIBUTE_NAME.findall(self.text))

    def thought_type(self) -> str:
        """The type of the thought that the line opens."""
        found = _OPENED.match(self.text)
        return found[1].lower() if found else ""

    def thought(self) -> Thought | None:
        """The thought that the line is part of."""
        chunk, first = self._chunk()
        at = self.line - first
        return next((one for one in chunk.thoughts() if one.line <= at <= one.end_line), None)

    def host(self) -> str:
        """The key of the node that the thought of this line is about, else of the owner."""
        thought = self.thought()
        ref = thought.host if thought else None
        found = self.graph.resolve(as_ref(ref.label)).key if ref else None
        return found or self.owner()

    def _chunk(self) -> tuple[Chunk, int]:
        return self.document.chunk_at(self.line)
