"""What people do with evidence, read in the text that comes out."""

import pytest

from tests.engine.evidence.asking import claim, sources, statuses
from whydesk.engine import EngineError, ErrorCode, Workspace
from whydesk.engine.evidence import gestures
from whydesk.engine.evidence.values import Verdict
from whydesk.engine.lmd.edits import Edits

TEXT = sources("s t u") + claim("a", "s t")


def text_after(edits: Edits, workspace: Workspace) -> str:
    workspace.apply(edits)
    return workspace.text()


def test_withdrawing_writes_the_day_and_the_reason() -> None:
    workspace = Workspace.new(TEXT)
    edits = workspace.withdraw("s", "broken\nharness", "2026-07-02")
    assert ">>withdrawn: 2026-07-02, broken harness\n" in text_after(edits, workspace)
    assert statuses(workspace) == {"a": "partial"}


def test_restoring_brings_back_what_stood_and_keeps_the_history() -> None:
    workspace = Workspace.new(TEXT)
    before = workspace.evidence("a")
    workspace.apply(workspace.withdraw("s", "broken", "2026-07-02"))
    text = text_after(workspace.restore("s", "was mended", "2026-07-05"), workspace)
    assert ">>restored-2026-07-05: 2026-07-02, broken\n" in text
    assert ">>restored-2026-07-05-because: was mended\n" in text
    assert ">>withdrawn" not in text
    assert workspace.evidence("a") == before


def test_two_restorations_of_one_day_are_both_kept() -> None:
    workspace = Workspace.new(TEXT)
    for reason in ("first", "second"):
        workspace.apply(workspace.withdraw("s", reason, "2026-07-02"))
        workspace.apply(workspace.restore("s", "", "2026-07-02"))
    properties = workspace.node("s").properties
    assert properties["restored-2026-07-02"] == "2026-07-02, first"
    assert properties["restored-2026-07-02-2"] == "2026-07-02, second"


def test_what_is_withdrawn_is_not_withdrawn_again_and_the_other_way_round() -> None:
    workspace = Workspace.new(TEXT)
    with pytest.raises(EngineError, match="is not withdrawn") as caught:
        workspace.restore("s")
    assert caught.value.code is ErrorCode.USAGE
    workspace.apply(workspace.withdraw("s"))
    with pytest.raises(EngineError, match="withdrawn already"):
        workspace.withdraw("s")


@pytest.mark.parametrize("date", ["yesterday", "2026-13-01", "2026-07-02, wrong", "\n"])
def test_what_is_no_date_is_refused(date: str) -> None:
    workspace = Workspace.new(TEXT)
    for edit in (workspace.withdraw, workspace.reviewed):
        with pytest.raises(EngineError, match="is no date") as caught:
            edit("a", date=date)
        assert caught.value.code is ErrorCode.USAGE
    workspace.apply(workspace.withdraw("s"))
    with pytest.raises(EngineError, match="is no date"):
        workspace.restore("s", date=date)


def test_a_withdrawal_in_the_newer_of_two_files_is_taken_back() -> None:
    workspace = Workspace({"a.lmd": TEXT, "b.lmd": "[[s]]\n>>withdrawn: 2026-07-02\n"})
    assert statuses(workspace) == {"a": "partial"}
    workspace.apply(workspace.restore("s", date="2026-07-03"))
    assert statuses(workspace) == {"a": "supported"}


def test_groups_are_made_added_to_and_taken_from() -> None:
    workspace = Workspace.new(TEXT)
    graph = workspace.graph
    workspace.apply(gestures.new_group(graph, "a", ("u",), "search «late events»"))
    assert ">>group-2: [[u]]\n>>via-group-2: search «late events»\n" in workspace.text()
    workspace.apply(gestures.add_leg(graph, "a", "2", "s", "link same-topic-as"))
    assert ">>group-2: [[u]] & [[s]]" in workspace.text()
    assert workspace.evidence("a").groups[1].via == "search «late events»; link same-topic-as"
    workspace.apply(gestures.take_out(graph, "a", "1", "t"))
    assert ">>group-1: [[s]]\n" in workspace.text()
    workspace.apply(gestures.take_out(graph, "a", "1", "s"))
    assert [group.name for group in workspace.evidence("a").groups] == ["2"]


def test_split_and_join_are_each_other_turned_round() -> None:
    workspace = Workspace.new(sources("s t u") + claim("a", "s t u"))
    workspace.apply(gestures.split(workspace.graph, "a", "1", ("t", "u")))
    assert ">>group-1: [[s]]\n>>group-2: [[t]] & [[u]]\n" in workspace.text()
    workspace.apply(gestures.join(workspace.graph, "a", "1", "2"))
    assert workspace.text() == sources("s t u") + claim("a", "s t u")


def test_a_group_is_not_split_into_itself_and_nothing() -> None:
    graph = Workspace.new(TEXT).graph
    with pytest.raises(EngineError, match="some legs must go"):
        gestures.split(graph, "a", "1", ("s", "t"))
    with pytest.raises(EngineError, match="has no group"):
        gestures.add_leg(graph, "a", "7", "u")


def test_a_rejection_keeps_its_reason_and_its_trace() -> None:
    workspace = Workspace.new(TEXT + "[[u]] →(same-topic-as) [[a]]\n")
    edits = gestures.reject(workspace.graph, "a", "u", "another importer", "link same-topic-as")
    text = text_after(edits, workspace)
    assert ">>rejected-1: [[u]], another importer\n>>via-rejected-1: link same-topic-as" in text
    found = next(one for one in workspace.evidence("a").candidates if one.key == "u")
    assert (found.verdict, found.reason) == (Verdict.REJECTED, "another importer")
    assert (found.via, found.proposed_by) == ("link same-topic-as", ("same-topic-as",))


def test_a_rejection_needs_a_reason() -> None:
    with pytest.raises(EngineError, match="needs a reason"):
        gestures.reject(Workspace.new(TEXT).graph, "a", "u", " ")


def test_a_rejection_is_no_problem_and_no_link() -> None:
    workspace = Workspace.new(TEXT + "[[u]] →(supports) [[a]]\n")
    assert [one.label for one in workspace.evidence("a").unassessed] == ["u"]
    workspace.apply(gestures.reject(workspace.graph, "a", "u", "not about it"))
    codes = {problem.code for problem in workspace.problems()}
    assert not codes & {"ref-in-plain-field", "unassessed-support", "dangling-ref"}
    assert workspace.evidence("a").unassessed == ()
    assert workspace.counts().links == 3


def test_accepting_a_candidate_puts_it_into_a_group() -> None:
    workspace = Workspace.new(TEXT + "[[u]] →(same-topic-as) [[a]]\n")
    workspace.apply(gestures.accept(workspace.graph, "a", "u", via="link same-topic-as"))
    found = next(one for one in workspace.evidence("a").candidates if one.key == "u")
    assert (found.verdict, found.verdict_in) == (Verdict.ACCEPTED, "group-2")
    assert found.via == "link same-topic-as"


def test_echo_source_and_stage_are_written() -> None:
    workspace = Workspace.new("[[x]]\n[[y]]\n")
    workspace.apply(gestures.record_echo(workspace.graph, "x", "y"))
    workspace.apply(gestures.mark_source(workspace.graph, "y", "adr-1", "Said so.", "p. 3"))
    workspace.apply(gestures.set_stage(workspace.graph, "x", "summary", "no"))
    assert [echo.label for echo in workspace.evidence("y").echoes] == ["x"]
    provenance = workspace.evidence("y").provenance
    assert (provenance.artifact, provenance.quote, provenance.locator) == (
        "adr-1",
        "Said so.",
        "p. 3",
    )
    assert workspace.node("x").properties["licensed"] == "no"


# --- legs on the move -----------------------------------------------------------------------------


def test_a_leg_moves_to_another_group_as_it_is_written() -> None:
    workspace = Workspace.new(sources("s t u") + claim("a", "s t", "u"))
    text = text_after(gestures.move(workspace.graph, "a", "1", "t", "2"), workspace)
    assert ">>group-1: [[s]]\n>>group-2: [[u]] & [[t]]\n" in text


def test_a_leg_moves_to_a_group_of_its_own() -> None:
    workspace = Workspace.new(TEXT)
    text = text_after(gestures.move(workspace.graph, "a", "1", "t"), workspace)
    assert ">>group-1: [[s]]\n>>group-2: [[t]]\n" in text


def test_the_last_leg_takes_its_group_along() -> None:
    workspace = Workspace.new(sources("s t") + claim("a", "s", "t"))
    text = text_after(gestures.move(workspace.graph, "a", "1", "s", "2"), workspace)
    assert ">>group-1" not in text
    assert ">>group-2: [[t]] & [[s]]\n" in text


def test_an_echo_moves_and_goes_by_its_own_name() -> None:
    written = sources("s t e") + "[[e]] →(echo-of) [[s]]\n" + claim("a", "e t")
    workspace = Workspace.new(written)
    moved = Workspace.new(written)
    assert ">>group-2: [[e]]\n" in text_after(gestures.move(moved.graph, "a", "1", "e"), moved)
    text = text_after(gestures.take_out_written(workspace.graph, "a", "1", "e"), workspace)
    assert ">>group-1: [[t]]\n" in text


def test_a_name_that_means_no_node_can_be_taken_out() -> None:
    workspace = Workspace.new(sources("s") + claim("a", "s nobody"))
    text = text_after(gestures.take_out_written(workspace.graph, "a", "1", "nobody"), workspace)
    assert ">>group-1: [[s]]\n" in text


def test_what_makes_no_sense_is_refused() -> None:
    workspace = Workspace.new(sources("s t") + claim("a", "s", "s t"))
    graph = workspace.graph
    with pytest.raises(EngineError, match="needs «s» in group “2” already"):
        gestures.move(graph, "a", "1", "s", "2")
    with pytest.raises(EngineError, match="needs «s» in group “1” already"):
        gestures.add_leg(graph, "a", "1", "s")
    with pytest.raises(EngineError, match="cannot be a leg of itself"):
        gestures.add_leg(graph, "a", "1", "a")
    with pytest.raises(EngineError, match="cannot be a leg of itself"):
        gestures.new_group(graph, "a", ["a"])
    with pytest.raises(EngineError, match="has no leg “x”"):
        gestures.move(graph, "a", "1", "x")


def test_candidates_are_what_links_and_traces_name_and_never_the_claim_itself() -> None:
    text = sources("s t") + "[[a]]\n>>type: claim\n>>retrieved-via: query > s > file-t\n"
    found = Workspace.new(text + "[[a]] →(same-topic-as) [[a]]\n").evidence("a").candidates
    assert [(one.label, one.proposed_by) for one in found] == [
        ("s", ("retrieved-via",)),
        ("t", ("retrieved-via",)),
    ]


def test_a_withdrawal_written_twice_is_taken_back_as_a_whole() -> None:
    twice = ">>withdrawn: 2026-07-01, first\n>>withdrawn: 2026-07-02, second"
    workspace = Workspace.new(sources("s", twice) + claim("a", "s"))
    workspace.apply(workspace.restore("s", date="2026-07-05"))
    assert workspace.node("s").properties["restored-2026-07-05"] == "2026-07-02, second"
    assert statuses(workspace) == {"a": "supported"}


def test_a_group_of_two_files_is_changed_in_the_one_that_counts() -> None:
    old, new = "[[a]]\n>>group-1: [[s]]\n", "[[a]]\n>>group-1: [[t]]\n"
    workspace = Workspace({"a.lmd": old, "b.lmd": new, "c.lmd": sources("s t u")})
    workspace.graph.set_times({"a.lmd": "2026-02-01", "b.lmd": "2026-01-01"})
    workspace.apply(gestures.add_leg(workspace.graph, "a", "1", "u"))
    assert workspace.text("a.lmd") == "[[a]]\n>>group-1: [[s]] & [[u]]\n"


def test_the_echoes_of_a_leg_are_told_with_the_claim() -> None:
    text = sources("s") + "[[e]]\n>>echo-of: [[s]]\n" + claim("a", "s")
    assert [one.label for one in Workspace.new(text).evidence("a").echoes] == ["e"]
