"""Several paths at once."""

from pathlib import Path

import pytest

from whydesk.session.opening import Opening, openings


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "sub").mkdir()
    for name in ("a.lmd", "b.LMD", "c.laplaspack", "sub/d.lmd"):
        (tmp_path / name).touch()
    return tmp_path


def test_one_text_is_opened_by_itself(folder: Path):
    assert openings([folder / "a.lmd"]) == [Opening(folder / "a.lmd")]


def test_texts_of_one_folder_are_opened_as_that_folder(folder: Path):
    paths = [folder / name for name in ("b.LMD", "sub/d.lmd", "a.lmd")]

    assert openings(paths) == [Opening(folder, "b.LMD"), Opening(folder / "sub/d.lmd")]


def test_packs_and_folders_are_opened_by_themselves_and_once(folder: Path):
    paths = [folder / "c.laplaspack", folder / "sub", folder / "a.lmd", folder / "c.laplaspack"]

    assert openings(paths) == [
        Opening(folder / "c.laplaspack"), Opening(folder / "sub"), Opening(folder / "a.lmd"),
    ]  # fmt: skip
