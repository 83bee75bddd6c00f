"""One walk over a graph's text that all whole-text checks read from."""

from collections.abc import Iterable, Iterator
from itertools import chain, islice
from typing import NamedTuple, TypeVar

from whydesk.engine.graph.index import Graph, Written
from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.lmd.site import Site
from whydesk.engine.lmd.statements import Property, Ref, Statement, Thought, group_name

# A link as written with the keys that its ends mean, None where one means no node.
Resolved = tuple[Written, str | None, str | None]

T = TypeVar("T")

# So many chunks or links are read in well under a millisecond.
_STRIDE = 64


class Group(NamedTuple):
    """A group of legs: the claim's key, the group's name, where it stands, and its resolved legs.

    A leg that does not resolve stands in ``legs`` as its slug behind a ``?``.
    """

    claim: str
    name: str
    site: Site
    item: Property
    legs: tuple[str, ...]


class Survey:
    """What the checks share. Made for one run over a graph that does not change meanwhile.

    It is empty until ``gather`` has been gone through.
    """

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        # Nearly all references are plain declared names, so a table of those answers first.
        self.known: dict[str, str] = {}
        self.links: list[Resolved] = []
        self.thoughts: list[tuple[Chunk, Thought]] = []
        self.declared: dict[str, list[Chunk]] = {}
        self.groups: list[Group] = []
        # For echo-of and derived-from: the (target, link) of each source, without self-links.
        self.targets: dict[str, dict[str, list[tuple[str, Written]]]] = {
            "echo-of": {},
            "derived-from": {},
        }

    @classmethod
    def taken(cls, graph: Graph) -> "Survey":
        """A survey that has been gone through."""
        made = cls(graph)
        for _ in made.gather():
            pass
        return made

    def gather(self) -> Iterator[None]:
        """Read the graph's text; each yield is a place to pause."""
        for keys in in_parts(self.graph.names.keys()):
            yield
            self.known.update(zip(keys, map(self.graph.names.canonical, keys), strict=True))
        yield from self._gather_links()
        for chunks in in_parts(self.graph.chunks()):
            yield
            for chunk in chunks:
                if chunk.node is not None:
                    self.declared.setdefault(chunk.node.ref.label, []).append(chunk)
                for thought in chunk.thoughts():
                    self.thoughts.append((chunk, thought))
        if self.graph.writes("supports"):
            yield from self._gather_groups()

    def _gather_links(self) -> Iterator[None]:
        known, resolve = self.known, self.graph.names.resolve
        for links in in_parts(self.graph.written()):
            yield
            for link in links:
                left, right = link.source_key, link.target_key
                source = known.get(left) or resolve(left, link.source.sigil).key
                target = known.get(right) or resolve(right, link.target.sigil).key
                self.links.append((link, source, target))
                of_role = self.targets.get(link.role)
                if of_role is not None and source and target and source != target:
                    of_role.setdefault(source, []).append((target, link))

    def _gather_groups(self) -> Iterator[None]:
        """All support groups, in source order; of a name written twice on a claim, the last."""
        found: dict[tuple[str, str], Group] = {}
        for nodes in in_parts(self.declared.values()):
            yield
            for chunk in chain.from_iterable(nodes):
                for item in chunk.referring:
                    group = self._group(chunk, item) if type(item) is Property else None
                    if group is not None:
                        found[group.claim, group.name] = group
        self.groups = sorted(
            found.values(), key=lambda g: (g.site.shard, g.site.first_line + g.item.line)
        )

    def site(self, chunk: Chunk) -> Site:
        """The chunk in its place."""
        first = self.graph.documents[chunk.shard].first_line(chunk)
        return Site(chunk, first, chunk.shard)

    def label(self, key: str) -> str:
        return self.graph.node(key).label

    def _group(self, chunk: Chunk, item: Property) -> Group | None:
        name = group_name(item.key)
        if name is None or chunk.node is None:
            return None
        claim = self.graph.resolve(chunk.node.ref).key or ""
        legs = tuple(self._leg(ref) for ref in item.refs)
        return Group(claim, name, self.site(chunk), item, legs)

    def _leg(self, ref: Ref) -> str:
        return self.graph.resolve(ref).key or f"?{ref.written}"


def in_parts(things: Iterable[T]) -> Iterator[list[T]]:
    """The things in lists of so many; who goes through one can pause before the next."""
    rest = iter(things)
    while part := list(islice(rest, _STRIDE)):
        yield part


def statement_at(chunk: Chunk, line: int) -> Statement | None:
    """What is written on a chunk's line; a line holds one statement at most."""
    return next((s for s in chunk.statements if s.line == line), None)
