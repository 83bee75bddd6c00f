"""What would change if something were withdrawn: who falls, who stands, and by what."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import NamedTuple

from whydesk.engine.bulk import bulk
from whydesk.engine.evidence.levels import HOLDS, Levels, status_unreached
from whydesk.engine.evidence.network import Network
from whydesk.engine.evidence.values import Named, SupportStatus
from whydesk.engine.evidence.withdrawal import Fallout, fallout

_STATUS = (None, SupportStatus.OPEN, SupportStatus.SUPPORTED)


class Step(NamedTuple):
    """One step of a path: the leg, the group that needs it, and the claim of that group."""

    leg: str
    group: str
    claim: str


class Fall(NamedTuple):
    """A claim whose status changes: the group that it stood by, and the leg lost from that."""

    key: str
    label: str
    before: SupportStatus
    after: SupportStatus
    group: str
    leg_key: str
    leg: str


class Standing(NamedTuple):
    """A claim that depends on what is withdrawn and stands, with the group that saves it.

    ``leg`` and ``group`` say by what it depends.
    """

    key: str
    label: str
    status: SupportStatus
    saved_by: str
    group: str
    leg_key: str
    leg: str


class Untouched(NamedTuple):
    """A claim that depends on what is withdrawn, was not supported before, and is as it was."""

    key: str
    label: str
    status: SupportStatus
    group: str
    leg_key: str
    leg: str


@dataclass(frozen=True, slots=True)
class Impact:
    """The answer to one what-if; it computed, and changed nothing. All in source order."""

    withdrawn: tuple[Named, ...]
    falls: tuple[Fall, ...]
    stands: tuple[Standing, ...]
    untouched: tuple[Untouched, ...]

    def path(self, key: str) -> tuple[Step, ...]:
        """The way from what is withdrawn up to a claim that falls or stands.

        Each step names a leg that is lost, or one that the claim could do without. Empty for a
        claim that does not depend on it.
        """
        every = (*self.untouched, *self.stands, *self.falls)
        ways: dict[str, Fall | Standing | Untouched] = {way.key: way for way in every}
        starts = {named.key for named in self.withdrawn}
        steps: list[Step] = []
        while key in ways and not (steps and key in starts):
            way = ways.pop(key)
            steps.append(Step(way.leg, way.group, way.label))
            key = way.leg_key
        return tuple(reversed(steps))


def impact(network: Network, levels: Levels, nodes: Collection[int]) -> Impact:
    """What withdrawing these nodes together would do to every other claim."""
    keys, labels = network.keys, network.labels
    withdrawn = tuple(Named(keys[node], labels[node]) for node in dict.fromkeys(nodes))
    with bulk():
        fall = fallout(network, levels, nodes)
        found = _Findings(network, levels, fall, frozenset(nodes))
        return Impact(withdrawn, found.falls(), *found.others())


class _Findings:
    """Puts a fallout in words."""

    def __init__(
        self, network: Network, levels: Levels, fall: Fallout, withdrawn: frozenset[int]
    ) -> None:
        self._network = network
        self._levels = levels
        self._fall = fall
        self._withdrawn = withdrawn
        self._changed = self._worse()

    def _worse(self) -> dict[int, tuple[int, int]]:
        """Every claim but the withdrawn that may have another status, with the leg and group."""
        own, now = self._levels.own, self._fall.own
        found = {n: way for n, way in self._fall.through.items() if now[n] != own[n]}
        for leg, group in self._lost_for_partial():
            found.setdefault(self._network.group_claim[group], (leg, group))
        for node in self._withdrawn:
            found.pop(node, None)
        return found

    def falls(self) -> tuple[Fall, ...]:
        """Every claim but the withdrawn whose status differs. To be asked before ``others``."""
        network, leg, lost = self._network, self._levels.leg, self._fall.leg
        own, now = self._levels.own, self._fall.own
        keys, labels, names = network.keys, network.labels, network.group_name
        # Half the time of calling Fall, and there can be thousands.
        new: Callable[[type[Fall], object], Fall] = tuple.__new__  # pyright: ignore
        found: list[Fall] = []
        for node in sorted(self._changed):
            by, group = self._changed[node]
            if lost[by] == leg[by]:
                by = self._lost_leg(group)
            level = own[node]
            before = _STATUS[level] or status_unreached(network, node, leg)
            level = now.get(node, level)
            after = _STATUS[level] or status_unreached(network, node, leg, lost)
            if before is after:
                del self._changed[node]  # still partial, by another leg
            else:
                way = keys[node], labels[node], before, after, names[group], keys[by], labels[by]
                found.append(new(Fall, way))
        return tuple(found)

    def _lost_leg(self, group: int) -> int:
        """The first leg of a group that is worth less now.

        The one that the claim was given up for may have been reached again.
        """
        before, now = self._levels.leg, self._fall.leg
        legs = self._network.group_legs[group]
        return next(leg for leg in legs if now.get(leg, before[leg]) < before[leg])

    def _lost_for_partial(self) -> list[tuple[int, int]]:
        """Legs that held, with the groups in which they were all that a claim had."""
        before, own, uses = self._levels.leg, self._levels.own, self._network.uses
        claim_of = self._network.group_claim
        return [
            (leg, group)
            for leg, level in self._fall.leg.items()
            if before[leg] == HOLDS and level != HOLDS
            for group in uses[leg]
            if not own[claim_of[group]]
        ]

    def others(self) -> tuple[tuple[Standing, ...], tuple[Untouched, ...]]:
        """The claims that depend on what is withdrawn and whose status is the same."""
        network, own, now = self._network, self._levels.own, self._fall.own
        keys, labels, names = network.keys, network.labels, network.group_name
        met = self._dependants()
        stands: list[Standing] = []
        untouched: list[Untouched] = []
        for node in sorted([n for n in met if n not in self._changed and n not in self._withdrawn]):
            leg, group = met[node]
            way = names[group], keys[leg], labels[leg]
            status = _STATUS[now.get(node, own[node])]
            if status is None:
                status = status_unreached(network, node, self._levels.leg, self._fall.leg)
                untouched.append(Untouched(keys[node], labels[node], status, *way))
            else:
                by = names[self._fall.saved_by.get(node, self._levels.reached_by[node])]
                stands.append(Standing(keys[node], labels[node], status, by, *way))
        return tuple(stands), tuple(untouched)

    def _dependants(self) -> dict[int, tuple[int, int]]:
        """Every claim above the withdrawn nodes, with the leg and group by which it is met."""
        uses, claim_of = self._network.uses, self._network.group_claim
        met: dict[int, tuple[int, int]] = {}
        ahead = list(self._withdrawn)
        for leg in ahead:
            for group in uses[leg]:
                claim = claim_of[group]
                if claim not in met:
                    met[claim] = leg, group
                    ahead.append(claim)
        return met
