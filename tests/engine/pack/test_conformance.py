"""An independent reader accepts the packs that we write, and reads the same out of them."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.pack.packs import graph_of, save
from whydesk.engine.pack.container import read_pack
from whydesk.engine.pack.reading import reading
from whydesk.engine.recall.why import why
from whydesk.engine.seal.digest import content_digest

SOURCES = ("demo", "lab-canon", "team-a", "team-b")


@pytest.fixture(scope="session")
def packcheck(shared_dir: Path) -> Path:
    path = shared_dir / "tools" / "packcheck.py"
    if not path.is_file():
        pytest.skip(f"no independent reader at {path}")
    return path


def told(packcheck: Path, *arguments: str | Path) -> str:
    command = [sys.executable, str(packcheck), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout


@pytest.fixture(params=SOURCES)
def built(request: pytest.FixtureRequest, reference_dir: Path, tmp_path: Path) -> Path:
    source = reference_dir / f"{request.param}.lmd"
    path = tmp_path / "p.laplaspack"
    save(path, {source.name: source.read_bytes().decode()})
    return path


def test_a_pack_of_a_reference_source_stands_as_the_format_says(
    packcheck: Path, built: Path
) -> None:
    assert told(packcheck, built) == ""


def test_its_digest_and_every_why_are_the_same(packcheck: Path, built: Path) -> None:
    with reading(built) as opened:
        assert told(packcheck, "--digest", built).strip() == content_digest(opened.connection).hex()
    graph = graph_of(read_pack(built).texts)
    for node in list(graph.nodes())[:4]:
        ours = [f"{step.role}\t{step.label}" for step in why(graph, node.key).steps]
        assert told(packcheck, "--why", node.label, built).splitlines() == ours


@pytest.mark.parametrize("name", [*SOURCES, "demo-sealed", "merged-materialized"])
def test_a_reference_pack_that_we_save_stands_as_the_format_says(
    packcheck: Path, reference_dir: Path, tmp_path: Path, name: str
) -> None:
    old = reference_dir / f"{name}.laplaspack"
    path = tmp_path / "p.laplaspack"
    save(path, read_pack(old).texts | {"more.lmd": "[[More]]\n>>type: claim\n"}, previous=old)
    assert told(packcheck, path) == ""
    assert read_pack(path).commits[:-1] == read_pack(old).commits


def test_a_reference_pack_that_is_saved_unchanged_elsewhere_is_the_same_file(
    reference_dir: Path, tmp_path: Path
) -> None:
    old, path = reference_dir / "demo-sealed.laplaspack", tmp_path / "p.laplaspack"
    save(path, read_pack(old).texts, previous=old)
    assert path.read_bytes() == old.read_bytes()
