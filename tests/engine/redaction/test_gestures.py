"""Setting a tier is an edit of the text, and the only tier that is left is the one that was set."""

import pytest

from whydesk.engine import Workspace
from whydesk.engine.model import Place
from whydesk.engine.redaction.gestures import set_tier, target_at
from whydesk.engine.redaction.rules import Target
from whydesk.engine.redaction.tiers import Tier, said, source_tiers

TEXT = """# Title

[[A]]
>>what: words

@@note on=A
thought
@@
"""


def _tiers(workspace: Workspace):
    return source_tiers(workspace.graph, said(workspace.graph))


def _set(workspace: Workspace, target: Target, tier: Tier) -> None:
    workspace.apply(set_tier(workspace.graph, target, tier))


@pytest.mark.parametrize("tier", [Tier.MASKED, Tier.SECRET])
def test_a_tier_is_written_and_taken_out_again(tier: Tier) -> None:
    for target in (Target("a"), Target("a", "what")):
        workspace = Workspace.new(TEXT)
        _set(workspace, target, tier)
        found = _tiers(workspace)
        marked = found.property("a", "what") if target.name else found.node("a")
        assert marked.tier is tier
        _set(workspace, target, Tier.OPEN)
        assert workspace.text() == TEXT


def test_a_thought_gets_its_tier_on_its_opening_line() -> None:
    workspace = Workspace.new(TEXT)
    place = Place("main.lmd", 5)
    _set(workspace, Target("a", place=place), Tier.SECRET)
    assert workspace.document().line(5) == "@@note on=A visibility=secret"
    assert _tiers(workspace).thought(place).tier is Tier.SECRET


def test_no_stricter_line_is_left_behind() -> None:
    lines = ">>visibility: secret\n>>Visibility: masked\n"
    workspace = Workspace({"a.lmd": f"[[A]]\n{lines}", "b.lmd": f"[[A]]\n{lines}"})
    _set(workspace, Target("a"), Tier.MASKED)
    assert _tiers(workspace).node("a").tier is Tier.MASKED
    _set(workspace, Target("a"), Tier.OPEN)
    assert _tiers(workspace).node("a").tier is Tier.OPEN


def test_what_is_set_already_needs_no_edit() -> None:
    workspace = Workspace.new("[[A]]\n>>visibility: masked\n")
    assert set_tier(workspace.graph, Target("a"), Tier.MASKED) == ()


@pytest.mark.parametrize(
    ("line", "target"),
    [
        (0, None),
        (2, Target("a")),
        (3, Target("a", "what")),
        (4, Target("a")),
        (6, Target("a", place=Place("main.lmd", 5))),
    ],
)
def test_what_a_line_is_about(line: int, target: Target | None) -> None:
    assert target_at(Workspace.new(TEXT).graph, Place("main.lmd", line)) == target


def test_the_line_of_a_tier_is_about_what_it_is_the_tier_of() -> None:
    graph = Workspace.new("[[A]]\n>>visibility: masked\n>>visibility-what: secret\n").graph
    assert target_at(graph, Place("main.lmd", 1)) == Target("a")
    assert target_at(graph, Place("main.lmd", 2)) == Target("a", "what")
