"""Full text search over nodes: literal, ranked, the same answer every time.

A query has no syntax. It is cut at blanks into terms, and a node is a hit when each term occurs in
its label, its properties or its thoughts, ignoring case and accents. ``[[X]]`` finds what ``X``
finds. Hits whose label says it stand before hits whose text says it (see ``_Tier``).

The index is our own: what each node says, folded once and kept up to date by the keys that an edit
touched. Looking through it takes 2 ms for a rare word and under 30 ms for a letter that every one
of 10,000 nodes (100,000 lines) holds, where the time goes into ranking. A trigram index of FTS5
beside it was measured and left out: it saved 1 to 2 ms on rare words, nothing on common ones, cost
58 ms and a second copy of the text, and is not there in every SQLite.
"""

import unicodedata
from collections.abc import Callable, Iterable, Iterator
from enum import IntEnum
from heapq import nsmallest

from msgspec import Struct

from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.vocabulary import canonical_role
from whydesk.engine.model import Node
from whydesk.engine.recall.folding import folded, position
from whydesk.engine.recall.limits import FOUND
from whydesk.engine.recall.thinks import fold

_SNIPPET_LENGTH = 120
_SNIPPET_LEAD = 40
# The identity of a node is said by its label; these keys hold no words of its author.
_UNSEARCHED_KEYS = frozenset(("id", "type"))


class Hit(Struct, frozen=True):
    """A node that a search found. ``snippet`` is a piece of its text, on one line."""

    key: str
    label: str
    type: str
    snippet: str


Finder = Callable[[str, int], list[Hit]]
"""What finds nodes by words, and so many at most."""


class _Entry(Struct, frozen=True):
    """What is searched of one node: its text as it is, and label and text folded."""

    node: Node
    text: str
    folded_label: str
    folded_text: str


class _Tier(IntEnum):
    """How well an entry answers a query, best first."""

    LABEL = 0
    LABEL_START = 1
    LABEL_WORD = 2
    LABEL_PART = 3
    LABEL_TERMS = 4
    LABEL_AND_TEXT = 5
    TEXT_WORD = 6
    TEXT_PART = 7
    TEXT_TERMS = 8


_Rank = tuple[int, int, str]


class SearchIndex:
    """A search over one graph, kept up to date by the keys that changed.

    Nothing is read before the first search, unless ``filling`` is gone through. Any thread, one at
    a time, with the graph held still.
    """

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        self._entries: dict[str, _Entry] = {}
        self._stale: dict[str, None] = {}
        self._begun = False

    def touch(self, keys: Iterable[str]) -> None:
        """Say which nodes came, changed or went; they are read again before the next search."""
        if self._begun:
            self._stale.update(dict.fromkeys(keys))

    def filling(self) -> Iterator[None]:
        """Read what is not read yet, a node between one yield and the next.

        For who must not stop for a quarter of a second, as long as 10,000 nodes take. The graph may
        change between two steps; what is left undone, the next search does.
        """
        self._look_for_stale()
        while self._stale:
            key, _ = self._stale.popitem()
            self._renew(key)
            yield

    def types(self) -> list[str]:
        """The types of all nodes, in alphabetical order, the empty one last."""
        for _ in self.filling():
            pass
        names = {entry.node.type for entry in self._entries.values()}
        return sorted(names, key=lambda name: (not name, name.casefold(), name))

    def search(
        self, query: str, limit: int = FOUND, type_name: str = "", role: str = ""
    ) -> list[Hit]:
        """The best hits for a literal query; none for a query of blanks.

        With ``type_name`` only nodes of that type, with ``role`` only nodes that a link of that
        role touches, at either end.
        """
        terms = folded(_unbracketed(query.strip())).split()
        if not terms:
            return []
        for _ in self.filling():
            pass
        phrase = " ".join(terms)
        tiers: dict[_Tier, list[_Entry]] = {}
        for entry in self._candidates(type_name, role):
            tier = _tier(entry.folded_label, entry.folded_text, phrase, terms)
            if tier is not None:
                tiers.setdefault(tier, []).append(entry)
        return [_hit(entry, phrase, terms) for entry in _best(tiers, terms, max(limit, 0))]

    def _candidates(self, type_name: str, role: str) -> Iterable[_Entry]:
        found: Iterable[_Entry] = self._entries.values()
        if type_name:
            wanted = type_name.casefold()
            found = (entry for entry in found if entry.node.type.casefold() == wanted)
        if role:
            name, _ = canonical_role(role)
            ends = {
                end for e in self._graph.edges() if e.role == name for end in (e.source, e.target)
            }
            found = (entry for entry in found if entry.node.key in ends)
        return found

    def _look_for_stale(self) -> None:
        if not self._begun:
            self._begun = True
            self._stale.update(dict.fromkeys(self._graph.names.keys()))

    def _renew(self, key: str) -> None:
        self._entries.pop(key, None)
        if self._graph.names.is_node(key):
            node = self._graph.node(key)
            text = unicodedata.normalize("NFC", _text_of(self._graph, node))
            self._entries[key] = _Entry(node, text, folded(node.label), folded(text))


def _unbracketed(query: str) -> str:
    if query.startswith("[[") and query.endswith("]]") and len(query) > len("[[]]"):
        return query[2:-2]
    return query


def _text_of(graph: Graph, node: Node) -> str:
    """What a node says beyond its label: its values, also those in conflict, and its thoughts."""
    said = [value for key, value in node.properties.items() if key not in _UNSEARCHED_KEYS]
    said += [conflict.value for found in node.conflicts.values() for conflict in found]
    said += [think.body for think in fold(graph.thinks_of(node.key))]
    return "\n".join(said)


# --- ranking --------------------------------------------------------------------------------------


def _best(tiers: dict[_Tier, list[_Entry]], terms: list[str], limit: int) -> list[_Entry]:
    """The best entries by tier; then more mentions before fewer, short labels, and by key."""

    def rank(entry: _Entry) -> _Rank:
        mentions = sum(map(entry.folded_text.count, terms))
        return -mentions, len(entry.folded_label), entry.node.key

    found: list[_Entry] = []
    for tier in sorted(tiers):
        found += nsmallest(limit - len(found), tiers[tier], key=rank)
        if len(found) >= limit:
            break
    return found


def _tier(label: str, text: str, phrase: str, terms: list[str]) -> _Tier | None:
    """How well an entry answers, or None where a term is nowhere in it."""
    for term in terms:
        if term not in label and term not in text:
            return None
    tier = _label_tier(label, phrase, terms)
    return tier if tier is not None else _text_tier(text, label, phrase, terms)


def _label_tier(label: str, phrase: str, terms: list[str]) -> _Tier | None:
    if phrase in label:
        if label == phrase:
            return _Tier.LABEL
        if label.startswith(phrase):
            return _Tier.LABEL_START
        return _Tier.LABEL_WORD if _starts_word(label, phrase) else _Tier.LABEL_PART
    return _Tier.LABEL_TERMS if all(term in label for term in terms) else None


def _text_tier(text: str, label: str, phrase: str, terms: list[str]) -> _Tier:
    if any(term in label for term in terms):
        return _Tier.LABEL_AND_TEXT
    if phrase in text:
        return _Tier.TEXT_WORD if _starts_word(text, phrase) else _Tier.TEXT_PART
    return _Tier.TEXT_TERMS


def _starts_word(text: str, phrase: str) -> bool:
    at = text.find(phrase)
    while at > 0:
        if not text[at - 1].isalnum():
            return True
        at = text.find(phrase, at + 1)
    return at == 0


def _hit(entry: _Entry, phrase: str, terms: list[str]) -> Hit:
    node = entry.node
    return Hit(node.key, node.label, node.type, _snippet(entry, phrase, terms))


def _snippet(entry: _Entry, phrase: str, terms: list[str]) -> str:
    """The text around the first mention, else its beginning; dots where it was cut."""
    text = entry.text
    places = (entry.folded_text.find(wanted) for wanted in (phrase, *terms))
    first = next((place for place in places if place >= 0), 0)
    start = max(position(text, first) - _SNIPPET_LEAD, 0)
    end = start + _SNIPPET_LENGTH
    piece = " ".join(text[start:end].split())
    return ("…" if start else "") + piece + ("…" if end < len(text) else "")
