"""Engine and command line stay usable without Qt, and the session without widgets."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.conftest import ROOT

_IMPORT_ALL = """
import importlib, pkgutil, sys
for name in sys.argv[1:]:
    room = importlib.import_module(name)
    for found in pkgutil.walk_packages(room.__path__, name + "."):
        importlib.import_module(found.name)
print("\\n".join(sys.modules))
"""


def modules_after_importing(*rooms: str) -> set[str]:
    """The names of all modules that a fresh Python has loaded after every module of the rooms."""
    done = subprocess.run(
        [sys.executable, "-c", _IMPORT_ALL, *rooms],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT / "desktop")},
    )
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


def test_engine_and_command_line_load_no_qt():
    loaded = modules_after_importing("whydesk.engine", "whydesk.cli")

    assert {"whydesk.engine.workspace", "whydesk.cli.main"} <= loaded
    assert not [name for name in loaded if name.startswith(("PySide6", "shiboken6"))]


def test_the_session_loads_nothing_of_qt_but_its_core():
    loaded = modules_after_importing("whydesk.session")

    assert "whydesk.session.session" in loaded
    assert "PySide6.QtCore" in loaded
    assert not {"PySide6.QtGui", "PySide6.QtWidgets"} & loaded


@pytest.mark.parametrize("module", ["whydesk.__main__", "whydesk.display", "whydesk.paths"])
def test_the_start_loads_no_qt_before_it_knows_of_a_display(module: str):
    done = subprocess.run(
        [sys.executable, "-c", f"import sys, {module}; print('PySide6' in sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "desktop")},
    )

    assert done.stdout.strip() == "False"


_PAINT = """
import linecache, os, sys
import whydesk.__main__ as start
app = start.loaded_app()
qt = app.application(["whydesk", "-platform", "offscreen"])
services = app.make_services(None)
services.window.show()
services.session.new()
services.session.findings._pause.stop()  # what is found comes after the picture
qt.processEvents()
print(*sys.modules)
print(*linecache.cache)
print(len(qt.allWidgets()), flush=True)
os._exit(0)
"""
_SAVE = """
import importlib, os, sys
from pathlib import Path
import whydesk.__main__ as start
app = start.loaded_app()
qt = app.application(["whydesk", "-platform", "offscreen"])
services = app.make_services(None)
from whydesk.window.warming import ROOMS
for name in ROOMS:
    importlib.import_module(name)
services.session.new()
before = set(sys.modules)
for name in sys.argv[1:]:
    services.session.workspace.save(Path(name))
print(*set(sys.modules) - before, flush=True)
os._exit(0)
"""
_LOADED = """
import os, sys
import whydesk.__main__ as start
app = start.loaded_app()
qt = app.application(["whydesk", "-platform", "offscreen"])
services = app.make_services(None)
services.window.show()
services.session.new()
services.session.findings._pause.stop()
qt.processEvents()
from whydesk.session import findings, standing
from whydesk.session.loading import loaded
from whydesk.window import warming
rooms = (*findings._ROOMS, *standing._ROOMS, *warming.ROOMS)
before = len(sys.modules)
for name, _ in zip(rooms, loaded(rooms), strict=True):
    print(name, len(sys.modules) - before)
    before = len(sys.modules)
sys.stdout.flush()
os._exit(0)
"""
# The most that one turn of the window is to load. What seals brings a package of others with it.
_MOST_MODULES = 30


class Started(NamedTuple):
    """What there is once the window is painted: modules, files read as source, widgets."""

    loaded: set[str]
    read: set[str]
    widgets: int


def said_by(code: str, home: Path, *arguments: str) -> str:
    """What a fresh Python says that carries out this code for a user who has this home."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "desktop"), "WHYDESK_HOME": str(home)}
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True, env=env).stdout


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Started:
    told = said_by(_PAINT, tmp_path_factory.mktemp("home"))
    loaded, read, widgets = told.splitlines()
    return Started(set(loaded.split()), set(read.split()), int(widgets))


def test_no_turn_of_the_window_loads_much(tmp_path: Path):
    told = [line.split() for line in said_by(_LOADED, tmp_path).splitlines()]
    loaded = {name: int(modules) for name, modules in told}

    ours = {name: n for name, n in loaded.items() if not name.startswith("whydesk.engine.seal")}
    assert max(loaded.values()) <= _MOST_MODULES
    assert max(ours.values()) <= _MOST_MODULES // 2


@pytest.mark.parametrize(
    "room",
    [
        "whydesk.canvas",
        "whydesk.dialogs",
        "whydesk.editor.candidates",
        "whydesk.editor.completer",
        "whydesk.editor.find_bar",
        "whydesk.editor.popup",
        "whydesk.engine.evidence",
        "whydesk.engine.graph.checks",
        "whydesk.engine.keeping.comparing",
        "whydesk.engine.pack.reading",
        "whydesk.engine.pack.save",
        "whydesk.engine.recall.cards",
        "whydesk.engine.recall.find",
        "whydesk.engine.redaction.rules",
        "whydesk.engine.saving",
        "whydesk.engine.seal.verify",
        "whydesk.panels.conflicts",
        "whydesk.panels.facts",
        "whydesk.panels.first_steps",
        "whydesk.panels.loops",
        "whydesk.panels.node_card",
        "whydesk.panels.places",
        "whydesk.panels.problems",
        "whydesk.panels.search",
        "whydesk.panels.support_panel",
        "whydesk.session.drawing",
        "whydesk.session.support_parts",
        "whydesk.window.choosing",
        "whydesk.window.for_whom",
        "whydesk.window.sealing",
        "whydesk.window.support_acts",
        "whydesk.window.versions",
        "sqlite3",
        "cryptography",
        "rapidfuzz",
        "tomllib",
    ],
)
def test_the_first_picture_needs_no(room: str, started: Started):
    """A start takes as long as what it loads; what a command shows comes with the command."""
    assert "whydesk.window.main_window" in started.loaded
    assert not [name for name in started.loaded if f"{name}.".startswith(f"{room}.")]


def test_the_first_picture_is_made_of_few_widgets(started: Started):
    """With every panel made at once there were 383."""
    assert started.widgets < 200


def test_the_start_reads_no_source(started: Started):
    """PySide would read that of every module, looking for a feature that nobody here uses."""
    assert not [path for path in started.read if "whydesk" in path]


def test_a_save_needs_nothing_that_the_window_has_not_loaded_by_then(tmp_path: Path):
    """The program on the disk may be another by the time of a save, or be gone."""
    targets = (str(tmp_path / "a.laplaspack"), str(tmp_path / "a.lmd"))

    assert said_by(_SAVE, tmp_path / "home", *targets).split() == []
    assert (tmp_path / "a.laplaspack").exists()
    assert (tmp_path / "a.lmd").exists()
