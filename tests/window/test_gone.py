"""What is chosen in what was read before an edit: nothing fails, and nothing else is changed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from tests.keys import press
from tests.rest import rest
from whydesk.app import Services
from whydesk.dialogs.redact import RedactDialog
from whydesk.engine.graph.rename import rename
from whydesk.engine.model import Place, Span, TextEdit
from whydesk.engine.workspace import Workspace
from whydesk.panels.node_rows import NodeKind, NodeRow
from whydesk.session.messages import Message

GONE = "The text was changed: that is no longer there."
TEXT = """\
[[One]]
>>what: as it was
>>type: decision

@@note on="One" at=2026-01-01
First.
@@

[[Two]]
>>type: decision
>>what: the other
[[Two]] →(contradicts) [[One]]

@@todo on="Two" at=2026-01-01 status=open
Second.
@@
"""


@pytest.fixture
def text(services: Services, qtbot) -> Services:
    """The window on a small text, with everything up to date."""
    services.session.put(Workspace.new(TEXT))
    services.session.findings.finish()
    return services


@pytest.fixture
def told(services: Services) -> list[str]:
    """What the window says."""
    said: list[str] = []

    def note(message: Message) -> None:
        said.append(message.text)

    services.session.told.connect(note)
    return said


def rename_now(services: Services, key: str, name: str = "Other") -> str:
    """Give a node another name, with no time for anything to follow; the text that came."""
    session = services.session
    session.request_edits(rename(session.graph, key, name).edits)
    return session.workspace.text()


def write_above(services: Services) -> str:
    """Put lines before all others, with no time for anything to follow; the text that came."""
    session = services.session
    shard = next(iter(session.workspace.documents))
    session.request_edits((TextEdit(shard, Span(0, 0, 0, 0), "[[New]]\n>>a: b\n>>c: d\n\n"),))
    return session.workspace.text()


# --- the node card --------------------------------------------------------------------------------


def card_of(services: Services, label: str, qtbot) -> None:
    """Show the card of a node, with all that is on it."""
    services.session.request_node(services.session.workspace.key(label))
    services.window.menus.actions["focus-node"].trigger()
    qtbot.waitUntil(lambda: bool(rows(services, NodeKind.PLACE)))


def rows(services: Services, kind: NodeKind) -> list[NodeRow]:
    return [row for row in services.window.around.node.model.rows if row.kind is kind]


def menu_of(services: Services, row: NodeRow) -> QMenu:
    node = services.window.around.node
    menu = node.menu_at(node.model.index(list(node.model.rows).index(row)))
    assert menu is not None
    return menu


def test_what_is_folded_on_the_card_of_a_node_that_went_stays_so(services: Services, qtbot):
    many = "".join(f">>k{number}: v\n" for number in range(80))
    services.session.put(Workspace.new(f'[[One]]\n{many}@@note on="One" at=2026-01-01\nx\n@@\n'))
    card_of(services, "One", qtbot)
    node = services.window.around.node
    (more,) = rows(services, NodeKind.MORE)
    before = list(node.model.rows)
    rename_now(services, "one")
    index = node.model.index(before.index(more))
    node.list.activated.emit(index)

    assert list(node.model.rows) == before
    qtbot.waitUntil(lambda: node.model.rows[0].text == "Other")


@pytest.mark.parametrize(
    ("kind", "written"),
    [
        (NodeKind.HEAD, ">>visibility: secret\n"),
        (NodeKind.PROPERTY, ">>visibility-what: secret\n"),
        (NodeKind.THOUGHT, '@@note on="One" at=2026-01-01 visibility=secret\n'),
    ],
)
def test_a_tier_is_given_to_what_the_row_shows_wherever_it_stands_by_now(
    text: Services, qtbot, kind: NodeKind, written: str
):
    card_of(text, "One", qtbot)
    menu = menu_of(text, rows(text, kind)[0])
    write_above(text)
    menu.actions()[2].trigger()

    graph = text.session.graph
    assert written in text.session.workspace.text()
    assert [key for key in graph.node("new").properties if "visibility" in key] == []
    assert ("visibility" in "".join(graph.node("one").properties)) == (kind is not NodeKind.THOUGHT)


@pytest.mark.parametrize("kind", [NodeKind.HEAD, NodeKind.PROPERTY, NodeKind.THOUGHT])
def test_nothing_gets_the_tier_of_a_row_whose_node_went(
    text: Services, told: list[str], qtbot, kind: NodeKind
):
    card_of(text, "One", qtbot)
    menu = menu_of(text, rows(text, kind)[0])
    came = rename_now(text, "one")
    told.clear()
    menu.actions()[2].trigger()

    assert text.session.workspace.text() == came
    assert told == [GONE]


def test_a_card_looks_on_for_places_after_prose_was_written(
    text: Services, qtbot, monkeypatch: pytest.MonkeyPatch
):
    around, view = text.window.around, text.window.desk.view
    card_of(text, "One", qtbot)
    view.go_to(3)
    press(view, "p")
    rest(text.window, qtbot)
    monkeypatch.setattr(around.node._slices, "_slice_ms", 0)
    around.node.show_nothing()
    around.show_node()
    assert not rows(text, NodeKind.PLACE)
    press(view, "q")

    qtbot.waitUntil(lambda: bool(rows(text, NodeKind.PLACE)))


# --- lists ----------------------------------------------------------------------------------------


def test_a_conflict_whose_node_went_leads_nowhere(text: Services, told: list[str], qtbot):
    text.window.menus.actions["focus-conflicts"].trigger()
    conflicts = text.window.around.conflicts.list
    rename_now(text, "two")
    told.clear()
    conflicts.activated.emit(conflicts.model().index(0, 0))

    assert told == [GONE]


def test_a_loop_that_went_is_not_finished(text: Services, told: list[str]):
    text.window.menus.actions["focus-loops"].trigger()
    came = rename_now(text, "two")
    told.clear()
    QTest.keyClick(text.window.around.loops.list, Qt.Key.Key_Space)

    assert text.session.workspace.text() == came
    assert told == [GONE]


@pytest.mark.parametrize("alone", [False, True])
def test_a_node_of_the_list_that_went_is_said_to_be_gone(
    text: Services, told: list[str], qtbot, alone: bool
):
    if alone:
        text.window.menus.actions["map"].trigger()
    listed = text.window.sidebar.list
    index = text.window.sidebar.model.index_of("two")
    rename_now(text, "two")
    told.clear()
    listed.activated.emit(index)

    assert told == [GONE]


@pytest.mark.parametrize("command", ["rename", "move-node", "capture", "uses"])
def test_no_other_node_is_meant_where_the_one_of_the_list_went(
    text: Services, told: list[str], command: str
):
    text.session.request_node("one")
    listed = text.window.sidebar.list
    listed.setFocus()
    listed.setCurrentIndex(text.window.sidebar.model.index_of("two"))
    rename_now(text, "two")
    told.clear()
    text.window.menus.actions[command].trigger()

    assert told == [GONE]


def test_a_claim_that_went_is_not_asked_about(text: Services, told: list[str]):
    reading = text.window.weighing.reading
    before = reading.key
    rename_now(text, "one")
    told.clear()
    reading.ask("one")

    assert (reading.key, told) == (before, [GONE])


def test_a_place_in_a_file_that_is_not_open_any_more_moves_no_caret(text: Services):
    view = text.window.desk.view
    view.go_to(2)
    text.session.request_place(Place("gone.lmd", 5))

    assert view.caret()[0] == 2


def test_a_fix_of_a_menu_is_not_made_in_another_text(text: Services, told: list[str], qtbot):
    text.session.put(Workspace.new("[[A]]\n[[A]] →(supports) [[Nowhere]]\n"))
    text.session.findings.finish()
    text.window.desk.view.go_to(1, 26)
    text.window.menus.actions["fix"].trigger()
    menu = text.window.parts.fixes.menu
    assert menu is not None
    came = write_above(text)
    told.clear()
    menu.triggered.emit(next(one for one in menu.actions() if one.isEnabled()))
    menu.close()

    assert text.session.workspace.text() == came
    assert told == ["The text changed meanwhile."]


def test_a_wish_of_the_redaction_is_of_the_text_that_its_dialog_was_about(
    text: Services, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(RedactDialog, "exec", lambda _self: rename_now(text, "one"))
    handing = text.window.parts.handing_over
    before = text.session.states
    handing.open()

    assert handing._states == before


def test_what_is_completed_is_not_put_into_a_line_that_became_another(text: Services):
    desk = text.window.desk
    desk.view.go_to(3)
    press(desk.view, "[[O")
    assert desk.completer.visible
    text.session.request_edits((TextEdit("main.lmd", Span(3, 0, 3, 0), "Words "),))
    visible = desk.completer.visible
    press(desk.view, "⇥")

    assert not visible
    assert text.session.workspace.document().line(3).rstrip() == "Words [[O"


def test_no_reason_is_begun_for_a_node_that_went(text: Services, told: list[str]):
    came = rename_now(text, "two")
    told.clear()
    text.window.why.reason_requested.emit("two")

    assert text.session.workspace.text() == came
    assert told == [GONE]
