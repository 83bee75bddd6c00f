"""Groups that could hold in a text that tells less, though they fail in the whole of it.

Whoever leaves out why a leg fails (that it was withdrawn, the groups that it leans on) leaves one
that counts as granted. A claim whose groups are all given up is granted as a leg, too, so one group
leads to the next.
"""

from collections.abc import Iterable

from whydesk.engine.evidence.levels import FAILS, Levels, group_level
from whydesk.engine.evidence.network import Network

# The key of a claim and the name of a group of it.
GroupName = tuple[str, str]


def overstated(whole: Network, levels: Levels, rest: Network) -> frozenset[GroupName]:
    """The groups to give up in ``rest``, so that no group is more there than it is in ``whole``.

    Of those that fail in the whole text all stay that have a leg which surely fails in the rest.
    ``levels`` are those of the whole text. Takes time linear in the legs of what fails.
    """
    fails = {
        _name_of(whole, group)
        for group, legs in enumerate(whole.group_legs)
        if legs and group_level(levels.leg, legs) == FAILS
    }
    kept = {
        group
        for group, legs in enumerate(rest.group_legs)
        if legs and _name_of(rest, group) in fails
    }
    leaning = _leaning(rest, kept)
    failing = {
        group: sum(1 for leg in rest.group_legs[group] if leg in leaning or _fails(rest, leg))
        for group in kept
    }
    given_up = [group for group in kept if not failing[group]]
    for group in given_up:
        claim = rest.group_claim[group]
        if claim not in leaning:
            continue
        leaning[claim] -= 1
        if not leaning[claim]:
            for use in rest.uses[claim]:
                if use in failing:
                    failing[use] -= 1
                    if not failing[use]:
                        given_up.append(use)
    return frozenset(_name_of(rest, group) for group in given_up)


def _name_of(network: Network, group: int) -> GroupName:
    return network.keys[network.group_claim[group]], network.group_name[group]


def _fails(network: Network, node: int) -> bool:
    """Whether a node fails as a leg whatever its groups come to."""
    return not network.base[node] and not network.relays[node]


def _leaning(network: Network, kept: Iterable[int]) -> dict[int, int]:
    """The claims that fail as legs as long as they have a group, with how many they have."""
    claims = {network.group_claim[group] for group in kept}
    among = set(kept)
    return {
        claim: len(network.groups[claim])
        for claim in claims
        if network.relays[claim] and among.issuperset(network.groups[claim])
    }
