"""What all tests share: folders of their own, reference data where there is any, steady chance."""

import gc
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import createdByPython

ROOT = Path(__file__).resolve().parent.parent

# Qt reads this when its first application is made; a real window is asked for by name.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# The tests read English, whatever this system speaks; so do the processes that they start.
os.environ.update(LC_ALL="C.UTF-8", LANGUAGE="en")

settings.register_profile(
    "ci", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("dev", deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


@pytest.fixture(scope="session")
def qapp_cls():
    """The application that the tests of the window run in."""
    from whydesk.app import Application

    return Application


# A test waits for what it means. The limit is for what hangs, and not for a machine that is busy.
HANGS_MS = 60_000


class PatientBot(QtBot):
    """Gives up waiting only where something hangs."""

    def waitSignal(self, signal, *, timeout: int = HANGS_MS, **wishes):
        return super().waitSignal(signal, timeout=timeout, **wishes)

    def waitSignals(self, signals, *, timeout: int = HANGS_MS, **wishes):
        return super().waitSignals(signals, timeout=timeout, **wishes)

    def waitUntil(self, callback, *, timeout: int = HANGS_MS) -> None:
        super().waitUntil(callback, timeout=timeout)


@pytest.fixture
def qtbot(qapp, request: pytest.FixtureRequest) -> PatientBot:
    return PatientBot(request)


@pytest.fixture(autouse=True)
def user_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that stands for the user's own in every test."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("WHYDESK_HOME", str(home))
    return home


@pytest.fixture(autouse=True)
def seen_garbage():
    """What a window had the collector pass over is looked at again after each test."""
    yield
    gc.unfreeze()


@pytest.fixture(autouse=True)
def widgets_left_over():
    """What a test leaves of widgets is taken apart at its end, in one place.

    ``deleteLater`` waits for an event loop that no test enters, and what nobody deletes waits for
    the collector, which may come in the midst of a painting and take apart what is painted.
    """
    yield
    for widget in QApplication.topLevelWidgets():
        if widget.parent() is None and createdByPython(widget):
            widget.hide()
            widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture(scope="session")
def packs_dir() -> Path:
    """The folder of sample packs."""
    return ROOT / "packs"


@pytest.fixture(scope="session")
def shared_dir() -> Path:
    """The folder of design and reference data, where there is one beside the checkout."""
    folder = Path(os.environ.get("WHYDESK_SHARED") or ROOT.parent / "shared")
    if not folder.is_dir():
        pytest.skip(f"no shared folder at {folder} (WHYDESK_SHARED names another)")
    return folder


@pytest.fixture(scope="session")
def reference_dir(shared_dir: Path) -> Path:
    """Packs and sources of the reference tools, with the answers that its reader gives."""
    return _present(shared_dir / "data" / "reference")


@pytest.fixture(scope="session")
def ledger_path(shared_dir: Path) -> Path:
    """The ground truth of the evidence suite."""
    return _present(shared_dir / "data" / "evidence-ledger.json")


def _present(path: Path) -> Path:
    if not path.exists():
        pytest.skip(f"no reference data at {path}")
    return path
