"""Which commit brought each row of a pack: read from the stamps that the tables keep.

A stamp counts for what its row says. A node, link or thought that says something else today than
its row did has no commit yet, and one whose stamp names no commit of the pack has none at all.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import cast

from whydesk.engine.model import Node, Think
from whydesk.engine.pack.build import Cell
from whydesk.engine.pack.history import written_elsewhere
from whydesk.engine.pack.packfile import Commit, pack_of
from whydesk.engine.pack.reading import Reading, reading, table_rows
from whydesk.engine.pack.schema import EDGES, ENTITIES, THINKS, Table

_CONFLICTS = "_conflicts"
_Thought = tuple[str, ...]


class Origins:
    """The commits of rows, by what the rows say. Made once for a pack as it is on the disk."""

    def __init__(self, opened: Reading) -> None:
        pack = pack_of(opened)
        self._commits = {commit.sha: commit for commit in pack.commits}
        # Another program may have left the attributes of thoughts out of its rows.
        self._loose = written_elsewhere(pack)
        texts: dict[str, str] = {}  # a label stands in many links, and is kept once
        self._nodes: dict[str, tuple[str, str, str]] = {}
        self._links: dict[tuple[str, str, str], str] = {}
        self._thoughts: dict[_Thought, str] = {}
        for key, label, fields, sha in _rows(opened, ENTITIES, "id label fields_json commit_sha"):
            self._nodes[key] = (label, fields, texts.setdefault(sha, sha))
        for cells in _rows(opened, EDGES, "src dst role commit_sha"):
            source, target, role, sha = (texts.setdefault(cell, cell) for cell in cells)
            self._links.setdefault((source, target, role), sha)
        for *said, sha in _rows(opened, THINKS, "host type body at status commit_sha"):
            self._thoughts.setdefault(self._kept(said), texts.setdefault(sha, sha))

    def of_node(self, node: Node) -> Commit | None:
        """The commit that brought what a node says, None where none did."""
        label, fields, sha = self._nodes.get(node.key, ("", "", ""))
        if label != node.label or _properties(fields) != dict(node.properties):
            return None
        return self._commits.get(sha)

    def of_link(self, source: str, role: str, target: str) -> Commit | None:
        """The commit that brought a link between two labels."""
        return self._commits.get(self._links.get((source, target, role), ""))

    def of_thought(self, think: Think) -> Commit | None:
        """The commit that brought a thought as it stands."""
        said = [think.host, think.type, think.body, think.at, think.status]
        return self._commits.get(self._thoughts.get(self._kept(said), ""))

    def _kept(self, said: list[str]) -> _Thought:
        return tuple(said[:3] if self._loose else said)


def read_origins(path: Path) -> Origins:
    """The origins of a pack's rows. Any thread; errors as ``read_pack``."""
    with reading(path) as opened:
        return Origins(opened)


def _rows(opened: Reading, table: Table, names: str) -> Iterator[list[str]]:
    """Cells as text, for each row; nothing where the table lacks one of the columns."""
    wanted = tuple(names.split())
    found = table_rows(opened, table.name, wanted)
    if found.columns == wanted:
        yield from (list(map(_text, row)) for row in found.rows)


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
