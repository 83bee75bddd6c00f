"""What the parser reads out of LMD: statements inside chunks.

Statements keep out of the way of the garbage collector (``gc=False``): a large text has a hundred
thousand of them, and none leads back to itself. A statement's ``line`` counts from its chunk's
first line, so that an edit above does not touch it; columns count code points in the line.
"""

from enum import IntEnum

from msgspec import Struct

from whydesk.engine.lmd.vocabulary import GROUP_PREFIX


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


def group_name(key: str) -> str | None:
    """NAME of a ``group-NAME`` key, else None."""
    if key.startswith(GROUP_PREFIX) and len(key) > len(GROUP_PREFIX):
        return key[len(GROUP_PREFIX) :]
    return None
