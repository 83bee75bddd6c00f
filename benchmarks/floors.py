"""What cannot be done for less: reading the text, and putting the very same rows into tables.

The floor of opening, searching and the like is to read the bytes and take them for text. That of
building and saving is SQLite itself: every row of the finished pack, in memory already, goes into
new tables with the same indexes; one transaction, nothing synced, nothing checked.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from benchmarks.figures import Figures, least
from benchmarks.texts import SOURCE

_TABLES = (
    "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%\\_fts\\__%'"
)
_INDEXES = "SELECT sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"


class Content(NamedTuple):
    """All of a pack: tables with their rows, and indexes, each by the statement that makes it."""

    tables: list[tuple[str, str, list[tuple]]]
    indexes: list[str]


def figures(nodes: int, folder: Path) -> Figures:
    """What reading the texts of a folder takes; the inserts take turns with a build."""
    runs = 7 if nodes <= 10_000 else 3
    return {"reading": least(lambda: _read(folder / SOURCE), 3 * runs)}


def _read(source: Path) -> int:
    """Read each file of a folder as text; how many letters that was."""
    return sum(len(path.read_text(encoding="utf-8")) for path in sorted(source.iterdir()))


def content(pack: Path) -> Content:
    """All that is in a pack, read into memory."""
    with closing(sqlite3.connect(pack)) as connection:
        tables = [
            (name, sql, connection.execute(f"SELECT * FROM {name}").fetchall())
            for name, sql in connection.execute(_TABLES + " ESCAPE '\\'").fetchall()
        ]
        return Content(tables, [sql for (sql,) in connection.execute(_INDEXES)])


def insert(target: Path, content: Content) -> None:
    """Put it into a new file with nothing but SQLite."""
    target.unlink(missing_ok=True)
    with closing(sqlite3.connect(target, isolation_level=None)) as connection:
        for pragma in ("journal_mode=MEMORY", "synchronous=OFF", "cache_size=-131072"):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("BEGIN")
        for name, sql, rows in content.tables:
            connection.execute(sql)
            if rows:
                marks = ", ".join("?" * len(rows[0]))
                connection.executemany(f"INSERT INTO {name} VALUES ({marks})", rows)
        for sql in content.indexes:
            connection.execute(sql)
        connection.execute("COMMIT")
