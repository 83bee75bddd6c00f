"""Finding one's way with keys: labels, uses, and the card over a label."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.rest import rest
from whydesk.app import Services
from whydesk.dialogs.long_line import LongLine
from whydesk.engine.workspace import Workspace

SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
SOURCE = """\
[[Ship on Fridays]]
>>type: decision
>>what: We ship when the <b>week</b> is done.

[[Ship on Fridays]] →(derived-from) [[Mondays are quiet]]

[[Mondays are quiet]]
>>type: claim

@@note on="Ship on Fridays" at=2026-07-01
It went well.
@@
"""


@pytest.fixture
def desk(services: Services):
    services.session.put(Workspace.new(SOURCE))
    services.session.findings.finish()
    return services.window.desk


def stay(desk, line: int, column: int) -> None:
    """Let the mouse stay at a place, as Qt tells of it."""
    view = desk.view
    point = view.viewport().mapFromGlobal(view.point_below(line, column)) - QPoint(0, 6)
    where = view.viewport().mapToGlobal(point)
    QApplication.sendEvent(view.viewport(), QHelpEvent(QEvent.Type.ToolTip, point, where))


def test_the_card_says_what_a_label_names_and_why(services: Services, desk):
    stay(desk, 4, 6)
    card = desk.hover.card

    assert card.isVisible()
    assert card.words.split("\n") == [
        "decision", "Ship on Fridays", "We ship when the <b>week</b> is done.",
        "derived-from Mondays are quiet", "F12 goes there · Esc closes",
    ]  # fmt: skip


def test_the_card_leaves_the_keyboard_alone_and_escape_closes_it(services: Services, desk):
    view = desk.view
    view.go_to(4, 6)
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_K, CONTROL)
    shown, has_keys = desk.hover.visible, view.hasFocus()
    QTest.keyClick(view, Qt.Key.Key_Escape)

    assert (shown, has_keys) == (True, True)
    assert not desk.hover.visible


def test_beside_the_text_there_is_no_card(services: Services, desk):
    stay(desk, 4, 6)
    view = desk.view
    QApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.Leave))
    closed = not desk.hover.visible
    stay(desk, 3, 0)

    assert closed
    assert not desk.hover.visible


def test_a_problem_is_said_on_the_card(services: Services, desk):
    desk.view.go_to(4, 38)
    QTest.keyClicks(desk.view, "x")
    services.session.findings.finish()
    stay(desk, 4, 40)

    assert desk.hover.card.problems.text().startswith("✗ ")


def test_the_uses_of_a_node_are_listed_and_lead_there(services: Services, desk, qtbot):
    desk.view.go_to(0, 4)
    QTest.keyClick(desk.view, Qt.Key.Key_F12, SHIFT)
    rest(services.window.finding, qtbot)
    panel = services.window.finding.uses
    kinds = [(row.what, row.span.line) for row in panel.list.rows.rows]
    QTest.keyClick(panel.list, Qt.Key.Key_Down)
    QTest.keyClick(panel.list, Qt.Key.Key_Return)

    assert kinds == [("node", 0), ("link", 4), ("host of a thought", 9)]
    assert panel.said.text() == "3 places that name Ship on Fridays"
    assert desk.view.caret()[0] == 4
    assert desk.view.textCursor().selectedText() == "[[Ship on Fridays]]"


def test_uses_move_along_with_edits_above_them(services: Services, desk, qtbot):
    desk.view.go_to(6, 4)
    QTest.keyClick(desk.view, Qt.Key.Key_F12, SHIFT)
    rest(services.window.finding, qtbot)
    desk.view.go_to(0, 0)
    QTest.keyClick(desk.view, Qt.Key.Key_Return)
    rest(services.window.finding, qtbot)

    rows = services.window.finding.uses.list.rows.rows
    assert [row.span.line for row in rows if row.what == "node"] == [7]


def test_f12_on_a_fold_shows_the_line_to_its_end(services: Services):
    services.session.put(Workspace.new("[[A]]\n" + "word " * 5000 + "end\n"))
    view = services.window.desk.view
    view.go_to(1, 80)
    seen = []

    def read() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, LongLine)
        seen.append(dialog.model.rows[len(dialog.model.rows) - 1])
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    QTimer.singleShot(0, read)
    QTest.keyClick(view, Qt.Key.Key_F12)

    assert seen == [(25000, "end")]
