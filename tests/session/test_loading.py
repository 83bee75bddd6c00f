"""Rooms of the program are loaded one by one."""

import sys
from pathlib import Path

import pytest

from whydesk.session.loading import loaded

NAMES = ("loaded_first", "loaded_second")


def test_between_two_modules_is_a_place_to_pause(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(tmp_path)
    for name in NAMES:
        (tmp_path / f"{name}.py").touch()
        monkeypatch.delitem(sys.modules, name, raising=False)

    seen = [[name in sys.modules for name in NAMES] for _ in loaded(NAMES)]

    assert seen == [[True, False], [True, True]]
