"""The packs that are shipped say what their sources say, and are free of errors."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from scripts.build_packs import build_all
from tests.conftest import ROOT
from whydesk.engine import Workspace

PACKS = ROOT / "packs"
SOURCES = sorted(PACKS.glob("*.lmd"))
TABLES = (
    "manifest",
    "lmd_source",
    "commits",
    "entities",
    "edges",
    "thinks",
    "schema_types",
)
every_source = pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)


def rows_of(pack: Path) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables of a pack, in the order in which they stand."""
    with closing(sqlite3.connect(f"file:{pack}?mode=ro&immutable=1", uri=True)) as connection:
        return {
            table: connection.execute(f"SELECT * FROM {table} ORDER BY rowid").fetchall()
            for table in TABLES
        }


@pytest.fixture(scope="module")
def rebuilt(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with every sample pack, built now."""
    folder = tmp_path_factory.mktemp("packs")
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("SOURCE_DATE_EPOCH", "")
        build_all(folder)
    return folder


def test_the_samples_are_there():
    names = {path.stem for path in SOURCES}

    assert {"coffee", "event-store", "lab", "seoul-kr"} <= names
    assert {path.stem for path in PACKS.glob("*.laplaspack")} == names


@every_source
def test_a_shipped_pack_equals_a_rebuild(source: Path, rebuilt: Path):
    name = source.with_suffix(".laplaspack").name

    assert rows_of(PACKS / name) == rows_of(rebuilt / name)


@every_source
def test_a_source_has_no_errors_and_no_warnings(source: Path):
    problems = Workspace.open(source).problems()

    assert [str(p) for p in problems if p.severity.value in ("error", "warning")] == []


@every_source
def test_every_node_has_an_id_and_a_type(source: Path):
    nodes = list(Workspace.open(source).graph.nodes())

    assert [node.label for node in nodes if not node.type] == []
    assert [node.label for node in nodes if len(node.stable_id) != len("lp_") + 26] == []


def test_the_published_example_is_answered():
    chain = Workspace.open(PACKS / "coffee.laplaspack").why("Subscription is the core offer")

    assert [(step.role, step.label, step.type) for step in chain.steps] == [
        ("derived-from", "Single-origin only", "decision"),
        ("derived-from", "Direct trade doubles farm income", "proof"),
        ("supports", "Own roastery in Mapo", "differentiator"),
    ]


def test_our_copy_of_the_ledger_is_the_ledger(ledger_path: Path):
    ours = json.loads((PACKS / "event-store-ledger.json").read_text(encoding="utf-8"))

    assert ours == json.loads(ledger_path.read_text(encoding="utf-8"))
