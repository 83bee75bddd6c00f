"""The rows of the node card: what is said of a node, its links, its thoughts, its places."""

from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from whydesk.engine.graph.index import Graph
from whydesk.engine.model import Flag, Place, Think
from whydesk.engine.pack.origins import Origins
from whydesk.engine.pack.packfile import Commit
from whydesk.engine.recall.cards import Card, CardLink, Direction
from whydesk.engine.recall.thinks import Thread, instant
from whydesk.engine.redaction.gestures import property_target
from whydesk.engine.redaction.rules import Target
from whydesk.engine.redaction.shown import ShownTiers
from whydesk.engine.redaction.tiers import Tier
from whydesk.engine.wording import counted, tr
from whydesk.panels.places import FoundPlace
from whydesk.panels.words import flagged
from whydesk.session.tier_words import tier_said
from whydesk.widgets.plain import lines_of, one_line

MOST_ROWS = 60
_NO_HISTORY = tr("Plain text keeps no history, so no commit is known. A pack keeps one.")
_STAMPED = tr("Which commit brought what is as the pack's tables say; no seal covers that.")
_NO_COMMIT = tr("In no commit yet as it stands: it was changed since, or is not saved.")
_SHORT_SHA = 7
_T = TypeVar("_T")


class NodeKind(Enum):
    """What a row of the card is."""

    HEAD = "head"
    NOTE = "note"
    SECTION = "section"
    PROPERTY = "property"
    LINK = "link"
    THOUGHT = "thought"
    VERSION = "version"
    MORE = "more"
    PLACE = "place"


class NodeRow(Struct, frozen=True):
    """One row, in words that are fit to be painted.

    ``name`` is a key, role, thought type or file; ``note`` stands at the row's end. A row leads to
    a node (``key``), a place, or, with ``more``, to what is folded behind it. ``tier`` is who may
    see what it shows; the mark of one that is not open leads to a choice for what it is ``about``.
    That is a thought as it is written: where it stands may be another line by then.
    """

    kind: NodeKind
    text: str = ""
    name: str = ""
    note: str = ""
    tip: str = ""
    key: str = ""
    place: Place | None = None
    found: FoundPlace | None = None
    more: str = ""
    open: bool = False
    flags: tuple[Flag, ...] = ()
    tier: Tier = Tier.OPEN
    about: Target | Think | None = None

    @property
    def leads(self) -> bool:
        """Whether choosing the row does anything."""
        return bool(self.key or self.place or self.found or self.more)

    def spoken(self) -> str:
        """The row as one sentence, for a screen reader."""
        flags = [f"{flagged(flag.word)} {one_line(flag.by)}" for flag in self.flags]
        tier = tier_said(self.tier) if self.tier > Tier.OPEN else ""
        return ". ".join(filter(None, (self.name, self.text, *flags, tier, self.note)))


class NodeFacts(Struct, frozen=True):
    """All that a card shows: the card, where each property stands, origins, and what is unfolded.

    ``uses`` are the places that name the node, None while they are looked for.
    """

    card: Card
    property_places: dict[str, Place]
    origins: Origins | None
    keeps_history: bool
    uses: Sequence[FoundPlace] | None = None
    unfolded: frozenset[str] = frozenset()


def property_places(graph: Graph, key: str) -> dict[str, Place]:
    """Where each property of a node is written, the last place of a repeated one."""
    found: dict[str, Place] = {}
    for chunk in graph.names.declarations(key):
        for item in chunk.properties():
            found[item.key] = graph.place(chunk, item.line)
    return found


def node_rows(graph: Graph, facts: NodeFacts) -> list[NodeRow]:
    """The rows of a card, from top to bottom."""
    tiers = ShownTiers(graph)
    return [
        *_head(graph, facts, tiers),
        *_properties(facts, tiers),
        *_links(facts, Direction.OUT, tr("Links to")),
        *_links(facts, Direction.IN, tr("Linked from")),
        *_thoughts(facts, tiers),
        *_places(facts),
    ]


# --- parts ----------------------------------------------------------------------------------------


def _head(graph: Graph, facts: NodeFacts, tiers: ShownTiers) -> Iterator[NodeRow]:
    card = facts.card
    place = card.places[0] if card.places else None
    name = one_line(card.type) or tr("no type")
    aliases = ", ".join(one_line(alias) for alias in card.aliases[:8])
    note = tr("also called {aliases}", aliases=aliases) if aliases else ""
    yield NodeRow(
        NodeKind.HEAD, one_line(card.label), name, note,
        place=place, flags=card.flags, tier=tiers.node(card.key), about=Target(card.key),
    )  # fmt: skip
    if not facts.keeps_history:
        yield NodeRow(NodeKind.NOTE, _NO_HISTORY)
    elif facts.origins is None:
        yield NodeRow(NodeKind.NOTE, tr("Reading the history…"))
    else:
        commit = facts.origins.of_node(graph.node(card.key))
        words = tr("Brought by commit {commit}", commit=_commit(commit)) if commit else _NO_COMMIT
        yield NodeRow(NodeKind.NOTE, words, tip=_whole(commit))
        yield NodeRow(NodeKind.NOTE, _STAMPED)


def _properties(facts: NodeFacts, tiers: ShownTiers) -> Iterator[NodeRow]:
    said = [(key, value) for key, value in facts.card.properties.items() if key != "type"]
    if not said:
        return
    yield NodeRow(NodeKind.SECTION, tr("Properties"), note=f"{len(said):,}")

    def row(item: tuple[str, str]) -> NodeRow:
        key, value = item
        place = facts.property_places.get(key)
        return NodeRow(
            NodeKind.PROPERTY, lines_of(value), one_line(key, 60), place=place,
            tier=tiers.property(facts.card.key, key), about=property_target(facts.card.key, key),
        )  # fmt: skip

    yield from _capped(said, "properties", facts, row)


def _links(facts: NodeFacts, direction: Direction, title: str) -> Iterator[NodeRow]:
    links = [link for link in facts.card.links if link.direction is direction]
    if not links:
        return
    yield NodeRow(NodeKind.SECTION, title, note=f"{len(links):,}")
    by_role: dict[str, list[CardLink]] = {}
    for link in links:
        by_role.setdefault(link.role, []).append(link)
    ordered = [link for role in by_role for link in by_role[role]]

    def row(link: CardLink) -> NodeRow:
        commit = _link_commit(facts, link)
        return NodeRow(
            NodeKind.LINK, one_line(link.label), link.role, _short(commit, facts),
            _whole(commit) if facts.origins else "", link.key,
        )  # fmt: skip

    yield from _capped(ordered, direction.value, facts, row)


def _link_commit(facts: NodeFacts, link: CardLink) -> Commit | None:
    if facts.origins is None:
        return None
    ends = (facts.card.label, link.label)
    source, target = ends if link.direction is Direction.OUT else ends[::-1]
    return facts.origins.of_link(source, link.role, target)


def _thoughts(facts: NodeFacts, tiers: ShownTiers) -> Iterator[NodeRow]:
    threads = facts.card.threads
    if not threads:
        return
    yield NodeRow(NodeKind.SECTION, tr("Thoughts"), note=f"{len(threads):,}")
    shown = threads if "thoughts" in facts.unfolded else threads[:MOST_ROWS]
    for number, thread in enumerate(shown):
        yield from _thread(facts, tiers, thread, tr("thread {number}", number=number))
    if len(shown) < len(threads):
        yield _more(len(threads) - len(shown), "thoughts")


def _thread(facts: NodeFacts, tiers: ShownTiers, thread: Thread, name: str) -> Iterator[NodeRow]:
    commit = facts.origins.of_thought(thread.think) if facts.origins else None
    note = _short(commit, facts).partition(" · ")[0]
    thought = _thought(thread.think, NodeKind.THOUGHT, note, _whole(commit) if note else "")
    yield replace(thought, tier=tiers.at(thread.think.place), about=thread.think)
    if not thread.earlier:
        return
    is_open = name in facts.unfolded
    words = counted(len(thread.earlier), "{n} earlier version", "{n} earlier versions")
    yield NodeRow(NodeKind.MORE, words, more=name, open=is_open)
    for earlier in thread.earlier if is_open else ():
        yield _thought(earlier, NodeKind.VERSION)


def _thought(think: Think, kind: NodeKind, note: str = "", tip: str = "") -> NodeRow:
    status = tr("deleted") if think.deleted else think.status
    due = tr("due {day}", day=think.due) if think.due else ""
    author = tr("by {author}", author=think.author) if think.author else ""
    told = (_moment(think.at) or tr("no date"), think.type, status, due, author)
    name = " · ".join(one_line(part, 80) for part in told if part)
    text = lines_of(think.body) or one_line(think.title)
    return NodeRow(kind, text, name, note, tip, place=think.place)


def _moment(written: str) -> str:
    """A time as it is read, to the minute; what is no time as it is written."""
    return written[:16].replace("T", " ") if instant(written) is not None else written


def _places(facts: NodeFacts) -> Iterator[NodeRow]:
    uses = facts.uses
    if uses is None:
        yield NodeRow(NodeKind.SECTION, tr("Written in"))
        yield NodeRow(NodeKind.NOTE, tr("Looking through the files…"))
        return
    yield NodeRow(NodeKind.SECTION, tr("Written in"), note=f"{len(uses):,}")

    def row(found: FoundPlace) -> NodeRow:
        words = one_line(found.text)
        name = tr(
            "{shard}, line {line:,}", shard=one_line(found.shard, 80), line=found.span.line + 1
        )
        return NodeRow(NodeKind.PLACE, words, name, found.what, found=found)

    yield from _capped(uses, "places", facts, row)


def _capped(
    items: Sequence[_T], name: str, facts: NodeFacts, row: Callable[[_T], NodeRow]
) -> Iterator[NodeRow]:
    """The rows of the first items, and one that brings the rest."""
    shown = items if name in facts.unfolded else items[:MOST_ROWS]
    yield from map(row, shown)
    if len(shown) < len(items):
        yield _more(len(items) - len(shown), name)


def _more(left: int, name: str) -> NodeRow:
    if name == "properties":
        words = counted(left, "Show {n} more property", "Show {n} more properties")
    elif name == "thoughts":
        words = counted(left, "Show {n} more thought", "Show {n} more thoughts")
    elif name == "places":
        words = counted(left, "Show {n} more place", "Show {n} more places")
    else:
        words = counted(left, "Show {n} more link", "Show {n} more links")
    return NodeRow(NodeKind.MORE, words, more=name)


# --- commits --------------------------------------------------------------------------------------


def _commit(commit: Commit) -> str:
    told = (commit.sha[:_SHORT_SHA], commit.time[:10], one_line(commit.author, 60))
    return " · ".join(filter(None, told))


def _short(commit: Commit | None, facts: NodeFacts) -> str:
    """A commit at the end of a row; nothing where no history is known."""
    if facts.origins is None:
        return ""
    return f"{commit.sha[:_SHORT_SHA]} · {commit.time[:10]}" if commit else tr("no commit")


def _whole(commit: Commit | None) -> str:
    if commit is None:
        return _NO_COMMIT
    told = (tr("Commit {sha}", sha=commit.sha), commit.time, one_line(commit.author, 80), _STAMPED)
    return "\n".join(filter(None, told))
