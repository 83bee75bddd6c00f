"""The list of problems: places, what a screen reader hears, and going there."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from whydesk.engine.workspace import Workspace
from whydesk.panels.problems import ProblemsPanel
from whydesk.theme.theme import Theme

SOURCE = "[[A]]\n>>what: x\n\n[[A]] →(supports) [[Nowhere]]\n"


@pytest.fixture
def panel(qtbot) -> ProblemsPanel:
    made = ProblemsPanel(Theme())
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.mark.parametrize(("many", "place"), [(False, "line 4"), (True, "main.lmd, line 4")])
def test_a_problem_can_be_heard_with_its_place(panel: ProblemsPanel, many: bool, place: str):
    panel.set_problems(Workspace.new(SOURCE).problems(), many)

    heard = panel.model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert heard == f"error, {place}: “Nowhere” is not declared anywhere."


def test_enter_goes_to_the_problem(panel: ProblemsPanel, qtbot):
    problems = Workspace.new(SOURCE).problems()
    panel.set_problems(problems, False)
    panel.list.setCurrentIndex(panel.model.index(0))

    with qtbot.waitSignal(panel.problem_chosen) as chosen:
        QTest.keyClick(panel.list, Qt.Key.Key_Return)

    assert chosen.args == [problems[0]]


def test_the_same_problems_leave_the_list_as_it_stands(panel: ProblemsPanel):
    panel.set_problems(Workspace.new(SOURCE).problems(), False)
    panel.list.setCurrentIndex(panel.model.index(0))

    panel.set_problems(list(panel.model.rows), False)

    assert panel.list.currentIndex().row() == 0
