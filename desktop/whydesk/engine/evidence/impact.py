"""What would change if something were withdrawn: who falls, who stands, and by what."""

from collections.abc import Collection, Iterable, Iterator
from itertools import islice
from typing import NamedTuple

from msgspec import Struct

from whydesk.engine.bulk import bulk
from whydesk.engine.evidence.levels import HOLDS, Levels, status_unreached
from whydesk.engine.evidence.network import Network
from whydesk.engine.evidence.values import Named, SupportStatus
from whydesk.engine.evidence.withdrawal import Fallout, fallout
from whydesk.engine.model import new

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


class Impact(Struct, frozen=True):
    """The answer to one what-if; it computed, and changed nothing. All in source order.

    ``already`` are those of the withdrawn that the text withdraws, so that nothing comes of them.
    """

    withdrawn: tuple[Named, ...]
    already: tuple[Named, ...]
    falls: tuple[Fall, ...]
    stands: tuple[Standing, ...]
    untouched: tuple[Untouched, ...]

    def path(self, key: str) -> tuple[Step, ...]:
        """The way from what is withdrawn up to a claim that falls or stands.

        Each step names a leg that is lost, or one that the claim could do without. Empty for a
        claim that does not depend on it.
        """
        return next(self.paths((key,)))

    def paths(self, keys: Iterable[str], most: int | None = None) -> Iterator[tuple[Step, ...]]:
        """The same for many claims; of each at most so many steps, those that end at the claim."""
        every = (*self.untouched, *self.stands, *self.falls)
        ways: dict[str, Fall | Standing | Untouched] = {way.key: way for way in every}
        starts = {named.key for named in self.withdrawn}
        for key in keys:
            steps: list[Step] = []
            met: set[str] = set()
            while key in ways and key not in met and not (steps and key in starts):
                if len(steps) == most:
                    break
                met.add(key)
                way = ways[key]
                steps.append(Step(way.leg, way.group, way.label))
                key = way.leg_key
            yield tuple(reversed(steps))


def impact(network: Network, levels: Levels, nodes: Collection[int]) -> Impact:
    """What withdrawing these nodes together would do to every other claim."""
    keys, labels = network.keys, network.labels
    withdrawn = tuple(Named(keys[node], labels[node]) for node in dict.fromkeys(nodes))
    already = tuple(named for named in withdrawn if network.withdrawn[network.ids[named.key]])
    with bulk():
        fall = fallout(network, levels, nodes)
        found = _Findings(network, levels, fall, frozenset(nodes))
        return Impact(withdrawn, already, found.falls(), *found.others())


class _Findings:
    """Puts a fallout in words."""

    def __init__(
        self, network: Network, levels: Levels, fall: Fallout, withdrawn: frozenset[int]
    ) -> None:
        self._network = network
        self._levels = levels
        self._fall = fall
        self._withdrawn = withdrawn
        self._met = self._dependants()
        self._changed = self._worse()

    def _dependants(self) -> dict[int, tuple[int, int]]:
        """Every claim above the withdrawn nodes, with a leg and group by which it depends on them.

        First those that were given up at first, by what they had stood by.
        """
        uses, claim_of = self._network.uses, self._network.group_claim
        met = dict(self._fall.through)
        ahead = [*self._withdrawn, *met]
        for leg in ahead:
            for group in uses[leg]:
                claim = claim_of[group]
                if claim not in met:
                    met[claim] = leg, group
                    ahead.append(claim)
        return met

    def _worse(self) -> dict[int, tuple[int, int]]:
        """Every claim but the withdrawn that may have another status, with the leg and group."""
        through, own, now = self._fall.through, self._levels.own, self._fall.own
        found = {node: way for node, way in through.items() if now[node] != own[node]}
        for node in islice(self._met, len(through), None):
            way = None if own[node] else self._lost_for_partial(node)
            if way is not None:
                found[node] = way
        for node in self._withdrawn:
            found.pop(node, None)
        return found

    def _lost_for_partial(self, claim: int) -> tuple[int, int] | None:
        """A leg that held, in a group of a claim that had no more than that; with the group."""
        before, now = self._levels.leg, self._fall.leg
        for group in self._network.groups[claim]:
            for leg in self._network.group_legs[group]:
                if before[leg] == HOLDS and now.get(leg, HOLDS) != HOLDS:
                    return leg, group
        return None

    def falls(self) -> tuple[Fall, ...]:
        """Every claim but the withdrawn whose status differs. To be asked before ``others``.

        There can be thousands: what every round needs is looked up once.
        """
        network, leg, lost, changed = self._network, self._levels.leg, self._fall.leg, self._changed
        own, now, again = self._levels.own, self._fall.own, self._fall.saved_by
        keys, labels, names = network.keys, network.labels, network.group_name
        groups, legs_of, unsupported = network.groups, network.group_legs, SupportStatus.UNSUPPORTED
        found: list[Fall] = []
        for node in network.sorted(changed):
            by, group = changed[node]
            if again and lost[by] == leg[by]:
                by = self._lost_leg(group)
            level = own[node]
            before = _STATUS[level] or status_unreached(network, node, leg)
            level = now.get(node, level)
            if level:
                after = _STATUS[level]
            elif len(groups[node]) == 1 and len(legs_of[group]) == 1:
                after = unsupported
            else:
                after = status_unreached(network, node, leg, lost)
            if before is after:
                del changed[node]  # still partial, by another leg
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

    def others(self) -> tuple[tuple[Standing, ...], tuple[Untouched, ...]]:
        """The claims that depend on what is withdrawn and whose status is the same."""
        network, own, now = self._network, self._levels.own, self._fall.own
        keys, labels, names = network.keys, network.labels, network.group_name
        stands: list[Standing] = []
        untouched: list[Untouched] = []
        same = [n for n in self._met if n not in self._changed and n not in self._withdrawn]
        for node in network.sorted(same):
            leg, group = self._met[node]
            way = names[group], keys[leg], labels[leg]
            level = now.get(node, own[node])
            status = _STATUS[level]
            if status is None:
                status = status_unreached(network, node, self._levels.leg, self._fall.leg)
                untouched.append(Untouched(keys[node], labels[node], status, *way))
            else:
                by = names[self._saved_by(node, level)]
                stands.append(Standing(keys[node], labels[node], status, by, *way))
        return tuple(stands), tuple(untouched)

    def _saved_by(self, claim: int, level: int) -> int:
        """The first group of a claim that comes to a level without what is withdrawn."""
        before, now = self._levels.leg, self._fall.leg
        legs_of = self._network.group_legs
        for group in self._network.groups[claim]:
            if all(now.get(leg, before[leg]) >= level for leg in legs_of[group]):
                return group
        raise AssertionError("a claim that stands has a group that does")
