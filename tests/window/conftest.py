"""The whole window, offscreen, on copies of the sample packs."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from whydesk.app import Services, application, make_services
from whydesk.session.settings import OFF, READ_FIRST


@pytest.fixture(scope="session")
def qapp_cls():
    return QApplication


@pytest.fixture
def services(qapp, qtbot, tmp_path: Path):
    application(["whydesk"])
    made = make_services(tmp_path / "settings.ini")
    made.settings.set_text(READ_FIRST, OFF)  # a copy of a sample stands for a pack of one's own
    made.window.resize(1200, 800)
    made.window.show()
    yield made
    made.session.note_saved(made.session.states)
    made.window.close()
    made.stop()
    made.window.deleteLater()


@pytest.fixture
def coffee(packs_dir: Path, tmp_path: Path) -> Path:
    copy = tmp_path / "coffee.laplaspack"
    copy.write_bytes((packs_dir / "coffee.laplaspack").read_bytes())
    return copy


@pytest.fixture
def opened(services: Services, coffee: Path, qtbot) -> Services:
    """The window with the coffee pack open and everything up to date."""
    services.session.open(coffee)
    services.session.findings.finish()
    qtbot.waitUntil(lambda: not services.seals.checking)
    return services
