"""The program starts from its source tree wherever it stands, and with whatever is missing."""

import os
import shutil
import sqlite3  # noqa: F401 -- so that its library is loaded
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.e2e.starts import NO_FTS5, ODD_NAME, STARTS, Start, try_start, without_fts5
from whydesk import paths

pytestmark = pytest.mark.skipif(os.name != "posix", reason="homes are moved by HOME")
SONAME = "libsqlite3.so.0"
FROM_SOURCE = (sys.executable, "-m", "whydesk")
SOURCE = {"PYTHONPATH": str(ROOT / "desktop")}


@pytest.mark.parametrize("start", STARTS, ids=lambda start: start.name)
def test_it_starts(start: Start, tmp_path: Path):
    try_start(start, FROM_SOURCE, tmp_path, extra=SOURCE)


@pytest.mark.window
def test_it_starts_on_a_screen_that_is_scaled(tmp_path: Path):
    try_start(STARTS[-1], FROM_SOURCE, tmp_path, "xcb", SOURCE)


def test_it_starts_where_its_own_folder_has_an_odd_name(tmp_path: Path):
    own = tmp_path / ODD_NAME
    for folder in ("desktop", "docs", "packs", "resources"):
        shutil.copytree(ROOT / folder, own / folder, ignore=shutil.ignore_patterns("__pycache__"))

    elsewhere = tmp_path / "elsewhere"
    try_start(STARTS[1], FROM_SOURCE, elsewhere, extra={"PYTHONPATH": str(own / "desktop")})


def test_it_starts_without_fts5(tmp_path: Path):
    library = loaded_sqlite()
    if library is None or not without_fts5(library, tmp_path / "lib" / SONAME):
        pytest.skip("no library of SQLite's that FTS5 can be taken out of")

    extra = {**SOURCE, "LD_LIBRARY_PATH": str(tmp_path / "lib")}
    try_start(NO_FTS5, FROM_SOURCE, tmp_path, extra=extra)


def loaded_sqlite() -> Path | None:
    """The library that this Python has SQLite from, None where it has it in itself."""
    maps = Path("/proc/self/maps")
    lines = maps.read_text().splitlines() if maps.exists() else []
    return next((Path(line.split()[-1]) for line in lines if "libsqlite3.so" in line), None)


def _no_home(*_: object) -> Path:
    raise RuntimeError("Could not determine home directory.")


@pytest.mark.parametrize("find", [_no_home, lambda *_: Path("~/.local/x")])
def test_a_user_whom_the_system_does_not_know_has_no_home(find, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("WHYDESK_HOME")
    monkeypatch.setattr(Path, "home", _no_home)
    monkeypatch.setattr(paths.platformdirs, "user_data_path", find)

    assert paths.data_dir() == Path("/Whydesk/data")
