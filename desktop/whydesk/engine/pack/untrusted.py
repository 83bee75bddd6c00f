"""Reading a file that anyone may have made: a hardened connection, and the schema judged first.

Nothing here runs what the file brings along: views, triggers, virtual tables, generated columns and
indexes are seen as text in the schema and never touched by a statement. Rows are read from plain
tables only, without the file's indexes.
"""

import contextlib
import sqlite3
from collections.abc import Generator, Mapping
from pathlib import Path

from msgspec import Struct

from whydesk.engine import stopping
from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.pack.files import no_pack
from whydesk.engine.pack.schema import (
    INDEXES,
    MAX_VALUE_BYTES,
    SEARCH,
    SEARCH_SHADOWS,
    TABLES,
    quoted,
)
from whydesk.engine.wording import tr

# A whole row may hold some short columns beside one value of the largest size.
_LENGTH_LIMIT = MAX_VALUE_BYTES + 1024 * 1024
_LIMITS = {
    sqlite3.SQLITE_LIMIT_LENGTH: _LENGTH_LIMIT,
    sqlite3.SQLITE_LIMIT_SQL_LENGTH: 1_000_000,
    sqlite3.SQLITE_LIMIT_ATTACHED: 0,
    sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH: 1,
    sqlite3.SQLITE_LIMIT_EXPR_DEPTH: 100,
    sqlite3.SQLITE_LIMIT_COMPOUND_SELECT: 10,
    sqlite3.SQLITE_LIMIT_WORKER_THREADS: 0,
}
# A check of a table's pages would work out the CHECK expressions that the file brings along.
_PRAGMAS = (
    *("trusted_schema=OFF", "cell_size_check=ON", "mmap_size=0", "query_only=ON"),
    *("ignore_check_constraints=ON", "cache_size=-8192"),
)


class SchemaObject(Struct, frozen=True):
    """One entry of a schema; ``kind`` is table, virtual table, view, index or trigger."""

    kind: str
    name: str
    table: str
    sql: str


class Column(Struct, frozen=True):
    """A column as a file declares it; ``generated`` where its value is computed by the file."""

    name: str
    declared: str
    generated: bool


class Judgement(Struct, frozen=True):
    """What a schema holds: the format's plain tables with their columns, and everything else.

    ``posing`` are the objects that bear a known table's name and are no plain table; ``search``
    says that the format's search table is there; ``notes`` say in a sentence each what is not as it
    should be.
    """

    tables: Mapping[str, tuple[Column, ...]]
    unknown: tuple[SchemaObject, ...]
    posing: tuple[SchemaObject, ...]
    search: bool
    notes: tuple[str, ...]

    def has(self, table: str, *columns: str) -> bool:
        """Whether a table of the format is there to read, with all these columns."""
        found = {column.name.lower() for column in self.tables.get(table, ())}
        return bool(found) and found.issuperset(columns)

    def further_columns(self, table: str) -> tuple[Column, ...]:
        """The columns of a known table that the format does not know."""
        known = TABLES[table].columns
        return tuple(c for c in self.tables.get(table, ()) if c.name.lower() not in known)


def harden(connection: sqlite3.Connection) -> None:
    """Set a connection up for content that is not trusted; no statement may come before this."""
    stopping.watch(connection)
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    for limit, value in _LIMITS.items():
        connection.setlimit(limit, value)
    set_config = getattr(connection, "setconfig", None)  # Python 3.12
    if set_config is not None:
        set_config(sqlite3.SQLITE_DBCONFIG_DEFENSIVE, True)  # pyright: ignore


@contextlib.contextmanager
def speaking_of(path: Path) -> Generator[None]:
    """Turn what SQLite and the system say while ``path`` is read into one plain sentence."""
    try:
        yield
    except sqlite3.Error as error:
        raise read_error(path, error) from error
    except UnicodeDecodeError as error:  # SQLite's own words, which quote the file
        raise EngineError(
            ErrorCode.DAMAGED,
            tr("The pack is damaged: a name in it is not UTF-8."),
            "",
            Where(str(path)),
        ) from error
    except OSError as error:
        raise EngineError(
            ErrorCode.UNREADABLE,
            tr("The file cannot be read: {reason}.", reason=error.strerror or error),
            where=Where(str(path)),
        ) from error


def read_error(path: Path, error: sqlite3.Error) -> EngineError:
    """The EngineError of a failed read."""
    name = getattr(error, "sqlite_errorname", "")
    where = Where(str(path))
    if name == "SQLITE_INTERRUPT":
        if not stopping.is_stopped():
            raise KeyboardInterrupt from error  # it came in the midst of a statement
        return stopping.stopped()
    if name == "SQLITE_NOTADB":
        return no_pack(path)
    if name == "SQLITE_TOOBIG" or isinstance(error, sqlite3.DataError):
        return too_large(path, tr("a value in it is over 16 MiB"))
    if name.startswith(("SQLITE_CANTOPEN", "SQLITE_IOERR", "SQLITE_PERM", "SQLITE_BUSY")):
        return EngineError(
            ErrorCode.UNREADABLE, tr("The file cannot be read: {reason}.", reason=error), "", where
        )
    told = " ".join(str(error).split())
    return EngineError(ErrorCode.DAMAGED, tr("The pack is damaged: {told}.", told=told), "", where)


def too_large(path: Path, why: str) -> EngineError:
    """The EngineError of a pack that is too large to take in."""
    where = Where(str(path))
    return EngineError(ErrorCode.TOO_LARGE, tr("The pack is refused: {why}.", why=why), "", where)


def judge(connection: sqlite3.Connection) -> Judgement:
    """Look through the schema before any row is read."""
    tables: dict[str, tuple[Column, ...]] = {}
    unknown: list[SchemaObject] = []
    posing: list[SchemaObject] = []
    notes: list[str] = []
    objects = _objects(connection)
    search = any(_is_search(item) for item in objects)
    for item in objects:
        name = item.name.lower()
        if name not in TABLES:
            if not _belongs(item, search):
                unknown.append(item)
        elif item.kind != "table":
            notes.append(
                tr("{name} is a {kind} and no table, so it is not read.", name=name, kind=item.kind)
            )
            posing.append(item)
        else:
            columns = columns_of(connection, item.name)
            if any(column.generated for column in columns):
                notes.append(tr("{name} computes its own values, so it is not read.", name=name))
                posing.append(item)
            else:
                tables[name] = columns
    return Judgement(tables, tuple(unknown), tuple(posing), search, tuple(notes))


def _objects(connection: sqlite3.Connection) -> list[SchemaObject]:
    found: list[SchemaObject] = []
    for cells in connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master"):
        # They may be of any type, since a schema too can be written by hand.
        kind, name, table, text = ("" if cell is None else str(cell) for cell in cells)
        virtual = kind == "table" and text.lstrip()[:14].upper() == "CREATE VIRTUAL"
        found.append(SchemaObject("virtual table" if virtual else kind, name, table, text))
    return found


def _is_search(item: SchemaObject) -> bool:
    return item.kind == "virtual table" and item.name.lower() == SEARCH


def _belongs(item: SchemaObject, has_search: bool) -> bool:
    """Whether an object is the format's own beside the tables: its indexes, its search table."""
    name = item.name.lower()
    if item.kind == "index":
        return not item.sql or _plain(item.sql) == _plain(INDEXES.get(name, ""))
    if _is_search(item) or name == "sqlite_sequence":
        return True
    return has_search and item.kind == "table" and name in SEARCH_SHADOWS


def _plain(sql: str) -> str:
    return " ".join(sql.split()).lower()


def columns_of(connection: sqlite3.Connection, table: str) -> tuple[Column, ...]:
    """The columns of a table as it declares them."""
    return tuple(
        Column(row[1], row[2] or "", row[6] in (2, 3))
        for row in connection.execute(f"PRAGMA table_xinfo({quoted(table)})")
        if row[6] != 1
    )


def check_pages(connection: sqlite3.Connection, judgement: Judgement, path: Path) -> None:
    """Refuse a file whose tables of the format are broken or have more rows than are read.

    Each table is checked by itself, since a check of the whole file would run the modules of its
    virtual tables.
    """
    for table in judgement.tables:
        stopping.go_on()
        most = TABLES[table].most
        found = connection.execute(f"PRAGMA quick_check({quoted(table)})").fetchone()
        if found is not None and found[0] != "ok":
            told = " ".join(str(found[0]).replace("*** in database main ***", "").split())
            raise EngineError(
                ErrorCode.DAMAGED,
                tr("The pack is damaged: {told}.", told=told.rstrip(".")),
                "",
                Where(str(path)),
            )
        over = connection.execute(
            f"SELECT 1 FROM {quoted(table)} NOT INDEXED LIMIT 1 OFFSET {most}"
        ).fetchone()
        if over is not None:
            raise too_large(path, tr("{table} has more than {most:,} rows", table=table, most=most))
