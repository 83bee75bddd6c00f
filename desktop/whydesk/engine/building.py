"""Compiling a workspace to a pack, unless an error stands in its text."""

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from whydesk.engine.bulk import bulk
from whydesk.engine.facts import Counts, counts_of
from whydesk.engine.fixing import stopped
from whydesk.engine.graph.checks import check_errors
from whydesk.engine.graph.index import Graph
from whydesk.engine.model import Diagnostic
from whydesk.engine.pack import clock
from whydesk.engine.pack.build import Rows, rows
from whydesk.engine.pack.container import PackContent, Saved, write_pack
from whydesk.engine.saving import continued


class BuildReport(Struct, frozen=True):
    """What a build made, with the problems that did not stop it."""

    counts: Counts
    problems: tuple[Diagnostic, ...]
    saved: Saved


def build(
    graph: Graph,
    out: Path,
    *,
    name: str | None = None,
    owner: str | None = None,
    allow_dangling: bool = False,
    force: bool = False,
) -> BuildReport:
    """Compile what the documents of a graph say to a pack at ``out``; the graph stays as it is.

    A pack of the same shards that is there is continued. EngineError PROBLEMS where an error
    stands in the text (with ``allow_dangling``: one that is no dangling reference), and nothing is
    written; WOULD_OVERWRITE where another file is there and ``force`` is not given.
    """
    with bulk():
        problems = check_errors(graph)
        stopping = [p for p in problems if not (allow_dangling and p.code == "dangling-ref")]
        if stopping:
            raise stopped(stopping)
        texts = {shard: document.text() for shard, document in graph.documents.items()}
        previous = continued(out, texts, force=force)
        made: list[Rows] = []

        def make(times: Mapping[str, str]) -> Rows:
            made.append(_rows_at(graph, times))
            return made[-1]

        content = PackContent(texts, make, name, owner)
        saved = write_pack(out, content, previous=previous, author=owner or "", time=clock.now())
        counts = _counted(made[-1]) if made else counts_of(graph)
        return BuildReport(counts, tuple(problems), saved)


def _rows_at(graph: Graph, times: Mapping[str, str]) -> Rows:
    """The rows of a graph as if its shards had been committed at these times."""
    before = {shard: graph.time_of(shard) for shard in graph.documents}
    graph.set_times(times)
    try:
        return rows(graph)
    finally:
        graph.set_times(before)


def _counted(made: Rows) -> Counts:
    return Counts(len(made.entities), len(made.edges), len(made.thinks))
