"""No tier is lost by how it is written: the strictest wins."""

import pytest

from tests.engine.redaction.conftest import planned, shown
from whydesk.engine import Workspace
from whydesk.engine.graph.rename import rename
from whydesk.engine.redaction.tiers import Tier, tier_of

SECRET = "Falkensteg"
BODY = f"[[Node]]\n>>what: {SECRET}\n"
WAYS = {
    "plain": f"{BODY}>>visibility: secret\n",
    "on the node line": f"[[Node]] >>visibility: secret\n>>what: {SECRET}\n",
    "byte order mark at the top": f"\ufeff{BODY}>>visibility: secret\n",
    "byte order mark before the line": f"{BODY}\ufeff>>visibility: secret\n",
    "byte order mark in the value": f"{BODY}>>visibility: \ufeffmasked\n",
    "carriage returns": f"{BODY}>>visibility: secret\n".replace("\n", "\r"),
    "mixed line ends": f"[[Node]]\r\n>>what: {SECRET}\r>>visibility: secret\n",
    "line separator": f"[[Node]]\n>>what: {SECRET}\u2028>>visibility: secret\n",
    "next line": f"[[Node]]\n>>type: x\x85>>visibility: secret\n>>what: {SECRET}\n",
    "blank behind the mark": f"{BODY}>> visibility: secret\n",
    "blank before the colon": f"{BODY}>>visibility : secret\n",
    "capitals": f"{BODY}>>Visibility: Secret\n",
    "later duplicate": f"{BODY}>>visibility: secret\n>>visibility: open\n",
    "earlier duplicate": f"{BODY}>>visibility: open\n>>visibility: masked\n",
    "unknown word": f"{BODY}>>visibility: hidden\n",
    "reopened": f"{BODY}\n[[Other]]\n\n[[Node]]\n>>visibility: secret\n",
    "reopened before": f"[[Node]]\n>>visibility: secret\n\n[[Other]]\n\n{BODY}",
    "other spelling of the slug": f"{BODY}\n[[NODE]]\n>>visibility: masked\n",
    "property": f"{BODY}>>visibility-what: secret\n",
    "property in other letters": f"{BODY}>>visibility-WHAT: masked\n",
    "property before it": f"[[Node]]\n>>visibility-what: masked\n>>what: {SECRET}\n",
    "property written twice": f"[[Node]]\n>>what: {SECRET}\n>>visibility-what: secret\n>>what: x\n",
    "property reopened": f"{BODY}\n[[Node]]\n>>visibility-what: secret\n>>visibility-what: open\n",
    "before any node": f">>visibility: secret\n{SECRET}\n\n[[Other]]\n",
}


@pytest.mark.parametrize("way", WAYS)
def test_a_tier_is_kept(way: str) -> None:
    assert SECRET not in shown(WAYS[way])


def test_without_a_tier_the_text_is_as_it_was() -> None:
    text = f"\ufeff# T\r\n\r\n\r\n{BODY}\n@@note on=Node\nnever closed"
    bare = text.removeprefix("\ufeff")
    assert shown(text).startswith(bare)


@pytest.mark.parametrize(
    "texts",
    [
        {"a.lmd": BODY, "b.lmd": "[[Node]]\n>>visibility: secret\n"},
        {"a.lmd": "[[Node]]\n>>visibility: secret\n", "b.lmd": BODY},
        {
            "a.lmd": f"[[Node]]\n>>id: lp_1\n>>what: {SECRET}\n",
            "b.lmd": "[[New]]\n>>id: lp_1\n>>visibility: masked\n",
        },
        {
            "a.lmd": f"[[Node]]\n>>what: {SECRET}\n>>visibility-what: masked\n",
            "b.lmd": "[[Node]]\n>>what: later\n",
        },
    ],
    ids=["later shard", "earlier shard", "merged by id", "the value that lost"],
)
def test_a_merge_of_shards_keeps_the_tier(texts: dict[str, str]) -> None:
    assert SECRET not in shown(texts)


def test_a_rename_keeps_the_tier() -> None:
    workspace = Workspace.new(f"{BODY}>>visibility: secret\n")
    workspace.apply(rename(workspace.graph, "node", "Renamed").edits)
    assert SECRET not in shown(workspace.text())


THOUGHTS = {
    "attribute": "@@note on=Node visibility=secret",
    "written twice": "@@note on=Node visibility=masked visibility=open",
    "capitals": "@@note on=Node Visibility=secret",
    "with blanks": "@@note on=Node visibility = masked",
    "in the body": "@@note on=Node\n>>visibility: secret",
}


@pytest.mark.parametrize("way", THOUGHTS)
def test_a_thought_keeps_its_tier(way: str) -> None:
    assert SECRET not in shown(f"[[Node]]\n\n{THOUGHTS[way]}\n{SECRET}\n@@\n")


def test_all_versions_of_a_thought_have_the_strictest_tier() -> None:
    first = f"@@note on=Node id=t at=2026-01-01\n{SECRET}\n@@\n"
    second = "@@note on=Node id=t at=2026-02-01 visibility=masked\nmore\n@@\n"
    found = shown(f"[[Node]]\n\n{first}\n{second}")
    assert SECRET not in found
    assert found.count("▮▮▮▮") == 1


@pytest.mark.parametrize(
    ("word", "tier"),
    [
        ("open", Tier.OPEN),
        ("", Tier.OPEN),
        ("masked", Tier.MASKED),
        ("secret", Tier.SECRET),
        ("mask", Tier.SECRET),
        ("Open", Tier.SECRET),
    ],
)
def test_a_word_that_is_no_tier_counts_as_secret(word: str, tier: Tier) -> None:
    assert tier_of(word) is tier


def test_who_closed_a_thing_is_written_down() -> None:
    plan = planned(f"{BODY}>>visibility: secret\n")
    assert [(gone.part.words, gone.by) for gone in plan.removed] == [("Node", "the text")]
