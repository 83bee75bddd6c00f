"""Full text search over nodes: literal, ranked, the same answer every time.

A query has no syntax. It is cut at blanks into terms, and a node is a hit when each term occurs in
its label, its properties or its thoughts, ignoring case and accents. ``[[X]]`` finds what ``X``
finds. Hits whose label says it stand before hits whose text says it (see ``_rank``).
"""

import sqlite3
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum

from whydesk.engine.graph.index import Graph
from whydesk.engine.model import Node
from whydesk.engine.recall.folding import folded, position
from whydesk.engine.recall.thinks import fold
from whydesk.engine.recall.trigrams import Trigrams

DEFAULT_LIMIT = 20
_SNIPPET_LENGTH = 120
_SNIPPET_LEAD = 40
# The identity of a node is said by its label; these keys hold no words of its author.
_UNSEARCHED_KEYS = frozenset(("id", "type"))


@dataclass(frozen=True, slots=True)
class Hit:
    """A node that a search found. ``snippet`` is a piece of its text, on one line."""

    key: str
    label: str
    type: str
    snippet: str


@dataclass(frozen=True, slots=True)
class _Entry:
    """What is searched of one node: its label and text as they are, and both folded."""

    number: int
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


_Rank = tuple[int, int, int, str]


class SearchIndex:
    """A search over one graph, kept up to date by the keys that changed.

    Nothing is read before the first search. It scans (about 0.3 ms for 1,000 nodes) until
    ``prepare`` has built an index; both give the same hits in the same order. Any thread, one at a
    time, with the graph held still.
    """

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        self._entries: dict[int, _Entry] = {}
        self._numbers: dict[str, int] = {}
        self._stale: set[str] = set()
        self._merged: dict[str, str] = {}
        self._next = 0
        self._filled = False
        self._trigrams: Trigrams | None = None

    @property
    def indexed(self) -> bool:
        """Whether searches use the index; false before ``prepare``, or where FTS5 is missing."""
        return self._trigrams is not None

    def touch(self, keys: Iterable[str]) -> None:
        """Say which nodes came, changed or went; they are read again at the next search."""
        if self._filled:
            self._stale.update(keys)

    def prepare(self) -> bool:
        """Build the index, for a workspace that is searched often; false where FTS5 is missing.

        Takes about 50 ms for 1,000 nodes, so it belongs on a worker thread.
        """
        self._refresh()
        if self._trigrams is None:
            try:
                self._trigrams = Trigrams()
            except sqlite3.OperationalError:
                return False
            self._trigrams.add((e.number, _whole(e)) for e in self._entries.values())
        return True

    def search(self, query: str, limit: int = DEFAULT_LIMIT) -> list[Hit]:
        """The best hits for a literal query; none for a query of blanks."""
        phrase = folded(_unbracketed(query.strip()))
        terms = phrase.split()
        if not terms:
            return []
        self._refresh()
        phrase = " ".join(terms)
        found: list[tuple[_Rank, _Entry]] = []
        for entry in self._candidates(terms):
            rank = _rank(entry, phrase, terms)
            if rank is not None:
                found.append((rank, entry))
        found.sort(key=lambda pair: pair[0])
        return [_hit(entry, phrase, terms) for _, entry in found[: max(limit, 0)]]

    def _candidates(self, terms: list[str]) -> Iterable[_Entry]:
        numbers = self._trigrams.candidates(terms) if self._trigrams else None
        if numbers is None:
            return self._entries.values()
        return (self._entries[number] for number in numbers)

    def _refresh(self) -> None:
        merged = dict(self._graph.names.merged)
        if not self._filled:
            self._stale.update(node.key for node in self._graph.nodes())
            self._filled = True
        elif self._stale and merged != self._merged:
            # Nodes came together or apart, and with them what other keys say.
            self._stale.update(self._numbers, (node.key for node in self._graph.nodes()))
        self._merged = merged
        for key in self._stale:
            self._renew(key)
        self._stale.clear()

    def _renew(self, key: str) -> None:
        number = self._numbers.pop(key, None)
        if number is not None:
            gone = self._entries.pop(number)
            if self._trigrams:
                self._trigrams.remove(number, _whole(gone))
        if key in self._graph.names and self._graph.names.canonical(key) == key:
            self._add(self._graph.node(key))

    def _add(self, node: Node) -> None:
        text = unicodedata.normalize("NFC", _text_of(self._graph, node))
        entry = _Entry(self._next, node, text, folded(node.label), folded(text))
        self._entries[entry.number] = entry
        self._numbers[node.key] = entry.number
        self._next += 1
        if self._trigrams:
            self._trigrams.add([(entry.number, _whole(entry))])


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


def _whole(entry: _Entry) -> str:
    return entry.folded_label + "\n" + entry.folded_text


def _rank(entry: _Entry, phrase: str, terms: list[str]) -> _Rank | None:
    """Where an entry stands among the hits, or None if it is none.

    By tier; then more mentions before fewer; then a short label before a long one; then by key.
    """
    label, text = entry.folded_label, entry.folded_text
    for term in terms:
        if term not in label and term not in text:
            return None
    tier = _label_tier(label, phrase, terms)
    if tier is None:
        tier = _text_tier(text, label, phrase, terms)
    mentions = sum(map(text.count, terms))
    return tier, -mentions, len(label), entry.node.key


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
