"""Links as they are written, before anybody asks what their ends mean."""

from sys import intern
from typing import NamedTuple

from whydesk.engine.lmd.statements import Chunk, Ref, Relation
from whydesk.engine.model import slug


class Written(NamedTuple):
    """A link as it is written: where (chunk, and its number in it), both references, both slugs."""

    chunk: Chunk
    number: int
    line: int
    role: str
    source: Ref
    source_key: str
    target: Ref
    target_key: str


def as_written(chunk: Chunk, number: int, relation: Relation) -> Written:
    """A relation of a chunk, the one of that number in it."""
    source, role_name, target, line = relation
    source_key, target_key = intern(slug(source.label)), intern(slug(target.label))
    return Written(chunk, number, line, role_name, source, source_key, target, target_key)


def source_order(link: Written) -> tuple[str, int, int]:
    """What puts links into the order of the source."""
    return link.chunk.shard, link.chunk.order, link.number
