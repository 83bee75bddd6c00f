"""Engine and command line stay usable without Qt, and the session without widgets."""

import os
import subprocess
import sys

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
qt.processEvents()
print(*sys.modules)
print(*linecache.cache, flush=True)
os._exit(0)
"""


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> tuple[set[str], set[str]]:
    """What is loaded once the window is painted, and the files whose source was read for that."""
    home = str(tmp_path_factory.mktemp("home"))
    done = subprocess.run(
        [sys.executable, "-c", _PAINT],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "desktop"), "WHYDESK_HOME": home},
    )
    loaded, read = done.stdout.splitlines()
    return set(loaded.split()), set(read.split())


@pytest.mark.parametrize(
    "room",
    [
        "whydesk.canvas",
        "whydesk.dialogs.redact",
        "whydesk.dialogs.guide",
        "whydesk.dialogs.versions",
        "whydesk.dialogs.picker",
        "whydesk.dialogs.keys",
        "whydesk.engine.evidence.claims",
        "whydesk.engine.redaction.plan",
        "whydesk.engine.seal.verify",
        "cryptography",
        "rapidfuzz",
        "tomllib",
    ],
)
def test_the_first_picture_needs_no(room: str, started: tuple[set[str], set[str]]):
    """A start takes as long as what it loads; what a command shows comes with the command."""
    loaded, _ = started

    assert "whydesk.window.main_window" in loaded
    assert not [name for name in loaded if f"{name}.".startswith(f"{room}.")]


def test_the_start_reads_no_source(started: tuple[set[str], set[str]]):
    """PySide would read that of every module, looking for a feature that nobody here uses."""
    _, read = started

    assert not [path for path in read if "whydesk" in path]
