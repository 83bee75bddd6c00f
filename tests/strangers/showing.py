"""A pack in a window of its own process: what that took, what it said, and what it asked.

    python -m tests.strangers.showing FILE

opens a pack in a window without a screen and has its seal checked. Questions are answered with
what they offer first, which is to leave the file; with ``--stop`` an opening that can be stopped
is.
"""

import argparse
import json
import os
import subprocess
import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path

MOST_MEGABYTES = 500
# Of the clock, for what would never end; so long that no busy machine makes anything hang.
_HANGS_S = 300
_ROOT = Path(__file__).resolve().parents[2]


@dataclass(slots=True)
class Shown:
    """What showing a pack came to.

    ``verdict`` is that of the seal, empty where the pack was not opened; ``said`` are the sentences
    of the window, ``asked`` the questions, and ``notes`` what it says of the pack that is open.
    """

    megabytes: int = 0
    verdict: str = ""
    said: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    stopped: bool = False

    def __str__(self) -> str:
        words = [self.verdict, "stopped" * self.stopped, *self.asked, *self.said, *self.notes]
        return f"{self.megabytes:4} MB  {' | '.join(filter(None, words))}"


def shown(path: Path, *, stop: bool = False) -> Shown:
    """Show a pack in a process of its own, and give what it came to."""
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join((str(_ROOT / "desktop"), str(_ROOT))),
        "QT_QPA_PLATFORM": "offscreen",
        "WHYDESK_HOME": str(path.parent / "home"),
    }
    command = [sys.executable, "-m", "tests.strangers.showing", str(path)]
    found = subprocess.run(
        [*command, *["--stop"] * stop],
        capture_output=True,
        env=environment,
        check=False,
        timeout=_HANGS_S,
    )
    assert found.returncode == 0, found.stderr.decode()
    return Shown(**json.loads(found.stdout))


def _show(path: Path, stop: bool) -> Shown:
    """Open a pack in a window, wait until all is known of it."""
    from PySide6.QtCore import QEventLoop, QTimer

    from tests.strangers.asking import most_megabytes
    from whydesk.app import application, make_services

    app = application(["whydesk"])
    services = make_services(None)
    services.window.resize(1440, 900)
    services.window.show()
    found = Shown()
    services.session.told.connect(lambda message: found.said.append(message.text))
    loop = QEventLoop()
    ticking = QTimer(interval=20)

    def tick() -> None:
        if app.activeModalWidget() is not None:
            _answer(app.activeModalWidget(), found, stop)
        busy = services.tasks.busy or services.seals.checking
        if services.session.findings.resting and not busy:
            loop.quit()

    ticking.timeout.connect(tick)
    ticking.start()
    services.window.files.open_path(path)
    loop.exec()
    checked = services.seals.present
    found.verdict = checked.verification.verdict.value if checked else ""
    if services.session.path == path:
        found.notes = [*services.session.workspace.notes, services.session.workspace.read_only]
    found.megabytes = most_megabytes()
    services.stop()
    return found


def _answer(dialog: object, found: Shown, stop: bool) -> None:
    """Press the first button of a question; that of a waiting dialog where it is to be stopped."""
    from whydesk.dialogs.question import Question
    from whydesk.dialogs.waiting import Waiting

    if isinstance(dialog, Question):
        found.asked.append(dialog.windowTitle())
        dialog.buttons[0].click()
    elif isinstance(dialog, Waiting) and stop:
        found.stopped = True
        dialog.cancel.click()


def main() -> int:
    """Show one, and tell of it as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("path", type=Path)
    parser.add_argument("--stop", action="store_true")
    told = parser.parse_args()
    sys.stdout.write(json.dumps(asdict(_show(told.path, told.stop))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
