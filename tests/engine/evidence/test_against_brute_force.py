"""Thousands of random worlds: what the engine says is what trying all subsets says."""

import itertools
from collections.abc import Iterator

import pytest

from tests.engine.evidence.worlds import (
    Truth,
    World,
    depends_on,
    random_world,
    text_of,
    truth_of,
    withdrawing,
    without_group,
)
from whydesk.engine import Workspace

BATCH = 250
batches = pytest.mark.parametrize("batch", range(8))


def worlds(batch: int) -> Iterator[tuple[World, Workspace, Truth]]:
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        world = random_world(seed)
        yield world, Workspace.new(text_of(world)), truth_of(world)


def said(workspace: Workspace, world: World) -> dict[str, str | None]:
    found = workspace.support.statuses()
    return {name: found[name].value if name in found else None for name in world}


@batches
def test_statuses_and_states(batch: int) -> None:
    for world, workspace, truth in worlds(batch):
        assert said(workspace, world) == truth.statuses, text_of(world)
        plain = [name for name in world if not world[name].restates]
        states = {name: workspace.support.leg_state(name).value for name in plain}
        assert states == {name: truth.states[name] for name in plain}, text_of(world)


@batches
def test_keystones_and_impact(batch: int) -> None:
    for world, workspace, truth in worlds(batch):
        after = {name: truth_of(withdrawing(world, {name})).statuses for name in world}
        for name in world:
            changed = {
                other: (truth.statuses[other], after[name][other])
                for other in world
                if other != name and after[name][other] != truth.statuses[other]
            }
            found = workspace.support.impact([name])
            fell = {fall.key: (fall.before.value, fall.after.value) for fall in found.falls}
            assert fell == changed, text_of(world)
            legs = set().union(*truth.groups[name]) & set(world)
            keystones = {leg for leg in legs if after[leg][name] != truth.statuses[name]}
            claim = workspace.support.claim(name)
            assert {leg.key for leg in claim.keystones} == keystones, text_of(world)


@batches
def test_what_stands_is_saved_by_a_group_that_stands(batch: int) -> None:
    for world, workspace, truth in worlds(batch):
        for name in world:
            after = truth_of(withdrawing(world, {name}))
            same = {
                other
                for other in depends_on(truth, name) - {name}
                if after.statuses[other] == truth.statuses[other]
                and truth.statuses[other] in ("supported", "open")
            }
            found = workspace.support.impact([name]).stands
            assert {one.key for one in found} == same, text_of(world)
            for one in found:
                good = ("holds",) if one.status.value == "supported" else ("holds", "open")
                saving = truth.groups[one.key][int(one.saved_by)]
                assert all(after.states.get(leg) in good for leg in saving), text_of(world)


@batches
def test_each_path_leads_from_what_is_withdrawn_to_the_claim(batch: int) -> None:
    for world, workspace, truth in worlds(batch):
        for name in world:
            found = workspace.support.impact([name])
            for one in (*found.falls, *found.stands):
                steps = found.path(one.key)
                assert (steps[0].leg, steps[-1].claim) == (name, one.key)
                for step, following in itertools.pairwise(steps):
                    assert step.claim == following.leg
                for step in steps:
                    assert step.leg in truth.groups[step.claim][int(step.group)]


@batches
def test_a_fall_names_a_leg_that_is_worth_less(batch: int) -> None:
    worth = ["fails", "open", "holds"].index
    for world, workspace, truth in worlds(batch):
        for name in world:
            after = truth_of(withdrawing(world, {name})).states
            for fall in workspace.support.impact([name]).falls:
                now, before = after[fall.leg_key], truth.states[fall.leg_key]
                assert worth(now) < worth(before), text_of(world)


@batches
def test_minimal_and_redundant_groups(batch: int) -> None:
    for world, workspace, truth in worlds(batch):
        for name, groups in truth.groups.items():
            claim = workspace.support.claim(name)
            larger = [str(n) for n, g in enumerate(groups) if any(other < g for other in groups)]
            assert list(claim.not_minimal) == larger, text_of(world)
            for number in range(len(groups)):
                less = truth_of(without_group(world, name, number))
                same = (less.statuses, less.states) == (truth.statuses, truth.states)
                assert (str(number) in claim.redundant) == same, text_of(world)


@batches
def test_two_withdrawn_together(batch: int) -> None:
    for world, workspace, truth in worlds(batch):
        pair = list(world)[:2]
        after = truth_of(withdrawing(world, pair)).statuses
        others = [name for name in world if name not in pair]
        changed = {n: after[n] for n in others if after[n] != truth.statuses[n]}
        found = workspace.support.impact(pair)
        assert {fall.key: fall.after.value for fall in found.falls} == changed, text_of(world)


@batches
def test_withdrawing_in_the_text_does_what_was_foretold(batch: int) -> None:
    for world, workspace, _ in worlds(batch):
        before = said(workspace, world)
        name = min(world)
        if world[name].withdrawn:
            continue
        foretold = {f.key: f.after.value for f in workspace.support.impact([name]).falls}
        workspace.apply(workspace.withdraw(name))
        after = said(workspace, world)
        # Its own status is worked out from its groups, and a claim can be a leg of its own group.
        changed = {n: after[n] for n in world if n != name and after[n] != before[n]}
        assert changed == foretold, text_of(world)
        workspace.apply(workspace.restore(name))
        assert said(workspace, world) == before, text_of(world)
