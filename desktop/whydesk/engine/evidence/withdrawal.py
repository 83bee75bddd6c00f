"""What falls when something is withdrawn: found in proportion to what it touches.

What was reached without the withdrawn nodes keeps its proof and is not looked at. The rest is
first given up, then reached again where another group does it (delete and rederive, Gupta, Mumick
and Subrahmanian, "Maintaining views incrementally", 1993). Nothing is changed by asking.
"""

from collections.abc import Collection, Iterable

from msgspec import Struct

from whydesk.engine.evidence.levels import FAILS, HOLDS, OPEN, Levels
from whydesk.engine.evidence.network import Network


class Fallout(Struct):
    """The levels that differ after a withdrawal: as legs and by own groups.

    ``through`` gives, for each claim given up at first, the leg and group that it had stood by;
    ``saved_by`` the group by which one of those is reached again.
    """

    leg: dict[int, int]
    own: dict[int, int]
    through: dict[int, tuple[int, int]]
    saved_by: dict[int, int]


def fallout(
    network: Network,
    levels: Levels,
    withdrawn: Collection[int] = (),
    lost: Collection[int] = (),
    within: Collection[int] | None = None,
) -> Fallout:
    """What comes of withdrawing nodes, or of losing groups; ``within`` looks at no other nodes."""
    fall = Fallout({}, {}, {}, {})
    starts = [node for node in dict.fromkeys(withdrawn) if levels.leg[node]]
    gone = starts[:]
    for group in lost:
        claim = network.group_claim[group]
        if levels.reached_by[claim] == group:
            fall.through[claim] = claim, group
            if network.relays[claim] and claim not in starts:
                gone.append(claim)
    _spread(network, levels, fall.through, gone, within, frozenset(starts))
    fall.leg.update(dict.fromkeys(gone, FAILS))
    fall.own.update(dict.fromkeys(fall.through, FAILS))
    again = _Again(network, levels, fall, frozenset(withdrawn), frozenset(lost))
    again.reach(HOLDS)
    again.reach(OPEN)
    return fall


def _spread(
    network: Network,
    levels: Levels,
    through: dict[int, tuple[int, int]],
    gone: list[int],
    within: Collection[int] | None,
    withdrawn: frozenset[int],
) -> None:
    """Give up every claim whose proof went through what is gone; the list grows on the way."""
    uses, claim_of, relays = network.uses, network.group_claim, network.relays
    reached_by = levels.reached_by
    for node in gone:
        for group in uses[node]:
            claim = claim_of[group]
            if reached_by[claim] == group and claim not in through:
                if within is not None and claim not in within:
                    continue
                through[claim] = node, group
                if relays[claim] and claim not in withdrawn:
                    gone.append(claim)


class _Again:
    """Reaches again, by another group, what had been given up."""

    def __init__(
        self,
        network: Network,
        levels: Levels,
        fall: Fallout,
        withdrawn: frozenset[int],
        lost: frozenset[int],
    ) -> None:
        self._network = network
        self._levels = levels
        self._fall = fall
        self._withdrawn = withdrawn
        self._lost = lost
        # A claim of one group can be reached only through others that are reached again.
        self._spare = [n for n in fall.through if len(network.groups[n]) > 1]
        self._back: list[int] = []
        # Per pass: how many legs each group looked at still lacks, and who is reached but not yet
        # struck off there.
        self._missing: dict[int, int] = {}
        self._pending: set[int] = set()

    def reach(self, level: int) -> None:
        """One pass: what had been at this level at least, by groups whose legs all are."""
        self._missing = {}
        uses = self._network.uses
        first = len(self._back)
        for claim in self._spare:
            for group in self._network.groups[claim]:
                self._try(group, level)
        for node in self._back[:first]:
            for group in uses[node]:
                self._try(group, level)
        ahead = self._back
        while first < len(ahead):
            node = ahead[first]
            first += 1
            self._pending.discard(node)
            for group in uses[node]:
                if group in self._missing:
                    self._missing[group] -= 1
                self._try(group, level)

    def _try(self, group: int, level: int) -> None:
        claim, fall = self._network.group_claim[group], self._fall
        if fall.own.get(claim, HOLDS) or self._levels.own[claim] < level or group in self._lost:
            return
        left = self._missing.get(group)
        if left is None:
            left = self._missing[group] = self._below(self._network.group_legs[group], level)
        if left:
            return
        fall.own[claim] = level
        fall.saved_by[claim] = group
        if claim in fall.leg and claim not in self._withdrawn:
            fall.leg[claim] = level
            self._back.append(claim)
            self._pending.add(claim)

    def _below(self, legs: Iterable[int], level: int) -> int:
        now, before, pending = self._fall.leg, self._levels.leg, self._pending
        return sum(1 for leg in legs if leg in pending or now.get(leg, before[leg]) < level)
