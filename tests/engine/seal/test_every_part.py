"""Every part of a sealed pack, out of its own schema: a change shows, or feeds no view."""

# Nothing here lists tables or columns by hand, so a column that the format gains is tried as well.

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.engine.pack.packs import save
from tests.engine.seal.packs import checked
from whydesk.engine.pack.schema import SEARCH, SEARCH_SHADOWS, quoted
from whydesk.engine.seal.private import new_key
from whydesk.engine.seal.sealing import seal_pack
from whydesk.engine.workspace import Workspace

TEXTS = {
    "a.lmd": "# T\n[[A]]\n>>type: decision\n>>what: one\n[[A]] →(supports) [[B]]\n[[B]]\n>>id: b1\n"
    "[[B]] →(about) [[C]]\n[[C]]\n>>type: claim\n@@todo on=A id=n by=k at=2026-01-01 "
    "due=2026-02-02\nx [[B]]\nthen> [[C]]\n@@\n@@question on=B\ny\n@@\n",
    "b.lmd": "[[A]]\n>>what: two\n[[D]] →(closes) [[A]]\n[[D]]\n! [[E]]\n",
}


@pytest.fixture(scope="module")
def sealed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("sealed") / "p.laplaspack"
    save(path, {"a.lmd": TEXTS["a.lmd"]})
    save(path, TEXTS, time="2026-02-02T00:00:00.000000Z")
    seal_pack(path, new_key())
    return path


@dataclass(frozen=True)
class Change:
    """One change to a file, the part of it that changes, and what names it where no seal reaches.

    Where ``named`` is empty nothing may name it: the verdict has to change. Of each ``part`` one
    change at least must be possible.
    """

    words: str
    make: Callable[[Path], object]
    named: str
    part: str = ""


def sql(*statements: str) -> Callable[[Path], object]:
    def make(path: Path) -> None:
        with closing(sqlite3.connect(path)) as connection:
            for statement in statements:
                connection.execute(statement)
            connection.commit()

    return make


def rows_of(path: Path, table: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(f"SELECT rowid, * FROM {quoted(table)} ORDER BY rowid").fetchall()


def columns_of(path: Path, table: str) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute(f"PRAGMA table_xinfo({quoted(table)})")
        return [row[1] for row in found if row[6] == 0]


def tables_of(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        return [row[0] for row in found if row[0] not in SEARCH_SHADOWS]


def cell_changes(path: Path, table: str) -> list[Change]:
    """Each column in two rows: another text, nothing, and its like of another type."""
    made: list[Change] = []
    for number, column in enumerate(columns_of(path, table), 1):
        for row in rows_of(path, table)[-2:]:
            before = row[number]
            name, at = quoted(column), f"WHERE rowid = {row[0]}"
            named = SEARCH if table == SEARCH else f"{table}.{column}"
            for value in ("'other'", "NULL", "''", f"CAST({name} AS BLOB)", "1"):
                statement = f"UPDATE OR REPLACE {quoted(table)} SET {name} = {value} {at}"
                words = f"{statement} (was {before!r})"
                made.append(Change(words, sql(statement), named, f"{table}.{column}"))
    return made


def row_changes(path: Path, table: str) -> list[Change]:
    """Rows added, doubled, deleted and moved."""
    name = quoted(table)
    columns = ", ".join(map(quoted, columns_of(path, table)))
    # Only where a row stands may change unseen; the table of another program's search is no view.
    moved = SEARCH if table == SEARCH else "order of rows"
    named = SEARCH if table == SEARCH else ""
    made: list[Change] = []
    for row in rows_of(path, table):
        at = f"WHERE rowid = {row[0]}"
        made += [
            Change(f"delete {table} {at}", sql(f"DELETE FROM {name} {at}"), named, "delete"),
            Change(
                f"move {table} {at}",
                sql(f"UPDATE {name} SET rowid = rowid + 1000 {at}"),
                moved,
                "move",
            ),
        ]
        double = f"INSERT OR IGNORE INTO {name} ({columns}) SELECT {columns} FROM {name} {at}"
        made.append(Change(f"double {table} {at}", sql(double), named, "add"))
    values = ", ".join("'new'" for _ in columns_of(path, table))
    made.append(
        Change(f"add to {table}", sql(f"INSERT INTO {name} VALUES ({values})"), named, "add")
    )
    return made


def object_changes(path: Path) -> list[Change]:
    """Things that were not there: tables, columns, views, triggers, indexes, bytes at the end."""
    made = [
        Change("table", sql("CREATE TABLE stars (a)", "INSERT INTO stars VALUES (1)"), "stars"),
        Change("view", sql("CREATE VIEW seen AS SELECT * FROM entities"), "view seen"),
        Change("free", sql("CREATE TABLE gone (a)", "DROP TABLE gone"), "free pages"),
        Change("trailing", trailing, "bytes behind the last page"),
        Change("virtual", sql("CREATE VIRTUAL TABLE v USING fts5(a)"), "virtual table v"),
    ]
    for table in tables_of(path):
        name = quoted(table)
        if table == SEARCH:
            continue
        made += [
            Change(
                "index", sql(f"CREATE INDEX i ON {name}({columns_of(path, table)[0]})"), "index i"
            ),
            Change(
                f"column of {table}",
                sql(f"ALTER TABLE {name} ADD COLUMN weight DEFAULT 3"),
                f"{table}.weight",
            ),
            Change(
                f"trigger on {table}",
                sql(f"CREATE TRIGGER t AFTER INSERT ON {name} BEGIN SELECT 1; END"),
                "trigger t",
            ),
            Change(f"drop {table}", sql(f"DROP TABLE {name}"), table),
        ]
    return made


def trailing(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"\0hidden" * 700)


def seen(path: Path) -> list[object]:
    """What all views are made of, and every answer that the engine gives of a pack."""
    opened = Workspace.open(path)
    labels = [node.label for node in opened.graph.nodes()]
    return [
        opened.texts(),
        {key: value for key, value in opened.manifest.items() if not key.startswith("sig")},
        opened.counts(),
        list(opened.graph.nodes()),
        list(opened.graph.edges()),
        [(opened.show(label), opened.why(label), opened.thoughts(label)) for label in labels],
        opened.find("one"),
        opened.loops(),
        opened.conflicts(),
        [(found.code, found.span, found.message) for found in opened.problems()],
        set(opened.pack.commits) if opened.pack else None,
    ]


def what_is_in(path: Path) -> str:
    """All rows and the schema as SQL; the size tells what stands behind the pages."""
    with closing(sqlite3.connect(path)) as connection:
        return "\n".join((*connection.iterdump(), str(path.stat().st_size)))


def verdict_of(path: Path) -> tuple[object, tuple[str, ...]]:
    found = checked(path)
    return (found.verdict, found.drift, found.public_key), found.not_covered


def unseen(sealed: Path, tmp_path: Path, changes: list[Change]) -> list[str]:
    """The changes that are neither seen in the verdict nor named, or that a view shows.

    And the parts of which no change could be made, since then nothing was tried.
    """
    before, _ = verdict_of(sealed)
    answers, before_it = seen(sealed), what_is_in(sealed)
    bad: list[str] = []
    untried = {change.part or change.words for change in changes}
    path = tmp_path / sealed.name
    for change in changes:
        shutil.copyfile(sealed, path)
        try:
            change.make(path)
        except sqlite3.Error:
            continue
        if what_is_in(path) == before_it:
            continue
        untried.discard(change.part or change.words)
        verdict, named = verdict_of(path)
        if verdict != before:
            continue
        if change.named not in named:
            bad.append(f"{change.words}: not named")
        if seen(path) != answers:
            bad.append(f"{change.words}: a view shows it")
    return bad + [f"{part}: no change could be made" for part in sorted(untried)]


TABLES = (
    *("manifest", "lmd_source", "commits", "entities", "edges", "thinks", "schema_types"),
    SEARCH,
)


def test_these_are_all_tables(sealed: Path) -> None:
    assert sorted(tables_of(sealed)) == sorted(TABLES)


@pytest.mark.parametrize("table", TABLES)
def test_a_changed_cell_shows_or_is_named(sealed: Path, tmp_path: Path, table: str) -> None:
    changes = cell_changes(sealed, table)
    assert changes
    assert unseen(sealed, tmp_path, changes) == []


@pytest.mark.parametrize("table", TABLES)
def test_a_row_that_comes_goes_or_moves_shows_or_is_named(
    sealed: Path, tmp_path: Path, table: str
) -> None:
    assert unseen(sealed, tmp_path, row_changes(sealed, table)) == []


def test_what_is_put_into_the_file_beside_shows_or_is_named(sealed: Path, tmp_path: Path) -> None:
    assert unseen(sealed, tmp_path, object_changes(sealed)) == []
