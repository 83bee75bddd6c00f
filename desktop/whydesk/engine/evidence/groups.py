"""What holds a group, or a whole claim, up: keystones, redundant groups, groups inside groups."""

from collections.abc import Iterable

from whydesk.engine.evidence.levels import (
    FAILS,
    HOLDS,
    OPEN,
    Levels,
    status_of,
    status_unreached,
    status_without_groups,
)
from whydesk.engine.evidence.network import Network
from whydesk.engine.evidence.values import SupportStatus
from whydesk.engine.evidence.withdrawal import Fallout, fallout

_STATUS = {OPEN: SupportStatus.OPEN, HOLDS: SupportStatus.SUPPORTED}


def keystones(network: Network, levels: Levels, claim: int) -> list[int]:
    """The legs whose withdrawal alone would change the claim's status, in order of the groups."""
    legs = dict.fromkeys(leg for g in network.groups[claim] for leg in network.group_legs[g])
    if not legs:
        return []
    before = status_of(network, levels, claim)
    within = network.below(claim)
    found: list[int] = []
    for leg in legs:
        if levels.leg[leg] == FAILS:
            continue  # it is worth nothing already
        fall = fallout(network, levels, (leg,), within=within)
        if _status_after(network, levels, fall, claim) is not before:
            found.append(leg)
    return found


def _status_after(
    network: Network, levels: Levels, fall: Fallout, claim: int
) -> SupportStatus | None:
    own = fall.own.get(claim, levels.own[claim])
    return _STATUS.get(own) or status_unreached(network, claim, levels.leg, fall.leg)


def redundant(network: Network, levels: Levels, claim: int) -> list[int]:
    """The groups of a claim whose loss, each by itself, changes nothing anywhere."""
    within = network.below(claim)
    return [
        group
        for group in network.groups[claim]
        if _changes_nothing(network, levels, claim, group, within)
    ]


def _changes_nothing(
    network: Network, levels: Levels, claim: int, group: int, within: set[int]
) -> bool:
    others = [one for one in network.groups[claim] if one != group]
    before = status_of(network, levels, claim)
    if not others:
        # Without any group it is no failing leg any more, but an open one.
        same = status_without_groups(network, claim) is before
        return same and (not network.relays[claim] or levels.leg[claim] == OPEN)
    fall = fallout(network, levels, lost=(group,), within=within)
    own = fall.own.get(claim, levels.own[claim])
    after = _STATUS.get(own)
    if after is None:
        legs = (leg for one in others for leg in network.group_legs[one])
        after = _partial_or_none(levels, fall, legs)
    return after is before


def _partial_or_none(levels: Levels, fall: Fallout, legs: Iterable[int]) -> SupportStatus:
    held = (fall.leg.get(leg, levels.leg[leg]) == HOLDS for leg in legs)
    return SupportStatus.PARTIAL if any(held) else SupportStatus.UNSUPPORTED


def containing(network: Network, claim: int) -> dict[int, int]:
    """The groups of a claim that are not minimal, each with a smallest group inside it."""
    sets = {group: frozenset(network.group_legs[group]) for group in network.groups[claim]}
    using: dict[int, list[int]] = {}
    for group, legs in sets.items():
        for leg in legs:
            using.setdefault(leg, []).append(group)
    found: dict[int, int] = {}
    for group, legs in sets.items():
        near = dict.fromkeys(one for leg in legs for one in using[leg])
        inside = [one for one in near if sets[one] < legs]
        if inside:
            found[group] = min(inside, key=lambda one: (len(sets[one]), one))
    return found


def shared(network: Network, claim: int) -> dict[int, list[int]]:
    """The legs that several groups of a claim need, with those groups."""
    needed: dict[int, list[int]] = {}
    for group in network.groups[claim]:
        for leg in network.group_legs[group]:
            needed.setdefault(leg, []).append(group)
    return {leg: by for leg, by in needed.items() if len(by) > 1}
