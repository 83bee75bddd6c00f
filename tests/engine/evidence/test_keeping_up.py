"""After any edit the answers are those of a fresh reading, and little is worked out again."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.evidence.asking import claim, sources, statuses
from tests.engine.evidence.worlds import NAMES, random_world, text_of
from whydesk.engine import Workspace

LINES = st.sampled_from(
    [
        "",
        "prose",
        ">>type: claim",
        ">>artifact: file",
        ">>withdrawn: 2026-07-02",
        ">>group-0: [[a]] & [[b]]",
        ">>group-1: [[c]]",
        ">>group-1: nobody",
        ">>rejected-1: [[a]], not about it",
        ">>aka: z",
        ">>supported-by: [[b]]",
        "[[a]]",
        "[[d]]",
        "[[new]]",
        "[[a]] →(echo-of) [[b]]",
        "[[c]] →(derived-from) [[a]]",
        "[[c]] →(derived-from) [[nowhere]]",
        "[[b]] →(supports) [[c]]",
    ]
)
EDITS = st.lists(st.tuples(st.floats(0, 1), st.integers(0, 2), st.lists(LINES, max_size=2)))


def everything(workspace: Workspace) -> list[object]:
    evidence = workspace.support
    keys = [node.key for node in workspace.graph.nodes()]
    claims = [evidence.claim(key) for key in keys]
    return [statuses(workspace), claims, [evidence.lineage(key) for key in keys]]


@given(st.integers(0, 500), EDITS)
def test_edits_lead_where_a_fresh_reading_leads(
    seed: int, edits: list[tuple[float, int, list[str]]]
) -> None:
    workspace = Workspace.new(text_of(random_world(seed)))
    document = workspace.document()
    for place, removed, lines in edits:
        first = int(place * document.line_count)
        removed = min(removed, document.line_count - first)
        statuses(workspace)
        workspace.replace(document.shard, first, removed, lines)
    assert everything(workspace) == everything(Workspace.new(workspace.text()))


@pytest.mark.parametrize("seed", range(20))
def test_an_edit_in_one_of_two_shards(seed: int) -> None:
    chance = random.Random(seed)
    world = text_of(random_world(seed))
    other = "[[a]]\n>>group-1: [[b]] & [[h]]\n[[h]]\n>>artifact: file\n"
    workspace = Workspace({"a.lmd": world, "b.lmd": other})
    statuses(workspace)
    line = f">>group-{chance.randint(0, 2)}: [[{chance.choice(NAMES)}]]"
    workspace.replace("b.lmd", 1, 1, [line])
    fresh = Workspace({"a.lmd": world, "b.lmd": workspace.text("b.lmd")})
    assert everything(workspace) == everything(fresh)


def test_only_what_an_edit_reaches_is_worked_out_again() -> None:
    apart = "".join(claim(f"other{n}", "s") for n in range(50))
    text = sources("s t") + claim("c", "s") + claim("d", "c") + apart
    workspace = Workspace.new(text)
    statuses(workspace)
    line = text.split("\n").index("[[c]]") + 2
    workspace.replace("main.lmd", line, 1, [">>group-1: [[t]]"])
    assert sorted(workspace.support.refresh() or ()) == ["c", "d"]


def test_prose_costs_nothing() -> None:
    workspace = Workspace.new(sources("s") + claim("c", "s"))
    statuses(workspace)
    workspace.replace("main.lmd", 2, 0, ["Only words."])
    assert workspace.support.refresh() == ()
