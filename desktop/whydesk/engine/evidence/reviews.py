"""Claims that lost something by a withdrawal, and that nobody has looked at since."""

from collections.abc import Callable, Collection, Iterable, Iterator

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
    withdrawn = [node for node, is_so in enumerate(network.withdrawn) if is_so]
    if not withdrawn:
        return []
    before = _as_if_nothing_were(network, levels, withdrawn)
    worse: list[ReviewItem] = []
    for node in sorted(network.above(withdrawn)):
        item = _item(network, levels, before, node, value)
        if item is not None:
            worse.append(item)
    return worse


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


def _item(
    network: Network, levels: Levels, before: Levels, node: int, value: Property
) -> ReviewItem | None:
    was, now = status_of(network, before, node), status_of(network, levels, node)
    if was is None or now is None or was is now or now is SupportStatus.SUPPORTED:
        return None
    lost = sorted(set(_lost(network, levels, before, node)))
    dates = [date_of(value(one, "withdrawn")) for one in lost]
    since = max(dates, key=instant, default="")
    reviewed = value(node, "reviewed")
    if reviewed and instant(date_of(reviewed)) > instant(since):
        return None
    names = tuple(Named(network.keys[one], network.labels[one]) for one in lost)
    return ReviewItem(network.keys[node], network.labels[node], was, now, names, since)


def _lost(network: Network, levels: Levels, before: Levels, node: int) -> Iterator[int]:
    """The withdrawn nodes below a claim, by legs that would be worth more without them."""
    met = {node}
    ahead = [node]
    for one in ahead:
        for leg in _worse_legs(network, levels, before, one):
            if network.withdrawn[leg]:
                yield leg
            elif leg not in met:
                met.add(leg)
                ahead.append(leg)


def _worse_legs(network: Network, levels: Levels, before: Levels, node: int) -> Iterable[int]:
    """The legs that are worth less than before, in the groups that are worth less by it.

    Where a claim was only partial before, a leg that held is a loss in any group.
    """
    for group in network.groups[node]:
        legs = network.group_legs[group]
        worse = group_level(before.leg, legs) > group_level(levels.leg, legs)
        for leg in legs:
            was = before.leg[leg]
            partly = was == HOLDS and not before.own[node]
            if was > levels.leg[leg] and (worse or partly):
                yield leg
