"""Which stored row is which new row: by all they say, else by what names them."""

from collections import defaultdict, deque
from collections.abc import Iterator, Sequence

from whydesk.engine.pack.build import Cell, Row
from whydesk.engine.pack.schema import Table
from whydesk.engine.stopping import strides

Columns = Sequence[str]


def matched(
    table: Table, new: Sequence[Row], old: Sequence[Row], columns: Columns
) -> list[int | None]:
    """For each new row the index of its old one, or None; no old row serves twice.

    Both have the same ``columns``. Rows that say the same find each other first, in order; then
    rows with the same key, from the table's surest key to its loosest.
    """
    found: list[int | None] = [None] * len(new)
    left = set(range(len(old)))
    for places, whole in _passes(table, columns):
        waiting = _by_key(old, sorted(left), places, whole)
        for at, row in enumerate(strides(new)):
            if found[at] is None and (queue := waiting.get(_key(row, places))):
                index = queue.popleft()
                left.discard(index)
                found[at] = index
        if not left:
            break
    return found


def _passes(table: Table, columns: Columns) -> Iterator[tuple[tuple[int, ...], bool]]:
    """The places of the cells to compare, and whether they are the whole row."""
    yield tuple(range(len(columns))), True
    for key in table.keys:
        if set(key) <= set(columns):
            yield tuple(columns.index(name) for name in key), False


def _by_key(
    rows: Sequence[Row], indexes: Sequence[int], places: tuple[int, ...], whole: bool
) -> dict[tuple[Cell, ...], deque[int]]:
    """Indexes of rows by key; a key whose last cell is empty names nothing."""
    found: dict[tuple[Cell, ...], deque[int]] = defaultdict(deque)
    for at in indexes:
        key = _key(rows[at], places)
        if whole or key[-1] != "":
            found[key].append(at)
    return found


def _key(row: Row, places: tuple[int, ...]) -> tuple[Cell, ...]:
    return tuple(["" if row[place] is None else row[place] for place in places])
