"""Shapes that break engines: loops, diamonds, deep chains, echoes by the dozen, unknown names."""

import pytest

from tests.engine.evidence.asking import claim, falls, sources, stands, status, statuses
from whydesk.engine import Workspace
from whydesk.engine.evidence.values import LegReason, LegState, SupportStatus, Verdict


def test_two_claims_that_only_support_each_other_are_never_reached() -> None:
    assert statuses(Workspace.new(claim("a", "b") + claim("b", "a"))) == {
        "a": "unsupported",
        "b": "unsupported",
    }


def test_they_fall_together_with_their_last_premise() -> None:
    workspace = Workspace.new(sources("s") + claim("a", "s", "b") + claim("b", "a"))
    assert statuses(workspace) == {"a": "supported", "b": "supported"}
    both = {"a": ("supported", "unsupported"), "b": ("supported", "unsupported")}
    assert falls(workspace, "s") == both


def test_a_claim_in_its_own_group() -> None:
    assert status(claim("a", "a"), "a") is SupportStatus.UNSUPPORTED
    assert status(sources("s") + claim("a", "a s"), "a") is SupportStatus.PARTIAL
    assert status(sources("s") + claim("a", "a s", "s"), "a") is SupportStatus.SUPPORTED


def test_a_diamond_falls_by_its_foot_and_not_by_one_side() -> None:
    text = sources("s t") + claim("l", "s", "t") + claim("r", "s") + claim("top", "l r")
    workspace = Workspace.new(text)
    assert set(falls(workspace, "s")) == {"r", "top"}
    assert stands(workspace, "s") == {"l": "2"}
    assert stands(workspace, "t") == {"l": "1", "top": "1"}


def test_a_chain_of_100_000() -> None:
    links = [claim(f"c{n}", f"c{n - 1}" if n else "s") for n in range(100_000)]
    workspace = Workspace.new(sources("s") + "".join(links))
    assert workspace.evidence("c99999").status is SupportStatus.SUPPORTED
    found = workspace.impact("s")
    assert len(found.falls) == 100_000
    assert len(found.path("c99999")) == 100_000
    assert workspace.lineage("c99999").trace.complete


def test_a_chain_of_20_000_above_a_withdrawal_asks_for_20_000_looks() -> None:
    links = [claim(f"c{n}", f"c{n - 1}" if n else "s") for n in range(20_000)]
    workspace = Workspace.new(sources("s", ">>withdrawn: 2026-07-02") + "".join(links))
    assert len(workspace.review()) == 20_000
    assert workspace.evidence("c19999").needs_review


@pytest.mark.parametrize("end", [">>artifact: x", ">>echo-of: [[e0]]"])
def test_a_chain_of_20_000_echoes(end: str) -> None:
    echoes = [f"[[e{n}]]\n>>echo-of: [[e{n + 1}]]\n" for n in range(20_000)]
    text = "".join(echoes) + f"[[e20000]]\n{end}\n" + claim("a", "e0")
    loops = "echo-of" in end
    expected = SupportStatus.UNSUPPORTED if loops else SupportStatus.SUPPORTED
    assert status(text, "a") is expected


def test_groups_nested_5_000_deep() -> None:
    links = [claim(f"c{n}", f"c{n - 1} t" if n else "s t", "u") for n in range(5_000)]
    workspace = Workspace.new(sources("s t") + "[[u]]\n" + "".join(links))
    assert workspace.evidence("c4999").status is SupportStatus.SUPPORTED
    assert falls(workspace, "s")["c4999"] == ("supported", "open")


def test_twenty_echoes_of_one_benchmark_are_one_leg() -> None:
    echoes = "".join(f"[[e{n}]] →(echo-of) [[s]]\n[[e{n}]]\n>>artifact: x\n" for n in range(20))
    written = " ".join(f"e{n}" for n in range(20))
    workspace = Workspace.new(sources("s") + echoes + claim("a", written))
    (group,) = workspace.evidence("a").groups
    assert [(leg.label, leg.echo, leg.state) for leg in group.legs] == [("s", True, LegState.HOLDS)]
    assert falls(workspace, "s") == {"a": ("supported", "unsupported")}
    assert falls(workspace, "e0") == {}


def test_an_echo_of_an_echo_comes_down_to_the_source() -> None:
    text = sources("s") + "[[e]]\n>>echo-of: [[s]]\n[[f]]\n>>echo-of: [[e]]\n" + claim("a", "f")
    (leg,) = Workspace.new(text).evidence("a").groups[0].legs
    assert (leg.label, leg.written, leg.state) == ("s", "f", LegState.HOLDS)


def test_an_echo_loop_is_worth_nothing() -> None:
    text = "[[e]]\n>>echo-of: [[f]]\n[[f]]\n>>echo-of: [[e]]\n" + claim("a", "e")
    (leg,) = Workspace.new(text).evidence("a").groups[0].legs
    assert (leg.state, leg.reason) == (LegState.FAILS, LegReason.ECHO_LOOP)
    assert status(text, "a") is SupportStatus.UNSUPPORTED


def test_an_echo_in_a_group_is_a_candidate_that_was_accepted() -> None:
    text = sources("s") + "[[e]]\n>>echo-of: [[s]]\n" + claim("a", "e")
    found = Workspace.new(text).evidence("a").candidates
    assert [(one.label, one.verdict, one.restates) for one in found] == [
        ("e", Verdict.ACCEPTED, ("s",)),
        ("s", Verdict.ACCEPTED, ()),
    ]


def test_an_echo_that_supports_what_its_source_is_a_leg_of_adds_nothing() -> None:
    text = sources("s") + "[[e]]\n>>echo-of: [[s]]\n[[e]] →(supports) [[a]]\n" + claim("a", "s")
    assert Workspace.new(text).evidence("a").unassessed == ()
    alone = Workspace.new(text.replace(">>group-1: [[s]]", "")).evidence("a")
    assert (alone.status, [one.label for one in alone.unassessed]) == (
        SupportStatus.UNASSESSED,
        ["e"],
    )


def test_an_artifact_that_names_nothing_is_no_source() -> None:
    text = "[[s]]\n>>artifact:\n" + claim("a", "s")
    assert status(text, "a") is SupportStatus.OPEN


def test_the_same_link_twice_is_one() -> None:
    text = sources("s") + claim("a", "s s", more="[[s]] →(supports) [[a]]\n" * 2)
    found = Workspace.new(text).evidence("a")
    assert (len(found.groups[0].legs), found.unassessed) == (1, ())


def test_a_group_with_an_unknown_label_fails_and_says_so() -> None:
    text = sources("s") + claim("a", "s Nowhere")
    found = Workspace.new(text).evidence("a")
    assert found.status is SupportStatus.PARTIAL
    leg = found.groups[0].legs[1]
    assert (leg.key, leg.label, leg.state, leg.reason) == (
        "",
        "Nowhere",
        LegState.FAILS,
        LegReason.UNKNOWN,
    )


def test_an_unknown_label_counts_the_moment_it_is_declared() -> None:
    workspace = Workspace.new(claim("a", "Nowhere"))
    assert statuses(workspace) == {"a": "unsupported"}
    workspace.replace("main.lmd", workspace.document().line_count - 1, 0, ["[[nowhere]]"])
    assert statuses(workspace) == {"a": "open"}


def test_a_property_that_names_nobody_is_no_group() -> None:
    assert status("[[a]]\n>>type: claim\n>>group-1: to be found\n", "a") is (
        SupportStatus.UNSUPPORTED
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[[n]]\n", None),
        ("[[n]]\n>>type: claim\n", SupportStatus.UNSUPPORTED),
        ("[[n]]\n[[m]] →(supports) [[n]]\n[[m]]\n", SupportStatus.UNASSESSED),
        ("[[n]]\n>>group-1: [[m]]\n[[m]]\n", SupportStatus.OPEN),
        ("[[n]]\n>>group-1: [[m]]\n[[m]]\n>>artifact: f\n", SupportStatus.SUPPORTED),
        ("[[n]]\n>>group-1: [[m]]\n[[m]]\n>>artifact: f\n>>withdrawn: x\n",
         SupportStatus.UNSUPPORTED),
    ],
)  # fmt: skip
def test_every_status(text: str, expected: SupportStatus | None) -> None:
    assert status(text, "n") is expected


def test_a_fall_names_the_leg_that_is_lost_and_not_one_that_another_group_saves() -> None:
    text = sources("s t") + claim("x", "s", "t") + claim("y", "s") + claim("a", "x y")
    found = {fall.label: fall.leg for fall in Workspace.new(text).impact("s").falls}
    assert found == {"y": "s", "a": "y"}


def test_a_withdrawn_leg_says_so_and_a_type_is_read_in_any_case() -> None:
    text = sources("s", ">>withdrawn: 2026-07-02") + claim("a", "s") + "[[b]]\n>>type: Claim\n"
    workspace = Workspace.new(text)
    assert workspace.evidence("a").groups[0].legs[0].reason is LegReason.WITHDRAWN
    assert workspace.evidence("b").status is SupportStatus.UNSUPPORTED


def test_a_withdrawn_claim_fails_as_a_leg_and_keeps_its_own_status() -> None:
    text = sources("s") + claim("a", "s", more=">>withdrawn: 2026-07-02, wrong") + claim("b", "a")
    workspace = Workspace.new(text)
    assert statuses(workspace) == {"a": "supported", "b": "unsupported"}
    found = workspace.evidence("a")
    assert (found.status, found.withdrawn) == (SupportStatus.SUPPORTED, ("2026-07-02", "wrong"))


def test_refutations_are_listed_and_resolve_nothing() -> None:
    text = sources("s r") + claim("a", "s", more="[[r]] →(refutes) [[a]]")
    found = Workspace.new(text).evidence("a")
    assert found.status is SupportStatus.SUPPORTED
    assert [one.label for one in found.refuted_by] == ["r"]


def test_what_is_derived_or_retrieved_is_no_support() -> None:
    more = "[[a]] →(derived-from) [[s]]\n"
    text = sources("s") + "[[a]]\n>>type: claim\n>>retrieved-via: s\n" + more
    assert status(text, "a") is SupportStatus.UNSUPPORTED


def test_open_legs_are_named() -> None:
    found = Workspace.new(sources("s") + "[[m]]\n" + claim("a", "s m")).evidence("a")
    assert found.status is SupportStatus.OPEN
    assert [leg.label for leg in found.open_legs] == ["m"]


def test_shared_legs_name_their_groups() -> None:
    found = Workspace.new(sources("s t u") + claim("a", "s u", "t u")).evidence("a")
    assert [(leg.label, leg.groups) for leg in found.shared] == [("u", ("1", "2"))]
    assert [leg.label for leg in found.keystones] == ["u"]
    assert found.routes == ("1", "2")


def test_the_four_quantities_travel_apart() -> None:
    more = (
        ">>extractor: c2/1\n>>extraction-confidence: 0.9\n>>source-reliability: high\n>>utility: 2"
    )
    text = sources("s", more) + claim("a", "s", more=">>claim-confidence: 0.5")
    found = Workspace.new(text).evidence("a")
    leg = found.groups[0].legs[0].provenance
    assert (leg.extractor, leg.version, leg.artifact) == ("c2", "1", "file-s")
    assert (leg.extraction_confidence, leg.claim_confidence) == ("0.9", "")
    assert (leg.source_reliability, leg.utility) == ("high", "2")
    assert (found.provenance.claim_confidence, found.provenance.utility) == ("0.5", "")
