"""Problems in place: underlined, gone through with keys, and put right as one step of undo."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.keys import press
from whydesk.app import Services
from whydesk.engine.model import Severity
from whydesk.engine.workspace import Workspace

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
SOURCE = """\
[[Ship on Fridays]]
>>type: decision

[[Ship on Fridays]] →(derived_form) [[Mondays are quiet]]
[[Ship on Fridays]] →(derived-from) [[Ship on Friday]]

[[Mondays are quiet]]
>>type: claim
>>type: finding
"""


@pytest.fixture
def wrong(services: Services) -> Services:
    """A text with a likely slip, a dangling reference and a repeated property."""
    services.session.put(Workspace.new(SOURCE))
    services.session.findings.finish()
    return services


def choose(services: Services, title: str) -> None:
    menu = services.window.parts.fixes.menu
    assert menu is not None
    actions = [action for action in menu.actions() if action.text().startswith(title)]
    menu.setActiveAction(actions[0])
    QTest.keyClick(menu, Qt.Key.Key_Return)


def codes_underlined(services: Services) -> dict[int, list[str]]:
    flaws = services.window.desk.view.flaws
    lines = {n: [flaw.problem.code for flaw in flaws.on_line(n)] for n in range(9)}
    return {n: codes for n, codes in lines.items() if codes}


def test_each_problem_is_underlined_where_it_is(wrong: Services):
    assert codes_underlined(wrong)[3] == ["role-slip"]
    assert "dangling-ref" in codes_underlined(wrong)[4]
    assert any("duplicate-property" in codes for codes in codes_underlined(wrong).values())


def test_a_line_that_is_edited_moves_the_underlines_below_and_loses_its_own(wrong: Services):
    view = wrong.window.desk.view
    view.go_to(3, 0)
    press(view, "⏎")

    assert 3 not in codes_underlined(wrong)
    assert "dangling-ref" in codes_underlined(wrong)[5]


def test_f8_goes_through_the_problems_and_round_the_end(wrong: Services):
    view = wrong.window.desk.view
    view.go_to(0)
    lines = []
    for _ in range(len(wrong.session.findings.problems) + 1):
        QTest.keyClick(view, Qt.Key.Key_F8)
        lines.append(view.caret()[0])

    assert lines == [*sorted(lines[:-1]), lines[0]]
    QTest.keyClick(view, Qt.Key.Key_F8, SHIFT)
    assert view.caret()[0] == lines[-2]


def test_control_dot_puts_a_slip_right_and_undo_takes_it_back(wrong: Services):
    view = wrong.window.desk.view
    view.go_to(3, 24)
    QTest.keyClick(view, Qt.Key.Key_Period, CONTROL)
    choose(wrong, "Write derived-from")
    fixed = wrong.session.workspace.text()
    QTest.keyClick(view, Qt.Key.Key_Z, CONTROL)

    assert fixed == SOURCE.replace("derived_form", "derived-from")
    assert wrong.session.workspace.text() == SOURCE


def test_following_a_label_that_is_not_there_offers_to_create_it(wrong: Services):
    view = wrong.window.desk.view
    view.go_to(4, SOURCE.split("\n")[4].index("Ship on Friday]]") + 2)
    QTest.keyClick(view, Qt.Key.Key_F12)
    choose(wrong, "Create the node")

    assert wrong.session.graph.resolve("Ship on Friday").key == "ship_on_friday"


def test_fixes_asked_for_while_typing_come_when_the_text_is_looked_at(wrong: Services, qtbot):
    view = wrong.window.desk.view
    view.go_to(3, 24)
    press(view, "x⌫")
    QTest.keyClick(view, Qt.Key.Key_Period, CONTROL)
    early = wrong.window.parts.fixes.menu
    wrong.window.activateWindow()
    qtbot.waitUntil(lambda: wrong.window.parts.fixes.menu is not None)

    assert early is None
    choose(wrong, "Write derived-from")
    assert "derived-from" in wrong.session.workspace.text().split("\n")[3]


def test_all_that_needs_no_choice_is_put_right_in_one_step(wrong: Services):
    wrong.window.menus.actions["fix-all"].trigger()
    wrong.session.findings.finish()
    left = {p.code for p in wrong.session.findings.problems if p.severity is not Severity.HINT}
    QTest.keyClick(wrong.window.desk.view, Qt.Key.Key_Z, CONTROL)

    assert left <= {"dangling-ref"}
    assert wrong.session.workspace.text() == SOURCE


def test_a_problem_in_the_panel_offers_its_fixes(wrong: Services):
    window = wrong.window
    window.problems.focus()
    rows = list(window.problems.panel.model.rows)
    number = next(n for n, problem in enumerate(rows) if problem.code == "role-slip")
    window.problems.panel.list.setCurrentIndex(window.problems.panel.model.index(number))
    window.problems.panel.list.customContextMenuRequested.emit(QPoint(20, 20))

    titles = [action.text() for action in window.parts.fixes.menu.actions() if action.text()]
    assert titles == ["Write derived-from", "Fix all that need no c&hoice"]
