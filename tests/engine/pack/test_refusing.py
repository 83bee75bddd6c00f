"""What a save refuses, and what stands beside a pack when it is opened or saved."""

import contextlib
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.pack.packs import TEXT, cells, change, save
from whydesk.engine import EngineError, ErrorCode
from whydesk.engine.pack import files
from whydesk.engine.pack.container import read_pack
from whydesk.engine.pack.schema import MAX_VALUE_BYTES
from whydesk.engine.workspace import Workspace

SUPER_JOURNAL = bytes.fromhex("d9d505f920a163d7")


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    path = tmp_path / "p.laplaspack"
    save(path, TEXT)
    return path


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("one\r\ntwo\0", ErrorCode.NUL, 2),
        ("one\ntwo\n\ud800", ErrorCode.ENCODING, 3),
        ("a" * (MAX_VALUE_BYTES + 1), ErrorCode.TOO_LARGE, 0),
    ],
)
def test_a_text_that_no_pack_can_hold_is_refused(
    pack: Path, text: str, code: ErrorCode, line: int
) -> None:
    before = pack.read_bytes()
    with pytest.raises(EngineError) as raised:
        save(pack, text)
    assert (raised.value.code, raised.value.where.line) == (code, line)
    assert pack.read_bytes() == before


@pytest.mark.parametrize(
    ("statement", "code"),
    [
        ("UPDATE manifest SET value = '4' WHERE key = 'format_version'", ErrorCode.READ_ONLY),
        ("UPDATE lmd_source SET content = CAST(x'ff' AS TEXT)", ErrorCode.READ_ONLY),
    ],
)
def test_a_save_that_would_lose_what_is_there_is_refused(
    pack: Path, statement: str, code: ErrorCode
) -> None:
    change(pack, statement)
    with pytest.raises(EngineError) as raised:
        save(pack, "other")
    assert raised.value.code is code


def test_a_value_over_16_mib_is_refused(pack: Path) -> None:
    change(pack, "UPDATE lmd_source SET content = hex(zeroblob(9000000))")
    with pytest.raises(EngineError) as raised:
        read_pack(pack)
    assert raised.value.code is ErrorCode.TOO_LARGE


def test_too_many_rows_are_refused(pack: Path) -> None:
    numbers = "WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 10001)"
    change(pack, f"INSERT INTO manifest {numbers} SELECT 'k' || i, '' FROM n")
    with pytest.raises(EngineError, match="more than 10,000 rows") as raised:
        read_pack(pack)
    assert raised.value.code is ErrorCode.TOO_LARGE


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(EngineError, match="folder does not exist") as raised:
        save(tmp_path / "gone" / "p.laplaspack", TEXT)
    assert raised.value.code is ErrorCode.UNWRITABLE


FULL = """
import resource, signal, sys
from pathlib import Path
from tests.engine.pack.packs import save
from whydesk.engine import EngineError
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (60000, 60000))
try:
    save(Path(sys.argv[1]), "x" * 500000)
except EngineError as error:
    print(error.code.value)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="needs a limit on the size of files")
def test_a_disk_that_is_full_leaves_the_old_file(pack: Path) -> None:
    before = pack.read_bytes()
    root = Path(__file__).parents[3]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join((str(root / "desktop"), str(root)))}
    command = [sys.executable, "-c", FULL, str(pack)]
    found = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    assert found.stdout == "unwritable\n"
    assert pack.read_bytes() == before
    assert [path.name for path in pack.parent.iterdir()] == [pack.name]


def leave_log(pack: Path) -> None:
    """Leave a change in a write-ahead log beside the pack, as a program that was killed does."""
    with contextlib.closing(sqlite3.connect(pack)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("INSERT INTO manifest VALUES ('late', 'yes')")
        connection.commit()
        kept = [(p, p.read_bytes()) for p in (pack, pack.with_name(pack.name + "-wal"))]
    for path, data in kept:
        path.write_bytes(data)


def test_a_save_takes_in_what_a_log_beside_the_pack_holds(pack: Path) -> None:
    leave_log(pack)
    assert read_pack(pack).manifest["late"] == "yes"
    save(pack, TEXT + "more\n")
    assert [path.name for path in pack.parent.iterdir()] == [pack.name]
    assert cells(pack, "SELECT value FROM manifest WHERE key = 'late'") == [("yes",)]
    assert read_pack(pack).texts["a.lmd"].endswith("more\n")


def hot_journal(pack: Path) -> None:
    """Leave a transaction half written, with the journal that takes it back."""
    journal = pack.with_name(pack.name + "-journal")
    with contextlib.closing(sqlite3.connect(pack, isolation_level=None)) as connection:
        connection.execute("PRAGMA cache_size=1")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("UPDATE lmd_source SET content = 'half'")
        connection.execute("CREATE TABLE spill AS SELECT hex(randomblob(90000)) AS x")
        kept = [(p, p.read_bytes()) for p in (pack, journal)]
        connection.execute("ROLLBACK")
    for path, data in kept:
        path.write_bytes(data)


def test_a_transaction_that_broke_off_is_taken_back_in_a_copy(pack: Path) -> None:
    hot_journal(pack)
    before = {path.name: path.read_bytes() for path in pack.parent.iterdir()}
    found = read_pack(pack)
    assert found.texts == {"a.lmd": TEXT}
    assert found.notes
    assert {path.name: path.read_bytes() for path in pack.parent.iterdir()} == before


def test_a_journal_cannot_have_another_file_deleted(pack: Path) -> None:
    hot_journal(pack)
    victim = pack.with_name("victim")
    victim.write_text("keep me", encoding="utf-8")
    name = str(victim).encode()
    numbers = (len(name), sum(name))
    tail = b"\x00\x00\x00\x00" + name + b"".join(n.to_bytes(4, "big") for n in numbers)
    with pack.with_name(pack.name + "-journal").open("ab") as journal:
        journal.write(tail + SUPER_JOURNAL)
    assert read_pack(pack).texts == {"a.lmd": TEXT}
    assert victim.read_text(encoding="utf-8") == "keep me"


def test_only_the_newest_twenty_backups_are_kept(pack: Path) -> None:
    folder = pack.parent / "backups"
    made = [files.back_up(pack, folder) for _ in range(22)]
    assert files.backups_of(pack, folder) == made[2:]


def test_a_heavy_source_is_kept_whole_and_opened_by_whoever_allows_it(
    pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WHYDESK_MEMORY", "0")
    save(pack, "x\n" * 50_000)
    with pytest.raises(EngineError, match="MB of memory") as raised:
        Workspace.open(pack)
    assert raised.value.code is ErrorCode.HEAVY
    assert "WHYDESK_MEMORY=" in raised.value.hint
    monkeypatch.setenv("WHYDESK_MEMORY", "100")
    assert Workspace.open(pack).texts() == {"a.lmd": "x\n" * 50_000}
