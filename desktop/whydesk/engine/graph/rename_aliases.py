"""What a renaming does to the node's own aliases: the new name leaves them, the old may enter."""

from collections.abc import Iterator

from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.edits import append_property
from whydesk.engine.lmd.site import Site
from whydesk.engine.lmd.statements import Property
from whydesk.engine.lmd.vocabulary import ALIAS_KEYS
from whydesk.engine.model import Node, TextEdit, slug


def alias_edits(graph: Graph, key: str, new: str, *, keep_old: bool) -> Iterator[TextEdit]:
    """The edits of a node's lists of aliases, each list at most once."""
    node = graph.node(key)
    sites = [_site(graph, place.shard, place.line) for place in graph.places(key)]
    lists = [(site, item) for site in sites for item in site.chunk.properties() if _lists(item)]
    known = {slug(name) for _, item in lists for name in _names(item)}
    add = node.label if keep_old and slug(node.label) not in {*known, slug(new)} else ""
    chosen = _counting(lists, node) if add else None
    if add and chosen is None:
        yield append_property(sites[0], ALIAS_KEYS[0], add)
    for site, item in lists:
        value = _without(item.value, new)
        if item is chosen:
            value = f"{value}, {add}" if value else add
        if value and value != item.value:
            yield site.edit(item.line, item.start, item.end, value)
        elif not value:
            yield _emptied(site, item)


def _site(graph: Graph, shard: str, line: int) -> Site:
    chunk, first = graph.documents[shard].chunk_at(line)
    return Site(chunk, first, shard)


def _lists(item: Property) -> bool:
    return item.key in ALIAS_KEYS


def _names(item: Property) -> list[str]:
    return [name.strip() for name in item.value.split(",") if name.strip()]


def _counting(lists: list[tuple[Site, Property]], node: Node) -> Property | None:
    """The list that the old name enters: one that counts, where files or lines differ."""
    items = (item for _, item in reversed(lists))
    return next((item for item in items if node.properties.get(item.key) == item.value), None)


def _without(value: str, name: str) -> str:
    kept = [part for part in value.split(",") if slug(part) != slug(name)]
    return ",".join(kept).strip() if len(kept) < value.count(",") + 1 else value


def _emptied(site: Site, item: Property) -> TextEdit:
    """A list taken out with its line; a chunk's last line stays, for the edits before it."""
    if item.line and item.line + 1 < len(site.chunk.lines):
        return site.without_line(item.line)
    return site.edit(item.line, item.key_start - 2, len(site.chunk.lines[item.line]), "")
