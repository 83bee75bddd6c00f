"""The message that a seal signs: the SHA-256 of a pack's content, digest version 1.

Version 1 is kept bit for bit, gaps included; ``Digest`` tells where they are.
"""

import hashlib
import sqlite3
from dataclasses import dataclass

from whydesk.engine.pack.build import as_text
from whydesk.engine.pack.schema import MANIFEST, SEAL_KEYS, SIGNED, Table, quoted
from whydesk.engine.pack.untrusted import Judgement, judge

VERSION = "1"
SEPARATORS = "\x1c\x1d\x1e\x1f"


@dataclass(frozen=True, slots=True)
class Digest:
    """A content digest: its bytes, the tables that went into it, and what makes it ambiguous.

    ``ambiguous`` names the first ``table.column`` that holds a separator, or is empty.
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
    ambiguous = ""
    for table in SIGNED:
        sha.update(b"\x1d" + table.name.encode())
        rows = _rows(connection, schema, table)
        if rows is None:
            continue
        covered.add(table.name)
        ambiguous = ambiguous or _separator(table, rows)
        for row in rows:
            sha.update(b"\x1e" + b"\x1f".join([field.encode() for field in row]))
    return Digest(sha.digest(), frozenset(covered), ambiguous)


def _rows(
    connection: sqlite3.Connection, schema: Judgement, table: Table
) -> list[tuple[str, ...]] | None:
    """A table's signed cells as sorted lists of texts; None where it cannot be read."""
    if not schema.has(table.name, *table.signed):
        return None
    names = ", ".join(map(quoted, table.signed))
    try:
        cells = connection.execute(f"SELECT {names} FROM {quoted(table.name)} NOT INDEXED")
        if table is MANIFEST:
            rows = [tuple(map(as_text, row)) for row in cells if _is_signed(row[0])]
        else:
            rows = [tuple(map(as_text, row)) for row in cells]
    except sqlite3.OperationalError:
        return None  # a text that is not UTF-8
    rows.sort()
    return rows


def _is_signed(key: object) -> bool:
    """Whether a manifest row is signed: not the seal itself, nor a row without a key."""
    return key is not None and key not in SEAL_KEYS


def _separator(table: Table, rows: list[tuple[str, ...]]) -> str:
    for row in rows:
        for column, text in zip(table.signed, row, strict=True):
            if any(character in text for character in SEPARATORS):
                return f"{table.name}.{column}"
    return ""
