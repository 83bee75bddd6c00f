"""Which commit brought each row of a pack: read from the stamps that the tables keep.

A stamp counts for what its row says. A node, link or thought that says something else today than
its row did has no commit yet, and one whose stamp names no commit of the pack has none at all.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import cast

from whydesk.engine.model import Node, Think
from whydesk.engine.pack.build import Cell
from whydesk.engine.pack.history import written_elsewhere
from whydesk.engine.pack.packfile import Commit, pack_of
from whydesk.engine.pack.reading import Reading, reading, table_rows
from whydesk.engine.pack.schema import EDGES, ENTITIES, THINKS, Table
from whydesk.engine.pack.weight import most_of_tables

_CONFLICTS = "_conflicts"


class Origins:
    """The commits of rows, by what the rows say. Made once for a pack as it is on the disk."""

    def __init__(self, opened: Reading) -> None:
        pack = pack_of(opened)
        self._commits = {commit.sha: commit for commit in pack.commits}
        # Another program may have left the attributes of thoughts out of its rows.
        self._loose = written_elsewhere(pack)
        # What each row says is kept as a digest: the words of 100,000 rows would take 48 MB.
        self._found: dict[bytes, Commit | None] = {}
        most = most_of_tables(pack.texts)
        names = "id label fields_json commit_sha"
        for key, label, fields, sha in _rows(opened, ENTITIES, names, most):
            self._note(sha, "node", key, label, *_flat(_properties(fields)))
        for source, target, role, sha in _rows(opened, EDGES, "src dst role commit_sha", most):
            self._note(sha, "link", source, target, role)
        names = "host type body at status commit_sha"
        for *said, sha in _rows(opened, THINKS, names, most):
            self._note(sha, "thought", *self._kept(said))

    def of_node(self, node: Node) -> Commit | None:
        """The commit that brought what a node says, None where none did."""
        return self._of("node", node.key, node.label, *_flat(node.properties))

    def of_link(self, source: str, role: str, target: str) -> Commit | None:
        """The commit that brought a link between two labels."""
        return self._of("link", source, target, role)

    def of_thought(self, think: Think) -> Commit | None:
        """The commit that brought a thought as it stands."""
        said = [think.host, think.type, think.body, think.at, think.status]
        return self._of("thought", *self._kept(said))

    def _kept(self, said: list[str]) -> list[str]:
        return said[:3] if self._loose else said

    def _note(self, sha: str, *said: str) -> None:
        self._found.setdefault(_digest(said), self._commits.get(sha))

    def _of(self, *said: str) -> Commit | None:
        return self._found.get(_digest(said))


def read_origins(path: Path) -> Origins:
    """The origins of a pack's rows. Any thread; errors as ``read_pack``."""
    with reading(path) as opened:
        return Origins(opened)


def _rows(opened: Reading, table: Table, names: str, most: int) -> Iterator[list[str]]:
    """Cells as text, for each row; nothing where the table lacks one of the columns."""
    wanted = tuple(names.split())
    found = table_rows(opened, table.name, wanted, most)
    if found.columns == wanted:
        yield from (list(map(_text, row)) for row in found.rows)


def _digest(said: Sequence[str]) -> bytes:
    """Sixteen bytes that stand for these words; lengths part them, so nothing runs together."""
    found = hashlib.blake2b(digest_size=16)
    for words in said:
        data = words.encode("utf-8", "surrogatepass")
        found.update(b"%d:" % len(data) + data)
    return found.digest()


def _flat(properties: Mapping[str, object]) -> Iterator[str]:
    """Keys and values one after another, in an order of their own."""
    for key in sorted(properties):
        yield key
        yield str(properties[key])


def _text(cell: Cell) -> str:
    return cell if isinstance(cell, str) else "" if cell is None else str(cell)


def _properties(fields: str) -> dict[str, object]:
    """The properties that a row holds; conflicts are no property."""
    try:
        told: object = json.loads(fields or "{}")
    except (ValueError, RecursionError):
        return {}
    held = cast("dict[str, object]", told) if isinstance(told, dict) else {}
    return {key: value for key, value in held.items() if key != _CONFLICTS}
