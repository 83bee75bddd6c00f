"""What a save does not understand goes along, and none of it is run on the way."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.engine.pack.packs import TEXT, cells, change, save
from whydesk.engine.pack.container import read_pack


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    path = tmp_path / "p.laplaspack"
    save(path, TEXT)
    return path


def schema(path: Path, kind: str) -> set[str]:
    return {
        name for (name,) in cells(path, f"SELECT name FROM sqlite_master WHERE type = '{kind}'")
    }


def test_views_and_triggers_stay_and_a_save_sets_none_of_them_off(pack: Path) -> None:
    change(
        pack,
        "CREATE TABLE fired (what TEXT)",
        "CREATE TRIGGER t1 AFTER INSERT ON entities BEGIN INSERT INTO fired VALUES ('e'); END",
        "CREATE TRIGGER t2 AFTER INSERT ON fired BEGIN INSERT INTO fired VALUES ('f'); END",
        "CREATE VIEW v AS SELECT label, no_such_function(id) FROM entities",
    )
    save(pack, TEXT + "more\n")
    assert schema(pack, "trigger") == {"t1", "t2"}
    assert "v" in schema(pack, "view")
    assert cells(pack, "SELECT * FROM fired") == []


def test_a_strangers_search_table_still_answers_after_a_save(pack: Path) -> None:
    change(
        pack,
        "CREATE VIRTUAL TABLE birds USING fts5(name)",
        "INSERT INTO birds VALUES ('night heron'), ('crane')",
    )
    save(pack, TEXT + "more\n")
    assert cells(pack, "SELECT name FROM birds WHERE birds MATCH 'heron'") == [("night heron",)]


def test_row_ids_keys_and_odd_values_of_unknown_tables_stay(pack: Path) -> None:
    change(
        pack,
        "CREATE TABLE counted (id INTEGER PRIMARY KEY AUTOINCREMENT, x CHECK (x <> 'checked'))",
        "INSERT INTO counted (x) VALUES ('one'), (x'00ff'), (2.5), (NULL)",
        "DELETE FROM counted WHERE id = 1",
        "CREATE TABLE loose (x)",
        "INSERT INTO loose (rowid, x) VALUES (7, CAST(x'ff' AS TEXT))",
        "CREATE TABLE pairs (a, b, PRIMARY KEY (a, b)) WITHOUT ROWID",
        "INSERT INTO pairs VALUES (2, 1), (1, 2)",
    )
    save(pack, TEXT + "more\n")
    assert cells(pack, "SELECT * FROM counted") == [(2, b"\x00\xff"), (3, 2.5), (4, None)]
    assert cells(pack, "SELECT seq FROM sqlite_sequence") == [(4,)]
    assert cells(pack, "SELECT rowid, hex(x), typeof(x) FROM loose") == [(7, "FF", "text")]
    assert cells(pack, "SELECT * FROM pairs") == [(1, 2), (2, 1)]


def test_an_unknown_column_follows_its_row_through_an_edit(pack: Path) -> None:
    change(
        pack,
        'ALTER TABLE thinks ADD COLUMN "Mood!" TEXT',
        "ALTER TABLE edges ADD COLUMN weight REAL",
        "ALTER TABLE commits ADD COLUMN machine",
        "UPDATE thinks SET \"Mood!\" = 'calm'",
        "UPDATE edges SET weight = 0.5",
        "UPDATE commits SET machine = 'desk'",
    )
    save(pack, "[[C]] →(supports) [[A]]\n[[C]]\n" + TEXT.replace("\nx\n", "\nanother body\n"))
    assert cells(pack, 'SELECT body, "Mood!" FROM thinks') == [("another body", "calm")]
    assert cells(pack, "SELECT src, weight FROM edges") == [("C", None), ("A", 0.5)]
    assert cells(pack, "SELECT machine FROM commits") == [("desk",), (None,)]


def test_an_index_over_an_expression_stays(pack: Path) -> None:
    change(
        pack,
        "CREATE TABLE stars (name TEXT)",
        "CREATE UNIQUE INDEX folded ON stars(lower(name)) WHERE name IS NOT NULL",
        "INSERT INTO stars VALUES ('Vega')",
    )
    save(pack, TEXT + "more\n")
    assert "folded" in schema(pack, "index")
    assert cells(pack, "PRAGMA integrity_check") == [("ok",)]


def test_an_object_with_a_name_of_the_format_is_left_behind_and_named(pack: Path) -> None:
    change(pack, "DROP INDEX idx_edges_src", "CREATE INDEX idx_edges_src ON edges(kind)")
    saved = save(pack, TEXT + "more\n")
    assert len(saved.notes) == 1
    assert "idx_edges_src" in saved.notes[0]


def test_a_pack_in_utf16_is_saved_as_one(tmp_path: Path, pack: Path) -> None:
    wide = tmp_path / "wide.laplaspack"
    with closing(sqlite3.connect(pack)) as old, closing(sqlite3.connect(wide)) as new:
        new.execute("PRAGMA encoding = 'UTF-16le'")
        new.execute("CREATE TABLE other (x)")
        new.execute("INSERT INTO other VALUES ('한글')")
        for (sql,) in old.execute("SELECT sql FROM sqlite_master WHERE name = 'lmd_source'"):
            new.execute(sql)
        new.executemany(
            "INSERT INTO lmd_source VALUES (?, ?, ?, ?)", old.execute("SELECT * FROM lmd_source")
        )
        new.commit()
    save(wide, TEXT + "한\n")
    assert read_pack(wide).texts == {"a.lmd": TEXT + "한\n"}
    assert cells(wide, "SELECT x FROM other") == [("한글",)]
