"""Draws the pictures of the README and the guide from the sample packs, without a screen.

    python scripts/make_pictures.py [FOLDER]

Each is the real window in a real state, 1440 by 900; FOLDER is docs/ unless named. The look of the
letters depends on the fonts of the machine.
"""

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ.setdefault("QT_LOGGING_RULES", "default.warning=false")

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtTest import QTest

from whydesk.app import Services, application, make_services
from whydesk.session.settings import LOOK

ROOT = Path(__file__).resolve().parent.parent
SIZE = (1440, 900)
REST_MS = 900
MOST_RESTS = 20


def rest(services: Services) -> None:
    """Let everything that follows an act be done: pauses, slices, pictures that are laid out."""
    loop = QEventLoop()
    for _ in range(MOST_RESTS):
        QTimer.singleShot(REST_MS, loop.quit)
        loop.exec()
        if services.session.findings.resting and not services.window.stage.drawings.busy:
            return


def act(services: Services, *names: str) -> None:
    """Give commands of the menus by name."""
    for name in names:
        services.window.menus.actions[name].trigger()
        rest(services)


def node(services: Services, label: str) -> None:
    """Put the caret in a node."""
    services.session.request_node(services.session.workspace.key(label))
    rest(services)


def _completing(services: Services) -> None:
    _why(services)
    view = services.window.desk.view
    view.go_to(view.caret()[0] + 4, 200)
    QTest.keyClick(view, Qt.Key.Key_Return)
    QTest.keyClicks(view, "[[Subscription is the core offer]] ->(clo")


def _why(services: Services) -> None:
    node(services, "Subscription is the core offer")


def _dark(services: Services) -> None:
    services.session.settings.set_text(LOOK, "dark")
    _why(services)


def _map(services: Services) -> None:
    node(services, "Ship the hot-key cache")
    act(services, "map")


def _node(services: Services) -> None:
    _why(services)
    act(services, "focus-node")


def _evidence(services: Services) -> None:
    node(services, "PostgreSQL was chosen because write contention was hurting the importer")
    act(services, "evidence")


def _first_steps(services: Services) -> None:
    services.window.first_steps.show()
    rest(services)
    node(services, "Many can come on Sundays alone")


PICTURES: dict[str, tuple[str, Callable[[Services], object]]] = {
    "window": ("coffee", _why),
    "dark": ("coffee", _dark),
    "first-steps": ("coffee", _first_steps),
    "completing": ("coffee", _completing),
    "node": ("coffee", _node),
    "map": ("lab", _map),
    "evidence": ("event-store", _evidence),
}


def draw(name: str, folder: Path) -> None:
    """Save one picture."""
    pack, prepare = PICTURES[name]
    services = make_services(None)
    window = services.window
    window.resize(*SIZE)
    window.show()
    services.session.open_or_raise(ROOT / "packs" / f"{pack}.laplaspack")
    rest(services)
    prepare(services)
    rest(services)
    out = folder / f"{name}.png"
    if not window.grab().save(str(out)):
        sys.exit(f"{out}: could not be written")
    print(out)
    services.session.note_saved(services.session.states)
    window.close()
    services.stop()


def main(folder: Path) -> None:
    """Draw all pictures."""
    application(["whydesk"])
    folder.mkdir(parents=True, exist_ok=True)
    for name in PICTURES:
        draw(name, folder)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        os.environ["WHYDESK_HOME"] = home
        main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs")
