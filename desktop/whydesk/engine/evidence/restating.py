"""What echoes come down to: restated again and again, in loops too."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from whydesk.engine.graph.loops import loops


def echo_roots(
    restates: Mapping[int, tuple[int, ...]],
    keys: Sequence[str],
    known: Mapping[int, tuple[int, ...]] = MappingProxyType({}),
) -> dict[int, tuple[int, ...]]:
    """What each echo comes down to: all that is no echo along echo-of, in order of the links.

    Empty for an echo that reaches nothing of the kind. Echoes in a loop all come down to the same,
    in order of ``keys``, since a loop has no first link. ``known`` has what other echoes come down
    to. Linear, save for what is found.
    """
    loop_of = _loops(restates)
    roots: dict[int, tuple[int, ...]] = {}
    for echo in restates:
        stack = [echo]
        while stack:
            here = stack.pop()
            if here in roots:
                continue
            members = loop_of.get(here) or {here: None}
            below = [one for member in members for one in restates[member] if one not in members]
            ahead = [one for one in below if one in restates and one not in roots]
            if ahead:
                stack += (here, *ahead)
                continue
            found = dict.fromkeys(
                root for one in below for root in _come_down_to(one, roots, known)
            )
            ordered = sorted(found, key=keys.__getitem__) if here in loop_of else found
            roots.update(dict.fromkeys(members, tuple(ordered)))
    return roots


def _come_down_to(
    node: int, roots: Mapping[int, tuple[int, ...]], known: Mapping[int, tuple[int, ...]]
) -> tuple[int, ...]:
    found = roots.get(node)
    return known.get(node, (node,)) if found is None else found


def _loops(restates: Mapping[int, tuple[int, ...]]) -> dict[int, dict[int, None]]:
    """For each echo in a loop of echoes all echoes of that loop."""
    arrows = {str(echo): list(map(str, targets)) for echo, targets in restates.items()}
    sets = [dict.fromkeys(map(int, members)) for members in loops(arrows)]
    return {echo: members for members in sets for echo in members}
