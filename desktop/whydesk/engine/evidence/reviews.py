"""Claims that lost something by a withdrawal, and that nobody has looked at since."""

from collections.abc import Callable, Collection, Iterator
from datetime import datetime
from operator import itemgetter

from whydesk.engine.evidence.dates import date_of, instant
from whydesk.engine.evidence.levels import (
    HOLDS,
    Levels,
    group_level,
    settle_again,
    status_of,
)
from whydesk.engine.evidence.network import Network
from whydesk.engine.evidence.values import Named, ReviewItem, SupportStatus

Property = Callable[[int, str], str]
"""The value of a node's property, empty where it has none."""


def to_review(network: Network, levels: Levels, value: Property) -> list[ReviewItem]:
    """The claims that need another look, in source order.

    These are the claims that are not supported and would have another status if nothing had been
    withdrawn, unless they were reviewed at a later date than every withdrawal that counts.
    """
    withdrawn = network.sorted(node for node, is_so in enumerate(network.withdrawn) if is_so)
    if not withdrawn:
        return []
    before = _as_if_nothing_were(network, levels, withdrawn)
    losses = _Losses(network, levels, before)
    lost: dict[int, list[int]] = {}
    for node in withdrawn:
        for claim in losses.felt_by(node):
            lost.setdefault(claim, []).append(node)
    when = {node: _dated(value(node, "withdrawn")) for node in withdrawn}
    names = {node: Named(network.keys[node], network.labels[node]) for node in withdrawn}
    items: list[ReviewItem | None] = []
    for node in network.sorted(lost):
        since = max((when[one] for one in lost[node]), key=itemgetter(0))
        gone = tuple(map(names.__getitem__, lost[node]))
        items.append(_item(network, levels, before, node, gone, since, value))
    return [item for item in items if item is not None]


def _as_if_nothing_were(network: Network, levels: Levels, withdrawn: Collection[int]) -> Levels:
    """The levels without any withdrawal."""
    base, relays = network.base[:], network.relays[:]
    for node in withdrawn:
        grouped = bool(network.groups[node])
        relays[node] = grouped and not network.source[node]
        base[node] = 2 if network.source[node] else 0 if grouped else 1
    before = levels.copy()
    settle_again(network, before, withdrawn, base, relays)
    return before


def _dated(value: str) -> tuple[datetime, str]:
    """The date at the start of a value, as an instant and as written."""
    date = date_of(value)
    return instant(date), date


def _item(
    network: Network,
    levels: Levels,
    before: Levels,
    node: int,
    lost: tuple[Named, ...],
    since: tuple[datetime, str],
    value: Property,
) -> ReviewItem | None:
    was, now = status_of(network, before, node), status_of(network, levels, node)
    if was is None or now is None or was is now or now is SupportStatus.SUPPORTED:
        return None
    reviewed = value(node, "reviewed")
    if reviewed and _dated(reviewed)[0] > since[0]:
        return None
    return ReviewItem(network.keys[node], network.labels[node], was, now, lost, since[1])


class _Losses:
    """Which claims feel a withdrawal: by legs that would be worth more without any."""

    def __init__(self, network: Network, levels: Levels, before: Levels) -> None:
        self._network = network
        self._now = levels
        self._before = before
        self._worse: dict[int, bool] = {}

    def felt_by(self, withdrawn: int) -> Iterator[int]:
        """The claims above a withdrawn node, by worse legs; through no other withdrawn node."""
        network = self._network
        met: set[int] = set()
        ahead = [withdrawn]
        for leg in ahead:
            for group in network.uses[leg] if self._is_worse(leg) else ():
                claim = network.group_claim[group]
                if claim not in met and self._counts(leg, group, claim):
                    met.add(claim)
                    yield claim
                    if not network.withdrawn[claim]:
                        ahead.append(claim)

    def _is_worse(self, leg: int) -> bool:
        return self._before.leg[leg] > self._now.leg[leg]

    def _counts(self, leg: int, group: int, claim: int) -> bool:
        """Whether the loss of a leg is one for the claim: its group is worth less now.

        Where the claim was only partial before, a leg that held is a loss in any group.
        """
        worse = self._worse.get(group)
        if worse is None:
            legs = self._network.group_legs[group]
            now = group_level(self._now.leg, legs)
            worse = self._worse[group] = group_level(self._before.leg, legs) > now
        return worse or (not self._before.own[claim] and self._before.leg[leg] == HOLDS)
