"""Draws the pictures of the README and the guide from the sample packs, without a screen.

    python scripts/make_pictures.py [FOLDER] [--language ko]

Each is the real window in a real state, 1440 by 900; FOLDER is docs/ unless named. Without a
language, those of the guide in each; other than the English ones they have it in their names. The
look of the letters depends on the fonts of the machine.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ.setdefault("QT_LOGGING_RULES", "default.warning=false")

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from whydesk import tongue

PARSER = argparse.ArgumentParser(description=__doc__.splitlines()[0])
PARSER.add_argument("folder", nargs="?", type=Path)
PARSER.add_argument("--language", choices=tongue.LANGUAGES, default="")
ASKED = PARSER.parse_args()
tongue.take_up(ASKED.language or tongue.ENGLISH)  # before any room is loaded

from whydesk.app import Services, application, make_services  # noqa: E402
from whydesk.session.settings import LOOK  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent
SIZE = (1440, 900)
REST_MS = 900
MOST_RESTS = 20
COLOURS = 256


@dataclass(frozen=True, slots=True)
class Samples:
    """What the pictures of a language show: packs, and nodes in them."""

    coffee: str
    offer: str
    lab: str
    shipped: str
    events: str
    claim: str
    sunday: str


SAMPLES = {
    "en": Samples(
        coffee="coffee",
        offer="Subscription is the core offer",
        lab="lab",
        shipped="Ship the hot-key cache",
        events="event-store",
        claim="PostgreSQL was chosen because write contention was hurting the importer",
        sunday="Many can come on Sundays alone",
    ),
    "ko": Samples(
        coffee="seoul-kr",
        offer="화·목 야간 개점 (夜間開店)",
        lab="seoul-kr",
        shipped="화·목 야간 개점 (夜間開店)",
        events="seoul-kr",
        claim="저녁 손님은 오래 머문다",
        sunday="일요일에만 올 수 있는 사람이 많다",
    ),
}
SHOWN = SAMPLES[ASKED.language or tongue.ENGLISH]


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
    view.insertPlainText(f"[[{SHOWN.offer}]] ")
    QTest.keyClicks(view, "->(clo")


def _why(services: Services) -> None:
    node(services, SHOWN.offer)


def _dark(services: Services) -> None:
    services.session.settings.set_text(LOOK, "dark")
    _why(services)


def _map(services: Services) -> None:
    node(services, SHOWN.shipped)
    act(services, "map")


def _node(services: Services) -> None:
    _why(services)
    act(services, "focus-node")


def _evidence(services: Services) -> None:
    node(services, SHOWN.claim)
    act(services, "evidence")


def _first_steps(services: Services) -> None:
    services.window.first_steps.show()
    rest(services)
    node(services, SHOWN.sunday)


PICTURES: dict[str, tuple[str, Callable[[Services], object]]] = {
    "window": (SHOWN.coffee, _why),
    "dark": (SHOWN.coffee, _dark),
    "first-steps": (SHOWN.coffee, _first_steps),
    "completing": (SHOWN.coffee, _completing),
    "node": (SHOWN.coffee, _node),
    "map": (SHOWN.lab, _map),
    "evidence": (SHOWN.events, _evidence),
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
    ending = "" if ASKED.language in ("", tongue.ENGLISH) else f".{ASKED.language}"
    out = folder / f"{name}{ending}.png"
    if not _small(window.grab().toImage()).save(str(out), quality=0):
        sys.exit(f"{out}: could not be written")
    print(out)
    services.session.note_saved(services.session.states)
    window.close()
    services.stop()


def _small(shot: QImage) -> QImage:
    """A picture in its own most frequent colours: a third of the bytes, and the eye sees as much.

    All others are shades at the edges of letters and lines.
    """
    plain = shot.convertToFormat(QImage.Format.Format_RGB32)
    often = Counter(memoryview(plain.constBits()).cast("I")).most_common(COLOURS)
    return plain.convertToFormat(QImage.Format.Format_Indexed8, [colour for colour, _ in often])


def main(folder: Path) -> None:
    """Draw all pictures, those of each language in a process of its own: it is taken up once."""
    if not ASKED.language:
        for language in tongue.LANGUAGES:
            command = (sys.executable, __file__, str(folder), "--language", language)
            subprocess.run(command, check=True)
        return
    app = application(["whydesk"])
    tongue.take_up_qt(app, ASKED.language)
    folder.mkdir(parents=True, exist_ok=True)
    for name in PICTURES:
        draw(name, folder)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        os.environ["WHYDESK_HOME"] = home
        main(ASKED.folder or ROOT / "docs")
