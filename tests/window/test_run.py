"""A run of the program, from its start to the closing of its window."""

import gc
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent

from tests.conftest import ROOT
from whydesk import app, paths
from whydesk.app import Application, Services, make_services
from whydesk.engine.keeping.inbox import first_inbox, screen_of
from whydesk.session.letters import Letters

Act = Callable[[Services], object]


@pytest.fixture
def run(qapp: Application, monkeypatch: pytest.MonkeyPatch):
    """Runs the program on a blank text until something was done in its window."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)  # a run sets it, and sets it back
    # A wish to quit is an event: one that came after the run would end every loop of later tests.
    qapp.setQuitOnLastWindowClosed(False)

    def run_until_done(act: Act, *opening: Path) -> None:
        def do() -> None:
            try:
                act(services[0])
            finally:
                services[0].window.close()
                qapp.exit()

        services: list[Services] = []
        QTimer.singleShot(0, do)
        app.run(opening, services.append)
        services[0].window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    yield run_until_done
    qapp.setQuitOnLastWindowClosed(True)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "a.lmd"
    path.write_bytes(b"[[A]]\n")
    return path


def test_a_file_that_the_desktop_hands_over_is_opened(
    run, qapp: Application, file: Path, coffee: Path
):
    opened: list[Path | None] = []

    def hand_over(services: Services) -> None:
        QCoreApplication.sendEvent(qapp, QFileOpenEvent(QUrl.fromLocalFile(str(coffee))))
        opened.append(services.session.path)

    run(hand_over, file)
    assert opened == [coffee]


def test_a_file_that_a_second_start_hands_over_is_opened(run, file: Path):
    opened: list[Path | None] = []

    def hand_over(services: Services) -> None:
        services.session.new()
        inbox = first_inbox(paths.inboxes_dir(), screen_of(os.environ))
        assert inbox is not None
        (inbox / "1.letter").write_text(json.dumps([str(file)]))
        services.window.findChild(Letters).look()
        opened.append(services.session.path)

    run(hand_over)
    assert opened == [file]


def test_files_named_at_the_start_are_opened(run, file: Path):
    opened: list[Path | None] = []
    run(lambda services: opened.append(services.session.path), file)
    assert opened == [file]


def test_the_collector_is_off_until_the_window_is_made(run, file: Path, monkeypatch):
    enabled: list[bool] = []

    def make(settings_path: Path, inbox: Path | None) -> Services:
        enabled.append(gc.isenabled())
        return make_services(settings_path, inbox)

    monkeypatch.setattr(app, "make_services", make)
    run(lambda _: enabled.append(gc.isenabled()), file)
    assert enabled == [False, True]


LOADING = """
import gc
from whydesk.__main__ import loaded_app
collected = []
gc.callbacks.append(lambda *_: collected.append(1))
loaded_app()
print(len(collected), gc.isenabled())
"""


def test_the_collector_is_off_until_all_is_loaded(tmp_path: Path):
    env = {**os.environ, "PYTHONPATH": str(ROOT / "desktop"), "WHYDESK_HOME": str(tmp_path)}
    command = [sys.executable, "-c", LOADING]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
    assert done.stdout == "0 True\n"
