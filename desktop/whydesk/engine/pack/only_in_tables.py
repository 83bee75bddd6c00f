"""What a pack's tables say and its source does not: nodes, links, thoughts, properties, conflicts.

A pack merged by the reference tool keeps such things. They are listed, a save keeps them unless it
is told otherwise, and they can be written into the source as a shard of their own.
"""

import json
from collections import defaultdict
from collections.abc import Callable, Generator, Iterator, Mapping, Set
from typing import cast

from msgspec import Struct

from whydesk.engine.model import Conflict, Node, slug
from whydesk.engine.pack.build import Cell, GraphView, Row, Rows
from whydesk.engine.pack.packfile import PackFile
from whydesk.engine.pack.reading import Reading, TableRows, reading, table_rows
from whydesk.engine.pack.schema import EDGES, ENTITIES, THINKS, Table
from whydesk.engine.pack.weight import most_of_tables
from whydesk.engine.wording import tr

_CONFLICTS = "_conflicts"


class ExtraRow(Struct, frozen=True):
    """A row that the source does not give: cells by column, stamps included."""

    cells: Mapping[str, Cell]

    def text(self, column: str) -> str:
        """A cell as text, empty where the row has none."""
        cell = self.cells.get(column)
        return "" if cell is None else str(cell)

    def row(self, table: Table) -> Row:
        """The cells in the order of a table's content columns."""
        return tuple(self.cells.get(name) for name in table.content)


class ExtraField(Struct, frozen=True):
    """A property that a node has in the tables only; for a conflict the value that did not win.

    ``node`` is the node's key.
    """

    node: str
    label: str
    key: str
    value: str
    conflict: Conflict | None = None


class Extras(Struct, frozen=True):
    """What only the tables of a pack say."""

    nodes: tuple[ExtraRow, ...] = ()
    links: tuple[ExtraRow, ...] = ()
    thoughts: tuple[ExtraRow, ...] = ()
    fields: tuple[ExtraField, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.nodes or self.links or self.thoughts or self.fields)

    def sentences(self) -> tuple[str, ...]:
        """One plain sentence for each."""
        return tuple(self._sentences())

    def _sentences(self) -> Iterator[str]:
        for row in self.nodes:
            yield tr("The node «{label}» stands in the tables only.", label=row.text("label"))
        for row in self.links:
            ends = f"«{row.text('src')}» →({row.text('role')}) «{row.text('dst')}»"
            yield tr("The link {ends} stands in the tables only.", ends=ends)
        for row in self.thoughts:
            yield tr("The thought «{title}» stands in the tables only.", title=row.text("title"))
        for field in self.fields:
            yield (
                tr(
                    "A conflicting value of {key} on «{label}» stands in the tables only.",
                    key=field.key,
                    label=field.label,
                )
                if field.conflict
                else tr(
                    "A value of {key} on «{label}» stands in the tables only.",
                    key=field.key,
                    label=field.label,
                )
            )


NOTHING = Extras()


def only_in_tables(pack: PackFile, graph: GraphView) -> Extras:
    """What the tables of an opened pack say beyond its source, which ``graph`` was made from."""
    with reading(pack.path) as opened:
        stored = _stored(opened, pack)
    work = compared(stored, graph)
    while True:
        try:
            next(work)
        except StopIteration as end:
            return cast("Extras", end.value)


class Stored(Struct, frozen=True):
    """The rows of a pack's derived tables, as they stand there."""

    entities: TableRows
    edges: TableRows
    thinks: TableRows


def stored_in(pack: PackFile) -> Stored:
    """The derived rows of an opened pack. Any thread; errors as for reading it."""
    with reading(pack.path) as opened:
        return _stored(opened, pack)


def _stored(opened: Reading, pack: PackFile) -> Stored:
    most = most_of_tables(pack.texts)
    tables = (table_rows(opened, t.name, t.columns, most) for t in (ENTITIES, EDGES, THINKS))
    return Stored(*tables)


def compared(stored: Stored, graph: GraphView) -> Generator[None, None, Extras]:
    """What rows say beyond the source that ``graph`` was made from; each yield is a pause.

    For who must not be held up: the graph may not change meanwhile.
    """
    nodes: dict[str, Node] = {}
    for node in graph.nodes():
        nodes[node.key] = node
        yield
    keys = {slug(alias): key for key, node in nodes.items() for alias in node.aliases}
    keys.update({key: key for key in nodes})
    unknown: list[ExtraRow] = []
    fields: list[ExtraField] = []
    for row in _rows(stored.entities):
        if _key(keys, row.text("label")) not in nodes:
            unknown.append(row)
        fields += _fields(keys, nodes, row)
        yield
    known: set[tuple[str, ...]] = set()
    for source, target, role, _ in graph.edges():
        known.add((source, target, role))
        yield
    links = yield from _others(stored.edges, known, lambda row: _link(keys, row))
    known.clear()
    for think in graph.thinks():
        known.add((think.host, think.body))
        yield
    thoughts = yield from _others(stored.thinks, known, lambda row: _thought(keys, row))
    return Extras(tuple(unknown), links, thoughts, tuple(fields))


def _others(
    table: TableRows, known: Set[tuple[str, ...]], name: Callable[[ExtraRow], tuple[str, ...]]
) -> Generator[None, None, tuple[ExtraRow, ...]]:
    """The rows of a table that are not known by their name."""
    found: list[ExtraRow] = []
    for row in _rows(table):
        if name(row) not in known:
            found.append(row)
        yield
    return tuple(found)


def _rows(table: TableRows) -> Iterator[ExtraRow]:
    """The rows of a table, each wrapped when its turn comes: nearly all are let go at once."""
    return (ExtraRow(dict(zip(table.columns, row, strict=True))) for row in table.rows)


def _key(keys: Mapping[str, str], label: str) -> str:
    found = slug(label)
    return keys.get(found, found)


def _link(keys: Mapping[str, str], row: ExtraRow) -> tuple[str, str, str]:
    return _key(keys, row.text("src")), _key(keys, row.text("dst")), row.text("role")


def _thought(keys: Mapping[str, str], row: ExtraRow) -> tuple[str, str]:
    host = row.text("host")
    return keys.get(host, host), row.text("body")


def _fields(
    keys: Mapping[str, str], nodes: Mapping[str, Node], row: ExtraRow
) -> Iterator[ExtraField]:
    key = _key(keys, row.text("label"))
    node = nodes.get(key)
    if node is None:
        return
    for name, value in json_object(row.text("fields_json")).items():
        if name == _CONFLICTS:
            yield from _conflicts(node, value)
        elif isinstance(value, str) and name not in node.properties and value not in node.aliases:
            yield ExtraField(key, node.label, name, value)


def _conflicts(node: Node, told: object) -> Iterator[ExtraField]:
    for name, records in as_object(told).items():
        known = {conflict.value for conflict in node.conflicts.get(name, ())}
        for record in as_list(records):
            fields = {k: v for k, v in as_object(record).items() if isinstance(v, str)}
            value = fields.get("value", "")
            if value and value not in known and value != node.properties.get(name):
                conflict = Conflict(value, fields.get("from", ""), fields.get("time", ""))
                yield ExtraField(node.key, node.label, name, value, conflict)


def json_object(text: str) -> dict[str, object]:
    """The object that a JSON text holds; an empty one where it holds none."""
    try:
        return as_object(json.loads(text or "{}"))
    except (ValueError, RecursionError):
        return {}


def as_object(value: object) -> dict[str, object]:
    """A JSON value if it is an object, else an empty one."""
    return cast("dict[str, object]", value) if isinstance(value, dict) else {}


def as_list(value: object) -> list[object]:
    """A JSON value if it is a list, else an empty one."""
    return cast("list[object]", value) if isinstance(value, list) else []


def with_extras(rows: Rows, extras: Extras) -> Rows:
    """The rows that a save writes where it keeps what only the tables say.

    A link or thought whose nodes are gone by now is not kept.
    """
    if not extras:
        return rows
    ids = {row[0] for row in rows.entities}
    nodes = {row.text("id"): row for row in extras.nodes if row.text("id") not in ids}
    ids.update(nodes)
    ends = set(rows.edges)
    links = [row.row(EDGES) for row in extras.links if _ends_exist(row, ids)]
    thoughts = [row.row(THINKS) for row in extras.thoughts if row.text("host") in {"", *ids}]
    return Rows(
        _with_fields(rows.entities, extras) + [row.row(ENTITIES) for row in nodes.values()],
        rows.edges + [row for row in dict.fromkeys(links) if row not in ends],
        rows.thinks + thoughts,
        rows.schema_types,
        rows.search,
    )


def _ends_exist(row: ExtraRow, ids: set[Cell]) -> bool:
    return slug(row.text("src")) in ids and slug(row.text("dst")) in ids


def _with_fields(entities: list[Row], extras: Extras) -> list[Row]:
    """Entity rows with the properties and conflict records that only the tables have."""
    wanted: dict[Cell, list[ExtraField]] = defaultdict(list)
    for field in extras.fields:
        wanted[field.node].append(field)
    place = ENTITIES.content.index("fields_json")
    return [
        (*row[:place], _merged(str(row[place]), wanted[row[0]]), *row[place + 1 :])
        if row[0] in wanted
        else row
        for row in entities
    ]


def _merged(fields_json: str, extra: list[ExtraField]) -> str:
    fields = json_object(fields_json)
    conflicts = as_object(fields.pop(_CONFLICTS, None))
    for field in extra:
        if field.conflict is None:
            fields.setdefault(field.key, field.value)
        else:
            record = {"value": field.value, "from": field.conflict.source}
            record["time"] = field.conflict.time
            conflicts[field.key] = [*as_list(conflicts.get(field.key)), record]
    if conflicts:
        fields[_CONFLICTS] = conflicts
    return json.dumps(fields, ensure_ascii=False)
