"""A claim as it would be if something were withdrawn, read off the impact of that."""

from whydesk.engine.evidence.impact import Impact
from whydesk.engine.evidence.values import Group, Leg, LegReason, LegState, SupportStatus

_WORTH = {SupportStatus.SUPPORTED: LegState.HOLDS, SupportStatus.OPEN: LegState.OPEN}


class Supposition:
    """What an impact says of single legs, groups and claims. Without one all are as they are."""

    def __init__(self, impact: Impact | None = None) -> None:
        withdrawn, falls = (impact.withdrawn, impact.falls) if impact else ((), ())
        self._pulled = frozenset(named.key for named in withdrawn)
        self._after = {fall.key: fall.after for fall in falls}

    def pulls(self, key: str) -> bool:
        """Whether a node is one of those that are supposed to be withdrawn."""
        return key in self._pulled

    def status(self, key: str, before: SupportStatus | None) -> SupportStatus | None:
        """The status that a claim would have."""
        return self._after.get(key, before)

    def leg_state(self, leg: Leg) -> LegState:
        """What a leg would be worth.

        A claim that falls is one with groups, so its status alone says what it is worth as a leg,
        unless it is a source as well. One whose status stays is worth what it was.
        """
        if leg.key in self._pulled:
            return LegState.FAILS
        if leg.key not in self._after or leg.reason is not LegReason.CLAIM:
            return leg.state
        return _WORTH.get(self._after[leg.key], LegState.FAILS)

    def group_state(self, group: Group) -> LegState:
        """What a group would come to: as much as the least of its legs."""
        states = {self.leg_state(leg) for leg in group.legs}
        for state in (LegState.FAILS, LegState.OPEN):
            if state in states:
                return state
        return group.state
