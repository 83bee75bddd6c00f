"""Claims that need another look after a withdrawal, and when they no longer do."""

import pytest

from tests.engine.evidence.asking import claim, sources
from whydesk.engine import Workspace

TEXT = sources("s t") + claim("a", "s") + claim("b", "a") + claim("c", "s", "t")


def flagged(workspace: Workspace) -> list[str]:
    return [item.label for item in workspace.review()]


def test_without_withdrawals_nobody_is_asked() -> None:
    workspace = Workspace.new(TEXT + "[[lone]]\n>>type: claim\n")
    assert workspace.review() == []
    assert not workspace.evidence("lone").needs_review


def test_who_lost_something_is_flagged_with_what_and_since_when() -> None:
    workspace = Workspace.new(TEXT)
    foretold = [fall.label for fall in workspace.impact("s").falls]
    workspace.apply(workspace.withdraw("s", "broken", "2026-07-02"))
    items = workspace.review()
    assert [item.label for item in items] == foretold == ["a", "b"]
    assert {(item.before.value, item.now.value) for item in items} == {("supported", "unsupported")}
    assert {(next(n.label for n in item.lost), item.since) for item in items} == {
        ("s", "2026-07-02")
    }
    assert workspace.evidence("b").needs_review


def test_a_look_must_be_later_than_the_withdrawal() -> None:
    workspace = Workspace.new(TEXT)
    workspace.apply(workspace.withdraw("s", date="2026-07-02"))
    workspace.apply(workspace.reviewed("a", date="2026-07-02"))
    assert flagged(workspace) == ["a", "b"]
    workspace.apply(workspace.reviewed("a", "falls with it", date="2026-07-03"))
    assert flagged(workspace) == ["b"]
    properties = workspace.node("a").properties
    assert properties["reviewed"] == "2026-07-03, falls with it"
    assert properties["reviewed-2026-07-02"] == "2026-07-02"


def test_a_look_on_the_same_day_counts_by_its_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1790856000")  # 2026-10-01, noon
    workspace = Workspace.new(TEXT)
    workspace.apply(workspace.withdraw("s"))
    assert workspace.node("s").properties["withdrawn"] == "2026-10-01"
    workspace.apply(workspace.reviewed("a"))
    assert workspace.node("a").properties["reviewed"].startswith("2026-10-01T12:00")
    assert flagged(workspace) == ["b"]
    assert [p.code for p in workspace.problems() if p.code == "bad-date"] == []


def test_a_later_withdrawal_asks_again() -> None:
    workspace = Workspace.new(sources("s t") + claim("a", "s", "t"))
    workspace.apply(workspace.withdraw("s", date="2026-07-02"))
    assert flagged(workspace) == []
    workspace.apply(workspace.reviewed("a", date="2026-07-03"))
    workspace.apply(workspace.withdraw("t", date="2026-08-01"))
    assert [(item.label, item.since) for item in workspace.review()] == [("a", "2026-08-01")]


def test_support_again_or_taking_it_back_ends_the_asking() -> None:
    workspace = Workspace.new(TEXT)
    workspace.apply(workspace.withdraw("s", date="2026-07-02"))
    line = workspace.text().split("\n").index("[[b]]") + 2
    workspace.replace("main.lmd", line, 1, [">>group-1: [[t]]"])
    assert flagged(workspace) == ["a"]
    workspace.apply(workspace.restore("s", date="2026-07-05"))
    assert flagged(workspace) == []


def test_a_withdrawal_without_a_date_is_the_oldest() -> None:
    more = ">>withdrawn: it was wrong"
    workspace = Workspace.new(sources("s", more) + claim("a", "s"))
    assert [(item.label, item.since) for item in workspace.review()] == [("a", "")]
    assert workspace.support.claim("s").withdrawn == ("", "it was wrong")
    workspace.apply(workspace.reviewed("a", date="2026-01-01"))
    assert flagged(workspace) == []


def test_a_loss_is_that_of_the_nearest_withdrawal() -> None:
    workspace = Workspace.new(sources("s") + claim("m", "s") + claim("top", "m"))
    for name in ("s", "m"):
        workspace.apply(workspace.withdraw(name, date="2026-07-02"))
    lost = {item.label: [one.label for one in item.lost] for item in workspace.review()}
    assert lost == {"m": ["s"], "top": ["m"]}


def test_a_claim_that_was_partial_by_what_is_withdrawn_is_asked_about() -> None:
    workspace = Workspace.new(sources("s") + claim("a", "s Nowhere"))
    workspace.apply(workspace.withdraw("s", date="2026-07-02"))
    (item,) = workspace.review()
    assert (item.before.value, item.now.value) == ("partial", "unsupported")


def test_moments_are_compared_across_offsets() -> None:
    workspace = Workspace.new(sources("s") + claim("a", "s"))
    workspace.apply(workspace.withdraw("s", date="2026-07-02T09:00:00+09:00"))
    workspace.apply(workspace.reviewed("a", date="2026-07-02T00:30:00+00:00"))
    assert flagged(workspace) == []
