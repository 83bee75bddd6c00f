"""What differs between two versions in nodes, links and thoughts; how a node is brought back."""

from collections import Counter
from collections.abc import Mapping
from enum import Enum

from msgspec import Struct

from whydesk.engine.bulk import bulk
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.model import Node, Span, TextEdit, Think
from whydesk.engine.pack.origins import Origins
from whydesk.engine.pack.packfile import Commit
from whydesk.engine.wording import tr


class Thing(Enum):
    """What a change is about."""

    NODE = tr("node")
    LINK = tr("link")
    THOUGHT = tr("thought")


class Became(Enum):
    """What became of it on the way from the earlier version to the later one.

    ``STANDS`` is said of what a commit brought, where its text is not kept any more.
    """

    NEW = tr("new")
    GONE = tr("gone")
    CHANGED = tr("changed")
    STANDS = tr("still so", "as a commit left it")


class Changed(Struct, frozen=True):
    """One difference. ``key`` is the node that it belongs to, ``words`` say what differs."""

    thing: Thing
    became: Became
    key: str
    label: str
    words: str = ""


def graph_of(texts: Mapping[str, str]) -> Graph:
    """The graph of some texts."""
    graph = Graph()
    with bulk():
        for shard, text in texts.items():
            graph.add_shard(LiveDocument(text, shard))
    return graph


def changes(earlier: Graph, later: Graph) -> list[Changed]:
    """The differences: nodes first, then links, then thoughts, each in the order of the text."""
    return [*_nodes(earlier, later), *_links(earlier, later), *_thoughts(earlier, later)]


def standing_of(sha: str, origins: Origins, present: Graph) -> list[Changed]:
    """What still is as the commit ``sha`` brought it, in the same order."""

    def brought(commit: Commit | None) -> bool:
        return commit is not None and commit.sha == sha

    nodes = [
        _node(Became.STANDS, node) for node in present.nodes() if brought(origins.of_node(node))
    ]
    links: list[Changed] = []
    for edge in present.edges():
        source, target = present.node(edge.source).label, present.node(edge.target).label
        if brought(origins.of_link(source, edge.role, target)):
            words = f"→ {edge.role} → {target}"
            links.append(Changed(Thing.LINK, Became.STANDS, edge.source, source, words))
    thoughts = [
        _thought(Became.STANDS, present, think)
        for think in present.thinks()
        if brought(origins.of_thought(think))
    ]
    return [*nodes, *links, *thoughts]


def _nodes(earlier: Graph, later: Graph) -> list[Changed]:
    old = {node.key: node for node in earlier.nodes()}
    new = {node.key: node for node in later.nodes()}
    found = [_node(Became.GONE, node) for key, node in old.items() if key not in new]
    for key, node in new.items():
        if key not in old:
            found.append(_node(Became.NEW, node))
        elif words := _differences(old[key], node):
            found.append(Changed(Thing.NODE, Became.CHANGED, key, node.label, words))
    return found


def _node(became: Became, node: Node) -> Changed:
    return Changed(Thing.NODE, became, node.key, node.label, node.type)


def _differences(old: Node, new: Node) -> str:
    """What a node says otherwise, as ``key: before → after``, the properties in their order."""
    parts = (
        [tr("label: {old} → {new}", old=old.label, new=new.label)] if old.label != new.label else []
    )
    for key in dict.fromkeys((*old.properties, *new.properties)):
        before, after = old.properties.get(key, ""), new.properties.get(key, "")
        if before != after:
            parts.append(f"{key}: {before or '–'} → {after or '–'}")
    return "; ".join(parts)


def _links(earlier: Graph, later: Graph) -> list[Changed]:
    old = {(edge.source, edge.role, edge.target): earlier for edge in earlier.edges()}
    new = {(edge.source, edge.role, edge.target): later for edge in later.edges()}
    gone = [(Became.GONE, link, graph) for link, graph in old.items() if link not in new]
    fresh = [(Became.NEW, link, graph) for link, graph in new.items() if link not in old]
    return [
        Changed(
            Thing.LINK,
            became,
            source,
            graph.node(source).label,
            f"→ {role} → {graph.node(target).label}",
        )
        for became, (source, role, target), graph in (*gone, *fresh)
    ]


def _thoughts(earlier: Graph, later: Graph) -> list[Changed]:
    old, new = _said(earlier), _said(later)
    found: list[Changed] = []
    for became, graph, here, there in (
        (Became.GONE, earlier, old, new),
        (Became.NEW, later, new, old),
    ):
        left = Counter(there.keys())
        for said, think in here.items():
            if left[said]:
                continue
            same = think.think_id and any(t.think_id == think.think_id for t in there.values())
            if same and became is Became.GONE:
                continue
            what = Became.CHANGED if same else became
            found.append(_thought(what, graph, think))
    return found


def _thought(became: Became, graph: Graph, think: Think) -> Changed:
    words = f"{think.type}: {think.title or think.body}"
    label = graph.node(think.host).label if graph.places(think.host) else think.host
    return Changed(Thing.THOUGHT, became, think.host, label, words)


def _said(graph: Graph) -> dict[tuple[str, ...], Think]:
    """Thoughts by all that they say, wherever they stand."""
    return {
        (t.host, t.think_id, t.type, t.title, t.body, t.author, t.at, t.status, t.due): t
        for t in graph.thinks()
    }


# --- bringing a node back -------------------------------------------------------------------------


def bring_back(earlier: Graph, present: Graph, key: str) -> list[TextEdit]:
    """The edits that give a node the words that it had, or write it anew where it is gone.

    None where it has them already, or was not there.
    """
    old = [chunk for chunk in earlier.chunks() if _declares(earlier, chunk, key)]
    if not old or not present.documents:
        return []
    places = present.places(key)
    if not places:
        return [_appended(present, old)]
    document = present.documents[places[0].shard]
    chunk, first = document.chunk_at(places[0].line)
    before, after = _without_end(chunk.lines), _without_end(old[0].lines)
    if before == after:
        return []
    last = first + len(before) - 1
    span = Span(first, 0, last, len(before[-1]))
    return [TextEdit(document.shard, span, "\n".join(after))]


def _declares(graph: Graph, chunk: Chunk, key: str) -> bool:
    return chunk.node is not None and graph.resolve(chunk.node.ref).key == key


def _appended(present: Graph, old: list[Chunk]) -> TextEdit:
    """The node at the end of the file that it was in, a blank line before it."""
    shard = old[0].shard if old[0].shard in present.documents else next(iter(present.documents))
    document = present.documents[shard]
    last = document.line_count - 1
    end = document.line(last)
    gap = (
        "" if not end and (not last or not document.line(last - 1)) else "\n" if not end else "\n\n"
    )
    text = "\n\n".join("\n".join(_without_end(chunk.lines)) for chunk in old)
    return TextEdit(shard, Span(last, len(end), last, len(end)), f"{gap}{text}\n")


def _without_end(lines: list[str]) -> list[str]:
    """Lines without the blank ones, and the next node's heading, that follow what is said."""
    end = len(lines)
    while end > 1 and (not lines[end - 1].strip() or lines[end - 1].startswith("#")):
        end -= 1
    return lines[:end]
