"""The first steps in the window: the sample that they are done in, and the panel beside it."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QMainWindow

from whydesk.engine.wording import tr
from whydesk.engine.workspace import Workspace
from whydesk.panels.why import WhyPanel
from whydesk.session.first_steps import FirstSteps, Step
from whydesk.session.seals import Seals
from whydesk.session.session import Session
from whydesk.session.support_reading import SupportReading
from whydesk.theme.theme import Theme
from whydesk.window.commands import plain_title
from whydesk.window.docks import PanelDock, bring_forward
from whydesk.window.files import Files

if TYPE_CHECKING:
    from whydesk.panels.first_steps import FirstStepsPanel

# How nodes and steps share the height: all steps are in sight in a window of the usual size.
_SHARES = (1, 2)
SAMPLE = Path("first-steps", tr("en.lmd", "the sample of the first steps in this language"))


class FirstStepsWindow(QObject):
    """Opens the sample as a text that is in no file, and sees which steps are done. GUI thread."""

    def __init__(
        self, session: Session, files: Files, resources: Path, window: QMainWindow
    ) -> None:
        super().__init__(window)
        self._session = session
        self._files = files
        self._sample = resources / SAMPLE
        self._window = window
        self._actions: Mapping[str, QAction] = {}
        self._reading: SupportReading | None = None
        self._showing = False
        self.steps = FirstSteps(session, self)
        session.opened.connect(self._opened)

    def handlers(self) -> dict[str, Callable[[], object]]:
        """The commands that are carried out here, by name."""
        return {"first-steps": self.ask}

    def add_dock(self, actions: Mapping[str, QAction], theme: Theme, above: QDockWidget) -> None:
        """Add the panel, out of sight and below another; its buttons are some of the commands."""
        self._above = above
        self._actions = actions
        self._theme = theme
        self.dock = PanelDock("first-steps", tr("First steps"), self._made_panel, theme)
        self._window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, self.dock)
        self.dock.hide()
        self.dock.visibilityChanged.connect(self._seen)

    def _made_panel(self) -> "FirstStepsPanel":
        from whydesk.panels.first_steps import FirstStepsPanel

        words = {name: _words(action) for name, action in self._actions.items()}
        panel = FirstStepsPanel(self.steps, words, self._theme)
        panel.command_requested.connect(self._carry_out)
        return panel

    @property
    def panel(self) -> "FirstStepsPanel":
        return self.dock.panel

    def watch(self, why: WhyPanel, reading: SupportReading, seals: Seals) -> None:
        """See by these that a step was done."""
        self._reading = reading
        why.node_requested.connect(self._why_asked)
        why.anchor_requested.connect(self._why_asked)
        reading.changed.connect(self._supposed)
        seals.exported.connect(self._sealed)

    def begin_if_first(self) -> bool:
        """Show them where this is a first start; whether it is."""
        if not self.steps.are_wanted:
            return False
        self.show()
        return True

    @Slot()
    def ask(self) -> None:
        """Show them again, once what is open is put away."""
        self._files.leave_then(self.show)

    @Slot()
    def show(self) -> None:
        """Open the sample, and the panel beside it."""
        self._showing = True
        self._session.put(Workspace.new(self._sample.read_text("utf-8")))
        self._showing = False
        self.steps.begin()
        bring_forward(self.dock)
        self._window.resizeDocks([self._above, self.dock], list(_SHARES), Qt.Orientation.Vertical)

    @Slot(str)
    def _carry_out(self, command: str) -> None:
        self._actions[command].trigger()

    @Slot()
    def _opened(self) -> None:
        """The steps belong to their sample: with any other text their panel goes."""
        if not self._showing:
            self.dock.hide()

    @Slot(bool)
    def _seen(self, seen: bool) -> None:
        if not seen and self.dock.isHidden():
            self.steps.stop()

    @Slot()
    def _why_asked(self) -> None:
        self.steps.take(Step.WHY)

    @Slot()
    def _supposed(self) -> None:
        """Whatever is supposed is a leg, but a claim by itself: nothing hangs on that."""
        reading = self._reading
        if reading is None or reading.impact is None:
            return
        impact, others = reading.impact, set(reading.supposed) - {reading.key}
        if others or impact.falls or impact.stands or impact.untouched:
            self.steps.take(Step.LEG)

    @Slot()
    def _sealed(self) -> None:
        self.steps.take(Step.SEAL)


def _words(action: QAction) -> str:
    """What a button says of a command: its name, and its key."""
    key = action.shortcut().toString()
    plain = plain_title(action.text()).rstrip("…")
    return f"{plain}  {key}" if key else plain
