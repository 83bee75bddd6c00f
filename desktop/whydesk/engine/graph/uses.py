"""Where a node is named: every place in every shard, found once for showing uses and for renaming.

Code blocks, code spans and front matter hold no uses.
"""

from collections.abc import Callable, Iterator
from enum import Enum
from typing import NamedTuple

from whydesk.engine.graph.index import Graph
from whydesk.engine.graph.names import as_ref
from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.lmd.lexer import FOLLOW, refs_in
from whydesk.engine.lmd.statements import (
    LineKind,
    Link,
    MalformedLink,
    Property,
    Ref,
    Thought,
    group_name,
)
from whydesk.engine.lmd.vocabulary import ALIAS_KEYS, is_edge_key
from whydesk.engine.model import slug
from whydesk.engine.wording import tr

_TEXT_KINDS = frozenset((LineKind.PROSE, LineKind.HEADING, LineKind.THOUGHT_BODY))
# What these say is a name of its own, brackets or not.
_NAMING_KEYS = frozenset((*ALIAS_KEYS, "id"))


class UseKind(Enum):
    """What a place is, in the words that a person reads."""

    NODE = tr("node")
    LINK = tr("link")
    PROPERTY = tr("property")
    GROUP = tr("support group")
    VALUE = tr("value")
    MENTION = tr("mention")
    HOST = tr("host of a thought")
    TEXT = tr("text")
    HEADING = tr("heading")
    ALIAS = tr("alias")


class Spelling(Enum):
    """How a reference names its node: by its label, with the sigil as part of it, by an alias."""

    LABEL = "label"
    WITH_SIGIL = "with-sigil"
    ALIAS = tr("alias")


class Use(NamedTuple):
    """One place that names a node: columns ``start`` to ``end`` of a line of a shard.

    The columns enclose the brackets, for a host the value without its quotes. ``label`` and
    ``sigil`` are as written, ``text`` is the whole line.
    """

    kind: UseKind
    shard: str
    line: int
    start: int
    end: int
    label: str
    sigil: str
    spelling: Spelling
    text: str


class Found(NamedTuple):
    """A use in its chunk, with its line counted from the chunk's first."""

    kind: UseKind
    line: int
    ref: Ref
    spelling: Spelling


def uses(graph: Graph, key: str) -> list[Use]:
    """All places that name a node, its own node lines too, in source order.

    Places that use an alias are among them; KeyError where there is no such node.
    """
    return [use for use in each_use(graph, key) if use is not None]


def each_use(graph: Graph, key: str) -> Iterator[Use | None]:
    """The same one by one; None after each chunk is a place to pause."""
    finder = UseFinder(graph, key)
    for shard, document in graph.documents.items():
        first = 0
        for chunk in document.chunks():
            for kind, line, ref, spelling in finder.in_chunk(chunk):
                span, text = (ref.start, ref.end), chunk.lines[line]
                yield Use(kind, shard, first + line, *span, ref.label, ref.sigil, spelling, text)
            yield None
            first += len(chunk.lines)


class UseFinder:
    """Finds what names one node, chunk by chunk. Made for one run over an unchanged graph."""

    def __init__(self, graph: Graph, key: str) -> None:
        node = graph.node(key)
        self.key = key
        self.labels = frozenset(graph.names.label_keys(key))
        self._names = graph.names
        self._written = frozenset(graph.names.reference_keys(key, node.aliases))
        self._known: dict[str, dict[str, Spelling | None]] = {}

    def in_chunk(self, chunk: Chunk) -> list[Found]:
        """The uses in a chunk, in source order."""
        if not any("[[" in line or "@@" in line for line in chunk.lines):
            return []
        found: list[Found] = []
        for kind, line, ref in _references(chunk):
            spelling = self.spelling(ref)
            if spelling is not None:
                found.append(Found(kind, line, ref, spelling))
        if len(found) > 1:
            found.sort(key=_place)
        return found

    def spelling(self, ref: Ref) -> Spelling | None:
        """How a reference names the node, None where it means another or nothing."""
        known = self._known.setdefault(ref.sigil, {})
        if ref.label not in known:
            known[ref.label] = self._spelling(ref)
        return known[ref.label]

    def _spelling(self, ref: Ref) -> Spelling | None:
        key = slug(ref.label)
        if key in self.labels:
            return Spelling.LABEL
        kept = ref.sigil + key
        if key not in self._written and kept not in self._written:
            return None
        if self._names.key_of(key, ref.sigil) != self.key:
            return None
        by_sigil = kept in self.labels and self._names.key_of(key) is None
        return Spelling.WITH_SIGIL if by_sigil else Spelling.ALIAS


def _place(found: Found) -> tuple[int, int]:
    return found.line, found.ref.start


def _references(chunk: Chunk) -> Iterator[tuple[UseKind, int, Ref]]:
    """All references of a chunk: those that its statements hold, and those in its prose."""
    if chunk.node is not None:
        yield UseKind.NODE, 0, chunk.node.ref
    for statement in chunk.noted:  # a property without a reference has none
        reader = _READERS.get(type(statement))
        if reader is not None:
            yield from reader(statement)
    for number, line in enumerate(chunk.lines):
        if "[[" in line and chunk.kinds[number] in _TEXT_KINDS:
            yield from _in_text(line, number, chunk.kinds[number] == LineKind.THOUGHT_BODY)


def _in_link(link: Link) -> Iterator[tuple[UseKind, int, Ref]]:
    yield UseKind.LINK, link.line, link.left
    yield UseKind.LINK, link.line, link.right


def _in_malformed(wrong: MalformedLink) -> Iterator[tuple[UseKind, int, Ref]]:
    return ((UseKind.LINK, wrong.line, ref) for ref in wrong.refs)


def _in_property(item: Property) -> Iterator[tuple[UseKind, int, Ref]]:
    if not item.refs or item.key in _NAMING_KEYS:
        return
    kind = UseKind.VALUE
    if group_name(item.key) is not None:
        kind = UseKind.GROUP
    elif is_edge_key(item.key):
        kind = UseKind.PROPERTY
    for ref in item.refs:
        yield kind, item.line, ref


def _in_thought(thought: Thought) -> Iterator[tuple[UseKind, int, Ref]]:
    host = thought.host
    if host is not None:
        named = as_ref(host.label)
        yield UseKind.HOST, thought.line, Ref(named.label, named.sigil, host.start, host.end)


def _in_text(line: str, number: int, in_thought: bool) -> Iterator[tuple[UseKind, int, Ref]]:
    if in_thought and FOLLOW.match(line):
        return
    for ref in refs_in(line):
        mention = in_thought and ref.start > 0 and line[ref.start - 1] == "@"
        yield UseKind.MENTION if mention else UseKind.TEXT, number, ref


_READERS: dict[type, Callable[..., Iterator[tuple[UseKind, int, Ref]]]] = {
    Link: _in_link,
    MalformedLink: _in_malformed,
    Property: _in_property,
    Thought: _in_thought,
}
