"""Handing over part of what is open, from the window."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton

from whydesk.app import Services
from whydesk.dialogs.redact import RedactDialog
from whydesk.engine.redaction.rules import Target
from whydesk.engine.redaction.tiers import Tier
from whydesk.panels.node_rows import NodeRow
from whydesk.window.commands import Menu
from whydesk.window.redacting import HandingOver


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[RedactDialog]:
    """The dialogs that were opened, each closed as soon as a test is done with it."""
    found: list[RedactDialog] = []

    def take(dialog: RedactDialog) -> int:
        found.append(dialog)
        return 0

    monkeypatch.setattr(RedactDialog, "exec", take)
    monkeypatch.setattr(RedactDialog, "deleteLater", lambda _: None)
    return found


def handing(services: Services) -> HandingOver:
    return services.window.parts.handing_over


def test_the_command_is_in_the_file_menu_and_on_a_button(opened: Services, shown):
    action = opened.window.menus.actions["redact"]
    assert action in opened.window.menus.menus[Menu.FILE].actions()
    button = next(
        one for one in opened.window.top.findChildren(QPushButton) if one.text() == "Redact…"
    )
    button.click()
    assert [dialog.windowTitle() for dialog in shown] == ["Redact and export"]


def test_what_was_chosen_is_there_again(opened: Services, shown):
    handing(opened).open()
    target = Target("single-origin_only", "why")
    shown[0]._set_tier(target, Tier.MASKED)
    handing(opened)._wish = shown[0]._redacting.wish
    handing(opened).open()
    assert shown[1]._redacting.wish.choices == {target: Tier.MASKED}


def test_another_file_begins_anew(opened: Services, shown, packs_dir: Path):
    handing(opened).open()
    handing(opened)._wish = shown[0]._redacting.wish.__class__(keep_chain=True)
    opened.session.open(packs_dir / "lab.lmd")
    handing(opened).open()
    assert not shown[1]._redacting.wish.keep_chain


def test_going_to_a_leftover_puts_the_caret_there(opened: Services, shown, qtbot):
    handing(opened).open()
    place = opened.session.graph.places("own_roastery_in_mapo")[0]
    with qtbot.waitSignal(opened.session.place_requested):
        shown[0].go_requested.emit(place)
    assert opened.session.key == "own_roastery_in_mapo"


def test_a_tier_is_set_at_the_caret_and_taken_back(opened: Services):
    session = opened.session
    (shard,) = session.workspace.documents
    line = session.graph.places("own_roastery_in_mapo")[0].line
    before = session.workspace.text()
    opened.window.desk.view.go_to(line, 0)
    opened.window.menus.actions["tier-secret"].trigger()
    assert session.graph.node("own_roastery_in_mapo").properties["visibility"] == "secret"
    opened.window.desk.undo()
    assert session.workspace.text(shard) == before


def test_the_node_card_shows_a_tier_and_sets_it(opened: Services, qtbot):
    session, node = opened.session, opened.window.around.node
    session.request_node("single-origin_only")
    opened.window.menus.actions["focus-node"].trigger()

    def what() -> NodeRow | None:
        return next((row for row in node.model.rows if row.name == "what"), None)

    qtbot.waitUntil(lambda: what() is not None)
    menu = node.menu_at(node.model.index(node.model.rows.index(what())))
    assert menu is not None
    menu.actions()[1].trigger()
    assert session.graph.node("single-origin_only").properties["visibility-what"] == "masked"
    qtbot.waitUntil(lambda: what() is not None and what().tier is Tier.MASKED)
    assert what().spoken().endswith("masked")
