"""The closed words of LMD: roles, thought types, reserved keys, and what each of them means."""

from enum import Enum

from msgspec import Struct

from whydesk.engine.model import EdgeKind
from whydesk.engine.wording import tr


class Cause(Enum):
    """Which end of a link is the cause: the parent in a why-chain."""

    SOURCE = "source"
    TARGET = "target"
    NEITHER = "neither"


class Family(Enum):
    """What a role is about, and with it how far it counts as a reason."""

    CAUSAL = "causal"
    CONTAINMENT = "containment"
    EVIDENCE = "evidence"
    FREE = "free"


class Role(Struct, frozen=True):
    """A link's role: canonical name, plain meaning, which end is the cause, and its family."""

    name: str
    meaning: str
    cause: Cause = Cause.NEITHER
    family: Family = Family.FREE


def _causal(name: str, meaning: str, cause: Cause) -> Role:
    return Role(name, meaning, cause, Family.CAUSAL)


CAUSAL_ROLES: dict[str, Role] = {
    role.name: role
    for role in (
        _causal("derived-from", tr("this was concluded from that"), Cause.TARGET),
        _causal("supports", tr("this is evidence for that"), Cause.SOURCE),
        _causal("raises", tr("this opened that question"), Cause.SOURCE),
        _causal("closes", tr("this resolved that question"), Cause.TARGET),
        _causal("supersedes", tr("this replaced that"), Cause.TARGET),
        _causal("contradicts", tr("these two disagree"), Cause.NEITHER),
    )
}
EVIDENCE_ROLES: dict[str, Role] = {
    "echo-of": Role("echo-of", tr("this only restates that"), family=Family.EVIDENCE),
    "refutes": Role("refutes", tr("this is evidence against that"), family=Family.EVIDENCE),
}
_CONTAINMENT = (
    *("part_of", "belongs_to", "subordinate_to", "aspect_of", "goal_of", "milestone_of"),
    *("deliverable_of", "scope_of", "has_goal", "has_milestone", "has_deliverable", "has_part"),
    *("contains", "targets"),
)
CONTAINMENT_ROLES: dict[str, Role] = {
    name: Role(name, tr("a place, not a reason"), family=Family.CONTAINMENT)
    for name in _CONTAINMENT
}
KNOWN_ROLES: dict[str, Role] = {**CAUSAL_ROLES, **EVIDENCE_ROLES, **CONTAINMENT_ROLES}
DEFAULT_ROLE = "relates-to"

# A spelling, lower case with '-' for '_', and whether it swaps the ends of the link.
_SPELLINGS: dict[str, tuple[str, bool]] = {
    **{name.replace("_", "-"): (name, False) for name in KNOWN_ROLES},
    "derivedfrom": ("derived-from", False),
    "supported-by": ("supports", True),
    "raised-by": ("raises", True),
    "closed-by": ("closes", True),
    "superseded-by": ("supersedes", True),
    "contradicted-by": ("contradicts", True),
    "refuted-by": ("refutes", True),
}

THOUGHT_TYPES = ("question", "decision", "todo", "hypothesis", "insight", "note")
THOUGHT_ATTRIBUTES = ("on", "by", "at", "status", "due", "id", "deleted", "visibility")
VISIBILITIES = ("open", "masked", "secret")
ALIAS_KEYS = ("aka", "alias", "aliases")
ESSENCE_KEYS = ("what", "claim", "finding", "why", "rationale", "quote")
# Keys whose value is, or begins with, one of few words, a day or an id.
VALUED_KEYS = frozenset(
    (
        *("id", "status", "stage", "licensed", "extractor"),
        *("at", "date", "due", "withdrawn", "reviewed"),
    )
)
KNOWING_TYPES = frozenset(
    ("decision", "insight", "question", "hypothesis", "claim", "proof", "evidence", "result")
)
# Not one text: an empty name would be in it.
SIGILS = tuple("!?*>@~^")
GROUP_PREFIX = "group-"
# ``>>rejected-NAME: [[X]], reason``: X was proposed for a claim and judged to be no support.
REJECTED_PREFIX = "rejected-"


def canonical_role(written: str) -> tuple[str, bool]:
    """The canonical name of a role as written, and whether its spelling swaps the ends.

    An empty role is ``relates-to``. A free role keeps its letters in lower case, blanks as ``-``.
    """
    known = _SPELLINGS.get(written)
    if known is not None:  # as nearly all are written
        return known
    plain = "-".join(written.lower().split())
    if not plain:
        return DEFAULT_ROLE, False
    return _SPELLINGS.get(plain.replace("_", "-")) or (plain, False)


def role(name: str) -> Role:
    """The role of a canonical name; a name that is not known is a free association."""
    return KNOWN_ROLES.get(name) or Role(name, tr("an association of your own"))


def kind_of(role_name: str) -> EdgeKind:
    """The kind of the links of a role, by its canonical name."""
    return EdgeKind.KNOWING if role_name in CAUSAL_ROLES else EdgeKind.SUBJECT


def is_edge_key(key: str) -> bool:
    """Whether a property of this key makes links out of its references."""
    return key.lower().replace("_", "-") in _SPELLINGS


# What a redacted export says of a node that lost a reason: its lineage goes on unseen.
REDACTED_REASONS = "redacted-reasons"


def rejection_name(key: str) -> str | None:
    """NAME of a ``rejected-NAME`` key, else None."""
    if key.startswith(REJECTED_PREFIX) and len(key) > len(REJECTED_PREFIX):
        return key[len(REJECTED_PREFIX) :]
    return None


def layer_of(type_name: str) -> str:
    """``knowing`` for reasoning types, ``subject`` otherwise."""
    return "knowing" if type_name.lower() in KNOWING_TYPES else "subject"
