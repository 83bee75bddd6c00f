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
