"""The last look at a finished file: a text is found in every encoding, and nothing is by chance."""

import base64
import sqlite3
from pathlib import Path

import pytest

from tests.engine.redaction.conftest import exported
from whydesk.engine.redaction.scan import Open, scan, sought

NEEDLE = "Pré Rosa deal"
PLACED = {
    "UTF-8": NEEDLE.encode(),
    "in capitals": NEEDLE.upper().encode(),
    "decomposed": "Pre\u0301 Rosa deal".encode(),
    "UTF-16, little end first": NEEDLE.encode("utf-16-le"),
    "UTF-16, big end first": NEEDLE.encode("utf-16-be"),
    "JSON": b"Pr\\u00e9 Rosa deal",
    "percent signs": b"Pr%C3%A9%20Rosa%20deal",
    "hex": NEEDLE.encode().hex().encode(),
    "hex in capitals": NEEDLE.encode().hex().upper().encode(),
    "base64": base64.b64encode(NEEDLE.encode()),
    "base64, one byte on": base64.b64encode(b"x" + NEEDLE.encode()),
    "base64, two bytes on": base64.b64encode(b"xy" + NEEDLE.encode() + b"z"),
    "a word of it": b"the rosa ",
}


@pytest.mark.parametrize("way", PLACED)
def test_a_text_is_found_in_any_encoding(tmp_path: Path, way: str) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"\x00before " + PLACED[way] + b" after")
    assert scan(path, sought([NEEDLE], Open(["deal"]))) is not None


@pytest.mark.parametrize("many", [1, 200])
def test_a_file_without_it_is_clean(tmp_path: Path, many: int) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"the deal is open, and nothing else")
    texts = [f"Rosa number {number}" for number in range(many)]
    assert scan(path, sought(texts, Open(["deal"]))) is None
    path.write_bytes(b"the deal is open, and rosa number 0 too")
    assert scan(path, sought(texts, Open(["deal"]))) is not None


def test_what_is_open_is_not_looked_for() -> None:
    known = Open(["The Rosa farm, and what it costs"], b"CREATE TABLE manifest")
    assert sought(["Rosa farm", "manifest", "ab", "costs 52000"], known) == ["costs 52000", "52000"]


def test_a_hit_names_the_table_and_column(tmp_path: Path) -> None:
    path = exported(tmp_path, "[[A]]\n>>what: Rosa\n")
    hit = scan(path, sought(["Rosa"], Open([])))
    assert hit is not None
    assert hit.where in ("lmd_source.content", "entities.fields_json")


def test_what_stands_in_a_free_page_is_found(tmp_path: Path, no_secure_delete: None) -> None:
    path = exported(tmp_path, "[[A]]\n")
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE other (text)")
        connection.executemany("INSERT INTO other VALUES (?)", [("Finca Rosalinda",)] * 2000)
        connection.execute("DROP TABLE other")
    connection.close()
    hit = scan(path, sought(["Finca Rosalinda"], Open(["[[A]]"])))
    assert hit is not None
    assert hit.where.startswith("byte ")


def test_two_cells_that_stand_side_by_side_are_no_hit(tmp_path: Path) -> None:
    path = exported(tmp_path, "[[xyab]]\n>>type: cdef\n")
    assert b"abcd" in path.read_bytes()
    assert scan(path, sought(["abcd"], Open(["xyab", "cdef"]))) is None


def test_times_and_hashes_of_the_export_are_no_hit(tmp_path: Path) -> None:
    path = exported(tmp_path, "[[A]]\n")
    with sqlite3.connect(path) as connection:
        (made,) = connection.execute("SELECT value FROM manifest WHERE key='created_at'").fetchone()
    connection.close()
    assert scan(path, sought([made[:4], made[:10]], Open(["[[A]]"]))) is None
