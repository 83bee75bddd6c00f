"""The node card, the open loops and the conflicts, in the window, with keys and the mouse."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListView

from tests.keys import press
from whydesk.app import Services
from whydesk.engine.workspace import Workspace
from whydesk.panels.node_rows import NodeKind, NodeRow

CONTROL = Qt.KeyboardModifier.ControlModifier
SOURCE = """[[Old plan]]
>>type: decision
>>what: As it was.
[[New plan]]
>>type: decision
[[New plan]] →(supersedes) [[Old plan]]
[[Shop]]
>>type: offering
[[Shop]] →(derived-from) [[Old plan]]
[[Doubt]]
[[Doubt]] →(contradicts) [[New plan]]
@@todo on="Shop" by=kim at=2026-01-01 id=t status=open due=2999-01-01
Call the baker.
@@
@@question on="Shop" at=2026-03-01
Is it far?
@@
@@todo on="Shop" by=kim at=2026-02-01 id=t status=open due=2026-01-01
Call the baker again.
@@
"""


@pytest.fixture
def plans(services: Services, tmp_path: Path, qtbot) -> Services:
    path = tmp_path / "plans.lmd"
    path.write_text(SOURCE, encoding="utf-8", newline="")
    services.session.open(path)
    services.session.findings.finish()
    return services


def rows(services: Services, *kinds: NodeKind) -> list[NodeRow]:
    return [row for row in services.window.around.node.model.rows if row.kind in kinds]


def show(services: Services, label: str, qtbot) -> None:
    """Put the caret in a node and look at its card, until all of it is there."""
    services.session.request_node(services.session.workspace.key(label))
    QTest.keyClick(services.window.desk.view, Qt.Key.Key_5, CONTROL)
    qtbot.waitUntil(lambda: bool(rows(services, NodeKind.PLACE)))


def click(view: QListView, number: int, at: QPoint | None = None) -> None:
    """Click into a row of a list."""
    rect = view.visualRect(view.model().index(number, 0))
    QTest.mouseClick(
        view.viewport(), Qt.MouseButton.LeftButton, pos=rect.topLeft() + at if at else rect.center()
    )


def number_of(services: Services, row: NodeRow) -> int:
    return list(services.window.around.node.model.rows).index(row)


def test_the_card_says_all_that_is_written(plans: Services, qtbot):
    show(plans, "Old plan", qtbot)
    (head,) = rows(plans, NodeKind.HEAD)

    assert (head.text, head.name) == ("Old plan", "decision")
    assert [(flag.word, flag.by) for flag in head.flags] == [("superseded", "New plan")]
    assert [(r.name, r.text) for r in rows(plans, NodeKind.PROPERTY)] == [("what", "As it was.")]
    assert [(r.name, r.text) for r in rows(plans, NodeKind.LINK)] == [
        ("supersedes", "New plan"), ("derived-from", "Shop"),
    ]  # fmt: skip
    assert [r.name for r in rows(plans, NodeKind.PLACE)] == [
        "plans.lmd, line 1", "plans.lmd, line 6", "plans.lmd, line 9",
    ]  # fmt: skip


def test_plain_text_says_that_it_keeps_no_history(plans: Services, qtbot):
    show(plans, "Shop", qtbot)

    (note,) = rows(plans, NodeKind.NOTE)
    assert note.text.startswith("Plain text keeps no history")
    assert {row.note for row in rows(plans, NodeKind.LINK)} == {""}


def test_the_card_follows_the_caret_and_the_text(plans: Services, qtbot):
    show(plans, "Old plan", qtbot)
    view = plans.window.desk.view
    view.setFocus()
    view.go_to(6)
    card = plans.window.around.node
    qtbot.waitUntil(lambda: card.model.rows[0].text == "Shop")
    view.go_to(7)
    QTest.keyClick(view, Qt.Key.Key_End)
    press(view, "⏎>>what: Bread.")

    qtbot.waitUntil(lambda: "Bread." in [r.text for r in rows(plans, NodeKind.PROPERTY)])


def test_a_click_on_a_link_goes_to_its_other_end(plans: Services, qtbot):
    show(plans, "Old plan", qtbot)
    link = rows(plans, NodeKind.LINK)[1]
    click(plans.window.around.node.list, number_of(plans, link))

    assert plans.session.key == "shop"


def test_enter_on_a_place_selects_what_stands_there(plans: Services, qtbot):
    show(plans, "Old plan", qtbot)
    view = plans.window.around.node.list
    QTest.keyClick(view, Qt.Key.Key_End)
    QTest.keyClick(view, Qt.Key.Key_Return)

    assert plans.window.desk.view.caret()[0] == 8
    assert plans.window.desk.view.textCursor().selectedText() == "[[Old plan]]"


def test_earlier_versions_are_there_on_demand(plans: Services, qtbot):
    show(plans, "Shop", qtbot)
    thoughts = [row.text for row in rows(plans, NodeKind.THOUGHT)]
    (more,) = rows(plans, NodeKind.MORE)
    before = rows(plans, NodeKind.VERSION)
    click(plans.window.around.node.list, number_of(plans, more))
    (version,) = rows(plans, NodeKind.VERSION)

    assert thoughts == ["Is it far?", "Call the baker again."]
    assert (more.text, before) == ("1 earlier version", [])
    assert version.text == "Call the baker."
    assert version.name == "2026-01-01 · todo · open · due 2999-01-01 · by kim"


def test_a_pack_says_which_commit_brought_each_row(opened: Services, qtbot):
    show(opened, "Single-origin only", qtbot)
    (sha,) = [commit.sha[:7] for commit in opened.session.workspace.pack.commits]
    qtbot.waitUntil(lambda: "commit" in rows(opened, NodeKind.NOTE)[0].text)

    note, mark = rows(opened, NodeKind.NOTE)
    assert note.text.startswith(f"Brought by commit {sha} · 2026-10-01 ·")
    assert "no seal covers that" in mark.text
    assert {row.note for row in rows(opened, NodeKind.LINK)} == {f"{sha} · 2026-10-01"}


def test_what_is_changed_belongs_to_no_commit_until_it_is_saved(opened: Services, qtbot):
    show(opened, "Single-origin only", qtbot)
    qtbot.waitUntil(lambda: "commit" in rows(opened, NodeKind.NOTE)[0].text)
    view = opened.window.desk.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_End)
    press(view, "⏎>>size: small")
    qtbot.waitUntil(lambda: rows(opened, NodeKind.NOTE)[0].text.startswith("In no commit yet"))
    with qtbot.waitSignal(opened.saving.saved):
        opened.window.files.save()

    qtbot.waitUntil(lambda: rows(opened, NodeKind.NOTE)[0].text.startswith("Brought by commit"))


def test_outside_of_nodes_the_card_says_how_one_is_written(plans: Services, qtbot):
    show(plans, "Shop", qtbot)
    plans.session.put(Workspace.new("# Only prose\n"))
    card = plans.window.around.node

    qtbot.waitUntil(card.empty.isVisible)
    assert card.empty.example.text() == "[[What was decided]]"


# --- open loops -----------------------------------------------------------------------------------


def open_loops(services: Services) -> list[str]:
    return [row.title for row in services.window.around.loops.list.rows.rows]


def test_loops_are_counted_and_listed_by_what_is_due(plans: Services):
    status = plans.window.status
    QTest.mouseClick(status.loops, Qt.MouseButton.LeftButton)
    listed = plans.window.around.loops.list.rows.rows

    assert status.loops.text() == "2 open loops"
    assert open_loops(plans) == ["Call the baker again.", "Is it far?"]
    assert listed[0].due == "overdue since 2026-01-01"
    assert listed[0].note == "todo · Shop · by kim · open"


def test_a_click_on_the_circle_writes_that_it_is_done(plans: Services, qtbot):
    QTest.keyClick(plans.window.desk.view, Qt.Key.Key_6, CONTROL)
    view = plans.window.around.loops.list
    click(view, 0, QPoint(plans.theme.px(22), plans.theme.px(22)))
    text = plans.session.workspace.text()
    qtbot.waitUntil(lambda: len(open_loops(plans)) == 1)
    plans.window.desk.undo()

    assert text == SOURCE.replace("status=open due=2026", "status=done due=2026")
    assert plans.session.workspace.text() == SOURCE
    qtbot.waitUntil(lambda: len(open_loops(plans)) == 2)


def test_space_answers_a_question_and_enter_goes_there(plans: Services, qtbot):
    QTest.keyClick(plans.window.desk.view, Qt.Key.Key_6, CONTROL)
    view = plans.window.around.loops.list
    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Return)
    there = plans.window.desk.view.caret()[0]
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Space)

    assert there == SOURCE.split("\n").index('@@question on="Shop" at=2026-03-01')
    assert '@@question on="Shop" at=2026-03-01 status=answered\n' in plans.session.workspace.text()


def test_a_loop_that_moved_meanwhile_is_still_the_one_that_is_finished(plans: Services):
    QTest.keyClick(plans.window.desk.view, Qt.Key.Key_6, CONTROL)
    plans.window.desk.view.go_to(0)
    press(plans.window.desk.view, "⏎⏎")
    view = plans.window.around.loops.list
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Space)

    assert "status=done due=2026-01-01" in plans.session.workspace.text()


def test_where_nothing_is_open_the_panel_teaches(services: Services):
    services.session.put(Workspace.new("[[A]]\n"))
    QTest.keyClick(services.window.desk.view, Qt.Key.Key_6, CONTROL)

    assert services.window.around.loops.empty.isVisible()
    assert not services.window.status.loops.isVisible()


# --- conflicts ------------------------------------------------------------------------------------


def test_conflicts_are_counted_and_lead_to_where_they_are_written(plans: Services):
    QTest.mouseClick(plans.window.status.conflicts, Qt.MouseButton.LeftButton)
    panel = plans.window.around.conflicts
    listed = [(row.left, row.role, row.right) for row in panel.rows.rows]
    places = []
    for number in range(len(listed)):
        click(panel.list, number)
        places.append(plans.window.desk.view.text.live.line(plans.window.desk.view.caret()[0]))

    assert plans.window.status.conflicts.text() == "2 conflicts"
    assert listed == [
        ("Doubt", "contradicts", "New plan"), ("Shop", "derived-from", "Old plan"),
    ]  # fmt: skip
    assert places == [
        "[[Doubt]] →(contradicts) [[New plan]]", "[[Shop]] →(derived-from) [[Old plan]]",
    ]  # fmt: skip
    assert panel.rows.rows[1].note == "! Old plan is superseded by New plan, and still in use"


def test_where_nothing_clashes_the_panel_teaches(services: Services):
    services.session.put(Workspace.new("[[A]]\n"))
    QTest.keyClick(services.window.desk.view, Qt.Key.Key_7, CONTROL)

    assert services.window.around.conflicts.empty.isVisible()
    assert not services.window.status.conflicts.isVisible()
