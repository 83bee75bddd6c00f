"""One tour in a real window: type, see why, undo, save, reopen."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from tests.keys import press
from whydesk.app import make_services
from whydesk.engine.workspace import Workspace
from whydesk.session.settings import OFF, READ_FIRST

pytestmark = pytest.mark.window
CONTROL = Qt.KeyboardModifier.ControlModifier
STEPS = 3  # the line that was begun, the letters, the label that was taken
REASON = "[[Direct trade doubles farm income]] →(derived-from) [[Own roastery in Mapo]]"


@pytest.fixture
def services(qapp, qtbot, tmp_path: Path):
    if QGuiApplication.platformName() == "offscreen":
        pytest.skip("needs a real display")
    made = make_services(tmp_path / "settings.ini")
    made.settings.set_text(READ_FIRST, OFF)
    with qtbot.waitActive(made.window):
        made.window.show()
        made.window.activateWindow()
    yield made
    made.session.note_saved(made.session.states)
    made.window.close()
    made.stop()
    made.window.deleteLater()


def labels(window) -> list[str]:
    model = window.why.model
    return [model.row(n).label for n in range(model.rowCount()) if model.row(n).key]


def test_a_decision_is_written_with_its_reason(services, packs_dir: Path, tmp_path: Path, qtbot):
    path = tmp_path / "coffee.laplaspack"
    path.write_bytes((packs_dir / "coffee.laplaspack").read_bytes())
    window, session = services.window, services.session
    session.open(path)
    before = session.workspace.text()
    session.request_node("direct_trade_doubles_farm_income")
    window.write_reason()
    press(window.desk.view, "Own⇥")
    qtbot.waitUntil(lambda: "Own roastery in Mapo" in labels(window))
    for _ in range(STEPS):
        QTest.keyClick(window.desk.view, Qt.Key.Key_Z, CONTROL)
    assert session.workspace.text() == before
    assert not session.dirty
    for _ in range(STEPS):
        QTest.keyClick(window.desk.view, Qt.Key.Key_Y, CONTROL)
    with qtbot.waitSignal(services.saving.saved):
        QTest.keyClick(window.desk.view, Qt.Key.Key_S, CONTROL)

    session.open(path)
    assert REASON in session.workspace.text() == Workspace.open(path).text()
