"""Whether every signed cell has the one form that its text has.

The digest reads NULL, the empty text, 1 and '1' alike. Where each text has one form only, the
digest tells the cells too; any other form is a difference that no seal vouches for.
"""

import sqlite3
from collections.abc import Iterator

from whydesk.engine.pack.build import Cell, Row, as_text
from whydesk.engine.pack.drift import REFERENCE_WRITERS, Drift, DriftKind
from whydesk.engine.pack.reading import Reading, is_encoding
from whydesk.engine.pack.schema import SIGNED, THINKS, Table, quoted
from whydesk.engine.pack.untrusted import speaking_of
from whydesk.engine.stopping import strides

_NULL_WHERE_ABSENT = frozenset({("entities", "stable_id"), ("thinks", "status"), ("thinks", "due")})
_NUMBER = ("thinks", "deleted")
_TYPE = THINKS.signed.index("type")


def odd_forms(opened: Reading, writer: str) -> Iterator[Drift]:
    """A difference for each signed cell that could have been exchanged under a seal.

    ``writer`` is the pack's ``writer_version``, which is signed.
    """
    for table in SIGNED:
        if opened.schema.has(table.name, *table.signed):
            yield from _of_table(opened, table, writer.startswith(REFERENCE_WRITERS))


def _of_table(opened: Reading, table: Table, by_reference: bool) -> Iterator[Drift]:
    names = ", ".join(map(quoted, table.signed))
    sql = f"SELECT {names} FROM {quoted(table.name)} NOT INDEXED"
    with speaking_of(opened.path):
        try:
            for row in strides(opened.connection.execute(sql)):
                yield from _of_row(table, row, by_reference)
        except sqlite3.OperationalError as error:
            if not is_encoding(error):
                raise


def _of_row(table: Table, row: Row, by_reference: bool) -> Iterator[Drift]:
    # The reference tools keep a status for a todo, if an empty one, and for nothing else.
    todo = by_reference and table is THINKS and row[_TYPE] == "todo"
    for column, cell in zip(table.signed, row, strict=True):
        if type(cell) is str and cell:
            continue
        due = "" if todo and column == "status" else _due(table.name, column, cell)
        if type(cell) is not type(due):
            name = f"«{as_text(row[0])}»"
            yield Drift(DriftKind.TYPE, table.name, name, column, cell, due, signed=False)


def _due(table: str, column: str, cell: Cell) -> Cell:
    """The form that a cell's text should have."""
    text = as_text(cell)
    if (table, column) == _NUMBER:
        return cell if isinstance(cell, int) else 1 if text in ("1", "true") else 0
    if (table, column) in _NULL_WHERE_ABSENT:
        return text or None
    return text
