"""The tour without a display: what it says, what it leaves, and what it does not."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT
from whydesk.engine import Workspace

_SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the tour leaves its pieces."""
    return tmp_path_factory.mktemp("tour")


@pytest.fixture(scope="module")
def said(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """What the tour said, taken twice: the second time its pieces are there already."""
    environment = {key: value for key, value in os.environ.items() if key not in _SCREENS}
    environment["PYTHONPATH"] = str(ROOT / "desktop")
    environment["WHYDESK_HOME"] = str(tmp_path_factory.mktemp("tour-home"))
    for _ in range(2):
        done = subprocess.run(
            [sys.executable, "-m", "whydesk", "--tour", str(folder)],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
    assert list(Path(environment["WHYDESK_HOME"]).iterdir()) == []
    return done.stdout


linux_only = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only Linux can be without a display"
)


@linux_only
def test_it_says_in_one_sentence_that_there_is_no_display(said: str):
    first, _, rest = said.partition("\n")

    assert first.startswith("No display")
    assert rest.startswith("\n$ whydesk why packs/coffee.laplaspack")


@linux_only
def test_it_prints_the_why_chain(said: str):
    assert (
        "why «Subscription is the core offer» — 3 ancestor(s):\n"
        "  1. (derived-from) Single-origin only                [decision]\n"
        "  2. (derived-from) Direct trade doubles farm income  [proof]\n"
        "  3. (supports)     Own roastery in Mapo              [differentiator]\n"
    ) in said


@linux_only
def test_it_leaves_a_sealed_pack(said: str, folder: Path):
    manifest = Workspace.open(folder / "coffee.laplaspack").manifest

    assert manifest["sig_alg"] == "ed25519"
    assert "$ whydesk verify" in said


@linux_only
def test_it_leaves_a_picture_of_the_window(said: str, folder: Path):
    picture = (folder / "window.png").read_bytes()

    assert picture.startswith(b"\x89PNG")
    assert int.from_bytes(picture[16:20], "big") == 1440
    assert int.from_bytes(picture[20:24], "big") == 900
    assert "window.png" in said.splitlines()[-1]
