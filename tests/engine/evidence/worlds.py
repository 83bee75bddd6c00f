"""Small random worlds of evidence, and what the definition says of them by trying all subsets."""

import random
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from itertools import combinations

NAMES = "abcdefgh"
UNKNOWN = "z"


@dataclass(frozen=True)
class Thing:
    """What is said of one node; ``groups`` are legs as written, echoes and unknown names too."""

    source: bool = False
    withdrawn: bool = False
    claim: bool = False
    groups: tuple[tuple[str, ...], ...] = ()
    restates: tuple[str, ...] = ()
    supporters: tuple[str, ...] = ()


World = dict[str, Thing]


def random_world(seed: int) -> World:
    chance = random.Random(seed)
    names = NAMES[: chance.randint(2, 8)]
    return {name: _thing(chance, name, names) for name in names}


def _thing(chance: random.Random, name: str, names: str) -> Thing:
    def some(most: int) -> tuple[str, ...]:
        wild = [chance.choice(names if chance.random() < 0.95 else UNKNOWN) for _ in range(most)]
        return tuple(wild[: chance.randint(1, most)])

    groups = tuple(some(3) for _ in range(chance.randint(1, 3))) if chance.random() < 0.65 else ()
    others = [other for other in names if other != name]
    most = min(2, len(others))
    restates = tuple(chance.sample(others, chance.randint(1, most)))
    restates = restates if chance.random() < 0.2 else ()
    supporters = tuple(chance.sample(others, 1)) if chance.random() < 0.2 else ()
    source, withdrawn, claim = (chance.random() < part for part in (0.3, 0.15, 0.4))
    return Thing(source, withdrawn, claim, groups, restates, supporters)


def text_of(world: World) -> str:
    """The world in LMD."""
    lines: list[str] = []
    for name, thing in world.items():
        lines.append(f"[[{name}]]")
        lines += [">>type: claim"] * thing.claim + [">>artifact: file"] * thing.source
        lines += [">>withdrawn: 2026-07-02"] * thing.withdrawn
        for number, legs in enumerate(thing.groups):
            lines.append(f">>group-{number}: " + " & ".join(f"[[{leg}]]" for leg in legs))
        lines += [f"[[{name}]] →(echo-of) [[{other}]]" for other in thing.restates]
        lines += [f"[[{other}]] →(supports) [[{name}]]" for other in thing.supporters]
    return "\n".join(lines) + "\n"


def legs_of(world: World, written: Iterable[str]) -> frozenset[str]:
    """What a group needs: echoes stand for what they restate, or for nothing at all."""
    found: set[str] = set()
    for name in written:
        if name in world and world[name].restates:
            found |= _roots(world, name) or {f"nothing behind {name}"}
        else:
            found.add(name)
    return frozenset(found)


def _roots(world: World, echo: str) -> set[str]:
    met, ahead, roots = {echo}, [echo], set[str]()
    for name in ahead:
        for target in world[name].restates:
            if world[target].restates:
                ahead += [target] if target not in met else []
            else:
                roots.add(target)
            met.add(target)
    return roots


@dataclass(frozen=True)
class Truth:
    """Statuses and leg states by the definition, and the groups that they follow from."""

    statuses: dict[str, str | None]
    states: dict[str, str]
    groups: dict[str, list[frozenset[str]]]


def truth_of(world: World) -> Truth:
    groups = {name: [legs_of(world, g) for g in thing.groups] for name, thing in world.items()}
    holding = _least(world, groups, granted=False)
    granted = _least(world, groups, granted=True)
    states = {
        name: "holds"
        if _stands(world, name, holding, granted=False)
        else "open"
        if _stands(world, name, granted, granted=True)
        else "fails"
        for name in world
    }
    statuses = {name: _status(world, name, groups, holding, granted, states) for name in world}
    return Truth(statuses, states, groups)


def _stands(world: World, leg: str, reached: Collection[str], *, granted: bool) -> bool:
    thing = world.get(leg)
    if thing is None or thing.withdrawn:
        return False
    return thing.source or leg in reached or (granted and not thing.groups)


def _least(
    world: World, groups: dict[str, list[frozenset[str]]], *, granted: bool
) -> frozenset[str]:
    """The smallest set of claims that holds every claim of which it makes a group stand."""
    claims = [name for name in world if groups[name]]
    for size in range(len(claims) + 1):
        for chosen in map(frozenset, combinations(claims, size)):
            if all(
                name in chosen
                or not any(
                    all(_stands(world, leg, chosen, granted=granted) for leg in group)
                    for group in groups[name]
                )
                for name in claims
            ):
                return chosen
    raise AssertionError("the set of all claims is closed")


def _status(
    world: World,
    name: str,
    groups: dict[str, list[frozenset[str]]],
    holding: Collection[str],
    granted: Collection[str],
    states: dict[str, str],
) -> str | None:
    if name in holding or name in granted:
        return "supported" if name in holding else "open"
    if groups[name]:
        held = any(states.get(leg) == "holds" for group in groups[name] for leg in group)
        return "partial" if held else "unsupported"
    if world[name].supporters:
        return "unassessed"
    return "unsupported" if world[name].claim else None


def withdrawing(world: World, names: Collection[str]) -> World:
    return {n: replace(t, withdrawn=True) if n in names else t for n, t in world.items()}


def without_group(world: World, name: str, number: int) -> World:
    """The world after a claim lost one of its groups."""
    left = tuple(g for at, g in enumerate(world[name].groups) if at != number)
    return {n: replace(t, groups=left) if n == name else t for n, t in world.items()}


def depends_on(truth: Truth, name: str) -> set[str]:
    """The claims that lean on a node by groups, over any number of steps."""
    met: set[str] = set()
    ahead = [name]
    for one in ahead:
        for claim, groups in truth.groups.items():
            if claim not in met and any(one in group for group in groups):
                met.add(claim)
                ahead.append(claim)
    return met
