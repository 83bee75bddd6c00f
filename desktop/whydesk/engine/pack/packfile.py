"""What a pack holds, as it is read from the file."""

import json
from pathlib import Path

from msgspec import Struct

from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.pack.build import Cell, Row
from whydesk.engine.pack.reading import (
    Reading,
    decoded,
    held_rows,
    reading,
    source_text,
    table_rows,
)
from whydesk.engine.pack.schema import COMMITS, ENTITIES, FORMAT_VERSION, MANIFEST, SOURCE, STAMPED
from whydesk.engine.pack.untrusted import speaking_of
from whydesk.engine.wording import tr

# What the sources may take in memory: far more than is worked out of them, and so little that a
# window which refuses them stays below 500 MB.
_MOST_SOURCES = 256 * 1024 * 1024
# What a manifest and a history may take, for as long as the pack is open.
_MOST_MANIFEST = 24 * 1024 * 1024
_MOST_HISTORY = 64 * 1024 * 1024


class Shard(Struct, frozen=True):
    """One source text of a pack, with the commit and time at which it last changed."""

    text: str
    commit_sha: str
    time: str


class Commit(Struct, frozen=True):
    """One entry of a pack's history; several parents where histories were merged."""

    sha: str
    time: str
    author: str
    parents: tuple[str, ...]


class PackFile(Struct, frozen=True):
    """What an opened pack holds. Shards stand in the order of their ids, commits as stored.

    ``upgraded`` is set where the tables of format 3 are not all there, so that everything comes
    from the source in memory and a save writes them. ``source_fault`` says why the source cannot be
    read; then only the tables can be shown, for reading, and ``shards`` holds what is readable.
    ``notes`` are sentences for the person who opened it.
    """

    path: Path
    manifest: dict[str, str]
    shards: dict[str, Shard]
    commits: tuple[Commit, ...]
    format_version: int
    upgraded: bool
    source_fault: EngineError | None
    notes: tuple[str, ...]

    @property
    def texts(self) -> dict[str, str]:
        """The source text of each shard, in the order of their ids."""
        return {shard: found.text for shard, found in self.shards.items()}


def read_pack(path: Path) -> PackFile:
    """Open a pack without changing it or its folder.

    EngineError: NOT_FOUND, UNREADABLE, NOT_A_PACK, DAMAGED, TOO_LARGE; and, where the tables are
    unreadable too, what is wrong with the source: NO_SOURCE, ENCODING or NUL.
    """
    with reading(path) as opened:
        return pack_of(opened)


def pack_of(opened: Reading) -> PackFile:
    """What a pack that is open for reading holds; see ``read_pack``."""
    manifest, flags = _manifest(opened)
    shards, fault = _shards(opened)
    complete = all(opened.schema.has(table.name, *table.columns) for table in STAMPED)
    if fault is not None and not opened.schema.has(ENTITIES.name, "id", "label"):
        raise fault
    version = _version(manifest, complete)
    return PackFile(
        opened.path,
        manifest,
        shards,
        _commits(opened),
        version,
        version < FORMAT_VERSION or not complete,
        fault,
        opened.notes + flags,
    )


def _manifest(opened: Reading) -> tuple[dict[str, str], tuple[str, ...]]:
    found = table_rows(opened, MANIFEST.name, MANIFEST.columns, _MOST_MANIFEST)
    if len(found.columns) < len(MANIFEST.columns):
        return {}, (tr("The pack has no manifest."),)
    return {_text(key): _text(value) for key, value in found.rows}, found.flags


def _text(cell: Cell) -> str:
    if cell is None:
        return ""
    return cell.decode(errors="replace") if isinstance(cell, bytes) else str(cell)


def _version(manifest: dict[str, str], complete: bool) -> int:
    """The format a pack says it has; where it says nothing, what its tables look like."""
    told = manifest.get("format_version", "")
    if told.isascii() and told.isdigit() and len(told) < 6:
        return int(told)
    return FORMAT_VERSION if complete else 1


def _shards(opened: Reading) -> tuple[dict[str, Shard], EngineError | None]:
    """The readable shards in the order of their ids, and what is wrong with the first other."""
    shards: dict[str, Shard] = {}
    fault: EngineError | None = None
    for shard_id, content, sha, time in _source_cells(opened):
        try:
            name = source_text(opened.path, "lmd_source", shard_id)
            shards[name] = Shard(source_text(opened.path, name, content), _text(sha), _text(time))
        except EngineError as wrong:
            if wrong.code is ErrorCode.TOO_LARGE:
                raise
            fault = fault or wrong
    if not shards and fault is None:
        place = Where(str(opened.path))
        fault = EngineError(ErrorCode.NO_SOURCE, tr("The pack holds no LMD source."), where=place)
    return dict(sorted(shards.items())), fault


def _source_cells(opened: Reading) -> list[Row]:
    if not opened.schema.has(SOURCE.name, "shard_id", "content"):
        return []
    stamps = ", ".join(
        name if opened.schema.has(SOURCE.name, name) else "NULL" for name in ("commit_sha", "time")
    )
    sql = f"SELECT shard_id, content, {stamps} FROM lmd_source NOT INDEXED"
    opened.connection.text_factory = decoded
    with speaking_of(opened.path):
        try:
            return held_rows(opened, sql, SOURCE.name, _MOST_SOURCES)
        finally:
            opened.connection.text_factory = str


def _commits(opened: Reading) -> tuple[Commit, ...]:
    found = table_rows(opened, COMMITS.name, COMMITS.columns, _MOST_HISTORY)
    if len(found.columns) < len(COMMITS.columns):
        return ()
    return tuple(
        Commit(_text(sha), _text(time), _text(author), _parents(_text(parents)))
        for sha, time, author, parents in found.rows
    )


def _parents(text: str) -> tuple[str, ...]:
    try:
        told: object = json.loads(text or "[]")
    except (ValueError, RecursionError):
        return ()
    return tuple(p for p in told if isinstance(p, str)) if isinstance(told, list) else ()  # pyright: ignore
