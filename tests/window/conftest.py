"""The whole window, offscreen, on copies of the sample packs."""

from pathlib import Path

import pytest

from tests.windows import window_of
from whydesk.app import Services


@pytest.fixture
def services(qapp, qtbot, tmp_path: Path):
    with window_of(tmp_path / "settings.ini", 1200, 800) as made:
        yield made


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
