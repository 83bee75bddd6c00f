"""What the reader of an export has before him, for pictures and texts that are made of it."""

from collections.abc import Mapping

from msgspec import Struct

from whydesk.engine.bulk import bulk
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.lmd.vocabulary import KNOWN_ROLES
from whydesk.engine.redaction.plan import Plan, Redaction

_LINKS = "\n".join(f"[[a]] →({role}) [[b]]" for role in KNOWN_ROLES)
# Says nothing, in every way in which something can be said.
USUAL = f"""[[a]]
>>type: claim
>>group-1: [[b]] & [[c]]
{_LINKS}
[[a]] → [[b]]

[[b]]
>>artifact: a
>>withdrawn: 1970-01-01
[[b]] →(derived-from) [[a]]

[[c]]
@@note on=a
@@
"""


class ReaderSide(Struct, frozen=True, eq=False):
    """The graph of the redacted text, with the plan that it comes from."""

    redaction: Redaction
    plan: Plan
    graph: Graph

    def key(self, key: str) -> str:
        """The key that a node has there; empty for one that the reader does not get."""
        found = self.plan.names.get(key, key)
        names = self.graph.names
        return names.canonical(found) if found in names else ""


def reader_side(redaction: Redaction, plan: Plan) -> ReaderSide:
    """The reader's side of a plan. Any thread."""
    return ReaderSide(redaction, plan, graph_of(plan.texts))


def usual_graph() -> Graph:
    """The graph of a text that says nothing: what a picture of it shows, every picture may."""
    return graph_of({"main.lmd": USUAL})


def graph_of(texts: Mapping[str, str]) -> Graph:
    """The graph of some shards."""
    graph = Graph()
    with bulk():
        for shard, text in texts.items():
            graph.add_shard(LiveDocument(text, shard))
    return graph
