"""The rows that a pack's own source gives, to hold its tables against."""

from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.pack.build import Rows, rows
from whydesk.engine.pack.packfile import PackFile


def expected_rows(pack: PackFile) -> Rows:
    """The rows of all derived tables, made from the pack's source alone."""
    graph = Graph()
    for shard_id, shard in pack.shards.items():
        graph.add_shard(LiveDocument(shard.text, shard_id), shard.time)
    return rows(graph)
