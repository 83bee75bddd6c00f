"""What is done about problems: fixes that go together, and the refusal that errors bring."""

from collections.abc import Iterable, Sequence

from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.model import Diagnostic, Fix


def independent_fixes(problems: Iterable[Diagnostic], wanted: frozenset[str]) -> list[Fix]:
    """Fixes that need no choice and can be carried out at once, since none touches another's lines.

    Only those of the ``wanted`` codes; an empty set means all.
    """
    taken: set[tuple[str, int]] = set()
    chosen: list[Fix] = []
    for problem in problems:
        if wanted and problem.code not in wanted:
            continue
        fix = next((fix for fix in problem.fixes if not fix.choice), None)
        if fix is None:
            continue
        lines = {
            (edit.shard, line)
            for edit in fix.edits
            for line in range(edit.span.line, edit.span.end_line + 1)
        }
        if taken.isdisjoint(lines):
            taken |= lines
            chosen.append(fix)
    return chosen


def stopped(errors: Sequence[Diagnostic]) -> EngineError:
    """The refusal to build a text in which these errors stand; it names the first."""
    first = errors[0]
    more = len(errors) - 1
    others = f" (and {more} more)" if more else ""
    return EngineError(
        ErrorCode.PROBLEMS,
        f"{first.message}{others}",
        "Nothing was built.",
        Where(first.shard, first.span.line + 1),
    )
