"""The columns that a new name goes to, and how it is written there."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from whydesk.engine.graph.index import Graph
from whydesk.engine.graph.uses import Found, Spelling, UseFinder, UseKind
from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.lmd.edits import between_quotes, quoted
from whydesk.engine.lmd.lexer import refs_in
from whydesk.engine.lmd.site import Site
from whydesk.engine.lmd.statements import Heading, LineKind
from whydesk.engine.model import Span, TextEdit, slug

# What the parser reads letter by letter; elsewhere it passes over code spans.
_READ_RAW = frozenset((UseKind.NODE, UseKind.LINK, UseKind.HOST, UseKind.HEADING))


class Spot(NamedTuple):
    """A place that the new name goes to: the columns of the old one in its line.

    ``sigil`` is written anew with a host; in brackets it stays as it stands. ``value_at`` is the
    column from which references are read there.
    """

    kind: UseKind
    shard: str
    line: int
    start: int
    end: int
    sigil: str
    text: str
    value_at: int

    def written(self, new: str) -> str:
        """A name as it is put into this place."""
        if self.kind is not UseKind.HOST:
            return new
        value = self.sigil + new
        in_quotes = self.text[self.start - 1] == '"'
        return between_quotes(value) if in_quotes else quoted(value)

    def edit(self, new: str) -> TextEdit:
        span = Span(self.line, self.start, self.line, self.end)
        return TextEdit(self.shard, span, self.written(new))

    def says(self, new: str) -> bool:
        """Whether the name stands there already."""
        return self.text[self.start : self.end] == self.written(new)


def each_spot(graph: Graph, key: str) -> Iterator[Spot | None]:
    """All places where a node's label is written, in every shard; aliases stay as they are.

    None after each chunk is a place to pause.
    """
    finder = UseFinder(graph, key)
    for shard, document in graph.documents.items():
        before: Site | None = None
        first = 0
        for chunk in document.chunks():
            site = Site(chunk, first, shard)
            uses = [use for use in finder.in_chunk(chunk) if use.spelling is not Spelling.ALIAS]
            if before is not None and uses and uses[0].kind is UseKind.NODE:
                yield from _heading_spots(before, finder.labels)
            yield from (_spot(site, use) for use in uses)
            yield None
            before = site
            first += len(chunk.lines)


def heading_at_end(chunk: Chunk) -> Heading | None:
    """The heading that a chunk ends with, blank lines aside: it belongs to the next node."""
    at = len(chunk.lines) - 1
    while at >= 0 and not chunk.lines[at].strip():
        at -= 1
    if at < 0 or chunk.kinds[at] != LineKind.HEADING:
        return None
    return next((s for s in chunk.headings() if s.line == at), None)


def _heading_spots(site: Site, labels: frozenset[str]) -> Iterator[Spot]:
    heading = heading_at_end(site.chunk)
    if heading is not None and slug(heading.title) in labels:
        text = site.chunk.lines[heading.line]
        end = len(text.rstrip(" \t"))
        line, start = site.first_line + heading.line, end - len(heading.title)
        yield Spot(UseKind.HEADING, site.shard, line, start, end, "", text, 0)


def _spot(site: Site, use: Found) -> Spot:
    text, line = site.chunk.lines[use.line], site.first_line + use.line
    start, end, sigil = use.ref.start, use.ref.end, use.ref.sigil
    if use.spelling is Spelling.WITH_SIGIL:
        sigil = ""
    if use.kind is not UseKind.HOST:
        inside = text[start + 2 : end - 2]
        end = start + 2 + len(inside.rstrip())
        name = inside.strip() if use.spelling is Spelling.WITH_SIGIL else use.ref.label
        start = end - len(name)
    return Spot(use.kind, site.shard, line, start, end, sigil, text, _value_at(site, use))


def _value_at(site: Site, use: Found) -> int:
    if use.kind not in (UseKind.PROPERTY, UseKind.GROUP, UseKind.VALUE):
        return 0
    return next(item.start for item in site.chunk.properties() if item.line == use.line)


# --- code -----------------------------------------------------------------------------------------


def turned_to_code(found: Iterable[Spot], new: str) -> Spot | None:
    """The first place where a backtick in the old or new name changes what is read, or None."""
    read = (spot for spot in found if spot.kind not in _READ_RAW)
    for _, on_line in groupby(read, key=lambda spot: (spot.shard, spot.line)):
        group = list(on_line)
        if _expected(group, new) != _read_after(group, new):
            return group[0]
    return None


def _expected(group: list[Spot], new: str) -> list[tuple[str, str]]:
    text, at = group[0].text, group[0].value_at
    named: list[tuple[str, str]] = []
    for ref in refs_in(text[at:], at):
        spot = next((s for s in group if ref.start < s.start <= ref.end), None)
        named.append((ref.sigil, ref.label) if spot is None else (spot.sigil, new))
    return named


def _read_after(group: list[Spot], new: str) -> list[tuple[str, str]]:
    text, at = group[0].text, group[0].value_at
    for spot in reversed(group):
        text = text[: spot.start] + new + text[spot.end :]
    return [(ref.sigil, ref.label) for ref in refs_in(text[at:])]
