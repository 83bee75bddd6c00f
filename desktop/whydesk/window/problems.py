"""What is wrong with the text, in the window: how much there is of it, and the list."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Signal, Slot

from whydesk.engine.model import Severity
from whydesk.engine.wording import counted, tr
from whydesk.session.messages import Tone
from whydesk.window.docks import PanelDock, bring_forward
from whydesk.window.ground import Ground
from whydesk.window.status_bar import StatusBar

if TYPE_CHECKING:
    from whydesk.panels.problems import ProblemsPanel


class Problems(QObject):
    """Counts the problems in the status bar and lists them in a panel. GUI thread.

    ``menu_requested`` wants the fixes of a problem at a point of the screen.
    """

    menu_requested = Signal(object, QPoint)

    def __init__(self, ground: Ground, status: StatusBar) -> None:
        super().__init__(ground.window)
        self._session = ground.session
        self._places = ground.places
        self._theme = ground.theme
        self._status = status
        self.dock = PanelDock("problems", tr("Problems"), self._made, ground.theme)
        ground.session.findings.problems_changed.connect(self._show)
        status.problems_requested.connect(self.focus)

    def _made(self) -> "ProblemsPanel":
        from whydesk.panels.problems import ProblemsPanel

        panel = ProblemsPanel(self._theme)
        panel.problem_chosen.connect(self._places.show_problem)
        panel.menu_requested.connect(self.menu_requested)
        panel.set_problems(self._session.findings.problems, self._has_many_files)
        return panel

    @property
    def panel(self) -> "ProblemsPanel":
        """The list; made when it is first seen."""
        return self.dock.panel

    @property
    def _has_many_files(self) -> bool:
        return len(self._session.workspace.documents) > 1

    @Slot()
    def _show(self) -> None:
        problems = self._session.findings.problems
        hints = sum(1 for problem in problems if problem.severity is Severity.HINT)
        if panel := self.dock.panel_if_made:
            panel.set_problems(problems, self._has_many_files)
        worst = {problem.severity for problem in problems}
        tone = Tone.PLAIN
        if Severity.ERROR in worst:
            tone = Tone.BAD
        elif Severity.WARNING in worst:
            tone = Tone.WARN
        found = len(problems) - hints
        words = counted(found, "{n} problem", "{n} problems") if found else tr("no problems")
        if hints:
            words = f"{words} · {counted(hints, '{n} hint', '{n} hints')}"
        self._status.set_problems(words, tone)

    @Slot()
    def focus(self) -> None:
        """Bring the list forward, with the keyboard."""
        bring_forward(self.dock)
        self.panel.list.setFocus()
