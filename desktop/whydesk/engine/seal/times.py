"""Which of several shards wins a node, and whether the signed rows agree with who wins today.

Times of shards choose between them, and no seal covers these. So where other times would give
another node, the signed row has to say what the present times give.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from whydesk.engine.pack.build import Row, Rows, as_text
from whydesk.engine.pack.only_in_tables import as_list, as_object, json_object
from whydesk.engine.pack.packfile import PackFile, Shard
from whydesk.engine.pack.reading import Reading, table_rows
from whydesk.engine.pack.schema import ENTITIES
from whydesk.engine.pack.weight import most_of_tables

_CHOSEN = ("label", "type", "stable_id")  # the layer follows from the type
_CONFLICTS = "_conflicts"
_Said = Mapping[str, str]


def chosen_otherwise(
    opened: Reading, pack: PackFile, rows: Rows, expected: Callable[[PackFile], Rows]
) -> frozenset[str]:
    """The ids of nodes whose signed row speaks for another winner than the present times do."""
    if len(pack.shards) < 2:
        return frozenset()
    now = _by_id(ENTITIES.content, rows.entities)
    other = _by_id(ENTITIES.content, expected(_turned(pack)).entities)
    most = most_of_tables(pack.texts)
    found = table_rows(opened, ENTITIES.name, ENTITIES.content, most)
    stored = _by_id(found.columns, found.rows)
    return frozenset(
        key for key, said in now.items() if _differs(said, other.get(key), stored.get(key, {}))
    )


def _differs(said: _Said, other: _Said | None, stored: _Said) -> bool:
    """Whether a stored row says something else where times decide."""
    names = said if other is None else {n for n in said if said[n] != other.get(n)}
    return any(stored.get(name) != said[name] for name in names)


def _turned(pack: PackFile) -> PackFile:
    """The pack with the times of its shards turned round: what was latest is earliest."""
    latest_first = sorted(
        pack.shards, key=lambda name: (pack.shards[name].time, name), reverse=True
    )
    shards: dict[str, Shard] = {
        name: replace(pack.shards[name], time=f"{number:09d}")
        for number, name in enumerate(latest_first)
    }
    return replace(pack, shards=dict(sorted(shards.items())))


def _by_id(columns: Sequence[str], rows: Sequence[Row]) -> dict[str, _Said]:
    return {said["id"]: said for said in (_said(columns, row) for row in rows)}


def _said(columns: Sequence[str], row: Row) -> _Said:
    cells = {name: as_text(cell) for name, cell in zip(columns, row, strict=True)}
    fields = json_object(cells.get("fields_json", ""))
    said = {name: cells.get(name, "") for name in (*_CHOSEN, "id")}
    for key, records in as_object(fields.pop(_CONFLICTS, None)).items():
        said[f"times of {key}"] = str(sorted(_time(record) for record in as_list(records)))
    return said | {f">>{key}": str(value) for key, value in fields.items()}


def _time(record: object) -> str:
    return str(as_object(record).get("time", ""))
