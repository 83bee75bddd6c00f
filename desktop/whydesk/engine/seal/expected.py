"""What a pack's own source gives, to hold its tables against."""

from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.pack.build import Rows, rows
from whydesk.engine.pack.packfile import PackFile


def graph_of(pack: PackFile) -> Graph:
    """The graph of a pack's source, with the times of its shards."""
    graph = Graph()
    for shard_id, shard in pack.shards.items():
        graph.add_shard(LiveDocument(shard.text, shard_id), shard.time)
    return graph


def expected_rows(pack: PackFile) -> Rows:
    """The rows of all derived tables, made from the pack's source alone."""
    return rows(graph_of(pack))
