"""Nodes moved to another shard, created where a reference misses them, given the ids they lack."""

from collections.abc import Generator

from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.graph.index import Graph
from whydesk.engine.graph.rename_spots import heading_at_end
from whydesk.engine.lmd.edits import declare_node, end_of_node, is_open, paragraph_at_end
from whydesk.engine.lmd.ids import new_stable_id
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.lmd.site import Site
from whydesk.engine.model import Span, TextEdit
from whydesk.engine.steps import result_of
from whydesk.engine.wording import tr

Edits = tuple[TextEdit, ...]


def create_node(graph: Graph, label: str, shard: str) -> Edits:
    """The node of a label that nothing declares yet, at the end of a shard, with a stable id."""
    return declare_node(graph.documents[shard], label)


def add_missing_ids(graph: Graph) -> Edits:
    """A stable id for each node that has none, below its first node line."""
    return result_of(adding_ids(graph))


def adding_ids(graph: Graph) -> Generator[None, None, Edits]:
    """The same; each yield is a place to pause, or to give it up where the text is another."""
    edits: list[TextEdit] = []
    seen: set[str] = set()
    for shard, document in graph.documents.items():
        first = 0
        for chunk in document.chunks():
            yield
            if chunk.node is not None:
                key = graph.resolve(chunk.node.ref).key or ""
                if key not in seen and not graph.node(key).stable_id:
                    site = Site(chunk, first, shard)
                    edits.append(site.lines_after(0, f">>id: {new_stable_id()}"))
                seen.add(key)
            first += len(chunk.lines)
    return tuple(edits)


def move_node(graph: Graph, key: str, shard: str) -> Edits:
    """A node taken from where it stands to the end of another shard, in the order of the source.

    With each declaration go its properties, links, prose and thoughts up to the next node, and the
    heading above it where that is about this node alone. EngineError USAGE where it is all there
    already, or where a code block or thought in it is open at its end.
    """
    pieces: list[str] = []
    edits: list[TextEdit] = []
    for source, document in graph.documents.items():
        lines = [place.line for place in graph.places(key) if place.shard == source != shard]
        for first, last in _joined(document, [_extent(document, line) for line in lines]):
            pieces.append("\n".join(document.line(number) for number in range(first, last + 1)))
            edits.append(_taken_out(document, first, last))
    if not pieces:
        label = graph.node(key).label
        raise EngineError(
            ErrorCode.USAGE, tr("“{label}” stands in {shard} already.", label=label, shard=shard)
        )
    put = paragraph_at_end(graph.documents[shard], "\n\n".join(pieces))
    return (*edits, put)


def _joined(document: LiveDocument, extents: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The extents, those with only blank lines between them as one."""
    found: list[tuple[int, int]] = []
    for first, last in extents:
        start = found[-1][1] + 1 if found else first
        if found and not any(document.line(number).strip() for number in range(start, first)):
            first = found.pop()[0]
        found.append((first, last))
    return found


def _extent(document: LiveDocument, line: int) -> tuple[int, int]:
    """The first and last line of a declaration, with its own heading; no blank lines around it."""
    chunk, first = document.chunk_at(line)
    if is_open(chunk):
        message = tr(
            "{node} holds a thought or code block that is not closed.",
            node=chunk.lines[0].strip(),
        )
        where = Where(document.shard, line + 1)
        raise EngineError(
            ErrorCode.USAGE, message, tr("Close it first, then move the node."), where
        )
    end = first + len(chunk.lines) - 1
    return _own_heading(document, line, end), end_of_node(document, line)


def _own_heading(document: LiveDocument, line: int, end: int) -> int:
    """The line of the heading above a node, where the next node has one of its own or is none."""
    if line == 0:
        return line
    above, first = document.chunk_at(line - 1)
    heading = heading_at_end(above)
    chunk, _ = document.chunk_at(line)
    at_end = end == document.line_count - 1
    if heading is None or not (at_end or heading_at_end(chunk) is not None):
        return line
    return first + heading.line


def _taken_out(document: LiveDocument, first: int, last: int) -> TextEdit:
    """The lines and the blank ones behind them taken out; at the end of the text those before."""
    end = last + 1
    while end < document.line_count and not document.line(end).strip():
        end += 1
    if end < document.line_count:
        return TextEdit(document.shard, Span(first, 0, end, 0), "")
    start = first
    while start > 0 and not document.line(start - 1).strip():
        start -= 1
    tail = document.line_count - 1
    if start == 0:
        return TextEdit(document.shard, Span(0, 0, tail, len(document.line(tail))), "")
    before = start - 1
    ending = "\n" if tail > last else ""
    span = Span(before, len(document.line(before)), tail, len(document.line(tail)))
    return TextEdit(document.shard, span, ending)
