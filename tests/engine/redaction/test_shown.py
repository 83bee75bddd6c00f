"""The tiers beside the text: of the line that is looked at, always the strictest that counts."""

import pytest

from whydesk.engine import Workspace
from whydesk.engine.graph import nodes
from whydesk.engine.model import Place
from whydesk.engine.redaction.gestures import set_tier, tier_now
from whydesk.engine.redaction.rules import Target
from whydesk.engine.redaction.shown import ShownTiers
from whydesk.engine.redaction.tiers import Tier, said, source_tiers

TEXT = """[[A]]
>>rent: 4100
>>visibility-rent: secret
>>what: words

[[B]]
prose
>>visibility: masked

[[A]]
>>rent: 4200

@@note on=B id=n at=2026-01-01 visibility=secret
before
@@

@@note on=B id=n at=2026-02-01
after
@@
"""


def _at(text: str, line: int) -> Tier:
    return ShownTiers(Workspace.new(text).graph).at(Place("main.lmd", line))


@pytest.mark.parametrize(
    ("line", "tier"),
    [
        (0, Tier.OPEN),
        (1, Tier.SECRET),
        (2, Tier.OPEN),
        (3, Tier.OPEN),
        (5, Tier.MASKED),
        (6, Tier.OPEN),
        (9, Tier.OPEN),
        (10, Tier.SECRET),
        (12, Tier.SECRET),
        (13, Tier.OPEN),
        (16, Tier.SECRET),
    ],
)
def test_a_line_has_the_tier_of_what_it_declares(line: int, tier: Tier) -> None:
    assert _at(TEXT, line) is tier


def test_every_line_agrees_with_what_an_export_does() -> None:
    graph = Workspace.new(TEXT).graph
    tiers, shown = source_tiers(graph, said(graph)), ShownTiers(graph)
    assert shown.node("a") is tiers.node("a").tier
    assert shown.node("b") is tiers.node("b").tier
    assert shown.property("a", "Rent") is tiers.property("a", "rent").tier
    for place in tiers.thoughts:
        assert shown.at(place) is tiers.thought(place).tier


def test_another_file_closes_a_node_too() -> None:
    workspace = Workspace({"a.lmd": "[[A]]\n", "b.lmd": "[[A]]\n>>visibility: secret\n"})
    assert ShownTiers(workspace.graph).at(Place("a.lmd", 0)) is Tier.SECRET


def test_forgetting_tells_whether_something_is_another_now() -> None:
    workspace = Workspace.new(TEXT)
    shown = ShownTiers(workspace.graph)
    shown.at(Place("main.lmd", 5))
    assert not shown.forget()
    workspace.apply(set_tier(workspace.graph, Target("b"), Tier.OPEN))
    assert shown.forget()
    assert shown.node("b") is Tier.OPEN


def test_only_so_much_is_kept() -> None:
    text = "\n".join(f"[[N{number}]]" for number in range(2000))
    shown = ShownTiers(Workspace.new(text).graph)
    for line in range(2000):
        shown.at(Place("main.lmd", line))
    assert len(shown._nodes) < 500


def test_of_many_thoughts_only_those_that_say_a_tier_are_read(monkeypatch) -> None:
    read: list[str] = []
    make = nodes.make_think
    monkeypatch.setattr(
        nodes,
        "make_think",
        lambda thought, *rest: read.append(thought.body) or make(thought, *rest),
    )
    plain = "".join(f"@@note on=A\n{number}\n@@\n" for number in range(50))
    text = f"[[A]]\n{plain}@@note on=A visibility=masked\nclosed\n@@\n"
    assert ShownTiers(Workspace.new(text).graph).has_closed("a")
    assert read == ["closed"]


def test_every_version_of_a_thought_gets_the_tier() -> None:
    workspace = Workspace.new(TEXT)
    place = Place("main.lmd", 16)
    target = Target("b", place=place)
    workspace.apply(set_tier(workspace.graph, target, Tier.MASKED))
    assert tier_now(workspace.graph, target) is Tier.MASKED
    assert source_tiers(workspace.graph, said(workspace.graph)).thought(place).tier == 1


def test_a_tier_that_is_said_twice_is_set_in_both_places() -> None:
    workspace = Workspace.new("[[A]]\n@@note on=A visibility=secret Visibility=masked\nx\n@@\n")
    target = Target("a", place=Place("main.lmd", 1))
    workspace.apply(set_tier(workspace.graph, target, Tier.MASKED))
    assert workspace.document().line(1) == "@@note on=A visibility=masked Visibility=masked"
