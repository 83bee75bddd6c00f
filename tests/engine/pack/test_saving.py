"""A save: whole or not at all, and nothing lost that it does not understand."""

import os
import shutil
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whydesk.engine import EngineError, ErrorCode, Workspace
from whydesk.engine.pack.build import Rows, rows
from whydesk.engine.pack.container import PackContent, Step, read_pack, write_pack

TEXT = "# T\n[[A]]\n>>type: decision\n[[A]] →(supports) [[B]]\n[[B]]\n@@note on=A id=n\nx\n@@\n"
LATER = "2026-02-02T00:00:00.000000Z"
EARLIER = "2026-01-01T00:00:00.000000Z"


def content(*texts: str) -> PackContent:
    shards = {f"{n}.lmd": text for n, text in enumerate(texts)}

    def made(times: object) -> Rows:
        workspace = Workspace(shards)
        return rows(workspace.graph)

    return PackContent(shards, made)


def save(path: Path, *texts: str, time: str = LATER, previous: bool = True) -> None:
    write_pack(path, content(*texts), previous=path if previous else None, author="me", time=time)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    path = tmp_path / "p.laplaspack"
    save(path, TEXT, time=EARLIER, previous=False)
    return path


def _cells(path: Path, sql: str) -> list[tuple[Any, ...]]:
    with sqlite3.connect(path) as connection:
        return connection.execute(sql).fetchall()


def test_rows_keep_the_commit_at_which_they_last_changed(pack: Path) -> None:
    first = read_pack(pack).commits[0].sha
    save(pack, TEXT.replace(">>type: decision", ">>type: claim"))
    second = read_pack(pack).commits[1].sha
    stamps = dict(_cells(pack, "SELECT label, commit_sha FROM entities"))
    assert stamps == {"A": second, "B": first}
    assert _cells(pack, "SELECT commit_sha, time FROM edges") == [(first, EARLIER)]
    assert _cells(pack, "SELECT time FROM lmd_source") == [(LATER,)]


def test_unknown_tables_columns_and_keys_survive_a_save(pack: Path) -> None:
    with sqlite3.connect(pack) as connection:
        connection.execute("CREATE TABLE stars (name TEXT, weight REAL)")
        connection.execute("INSERT INTO stars VALUES ('vega', 2.1)")
        connection.execute("CREATE INDEX by_name ON stars(name)")
        connection.execute("ALTER TABLE entities ADD COLUMN colour TEXT DEFAULT 'grey'")
        connection.execute("UPDATE entities SET colour = 'red' WHERE id = 'b'")
        connection.execute("INSERT INTO manifest VALUES ('mood', 'calm')")
    save(pack, "prose\n" + TEXT)
    assert _cells(pack, "SELECT * FROM stars") == [("vega", 2.1)]
    assert _cells(pack, "SELECT name FROM sqlite_master WHERE name = 'by_name'") == [("by_name",)]
    assert dict(_cells(pack, "SELECT id, colour FROM entities")) == {"a": "grey", "b": "red"}
    assert read_pack(pack).manifest["mood"] == "calm"


def test_a_save_that_changes_nothing_leaves_the_file_alone(pack: Path) -> None:
    before = pack.read_bytes(), pack.stat().st_mtime_ns
    save(pack, TEXT)
    assert (pack.read_bytes(), pack.stat().st_mtime_ns) == before


def test_pages_are_larger_in_a_large_pack_and_follow_the_text_both_ways(pack: Path) -> None:
    sizes: list[tuple[Any, ...]] = []
    for text in (TEXT, TEXT + "word " * 200_000, TEXT):
        save(pack, text)
        assert read_pack(pack).texts == {"0.lmd": text}
        sizes += _cells(pack, "PRAGMA page_size")

    assert sizes == [(4096,), (16384,), (4096,)]


def test_going_back_to_an_earlier_text_is_a_save_like_any_other(pack: Path) -> None:
    save(pack, TEXT + "more\n")
    save(pack, TEXT, time="2026-03-03T00:00:00.000000Z")
    assert read_pack(pack).texts == {"0.lmd": TEXT}
    save(pack, TEXT + "other\n", time="2026-04-04T00:00:00.000000Z")
    commits = read_pack(pack).commits
    assert len({commit.sha for commit in commits}) == len(commits)


@pytest.mark.parametrize("step", list(Step)[:-1])
def test_a_save_that_breaks_off_leaves_the_old_file_and_nothing_else(
    pack: Path, step: Step
) -> None:
    before = pack.read_bytes()

    def break_off(told: Step) -> None:
        if told is step:
            raise OSError(28, "No space left on device")

    with pytest.raises(EngineError, match="no space left"):
        write_pack(
            pack,
            content(TEXT + "more\n"),
            previous=pack,
            author="me",
            time=LATER,
            backups=pack.parent / "backups",
            told=break_off,
        )
    assert pack.read_bytes() == before
    assert {p.name for p in pack.parent.iterdir()} <= {"p.laplaspack", "backups"}


def test_the_replaced_version_is_kept_as_a_numbered_backup(pack: Path) -> None:
    old, folder = pack.read_bytes(), pack.parent / "kept"
    for number in range(3):
        write_pack(
            pack,
            content(f"{TEXT}{number}\n"),
            previous=pack,
            author="me",
            time=LATER,
            backups=folder,
        )
    backups = sorted(folder.iterdir())
    assert (len(backups), backups[0].read_bytes()) == (3, old)


def test_a_read_only_target_is_left_as_it_is(pack: Path) -> None:
    before = pack.read_bytes()
    pack.chmod(0o400)
    with pytest.raises(EngineError) as raised:
        save(pack, TEXT + "more\n")
    assert raised.value.code is ErrorCode.READ_ONLY
    assert pack.read_bytes() == before


@pytest.mark.skipif(os.name != "posix", reason="symbolic links as POSIX has them")
def test_a_save_through_a_link_replaces_what_it_points_at_and_keeps_its_mode(pack: Path) -> None:
    pack.chmod(0o640)
    link = pack.with_name("link.laplaspack")
    link.symlink_to(pack)
    save(link, TEXT + "more\n")
    assert link.is_symlink()
    assert read_pack(pack).texts["0.lmd"].endswith("more\n")
    assert pack.stat().st_mode & 0o777 == 0o640


def test_what_a_crash_left_is_cleared_away_once_it_is_old(pack: Path) -> None:
    old, young = pack.with_name(".whydesk-1.tmp"), pack.with_name(".whydesk-2.tmp")
    for path in (old, young):
        path.write_bytes(b"half")
    os.utime(old, (0, 0))
    save(pack, TEXT + "more\n")

    assert not old.exists()
    assert young.exists()


def test_a_file_that_another_program_wrote_during_the_save_is_left_alone(pack: Path) -> None:
    def write(told: Step) -> None:
        if told is Step.CHECKED:
            pack.write_bytes(b"theirs")

    with pytest.raises(EngineError) as raised:
        write_pack(
            pack, content(TEXT + "more\n"), previous=pack, author="me", time=LATER, told=write
        )
    assert raised.value.code is ErrorCode.CHANGED
    assert pack.read_bytes() == b"theirs"


def test_a_disk_without_room_is_told_before_anything_is_written(pack: Path, monkeypatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _folder: SimpleNamespace(free=10))
    before = pack.read_bytes()
    with pytest.raises(EngineError, match="the disk is full"):
        save(pack, TEXT + "more\n")
    assert pack.read_bytes() == before


def test_a_backup_that_cannot_be_kept_does_not_stop_the_save(pack: Path) -> None:
    nowhere = pack.parent / "a-file"
    nowhere.write_bytes(b"")
    saved = write_pack(
        pack, content(TEXT + "more\n"), previous=pack, author="", time=LATER, backups=nowhere
    )
    assert saved.changed and saved.backup is None
    assert "could not be kept as a backup" in " ".join(saved.notes)
    assert read_pack(pack).texts["0.lmd"].endswith("more\n")


LINES = st.sampled_from(
    ["[[A]]", "[[B]]", ">>x: y", "[[A]] → [[B]]", "@@note on=A", "@@", "```", "\u00a0z", "", "é"]
)


@given(st.lists(LINES, max_size=12), st.lists(LINES, max_size=12))
def test_what_is_saved_is_what_is_read_and_equals_a_fresh_build(
    tmp_path_factory: pytest.TempPathFactory, one: list[str], two: list[str]
) -> None:
    folder = tmp_path_factory.mktemp("round")
    path, fresh = folder / "a.laplaspack", folder / "b.laplaspack"
    save(path, "\r\n".join(one), previous=False)
    save(path, "\n".join(two))
    save(fresh, "\n".join(two), previous=False)
    assert read_pack(path).texts == {"0.lmd": "\n".join(two)}
    for table, columns in (
        ("entities", "id, label, fields_json, refs"),
        ("edges", "src, dst, role"),
    ):
        sql = f"SELECT {columns} FROM {table} ORDER BY rowid"
        assert _cells(path, sql) == _cells(fresh, sql)
