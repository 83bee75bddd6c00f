"""Problems from one to the next, and the fixes that a place offers, in a list for the keyboard."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from whydesk.engine.model import Diagnostic, Fix
from whydesk.engine.wording import tr
from whydesk.session.fixing import apply_fix, fix_all
from whydesk.session.messages import Message
from whydesk.window.docks import PanelDock
from whydesk.window.ground import Ground

if TYPE_CHECKING:
    from whydesk.panels.problems import ProblemsPanel

_MOST_SHOWN = 100


class Fixes(QObject):
    """Offers fixes at the caret and in the list of problems. GUI thread.

    What is asked for while the text is still being looked at is answered when that is done.
    """

    def __init__(self, ground: Ground, dock: "PanelDock[ProblemsPanel]") -> None:
        super().__init__(ground.window)
        self._session = session = ground.session
        self._desk = ground.desk
        self._dock = dock
        self._places = ground.places
        self._window = ground.window
        self._wish: Callable[[], object] | None = None
        self._shown: list[Fix] = []
        self.menu: QMenu | None = None
        session.findings.settled.connect(self._settled)
        session.opened.connect(self._forget)

    def handlers(self) -> dict[str, Callable[[], object]]:
        """The commands that are carried out here, by name."""
        return {
            "next-problem": self._places.next_problem,
            "previous-problem": self._places.previous_problem,
            "fix": self.offer,
            "fix-all": self.fix_all,
        }

    # --- commands ---------------------------------------------------------------------------------

    @Slot()
    def offer(self) -> None:
        """List the fixes of what is wrong at the caret, or of the problem chosen in the panel."""
        panel = self._dock.panel_if_made
        if panel is not None and panel.list.hasFocus():
            panel.request_menu()
        elif self._session.findings.fresh:
            self._offer_at(*self._desk.view.caret())
        else:
            self._later(self.offer)

    @Slot()
    def fix_all(self) -> None:
        """Put right all that needs no choice."""
        if self._session.findings.fresh:
            fix_all(self._session, self._session.findings.problems)
        else:
            self._later(self.fix_all)

    @Slot(int, int)
    def label_missing(self, line: int, column: int) -> None:
        """A label was followed that names nothing: offer to make the node, or what is near."""
        if not self._session.findings.fresh:
            self._desk.view.go_to(line, column)
            self._later(self.offer)
        elif any(p.fixes for p in self._desk.view.flaws.at(line, column)):
            self._offer_at(line, column)
        else:
            text = tr("There is no node of that name yet.")
            hint = tr("Edit, Create the missing node makes it.")
            self._session.told.emit(Message(text, hint))

    # --- offering ---------------------------------------------------------------------------------

    def _offer_at(self, line: int, column: int) -> None:
        view = self._desk.view
        found = view.flaws.at(line, column) or [flaw.problem for flaw in view.flaws.on_line(line)]
        if not any(problem.fixes for problem in found):
            text = found[0].message if found else tr("Nothing is wrong here.")
            hint = tr("There is no ready fix for it.") if found else ""
            self._session.told.emit(Message(text, hint))
            return
        self._show(self._made(found), view.point_below(line, column))

    @Slot(object, QPoint)
    def offer_in_panel(self, problem: Diagnostic, point: QPoint) -> None:
        """List the fixes of a problem at a point of the screen."""
        menu = self._made([problem] if self._session.findings.fresh else [])
        menu.addSeparator()
        actions = self._window.actions()
        menu.addActions([action for action in actions if action.objectName() == "fix-all"])
        self._show(menu, point)

    def _made(self, problems: Sequence[Diagnostic]) -> QMenu:
        """A menu of all fixes; over those of several problems stands what each is."""
        menu = QMenu(self._window)
        menu.setAccessibleName(tr("Fixes"))
        self._shown = []
        for problem in problems:
            if len(problems) > 1 and problem.fixes:
                menu.addAction(_plain(problem.message)).setEnabled(False)
            for fix in problem.fixes:
                action = menu.addAction(_plain(fix.title))
                action.setProperty("number", len(self._shown))
                self._shown.append(fix)
        menu.triggered.connect(self._chosen)
        menu.aboutToHide.connect(menu.deleteLater)
        return menu

    def _show(self, menu: QMenu, point: QPoint) -> None:
        self.menu = menu
        menu.popup(point)
        first = next((action for action in menu.actions() if action.isEnabled()), None)
        if first is not None:
            menu.setActiveAction(first)

    @Slot(QAction)
    def _chosen(self, action: QAction) -> None:
        number = action.property("number")
        if number is None:
            return
        if self._session.findings.fresh:
            apply_fix(self._session, self._shown[int(number)])
        else:
            self._session.told.emit(Message(tr("The text changed meanwhile.")))

    # --- waiting ----------------------------------------------------------------------------------

    def _later(self, wish: Callable[[], object]) -> None:
        self._wish = wish
        self._session.told.emit(Message(tr("Looking at the text…")))

    @Slot()
    def _settled(self) -> None:
        wish, self._wish = self._wish, None
        if wish is not None and self._window.isActiveWindow():
            wish()

    @Slot()
    def _forget(self) -> None:
        self._wish = None


def _plain(text: str) -> str:
    """A text as a menu shows it letter by letter."""
    shown = text if len(text) <= _MOST_SHOWN else f"{text[:_MOST_SHOWN]}…"
    return " ".join(shown.split()).replace("&", "&&")
