"""What the text says that bears on evidence: kinds of properties, and links as they are written."""

from collections.abc import Iterator, Sequence
from enum import IntEnum

from msgspec import Struct, field

from whydesk.engine.graph.index import Graph, Written
from whydesk.engine.graph.survey import statement_at
from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.lmd.lexer import refs_in
from whydesk.engine.lmd.statements import Link, Property, Ref, group_name
from whydesk.engine.lmd.vocabulary import (
    ALIAS_KEYS,
    REDACTED_REASONS,
    canonical_role,
    is_edge_key,
    rejection_name,
)
from whydesk.engine.model import slug

SUPPORTS, DERIVED_FROM, ECHO_OF = "supports", "derived-from", "echo-of"
ROLES = frozenset((SUPPORTS, DERIVED_FROM, ECHO_OF))

Arrow = tuple[str, Ref, Ref]
"""Role, source and target of a link as it is written, its ends put right."""


class Kind(IntEnum):
    """What a property is to the evidence, by its key."""

    NOTHING = 0
    GROUP = 1
    TYPE = 2
    ARTIFACT = 3
    WITHDRAWN = 4
    LINK = 5
    ALIAS = 6
    REJECTION = 7


_FIXED = {"type": Kind.TYPE, "artifact": Kind.ARTIFACT, "withdrawn": Kind.WITHDRAWN}


class Kinds(dict[str, Kind]):
    """The kind of each key, worked out when it is first asked for: a text has few, very often."""

    def __missing__(self, key: str) -> Kind:
        self[key] = found = _kind_of(key)
        return found


def _kind_of(key: str) -> Kind:
    if group_name(key) is not None:
        return Kind.GROUP
    if rejection_name(key) is not None:
        return Kind.REJECTION
    if key in ALIAS_KEYS:
        return Kind.ALIAS
    if key == REDACTED_REASONS:
        return Kind.LINK
    if is_edge_key(key) and canonical_role(key)[0] in ROLES:
        return Kind.LINK
    return _FIXED.get(key, Kind.NOTHING)


def is_claim(value: str) -> bool:
    """Whether a type is that of a claim."""
    return value.lower() == "claim"


class Said(Struct):
    """What the text says of one node: its own properties, its groups by name as references."""

    source: bool = False
    withdrawn: bool = False
    claim: bool = False
    groups: dict[str, Sequence[Ref]] = field(default_factory=dict[str, Sequence[Ref]])
    rejected: list[Ref] = field(default_factory=list[Ref])


def of_node(graph: Graph, key: str) -> Said:
    """What all declarations of a node say together."""
    said = Said()
    for name, value in graph.node(key).properties.items():
        kind = _kind_of(name)
        if kind is Kind.TYPE:
            said.claim = is_claim(value)
        elif kind is Kind.ARTIFACT:
            said.source = True
        elif kind is Kind.WITHDRAWN:
            said.withdrawn = True
        elif kind in (Kind.GROUP, Kind.REJECTION) and (refs := refs_in(value)):
            if kind is Kind.GROUP:
                said.groups[group_name(name) or ""] = refs
            else:
                said.rejected.append(refs[0])
    return said


def aliases_of(graph: Graph, key: str) -> Iterator[str]:
    """The slugs of all aliases that declarations of a node give it."""
    for chunk in graph.names.declarations(key):
        for item in chunk.properties():
            if item.key in ALIAS_KEYS:
                yield from (slug(part) for part in item.value.split(",") if part.strip())


def arrows_of(owner: Ref, item: Property) -> Iterator[Arrow]:
    """The links that a property of kind LINK makes; one that was redacted leads nowhere."""
    if item.key == REDACTED_REASONS:
        yield DERIVED_FROM, owner, Ref(item.value, "", item.start, item.end)
        return
    role, swapped = canonical_role(item.key)
    for ref in item.refs:
        yield (role, ref, owner) if swapped else (role, owner, ref)


def arrow_of(link: Link) -> Arrow:
    """The arrow of a link line."""
    if link.swapped:
        return link.role, link.right, link.left
    return link.role, link.left, link.right


def of_preamble(chunk: Chunk) -> list[Arrow]:
    """The links of a chunk that declares nothing."""
    return [arrow_of(s) for s in chunk.referring if type(s) is Link and s.role in ROLES]


def is_implied(link: Written) -> bool:
    """Whether a link of support is only what a group says of its leg."""
    item = statement_at(link.chunk, link.line)
    return type(item) is Property and group_name(item.key) is not None
