"""The message that a seal signs: the SHA-256 of a pack's content, digest version 1.

Version 1 is kept bit for bit, gaps included; ``Digest`` tells where they are.
"""

import hashlib
import re
import sqlite3
from collections.abc import Iterator
from typing import Protocol

from msgspec import Struct

from whydesk.engine.pack.build import Cell, as_text
from whydesk.engine.pack.reading import is_encoding
from whydesk.engine.pack.schema import COMMITS, MANIFEST, SEAL_KEYS, SIGNED, SOURCE, Table, quoted
from whydesk.engine.pack.untrusted import Judgement, judge
from whydesk.engine.seal.sorting import joined, sorted_rows, unpacked
from whydesk.engine.stopping import strides
from whydesk.engine.wording import tr

VERSION = "1"
_SEPARATOR = re.compile(b"[\x1c-\x1f]")
# Tables that are read by their first column: two rows of one name could be read as either.
_BY_NAME = (MANIFEST, SOURCE, COMMITS)


class Digest(Struct, frozen=True):
    """A content digest: its bytes, the tables that went into it, and what makes it ambiguous.

    ``ambiguous`` says in half a sentence why the digest does not tell what it stands for, or is
    empty.
    """

    value: bytes
    covered: frozenset[str]
    ambiguous: str


def content_digest(connection: sqlite3.Connection) -> bytes:
    """The 32 bytes that a seal of digest version 1 signs."""
    return digest(connection, judge(connection)).value


def digest(connection: sqlite3.Connection, schema: Judgement) -> Digest:
    """The content digest of an open pack. sqlite3.DatabaseError where its pages are broken."""
    sha = hashlib.sha256()
    covered: set[str] = set()
    ambiguous = _twice_in_the_seal(connection, schema)
    for table in SIGNED:
        sha.update(b"\x1d" + table.name.encode())
        if not schema.has(table.name, *table.signed):
            if table in _BY_NAME and schema.has(table.name):
                ambiguous = ambiguous or tr(
                    "{name} lacks a column and is no part of it", name=table.name
                )
            continue
        added = sha.copy()
        try:
            reason = _add(added, connection, table)
        except sqlite3.OperationalError as error:
            if not is_encoding(error):
                raise
            if table in _BY_NAME:
                ambiguous = ambiguous or tr(
                    "{name} holds a text that is not UTF-8", name=table.name
                )
            continue
        sha = added
        covered.add(table.name)
        ambiguous = ambiguous or reason
    return Digest(sha.digest(), frozenset(covered), ambiguous)


class _Hash(Protocol):
    """What is asked of a hash under way."""

    def update(self, data: bytes, /) -> None: ...


def _add(sha: _Hash, connection: sqlite3.Connection, table: Table) -> str:
    """Add a table's rows in their order; why it is ambiguous, or an empty text."""
    reason, before = "", None
    by_name = table in _BY_NAME
    for data in sorted_rows(_rows(connection, table)):
        sha.update(b"\x1e" + joined(data, b"\x1f"))
        if not reason and _SEPARATOR.search(data):
            reason = tr(
                "{table}.{column} holds a separator",
                table=table.name,
                column=_with_separator(table, unpacked(data)),
            )
        if by_name:
            name = unpacked(data)[0]
            if not reason and name == before:
                reason = tr(
                    "{name} has two rows of one {signed}", name=table.name, signed=table.signed[0]
                )
            before = name
    return reason


def _rows(connection: sqlite3.Connection, table: Table) -> Iterator[list[str]]:
    """The signed cells of a table as texts."""
    for row in strides(_cells(connection, table)):
        if table is not MANIFEST or _is_signed(row[0]):
            yield [as_text(cell) for cell in row]


def _cells(connection: sqlite3.Connection, table: Table) -> sqlite3.Cursor:
    names = ", ".join(map(quoted, table.signed))
    return connection.execute(f"SELECT {names} FROM {quoted(table.name)} NOT INDEXED")


def _is_signed(key: Cell) -> bool:
    """Whether a manifest row is signed: not the seal itself, nor a row without a key."""
    return key is not None and key not in SEAL_KEYS


def _with_separator(table: Table, row: list[bytes]) -> str:
    pairs = zip(table.signed, row, strict=True)
    return next(name for name, field in pairs if _SEPARATOR.search(field))


def _twice_in_the_seal(connection: sqlite3.Connection, schema: Judgement) -> str:
    """Why a seal cannot be told, where one of its own keys stands twice."""
    if not schema.has(MANIFEST.name, *MANIFEST.signed):
        return ""
    try:
        keys = [row[0] for row in _cells(connection, MANIFEST) if row[0] in SEAL_KEYS]
    except sqlite3.OperationalError as error:
        if not is_encoding(error):
            raise
        return ""  # the digest says so
    return "" if len(keys) == len(set(keys)) else tr("manifest has two rows of one key")
