"""Two contents never share verdict and digest, unless the verdict is that they could."""

import itertools
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.engine.pack.packs import save
from tests.engine.seal.packs import checked, sign_as_it_stands
from whydesk.engine.pack.schema import SEAL_KEYS, SIGNED, quoted
from whydesk.engine.seal.private import read_key
from whydesk.engine.seal.verdict import Verdict

SOURCE = (
    "[[A]]\n>>type: t\n[[A]] →(about) [[B]]\n[[B]]\n>>id: lp_1\n@@todo on=A status=open\nx\n@@\n"
)
KEY = read_key(b"11" * 32, "seed")
# Cells that read alike in the digest stand beside each other, and so do parts of joined fields.
CELLS = (
    None,
    "",
    0,
    "0",
    1,
    "1",
    1.0,
    "1.0",
    b"",
    b"1",
    "b'1'",
    "a",
    "a\x1fb",
    "b",
    "a\x1eb",
    "\0",
)
ALIKE = (None, "", b"", 1, "1", b"1")
WRITERS = ("whydesk/1", "laplaspack_writer/0.2", "other/1")

columns = st.sampled_from([(table.name, name) for table in SIGNED for name in table.signed])
edits = st.tuples(columns, st.integers(0, 1), st.sampled_from(CELLS))
contents = st.lists(edits, min_size=1, max_size=3)


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("base") / "p.laplaspack"
    save(path, SOURCE)
    return path.read_bytes()


def made(base: bytes, folder: Path, edited: list[tuple], writer: str) -> tuple[object, ...]:
    """A pack with other cells, sealed as it stands: verdict, drift, digest; and what is signed."""
    path = folder / "p.laplaspack"
    path.write_bytes(base)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE manifest SET value = ? WHERE key = 'writer_version'", (writer,))
        for (table, column), row, cell in edited:
            at = f"(SELECT rowid FROM {quoted(table)} LIMIT 1 OFFSET {row})"
            with closing(connection.cursor()) as cursor:
                try:
                    cursor.execute(
                        f"UPDATE {quoted(table)} SET {column} = ? WHERE rowid = {at}", (cell,)
                    )
                except sqlite3.IntegrityError:
                    continue
    sign_as_it_stands(path, KEY)
    found = checked(path)
    return found.verdict, found.drift, found.digest, signed_cells(path)


def signed_cells(path: Path) -> list[str]:
    found: list[str] = []
    with closing(sqlite3.connect(path)) as connection:
        for table in SIGNED:
            names = ", ".join(table.signed)
            rows = connection.execute(f"SELECT {names} FROM {table.name}").fetchall()
            found += sorted(repr((table.name, row)) for row in rows if row[0] not in SEAL_KEYS)
    return found


def never_both(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
    """Whether two contents are the same, or are told apart, or are said to be ambiguous."""
    return one[3] == other[3] or one[:3] != other[:3] or one[0] is Verdict.AMBIGUOUS


def role_and_kind(role: str, kind: str) -> list[tuple]:
    return [(("edges", "role"), 0, role), (("edges", "kind"), 0, kind)]


@settings(max_examples=60)
@example(role_and_kind("a\x1fb", ""), role_and_kind("a", "b\x1f"), WRITERS[0])
@example(role_and_kind("a", "b\x1ec"), role_and_kind("a", "b"), WRITERS[0])
@given(one=contents, other=contents, writer=st.sampled_from(WRITERS))
def test_two_contents_are_told_apart(
    base: bytes, tmp_path_factory: pytest.TempPathFactory, one: list, other: list, writer: str
) -> None:
    folder = tmp_path_factory.getbasetemp()
    assert never_both(made(base, folder, one, writer), made(base, folder, other, writer))


@pytest.mark.parametrize("column", [(t.name, name) for t in SIGNED for name in t.signed])
def test_cells_that_read_alike_are_told_apart(
    base: bytes, tmp_path: Path, column: tuple[str, str]
) -> None:
    found = [made(base, tmp_path, [(column, 0, cell)], WRITERS[1]) for cell in ALIKE]
    assert all(never_both(a, b) for a, b in itertools.combinations(found, 2))


# What names a row to the source: with another name there it is a row that the source does not give.
NAMED_BY = {
    "entities": ("id", "label", "stable_id"),
    "edges": ("src", "dst"),
    "thinks": ("host", "think_id", "body"),
}


@pytest.mark.parametrize(
    "column", [(t.name, n) for t in SIGNED if t.name in NAMED_BY for n in t.signed]
)
def test_so_are_those_of_a_row_that_the_source_does_not_give(
    base: bytes, tmp_path: Path, column: tuple[str, str]
) -> None:
    table, name = column
    another = [((table, other), 0, "z") for other in NAMED_BY[table] if other != name]
    found = [made(base, tmp_path, [*another, (column, 0, cell)], WRITERS[0]) for cell in ALIKE]
    assert all(never_both(a, b) for a, b in itertools.combinations(found, 2))
