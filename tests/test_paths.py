"""The user's folders can be moved, and what is shipped is found."""

import sys
from pathlib import Path

import pytest

from whydesk import paths


def test_home_moves_every_user_folder(user_home: Path):
    folders = [paths.config_dir(), paths.data_dir(), paths.keys_dir(), paths.runs_dir()]

    assert all(folder.is_relative_to(user_home) for folder in folders)
    assert len(set(folders)) == len(folders)


def test_without_home_the_folders_are_the_systems(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("WHYDESK_HOME")

    assert paths.data_dir().name == "Whydesk"
    assert paths.data_dir().is_absolute()


def test_asking_for_a_folder_makes_none(user_home: Path):
    paths.data_dir()

    assert list(user_home.iterdir()) == []


def test_the_source_tree_has_packs_and_resources():
    assert (paths.packs_dir() / "coffee.lmd").is_file()
    assert paths.resources_dir().is_dir()


def test_a_frozen_bundle_has_them_beside_its_modules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "whydesk" / "packs").mkdir(parents=True)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)

    assert paths.packs_dir() == tmp_path / "whydesk" / "packs"
