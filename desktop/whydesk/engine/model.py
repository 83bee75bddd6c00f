"""The records that the engine's rooms hand to each other. All are immutable.

Positions are lines and columns from 0; a column counts code points within its line, and a line
ends at LF, CRLF or CR and nowhere else. A *key* is a slug: what a label is looked up by.
"""

import unicodedata
from collections.abc import Mapping, Sequence
from enum import Enum
from types import MappingProxyType
from typing import NamedTuple, Protocol, TypeVar

from msgspec import Struct, field

_Tuple = TypeVar("_Tuple", bound=tuple[object, ...])


class _New(Protocol):
    def __call__(self, made: type[_Tuple], fields: tuple[object, ...], /) -> _Tuple: ...


# ``new(Edge, (source, target, role, kind))``: a named tuple at half the price, since it goes past
# the function in Python that its class has in front. For what a text has by the ten thousand.
new: _New = tuple.__new__  # pyright: ignore


def slug(label: str) -> str:
    """The entity id of a label: NFC, trimmed, lower case, blanks as underscores."""
    if not label.isascii():
        label = unicodedata.normalize("NFC", label)
    return label.strip().lower().replace(" ", "_")


class Span(NamedTuple):
    """A code-point range in one shard: from (line, start) up to (end_line, end)."""

    line: int
    start: int
    end_line: int
    end: int


class TextEdit(NamedTuple):
    """Replace the span in a shard by the text, in which every line ends with LF."""

    shard: str
    span: Span
    text: str


class Severity(Enum):
    """How much a problem weighs: an error stops a build, a hint only suggests."""

    ERROR = "error"
    WARNING = "warning"
    HINT = "hint"


class Fix(Struct, frozen=True):
    """One way out of a problem: text edits that belong together.

    ``choice`` is set where a person must choose among several, so ``fix`` leaves it alone.
    """

    title: str
    edits: tuple[TextEdit, ...]
    choice: bool = False


class Diagnostic(Struct, frozen=True):
    """A finding in the text; called a problem in the interface."""

    code: str
    severity: Severity
    shard: str
    span: Span
    message: str
    fixes: tuple[Fix, ...] = ()

    @property
    def fixable(self) -> bool:
        """Whether a fix exists that needs no choice."""
        return any(not fix.choice for fix in self.fixes)


class EdgeKind(Enum):
    """Knowing links are what "why" walks; subject links say what belongs where."""

    KNOWING = "knowing"
    SUBJECT = "subject"


class Place(NamedTuple):
    """Where something is written: a shard and a line from 0."""

    shard: str
    line: int


class Conflict(Struct, frozen=True):
    """The other value of a property on which two shards differ."""

    value: str
    source: str
    time: str


def _no_conflicts() -> Mapping[str, tuple[Conflict, ...]]:
    return MappingProxyType({})


def _no_properties() -> Mapping[str, str]:
    return MappingProxyType({})


class Node(Struct, frozen=True):
    """One ``[[…]]`` thing, with what all its declarations say together.

    ``key`` is its slug; ``properties`` stand in source order (the last of a repeated key wins).
    """

    key: str
    label: str
    sigil: str = ""
    properties: Mapping[str, str] = field(default_factory=_no_properties)
    aliases: tuple[str, ...] = ()
    conflicts: Mapping[str, tuple[Conflict, ...]] = field(default_factory=_no_conflicts)

    @property
    def type(self) -> str:
        return self.properties.get("type", "")

    @property
    def stable_id(self) -> str:
        return self.properties.get("id", "")


class Edge(NamedTuple):
    """A link between two declared nodes: keys of both ends, canonical role and its kind.

    Inverse spellings have already swapped the ends.
    """

    source: str
    target: str
    role: str
    kind: EdgeKind


class Think(Struct, frozen=True):
    """A dated typed thought as written, tombstones included. ``host`` is a key or empty.

    ``mentions`` are labels, ``follows`` ids. Missing attributes are empty texts.
    """

    host: str
    think_id: str
    type: str
    title: str
    body: str
    author: str
    at: str
    status: str
    due: str
    mentions: tuple[str, ...]
    follows: tuple[str, ...]
    deleted: bool
    visibility: str
    place: Place


class Flag(NamedTuple):
    """What stands against a step: the word ``contradicted`` or ``superseded``, and by whom."""

    word: str
    by: str


class WhyStep(Struct, frozen=True):
    """One recorded ancestor: role, node, label of the step it came through, depth from 1."""

    role: str
    key: str
    label: str
    type: str
    via: str
    depth: int
    flags: tuple[Flag, ...] = ()


class Beside(Struct, frozen=True):
    """A node that disagrees with the anchor; shown beside the chain, never in it.

    Who wrote it down: the anchor (``said_here``), the other node (``said_there``), or both.
    """

    role: str
    key: str
    label: str
    type: str
    said_here: bool = False
    said_there: bool = False


class WhyChain(Struct, frozen=True):
    """Recorded ancestry, nearest first. ``loops`` holds (from label, back to label) pairs met.

    ``steps`` may be read lazily: take what is to be kept as a tuple before the text is edited.
    """

    anchor: Node
    steps: Sequence[WhyStep]
    beside: tuple[Beside, ...]
    loops: tuple[tuple[str, str], ...] = ()
    flags: tuple[Flag, ...] = ()
