"""Files that somebody made to do harm: each opens with its faults told, or is refused with why.

Each is asked everything in a process of its own, which is watched for writing, talking and memory.
"""

import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.engine.pack.packs import change, save
from whydesk.engine.seal.private import new_key
from whydesk.engine.seal.sealing import seal_pack

ROOT = Path(__file__).resolve().parents[2]
TEXT = "# T\n[[A]]\n>>type: decision\n[[A]] →(supports) [[B]]\n[[B]]\n@@note on=A id=n\nx\n@@\n"
MOST_MEGABYTES = 500
NUMBERS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT {count}) "
CHILD = """
import json, sys
from pathlib import Path
from tests.strangers.asking import Watch, ask, most_megabytes
path = Path(sys.argv[1])
watch = Watch(path.parent)
watch.on = True
refused = ask(path)
watch.on = False
print(json.dumps([refused, watch.seen, most_megabytes()]))
"""

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="memory is measured as POSIX has it"
)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "given"
    folder.mkdir()
    path = folder / "p.laplaspack"
    save(path, TEXT)
    seal_pack(path, new_key())
    return path


def asked(path: Path) -> list[str]:
    """The reasons for which a file was refused; it is as it was, and nothing stands beside it."""
    before = {p.name: p.stat().st_size for p in path.parent.iterdir()}
    environment = os.environ | {"PYTHONPATH": os.pathsep.join((str(ROOT / "desktop"), str(ROOT)))}
    command = [sys.executable, "-c", CHILD, str(path)]
    found = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert found.returncode == 0, found.stderr
    refused, seen, megabytes = json.loads(found.stdout)
    assert seen == []
    assert megabytes < MOST_MEGABYTES
    assert {p.name: p.stat().st_size for p in path.parent.iterdir()} == before
    return refused


def rows(count: int, table: str, values: str) -> str:
    return f"INSERT OR IGNORE INTO {table} {NUMBERS.format(count=count)} SELECT {values} FROM n"


OPENS = {
    "a recursive view": (
        "CREATE VIEW v AS WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n FROM r)"
        " SELECT * FROM r",
    ),
    "a view for the source": (
        "ALTER TABLE lmd_source RENAME TO s",
        "CREATE VIEW lmd_source AS SELECT * FROM s",
    ),
    "a trigger": ("CREATE TRIGGER t AFTER INSERT ON edges BEGIN DELETE FROM lmd_source; END",),
    "a virtual table": ("CREATE VIRTUAL TABLE other USING fts5(a)",),
    "odd names": ('CREATE TABLE "a\u202eb\n; DROP" ("x\u200b" TEXT)', 'CREATE TABLE "" ("" TEXT)'),
    "a computed column": ("ALTER TABLE thinks ADD COLUMN g AS (hex(zeroblob(900000000)))",),
    "an index that computes": ("CREATE INDEX i ON edges(length(hex(src || dst)))",),
    "texts that are not UTF-8": ("UPDATE entities SET label = CAST(x'ff' AS TEXT)",),
    "NULs": ("UPDATE entities SET label = char(65, 0, 66)", "UPDATE edges SET src = char(0)"),
    "values of other types": (
        "UPDATE entities SET label = 5, fields_json = x'00ff', refs = 'many'",
        "UPDATE thinks SET deleted = 'no', at = 1e300, mentions_json = 3",
        "UPDATE commits SET parents = '{}', time = x'ff'",
    ),
    "deep JSON": ("UPDATE entities SET fields_json = replace(hex(zeroblob(50000)), '0', '[')",),
    "a damaged search table": (
        "DELETE FROM entities_fts_data WHERE id > 1",
        "UPDATE entities_fts_data SET block = x'ffff'",
        "UPDATE entities_fts_config SET v = 99",
    ),
    "a million unknown rows": ("CREATE TABLE big (a)", rows(1_000_000, "big", "i")),
}


@pytest.mark.parametrize("name", OPENS)
def test_what_the_file_brings_along_is_not_run(pack: Path, name: str) -> None:
    change(pack, *OPENS[name])
    assert [reason for reason in asked(pack) if "no nodes" not in reason] == []


REFUSED = {
    "a text of 20 MB": (("UPDATE lmd_source SET content = hex(zeroblob(10000000))",), "16 MiB"),
    "a cell of 40 MB": (("UPDATE entities SET label = hex(zeroblob(20000000))",), "16 MiB"),
    "a source that is not UTF-8": (("UPDATE lmd_source SET content = CAST(x'0aff' AS TEXT)",), ""),
    "far too many files": ((rows(20_000, "lmd_source", "'s' || i, '', '', ''"),), "10,000 rows"),
    "far too many commits": ((rows(200_000, "commits", "i, '', '', ''"),), "100,000 rows"),
    "a source of nothing but nodes": (
        (f"UPDATE lmd_source SET content = ({NUMBERS.format(count=900_000)}"
         " SELECT group_concat('[[' || i || ']]', char(10)) FROM n)",),
        "MB of memory",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_read_is_refused_with_the_reason(pack: Path, name: str) -> None:
    statements, reason = REFUSED[name]
    change(pack, *statements)
    assert any(reason in told for told in asked(pack)) or not reason


def test_two_million_rows_do_not_take_the_memory(pack: Path) -> None:
    indexes = [f"DROP INDEX idx_edges_{name}" for name in ("src", "dst", "role")]
    links = "'a' || i, 'b' || i, 'supports', 'knowing', '', ''"
    change(pack, *indexes, rows(2_000_000, "edges", links))
    assert set(asked(pack)) == {"Its table edges holds more than can be kept in memory."}


def test_tables_without_a_source_are_shown_as_far_as_memory_goes(pack: Path) -> None:
    nodes = "'n' || i, 'n' || i, 'x', NULL, 'subject', 0, '{}', '', '', NULL"
    change(pack, "DROP TABLE lmd_source", rows(40_000, "entities", nodes))
    assert asked(pack) == []
    change(pack, rows(400_000, "entities", nodes))
    assert any("more than can be kept in memory" in told for told in asked(pack))


def test_a_check_that_never_ends_is_not_worked_out(pack: Path) -> None:
    slow = "CHECK (value NOT LIKE '" + "%a" * 30 + "b')"
    change(
        pack,
        "CREATE TABLE m AS SELECT * FROM manifest",
        "DROP TABLE manifest",
        f"CREATE TABLE manifest (key TEXT PRIMARY KEY, value TEXT {slow})",
        "INSERT INTO manifest SELECT * FROM m",
        "PRAGMA ignore_check_constraints=ON",
        "INSERT INTO manifest VALUES ('x', replace(hex(zeroblob(2500)), '0', 'a'))",
    )
    assert asked(pack) == []


@pytest.mark.parametrize("size", [512, 65536])
def test_pages_of_any_size_are_read(pack: Path, size: int) -> None:
    change(pack, f"PRAGMA page_size={size}")
    with closing(sqlite3.connect(pack)) as connection:
        connection.execute("VACUUM")
    assert asked(pack) == []


@pytest.mark.parametrize("size", [3, 4097, 256])
def test_a_page_size_that_is_none_is_refused(pack: Path, size: int) -> None:
    data = bytearray(pack.read_bytes())
    data[16:18] = size.to_bytes(2, "big")
    pack.write_bytes(data)
    assert len(asked(pack)) == 5


@pytest.mark.parametrize("part", [0.3, 0.7, 0.99])
def test_a_file_that_was_cut_is_refused(pack: Path, part: float) -> None:
    data = pack.read_bytes()
    pack.write_bytes(data[: int(len(data) * part)])
    assert {"The pack is cut short: its end is missing."} == set(asked(pack))


@pytest.mark.parametrize("ending", ["-wal", "-journal"])
@pytest.mark.parametrize("content", [b"x", bytes(9000), b"\xff" * 4128])
def test_what_stands_beside_a_file_is_left_alone(pack: Path, ending: str, content: bytes) -> None:
    pack.with_name(pack.name + ending).write_bytes(content)
    assert asked(pack) == []
