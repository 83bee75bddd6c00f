"""The two commands set up what they need once, and say in plain words why they cannot."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.conftest import ROOT

pytestmark = pytest.mark.skipif(
    not (shutil.which("make") and shutil.which("bash")), reason="needs make and bash"
)


def script(path: Path, body: str) -> Path:
    """An executable shell script at the path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


def run(*command: str | Path, cwd: Path = ROOT, **extra: str) -> subprocess.CompletedProcess[str]:
    """What a command said and how it ended."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("MAKE")}
    return subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**environment, **extra},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder with the Makefile and an environment that was set up just now."""
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path / name)
    script(tmp_path / ".venv" / "bin" / "python", "exit 0")
    for stamp in (".installed-run", ".installed-dev"):
        (tmp_path / ".venv" / stamp).touch()
    return tmp_path


@pytest.mark.parametrize("target", ["run", "test"])
def test_what_is_set_up_is_not_set_up_again(project: Path, target: str):
    done = run("make", "-n", target, cwd=project)

    assert done.returncode == 0
    assert "install" not in done.stdout
    assert "make_venv" not in done.stdout
    assert "-m whydesk" in done.stdout or "-m pytest" in done.stdout


@pytest.mark.parametrize("target", ["run", "test"])
def test_a_newer_list_of_dependencies_is_installed(project: Path, target: str):
    stamp = (project / ".venv" / ".installed-dev").stat().st_mtime
    os.utime(project / "pyproject.toml", (stamp + 10, stamp + 10))

    done = run("make", "-n", target, cwd=project)

    assert "scripts/install" in done.stdout
    assert "scripts/make_venv" not in done.stdout


def test_an_old_python_is_refused_in_one_sentence(tmp_path: Path):
    old = script(tmp_path / "python", "exit 1")

    done = run(ROOT / "scripts" / "make_venv", tmp_path / "venv", PYTHON=str(old))

    assert done.returncode == 1
    assert done.stderr.startswith("Whydesk needs Python 3.11 or newer")
    assert not (tmp_path / "venv").exists()


def test_a_python_without_venv_names_the_package(tmp_path: Path):
    bare = script(tmp_path / "python", 'case "$2" in *ensurepip*) exit 1;; esac')

    done = run(ROOT / "scripts" / "make_venv", tmp_path / "venv", PYTHON=str(bare))

    assert done.returncode == 1
    assert "apt-get install python3-venv" in done.stderr


def test_a_failed_installation_shows_why_and_leaves_no_stamp(tmp_path: Path):
    failing = script(tmp_path / "python", "echo 'no route to the index' >&2; exit 1")
    stamp = tmp_path / "stamp"

    done = run(ROOT / "scripts" / "install", failing, ".", stamp)

    assert done.returncode == 1
    assert "no route to the index" in done.stderr
    assert "run the same command again" in done.stderr
    assert not stamp.exists()
