"""Every fix takes its problem away, and touches nothing but what it says it does."""

from collections import Counter

from hypothesis import given, settings

from tests.engine.graph.graphs import graph_of
from tests.engine.lmd.reading import MAIN, problems_of
from tests.engine.lmd.texts import texts
from whydesk.engine.graph.checks import check_errors
from whydesk.engine.lmd.edits import apply_edits
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.model import Severity


@settings(max_examples=150)
@given(texts(max_lines=12))
def test_a_fix_takes_its_problem_away(text: str) -> None:
    problems = problems_of({MAIN: text})
    counts = Counter(problem.code for problem in problems)
    for problem in problems:
        for fix in problem.fixes:
            fixed = apply_edits(text, fix.edits)
            left = Counter(p.code for p in problems_of({MAIN: fixed}))
            assert left[problem.code] < counts[problem.code], (problem, fix, fixed)


@given(texts())
def test_problems_stand_inside_the_text_and_name_known_places(text: str) -> None:
    document = LiveDocument(text, MAIN)
    for problem in problems_of({MAIN: text}):
        line, start, end_line, end = problem.span
        assert 0 <= line == end_line < document.line_count
        assert 0 <= start <= end <= len(document.line(line))
        assert problem.message[-1] in ".?"
        assert "\n" not in problem.message


@given(texts())
def test_building_is_told_of_the_same_errors(text: str) -> None:
    errors = [p for p in problems_of({MAIN: text}) if p.severity is Severity.ERROR]
    told = check_errors(graph_of(text))
    assert [(p.code, p.span) for p in told] == [(p.code, p.span) for p in errors]


@given(texts(newline="\r\n"))
def test_a_fix_writes_the_line_ends_of_its_document(text: str) -> None:
    text = f"# Title\r\n{text}"
    for problem in problems_of({MAIN: text}):
        for fix in problem.fixes:
            fixed = apply_edits(text, fix.edits)
            stray = fixed.replace("\r\n", "").count("\n") - text.replace("\r\n", "").count("\n")
            assert stray <= 0
