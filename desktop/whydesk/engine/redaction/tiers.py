"""Who may see what, as the text says it: open, masked or secret; where it is said twice the
strictest counts.

A tier must not get lost by how it is written. So it is read from every declaration of a node, from
values that a later line replaces, and also where a mark that nobody sees or an odd line separator
keeps the parser from reading the line as a property.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from whydesk.engine.graph.index import Graph
from whydesk.engine.graph.names import as_ref
from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.lmd.statements import LineKind, Thought
from whydesk.engine.model import Place, slug
from whydesk.engine.wording import tr

if TYPE_CHECKING:
    from whydesk.engine.graph.neighbourhood import Neighbourhood

VISIBILITY = "visibility"
_PREFIX = f"{VISIBILITY}-"
_ODD_BREAKS = re.compile("[\x0b\x0c\x1c-\x1e\x85\u2028\u2029]")
_UNSEEN = re.compile(
    "[\x00-\x08\x0e-\x1b\x1f\xad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]"
)
_MEANT = re.compile(r"(?:\[\[.*\]\])?\s*>>\s*visibility(-[\w-]+)?\s*[:=]\s*(.*)", re.IGNORECASE)
_VERBATIM = (LineKind.CODE, LineKind.FRONT_MATTER)
_IN_THOUGHT = (LineKind.THOUGHT_OPEN, LineKind.THOUGHT_BODY, LineKind.THOUGHT_CLOSE)
_BODY_KEY_LENGTH = 60


class Tier(IntEnum):
    """How much of a thing an export shows; the greater is the stricter."""

    OPEN = 0
    MASKED = 1
    SECRET = 2

    @property
    def word(self) -> str:
        """The tier as it is written."""
        return self.name.lower()

    @property
    def mark(self) -> str:
        """A sign and the word, for where a thing is shown; nothing for what is open."""
        return _MARKS[self]


_MARKS = {Tier.OPEN: "", Tier.MASKED: tr("▮ masked"), Tier.SECRET: tr("✕ secret")}


class Marked(NamedTuple):
    """A tier and who says so: ``the text``, a rule in words, or ``by hand``."""

    tier: Tier
    by: str


OPEN = Marked(Tier.OPEN, "")
_TEXT = tr("the text")


def tier_of(written: str) -> Tier:
    """The tier that a word means; anything but the three words counts as secret."""
    word = written.strip()
    if not word or word == "open":
        return Tier.OPEN
    return Tier.MASKED if word == "masked" else Tier.SECRET


def property_name(key: str) -> str:
    """A property's key as tiers compare it: neither case nor ``_`` for ``-`` loses one."""
    return key.casefold().replace("_", "-")


def tier_key(key: str) -> str | None:
    """What a key gives a tier to: a property by name, or the node (an empty text); else None."""
    plain = property_name(key)
    if plain == VISIBILITY:
        return ""
    return plain.removeprefix(_PREFIX) if plain.startswith(_PREFIX) and plain != _PREFIX else None


def strictest(one: Marked, other: Marked) -> Marked:
    """The stricter of two; the first where they are alike."""
    return other if other.tier > one.tier else one


class Said(NamedTuple):
    """A thought in its place, with the key of the node it hangs on (empty where there is none).

    ``named`` says that it names a host at all.
    """

    place: Place
    thought: Thought
    host: str
    named: bool

    @property
    def group(self) -> tuple[str, str, str]:
        """What makes two thoughts versions of one."""
        ident = self.thought.attribute("id")
        if ident:
            return self.host, "id", ident
        return self.host, "body", self.thought.body[:_BODY_KEY_LENGTH]


class Tiers(Struct):
    """The tiers of a workspace. ``preambles`` are shards whose text before any node has one."""

    nodes: dict[str, Marked] = field(default_factory=dict[str, Marked])
    properties: dict[tuple[str, str], Marked] = field(default_factory=dict[tuple[str, str], Marked])
    thoughts: dict[Place, Marked] = field(default_factory=dict[Place, Marked])
    preambles: dict[str, Marked] = field(default_factory=dict[str, Marked])

    def node(self, key: str) -> Marked:
        return self.nodes.get(key, OPEN)

    def property(self, key: str, name: str) -> Marked:
        """The tier of a property by itself, whatever the node has."""
        return self.properties.get((key, property_name(name)), OPEN)

    def thought(self, place: Place) -> Marked:
        return self.thoughts.get(place, OPEN)

    def raise_node(self, key: str, marked: Marked) -> None:
        self.nodes[key] = strictest(self.node(key), marked)

    def raise_property(self, key: str, name: str, marked: Marked) -> None:
        name = property_name(name)
        self.properties[key, name] = strictest(self.property(key, name), marked)

    def raise_thought(self, place: Place, marked: Marked) -> None:
        self.thoughts[place] = strictest(self.thought(place), marked)


def said(graph: Graph) -> list[Said]:
    """All thoughts of a graph in source order."""
    found: list[Said] = []
    for shard, document in graph.documents.items():
        first = 0
        for chunk in document.chunks():
            for thought in chunk.thoughts():
                host = thought.host
                key = graph.resolve(as_ref(host.label)).key if host is not None else None
                place = Place(shard, first + thought.line)
                found.append(Said(place, thought, key or "", host is not None))
            first += len(chunk.lines)
    return found


def source_tiers(graph: Graph, thoughts: Iterable[Said]) -> Tiers:
    """The tiers that the text gives."""
    tiers = Tiers()
    for chunk in graph.chunks():
        if chunk.node is None:
            for _, tier in _written_in(chunk):
                _raise(tiers.preambles, chunk.shard, Marked(tier, _TEXT))
            continue
        key = graph.names.canonical(slug(chunk.node.ref.label))
        for name, tier in _written_in(chunk):
            if name:
                tiers.raise_property(key, name, Marked(tier, _TEXT))
            else:
                tiers.raise_node(key, Marked(tier, _TEXT))
    _read_thoughts(tiers, graph, list(thoughts))
    return tiers


def tiers_of(graph: Graph, key: str) -> Tiers:
    """The tiers that the text gives one node and its properties; those of thoughts are left out."""
    tiers = Tiers()
    for chunk in graph.names.declarations(key):
        for name, tier in _written_in(chunk):
            if name:
                tiers.raise_property(key, name, Marked(tier, _TEXT))
            else:
                tiers.raise_node(key, Marked(tier, _TEXT))
    return tiers


def with_tiers(graph: Graph, found: "Neighbourhood") -> "Neighbourhood":
    """The same with the tier of each node that the text gives it."""
    spots = tuple(
        replace(spot, visibility=tier.word) if tier else spot
        for spot in found.spots
        for tier in (tiers_of(graph, spot.key).node(spot.key).tier,)
    )
    return replace(found, spots=spots)


def _raise(table: dict[str, Marked], key: str, marked: Marked) -> None:
    table[key] = strictest(table.get(key, OPEN), marked)


def _written_in(chunk: Chunk) -> Iterator[tuple[str, Tier]]:
    """Each tier that a chunk's lines give its node (an empty name) or a property of it."""
    if VISIBILITY not in "\n".join(chunk.lines).lower():  # most chunks say nothing of it
        return
    for item in chunk.properties():
        name = tier_key(item.key)
        if name is not None:
            yield name, tier_of(item.value)
    for number, line in enumerate(chunk.lines):
        if chunk.kinds[number] in _VERBATIM or chunk.kinds[number] in _IN_THOUGHT:
            continue
        if VISIBILITY in line.lower():
            yield from _meant(line)


def _meant(line: str) -> Iterator[tuple[str, Tier]]:
    """The tiers that a person would read in a line, whatever the parser makes of it."""
    for part in _ODD_BREAKS.split(line):
        match = _MEANT.match(_UNSEEN.sub("", part).strip())
        if match is not None:
            name = property_name(match[1] or "")[1:]
            yield name, tier_of(_UNSEEN.sub("", match[2]))


def _read_thoughts(tiers: Tiers, graph: Graph, thoughts: list[Said]) -> None:
    """The tiers of thoughts; all versions of one have the strictest that any of them has."""
    strict: dict[tuple[str, str, str], Tier] = {}
    for one in thoughts:
        tier = tier_of_thought(graph, one)
        strict[one.group] = max(tier, strict.get(one.group, Tier.OPEN))
    for one in thoughts:
        if strict[one.group] > Tier.OPEN:
            tiers.thoughts[one.place] = Marked(strict[one.group], _TEXT)


def tier_of_thought(graph: Graph, one: Said) -> Tier:
    """The tier that a thought's own lines give it, whatever other versions of it say."""
    return max(_tiers_of(graph, one), default=Tier.OPEN)


def _tiers_of(graph: Graph, one: Said) -> Iterator[Tier]:
    document, thought = graph.documents[one.place.shard], one.thought
    for found in thought.attributes:
        if found.name.casefold() == VISIBILITY:
            yield tier_of(found.value)
    for number in range(one.place.line, one.place.line + thought.end_line - thought.line + 1):
        line = document.line(number)
        if VISIBILITY not in line.lower():
            continue
        yield from (tier for _, tier in _meant(line))
        stray = thought.stray if number == one.place.line else None
        if stray is not None and VISIBILITY in line[slice(*stray)].lower():
            yield Tier.SECRET  # ``visibility = masked`` and the like: meant, and unreadable


def counts(tiers: Mapping[str, Marked]) -> dict[Tier, int]:
    """How many of the marked are masked, and how many secret."""
    found = {Tier.MASKED: 0, Tier.SECRET: 0}
    for marked in tiers.values():
        if marked.tier > Tier.OPEN:
            found[marked.tier] += 1
    return found
