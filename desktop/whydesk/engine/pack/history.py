"""Commits and row stamps: what a save adds to a pack's history, and what stays as it was.

- The sha of a commit is the first 16 hex digits of the source's hash. Where the text comes back to
  what an earlier commit held, that sha is taken: the new commit gets ``-2`` behind it, then ``-3``,
  so that its parent is still the text it came from and no earlier row is overwritten.
- A row keeps its commit and time for as long as it says the same in every cell. A row that another
  program wrote is compared by what it says in the text, since some leave columns empty.
- A stamp that names no commit of the pack is not kept.
"""

import json
from collections import defaultdict, deque
from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from whydesk.engine.pack.build import Cell, Row
from whydesk.engine.pack.packfile import Commit, PackFile
from whydesk.engine.pack.reading import TableRows
from whydesk.engine.pack.schema import STAMP, WRITER_NAME, Table

_SHA_LENGTH = 16
# What a row says in the text, for rows of other writers.
_SPOKEN = {
    "lmd_source": ("shard_id", "content"),
    "entities": ("id", "label", "type", "fields_json"),
    "edges": ("src", "dst", "role"),
    "thinks": ("host", "type", "body"),
}


class Stamp(NamedTuple):
    """The commit and time at which a row last changed."""

    sha: str
    time: str


def heads(commits: Sequence[Commit]) -> tuple[Commit, ...]:
    """The commits that are no parent of another, as stored; the last of all where that is none."""
    parents = {parent for commit in commits for parent in commit.parents}
    leaves = tuple(commit for commit in commits if commit.sha not in parents)
    return leaves or tuple(commits[-1:])


def head_of(pack: PackFile, source_sha: str) -> Commit | None:
    """The commit whose text a pack holds now: a head that carries its hash, else the last head."""
    leaves = heads(pack.commits)
    ours = [c for c in leaves if c.sha.partition("-")[0] == source_sha[:_SHA_LENGTH]]
    return (ours or list(leaves) or [None])[-1]


def next_commit(
    pack: PackFile | None, old_sha: str, new_sha: str, author: str, time: str
) -> Commit:
    """The commit that a changed source adds."""
    commits = pack.commits if pack is not None else ()
    taken = {commit.sha for commit in commits}
    sha = plain = new_sha[:_SHA_LENGTH]
    number = 1
    while sha in taken:
        number += 1
        sha = f"{plain}-{number}"
    return Commit(sha, time, author, _parents(pack, old_sha))


def _parents(pack: PackFile | None, old_sha: str) -> tuple[str, ...]:
    if pack is None or not pack.commits:
        return ()
    head = head_of(pack, old_sha)
    if head is not None and head.sha.startswith(old_sha[:_SHA_LENGTH]):
        return (head.sha,)
    return tuple(commit.sha for commit in heads(pack.commits))


def commit_row(commit: Commit) -> Row:
    """A commit as a row of its table."""
    return (commit.sha, commit.time, commit.author, json.dumps(list(commit.parents)))


def stamped(
    table: Table,
    rows: Sequence[Row],
    old: TableRows,
    known: Collection[str],
    fresh: Stamp,
    foreign: bool,
) -> Iterator[Row]:
    """New rows with their stamps behind them: the old one where nothing changed, else ``fresh``.

    ``old`` holds the stored rows with their stamps last; ``foreign`` says that another writer wrote
    them.
    """
    columns = [name for name in old.columns if name not in STAMP]
    if foreign:
        columns = [name for name in columns if name in _SPOKEN[table.name]]
    if not columns or old.columns[-2:] != STAMP:
        yield from (row + fresh for row in rows)
        return
    kept = _stamps(old, [old.columns.index(name) for name in columns], known)
    places = [table.content.index(name) for name in columns]
    for row in rows:
        waiting = kept.get(_key(row, places))
        yield row + (waiting.popleft() if waiting else fresh)


def _stamps(
    old: TableRows, places: Sequence[int], known: Collection[str]
) -> dict[tuple[Cell, ...], deque[Row]]:
    found: dict[tuple[Cell, ...], deque[Row]] = defaultdict(deque)
    for row in old.rows:
        if row[-2] in known:
            found[_key(row, places)].append(row[-2:])
    return found


def _key(row: Row, places: Sequence[int]) -> tuple[Cell, ...]:
    return tuple(["" if row[place] is None else row[place] for place in places])


def written_elsewhere(pack: PackFile) -> bool:
    """Whether another program wrote the derived tables of a pack."""
    return not pack.manifest.get("writer_version", "").startswith(WRITER_NAME + "/")
