"""Settings are kept, and what a file holds that makes no sense is passed over."""

from pathlib import Path

import pytest

from whydesk.session.settings import AUTHOR, LOOK, RECENT_LIMIT, TEXT_SIZE, Settings


def test_a_setting_is_there_again_in_the_next_run(qapp, tmp_path: Path):
    Settings(tmp_path / "s.ini").set_text(AUTHOR, "founder, with commas")

    assert Settings(tmp_path / "s.ini").text(AUTHOR) == "founder, with commas"


@pytest.mark.parametrize(("written", "size"), [("9000", 28), ("-1", 10), ("large", 14), ("16", 16)])
def test_a_number_stays_within_its_limits(qapp, tmp_path: Path, written: str, size: int):
    (tmp_path / "s.ini").write_text(f"[General]\ntext-size={written}\n")

    assert Settings(tmp_path / "s.ini").number(TEXT_SIZE) == size


def test_a_choice_that_is_not_there_is_the_default(qapp, tmp_path: Path):
    (tmp_path / "s.ini").write_text("[General]\nlook=pink\n")

    assert Settings(tmp_path / "s.ini").text(LOOK) == "system"


def test_only_a_change_is_told(qtbot):
    settings = Settings(None)
    told: list[str] = []
    settings.changed.connect(told.append)

    settings.set_text(AUTHOR, "founder")
    settings.set_text(AUTHOR, "founder")

    assert told == ["author"]


def test_recent_files_are_few_and_each_once(qapp, tmp_path: Path):
    settings = Settings(tmp_path / "s.ini")
    for number in [*range(RECENT_LIMIT + 3), 5]:
        settings.add_recent(tmp_path / f"{number}.lmd")

    recent = [Path(path).stem for path in Settings(tmp_path / "s.ini").recent]
    assert recent[:2] == ["5", str(RECENT_LIMIT + 2)]
    assert len(recent) == len(set(recent)) == RECENT_LIMIT


def test_a_file_that_cannot_be_written_is_told_once_and_nothing_set_is_lost(qtbot, tmp_path: Path):
    (tmp_path / "file").write_text("no folder")
    path = tmp_path / "file" / "s.ini"
    settings = Settings(path)
    told: list[str] = []
    settings.not_kept.connect(told.append)
    with qtbot.waitSignal(settings.not_kept):
        settings.set_text(AUTHOR, "founder")

    settings.set_text(LOOK, "dark")
    settings._write_out()  # what its timer does

    assert told == [str(path)]
    assert settings.text(AUTHOR) == "founder"


def test_what_could_not_be_written_is_once_it_can_be(qtbot, tmp_path: Path):
    (tmp_path / "file").write_text("no folder")
    settings = Settings(tmp_path / "file" / "s.ini")
    settings.set_text(AUTHOR, "founder")
    assert not settings.sync()
    (tmp_path / "file").unlink()

    assert settings.sync()
    assert "founder" in (tmp_path / "file" / "s.ini").read_text()
