"""What was picked out of a text, as LMD: read back, and never written twice."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from whydesk.engine.errors import EngineError
from whydesk.engine.evidence.claims.extractors import extract
from whydesk.engine.evidence.claims.known import known_in
from whydesk.engine.evidence.claims.picks import Pick, Prose, Taken, Tie, take
from whydesk.engine.evidence.claims.wording import Places, label_for, prose, prose_pieces
from whydesk.engine.model import Severity
from whydesk.engine.workspace import Workspace

NOTE = "The importer failed because the disk was full.\nNobody said that it was slow.\n"
WORKSPACE = (
    "[[Move]]\n>>type: claim\n>>claim: We move.\n>>group-1: [[Log]]\n[[Log]]\n>>artifact: l\n"
)
PICKED = """
## Claims from Note

[[Note, line 1]]
>>id: lp_ID
>>type: source
>>artifact: Note
>>locator: line 1, characters 29–46
>>quote: the disk was full.
>>extractor: c2/1
>>qualifiers: because

[[The disk filled up]]
>>id: lp_ID
>>type: claim
>>claim: The disk filled up.
>>derived-from: [[Note, line 1]]
"""


def picks(text: str, name: str = "c2") -> list[Pick]:
    return [Pick(claim, claim.text) for claim in extract(text, name).claims]


def taken(workspace: Workspace, *picked: Pick, text: str = NOTE, name: str = "Note") -> Taken:
    graph = workspace.graph
    (shard,) = workspace.documents
    return take(graph, known_in(graph), Prose(text, name), picked, shard)


def put(workspace: Workspace, *picked: Pick, text: str = NOTE, name: str = "Note") -> str:
    workspace.apply(taken(workspace, *picked, text=text, name=name).edits)
    return re.sub(r"lp_[0-9A-Z]{26}", "lp_ID", workspace.text())


def test_a_claim_and_its_passage_are_nodes_of_their_own():
    workspace = Workspace.new(WORKSPACE)
    one = replace(picks(NOTE)[1], wording="The disk filled up.")

    assert put(workspace, one) == WORKSPACE + PICKED
    assert workspace.lineage("The disk filled up").trace.complete
    said = workspace.evidence("Note, line 1").provenance
    assert (said.extractor, said.version, said.artifact) == ("c2", "1", "Note")


def test_without_a_pick_there_is_no_edit():
    assert taken(Workspace.new(WORKSPACE)).edits == ()


def test_the_passage_counts_as_evidence_only_when_it_is_said():
    workspace = Workspace.new("")
    first, second = picks(NOTE)[:2]
    put(workspace, first, replace(second, by_passage=True))

    assert workspace.evidence("The importer failed").status.value == "unsupported"
    assert workspace.evidence("the disk was full").status.value == "supported"


@pytest.mark.parametrize("tie", [Tie.SUPPORTS, Tie.DERIVED_FROM])
def test_a_link_leads_to_a_node_of_the_workspace(tie: Tie):
    workspace = Workspace.new(WORKSPACE)
    put(workspace, replace(picks(NOTE)[0], tie=tie, target="move"))

    links = [(e.source, e.role, e.target) for e in workspace.graph.edges() if e.role == tie.value]
    assert ("the_importer_failed", tie.value, "move") in links


def test_two_picks_are_needed_together_in_one_group():
    workspace = Workspace.new(WORKSPACE)
    two = [replace(pick, tie=Tie.GROUP, target="Move", group="2") for pick in picks(NOTE)[:2]]
    text = put(workspace, *two)

    assert (
        ">>group-1: [[Log]]\n>>group-2: [[The importer failed]] & [[the disk was full]]\n" in text
    )


def test_a_pick_joins_a_group_that_is_there():
    workspace = Workspace.new(WORKSPACE)
    one = replace(picks(NOTE)[0], tie=Tie.GROUP, target="Move", group="1")
    found = taken(workspace, one)

    assert [beside.line for beside in found.beside] == [
        ">>group-1: [[Log]] & [[The importer failed]]"
    ]
    assert ">>group-1: [[Log]] & [[The importer failed]]\n" in put(workspace, one)


def test_a_group_at_the_end_of_the_file_stays_with_its_node():
    workspace = Workspace.new("[[Log]]\n[[Move]]\n>>type: claim")
    put(workspace, replace(picks(NOTE)[0], tie=Tie.GROUP, target="Move"))

    assert [leg.label for leg in workspace.evidence("Move").groups[0].legs] == [
        "The importer failed"
    ]


def test_a_pick_is_tied_to_another_pick():
    workspace = Workspace.new("")
    first, second = picks(NOTE)[:2]
    put(workspace, first, replace(second, tie=Tie.GROUP, target="The importer failed"))

    assert workspace.evidence("The importer failed").groups[0].legs[0].label == "the disk was full"


@pytest.mark.parametrize("said", ["We move.", "we  MOVE", "“We move!”"])
def test_what_is_stated_already_is_not_doubled(said: str):
    workspace = Workspace.new(WORKSPACE)
    put(workspace, *picks(said, "c0"), text=said)

    assert [node.label for node in workspace.graph.nodes()] == ["Move", "Log", "Note, line 1"]
    assert [one.label for one in workspace.evidence("Move").unassessed] == ["Note, line 1"]


def test_the_same_capture_again_writes_nothing():
    workspace = Workspace.new(WORKSPACE)
    put(workspace, *picks(NOTE))

    assert taken(workspace, *picks(NOTE)).edits == ()


def test_what_a_text_says_twice_is_one_claim_with_two_passages():
    workspace = Workspace.new("")
    text = "It failed badly.\nIt failed badly.\n"
    put(workspace, *picks(text, "c0"), text=text)

    labels = [node.label for node in workspace.graph.nodes()]
    assert labels == ["Note, line 1", "It failed badly", "Note, line 2"]


def test_a_name_that_is_taken_gets_a_number():
    workspace = Workspace.new("[[the importer failed]]\n>>artifact: other\n")
    put(workspace, picks(NOTE)[0])

    assert "the_importer_failed_(2)" in [node.key for node in workspace.graph.nodes()]


def test_an_abstention_that_was_picked_says_so():
    text = "Why did it fail?"
    said = put(Workspace.new(""), *picks(text), text=text)

    assert ">>abstention: a question\n" in said


@pytest.mark.parametrize(
    ("change", "name"),
    [
        ({"tie": Tie.SUPPORTS, "target": "Nowhere"}, "Note"),
        ({"tie": Tie.SUPPORTS, "target": "The importer failed"}, "Note"),
        ({"wording": " \n"}, "Note"),
        ({}, " \u202e"),
    ],
)
def test_what_cannot_be_written_is_refused(change: dict[str, object], name: str):
    one = replace(picks(NOTE)[0], **change)  # type: ignore[arg-type]
    with pytest.raises(EngineError):
        taken(Workspace.new(WORKSPACE), one, name=name)


HOSTILE = st.text(
    st.sampled_from("a bé한🦊.\n\r\x00\x0b\x85\u2028\u202e\u200b[]`>@#!~&|<\\\"'")
    | st.characters(),
    max_size=60,
)


@given(HOSTILE, HOSTILE)
def test_any_text_is_read_back_as_what_was_picked(text: str, name: str):
    text, workspace = prose(text), Workspace.new(WORKSPACE)
    try:
        found = taken(workspace, *picks(text, "c0"), text=text, name=name)
    except EngineError:
        return
    workspace.apply(found.edits)

    for label in found.labels:
        assert workspace.graph.resolve(label).key, label
    assert workspace.text().startswith(WORKSPACE)
    assert "\0" not in workspace.text()
    severe = [p for p in workspace.problems() if p.severity is Severity.ERROR]
    assert severe == []
    assert (
        known_in(workspace.graph)
        and taken(workspace, *picks(text, "c0"), text=text, name=name).edits == ()
    )


@given(HOSTILE)
def test_prose_in_pieces_is_prose(text: str):
    assert "".join(prose_pieces(text)) == prose(text)
    assert prose(prose(text)) == prose(text)


def test_places_count_lines_and_characters_as_people_do():
    places = Places("ab\n🦊c\n\nd", 10, 4)

    assert places.locator(3, 5) == "line 12, characters 1–2"
    assert places.locator(7, 8) == "line 14, characters 1–1"
    assert places.locator(0, 4) == "line 11, character 5 to line 12, character 1"


@pytest.mark.parametrize(
    ("said", "label"),
    [
        ("!! It [[fell]] `down`.", "It fell 'down'"),
        ("[x] done]", "x] done"),
        ("word " * 40, ("word " * 19).strip() + "…"),
        ("가" * 300, "가" * 99 + "…"),
    ],
)
def test_a_label_is_short_and_never_read_as_lmd(said: str, label: str):
    assert label_for(said) == label
