"""What only the tables of a pack say is told, listed, and can be written into the text."""

import sqlite3
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from whydesk.app import Services
from whydesk.dialogs.tables_only import TablesOnlyPage
from whydesk.engine.workspace import Workspace


@pytest.fixture
def merged(coffee: Path) -> Path:
    """A pack into whose tables another program wrote a node."""
    with sqlite3.connect(coffee) as connection:
        connection.execute(
            "INSERT INTO entities (id, label, type, fields_json) "
            "VALUES ('decaf', 'Decaf', 'idea', '{}')"
        )
    return coffee


@pytest.fixture
def shown(services: Services, merged: Path, qtbot) -> Services:
    services.session.open(merged)
    qtbot.waitUntil(lambda: bool(services.window.tables_only.sentences))
    return services


def test_it_is_told_and_listed(shown: Services):
    assert "one thing that its text does not" in shown.window.status.message.text()
    page = TablesOnlyPage(shown.window.tables_only.sentences, shown.theme, shown.window)
    assert "«Decaf»" in page.list.item(0).text()
    assert shown.window.menus.actions["tables-only"].isEnabled()


def test_tables_too_large_to_compare_are_told_of_a_pack_that_is_open(
    services: Services, merged: Path, qtbot, monkeypatch
):
    monkeypatch.setattr("whydesk.engine.pack.only_in_tables.most_of_tables", lambda _: 200)
    services.session.open(merged)
    qtbot.waitUntil(lambda: "is not known" in services.window.status.message.text())

    said = services.window.status.message.text()
    assert "Its table entities holds more than can be kept in memory." in said
    assert services.session.path == merged


def test_it_is_written_into_the_text_and_a_save_keeps_it(shown: Services, merged: Path, qtbot):
    shown.window.tables_only.adopt()
    assert shown.session.dirty
    assert [n.label for n in shown.session.graph.nodes()][-1] == "Decaf"
    shown.window.desk.view.setFocus()
    QTest.keyClick(shown.window.desk.view, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: not shown.session.dirty)
    assert "[[Decaf]]" in Workspace.open(merged).text("tables.lmd")


def test_it_waits_for_unsaved_text(shown: Services):
    QTest.keyClicks(shown.window.desk.view, "x")
    shown.window.tables_only.adopt()
    assert list(shown.session.workspace.documents) == ["coffee.lmd"]
    assert "Save them first" in shown.window.status.message.text()


def test_a_pack_that_says_it_all_in_its_text_offers_nothing(opened: Services, qtbot):
    qtbot.waitUntil(lambda: not opened.tasks.busy)
    assert not opened.window.menus.actions["tables-only"].isEnabled()


def test_it_is_found_although_the_text_is_edited_at_once(services: Services, merged: Path, qtbot):
    services.session.open(merged)
    QTest.keyClicks(services.window.desk.view, "x")

    qtbot.waitUntil(lambda: bool(services.window.tables_only.sentences))

    assert services.window.tables_only.sentences[0].startswith("The node «Decaf»")
