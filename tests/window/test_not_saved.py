"""A save that failed is said over the text until it is settled."""

from pathlib import Path

import pytest

from tests.keys import press
from whydesk.app import Services


@pytest.fixture
def lost_folder(services: Services, tmp_path: Path, qtbot) -> Path:
    """The folder of the open file, which is gone; a save into it has failed."""
    folder = tmp_path / "work"
    folder.mkdir()
    (folder / "a.lmd").write_text("# A\n", encoding="utf-8")
    services.session.open(folder / "a.lmd")
    press(services.window.desk.view, "x")
    folder.rename(tmp_path / "away")
    with qtbot.waitSignal(services.saving.failed):
        services.window.files.save()
    return folder


def said(services: Services) -> list[str]:
    return [text for text in services.window.safety.notices.texts() if "not saved" in text]


def test_it_says_which_file_and_why_and_what_to_do(services: Services, lost_folder: Path):
    assert len(said(services)) == 1
    assert said(services)[0].startswith("a.lmd is not saved. ")
    notice = services.window.safety.notices.notice("unsaved")
    assert notice is not None
    assert [button.text() for button in notice.buttons] == ["Try again", "Save as…"]


def test_it_goes_once_the_save_went_well(services: Services, lost_folder: Path, qtbot):
    lost_folder.mkdir()
    notice = services.window.safety.notices.notice("unsaved")
    assert notice is not None

    with qtbot.waitSignal(services.saving.saved):
        notice.buttons[0].click()

    assert said(services) == []
    assert (lost_folder / "a.lmd").read_text(encoding="utf-8") == "x# A\n"


def test_trying_again_means_the_place_that_was_refused(services: Services, tmp_path: Path, qtbot):
    services.session.new()
    press(services.window.desk.view, "x")
    target = tmp_path / "not there" / "b.lmd"
    with qtbot.waitSignal(services.saving.failed):
        services.saving.save(target)
    target.parent.mkdir()
    notice = services.window.safety.notices.notice("unsaved")
    assert notice is not None

    with qtbot.waitSignal(services.saving.saved):
        notice.buttons[0].click()

    assert services.session.path == target


def test_it_goes_with_another_file(services: Services, lost_folder: Path, packs_dir: Path):
    services.session.open(packs_dir / "coffee.lmd")

    assert said(services) == []
