"""What holds a group, or a whole claim, up: keystones, redundant groups, groups inside groups."""

from whydesk.engine.evidence.levels import (
    FAILS,
    HOLDS,
    OPEN,
    Levels,
    status_of,
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
    holding = frozenset(leg for leg in legs if levels.leg[leg] == HOLDS)
    found: list[int] = []
    for leg in legs:
        if levels.leg[leg] == FAILS:
            continue  # it is worth nothing already
        fall = fallout(network, levels, (leg,), within=within)
        if _status_after(levels, fall, claim, holding) is not before:
            found.append(leg)
    return found


def _status_after(
    levels: Levels, fall: Fallout, claim: int, holding: frozenset[int]
) -> SupportStatus:
    """``holding`` are the legs of the claim that held before."""
    own = _STATUS.get(fall.own.get(claim, levels.own[claim]))
    if own is not None:
        return own
    # Only what fell is looked at: a claim may have more legs than anybody goes through again.
    fallen = sum(1 for leg, level in fall.leg.items() if level != HOLDS and leg in holding)
    return _partial_or_none(len(holding) > fallen)


def redundant(network: Network, levels: Levels, claim: int) -> list[int]:
    """The groups of a claim whose loss, each by itself, changes nothing anywhere."""
    groups = network.groups[claim]
    if len(groups) == 1:
        return list(groups) if _needs_none(network, levels, claim) else []
    if levels.own[claim]:
        # Only the group that the claim stands by is missed, and that only if no other will do.
        proof = levels.reached_by[claim]
        return [g for g in groups if g != proof or _is_replaced(network, levels, claim, g)]
    before = status_of(network, levels, claim)
    holding = {g for g in groups if HOLDS in (levels.leg[leg] for leg in network.group_legs[g])}
    return [g for g in groups if _partial_or_none(len(holding) > (g in holding)) is before]


def _needs_none(network: Network, levels: Levels, claim: int) -> bool:
    """Whether a claim is worth as much without its only group."""
    # Without any group it is no failing leg any more, but an open one.
    same = status_without_groups(network, claim) is status_of(network, levels, claim)
    return same and (not network.relays[claim] or levels.leg[claim] == OPEN)


def _is_replaced(network: Network, levels: Levels, claim: int, group: int) -> bool:
    """Whether the other groups of a claim do as much as the one that it stands by."""
    fall = fallout(network, levels, lost=(group,), within=network.below(claim))
    return fall.own.get(claim, levels.own[claim]) == levels.own[claim]


def _partial_or_none(holds: bool) -> SupportStatus:
    """The status of a claim that no group carries: whether any leg of one holds."""
    return SupportStatus.PARTIAL if holds else SupportStatus.UNSUPPORTED


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
