"""Where stored tables differ from the rows that the source gives: every column, every type."""

from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import chain
from operator import is_

from msgspec import Struct

from whydesk.engine import stopping
from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.pack.build import Cell, Row, Rows, as_text
from whydesk.engine.pack.matching import matched
from whydesk.engine.pack.reading import Reading, TableRows, table_rows, weight_of
from whydesk.engine.pack.schema import DERIVED, ENTITIES, Table, quoted
from whydesk.engine.pack.untrusted import speaking_of
from whydesk.engine.pack.weight import TABLES_SLACK
from whydesk.engine.wording import tr

# So many more rows than the source gives are told as one difference, and not looked at.
_MOST_EXTRA = 50_000
# The reference tools never fill this column: all of it is 0, its default.
REFERENCE_WRITERS = ("laplaspack_writer/", "laplaspack_merge/")


class DriftKind(Enum):
    """How a stored row departs from the source.

    ``TYPE`` is also a cell of any table of the format that has not the type it should have.
    """

    CELL = "cell"  # a cell of a row says something else
    TYPE = "type"  # a cell reads alike, and is of another type
    MISSING = "missing"  # the source gives a row that is not stored
    EXTRA = "extra"  # a stored row that the source does not give
    UNREADABLE = "unreadable"  # a stored row that cannot be read
    MANY = "many"  # far more rows than the source gives


class Drift(Struct, frozen=True):
    """One difference.

    ``row`` names the row in words; ``signed`` says that a seal's digest covers what differs.
    """

    kind: DriftKind
    table: str
    row: str
    column: str
    stored: Cell
    expected: Cell
    signed: bool

    def sentence(self) -> str:
        """The difference in one plain sentence."""
        if self.kind in (DriftKind.UNREADABLE, DriftKind.MANY):
            return self.row
        if self.kind is DriftKind.MISSING:
            return tr("{table} lacks {row}.", table=self.table, row=self.row)
        if self.kind is DriftKind.EXTRA:
            return tr(
                "{table} has {row}, which the source does not give.", table=self.table, row=self.row
            )
        return tr(
            "{table}.{column} of {row} is {stored}; the source gives {expected}.",
            table=self.table,
            column=self.column,
            row=self.row,
            stored=_shown(self.stored),
            expected=_shown(self.expected),
        )


def _shown(cell: Cell) -> str:
    text = repr(cell) if cell is not None else "NULL"
    return text if len(text) <= 80 else text[:79] + "…"


def drift(opened: Reading, expected: Rows, writer: str = "") -> list[Drift]:
    """All differences between a pack's derived tables and the rows that its source gives.

    Commit and time cannot be derived and are not compared. ``writer`` is the pack's
    ``writer_version``: the reference tools leave ``entities.refs`` at 0, which is then expected. A
    table of types that is not there at all is no difference, since older writers make none.
    """
    found: list[Drift] = []
    for table in DERIVED:
        stopping.go_on()
        rows = expected.of(table.name)
        stored = _stored(opened, table, rows)
        if isinstance(stored, Drift):
            found.append(stored)
            continue
        if not stored.columns and not table.signed:
            continue
        if table is ENTITIES and writer.startswith(REFERENCE_WRITERS):
            place = table.content.index("refs")
            rows = [(*row[:place], 0, *row[place + 1 :]) for row in rows]
        if not _holds_just(stored, table, rows):
            found.extend(_table_drift(table, stored, rows))
    return found


def _stored(opened: Reading, table: Table, expected: Sequence[Row]) -> TableRows | Drift:
    """The rows of a table, or one difference where they are far more than should be there."""
    many = _far_more(opened, table, len(expected))
    if many is not None:
        return many
    most = TABLES_SLACK + 2 * sum(map(weight_of, expected))
    try:
        return table_rows(opened, table.name, table.content, most)
    except EngineError as error:
        if error.code is not ErrorCode.TOO_LARGE:
            raise
    words = tr("{table} holds far more than the source gives.", table=table.name)
    return Drift(DriftKind.MANY, table.name, words, "", None, None, signed=False)


def _far_more(opened: Reading, table: Table, expected: int) -> Drift | None:
    """One difference for a table with so many more rows that holding them could be the aim."""
    if not opened.schema.has(table.name):
        return None
    name = quoted(table.name)
    with speaking_of(opened.path):
        (stored,) = opened.connection.execute(f"SELECT count(*) FROM {name} NOT INDEXED").fetchone()
    if stored <= expected + _MOST_EXTRA:
        return None
    words = tr(
        "{table} has {stored:,} rows; the source gives {expected:,}.",
        table=table.name,
        stored=stored,
        expected=expected,
    )
    return Drift(DriftKind.MANY, table.name, words, "", stored, expected, signed=False)


def _table_drift(table: Table, stored: TableRows, rows: Sequence[Row]) -> Iterator[Drift]:
    signed = bool(table.signed)
    for flag in stored.flags:
        yield Drift(DriftKind.UNREADABLE, table.name, flag, "", None, None, signed)
    places = [table.content.index(name) for name in stored.columns]
    new = [tuple(row[place] for place in places) for row in rows]
    pairs = matched(table, new, stored.rows, stored.columns)
    for row, at in zip(new, pairs, strict=True):
        if at is None:
            name = _name(table, stored.columns, row)
            yield Drift(DriftKind.MISSING, table.name, name, "", None, None, signed)
        elif not _identical(row, stored.rows[at]):
            yield from _cells(table, stored.columns, stored.rows[at], row)
    for at in sorted(set(range(len(stored.rows))) - set(pairs)):
        name = _name(table, stored.columns, stored.rows[at])
        yield Drift(DriftKind.EXTRA, table.name, name, "", None, None, signed)


def _holds_just(stored: TableRows, table: Table, rows: Sequence[Row]) -> bool:
    """Whether a table holds these very rows in this order, as nearly every one does."""
    if stored.flags or stored.columns != table.content or stored.rows != rows:
        return False
    types = map(type, chain.from_iterable(stored.rows)), map(type, chain.from_iterable(rows))
    return all(map(is_, *types))


def _identical(one: Row, other: Row) -> bool:
    return one == other and all(type(a) is type(b) for a, b in zip(one, other, strict=True))


def _cells(table: Table, columns: Sequence[str], stored: Row, expected: Row) -> Iterator[Drift]:
    name = _name(table, columns, stored)
    for column, cell, wanted in zip(columns, stored, expected, strict=True):
        if type(cell) is not type(wanted) or cell != wanted:
            kind = DriftKind.TYPE if as_text(cell) == as_text(wanted) else DriftKind.CELL
            signed = column in table.signed
            yield Drift(kind, table.name, name, column, cell, wanted, signed)


def _name(table: Table, columns: Sequence[str], row: Row) -> str:
    """A row in words, for a person."""
    cells = {column: as_text(cell) for column, cell in zip(columns, row, strict=True)}
    if table.name == "edges":
        return f"«{cells.get('src')}» →({cells.get('role')}) «{cells.get('dst')}»"
    if table.name == "thinks":
        return tr("the thought «{title}»", title=cells.get("title"))
    return f"«{cells.get('label') or cells.get('key') or cells.get('id')}»"
