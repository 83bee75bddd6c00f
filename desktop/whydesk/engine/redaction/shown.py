"""The tiers of a text that is being edited, read where somebody looks and kept until it changes."""

from bisect import bisect_left
from operator import attrgetter
from typing import TypeVar

from whydesk.engine.graph.index import Graph
from whydesk.engine.graph.names import as_ref
from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.lmd.statements import LineKind, Property, Statement, Thought
from whydesk.engine.model import Place, slug
from whydesk.engine.recall.thinks import FoldKey, fold_key
from whydesk.engine.redaction.tiers import (
    VISIBILITY,
    Said,
    Tier,
    Tiers,
    tier_of,
    tier_of_thought,
    tiers_of,
)

_MARKED = (LineKind.NODE, LineKind.PROPERTY, LineKind.THOUGHT_OPEN)
_KEPT = 256
_line_of = attrgetter("line")
_T = TypeVar("_T")


class ShownTiers:
    """Answers for what is in sight; no answer goes through the whole text. One thread."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self._nodes: dict[str, Tiers] = {}
        self._versions: dict[str, dict[FoldKey, Tier]] = {}

    def node(self, key: str) -> Tier:
        """The tier of a node; open for a key that is none."""
        return self._of(key).node(key).tier

    def property(self, key: str, name: str) -> Tier:
        """The tier of a property by itself, whatever its node has."""
        return self._of(key).property(key, name).tier

    def has_closed(self, key: str) -> bool:
        """Whether a node, a property of it or a thought on it is masked or secret."""
        own = self._of(key)
        marked = (*own.nodes.values(), *own.properties.values())
        return any(one.tier for one in marked) or bool(self._strictest(key))

    def at(self, place: Place) -> Tier:
        """The tier of what a line declares: a node, a property or a thought; else open."""
        document = self.graph.documents[place.shard]
        chunk, first = document.chunk_at(place.line)
        line = place.line - first
        if chunk.kinds[line] not in _MARKED:
            return Tier.OPEN
        if chunk.kinds[line] == LineKind.THOUGHT_OPEN:
            return self._thought(chunk, line, place)
        if chunk.node is None:
            return Tier.OPEN
        key = self.graph.names.canonical(slug(chunk.node.ref.label))
        if chunk.kinds[line] == LineKind.NODE:
            return self.node(key)
        item = _statement_at(chunk, line)
        return self.property(key, item.key) if type(item) is Property else Tier.OPEN

    def forget(self, *, thoughts: bool = True) -> bool:
        """Read anew all that was asked for lately; whether any of it is another now.

        ``thoughts`` says that theirs may have changed too.
        """
        nodes, self._nodes = self._nodes, {}
        versions: dict[str, dict[FoldKey, Tier]] = {}
        if thoughts:
            versions, self._versions = self._versions, {}
        changed = [self._of(key) != tiers for key, tiers in nodes.items()]
        changed += [self._strictest(host) != tiers for host, tiers in versions.items()]
        return any(changed)

    def _of(self, key: str) -> Tiers:
        found = self._nodes.get(key)
        if found is None:
            _make_room(self._nodes)
            found = self._nodes[key] = tiers_of(self.graph, key)
        return found

    def _thought(self, chunk: Chunk, line: int, place: Place) -> Tier:
        thought = _statement_at(chunk, line)
        if type(thought) is not Thought:
            return Tier.OPEN
        host = thought.host
        key = self.graph.resolve(as_ref(host.label)).key if host is not None else None
        said = Said(place, thought, key or "", host is not None)
        own = tier_of_thought(self.graph, said)
        if not key:
            return own
        return max(own, self._strictest(key).get(said.group, Tier.OPEN))

    def _strictest(self, host: str) -> dict[FoldKey, Tier]:
        """The strictest tier of each thought of a node that any of its versions has."""
        found = self._versions.get(host)
        if found is None:
            _make_room(self._versions)
            found = self._versions[host] = {}
            there = host in self.graph.names
            # A node may have very many thoughts; few of them say who may see them.
            thinks = self.graph.thinks_of(host, having=VISIBILITY) if there else ()
            for think in thinks:
                if (tier := tier_of(think.visibility)) > Tier.OPEN:
                    key = fold_key(think)
                    found[key] = max(tier, found.get(key, Tier.OPEN))
        return found


def _statement_at(chunk: Chunk, line: int) -> Statement | None:
    """The statement that begins on a line of a chunk."""
    at = bisect_left(chunk.statements, line, key=_line_of)
    found = chunk.statements[at] if at < len(chunk.statements) else None
    return found if found is not None and found.line == line else None


def _make_room(table: dict[str, _T]) -> None:
    """Let go of what was asked for first; a screen shows far fewer than are kept."""
    if len(table) >= _KEPT:
        del table[next(iter(table))]
