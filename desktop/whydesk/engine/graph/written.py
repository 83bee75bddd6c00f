"""Links as they are written, before anybody asks what their ends mean."""

from collections.abc import Sequence
from sys import intern

from msgspec import Struct

from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.lmd.statements import Ref, Relation
from whydesk.engine.model import slug


class Home:
    """The chunk that links are written in. An edit that leaves them as they are puts another there:
    in a chunk of very many links, that is what a key costs.
    """

    __slots__ = ("chunk",)

    def __init__(self, chunk: Chunk) -> None:
        self.chunk = chunk


class Written(Struct, frozen=True, gc=False):
    """A link as it is written: where (its home, and its number there), both references, both slugs.

    ``line`` counts from the chunk's first.
    """

    home: Home
    number: int
    line: int
    role: str
    source: Ref
    source_key: str
    target: Ref
    target_key: str

    @property
    def chunk(self) -> Chunk:
        """The chunk that it stands in now."""
        return self.home.chunk


def as_written(chunk: Chunk, relations: Sequence[Relation]) -> tuple[Written, ...]:
    """All relations of a chunk, as they are written in it."""
    home, node = Home(chunk), chunk.node
    own, own_key = (None, "") if node is None else (node.ref, node.key)
    found: list[Written] = []
    for number, relation in enumerate(relations):
        source, target = relation.source, relation.target
        # Most links are written with the node that they leave, and share its reference.
        source_key = own_key if source is own else intern(slug(source.label))
        target_key = own_key if target is own else intern(slug(target.label))
        line, role = relation.line, relation.role
        found.append(Written(home, number, line, role, source, source_key, target, target_key))
    return tuple(found)


def source_order(link: Written) -> tuple[str, int, int]:
    """What puts links into the order of the source."""
    chunk = link.home.chunk
    return chunk.shard, chunk.order, link.number
