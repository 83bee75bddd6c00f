"""What a graph's text says that bears on evidence: read in one walk, or again for one node."""

from collections.abc import Iterator, Sequence

from whydesk.engine.graph.index import Graph, Written
from whydesk.engine.graph.survey import statement_at
from whydesk.engine.lmd.lexer import refs_in
from whydesk.engine.lmd.statements import Chunk, Link, Property, Ref, group_name
from whydesk.engine.lmd.vocabulary import (
    GROUP_PREFIX,
    canonical_role,
    is_edge_key,
    rejection_name,
)

SUPPORTS, DERIVED_FROM, ECHO_OF = "supports", "derived-from", "echo-of"
ROLES = frozenset((SUPPORTS, DERIVED_FROM, ECHO_OF))
_OWN = frozenset(("type", "artifact", "withdrawn"))

Arrow = tuple[str, Ref, Ref]
"""Role, source and target of a link as it is written, its ends put right."""


class Said:
    """What the text says of one node: its own properties, its groups by name as references.

    ``plain`` is false where a group is written twice: then only the whole tells what counts.
    """

    __slots__ = ("claim", "groups", "plain", "rejected", "source", "withdrawn")

    def __init__(self) -> None:
        self.source = self.withdrawn = self.claim = False
        self.plain = True
        self.groups: dict[str, Sequence[Ref]] = {}
        self.rejected: tuple[Ref, ...] = ()

    def take(self, key: str, value: str) -> None:
        """Take in a property that names nobody."""
        if key == "type":
            self.claim = value.lower() == "claim"
        elif key == "artifact":
            self.source = True
        elif key == "withdrawn":
            self.withdrawn = True
        elif key.startswith(GROUP_PREFIX):
            self.plain &= self.groups.pop(key[len(GROUP_PREFIX) :], None) is None

    def take_refs(self, key: str, refs: tuple[Ref, ...]) -> bool:
        """Take in a property with references, where it is a group or a rejection."""
        name = group_name(key)
        if name is not None:
            self.plain &= name not in self.groups
            self.groups[name] = refs
            return True
        if rejection_name(key) is None:
            return False
        self.rejected += (refs[0],)
        return True


def of_node(graph: Graph, key: str) -> Said:
    """What all declarations of a node say together."""
    said = Said()
    for name, value in graph.node(key).properties.items():
        refs = refs_in(value) if "[[" in value else ()
        if not refs or not said.take_refs(name, refs):
            said.take(name, value)
    return said


def of_chunk(chunk: Chunk, owner: Ref) -> tuple[Said, list[Arrow]]:
    """What one declaration says of its node, and the links that it writes.

    Links that its groups imply are not among them.
    """
    said = Said()
    arrows: list[Arrow] = []
    for item in chunk.statements:
        if type(item) is Property:
            if item.refs:
                if said.take_refs(item.key, item.refs):
                    continue
                if is_edge_key(item.key):
                    arrows += _of_property(owner, item)
            if item.key in _OWN or item.key.startswith(GROUP_PREFIX):
                said.take(item.key, item.value)
        elif type(item) is Link and item.role in ROLES:
            arrows.append(_of_link(item))
    return said, arrows


def of_preamble(chunk: Chunk) -> list[Arrow]:
    """The links of a chunk that declares nothing."""
    return [_of_link(s) for s in chunk.statements if type(s) is Link and s.role in ROLES]


def _of_link(link: Link) -> Arrow:
    if link.swapped:
        return link.role, link.right, link.left
    return link.role, link.left, link.right


def _of_property(owner: Ref, item: Property) -> Iterator[Arrow]:
    role, swapped = canonical_role(item.key)
    if role in ROLES:
        for ref in item.refs:
            yield (role, ref, owner) if swapped else (role, owner, ref)


def is_implied(link: Written) -> bool:
    """Whether a link of support is only what a group says of its leg."""
    item = statement_at(link.chunk, link.line)
    return type(item) is Property and group_name(item.key) is not None
