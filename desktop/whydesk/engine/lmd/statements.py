"""What the parser reads out of LMD: statements inside chunks.

Statements keep out of the way of the garbage collector (``gc=False``): a large text has a hundred
thousand of them, and none leads back to itself. A statement's ``line`` counts from its chunk's
first line, so that an edit above does not touch it; columns count code points in the line.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import IntEnum

from msgspec import Struct

from whydesk.engine.lmd.vocabulary import GROUP_PREFIX, canonical_role, is_edge_key


class LineKind(IntEnum):
    """What a line is, once the lines above it are known; the highlighter's state."""

    PROSE = 0
    HEADING = 1
    NODE = 2
    PROPERTY = 3
    LINK = 4
    THOUGHT_OPEN = 5
    THOUGHT_BODY = 6
    THOUGHT_CLOSE = 7
    CODE = 8
    FRONT_MATTER = 9
    MALFORMED_LINK = 10


# To look for in the kinds of a chunk: as a member of the enum it costs ten times that.
_THOUGHT_OPEN = int(LineKind.THOUGHT_OPEN)


class Ref(Struct, frozen=True, gc=False):
    """A ``[[…]]``: label without its sigil, and the columns of the brackets, outside to outside.

    For a thought's host the columns are those of the value.
    """

    label: str
    sigil: str
    start: int
    end: int

    @property
    def written(self) -> str:
        """The label with its sigil kept."""
        return self.sigil + self.label


class NodeLine(Struct, frozen=True, gc=False):
    """The line that declares a node; always the first of its chunk. ``key`` is its slug."""

    line: int
    ref: Ref
    key: str


class Property(Struct, frozen=True, gc=False):
    """``>>key: value``; ``start`` and ``end`` are the value's columns, ``key_start`` the key's."""

    line: int
    key: str
    value: str
    key_start: int
    start: int
    end: int
    refs: tuple[Ref, ...]


class Link(Struct, frozen=True, gc=False):
    """``[[A]] →(role) [[B]]`` as written: ``left`` and ``right`` before any swap of the ends.

    ``role`` is canonical; ``swapped`` says that the spelling is an inverse, so right is the source.
    The role's columns enclose its text inside the brackets; they are equal where none is written.
    """

    line: int
    left: Ref
    written_role: str
    role: str
    swapped: bool
    right: Ref
    role_start: int
    role_end: int


class MalformedLink(Struct, frozen=True, gc=False):
    """A line that means to be a link and makes none: ``code`` is that of its problem.

    ``refs`` are all references of the line, ``roles`` what was written between neighbours,
    ``backward`` which of those arrows point left, and ``rest`` the column where the tail starts
    (``text-after-link``), or the line's end.
    """

    line: int
    code: str
    refs: tuple[Ref, ...]
    roles: tuple[str, ...]
    backward: tuple[bool, ...]
    rest: int


class Attribute(Struct, frozen=True, gc=False):
    """``name=value`` of a thought's opening line; columns of the value inside its quotes."""

    name: str
    value: str
    quoted: bool
    start: int
    end: int


class Thought(Struct, frozen=True, gc=False):
    """``@@type attrs`` … ``@@``: lines from ``line`` to ``end_line``, both inclusive.

    ``closed`` is false where no ``@@`` ends it. ``stray`` are the columns of words on the opening
    line that are no attribute (as after an unquoted host), or None.
    ``mentions`` and ``follows`` pair each find with its line.
    """

    line: int
    end_line: int
    type: str
    attributes: tuple[Attribute, ...]
    body: str
    title: str
    mentions: tuple[tuple[int, Ref], ...]
    follows: tuple[tuple[int, str], ...]
    closed: bool
    stray: tuple[int, int] | None

    def attribute(self, name: str) -> str:
        """The value of an attribute, the last if written twice, or an empty text."""
        for found in reversed(self.attributes):
            if found.name == name:
                return found.value
        return ""

    @property
    def host(self) -> Ref | None:
        """The host as a reference, with the columns of its value; None where there is none."""
        for found in reversed(self.attributes):
            if found.name == "on" and found.value.strip():
                return Ref(found.value.strip(), "", found.start, found.end)
        return None


class Heading(Struct, frozen=True, gc=False):
    """``## Title``: for people, and for an outline; declares nothing."""

    line: int
    level: int
    title: str


Statement = Property | Link | MalformedLink | Thought | Heading
Referring = Link | Property


class Relation(Struct, frozen=True, gc=False):
    """A link that a statement makes, its ends put right: source, canonical role, target, line."""

    source: Ref
    role: str
    target: Ref
    line: int


class Chunk:
    """The text from one node line up to the next, parsed; the first chunk may have no node line.

    ``lines`` are without their endings; ``endings`` is None where every line ends with LF (or with
    the text), else it has one ending a line, that of the text's last line empty. ``kinds`` has one
    LineKind a line. ``referring`` are the links among the statements, and the properties with
    references. ``reach`` counts the lines past its own end that the parse had to look at. A chunk
    is never changed once made, except for ``shard`` and ``order``, which its document sets: the
    order rises along the text.
    """

    __slots__ = (
        *("endings", "kinds", "lines", "node", "order", "reach", "referring", "shard"),
        *("statements", "_values"),
    )

    def __init__(
        self,
        lines: list[str],
        endings: list[str] | None,
        kinds: bytes,
        node: NodeLine | None,
        statements: list[Statement],
        referring: Sequence[Referring],
        reach: int = 0,
    ) -> None:
        self.lines = lines
        self.endings = endings
        self.kinds = kinds
        self.node = node
        self.statements = statements
        self.referring = referring or ()  # so that the many without any share one
        self.reach = reach
        self.shard = ""
        self.order = 0
        self._values: dict[str, str] | None = None

    def __repr__(self) -> str:
        name = self.node.ref.label if self.node else "preamble"
        return f"<Chunk {name!r}, {len(self.lines)} lines>"

    def same_as(self, other: "Chunk") -> bool:
        """Whether both say the same in the same words."""
        return (
            self.lines == other.lines
            and self.endings == other.endings
            and self.kinds == other.kinds
            and self.node == other.node
            and self.statements == other.statements
            and self.referring == other.referring
        )

    @property
    def position(self) -> tuple[str, int]:
        """What chunks of all shards are sorted by to stand in source order."""
        return self.shard, self.order

    def properties(self) -> Iterator[Property]:
        """The properties of the chunk's node, in source order."""
        return (s for s in self.statements if type(s) is Property)

    @property
    def values(self) -> Mapping[str, str]:
        """What the properties say, in source order: of a key that is repeated the last value."""
        if self._values is None:
            self._values = {s.key: s.value for s in self.statements if type(s) is Property}
        return self._values

    def thoughts(self) -> Sequence[Thought]:
        """The thoughts of the chunk, in source order."""
        if _THOUGHT_OPEN not in self.kinds:  # most chunks have none
            return ()
        return [s for s in self.statements if type(s) is Thought]

    def relations(self) -> list[Relation]:
        """The links this chunk makes, in source order: link lines, role properties, group legs."""
        found: list[Relation] = []
        for statement in self.referring:
            if type(statement) is Link:
                found.append(_of_link(statement))
            elif type(statement) is Property and self.node is not None:
                found.extend(_of_property(self.node.ref, statement))
        return found


def group_name(key: str) -> str | None:
    """NAME of a ``group-NAME`` key, else None."""
    if key.startswith(GROUP_PREFIX) and len(key) > len(GROUP_PREFIX):
        return key[len(GROUP_PREFIX) :]
    return None


def referring(statements: Iterable[Statement]) -> list[Referring]:
    """The links among statements, and the properties with references."""
    return [s for s in statements if type(s) is Link or (type(s) is Property and s.refs)]


def _of_link(link: Link) -> Relation:
    if link.swapped:
        return Relation(link.right, link.role, link.left, link.line)
    return Relation(link.left, link.role, link.right, link.line)


def _of_property(owner: Ref, item: Property) -> Iterator[Relation]:
    if group_name(item.key) is not None:
        for leg in item.refs:
            yield Relation(leg, "supports", owner, item.line)
    elif is_edge_key(item.key):
        name, swapped = canonical_role(item.key)
        for ref in item.refs:
            ends = (ref, owner) if swapped else (owner, ref)
            yield Relation(ends[0], name, ends[1], item.line)


def lines_of(chunks: Sequence[Chunk]) -> Iterator[str]:
    """All lines of the chunks, in order, without endings."""
    for chunk in chunks:
        yield from chunk.lines
