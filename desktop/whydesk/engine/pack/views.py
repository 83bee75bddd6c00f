"""A pack shown from its tables, for reading, where its source is missing or cannot be read."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.lmd.lines import unbroken
from whydesk.engine.lmd.vocabulary import kind_of
from whydesk.engine.model import Edge, Node, Place, Think, slug
from whydesk.engine.pack.build import GraphView, as_text
from whydesk.engine.pack.only_in_tables import ExtraRow, Extras, as_list, json_object
from whydesk.engine.pack.reading import Reading, TableRows, reading, table_rows
from whydesk.engine.pack.schema import EDGES, ENTITIES, THINKS
from whydesk.engine.pack.weight import MOST_SHOWN
from whydesk.engine.wording import tr

_KEY = re.compile(r"[A-Za-z0-9_-]+")
_LINE_END = re.compile(r"\r\n|[\r\n]")


class TableView(Struct, frozen=True):
    """Nodes, links and thoughts as a pack's tables tell them, each row taken only if it can be.

    It can be asked like a graph is when rows are built; ``flags`` says in a sentence each what was
    left out.
    """

    all_nodes: tuple[Node, ...]
    all_edges: tuple[Edge, ...]
    all_thinks: tuple[Think, ...]
    flags: tuple[str, ...]

    def nodes(self) -> Iterator[Node]:
        """The nodes, in stored order."""
        return iter(self.all_nodes)

    def edges(self) -> Iterator[Edge]:
        """The links between these nodes, in stored order."""
        return iter(self.all_edges)

    def thinks(self) -> Iterator[Think]:
        """The thoughts, in stored order."""
        return iter(self.all_thinks)


def table_view(path: Path) -> TableView:
    """What the tables of a pack say; EngineError where they cannot be read."""
    with reading(path) as opened:
        return view_of(opened)


def view_of(opened: Reading) -> TableView:
    """As ``table_view``, for a pack that is open for reading."""
    entities = table_rows(opened, ENTITIES.name, ENTITIES.content, MOST_SHOWN)
    edges = table_rows(opened, EDGES.name, EDGES.content, MOST_SHOWN)
    thinks = table_rows(opened, THINKS.name, THINKS.content, MOST_SHOWN)
    if "label" not in entities.columns:
        place = Where(str(opened.path))
        raise EngineError(ErrorCode.NO_SOURCE, tr("The pack holds no nodes to show."), "", place)
    flags = [*entities.flags, *edges.flags, *thinks.flags]
    nodes: dict[str, Node] = {}
    for cells in _cells(entities):
        _take_node(cells, nodes, flags)
    return TableView(
        tuple(nodes.values()),
        tuple(_edges(_cells(edges), nodes, flags)),
        tuple(_think(cells) for cells in _cells(thinks)),
        tuple(flags),
    )


def _cells(found: TableRows) -> Iterator[dict[str, str]]:
    for row in found.rows:
        texts = (as_text(cell).replace("\0", "\ufffd") for cell in row)
        yield dict(zip(found.columns, texts, strict=True))


def _take_node(cells: dict[str, str], nodes: dict[str, Node], flags: list[str]) -> None:
    label = cells.get("label", "").strip()
    key = slug(label)
    if not label or "]]" in label or _LINE_END.search(label):
        flags.append(tr("The node {label!r} is left out: that is no label.", label=label))
    elif key in nodes:
        flags.append(
            tr("The node «{label}» is left out: there is another of this name.", label=label)
        )
    else:
        fields = json_object(cells.get("fields_json", ""))
        texts = {key: value for key, value in fields.items() if isinstance(value, str)}
        if cells.get("type"):
            texts.setdefault("type", cells["type"])
        if cells.get("stable_id"):
            texts.setdefault("id", cells["stable_id"])
        nodes[key] = Node(key, label, cells.get("sigil", ""), texts)


def _edges(
    rows: Iterable[dict[str, str]], nodes: dict[str, Node], flags: list[str]
) -> Iterator[Edge]:
    for cells in rows:
        source, target = slug(cells.get("src", "")), slug(cells.get("dst", ""))
        name = cells.get("role", "")
        if source in nodes and target in nodes:
            yield Edge(source, target, name, kind_of(name))
        else:
            ends = f"«{cells.get('src')}» →({name}) «{cells.get('dst')}»"
            flags.append(tr("The link {ends} is left out: an end is no node.", ends=ends))


def _think(cells: dict[str, str]) -> Think:
    return Think(
        host=cells.get("host", ""),
        think_id=cells.get("think_id", ""),
        type=cells.get("type", ""),
        title=cells.get("title", ""),
        body=cells.get("body", ""),
        author=cells.get("author", ""),
        at=cells.get("at", ""),
        status=cells.get("status", ""),
        due=cells.get("due", ""),
        mentions=tuple(_list(cells.get("mentions_json", ""))),
        follows=tuple(_list(cells.get("then_json", ""))),
        deleted=cells.get("deleted", "") in ("1", "true"),
        visibility="",
        place=Place("", 0),
    )


def _list(text: str) -> list[str]:
    wrapped = json_object(f'{{"list": {text or "[]"}}}')
    return [item for item in as_list(wrapped.get("list")) if isinstance(item, str)]


def as_source(view: GraphView, heading: str = "") -> str:
    """Nodes, links and thoughts written as LMD, so that they can be read and edited like any text.

    What LMD cannot hold is bent to fit: a line end in a value becomes a blank, a property whose key
    is no key becomes prose.
    """
    labels = {node.key: node.label for node in view.nodes()}
    lines = _heading(heading)
    for node in view.nodes():
        lines += [f"[[{node.label}]]", *_properties(node), ""]
    for source, target, name, _ in view.edges():
        lines.append(_link(labels[source], name, labels[target]))
    for think in view.thinks():
        lines += ["", *_thought(think, labels.get(think.host, ""))]
    return _text(lines)


def extras_source(extras: Extras, heading: str) -> str:
    """What only the tables say, as the text of a shard of its own.

    A value that lost against another is told in prose: written as a property it would win.
    """
    lines = _heading(heading)
    nodes: dict[str, Node] = {}
    for cells in map(_texts, extras.nodes):
        _take_node(cells, nodes, [])
    for node in nodes.values():
        lines += [f"[[{node.label}]]", *_properties(node), ""]
    for field in extras.fields:
        text = unbroken(field.value)
        if field.conflict is None and _KEY.fullmatch(field.key):
            lines += [f"[[{field.label}]]", f">>{field.key}: {text}", ""]
        else:
            told = f" by {field.conflict.source}" if field.conflict else ""
            lines += [
                f"Another {field.key} of «{field.label}»{told}: {text}",
                "",
            ]
    for cells in map(_texts, extras.links):
        lines.append(_link(cells.get("src", ""), cells.get("role", ""), cells.get("dst", "")))
    for cells in map(_texts, extras.thoughts):
        lines += ["", *_thought(_think(cells), cells.get("host", ""))]
    return _text(lines)


def _texts(row: ExtraRow) -> dict[str, str]:
    return {name: row.text(name).replace("\0", "\ufffd") for name in row.cells}


def _heading(heading: str) -> list[str]:
    return [f"# {unbroken(heading)}", ""] if heading else []


def _link(source: str, name: str, target: str) -> str:
    return f"[[{unbroken(source)}]] →({unbroken(name)}) [[{unbroken(target)}]]"


def _text(lines: list[str]) -> str:
    return "\n".join(lines).rstrip("\n") + "\n"


def _properties(node: Node) -> Iterator[str]:
    for key, value in node.properties.items():
        text = unbroken(value)
        if text and _KEY.fullmatch(key):
            yield f">>{key}: {text}"
        elif text:
            yield f"{unbroken(key)}: {text}"


def _thought(think: Think, host: str) -> Iterator[str]:
    told = {
        "on": host,
        "by": think.author,
        "at": think.at,
        "status": think.status,
        "due": think.due,
        "id": think.think_id,
        "deleted": "true" if think.deleted else "",
    }
    words = [f'{k}="{unbroken(v).replace(chr(34), chr(39))}"' for k, v in told.items() if v]
    kind = think.type if think.type.isalpha() else "note"
    yield " ".join((f"@@{kind}", *words))
    for line in _LINE_END.split(think.body):
        yield f"> {line}" if line.lstrip().startswith("@@") else line
    yield from (f"then> {unbroken(name)}" for name in think.follows)
    yield "@@"
