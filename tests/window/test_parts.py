"""What is made when it is first wanted: parts of the window by their commands, panels in docks."""

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QLabel, QMainWindow

from tests.keys import press
from whydesk.app import Services
from whydesk.editor.desk import EditorDesk
from whydesk.engine.workspace import Workspace
from whydesk.theme.theme import Theme
from whydesk.window.docks import PanelDock
from whydesk.window.warming import ROOMS


def test_the_commands_that_bring_a_part_about_are_those_that_it_carries_out(services: Services):
    window = services.window
    for one in (*window.parts.on_command, window.asking.on_taking, window.safety.on_versions):
        assert set(one.names) == set(one.part().handlers())


def test_a_part_is_made_by_its_command_and_once(services: Services):
    parts = services.window.parts
    assert "fixes" not in vars(parts)

    services.window.menus.actions["next-problem"].trigger()
    made = vars(parts)["fixes"]
    services.window.menus.actions["next-problem"].trigger()

    assert parts.fixes is made


@pytest.fixture
def desk(services: Services) -> EditorDesk:
    """A desk with two nodes that nobody has looked through yet."""
    services.session.put(Workspace.new("[[Alpha]]\n\n[[Beta]]\n\n"))
    services.session.findings._pause.stop()
    return services.window.desk


def test_what_completes_comes_with_the_first_key(desk: EditorDesk, qtbot):
    assert desk._completer is None
    desk.view.go_to(4)
    press(desk.view, "[[be")

    qtbot.waitUntil(lambda: [one.word for one in desk.completer.offered][:1] == ["Beta"])


def test_what_completes_is_there_once_the_text_was_looked_through(services: Services, qtbot):
    services.session.new()
    qtbot.waitUntil(lambda: services.window.desk._completer is not None)


@pytest.fixture
def made() -> list[QLabel]:
    return []


@pytest.fixture
def dock(qtbot, made: list[QLabel]) -> Iterator[PanelDock[QLabel]]:
    """A dock that is closed, in a window that is shown."""

    def make() -> QLabel:
        made.append(QLabel("here"))
        return made[-1]

    window = QMainWindow()
    qtbot.addWidget(window)
    dock = PanelDock("label", "Label", make, Theme())
    window.addDockWidget(dock.allowedAreas().RightDockWidgetArea, dock)
    dock.hide()
    window.show()
    yield dock
    window.close()


def test_a_panel_is_made_when_its_dock_is_first_seen(dock: PanelDock[QLabel], made: list[QLabel]):
    assert (made, dock.panel_if_made, dock.in_sight) == ([], None, False)

    dock.toggleViewAction().trigger()

    assert dock.in_sight
    assert [dock.widget()] == made
    dock.toggleViewAction().trigger()
    dock.toggleViewAction().trigger()
    assert len(made) == 1


def test_a_panel_is_made_for_who_asks_for_it(dock: PanelDock[QLabel], made: list[QLabel]):
    assert [dock.panel] == made
    assert not dock.in_sight


def test_a_window_makes_the_panels_that_it_shows_and_no_others(services: Services):
    docks = services.window.findChildren(PanelDock)

    assert len(docks) > 10
    assert {d.objectName() for d in docks if d.panel_if_made is not None} == {"nodes", "why"}


def test_what_is_loaded_later_is_all_there(services: Services, qtbot):
    services.session.new()
    services.session.findings.finish()
    assert services.window.warming.running

    qtbot.waitUntil(lambda: not services.window.warming.running)
    assert set(ROOMS) <= set(sys.modules)
