"""The words of the evidence layer: closed sets, and what its questions answer with."""

from enum import Enum
from typing import NamedTuple

from msgspec import Struct

from whydesk.engine.wording import tr


class SupportStatus(Enum):
    """What a claim's groups come to. A node that makes no claim has none of these."""

    SUPPORTED = "supported"
    OPEN = "open"
    PARTIAL = "partial"
    UNASSESSED = "unassessed"
    UNSUPPORTED = "unsupported"


class LegState(Enum):
    """What a leg, or a whole group, comes to."""

    FAILS = "fails"
    OPEN = "open"
    HOLDS = "holds"


class LegReason(Enum):
    """Why a leg is in its state."""

    SOURCE = tr("a source that can be inspected")
    CLAIM = tr("a claim, by its own groups")
    GRANTED = tr("granted: it has neither groups nor a source")
    WITHDRAWN = tr("withdrawn")
    UNKNOWN = tr("no node has this name")
    ECHO_LOOP = tr("an echo that never reaches what it restates")


class Withdrawal(NamedTuple):
    """What ``withdrawn:`` says: a date as written (or empty) and a reason (or empty)."""

    date: str
    reason: str


class Named(NamedTuple):
    """A node by key and label."""

    key: str
    label: str


class ReviewItem(NamedTuple):
    """A claim that lost something by withdrawals and that nobody has looked at since.

    ``lost`` are the withdrawn nodes that count, ``since`` is the latest date among theirs (empty
    where none is written), ``before`` the status that it would have without them.
    """

    key: str
    label: str
    before: SupportStatus
    now: SupportStatus
    lost: tuple[Named, ...]
    since: str


class Provenance(Struct, frozen=True):
    """Where a node was taken from and by what, as written; missing parts are empty texts.

    The four quantities answer four questions and are never combined into one.
    """

    extractor: str = ""
    version: str = ""
    artifact: str = ""
    locator: str = ""
    quote: str = ""
    extraction_confidence: str = ""
    claim_confidence: str = ""
    source_reliability: str = ""
    utility: str = ""


class Leg(Struct, frozen=True):
    """One leg of a group. ``key`` is empty where no node is meant.

    ``written`` is the label as it stands in the group; ``echo`` says that it is that of an echo,
    and ``label`` is what the echo restates. ``shared_by`` names the groups of the claim that need
    it, where there are several. ``status`` is that of a leg which is a claim itself, ``withdrawn``
    is set where it is, and ``reason`` is the first that applies.
    """

    key: str
    label: str
    written: str
    echo: bool
    state: LegState
    reason: LegReason
    keystone: bool
    shared_by: tuple[str, ...]
    status: SupportStatus | None
    withdrawn: Withdrawal | None
    stage: str
    provenance: Provenance


class Group(Struct, frozen=True):
    """One group of a claim: what suffices together.

    ``contains`` names a group of the claim that lies inside this one (so this one is not minimal),
    ``redundant`` says that its loss would change nothing, ``via`` is the trace that proposed legs.
    """

    name: str
    state: LegState
    legs: tuple[Leg, ...]
    contains: str
    redundant: bool
    via: str

    @property
    def needed(self) -> int:
        """How many legs are needed: all of them."""
        return len(self.legs)


class Verdict(Enum):
    """What a person said about a candidate."""

    UNDECIDED = "undecided"
    ACCEPTED = "accepted"
    REJECTED = "rejected"


class Candidate(Struct, frozen=True):
    """A node that a link or a search proposes for a claim; not support.

    ``proposed_by`` are the roles and traces that lead to it, ``verdict_in`` the group or rejection
    that judged it (a property's key), ``reason`` that of a rejection, ``via`` the trace kept with
    the verdict, ``restates`` the labels of what an echo comes down to.
    """

    key: str
    label: str
    proposed_by: tuple[str, ...]
    verdict: Verdict
    verdict_in: str
    reason: str
    via: str
    restates: tuple[str, ...]


class Echo(NamedTuple):
    """An echo with what it comes down to; ``restates`` is empty for an echo that loops."""

    key: str
    label: str
    restates: tuple[str, ...]


class SharedLeg(NamedTuple):
    """A leg that several groups of a claim need, so that these are no independent routes."""

    label: str
    groups: tuple[str, ...]


class ClaimEvidence(Struct, frozen=True):
    """Everything that bears on one claim. ``status`` is None for a node that makes no claim.

    ``unassessed`` are supports links that nobody put into a group; they license nothing.
    """

    key: str
    label: str
    status: SupportStatus | None
    withdrawn: Withdrawal | None
    needs_review: bool
    groups: tuple[Group, ...]
    keystones: tuple[Named, ...]
    shared: tuple[SharedLeg, ...]
    open_legs: tuple[Named, ...]
    unassessed: tuple[Named, ...]
    candidates: tuple[Candidate, ...]
    refuted_by: tuple[Named, ...]
    echoes: tuple[Echo, ...]
    provenance: Provenance

    @property
    def not_minimal(self) -> tuple[str, ...]:
        """The names of groups that contain another group of the claim."""
        return tuple(group.name for group in self.groups if group.contains)

    @property
    def redundant(self) -> tuple[str, ...]:
        """The names of groups whose loss, each by itself, would change nothing."""
        return tuple(group.name for group in self.groups if group.redundant)

    @property
    def routes(self) -> tuple[str, ...]:
        """The names of the groups that hold: the routes by which the claim is reached now."""
        return tuple(group.name for group in self.groups if group.state is LegState.HOLDS)
