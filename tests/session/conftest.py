"""A session without a window: edits that it asks for go straight into the workspace."""

from pathlib import Path

import pytest

from whydesk.session.session import Session
from whydesk.session.settings import Settings
from whydesk.session.tasks import Tasks


@pytest.fixture
def tasks(qapp):
    made = Tasks()
    yield made
    made.stop()


@pytest.fixture
def session(tasks) -> Session:
    made = Session(Settings(None), tasks)
    made.edits_requested.connect(made.workspace.apply)
    return made


@pytest.fixture
def coffee(packs_dir: Path, tmp_path: Path) -> Path:
    """A copy of the sample pack that may be written to."""
    copy = tmp_path / "coffee.laplaspack"
    copy.write_bytes((packs_dir / "coffee.laplaspack").read_bytes())
    return copy
