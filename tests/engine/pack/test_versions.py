"""The frozen packs of every version open, answer, and are upgraded only by a save."""

import shutil
import sqlite3
from pathlib import Path

import pytest

from whydesk.engine import Workspace

GOLDEN = Path(__file__).parents[2] / "golden"


@pytest.mark.parametrize("version", [1, 2, 3])
def test_a_pack_of_any_version_opens_and_answers(version: int) -> None:
    opened = Workspace.open(GOLDEN / f"version-{version}.laplaspack")
    assert opened.pack is not None
    assert (opened.pack.format_version, opened.pack.upgraded) == (version, version < 3)
    steps = opened.why("Keep old files readable").steps
    assert [s.label for s in steps] == ["People keep files for decades"]
    assert [think.think_id for think in opened.loops()] == ["frozen.t1"]
    assert opened.node("lp_01J00000000000000000000002").type == "proof"


@pytest.mark.parametrize("version", [1, 2])
def test_an_older_pack_is_upgraded_when_it_is_saved_and_not_before(
    tmp_path: Path, version: int
) -> None:
    old = GOLDEN / f"version-{version}.laplaspack"
    copy = tmp_path / "copy.laplaspack"
    shutil.copyfile(old, copy)
    opened = Workspace.open(copy)
    assert copy.read_bytes() == old.read_bytes()
    opened.save()
    with sqlite3.connect(copy) as connection:
        manifest = dict(connection.execute("SELECT key, value FROM manifest"))
        thinks = connection.execute("SELECT think_id FROM thinks").fetchall()
    assert (manifest["format_version"], thinks) == ("3", [("frozen.t1",)])
    assert Workspace.open(copy).text() == opened.text()
