"""Packs and sources of the reference tools: what they hold is what we read, and back."""

import subprocess
import sys
from pathlib import Path

import pytest

from whydesk.engine import Workspace

SOURCES = ("demo", "lab-canon", "team-a", "team-b")
PACKS = (*SOURCES, "demo-sealed", "merged-materialized")


@pytest.mark.parametrize("name", SOURCES)
def test_the_source_of_a_pack_is_its_text_byte_for_byte(reference_dir: Path, name: str) -> None:
    packed = Workspace.open(reference_dir / f"{name}.laplaspack").text()
    written = Workspace.open(reference_dir / f"{name}.lmd").text()
    assert packed.encode() == (reference_dir / f"{name}.lmd").read_bytes()
    assert packed == written


@pytest.mark.parametrize("name", PACKS)
def test_opening_a_pack_leaves_its_folder_as_it_was(reference_dir: Path, name: str) -> None:
    before = sorted(p.name for p in reference_dir.iterdir())
    Workspace.open(reference_dir / f"{name}.laplaspack").info()
    assert sorted(p.name for p in reference_dir.iterdir()) == before


@pytest.mark.parametrize("name", SOURCES)
def test_an_independent_reader_finds_no_fault_in_what_we_build(
    reference_dir: Path, shared_dir: Path, tmp_path: Path, name: str
) -> None:
    out = tmp_path / f"{name}.laplaspack"
    Workspace.open(reference_dir / f"{name}.lmd").build(out)
    check = [sys.executable, str(shared_dir / "tools" / "packcheck.py")]
    found = subprocess.run([*check, str(out)], capture_output=True, text=True, check=False)
    assert (found.returncode, found.stdout) == (0, "")
    opened = Workspace.open(out)
    for node in opened.graph.nodes():
        asked = [*check, "--why", node.label, str(out)]
        answer = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
        steps = [f"{step.role}\t{step.label}" for step in opened.why(node.label).steps]
        assert answer.splitlines() == steps


def test_a_merged_pack_is_read_from_its_source(reference_dir: Path) -> None:
    merged = Workspace.open(reference_dir / "merged-materialized.laplaspack")
    node = merged.node("Deploy policy")
    assert (node.label, node.aliases) == ("Deployment policy", ("Deploy policy",))
    assert node.properties["owner"] == "platform"
    assert [c.value for c in node.conflicts["what"]] == ["Deploy on any weekday before noon."]
    causes = {step.label for step in merged.why("Deployment policy").steps}
    assert causes == {"Rollback takes four minutes", "Friday incident"}


def test_what_only_the_tables_of_a_merged_pack_say_is_listed_and_kept(
    reference_dir: Path, tmp_path: Path
) -> None:
    merged = Workspace.open(reference_dir / "merged-materialized.laplaspack")
    extras = merged.extras()
    assert [row.text("label") for row in extras.nodes] == ["Deploy policy · per team-a.laplaspack"]
    assert [row.text("role") for row in extras.links] == ["contradicts"]
    merged.save(tmp_path / "copy.laplaspack")
    assert Workspace.open(tmp_path / "copy.laplaspack").extras() == extras


def test_what_only_the_tables_say_can_be_written_into_the_source(
    reference_dir: Path, tmp_path: Path
) -> None:
    merged = Workspace.open(reference_dir / "merged-materialized.laplaspack")
    shard = merged.adopt_extras()
    assert "Deploy policy · per team-a.laplaspack" in merged.text(shard)
    merged.save(tmp_path / "copy.laplaspack")
    copy = Workspace.open(tmp_path / "copy.laplaspack")
    assert not copy.extras()
    assert len(copy.conflicts().contradictions) == 1


def test_what_only_the_tables_say_is_kept_by_one_save_after_another(
    reference_dir: Path, tmp_path: Path
) -> None:
    merged = Workspace.open(reference_dir / "merged-materialized.laplaspack")
    copy = tmp_path / "copy.laplaspack"
    for line in ("one", "two"):
        merged.replace("team-a.lmd", 1, 0, [line])
        merged.save(copy)
    assert Workspace.open(copy).extras().sentences() == merged.extras().sentences()


def test_a_snapshot_leaves_the_look_at_the_tables_to_the_save(reference_dir: Path) -> None:
    merged = Workspace.open(reference_dir / "merged-materialized.laplaspack")
    assert merged.snapshot().extras is None
    extras = merged.extras()
    assert merged.snapshot().extras is extras
