"""What is told of a workspace at a glance: what it was opened from, and how much it holds."""

from collections.abc import Mapping
from enum import Enum

from msgspec import Struct

from whydesk.engine.graph.index import Graph


class Kind(Enum):
    """What a workspace was opened from."""

    NEW = "new"
    FILE = "file"
    FOLDER = "folder"
    PACK = "pack"


class Counts(Struct, frozen=True):
    """How much a workspace holds; links and thoughts are those whose ends are there."""

    nodes: int
    links: int
    thoughts: int


class Info(Struct, frozen=True):
    """A workspace at a glance: the manifest (empty where there is none), counts, links by role."""

    manifest: Mapping[str, str]
    counts: Counts
    roles: Mapping[str, int]
    notes: tuple[str, ...] = ()


def counts_of(graph: Graph) -> Counts:
    """How many nodes, links and thoughts there are, as a pack would hold them."""
    edges = sum(1 for _ in graph.edges())
    return Counts(len(graph.names), edges, sum(1 for _ in graph.thinks()))
