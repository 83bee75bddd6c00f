"""Packs that chance has changed: bits, pages, lengths, headers, schemas, and files beside them.

    python -m tests.strangers.mutants --count 5000 --seed 7

tries so many, each a place of its own in one long row, and tells the numbers of those that crash,
hang, write or use too much memory. ``--first N --count 1 --keep FILE`` keeps one to look at. The
same seed gives the same packs.
"""

import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

from tests.strangers.trying import Attempt, Kind, main, tried_in_processes

MOST_MEGABYTES = 500
_NAME = "stranger.laplaspack"
_ROOT = Path(__file__).resolve().parents[2]
_PAGE = 4096
# Making a mutant is no part of what is measured.
_MOST_BYTES = 20_000_000


@dataclass(frozen=True)
class Mutant:
    """A changed pack, with what stands beside it by the ending of its name."""

    data: bytes
    beside: dict[str, bytes]


def base_pack(folder: Path) -> bytes:
    """A sealed pack with a history, made anew from a sample's source."""
    from tests.engine.pack.packs import save
    from whydesk.engine.seal.private import read_key
    from whydesk.engine.seal.sealing import seal_pack

    path = folder / "base.laplaspack"
    text = (_ROOT / "packs" / "coffee.lmd").read_text(encoding="utf-8")
    save(path, text)
    save(path, text + "\n[[More]]\n@@todo on=More\nx\n@@\n", time="2026-02-02T00:00:00Z")
    seal_pack(path, read_key(b"11" * 32, "seed"))
    return path.read_bytes()


def mutant(base: bytes, seed: int, number: int) -> Mutant:
    """The mutant of a number."""
    chance = Random(f"{seed}:{number}")
    data, beside = bytearray(base), dict[str, bytes]()
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        how = chance.choice(_WAYS)
        with suppress(sqlite3.Error, ValueError, IndexError):
            data = how(data, chance)
    if chance.random() < 0.1:
        ending = chance.choice(("-wal", "-journal"))
        beside[ending] = _sidecar(ending, bytes(data), chance)
    return Mutant(bytes(data), beside)


# --- ways to change a pack ------------------------------------------------------------------------


def _bits(data: bytearray, chance: Random) -> bytearray:
    for _ in range(chance.choice((1, 4, 40))):
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    return data


def _page(data: bytearray, chance: Random) -> bytearray:
    """A page full of nothing, of noise, or of another page."""
    pages = max(1, len(data) // _PAGE)
    at, other = chance.randrange(pages) * _PAGE, chance.randrange(pages) * _PAGE
    fill = chance.choice(
        (bytes(_PAGE), chance.randbytes(_PAGE), bytes(data[other : other + _PAGE]))
    )
    data[at : at + _PAGE] = fill
    return data


def _page_head(data: bytearray, chance: Random) -> bytearray:
    """The few bytes that say what a page is, and where its cells are."""
    at = chance.randrange(max(1, len(data) // _PAGE)) * _PAGE
    at += chance.randrange(100 if at == 0 else 0, 160)
    data[at : at + 2] = chance.choice((b"\0\0", b"\xff\xff", chance.randbytes(2)))
    return data


def _length(data: bytearray, chance: Random) -> bytearray:
    if chance.random() < 0.7:
        return data[: chance.randrange(len(data))]
    return data + chance.randbytes(chance.choice((1, 100, 5000)))


def _header(data: bytearray, chance: Random) -> bytearray:
    """Page size, encoding, versions, free list: the first hundred bytes."""
    places = (16, 17, 18, 19, 20, 21, 24, 28, 32, 36, 40, 44, 47, 52, 56, 59, 60, 64, 92, 96)
    at = chance.choice(places)
    data[at : at + chance.choice((1, 2, 4))] = chance.randbytes(chance.choice((1, 2, 4)))
    return data


def _schema(data: bytearray, chance: Random) -> bytearray:
    """A schema that says something else than the pages hold."""
    statement = chance.choice(_SCHEMAS)
    tables = ("manifest", "lmd_source", "commits", "entities", "edges", "thinks", "schema_types")
    table, other = chance.choice(tables), chance.choice(tables)
    page = chance.choice((0, 1, 2, 3, 9, 10**6))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "p"
        path.write_bytes(data)
        with closing(sqlite3.connect(path)) as connection:
            connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _MOST_BYTES)
            connection.execute("PRAGMA writable_schema=ON")
            connection.execute(statement.format(table=table, other=other, page=page))
            connection.commit()
        return bytearray(path.read_bytes())


def _cells(data: bytearray, chance: Random) -> bytearray:
    """Rows with values that nobody expects."""
    tables = {
        "manifest": ("key", "value"),
        "lmd_source": ("shard_id", "content", "time"),
        "entities": ("label", "fields_json", "type", "stable_id"),
        "edges": ("src", "role", "kind"),
        "thinks": ("body", "mentions_json", "deleted", "at"),
        "commits": ("parents", "time", "sha"),
    }
    table = chance.choice(list(tables))
    column, value = chance.choice(tables[table]), chance.choice(_VALUES)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "p"
        path.write_bytes(data)
        with closing(sqlite3.connect(path)) as connection:
            connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _MOST_BYTES)
            rows = chance.choice(("", " WHERE rowid = 1"))
            connection.execute(f"UPDATE OR REPLACE {table} SET {column} = {value}{rows}")
            connection.commit()
        return bytearray(path.read_bytes())


def _sidecar(ending: str, data: bytes, chance: Random) -> bytes:
    """A log or a journal: noise, or one with the right head and pages of the file."""
    if chance.random() < 0.3:
        return chance.randbytes(chance.choice((1, 32, 600, 9000)))
    if ending == "-journal":
        head = bytes.fromhex("d9d505f920a163d7") + (1).to_bytes(4, "big") + chance.randbytes(4)
        head += len(data).to_bytes(4, "big") + (512).to_bytes(4, "big") + _PAGE.to_bytes(4, "big")
        page = (2).to_bytes(4, "big") + data[:_PAGE] + bytes(4)
        return head.ljust(512, b"\0") + page
    return bytes.fromhex("377f0682002de218") + chance.randbytes(24) + data[: _PAGE + 24]


_WAYS: tuple[Callable[[bytearray, Random], bytearray], ...] = (
    *(_bits, _bits, _page, _page_head, _page_head, _length, _header),
    *(_schema, _schema, _cells, _cells),
)
_VALUES = (
    *("NULL", "''", "7", "-1", "1e308", "x'ff'", "CAST(x'ff00fe' AS TEXT)", "char(0)"),
    *("zeroblob(99)", "CAST(x'c3' AS TEXT)"),
    *("replace(hex(zeroblob(5000)), '0', '[')", "'{{\"a\":' || 1 || '}}'", "char(8238) || 'x'"),
    *("replace(hex(zeroblob(40000)), '00', '[[A]]' || char(10))", "'99999999999999999999'"),
    *("replace(hex(zeroblob(9000)), '00', '@@x' || char(10))", "char(55296)", "char(28, 29)"),
)
_SCHEMAS = (
    "UPDATE sqlite_master SET rootpage = {page} WHERE name = '{table}'",
    "UPDATE sqlite_master SET rootpage = (SELECT rootpage FROM sqlite_master"
    " WHERE name = '{other}')"
    " WHERE name = '{table}'",
    "UPDATE sqlite_master SET sql = 'CREATE TABLE {table} (a, b, c)' WHERE name = '{table}'",
    "UPDATE sqlite_master SET sql = 'CREATE TABLE {table} (a PRIMARY KEY) WITHOUT ROWID'"
    " WHERE name = '{table}'",
    "UPDATE sqlite_master SET sql = 'gibberish' WHERE name = '{table}'",
    "UPDATE sqlite_master SET sql = NULL WHERE name = '{table}'",
    "UPDATE sqlite_master SET type = 'view', sql = 'CREATE VIEW {table} AS SELECT * FROM {other}'"
    " WHERE name = '{table}'",
    "UPDATE sqlite_master SET name = '{other}', tbl_name = '{other}' WHERE name = '{table}'",
    "UPDATE sqlite_master SET sql = replace(sql, 'TEXT', 'TEXT CHECK (abs(-9223372036854775808))')",
    "UPDATE sqlite_master SET sql = replace(sql, 'TEXT', 'TEXT COLLATE nowhere')",
    "UPDATE sqlite_master SET sql = replace(sql, 'label TEXT', 'label AS (hex(zeroblob(1e9)))')",
    "INSERT INTO sqlite_master VALUES ('view', 'v{page}', 'v{page}', 0,"
    " 'CREATE VIEW v{page} AS WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n FROM r)"
    " SELECT * FROM r')",
    "INSERT INTO sqlite_master VALUES ('table', 't{page}', 't{page}', 0,"
    " 'CREATE VIRTUAL TABLE t{page} USING nosuch(x)')",
    "INSERT INTO sqlite_master VALUES ('trigger', 'g', '{table}', 0,"
    " 'CREATE TRIGGER g AFTER INSERT ON {table} BEGIN DELETE FROM {other}; END')",
    "INSERT INTO sqlite_master VALUES ('index', 'i', '{table}', {page},"
    " 'CREATE INDEX i ON {table}(randomblob(1000000000))')",
    "DELETE FROM sqlite_master WHERE name = '{table}'",
    "DELETE FROM entities_fts_{other}",
    "UPDATE sqlite_master SET name = char(0, 27, 8238) || name WHERE name = '{table}'",
    "UPDATE sqlite_master SET name = CAST(x'ff' AS TEXT) WHERE name = '{table}'",
)


# --- trying them ----------------------------------------------------------------------------------


def tried(first: int, count: int, seed: int) -> list[str]:
    """What went wrong with these mutants: a line each. Tries them in processes of their own."""
    return tried_in_processes(__spec__.name if __spec__ else __name__, first, count, seed)


@contextmanager
def _attempts(seed: int) -> Iterator[Callable[[int], Attempt]]:
    """Gives what makes the mutant of a number, to be tried while it is watched."""
    from tests.strangers.asking import Watch, ask, most_megabytes

    with tempfile.TemporaryDirectory() as made, tempfile.TemporaryDirectory() as given:
        base, folder = base_pack(Path(made)), Path(given).resolve()
        watch = Watch(folder)

        def attempt(before: dict[str, bytes]) -> str:
            watch.on = True
            ask(folder / _NAME)
            watch.on = False
            now = {path.name: path.read_bytes() for path in folder.iterdir()}
            if watch.seen or now != before:
                return str(watch.seen or "changed files")
            megabytes = most_megabytes()
            return f"{megabytes} MB of memory" if megabytes > MOST_MEGABYTES else ""

        yield lambda number: partial(attempt, _put(folder, mutant(base, seed, number)))


def _put(folder: Path, made: Mutant) -> dict[str, bytes]:
    for path in folder.iterdir():
        path.unlink()
    files = {_NAME: made.data} | {_NAME + ending: data for ending, data in made.beside.items()}
    for name, data in files.items():
        (folder / name).write_bytes(data)
    return files


def _kept(seed: int, number: int) -> dict[str, bytes]:
    """The files of a mutant by the endings of their names."""
    with tempfile.TemporaryDirectory() as made:
        found = mutant(base_pack(Path(made)), seed, number)
    return {"": found.data, **found.beside}


if __name__ == "__main__":
    sys.exit(main(Kind("packs", __doc__, tried, _attempts, _kept)))
