"""A pack opened for reading: hardened, judged, checked, and nothing changed by it."""

import contextlib
import sqlite3
import tempfile
from collections.abc import Generator
from pathlib import Path
from sys import getsizeof
from typing import cast

from msgspec import Struct

from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.lmd.lines import split_lines
from whydesk.engine.pack.build import Cell, Row
from whydesk.engine.pack.files import private_copy, refuse_unreadable, sidecars, uri
from whydesk.engine.pack.schema import MAX_VALUE_BYTES, quoted
from whydesk.engine.pack.textfiles import refuse_nul
from whydesk.engine.pack.untrusted import (
    Judgement,
    check_pages,
    harden,
    judge,
    speaking_of,
    too_large,
)
from whydesk.engine.stopping import strides
from whydesk.engine.wording import tr

IMMUTABLE = "mode=ro&immutable=1"
# What one table may take in memory.
MOST_HELD = 400 * 1024 * 1024


class Undecodable(Struct, frozen=True):
    """A text in a pack that is not UTF-8."""

    data: bytes

    def __sizeof__(self) -> int:
        return object.__sizeof__(self) + getsizeof(self.data)


class Reading(Struct, frozen=True):
    """An open pack: where it was asked for, the file that is really read, its schema as judged.

    Used by the thread that opened it. ``file`` differs from ``path`` where a sidecar had to be
    settled in a private copy; it is gone once the reading ends.
    """

    path: Path
    file: Path
    connection: sqlite3.Connection
    schema: Judgement
    notes: tuple[str, ...]


class TableRows(Struct, frozen=True):
    """Rows of one table in stored order, and a sentence for each that cannot be read."""

    columns: tuple[str, ...]
    rows: list[Row]
    flags: tuple[str, ...]


@contextlib.contextmanager
def reading(path: Path) -> Generator[Reading]:
    """Open a pack for reading; EngineError where it is none, is damaged, or is too large.

    Where a ``-wal`` or ``-journal`` stands beside it, all are copied to a private folder and read
    there, and the notes say so.
    """
    refuse_unreadable(path)
    beside = sidecars(path)
    with speaking_of(path), contextlib.ExitStack() as stack:
        if not beside:
            yield _open(stack, path, path, ())
            return
        temporary = tempfile.TemporaryDirectory(prefix="whydesk-", ignore_cleanup_errors=True)
        copy = private_copy(path, beside, Path(stack.enter_context(temporary)))
        _settle(copy)
        names = tr(" and ").join(file.name for file in beside)
        note = tr(
            "Unsettled changes in {names} are read from a private copy; the files are as found.",
            names=names,
        )
        yield _open(stack, path, copy, (note,))


def _open(stack: contextlib.ExitStack, path: Path, file: Path, notes: tuple[str, ...]) -> Reading:
    connection = sqlite3.connect(uri(file, IMMUTABLE), uri=True, isolation_level=None)
    stack.callback(connection.close)
    harden(connection)
    schema = judge(connection)
    check_pages(connection, schema, path)
    return Reading(path, file, connection, schema, notes + schema.notes)


def _settle(copy: Path) -> None:
    """Let SQLite bring a private copy and its sidecar together into one plain file."""
    connection = sqlite3.connect(uri(copy, "mode=rw"), uri=True, isolation_level=None)
    try:
        harden(connection)
        connection.execute("PRAGMA query_only=OFF")
        connection.execute("SELECT 1 FROM sqlite_master").fetchone()
        connection.execute("PRAGMA journal_mode=DELETE").fetchone()
    finally:
        connection.close()


def table_rows(
    opened: Reading, table: str, columns: tuple[str, ...], most: int = MOST_HELD
) -> TableRows:
    """The rows of a plain table of the format, in stored order; columns it lacks are left out.

    A row with a text that is not UTF-8 is flagged and left out; the others are given. TOO_LARGE
    where they would take more memory than ``most`` bytes.
    """
    there = tuple(name for name in columns if opened.schema.has(table, name))
    if not there:
        return TableRows((), [], ())
    names = ", ".join(map(quoted, there))
    sql = f"SELECT {names} FROM {quoted(table)} NOT INDEXED"
    with speaking_of(opened.path):
        try:
            return TableRows(there, held_rows(opened, sql, table, most), ())
        except sqlite3.OperationalError as error:
            if not is_encoding(error):
                raise
        return _rows_one_by_one(opened, sql, table, there, most)


def is_encoding(error: sqlite3.Error) -> bool:
    """Whether a statement failed for a text that is not UTF-8."""
    return "decode" in str(error)


def held_rows(opened: Reading, sql: str, table: str, most: int = MOST_HELD) -> list[Row]:
    """All rows of a statement about a table; TOO_LARGE where they are too much to hold."""
    rows: list[Row] = []
    weight = 0
    for row in strides(opened.connection.execute(sql)):
        weight += weight_of(row)
        if weight > most:
            raise EngineError(
                ErrorCode.TOO_LARGE,
                tr("Its table {table} holds more than can be kept in memory.", table=table),
                where=Where(str(opened.path)),
            )
        rows.append(row)
    return rows


def weight_of(row: Row) -> int:
    """The bytes that a row takes in memory."""
    return getsizeof(row) + sum(map(getsizeof, row))


def _rows_one_by_one(
    opened: Reading, sql: str, table: str, columns: tuple[str, ...], most: int
) -> TableRows:
    rows: list[Row] = []
    flags: list[str] = []
    opened.connection.text_factory = decoded
    try:
        for number, row in enumerate(held_rows(opened, sql, table, most), 1):
            cells = cast("tuple[object, ...]", row)  # the text factory gives more than that
            bad = [n for n, cell in zip(columns, cells, strict=True) if type(cell) is Undecodable]
            if bad:
                flags.append(
                    tr(
                        "Row {number} of {table} is left out: {bad} is not UTF-8.",
                        number=number,
                        table=table,
                        bad=bad[0],
                    )
                )
            else:
                rows.append(row)
    finally:
        opened.connection.text_factory = str
    return TableRows(columns, rows, tuple(flags))


def decoded(data: bytes) -> str | Undecodable:
    """A connection's text factory that keeps what is not UTF-8 apart instead of failing."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return Undecodable(data)


def source_text(path: Path, shard: str, cell: Cell | Undecodable) -> str:
    """The text of a shard's ``content`` cell; EngineError where it cannot be LMD source."""
    where = Where(f"{path.name}:{shard}")
    if isinstance(cell, Undecodable):
        line = _line_of_fault(cell.data)
        where = Where(where.name, line)
        raise EngineError(ErrorCode.ENCODING, tr("The source is not UTF-8."), where=where)
    if not isinstance(cell, str):
        kind = "empty" if cell is None else type(cell).__name__
        raise EngineError(
            ErrorCode.NO_SOURCE, tr("The source is no text but {kind}.", kind=kind), where=where
        )
    data = cell[: MAX_VALUE_BYTES + 1].encode()
    if len(data) > MAX_VALUE_BYTES:
        raise too_large(path, tr("the source {shard} is over 16 MiB", shard=shard))
    refuse_nul(data, where.name)
    return cell


def _line_of_fault(data: bytes) -> int:
    try:
        data.decode()
    except UnicodeDecodeError as error:
        return len(split_lines(data[: error.start].decode())[0])
    return 0
