"""How states of support are said: always a word and a shape, and a tone for the colour."""

from enum import Enum
from typing import NamedTuple

from whydesk.engine.evidence.values import (
    Group,
    Leg,
    LegReason,
    LegState,
    SupportStatus,
    Withdrawal,
)


class Shape(Enum):
    """Small signs that stand beside a word, so that no colour has to be told apart."""

    CHECK = "check"
    CROSS = "cross"
    RING = "ring"
    HALF = "half"
    DASH = "dash"
    KEYSTONE = "keystone"
    SHARED = "shared"
    ECHO = "echo"
    AGAINST = "against"
    NONE = ""


class Sense(Enum):
    """What a state means for who reads it; a colour follows from it."""

    GOOD = "good"
    WARN = "warn"
    BAD = "bad"
    PLAIN = "plain"


class Said(NamedTuple):
    """A state in a word, with its shape and sense."""

    word: str
    shape: Shape
    sense: Sense


NOTHING_SAID = Said("", Shape.NONE, Sense.PLAIN)
_STATUS = {
    SupportStatus.SUPPORTED: Said("supported", Shape.CHECK, Sense.GOOD),
    SupportStatus.OPEN: Said("open", Shape.RING, Sense.WARN),
    SupportStatus.PARTIAL: Said("partial", Shape.HALF, Sense.WARN),
    SupportStatus.UNASSESSED: Said("unassessed", Shape.DASH, Sense.PLAIN),
    SupportStatus.UNSUPPORTED: Said("unsupported", Shape.CROSS, Sense.BAD),
}
_STATE = {
    LegState.HOLDS: Said("holds", Shape.CHECK, Sense.GOOD),
    LegState.OPEN: Said("open", Shape.RING, Sense.WARN),
    LegState.FAILS: Said("fails", Shape.CROSS, Sense.BAD),
}
_NUMBERS = ("", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def status_said(status: SupportStatus | None) -> Said:
    """The status of a claim; nothing for a node that makes none."""
    return _STATUS[status] if status is not None else NOTHING_SAID


def state_said(state: LegState) -> Said:
    """What a leg or a group comes to."""
    return _STATE[state]


def needed(count: int) -> str:
    """How many legs a group needs: all of them."""
    if count == 1:
        return "one leg needed"
    if count == 2:
        return "both needed"
    return f"all {_NUMBERS[count] if count < len(_NUMBERS) else format(count, ',')} needed"


def group_title(name: str) -> str:
    """What a group is called."""
    return f"Group {name}"


def holding(groups: tuple[Group, ...], states: tuple[LegState, ...]) -> str:
    """How many groups of a claim hold, in words."""
    if not groups:
        return "no groups"
    held = sum(1 for state in states if state is LegState.HOLDS)
    if len(groups) == 1:
        return "its one group holds" if held else "its one group does not hold"
    return f"{held:,} of {len(groups):,} groups hold"


def withdrawn_words(withdrawal: Withdrawal) -> str:
    """That something is withdrawn, since when and why, as far as it is written."""
    return ", ".join(filter(None, (f"withdrawn {withdrawal.date}".strip(), withdrawal.reason)))


def leg_notes(leg: Leg) -> tuple[str, ...]:
    """What is said beneath the label of a leg: its artifact, its stage, and what it is."""
    parts = [leg.provenance.artifact]
    if leg.withdrawn is not None:
        parts.append(withdrawn_words(leg.withdrawn))
    elif leg.status is not None and leg.reason is LegReason.CLAIM:
        parts.append(f"claim, {leg.status.value}")
    elif leg.reason is LegReason.SOURCE:
        parts.append(leg.stage or "source")
    elif leg.reason is LegReason.GRANTED:
        parts.append("granted: no source reached")
    else:
        parts.append(leg.reason.value)
    if leg.stage and leg.stage not in parts:
        parts.append(leg.stage)
    if leg.echo:
        parts.append(f"by its echo “{leg.written}”")
    return tuple(filter(None, parts))
