"""Where a node's properties stand in the text, and the edits that change them."""

from collections.abc import Iterable
from typing import NamedTuple

from whydesk.engine.graph.index import Graph
from whydesk.engine.graph.name_checks import without_refs
from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.lmd.edits import Edits, append_property, without_property
from whydesk.engine.lmd.site import Site
from whydesk.engine.lmd.statements import Property, Ref
from whydesk.engine.model import Span, TextEdit


class Held(NamedTuple):
    """A property in its place."""

    site: Site
    item: Property

    def with_value(self, value: str) -> TextEdit:
        """The property with another value."""
        return self.site.edit(self.item.line, self.item.start, self.item.end, value)

    def without(self, refs: list[Ref]) -> TextEdit:
        """The property without some of its references, or gone with the last."""
        return without_refs(self.site, self.item, refs)


def held(graph: Graph, key: str, name: str) -> list[Held]:
    """The lines that give a node a property; the one that counts is the last."""
    found: list[tuple[tuple[str, str], Held]] = []
    for chunk in graph.names.declarations(key):
        site = _site(graph, chunk)
        age = graph.time_of(chunk.shard), chunk.shard
        found += ((age, Held(site, item)) for item in chunk.properties() if item.key == name)
    return [one for _, one in sorted(found, key=lambda pair: pair[0])]


def put(graph: Graph, key: str, name: str, value: str, *, anew: bool = False) -> TextEdit:
    """The property with this value: the line that counts rewritten, or one added (``anew``: so)."""
    lines = [] if anew else held(graph, key, name)
    if lines:
        return lines[-1].with_value(value)
    chunks = graph.names.declarations(key)
    newest = max(chunks, key=lambda chunk: (graph.time_of(chunk.shard), chunk.shard)).shard
    chunk = next(chunk for chunk in chunks if chunk.shard == newest)
    return append_property(_site(graph, chunk), name, value)


def merged(edits: Iterable[TextEdit]) -> Edits:
    """The edits, those that insert at one place put into one, in their order."""
    found: dict[tuple[str, Span], TextEdit] = {}
    for edit in edits:
        place = edit.shard, edit.span
        before = found[place].text if place in found else ""
        found[place] = edit._replace(text=before + edit.text)
    return tuple(found.values())


def removed(line: Held) -> TextEdit:
    """The property taken out."""
    return without_property(line.site, line.item)


def first_free(graph: Graph, key: str, name: str) -> str:
    """A property key that the node does not have yet: the name, or the name with a number."""
    properties = graph.node(key).properties
    number, free = 2, name
    while free in properties:
        free, number = f"{name}-{number}", number + 1
    return free


def _site(graph: Graph, chunk: Chunk) -> Site:
    return Site(chunk, graph.documents[chunk.shard].first_line(chunk), chunk.shard)
