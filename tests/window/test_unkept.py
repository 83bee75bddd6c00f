"""What cannot be kept is said once, with where and what it means."""

from pathlib import Path

import pytest

from whydesk import paths
from whydesk.session.settings import Settings
from whydesk.theme.theme import Theme
from whydesk.window.notices import Notices
from whydesk.window.unkept import Unkept


@pytest.fixture
def told(qtbot, tmp_path: Path):
    """The notices, and what tries two folders."""
    notices = Notices(Theme())
    qtbot.addWidget(notices)
    unkept = Unkept(Settings(None), notices, notices)

    def begin(config: Path, data: Path) -> list[str]:
        unkept.begin(config, data, paths.refusal_of)
        return notices.texts()

    begin.notices = notices  # type: ignore[attr-defined]
    return begin


def test_folders_that_can_be_written_are_passed_over(told, tmp_path: Path):
    assert told(tmp_path / "config", tmp_path / "data") == []
    assert list((tmp_path / "data").iterdir()) == []


def test_a_folder_that_cannot_be_made_is_named(told, tmp_path: Path):
    (tmp_path / "file").write_text("")

    settings, data = told(tmp_path / "file" / "config", tmp_path / "file" / "data")

    assert str(tmp_path / "file" / "config") in settings
    assert str(tmp_path / "file" / "data") in data and "not a directory" in data


def test_a_notice_goes_once_it_is_read(told, tmp_path: Path):
    (tmp_path / "file").write_text("")
    told(tmp_path / "config", tmp_path / "file" / "data")

    told.notices.notice("unkept-data").buttons[0].click()

    assert told.notices.texts() == []
