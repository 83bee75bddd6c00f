"""Filling the new file of a save: tables, history, search, and what is carried along."""

import contextlib
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from whydesk.engine.pack import files
from whydesk.engine.pack.build import Cell, Row, Rows, as_text, head_sha
from whydesk.engine.pack.carry import attach, carry_columns, carry_objects, further_columns
from whydesk.engine.pack.content import PackContent, name_of, owner_of, shard_times
from whydesk.engine.pack.history import (
    Stamp,
    commit_row,
    head_of,
    next_commit,
    stamped,
    written_elsewhere,
)
from whydesk.engine.pack.only_in_tables import with_extras
from whydesk.engine.pack.packfile import Commit, PackFile
from whydesk.engine.pack.reading import Reading, TableRows, table_rows
from whydesk.engine.pack.schema import (
    COMMITS,
    COUNT_KEYS,
    FORMAT_VERSION,
    INDEXES,
    MANIFEST,
    MANIFEST_KEYS,
    SEARCH,
    SEARCH_DDL,
    SOURCE,
    STAMP,
    STAMPED,
    TABLES,
    TYPES,
    WRITER_VERSION,
    Table,
    quoted,
)
from whydesk.engine.wording import tr

_NO_ROWS = TableRows((), [], ())
# From so many letters on larger pages are written in a seventh less time; in a small pack, with as
# many tables and indexes, most of them would be empty.
_LARGE = 1_000_000
_PAGE, _LARGE_PAGE = 4_096, 16_384


class Filling(Struct, frozen=True):
    """What was written: the commit it added (or an empty text), and whether a seal was lost."""

    commit: str
    seal_lost: bool
    notes: tuple[str, ...]


class Job(Struct, frozen=True):
    """All that one save knows while it fills its file."""

    old: Reading | None
    pack: PackFile | None
    texts: Mapping[str, str]
    head_sha: str
    rows: Rows
    content: PackContent
    time: str
    new_commit: Commit | None
    stamp: Stamp


def fill(
    fresh: Path,
    old: Reading | None,
    pack: PackFile | None,
    texts: Mapping[str, str],
    sha: str,
    content: PackContent,
    author: str,
    time: str,
) -> Filling:
    """Write a whole pack into an empty file. sqlite3.Error where that fails.

    ``sha`` is the ``head_sha`` of the texts.
    """
    job = _job(old, pack, texts, sha, content, author, time)
    with contextlib.closing(_connect(fresh, old, _page_size(texts))) as connection:
        connection.execute("BEGIN")
        manifest = _manifest(job)
        _fill_tables(connection, job, manifest)
        notes = _fill_search(connection, job.rows)
        if old is not None:
            for table in TABLES.values():
                carry_columns(connection, old, table)
            notes += carry_objects(connection, old.schema)
        connection.execute("COMMIT")
    sealed = pack is not None and "sig" in pack.manifest
    commit = job.new_commit.sha if job.new_commit is not None else ""
    return Filling(commit, sealed and "sig" not in manifest, notes)


def _job(
    old: Reading | None,
    pack: PackFile | None,
    texts: Mapping[str, str],
    sha: str,
    content: PackContent,
    author: str,
    time: str,
) -> Job:
    times = shard_times(pack, texts, time)
    old_sha = head_sha(pack.texts) if pack is not None else ""
    head = head_of(pack, old_sha) if pack is not None else None
    added = None
    if head is None or pack is None or pack.texts != dict(texts):
        added = next_commit(pack, old_sha, sha, author, time)
    last = added or head
    stamp = Stamp(last.sha, last.time) if last is not None else Stamp("", time)
    rows = with_extras(content.rows(times), content.extras)
    return Job(old, pack, texts, sha, rows, content, time, added, stamp)


def _page_size(texts: Mapping[str, str]) -> int:
    """The bytes of a page of the file that these texts make."""
    return _PAGE if sum(map(len, texts.values())) < _LARGE else _LARGE_PAGE


def _connect(fresh: Path, old: Reading | None, page_size: int) -> sqlite3.Connection:
    """A connection to the new file; nothing is synced until all of it is there."""
    connection = sqlite3.connect(files.uri(fresh, "mode=rw"), uri=True, isolation_level=None)
    encoding = "UTF-8"
    if old is not None:
        encoding = old.connection.execute("PRAGMA encoding").fetchone()[0]
    for pragma in (
        "trusted_schema=OFF",
        f"page_size={page_size}",
        "auto_vacuum=NONE",
        f"encoding='{encoding}'",
        "journal_mode=MEMORY",
        "synchronous=OFF",
        "locking_mode=EXCLUSIVE",
        "cache_size=-131072",
        "cell_size_check=ON",
    ):
        connection.execute(f"PRAGMA {pragma}")
    if old is not None:
        attach(connection, old)
    return connection


def _fill_tables(connection: sqlite3.Connection, job: Job, manifest: Mapping[str, Cell]) -> None:
    for table in TABLES.values():
        connection.execute(table.ddl(further_columns(job.old, table)))
    _insert(connection, MANIFEST, MANIFEST.columns, list(manifest.items()))
    _insert(connection, SOURCE, SOURCE.columns, _stamp(job, SOURCE, list(job.texts.items())))
    _insert(connection, COMMITS, COMMITS.columns, _commits(job))
    for table in STAMPED:
        columns = (*table.content, *STAMP)
        rows = job.rows.of(table.name)
        _insert(connection, table, columns, _stamp(job, table, rows))
    _insert(connection, TYPES, TYPES.columns, job.rows.schema_types)
    for statement in INDEXES.values():
        connection.execute(statement)


def _insert(
    connection: sqlite3.Connection, table: Table, columns: Sequence[str], rows: Iterable[Row]
) -> None:
    names = ", ".join(map(quoted, columns))
    marks = ", ".join("?" * len(columns))
    connection.executemany(f"INSERT INTO main.{table.name} ({names}) VALUES ({marks})", rows)


def _stored(job: Job, table: Table, columns: Sequence[str]) -> TableRows:
    return table_rows(job.old, table.name, tuple(columns)) if job.old is not None else _NO_ROWS


def _stamp(job: Job, table: Table, rows: list[Row]) -> Iterator[Row]:
    old = _stored(job, table, (*table.content, *STAMP))
    known = {commit.sha for commit in job.pack.commits} if job.pack is not None else set[str]()
    foreign = job.pack is not None and written_elsewhere(job.pack)
    return stamped(table, rows, old, known, job.stamp, foreign)


def _commits(job: Job) -> list[Row]:
    found = _stored(job, COMMITS, COMMITS.columns)
    rows = {row[0]: row for row in found.rows} if found.columns == COMMITS.columns else {}
    if job.new_commit is not None:
        rows[job.new_commit.sha] = commit_row(job.new_commit)
    return list(rows.values())


def _manifest(job: Job) -> dict[str, Cell]:
    """The manifest to write: all keys of the format, then those of others as they were."""
    before: dict[Cell, Cell] = {}
    found = _stored(job, MANIFEST, MANIFEST.columns)
    if found.columns == MANIFEST.columns:
        before = dict[Cell, Cell](found.rows)  # pyright: ignore
    told = job.pack.manifest if job.pack is not None else {}
    if _keeps_seal(job):
        return {str(key): value for key, value in before.items()}
    manifest: dict[str, Cell] = {
        "format_version": str(FORMAT_VERSION),
        "created_at": told.get("created_at") or job.time,
        "writer_version": WRITER_VERSION,
        "namespace": told.get("namespace", ""),
        "owner": owner_of(job.pack, job.content),
        "name": name_of(job.pack, job.texts, job.content),
        "head_sha": job.head_sha,
    }
    for key, table in COUNT_KEYS.items():
        manifest[key] = str(len(job.rows.of(table)))
    others = {str(k): v for k, v in before.items() if k is not None and k not in MANIFEST_KEYS}
    return manifest | others


def _keeps_seal(job: Job) -> bool:
    """Whether a sealed pack is written again with all that its seal covers as it was."""
    pack, content = job.pack, job.content
    if pack is None or "sig" not in pack.manifest or pack.upgraded or job.new_commit is not None:
        return False
    if content.name not in (None, pack.manifest.get("name")):
        return False
    if content.owner not in (None, pack.manifest.get("owner")):
        return False
    return all(_signed_alike(job, table) for table in STAMPED)


def _signed_alike(job: Job, table: Table) -> bool:
    places = [table.content.index(name) for name in table.signed]
    now = Counter(tuple(as_text(row[place]) for place in places) for row in job.rows.of(table.name))
    found = _stored(job, table, table.signed)
    return now == Counter(tuple(map(as_text, row)) for row in found.rows)


def _fill_search(connection: sqlite3.Connection, rows: Rows) -> tuple[str, ...]:
    """The search table, an accelerator for other readers; a note where SQLite has no FTS5."""
    try:
        connection.execute(SEARCH_DDL)
    except sqlite3.OperationalError as error:
        if "no such module" not in str(error):
            raise
        return (tr("This SQLite has no FTS5, so the pack has no search table for other readers."),)
    connection.executemany(
        f"INSERT INTO main.{SEARCH} (id, label, fields) VALUES (?, ?, ?)", rows.search
    )
    return ()
