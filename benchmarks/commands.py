"""How long each command holds the window, at 10,000 nodes and 100,000 links.

    python -m benchmarks.commands [NAME ...]

Every command of the menus is given twice, every panel hidden and shown, and both looks taken; then
whatever it opened is closed, and what it changed in the text taken back. ``held`` is the longest
turn of the event loop meanwhile, in processor time of the window's own thread: what other work the
machine has does not count. The longest stand first; the first time is that with what is loaded and
made at first use.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog, QMenu

from benchmarks.held import Held
from benchmarks.keys import settle, wait
from benchmarks.why import LINKS, NODES, dense
from benchmarks.window import opened_window
from whydesk.app import Services
from whydesk.engine.model import Place
from whydesk.window.commands import Menu

TIMES = 2
# What a window does for this long after a command is part of it.
AFTER_MS = 500
# A window that works less than this in so long has nothing left to do, however busy the machine is.
IDLE_S = 0.02
STEP_MS = 20
# These put the window away, or show what is not drawn by us.
LEFT_OUT = frozenset({"quit"})


class Commands:
    """Gives commands to one window, and puts everything back after each."""

    def __init__(self, services: Services, path: Path) -> None:
        self._services = services
        self._path = path
        self._worked = 0.0

    def actions(self) -> dict[str, QAction]:
        """All that can be chosen in the menus, by name."""
        menus = self._services.window.menus
        named = dict(menus.actions)
        for action in _leaves(menus.menus[Menu.VIEW]):
            named.setdefault(f"view: {action.text().replace('&', '')}", action)
        return {name: action for name, action in named.items() if name not in LEFT_OUT}

    def held_ms(self, act: Callable[[], object]) -> float:
        """The longest turn from a command to the window's rest after it."""
        held, loop = Held(), QEventLoop()
        closing = QTimer(interval=AFTER_MS)
        closing.timeout.connect(lambda: self._end(held, loop))
        held.begin()
        QTimer.singleShot(STEP_MS, act)
        closing.start()
        loop.exec()
        closing.stop()
        self._take_back()
        return held.worked_ms

    def _end(self, held: Held, loop: QEventLoop) -> None:
        """Once the window is at rest, close what waits for an answer; a command may run so long."""
        if not self._resting:
            return
        held.end()
        if popup := QApplication.activePopupWidget():
            popup.close()
        elif (dialog := _open_dialog()) is not None:
            dialog.reject()
        else:
            loop.quit()

    def begin(self) -> None:
        """Open the text if it is not, and put the caret on a label in the midst of it."""
        services = self._services
        if services.session.path != self._path:
            services.session.open(self._path)
            settle(services.window.desk.view.viewport())
        lines = services.session.workspace.document().line_count
        services.window.desk.go_to(Place(self._path.name, lines // 2))
        self._rest()

    @property
    def _resting(self) -> bool:
        """Whether nothing is under way, and next to nothing was done since this was asked last."""
        services = self._services
        before, self._worked = self._worked, time.thread_time()
        if self._worked - before > IDLE_S:
            return False
        working = services.window.desk.steps.running or services.tasks.busy
        return not working and services.session.findings.resting

    def _rest(self) -> None:
        wait(AFTER_MS)
        while not self._resting:
            wait(AFTER_MS)

    def _take_back(self) -> None:
        session = self._services.session
        while session.path == self._path and session.dirty:
            before = session.states
            self._services.window.desk.undo()
            self._rest()
            if session.states == before:
                break


def _open_dialog() -> QDialog | None:
    shown = (widget for widget in QApplication.topLevelWidgets() if widget.isVisible())
    return next((widget for widget in shown if isinstance(widget, QDialog)), None)


def _leaves(menu: QMenu) -> list[QAction]:
    """The entries of a menu and of the menus in it that can be switched on and off."""
    found: list[QAction] = []
    for action in menu.actions():
        inner = action.menu()
        found += _leaves(inner) if isinstance(inner, QMenu) else [action]
    return [action for action in found if action.isCheckable()]


def measure(wanted: list[str], folder: Path) -> dict[str, list[float]]:
    """What each command held, each time, by its name."""
    path = folder / "dense.lmd"
    path.write_text("\n".join(dense(NODES, LINKS)), encoding="utf-8", newline="")
    found: dict[str, list[float]] = {}
    with opened_window() as services:
        commands = Commands(services, path)
        for name, action in commands.actions().items():
            if wanted and name not in wanted:
                continue
            for _ in range(TIMES):
                commands.begin()
                found.setdefault(name, []).append(commands.held_ms(action.trigger))
            print(f"{name:32}", *(f"{held:6.0f}" for held in found[name]), file=sys.stderr)
    return found


def main(wanted: list[str]) -> None:
    """Print the longest turns, the longest first."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["WHYDESK_HOME"] = folder
        found = measure(wanted, Path(folder))
    print(f"{NODES:,} nodes, {NODES * LINKS:,} links: held, the first time and after, in ms")
    for name, times in sorted(found.items(), key=lambda item: -max(item[1])):
        print(f"  {name:32}", *(f"{held:6.0f}" for held in times))


if __name__ == "__main__":
    main(sys.argv[1:])
