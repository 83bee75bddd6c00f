"""Graphs for the tests of recall: from LMD, and at random."""

from collections.abc import Sequence
from typing import NamedTuple

from hypothesis import strategies as st

from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.live import LiveDocument

CAUSE_IS_TARGET = ("derived-from", "closes", "supersedes")
CAUSE_IS_SOURCE = ("supports", "raises")
ROLES = (*CAUSE_IS_TARGET, *CAUSE_IS_SOURCE, "contradicts", "part_of", "funds")


class Link(NamedTuple):
    source: str
    role: str
    target: str

    @property
    def cause(self) -> tuple[str, str] | None:
        """Child and parent of a causal link."""
        if self.role in CAUSE_IS_TARGET:
            return self.source, self.target
        return (self.target, self.source) if self.role in CAUSE_IS_SOURCE else None


def graph_of(*texts: str) -> Graph:
    graph = Graph()
    for number, text in enumerate(texts):
        graph.add_shard(LiveDocument(text, f"{number}.lmd"))
    return graph


def text_of(names: Sequence[str], links: Sequence[Link], more: str = "") -> str:
    lines = [f"[[{name}]]\n>>type: {'proof' if name < 'c' else 'claim'}" for name in names]
    lines += [f"[[{link.source}]] →({link.role}) [[{link.target}]]" for link in links]
    return "\n".join([*lines, more])


NAMES = "abcdefg"
links = st.lists(
    st.builds(Link, st.sampled_from(NAMES), st.sampled_from(ROLES), st.sampled_from(NAMES)),
    max_size=20,
    unique=True,
)
