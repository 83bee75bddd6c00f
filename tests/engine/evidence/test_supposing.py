"""A claim under a what-if is what it is once the withdrawal is written."""

import random

import pytest

from tests.engine.evidence.worlds import World, random_world, text_of, withdrawing
from whydesk.engine import Workspace
from whydesk.engine.evidence.supposing import Supposition

BATCH = 120


def state_of(workspace: Workspace, name: str, supposed: Supposition) -> object:
    """The status of a claim, and the states of its groups and legs."""
    found = workspace.support.claim(name)
    groups = [
        (
            group.name,
            supposed.group_state(group).value,
            [(leg.label, supposed.leg_state(leg).value) for leg in group.legs],
        )
        for group in found.groups
    ]
    return supposed.status(name, found.status), groups


def pulled_from(world: World, seed: int) -> list[str]:
    chance = random.Random(seed)
    return chance.sample(sorted(world), min(len(world), chance.randint(1, 2)))


@pytest.mark.parametrize("batch", range(4))
def test_supposing_equals_withdrawing(batch: int) -> None:
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        world = random_world(seed)
        pulled = pulled_from(world, seed)
        before, after = (
            Workspace.new(text_of(one)) for one in (world, withdrawing(world, set(pulled)))
        )
        supposed = Supposition(before.support.impact(pulled))
        for name in set(world) - set(pulled):
            assert state_of(before, name, supposed) == state_of(after, name, Supposition()), (
                f"{pulled} in\n{text_of(world)}"
            )


def test_without_an_impact_everything_is_as_it_is() -> None:
    workspace = Workspace.new("[[s]]\n>>artifact: f\n[[a]]\n>>group-1: [[s]]\n")
    group = workspace.evidence("a").groups[0]
    assert Supposition().group_state(group) is group.state
    assert not Supposition().pulls("s")
