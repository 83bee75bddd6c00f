"""Templates that are filled with keys, and thoughts captured from anywhere."""

import re
from datetime import datetime

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.keys import press
from whydesk.app import Services
from whydesk.dialogs.capture import Capture
from whydesk.engine.workspace import Workspace
from whydesk.session.settings import AUTHOR

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
SOURCE = "[[A]]\n>>type: claim\n>>what: first\n\n[[B]]\n>>type: claim\n"
TODAY = datetime.now().astimezone().date().isoformat()


@pytest.fixture
def written(services: Services) -> Services:
    services.session.settings.set_text(AUTHOR, "founder")
    services.session.put(Workspace.new(SOURCE))
    services.window.desk.view.go_to(1)
    return services


def text(services: Services) -> str:
    return re.sub(r"lp_[0-9A-Z]{26}", "lp_ID", services.session.workspace.text())


def test_a_decision_is_filled_with_tab(written: Services):
    view = written.window.desk.view
    written.window.menus.actions["insert-decision"].trigger()
    press(view, "Ship⇥On Fridays.⇥B")
    written.window.desk.completer.close()
    press(view, "⇥")

    assert text(written) == SOURCE.replace(
        "\n\n[[B]]",
        "\n\n[[Ship]]\n>>id: lp_ID\n>>type: decision\n>>what: On Fridays.\n"
        ">>derived-from: [[B]]\n\n[[B]]",
    )
    assert not written.window.desk.blanks.active


def test_a_template_is_one_step_of_undo(written: Services):
    written.window.menus.actions["insert-claim"].trigger()
    QTest.keyClick(written.window.desk.view, Qt.Key.Key_Z, CONTROL)

    assert text(written) == SOURCE


@pytest.mark.parametrize(
    ("name", "blanks"), [("claim", 4), ("question", 2), ("source", 4), ("thought", 1)]
)
def test_tab_goes_through_all_blanks_and_is_tab_again(written: Services, name: str, blanks: int):
    view = written.window.desk.view
    written.window.menus.actions[f"insert-{name}"].trigger()
    for number in range(blanks):
        view.textCursor().insertText(f"<{number}>")
        press(view, "⇥")
    press(view, "⇥")

    assert re.findall(r"<\d>", text(written)) == [f"<{n}>" for n in range(blanks)]
    assert f"<{blanks - 1}>" in view.textCursor().block().text()
    assert "  " in view.textCursor().block().text()


def test_a_thought_is_dated_signed_and_on_the_node(written: Services):
    written.window.menus.actions["insert-thought"].trigger()
    press(written.window.desk.view, "Why so?")

    assert f"\n\n@@note on=A by=founder at={TODAY}\nWhy so?\n@@\n\n[[B]]" in text(written)


def in_capture(act) -> None:
    def run() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, Capture)
        act(dialog)

    QTimer.singleShot(0, run)


def test_a_thought_is_captured_on_the_selected_node(written: Services):
    def act(dialog: Capture) -> None:
        press(dialog.box, "First.⏎Second.")
        QTest.keyClick(dialog.box, Qt.Key.Key_Return, CONTROL)

    in_capture(act)
    QTest.keyClick(written.window.desk.view, Qt.Key.Key_N, CONTROL | SHIFT)
    captured = text(written)
    QTest.keyClick(written.window.desk.view, Qt.Key.Key_Z, CONTROL)

    assert f"@@note on=A by=founder at={TODAY}\nFirst.\nSecond.\n@@\n" in captured
    assert text(written) == SOURCE


def test_another_node_is_chosen_by_typing(written: Services):
    def act(dialog: Capture) -> None:
        dialog.kinds.setCurrentText("todo")
        dialog.node.selectAll()
        press(dialog.node, "B⏎")
        press(dialog.box, "Ask.")
        dialog.add.click()

    in_capture(act)
    written.window.menus.actions["capture"].trigger()

    assert f"@@todo on=B by=founder at={TODAY}\nAsk.\n@@" in text(written)


def test_a_node_that_is_not_there_is_not_written(written: Services):
    said = []

    def act(dialog: Capture) -> None:
        press(dialog.box, "x")
        dialog.node.setText("Nowhere")
        dialog.add.click()
        said.append(dialog.said.text())
        dialog.reject()

    in_capture(act)
    written.window.menus.actions["capture"].trigger()

    assert said == ["There is no node of that name. Choose one of the list."]
    assert text(written) == SOURCE


def test_escape_ends_the_blanks(written: Services):
    view = written.window.desk.view
    written.window.menus.actions["insert-question"].trigger()
    press(view, "⎋⇥")

    assert "[[  ]]\n>>id" in text(written)


def test_a_template_says_nothing_of_the_node_before_it(written: Services):
    for _ in range(2):
        written.window.menus.actions["insert-decision"].trigger()

    assert [node.label for node in written.session.graph.nodes() if node.type == "decision"] == [
        "New decision", "New decision 2",
    ]  # fmt: skip
    assert written.session.graph.node("a").type == "claim"
