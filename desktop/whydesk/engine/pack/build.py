"""From a graph to the rows of a pack, and from source texts to their hash and name.

The rows are plain tuples: a text of 98,000 lines makes some thirty thousand of them at once.
"""

import hashlib
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Protocol

from msgspec import Struct

from whydesk.engine.lmd.lines import BOM, split_lines
from whydesk.engine.lmd.parser import ChunkParser
from whydesk.engine.lmd.vocabulary import layer_of
from whydesk.engine.model import Edge, EdgeKind, Node, Think
from whydesk.engine.stopping import strides

Cell = str | int | float | bytes | None
Row = tuple[Cell, ...]
_LOOKS_LIKE_TITLE = re.compile(r"(?:^|[\r\n\ufeff]) {0,3}#[ \t]")
_encode: Callable[[object], str] = json.JSONEncoder(ensure_ascii=False).encode
# A title mostly stands in the first so many characters.
_PIECE = 4_096
_string = json.encoder.encode_basestring
_KNOWING, _SUBJECT = EdgeKind.KNOWING.value, EdgeKind.SUBJECT.value


def as_text(cell: Cell) -> str:
    """A cell as the seal's digest and every comparison by text read it: NULL is the empty text."""
    if type(cell) is str:
        return cell
    return "" if cell is None else str(cell)


class GraphView(Protocol):
    """What rows are made of: all in source order, links and hosts resolved, each link once."""

    def nodes(self) -> Iterator[Node]: ...
    def edges(self) -> Iterator[Edge]: ...
    def thinks(self) -> Iterator[Think]: ...


class Rows(Struct, frozen=True):
    """The derived tables, each row in the order of its table's ``content`` columns.

    ``search`` are the rows of the search table: id, label, fields.
    """

    entities: list[Row]
    edges: list[Row]
    thinks: list[Row]
    schema_types: list[Row]
    search: list[Row]

    def of(self, table: str) -> list[Row]:
        """The rows of a derived table by its name; KeyError for any other."""
        return {
            "entities": self.entities,
            "edges": self.edges,
            "thinks": self.thinks,
            "schema_types": self.schema_types,
        }[table]


def rows(graph: GraphView) -> Rows:
    """The rows of all derived tables, in source order."""
    nodes = {node.key: node for node in strides(graph.nodes())}
    labels = {key: node.label for key, node in nodes.items()}
    refs = dict.fromkeys(nodes, 0)
    edges = _edge_rows(graph.edges(), labels, refs)  # counts refs, so it goes first
    entities: list[Row] = []
    search: list[Row] = []
    for key, node in strides(nodes.items()):
        properties = node.properties
        kind = properties.get("type", "")
        stable = properties.get("id") or None
        sigil = node.sigil or None
        row = (key, node.label, kind, sigil, layer_of(kind), refs[key], _fields(node), stable)
        entities.append(row)
        searched = "\n".join([value for name, value in properties.items() if name != "id"])
        search.append((key, node.label, searched))
    thinks = [_think_row(think) for think in strides(graph.thinks())]
    return Rows(entities, edges, thinks, _type_rows(nodes.values()), search)


def _edge_rows(edges: Iterator[Edge], labels: Mapping[str, str], refs: dict[str, int]) -> list[Row]:
    """Link rows; counts into ``refs`` the links that touch a node."""
    found: list[Row] = []
    for source, target, role, kind in strides(edges):
        kind_name = _KNOWING if kind is EdgeKind.KNOWING else _SUBJECT
        found.append((labels[source], labels[target], role, kind_name))
        refs[source] += 1
        if target != source:
            refs[target] += 1
    return found


def _fields(node: Node) -> str:
    if not node.conflicts:
        return _object(node.properties)
    conflicts = {
        key: [{"value": c.value, "from": c.source, "time": c.time} for c in found]
        for key, found in node.conflicts.items()
    }
    return _encode({**node.properties, "_conflicts": conflicts})


def _object(texts: Mapping[str, str]) -> str:
    """A JSON object of texts; the encoder's own way round costs twice as much for each."""
    return _shape(tuple(texts)) % tuple(map(_string, texts.values()))


@lru_cache(maxsize=64)
def _shape(keys: tuple[str, ...]) -> str:
    """The object with these keys, a place for each value; a source has few of them."""
    pairs = (_string(key).replace("%", "%%") + ": %s" for key in keys)
    return "{" + ", ".join(pairs) + "}"


def _list(texts: Sequence[str]) -> str:
    return _encode(list(texts)) if texts else "[]"


def _think_row(think: Think) -> Row:
    return (
        think.host,
        think.think_id,
        think.type,
        think.title,
        think.body,
        think.author,
        think.at,
        think.status or None,
        think.due or None,
        _list(think.mentions),
        _list(think.follows),
        int(think.deleted),
    )


def _type_rows(nodes: Iterable[Node]) -> list[Row]:
    sigils: dict[str, str] = {}
    for node in nodes:
        kind = node.properties.get("type")
        if kind and not sigils.get(kind):
            sigils[kind] = node.sigil
    return [(kind, kind, sigil or None, "", layer_of(kind)) for kind, sigil in sigils.items()]


def head_sha(shards: Mapping[str, str]) -> str:
    """The hex SHA-256 of the source: of the text itself for one shard; for several, of
    ``shard_id`` 0x1f ``content`` 0x1e each, in the order of their ids.
    """
    return sha_of({shard: text.encode() for shard, text in shards.items()})


def sha_of(shards: Mapping[str, bytes]) -> str:
    """The same of texts that are written as UTF-8 already."""
    if len(shards) == 1:
        return hashlib.sha256(next(iter(shards.values()))).hexdigest()
    digest = hashlib.sha256()
    for shard, text in sorted(shards.items()):
        digest.update(shard.encode() + b"\x1f" + text + b"\x1e")
    return digest.hexdigest()


def title_of(shards: Mapping[str, str]) -> str:
    """The first ``# `` heading of the shards, in the order of their ids; empty where none is.

    Headings in fenced code and front matter are prose, as everywhere.
    """
    for _, text in sorted(shards.items()):
        title = _first_heading(text)
        if title:
            return title
    return ""


def _first_heading(text: str) -> str:
    if not _LOOKS_LIKE_TITLE.search(text):
        return ""  # most of a long text need not be read twice to know that
    pieces = _pieces(text.removeprefix(BOM))
    lines = next(pieces)

    def more() -> bool:
        further = next(pieces, None)
        lines.extend(further or ())
        return further is not None

    for chunk in ChunkParser(lines, None, at_top=True, more=more).chunks():
        for heading in chunk.headings():
            if heading.level == 1 and heading.title:
                return heading.title
    return ""


def _pieces(text: str) -> Iterator[list[str]]:
    """The lines of a text without their endings, bit by bit."""
    start = 0
    while end := text.find("\n", start + _PIECE) + 1:
        yield split_lines(text[start:end])[0][:-1]
        start = end
    yield split_lines(text[start:])[0]
