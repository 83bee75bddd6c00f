"""Which of several shards wins a node, and whether the signed rows agree with who wins today.

Times of shards choose between them, and no seal covers these. So where other times would give
another node, the signed row has to say what the present times give.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence

from whydesk.engine.graph.index import Graph
from whydesk.engine.model import Edge, Node, Think
from whydesk.engine.pack.build import Row, as_text, rows
from whydesk.engine.pack.only_in_tables import as_list, as_object, json_object
from whydesk.engine.pack.packfile import PackFile
from whydesk.engine.pack.reading import Reading, table_rows
from whydesk.engine.pack.schema import ENTITIES
from whydesk.engine.pack.weight import most_of_tables

_CHOSEN = ("label", "type", "stable_id")  # the layer follows from the type
_CONFLICTS = "_conflicts"
_Said = Mapping[str, str]


def chosen_otherwise(opened: Reading, pack: PackFile, graph: Graph) -> frozenset[str]:
    """The ids of nodes whose signed row speaks for another winner than the present times do.

    ``graph`` is that of the pack's source.
    """
    contested = graph.contested()
    if not contested:
        return frozenset()
    now = _nodes_of(graph, contested)
    graph.set_times(_turned(pack))
    other = _nodes_of(graph, graph.contested())
    graph.set_times({name: shard.time for name, shard in pack.shards.items()})
    found = table_rows(opened, ENTITIES.name, ENTITIES.content, most_of_tables(pack.texts))
    stored = _by_id(found.columns, found.rows, contested)
    return frozenset(
        key for key, said in now.items() if _differs(said, other.get(key), stored.get(key, {}))
    )


class _Some:
    """Some nodes of a graph, and nothing else."""

    def __init__(self, graph: Graph, keys: Collection[str]) -> None:
        self._graph = graph
        self._keys = keys

    def nodes(self) -> Iterator[Node]:
        return map(self._graph.node, self._keys)

    def edges(self) -> Iterator[Edge]:
        return iter(())

    def thinks(self) -> Iterator[Think]:
        return iter(())


def _nodes_of(graph: Graph, keys: Collection[str]) -> dict[str, _Said]:
    return _by_id(ENTITIES.content, rows(_Some(graph, keys)).entities, keys)


def _differs(said: _Said, other: _Said | None, stored: _Said) -> bool:
    """Whether a stored row says something else where times decide."""
    names = said if other is None else {n for n in said if said[n] != other.get(n)}
    return any(stored.get(name) != said[name] for name in names)


def _turned(pack: PackFile) -> dict[str, str]:
    """The times of the shards turned round: what was latest is earliest."""
    latest_first = sorted(
        pack.shards, key=lambda name: (pack.shards[name].time, name), reverse=True
    )
    return {name: f"{number:09d}" for number, name in enumerate(latest_first)}


def _by_id(columns: Sequence[str], found: Sequence[Row], keys: Collection[str]) -> dict[str, _Said]:
    """What the rows with these ids say."""
    if "id" not in columns:
        return {}
    place = columns.index("id")
    named = ((as_text(row[place]), row) for row in found)
    return {key: _said(columns, row) for key, row in named if key in keys}


def _said(columns: Sequence[str], row: Row) -> _Said:
    cells = {name: as_text(cell) for name, cell in zip(columns, row, strict=True)}
    fields = json_object(cells.get("fields_json", ""))
    said = {name: cells.get(name, "") for name in (*_CHOSEN, "id")}
    for key, records in as_object(fields.pop(_CONFLICTS, None)).items():
        said[f"times of {key}"] = str(sorted(_time(record) for record in as_list(records)))
    return said | {f">>{key}": str(value) for key, value in fields.items()}


def _time(record: object) -> str:
    return str(as_object(record).get("time", ""))
