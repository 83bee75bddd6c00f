"""What is no sound pack gets one clear sentence, and is never written to."""

import os
import sqlite3
from pathlib import Path

import pytest

from whydesk.engine import EngineError, ErrorCode, Workspace
from whydesk.engine.pack.container import read_pack

TEXT = "[[A]]\n>>type: decision\n[[A]] →(supports) [[B]]\n[[B]]\n"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    path = tmp_path / "odd name #1?%20.laplaspack"
    Workspace.new(TEXT).build(path)
    return path


def refusal(path: Path) -> EngineError:
    with pytest.raises(EngineError) as raised:
        read_pack(path)
    return raised.value


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", ErrorCode.NOT_A_PACK),
        (b"just some text, longer than a header of SQLite would be" * 9, ErrorCode.NOT_A_PACK),
        (b"SQLite format 3\x00", ErrorCode.DAMAGED),
        (b"SQLite format 3\x00" + b"\xff" * 8000, ErrorCode.DAMAGED),
    ],
)
def test_what_is_no_pack_is_refused(tmp_path: Path, data: bytes, code: ErrorCode) -> None:
    path = tmp_path / "x.laplaspack"
    path.write_bytes(data)
    found = refusal(path)
    assert found.code is code
    assert found.message.endswith(".")
    assert path.read_bytes() == data


def test_a_pack_that_was_cut_short_is_refused(pack: Path) -> None:
    os.truncate(pack, pack.stat().st_size // 2)
    assert refusal(pack).code is ErrorCode.DAMAGED


def test_a_file_that_is_not_there_and_a_folder_are_told_apart(tmp_path: Path) -> None:
    assert refusal(tmp_path / "gone.laplaspack").code is ErrorCode.NOT_FOUND
    assert "folder" in refusal(tmp_path).message


def test_another_sqlite_file_is_no_pack(tmp_path: Path) -> None:
    path = tmp_path / "x.laplaspack"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE birds (name TEXT)")
    assert refusal(path).code in (ErrorCode.NO_SOURCE, ErrorCode.NOT_A_PACK)


def test_a_view_in_the_place_of_the_source_is_not_read(pack: Path) -> None:
    with sqlite3.connect(pack) as connection:
        connection.execute("ALTER TABLE lmd_source RENAME TO hidden")
        connection.execute("CREATE VIEW lmd_source AS SELECT * FROM hidden")
    assert read_pack(pack).source_fault is not None


def test_tables_that_lie_do_not_mislead(pack: Path) -> None:
    with sqlite3.connect(pack) as connection:
        connection.execute("UPDATE edges SET src = 'B', dst = 'A'")
        connection.execute("DELETE FROM entities WHERE id = 'b'")
    assert [s.label for s in Workspace.open(pack).why("B").steps] == ["A"]


def test_what_only_a_write_ahead_log_holds_is_read_and_nothing_is_settled(pack: Path) -> None:
    connection = sqlite3.connect(pack)
    connection.execute("PRAGMA journal_mode = wal")
    connection.execute("UPDATE lmd_source SET content = content || 'in the log'")
    connection.commit()
    before = {p.name: p.read_bytes() for p in pack.parent.iterdir() if not p.name.endswith("-shm")}
    found = read_pack(pack)
    after = {p.name: p.read_bytes() for p in pack.parent.iterdir() if not p.name.endswith("-shm")}
    connection.close()
    assert found.texts["main.lmd"].endswith("in the log")
    assert found.notes
    assert before == after


def test_bytes_that_are_no_utf8_are_named_with_their_line(pack: Path) -> None:
    with sqlite3.connect(pack) as connection:
        connection.execute("UPDATE lmd_source SET content = CAST(x'610aff' AS TEXT)")
    fault = read_pack(pack).source_fault
    assert fault is not None
    assert (fault.code, fault.where.line) == (ErrorCode.ENCODING, 2)
