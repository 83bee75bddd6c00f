"""The problems that only the whole text shows: references, names, loops, groups, nodes left alone.

What a chunk shows by itself is in ``lmd.checks``.
"""

from collections.abc import Iterable, Iterator

from whydesk.engine.graph import loop_checks, name_checks, node_checks, support_checks
from whydesk.engine.graph.index import Graph
from whydesk.engine.graph.survey import Survey
from whydesk.engine.lmd.checks import check_chunk
from whydesk.engine.lmd.invisible import all_printable
from whydesk.engine.lmd.lines import BOM
from whydesk.engine.model import Diagnostic


def check_graph(graph: Graph) -> list[Diagnostic]:
    """All problems that need the whole graph, by shard and place.

    Takes time in proportion to the text.
    """
    found = each_problem(Survey.taken(graph))
    return in_order(problem for problem in found if problem is not None)


def each_problem(survey: Survey) -> Iterator[Diagnostic | None]:
    """The same one by one, in no order: for who pauses in between, or gives up at a change.

    None stands where much was looked at and nothing found: a place to pause, no more.
    """
    yield from _errors(survey, with_nearest=True)
    yield from loop_checks.unknown_thens(survey)
    yield from node_checks.repeated_properties(survey)
    yield from node_checks.lonely(survey)
    yield from support_checks.spare_legs(survey)
    yield from support_checks.unassessed(survey)
    yield from support_checks.likely_echoes(survey)


def check_errors(graph: Graph) -> list[Diagnostic]:
    """All errors, those that a chunk shows by itself among them, by shard and place.

    This is what building asks for: it pays nothing for warnings, hints and the nearest labels.
    """
    survey = Survey.taken(graph)
    suspects = dict.fromkeys(chunk for chunk, thought in survey.thoughts if not thought.closed)
    for document in graph.documents.values():
        if not all_printable(document.text().removeprefix(BOM)):
            chunks = document.chunks()
            suspects |= dict.fromkeys(c for c in chunks if not all_printable("".join(c.lines)))
    found = [error for error in _errors(survey, with_nearest=False) if error is not None]
    for chunk in suspects:
        first = graph.documents[chunk.shard].first_line(chunk)
        found += check_chunk(chunk, first, chunk.shard, errors_only=True)
    return in_order(found)


def in_order(problems: Iterable[Diagnostic]) -> list[Diagnostic]:
    """Problems by shard, place and code."""
    return sorted(problems, key=lambda problem: (problem.shard, problem.span, problem.code))


def _errors(survey: Survey, *, with_nearest: bool) -> Iterator[Diagnostic | None]:
    yield from name_checks.references(survey, with_nearest=with_nearest)
    yield from name_checks.collisions(survey)
    yield from name_checks.repeated_ids(survey)
    yield from name_checks.self_links(survey)
    yield from loop_checks.thought_loops(survey)
    yield from loop_checks.derivation_loops(survey)
    yield from loop_checks.echo_loops(survey)
    yield from support_checks.echo_legs(survey)
