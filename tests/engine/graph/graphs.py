"""Graphs out of small texts, for tests."""

from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.live import LiveDocument


def graph_of(*texts: str, times: tuple[str, ...] = ()) -> Graph:
    """A graph of shards ``a.lmd``, ``b.lmd`` … with these texts and, where given, times."""
    graph = Graph()
    for number, text in enumerate(texts):
        shard = f"{chr(ord('a') + number)}.lmd"
        graph.add_shard(LiveDocument(text, shard), times[number] if times else "")
    return graph


def links(graph: Graph) -> list[str]:
    """All links as ``Source -(role)-> Target`` by label, in source order."""
    label = {node.key: node.label for node in graph.nodes()}
    return [f"{label[e.source]} -({e.role})-> {label[e.target]}" for e in graph.edges()]


def said(graph: Graph) -> tuple[object, ...]:
    """Everything a graph says, for comparing two of them."""
    nodes = [
        (n.key, n.label, n.sigil, list(n.properties.items()), n.aliases, dict(n.conflicts))
        for n in graph.nodes()
    ]
    around = [(graph.causes(n[0]), graph.effects(n[0]), graph.thinks_of(n[0])) for n in nodes]
    return nodes, list(graph.edges()), list(graph.thinks()), around


def said_of_each(graph: Graph) -> dict[str, tuple[object, ...]]:
    """What is said of each node itself: its own lines and its thoughts, wherever they stand."""
    return {
        node.key: (
            node,
            [(t.type, t.body, t.think_id, t.status) for t in graph.thinks_of(node.key)],
        )
        for node in graph.nodes()
    }
