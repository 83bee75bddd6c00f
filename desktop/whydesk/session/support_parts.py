"""All that bears on a claim as a tree of parts: what the picture and its outline both show."""

from collections.abc import Iterator
from enum import Enum

from msgspec import Struct

from whydesk.engine.evidence.values import ClaimEvidence
from whydesk.engine.wording import tr
from whydesk.session.said import NOTHING_SAID, Said, Shape


class Kind(Enum):
    """What a part is. Only groups and legs are support."""

    CLAIM = "claim"
    GROUP = "group"
    LEG = "leg"
    MORE = "more"
    CANDIDATES = "candidates"
    CANDIDATE = "candidate"
    REFUTATIONS = "refutations"
    REFUTATION = "refutation"
    ECHOES = "echoes"
    ECHO = "echo"
    LEANINGS = "leanings"
    LEANING = "leaning"


_KINDS = {
    Kind.CLAIM: tr("claim"),
    Kind.LEG: tr("leg"),
    Kind.CANDIDATE: tr("candidate"),
    Kind.REFUTATION: tr("refutation"),
    Kind.ECHO: tr("echo"),
    Kind.LEANING: tr("leaning on it"),
}
BOXES = frozenset((Kind.GROUP, Kind.CANDIDATES, Kind.REFUTATIONS, Kind.ECHOES, Kind.LEANINGS))
"""The kinds that hold others."""


class Tag(Enum):
    """What else is to be said of a leg, each with a shape of its own."""

    KEYSTONE = "keystone"
    SHARED = "shared"
    ECHO = "echo"

    @property
    def shape(self) -> Shape:
        return Shape(self.value)

    @property
    def word(self) -> str:
        return _TAGS[self]


_TAGS = {Tag.KEYSTONE: tr("keystone"), Tag.SHARED: tr("shared"), Tag.ECHO: tr("echo")}


class Part(Struct, frozen=True):
    """One thing that is shown. ``path`` tells it from all others, and stays while it is there.

    ``key`` is its node (empty for a group, and for a name that means none), ``claim`` and ``group``
    the claim and the group that it stands in, ``written`` what it is called there. ``opens`` says
    that it is a claim with groups of its own, ``opened`` that those are its ``children``.
    ``pulled`` is what is supposed to be withdrawn, ``changed`` what stands otherwise because of
    that. ``via`` is the trace that proposed it.
    """

    path: str
    kind: Kind
    key: str
    claim: str
    group: str
    label: str
    said: Said = NOTHING_SAID
    note: str = ""
    tags: tuple[Tag, ...] = ()
    opens: bool = False
    opened: bool = False
    pulled: bool = False
    changed: bool = False
    withdrawn: bool = False
    via: str = ""
    written: str = ""
    children: tuple["Part", ...] = ()

    @property
    def is_support(self) -> bool:
        return self.kind in (Kind.GROUP, Kind.LEG)

    @property
    def spoken(self) -> str:
        """The part as a sentence, for a screen reader."""
        named = self.kind in _KINDS and (self.kind is not Kind.CLAIM or bool(self.said.word))
        kind = f"{_KINDS[self.kind]} " if named else ""
        state = tr("what if: {word}", word=self.said.word) if self.changed else self.said.word
        tags = (tag.word for tag in self.tags)
        parts = (f"{kind}{self.label}", tr("pulled out") if self.pulled else "", state, *tags)
        return ", ".join(filter(None, (*parts, self.note)))


class Picture(Struct, frozen=True):
    """The parts of one claim or other node, and how many of its legs are not shown."""

    root: Part
    evidence: ClaimEvidence
    legs: int
    hidden: int

    @property
    def makes_claim(self) -> bool:
        """Whether its node makes a claim; of any other it shows who leans on it."""
        return self.evidence.status is not None

    @property
    def words(self) -> str:
        """What it shows, before the label of its node."""
        return tr("Evidence for") if self.makes_claim else tr("What leans on")

    def walk(self) -> Iterator[Part]:
        """Every part, each before what it holds."""
        stack = [self.root]
        while stack:
            part = stack.pop()
            yield part
            stack += reversed(part.children)
