"""How far every node holds: least fixpoint by unit propagation, without recursion.

Two passes over the groups, each linear in their legs. The first starts from sources alone, the
second grants what is open as well. A group fires when its last leg is reached, so claims that only
lean on each other are never reached: support is well-founded (Dowling and Gallier, "Linear-time
algorithms for testing the satisfiability of propositional Horn formulae", 1984).
"""

from collections.abc import Iterable, Mapping, MutableMapping, MutableSequence
from types import MappingProxyType

from msgspec import Struct

from whydesk.engine.evidence.network import Network
from whydesk.engine.evidence.values import LegState, SupportStatus

FAILS, OPEN, HOLDS = 0, 1, 2
STATES = (LegState.FAILS, LegState.OPEN, LegState.HOLDS)

# A class attribute of an Enum is slow to read by the thousand (CPython 3.11).
_SUPPORTED, _OPEN = SupportStatus.SUPPORTED, SupportStatus.OPEN
_PARTIAL, _UNSUPPORTED = SupportStatus.PARTIAL, SupportStatus.UNSUPPORTED
_NO_CHANGE: Mapping[int, int] = MappingProxyType({})
_Missing = MutableSequence[int] | MutableMapping[int, int]


class Levels(Struct):
    """``leg`` is what each node is worth as a leg, ``own`` what its groups come to.

    ``reached_by`` is the group that gave a node its own level (-1: none): those of all nodes
    together make a proof without loops.
    """

    leg: bytearray
    own: bytearray
    reached_by: list[int]

    def copy(self) -> "Levels":
        """The same levels, to try something on."""
        return Levels(self.leg[:], self.own[:], self.reached_by[:])


def levels_of(network: Network) -> Levels:
    """The levels of the whole network."""
    count = len(network)
    levels = Levels(bytearray(count), bytearray(count), [-1] * count)
    missing = list(map(len, network.group_legs))
    _settle(network, levels, range(count), missing, network.base, network.relays)
    return levels


def settle_again(
    network: Network,
    levels: Levels,
    changed: Iterable[int],
    base: bytearray | None = None,
    relays: bytearray | None = None,
) -> list[int]:
    """Work out again what can hang on some nodes, and nothing else; the nodes looked at.

    ``base`` and ``relays`` stand in for those of the network where something is only supposed.
    """
    _grow(levels, len(network))
    members = network.above(changed)
    for node in members:
        levels.leg[node] = levels.own[node] = FAILS
        levels.reached_by[node] = -1
    groups = [group for node in members for group in network.groups[node]]
    missing = {g: _count_below(levels.leg, network.group_legs[g], HOLDS) for g in groups}
    base, relays = base or network.base, relays or network.relays
    _settle(network, levels, members, missing, base, relays, groups)
    return members


def _grow(levels: Levels, count: int) -> None:
    more = count - len(levels.own)
    levels.leg.extend(bytes(more))
    levels.own.extend(bytes(more))
    levels.reached_by.extend([-1] * more)


def _count_below(leg: bytearray, legs: Iterable[int], level: int) -> int:
    return sum(1 for one in legs if leg[one] < level)


def _settle(
    network: Network,
    levels: Levels,
    members: Iterable[int],
    missing: _Missing,
    base: bytearray,
    relays: bytearray,
    groups: Iterable[int] = (),
) -> None:
    """Both passes over some nodes that no other node's level hangs on.

    ``missing`` counts the legs of their groups that do not hold; ``groups`` are those of them that
    may be reached from outside.
    """
    leg = levels.leg
    outside = [(g, [one for one in network.group_legs[g] if leg[one] == OPEN]) for g in groups]
    for level in (HOLDS, OPEN):
        reached = [node for node in members if base[node] == level]
        for node in reached:
            leg[node] = level
        if level == OPEN:
            for group, open_legs in outside:
                missing[group] -= len(open_legs)
        for group, _ in outside:
            if not missing[group]:
                _reach(network, levels, group, level, reached, relays)
        _spread(network, levels, level, reached, missing, relays)


def _reach(
    network: Network, levels: Levels, group: int, level: int, reached: list[int], relays: bytearray
) -> None:
    claim = network.group_claim[group]
    if not levels.own[claim]:
        levels.own[claim] = level
        levels.reached_by[claim] = group
        if relays[claim]:
            levels.leg[claim] = level
            reached.append(claim)


def _spread(
    network: Network,
    levels: Levels,
    level: int,
    reached: list[int],
    missing: _Missing,
    relays: bytearray,
) -> None:
    """Go on from the nodes reached; the list grows while it is walked. The one hot loop."""
    uses, claim_of = network.uses, network.group_claim
    leg, own, reached_by = levels.leg, levels.own, levels.reached_by
    for node in reached:
        for group in uses[node]:
            left = missing[group] = missing[group] - 1
            if not left:
                claim = claim_of[group]
                if not own[claim]:
                    own[claim] = level
                    reached_by[claim] = group
                    if relays[claim]:
                        leg[claim] = level
                        reached.append(claim)


def status_of(network: Network, levels: Levels, node: int) -> SupportStatus | None:
    """The status of a node; None where it makes no claim."""
    own = levels.own[node]
    if own:
        return _SUPPORTED if own == HOLDS else _OPEN
    if network.groups[node]:
        return status_unreached(network, node, levels.leg)
    return status_without_groups(network, node)


def status_unreached(
    network: Network, node: int, leg: bytearray, now: Mapping[int, int] = _NO_CHANGE
) -> SupportStatus:
    """The status of a node that has groups of which none holds or is open.

    ``now`` are levels of legs that stand in for those of ``leg``.
    """
    legs_of = network.group_legs
    for group in network.groups[node]:
        for one in legs_of[group]:
            if leg[one] == HOLDS and now.get(one, HOLDS) == HOLDS:
                return _PARTIAL
    return _UNSUPPORTED


def status_without_groups(network: Network, node: int) -> SupportStatus | None:
    """The status of a node that has no groups, or would have none."""
    if network.unassessed(node, ()):
        return SupportStatus.UNASSESSED
    return _UNSUPPORTED if network.claim[node] else None


def group_level(leg: bytearray, legs: Iterable[int]) -> int:
    """What a group comes to: its weakest leg."""
    return min((leg[one] for one in legs), default=FAILS)
