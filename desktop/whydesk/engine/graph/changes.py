"""What an edit changed: more than prose, and about which nodes."""

from collections.abc import Iterable, Sequence
from operator import is_
from typing import NamedTuple

from msgspec import Struct

from whydesk.engine.graph.names import alias_slugs, as_ref
from whydesk.engine.graph.nodes import ALIAS_SET, NAMING_KEYS
from whydesk.engine.lmd.chunk import Chunk, referring
from whydesk.engine.lmd.statements import Statement, Thought
from whydesk.engine.model import slug


class ChangeSet(Struct, frozen=True):
    """What an edit changed. ``nodes`` are the keys that it touched: declared, linked or hosting.

    A node is touched by its aliases too, before the edit and after; a key may be that of no node.
    Lines ``first_line`` on, ``old_lines`` of them, are now ``new_lines``; ``names_changed`` says
    that labels, aliases, types or ids came or went. ``changed_kinds`` are lines elsewhere that are
    of another kind now.
    """

    shard: str
    revision: int
    first_line: int
    old_lines: int
    new_lines: int
    nodes: frozenset[str]
    names_changed: bool
    links_changed: bool
    thoughts_changed: bool
    changed_kinds: tuple[range, ...] = ()

    @property
    def meaning_changed(self) -> bool:
        """False where only prose changed."""
        return self.names_changed or self.links_changed or self.thoughts_changed or bool(self.nodes)


class Summary:
    """What some chunks say, to tell whether an edit changed more than prose."""

    def __init__(self, chunks: Iterable[Chunk]) -> None:
        self.names: list[tuple[str, ...]] = []
        self.links: list[tuple[str, str, str]] = []
        self.thoughts: list[tuple[object, ...]] = []
        self.content: dict[str, list[tuple[object, ...]]] = {}
        for chunk in chunks:
            self._read(chunk)

    def _read(self, chunk: Chunk) -> None:
        if chunk.node is not None:
            held = [(item.key, item.value) for item in chunk.properties()]
            named = (v for k, v in held if k in NAMING_KEYS)
            written = chunk.node.ref.written
            self.names.append((chunk.node.ref.sigil, chunk.node.ref.label, *named))
            # With the label as written, so that another spelling of it touches the node.
            self.content.setdefault(slug(chunk.node.ref.label), []).extend([(written,), *held])
            # Who else has that alias, or what is written by it, means another node by it.
            for key, value in held:
                if key in ALIAS_SET:
                    for alias in alias_slugs(value):
                        self.content.setdefault(alias, []).append((written,))
        for link in chunk.relations():
            ends = (link.source.label, link.role, link.target.label)
            self.links.append(ends)
            for label in (ends[0], ends[2]):
                self.content.setdefault(slug(label), []).append(ends)
        for thought in chunk.thoughts():
            said = (thought.type, thought.attributes, thought.body, thought.follows)
            self.thoughts.append(said)
            self.content.setdefault(host_key(thought), []).append(said)

    def touched(self, after: "Summary") -> set[str]:
        """The slugs about which something else is said now."""
        keys = self.content.keys() | after.content.keys()
        return {k for k in keys if k and self.content.get(k) != after.content.get(k)}


class Difference(NamedTuple):
    """What some chunks said before and say after, as far as the two differ.

    ``keeps_links`` says that one chunk became one, with every link where it was.
    """

    before: Summary
    after: Summary
    keeps_links: bool


def difference(old: Sequence[Chunk], new: Sequence[Chunk]) -> Difference:
    """Old and new chunks apart from what one chunk goes on to say at its start and end."""
    if len(old) != 1 or len(new) != 1 or old[0].node != new[0].node:
        return Difference(Summary(old), Summary(new), keeps_links=False)
    before, after = old[0].statements, new[0].statements
    head = _shared(before, after)
    tail = _shared(before[head:][::-1], after[head:][::-1])
    was, now = _part(old[0], head, tail), _part(new[0], head, tail)
    keeps_links = not was.relations() and not now.relations()
    return Difference(Summary((was,)), Summary((now,)), keeps_links)


def _shared(one: Sequence[Statement], other: Sequence[Statement]) -> int:
    """How many statements two lists begin with that are the very same."""
    same = list(map(is_, one, other))
    return same.index(False) if False in same else len(same)


def _part(chunk: Chunk, head: int, tail: int) -> Chunk:
    """A chunk with some of its statements, for its summary alone."""
    said = chunk.statements[head : len(chunk.statements) - tail]
    return Chunk([], None, chunk.kinds, chunk.node, said, referring(said), whole=True)


def host_key(thought: Thought) -> str:
    """The slug of the node that a thought says it is about, empty for none."""
    host = thought.host
    return "" if host is None else slug(as_ref(host.label).label)
