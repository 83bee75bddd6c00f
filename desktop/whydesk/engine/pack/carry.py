"""What a save does not understand goes along into the new file, and none of it is run on the way.

The old file is attached read-only and immutable beside the new one; statements read its plain
tables and write only into ``main``.

- Unknown tables go with their rows (row ids too) and their indexes. Their statement is run under an
  authorizer that lets it make a table or an index and nothing else; their checks are not evaluated.
- Unknown columns of known tables follow their row: to the row that says the same, else to the row
  with the same key.
- Views, triggers and virtual tables are programs. They are written into the new schema as text and
  never prepared, so a save cannot set one off; the shadow tables of a virtual table go along as the
  plain tables that they are.
"""

import re
import sqlite3
from collections.abc import Generator, Iterator
from contextlib import contextmanager

from whydesk.engine.pack.build import Row
from whydesk.engine.pack.files import uri
from whydesk.engine.pack.matching import matched
from whydesk.engine.pack.reading import IMMUTABLE, Reading, table_rows
from whydesk.engine.pack.schema import INDEXES, SEARCH, SEARCH_SHADOWS, TABLES, Table, quoted
from whydesk.engine.pack.untrusted import Judgement, SchemaObject
from whydesk.engine.wording import tr

_RESERVED = frozenset({SEARCH, *SEARCH_SHADOWS, *INDEXES, *TABLES})
_PLAIN_TYPE = re.compile(r"[A-Za-z0-9_ ]*(\([0-9, ]*\))?")
_PROGRAMS = ("view", "trigger", "virtual table")
_MAKING = frozenset(
    {
        sqlite3.SQLITE_CREATE_TABLE,
        sqlite3.SQLITE_CREATE_INDEX,
        sqlite3.SQLITE_REINDEX,
        sqlite3.SQLITE_FUNCTION,
        sqlite3.SQLITE_TRANSACTION,
    }
)
_WRITING = frozenset({sqlite3.SQLITE_INSERT, sqlite3.SQLITE_UPDATE, sqlite3.SQLITE_READ})


def attach(connection: sqlite3.Connection, old: Reading) -> None:
    """Attach an old pack as ``old``; before any transaction."""
    connection.execute("ATTACH ? AS old", (uri(old.file, IMMUTABLE),))
    connection.execute("PRAGMA ignore_check_constraints=ON")


def further_columns(old: Reading | None, table: Table) -> tuple[tuple[str, str], ...]:
    """The columns that an old file adds to a known table, as (name, declared type)."""
    if old is None:
        return ()
    return tuple(
        (column.name, column.declared if _PLAIN_TYPE.fullmatch(column.declared) else "")
        for column in old.schema.further_columns(table.name)
    )


def carry_columns(connection: sqlite3.Connection, old: Reading, table: Table) -> None:
    """Give the rows of a known table what the old file says about them in columns of its own."""
    further = tuple(name for name, _ in further_columns(old, table))
    if not further:
        return
    before = table_rows(old, table.name, (*table.columns, *map(str.lower, further)))
    known = [name for name in before.columns if name in table.columns]
    if not known:
        return
    names = ", ".join(map(quoted, known))
    rows = connection.execute(f"SELECT rowid, {names} FROM main.{table.name} ORDER BY rowid")
    now: list[Row] = rows.fetchall()
    width = len(known)
    pairs = matched(table, [row[1:] for row in now], [row[:width] for row in before.rows], known)
    values = ", ".join(f"{quoted(name)} = ?" for name in before.columns[width:])
    connection.executemany(
        f"UPDATE main.{table.name} SET {values} WHERE rowid = ?",
        (
            (*before.rows[place][width:], row[0])
            for row, place in zip(now, pairs, strict=True)
            if place is not None
        ),
    )


def carry_objects(connection: sqlite3.Connection, schema: Judgement) -> tuple[str, ...]:
    """Copy everything that the format does not know; a sentence for each thing left behind."""
    notes: list[str] = []
    unknown = [item for item in schema.unknown if not item.name.lower().startswith("sqlite_")]
    for kind in ("table", "index", *_PROGRAMS):
        for item in (found for found in unknown if found.kind == kind):
            reason = _copy(connection, item)
            if reason:
                notes.append(
                    tr(
                        "The {kind} {name} was left behind: {reason}.",
                        kind=item.kind,
                        name=item.name,
                        reason=reason,
                    )
                )
    _carry_sequences(connection)
    return tuple(notes)


def _copy(connection: sqlite3.Connection, item: SchemaObject) -> str:
    """Copy one object; the reason where that cannot be, else an empty text."""
    if item.name.lower() in _RESERVED:
        return tr("the name belongs to the format")
    if item.kind in _PROGRAMS:
        _write_down(connection, item)
        return ""
    connection.execute("SAVEPOINT carry")
    try:
        with _only_making(connection):
            connection.execute(item.sql)
        if item.kind == "table":
            connection.execute(_copy_statement(connection, item.name))
    except (sqlite3.Error, sqlite3.Warning) as error:
        connection.execute("ROLLBACK TO carry")
        return str(error)
    finally:
        connection.execute("RELEASE carry")
    return ""


@contextmanager
def _only_making(connection: sqlite3.Connection) -> Generator[None]:
    def allows(action: int, first: str | None, *_: str | None) -> int:
        schema_write = action in _WRITING and first in ("sqlite_master", "sqlite_sequence")
        if action in _MAKING or schema_write or action == sqlite3.SQLITE_READ:
            return sqlite3.SQLITE_OK
        return sqlite3.SQLITE_DENY

    connection.set_authorizer(allows)
    try:
        yield
    finally:
        connection.set_authorizer(None)


def _copy_statement(connection: sqlite3.Connection, name: str) -> str:
    """The statement that copies a table's rows; a WHERE keeps SQLite from copying raw pages."""
    columns = list(_stored_columns(connection, name))
    if _has_rowid(connection, name, columns):
        columns.insert(0, "rowid")
    names = ", ".join(map(quoted, columns))
    table = quoted(name)
    return f"INSERT INTO main.{table} ({names}) SELECT {names} FROM old.{table} NOT INDEXED WHERE 1"


def _stored_columns(connection: sqlite3.Connection, name: str) -> Iterator[str]:
    for row in connection.execute(f"PRAGMA main.table_xinfo({quoted(name)})"):
        if row[6] == 0:
            yield row[1]


def _has_rowid(connection: sqlite3.Connection, name: str, columns: list[str]) -> bool:
    if any(column.lower() == "rowid" for column in columns):
        return False
    try:
        connection.execute(f"SELECT rowid FROM old.{quoted(name)} LIMIT 0")
    except sqlite3.OperationalError:
        return False
    return True


def _write_down(connection: sqlite3.Connection, item: SchemaObject) -> None:
    """Write a view, trigger or virtual table into the schema as text."""
    kind = "table" if item.kind == "virtual table" else item.kind
    connection.execute("PRAGMA writable_schema=ON")
    connection.execute(
        "INSERT INTO main.sqlite_master (type, name, tbl_name, rootpage, sql)"
        " VALUES (?, ?, ?, 0, ?)",
        (kind, item.name, item.table, item.sql),
    )
    connection.execute("PRAGMA writable_schema=OFF")


def _carry_sequences(connection: sqlite3.Connection) -> None:
    there = "SELECT 1 FROM {}.sqlite_master WHERE name = 'sqlite_sequence'"
    if all(connection.execute(there.format(name)).fetchone() for name in ("main", "old")):
        connection.execute("DELETE FROM main.sqlite_sequence")
        connection.execute(
            "INSERT INTO main.sqlite_sequence SELECT name, seq FROM old.sqlite_sequence WHERE 1"
        )
