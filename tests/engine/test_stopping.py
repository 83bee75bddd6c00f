"""Long work is given up midway once it is wanted no more: in a parse, in a graph, in its rows."""

from collections.abc import Callable

import pytest

from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.pack.build import rows
from whydesk.engine.stopping import stoppable

MANY = 20_000


def graph_of(document: LiveDocument) -> Graph:
    graph = Graph()
    graph.add_shard(document)
    return graph


NODES = LiveDocument("".join(f"[[N{n}]]\n" for n in range(MANY)), "a.lmd")
GRAPH = graph_of(NODES)
WORK: dict[str, Callable[[], object]] = {
    "one chunk of many lines": lambda: LiveDocument("x\n" * MANY, "a.lmd"),
    "many chunks": lambda: LiveDocument("[[A]]\n" * MANY, "a.lmd"),
    "a graph of many nodes": lambda: graph_of(NODES),
    "rows of many nodes": lambda: rows(GRAPH),
}


class Wanted:
    """Work that is wanted for so many looks, and then no more."""

    def __init__(self, looks: int) -> None:
        self.looks = looks

    def no_more(self) -> bool:
        self.looks -= 1
        return self.looks < 0


@pytest.mark.parametrize("name", WORK)
def test_work_looks_often_and_stops_when_it_is_wanted_no_more(name: str) -> None:
    wanted = Wanted(MANY // 2_000)
    with stoppable(wanted.no_more), pytest.raises(EngineError) as raised:
        WORK[name]()
    assert raised.value.code is ErrorCode.STOPPED


def test_what_nobody_watches_goes_on() -> None:
    assert len(rows(GRAPH).entities) == MANY
