"""Counts, open thoughts and problems follow the text in slices, and equal a look at all of it."""

from pathlib import Path

from whydesk.engine.graph.checks import each_problem
from whydesk.engine.graph.survey import Survey
from whydesk.engine.workspace import Workspace


def settled(session, qtbot) -> None:
    qtbot.waitUntil(lambda: session.findings.resting)


def said(problems) -> list[tuple]:
    """What problems say; a fix may carry a fresh id, which never equals another."""
    return [(problem.code, problem.span, problem.message) for problem in problems]


def test_what_is_found_equals_what_the_workspace_says(session, packs_dir: Path, qtbot):
    session.open(packs_dir / "lab.laplaspack")
    settled(session, qtbot)

    findings, workspace = session.findings, session.workspace
    assert findings.counts == workspace.counts()
    assert said(findings.problems) == said(workspace.problems())
    assert findings.loops == workspace.loops()
    assert findings.roles == frozenset(workspace.graph.roles())


def test_an_edit_is_followed_once_it_rests(session, packs_dir: Path, qtbot):
    session.open(packs_dir / "lab.laplaspack")
    settled(session, qtbot)
    (shard,) = session.workspace.documents
    before = session.findings.problems

    session.replace(shard, 0, 0, ["[[X]] →(supports) [[Nowhere]]", ""], None, 1)
    settled(session, qtbot)

    found = said(session.findings.problems)
    assert found == said(session.workspace.problems()) != said(before)


def test_an_edit_in_the_middle_of_a_round_begins_another(session, packs_dir: Path, qtbot):
    session.open(packs_dir / "lab.laplaspack")
    session.findings._begin()
    assert not session.findings.resting
    (shard,) = session.workspace.documents

    session.replace(shard, 0, 0, ["[[New]]", ""], None, 1)
    settled(session, qtbot)

    assert session.findings.counts == session.workspace.counts()


def test_a_round_in_which_nothing_is_found_still_pauses(session, qtbot):
    calm = "\n".join(f"[[N{n}]]\n>>what: text {n}\n[[N{n}]] → [[N{n - 1}]]" for n in range(1, 300))
    session.put(Workspace.new(calm))
    places = sum(1 for _ in each_problem(Survey.taken(session.graph)))
    assert len(session.workspace.problems()) < 10 < 300 < places
