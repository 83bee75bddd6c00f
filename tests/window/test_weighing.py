"""The panels of evidence in the window: tabs, commands, the sidebar, and what rests unseen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.rest import is_at_rest
from whydesk.app import Services
from whydesk.dialogs.support import SourceDialog
from whydesk.engine.evidence.routes import NOT_SUPPORT
from whydesk.engine.workspace import Workspace
from whydesk.session.standing import AT_ONCE
from whydesk.window.commands import COMMANDS, Menu

CONTROL = Qt.KeyboardModifier.ControlModifier
TEXT = """\
[[main]]
>>type: claim
>>group-1: [[s]]
>>retrieved-via: query > s
[[weak]]
>>type: claim
[[s]]
>>artifact: file-s
"""


@pytest.fixture
def opened(services: Services, qtbot) -> Services:
    services.session.put(Workspace.new(TEXT))
    services.session.findings.finish()
    services.session.request_node("main")
    wait(services, qtbot)
    return services


def wait(services: Services, qtbot) -> None:
    """Wait until all that is seen of evidence is read."""
    weighing = services.window.weighing
    qtbot.waitUntil(lambda: not weighing.reading.is_waiting and is_at_rest(weighing))


def test_ctrl_8_puts_the_keyboard_into_the_outline(opened: Services, qtbot):
    QTest.keyClick(opened.window, Qt.Key.Key_8, CONTROL)
    wait(opened, qtbot)
    panel = opened.window.weighing.panel
    assert panel.outline.hasFocus()
    assert [part.label for part in panel.outline.rows()] == ["main", "Group 1", "s"]


def test_a_screen_reader_hears_each_row_as_a_sentence(opened: Services, qtbot):
    opened.window.weighing.focus()
    outline = opened.window.weighing.panel.outline
    spoken = [str(outline.index_of(part.path).data()) for part in outline.rows()]
    assert spoken == [
        "claim main, supported, its one group holds",
        "Group 1, holds, one leg needed",
        "leg s, holds, keystone, file-s · source",
    ]


def test_lineage_follows_the_caret_while_it_is_seen(opened: Services, qtbot):
    weighing = opened.window.weighing
    QTest.keyClick(opened.window, Qt.Key.Key_9, CONTROL)
    qtbot.waitUntil(lambda: weighing.lineage.title.text() == "Lineage of main")
    opened.session.request_node("s")
    qtbot.waitUntil(lambda: weighing.lineage.title.text() == "Lineage of s")


def test_recall_stands_under_the_sentence_that_it_is_no_support(opened: Services, qtbot):
    weighing = opened.window.weighing
    opened.window.menus.actions["focus-recall"].trigger()
    wait(opened, qtbot)
    assert weighing.recall.note.text() == NOT_SUPPORT
    assert [fact.label for fact in weighing.recall.list.facts.rows][:3] == [
        "Retrieved via",
        "query",
        "s",
    ]


def test_lineage_takes_the_place_of_recall(opened: Services, qtbot):
    weighing = opened.window.weighing
    opened.window.menus.actions["focus-recall"].trigger()
    qtbot.waitUntil(lambda: weighing.recall.title.text() == "Recall of main")
    opened.window.menus.actions["focus-lineage"].trigger()
    qtbot.waitUntil(lambda: weighing.lineage.title.text() == "Lineage of main")
    opened.session.request_node("s")
    qtbot.waitUntil(lambda: weighing.lineage.title.text() == "Lineage of s")


def test_a_click_in_the_lineage_goes_to_the_node(opened: Services, qtbot):
    opened.window.menus.actions["focus-lineage"].trigger()
    wait(opened, qtbot)
    facts = opened.window.weighing.lineage.list
    row = next(n for n, fact in enumerate(facts.facts.rows) if fact.label == "s")
    rect = facts.visualRect(facts.facts.index(row))
    QTest.mouseClick(facts.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    assert opened.session.key == "s"


def test_claims_in_the_sidebar_have_the_shape_of_their_status(opened: Services):
    model = opened.window.sidebar.model
    rows = {row.text: row.said.word for row in map(model.row, range(model.rowCount()))}
    assert (rows["main"], rows["weak"], rows["s"]) == ("supported", "unsupported", "")


def test_statuses_follow_the_text_once_typing_rests(opened: Services, qtbot):
    session = opened.session
    session.request_edits(session.workspace.withdraw("s", "wrong", "2020-07-02"))
    session.findings.finish()
    wait(opened, qtbot)
    assert opened.window.status.claims.text() == "2 claims: 2 unsupported"
    assert opened.window.status.reviews.text() == "1 needs another look"


def test_another_file_forgets_what_was_said_of_the_first(opened: Services):
    opened.session.put(Workspace.new("[[x]]\n"))
    opened.session.findings.finish()
    assert opened.window.status.claims.isHidden()
    assert opened.window.weighing.standing.statuses == {}


def test_of_a_very_large_text_nothing_is_read_before_somebody_looks(services: Services, qtbot):
    claims = "".join(f"[[c{n}]]\n>>type: claim\n" for n in range(AT_ONCE + 1))
    services.session.put(Workspace.new(claims))
    services.session.findings.finish()
    assert services.window.weighing.standing.statuses == {}
    services.window.weighing.focus()
    standing = services.window.weighing.standing
    qtbot.waitUntil(lambda: len(standing.statuses) == AT_ONCE + 1)


def test_nothing_is_read_while_nobody_looks(opened: Services, qtbot):
    reading = opened.window.weighing.reading
    qtbot.waitUntil(lambda: not reading.is_watched)
    opened.session.put(Workspace.new(TEXT))
    assert reading.picture is None
    opened.window.weighing.show_page()
    wait(opened, qtbot)
    assert reading.picture is not None


def test_a_source_is_marked_from_the_text_too(opened: Services, qtbot):
    opened.session.request_node("weak")
    opened.window.menus.actions["mark-source"].trigger()
    dialog = next(one for one in opened.window.findChildren(SourceDialog) if one.isVisible())
    QTest.keyClicks(dialog.artifact, "mail-3")
    QTest.keyClick(dialog.artifact, Qt.Key.Key_Return)
    assert "[[weak]]\n>>type: claim\n>>artifact: mail-3\n" in opened.session.workspace.text()


def test_what_if_from_the_text_brings_the_outline(opened: Services, qtbot):
    opened.session.request_node("s")
    opened.window.menus.actions["what-if"].trigger()
    wait(opened, qtbot)
    weighing = opened.window.weighing
    assert weighing.panel.isVisible()
    assert [one.label for one in weighing.panel.outcomes.rows.rows] == ["main"]
    opened.window.menus.actions["let-go"].trigger()
    assert weighing.reading.supposed == ()


def test_every_command_of_evidence_is_in_a_menu():
    named = {command.name: command for command in COMMANDS}
    for name in ("evidence", "save-evidence", "focus-evidence", "focus-lineage", "focus-recall"):
        assert named[name].menu in (Menu.VIEW, Menu.GO)
    assert {c.name for c in COMMANDS if c.menu is Menu.EVIDENCE} == {
        "what-if", "let-go", "withdraw", "mark-source", "set-stage", "record-echo",
    }  # fmt: skip


def test_a_large_text_is_read_in_slices_when_somebody_looks(services: Services, qtbot):
    claims = "".join(f"[[c{n}]]\n>>type: claim\n>>group-1: [[s]]\n" for n in range(12_000))
    services.session.put(Workspace.new(f"[[s]]\n>>artifact: file\n{claims}"))
    reading = services.window.weighing.reading
    services.window.weighing.focus()
    assert reading.is_waiting
    wait(services, qtbot)
    services.window.weighing.reading.ask("c7")
    assert [leg.label for leg in reading.picture.evidence.groups[0].legs] == ["s"]
