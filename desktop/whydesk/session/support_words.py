"""How states of support are said: always a word and a shape, and a tone for the colour."""

from whydesk.engine.evidence.values import (
    Group,
    Leg,
    LegReason,
    LegState,
    SupportStatus,
    Withdrawal,
)
from whydesk.engine.wording import counted, tr
from whydesk.session.said import NOTHING_SAID, Said, Sense, Shape

_STATUS = {
    SupportStatus.SUPPORTED: Said(tr("supported"), Shape.CHECK, Sense.GOOD),
    SupportStatus.OPEN: Said(tr("open", "of a claim"), Shape.RING, Sense.WARN),
    SupportStatus.PARTIAL: Said(tr("partial"), Shape.HALF, Sense.WARN),
    SupportStatus.UNASSESSED: Said(tr("unassessed"), Shape.DASH, Sense.PLAIN),
    SupportStatus.UNSUPPORTED: Said(tr("unsupported"), Shape.CROSS, Sense.BAD),
}
_STATE = {
    LegState.HOLDS: Said(tr("holds"), Shape.CHECK, Sense.GOOD),
    LegState.OPEN: Said(tr("open", "of a leg"), Shape.RING, Sense.WARN),
    LegState.FAILS: Said(tr("fails"), Shape.CROSS, Sense.BAD),
}
_NUMBERS = (
    *("", tr("one"), tr("two"), tr("three"), tr("four"), tr("five")),
    *(tr("six"), tr("seven"), tr("eight"), tr("nine"), tr("ten")),
)


def status_said(status: SupportStatus | None) -> Said:
    """The status of a claim; nothing for a node that makes none."""
    return _STATUS[status] if status is not None else NOTHING_SAID


def state_said(state: LegState) -> Said:
    """What a leg or a group comes to."""
    return _STATE[state]


def needed(count: int) -> str:
    """How many legs a group needs: all of them."""
    if count == 1:
        return tr("one leg needed")
    if count == 2:
        return tr("both needed")
    if count < len(_NUMBERS):
        return tr("all {number} needed", number=_NUMBERS[count])
    return tr("all {count:,} needed", count=count)


def group_title(name: str) -> str:
    """What a group is called."""
    return tr("Group {name}", name=name)


def holding(groups: tuple[Group, ...], states: tuple[LegState, ...]) -> str:
    """How many groups of a claim hold, in words."""
    if not groups:
        return tr("no groups")
    held = sum(1 for state in states if state is LegState.HOLDS)
    if len(groups) == 1:
        return tr("its one group holds") if held else tr("its one group does not hold")
    return counted(
        held, "{n} of {groups:,} groups holds", "{n} of {groups:,} groups hold", groups=len(groups)
    )


def withdrawn_words(withdrawal: Withdrawal) -> str:
    """That something is withdrawn, since when and why, as far as it is written."""
    when = tr("withdrawn {date}", date=withdrawal.date) if withdrawal.date else tr("withdrawn")
    return ", ".join(filter(None, (when, withdrawal.reason)))


def leg_notes(leg: Leg) -> tuple[str, ...]:
    """What is said beneath the label of a leg: its artifact, its stage, and what it is."""
    parts = [leg.provenance.artifact]
    if leg.withdrawn is not None:
        parts.append(withdrawn_words(leg.withdrawn))
    elif leg.status is not None and leg.reason is LegReason.CLAIM:
        parts.append(tr("claim, {status}", status=status_said(leg.status).word))
    elif leg.reason is LegReason.SOURCE:
        parts.append(leg.stage or tr("source"))
    elif leg.reason is LegReason.GRANTED:
        parts.append(tr("granted: no source reached"))
    else:
        parts.append(leg.reason.value)
    if leg.stage and leg.stage not in parts:
        parts.append(leg.stage)
    if leg.echo:
        parts.append(tr("by its echo “{written}”", written=leg.written))
    return tuple(filter(None, parts))
