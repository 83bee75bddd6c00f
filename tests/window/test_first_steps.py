"""A first start opens a sample with five steps beside it, once; each is ticked when it is done."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.rest import rest
from tests.windows import window_of
from whydesk.app import Services
from whydesk.engine.workspace import Workspace
from whydesk.paths import resources_dir
from whydesk.session.first_steps import WORDS, Step

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def begun(services: Services) -> Services:
    """The window of a first start."""
    window = services.window
    window.reopening.begin(window.first_steps.begin_if_first)
    return services


def claim(services: Services) -> str:
    return services.session.workspace.key("Many can come on Sundays alone")


def test_a_first_start_opens_the_sample_and_nothing_is_unsaved(begun: Services):
    assert "# First steps" in begun.session.workspace.text()
    assert not begun.session.dirty and begun.session.path is None
    assert begun.window.first_steps.dock.isVisible()
    assert begun.window.first_steps.steps.done == frozenset()


def test_a_second_start_begins_with_an_empty_text(tmp_path: Path, qtbot):
    for expected in (True, False):
        with window_of(tmp_path / "s.ini", 1200, 800) as made:
            made.window.reopening.begin(made.window.first_steps.begin_if_first)
            assert bool(made.session.workspace.text()) is expected
            assert made.window.first_steps.dock.isVisible() is expected


def test_with_another_text_the_steps_go(begun: Services, coffee: Path):
    begun.session.open(coffee)

    assert not begun.window.first_steps.dock.isVisible()
    begun.session.request_node("single_origin_only")
    assert begun.window.first_steps.steps.done == frozenset()


def test_who_has_opened_a_file_is_not_taught(services: Services, coffee: Path):
    services.session.open(coffee)

    assert not services.window.first_steps.begin_if_first()


def test_help_brings_them_back(opened: Services):
    opened.window.menus.actions["first-steps"].trigger()

    assert "# First steps" in opened.session.workspace.text()
    assert opened.window.first_steps.dock.isVisible()


def test_each_step_is_ticked_when_it_is_done(begun: Services, qtbot):
    window, done = begun.window, lambda: set(begun.window.first_steps.steps.done)
    begun.session.request_node(claim(begun))
    assert done() == {Step.CLAIM}
    window.why.node_requested.emit(begun.session.workspace.key("Survey of May"))
    assert done() == {Step.CLAIM, Step.WHY}
    begun.session.request_node(claim(begun))
    window.menus.actions["evidence"].trigger()
    rest(window.weighing, qtbot)
    window.weighing.reading.suppose(begun.session.workspace.key("Survey of May"))
    assert Step.LEG in done()
    window.stage.focus_text()
    QTest.keyClicks(window.desk.view, "x")
    assert Step.UNDO not in done()
    QTest.keyClick(window.desk.view, Qt.Key.Key_Z, CONTROL)
    assert Step.UNDO in done()
    begun.seals.exported.emit(None)

    assert done() == set(Step)
    assert "That is all" in window.first_steps.panel.end.text()


def test_a_claim_that_is_supposed_away_is_no_leg(begun: Services, qtbot):
    begun.session.request_node(claim(begun))
    begun.window.menus.actions["evidence"].trigger()
    rest(begun.window.weighing, qtbot)
    begun.window.weighing.reading.suppose(claim(begun))

    assert Step.LEG not in begun.window.first_steps.steps.done


def test_a_source_that_is_supposed_away_on_its_own_page_is_a_leg(begun: Services, qtbot):
    source = begun.session.workspace.key("Survey of May")
    begun.session.request_node(source)
    begun.window.menus.actions["evidence"].trigger()
    rest(begun.window.weighing, qtbot)
    begun.window.weighing.reading.suppose(source)

    assert begun.window.weighing.reading.key == source
    assert Step.LEG in begun.window.first_steps.steps.done


def test_a_button_carries_a_command_out(begun: Services):
    begun.session.request_node(claim(begun))
    begun.window.first_steps.panel.buttons[Step.LEG].click()

    assert begun.window.stage.picture is begun.window.weighing.page


@pytest.mark.parametrize("path", sorted((resources_dir() / "first-steps").glob("*.lmd")))
def test_every_sample_of_them_is_sound_and_its_claim_hangs_on_both_legs(path: Path):
    workspace = Workspace.open(path)

    assert workspace.problems() == []
    (held,) = (node for node in workspace.graph.nodes() if node.type == "claim")
    (group,) = workspace.evidence(held.label).groups
    assert len(group.legs) == 2
    translations = resources_dir() / "translations" / f"whydesk_{path.stem}.ts"
    told = translations.read_text("utf-8") if translations.exists() else WORDS[Step.LEG].words
    assert held.label in told


def test_what_to_try_is_read_whole_in_a_narrow_column(begun: Services):
    panel = begun.window.first_steps.panel
    panel.setParent(None)
    panel.resize(150, 400)
    panel.show()

    assert panel.widget().width() <= panel.viewport().width()
