"""Packs out of small texts, and their raw cells, for tests."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.pack.build import Rows, rows
from whydesk.engine.pack.container import PackContent, PackFile, Saved, read_pack, write_pack
from whydesk.engine.pack.only_in_tables import Extras

TEXT = "# T\n[[A]]\n>>type: decision\n[[A]] →(supports) [[B]]\n[[B]]\n@@note on=A id=n\nx\n@@\n"


def graph_of(texts: Mapping[str, str], times: Mapping[str, str] | None = None) -> Graph:
    """The graph of shards by name."""
    graph = Graph()
    for shard, text in texts.items():
        graph.add_shard(LiveDocument(text, shard), (times or {}).get(shard, ""))
    return graph


def graph_in(pack: PackFile) -> Graph:
    """The graph of an opened pack's source."""
    return graph_of(pack.texts, {shard: found.time for shard, found in pack.shards.items()})


def content(texts: Mapping[str, str], extras: Extras | None = None) -> PackContent:
    """Shards as what is to be saved."""

    def made(times: Mapping[str, str]) -> Rows:
        return rows(graph_of(texts, times))

    return PackContent(texts, made, extras=extras or Extras())


def save(
    path: Path,
    text: str | Mapping[str, str],
    *,
    previous: Path | None = None,
    time: str = "2026-01-01T00:00:00.000000Z",
    extras: Extras | None = None,
    rebuild: bool = False,
) -> Saved:
    """Save one text, or shards by name; from ``path`` itself where a pack is there."""
    texts = {"a.lmd": text} if isinstance(text, str) else text
    before = previous or (path if path.exists() else None)
    return write_pack(
        path, content(texts, extras), previous=before, author="founder", time=time, rebuild=rebuild
    )


def cells(path: Path, sql: str) -> list[tuple[Any, ...]]:
    """What a statement gives; nothing is kept open."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchall()


def change(path: Path, *statements: str) -> None:
    """Change a pack behind the engine's back."""
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def heads(path: Path) -> list[tuple[str, tuple[str, ...]]]:
    """Sha and parents of every commit, as stored."""
    return [(commit.sha, commit.parents) for commit in read_pack(path).commits]
