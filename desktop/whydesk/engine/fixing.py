"""What is done about problems: fixes that go together, and the refusal that errors bring."""

from collections.abc import Iterable, Iterator, Sequence

from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.model import Diagnostic, Fix
from whydesk.engine.wording import tr

MAX_ROUNDS = 100
_WHOLE_LINE = (0, 1 << 62)


class _Taken:
    """The columns of each line that some fix changes already."""

    def __init__(self) -> None:
        self._columns: dict[tuple[str, int], list[tuple[int, int]]] = {}

    def is_free(self, fix: Fix) -> bool:
        """Whether no edit of the fix overlaps or touches what is taken."""
        return not any(
            start <= other_end and other_start <= end
            for line, start, end in _reach(fix)
            for other_start, other_end in self._columns.get(line, ())
        )

    def take(self, fix: Fix) -> None:
        for line, start, end in _reach(fix):
            self._columns.setdefault(line, []).append((start, end))


def _reach(fix: Fix) -> Iterator[tuple[tuple[str, int], int, int]]:
    """Shard and line, first and last column of all that a fix changes."""
    for edit in fix.edits:
        span = edit.span
        one_line = span.line == span.end_line and "\n" not in edit.text
        columns = (span.start, span.end) if one_line else _WHOLE_LINE
        for line in range(span.line, span.end_line + 1):
            yield (edit.shard, line), columns[0], columns[1]


def independent_fixes(problems: Iterable[Diagnostic], wanted: frozenset[str]) -> list[Fix]:
    """Fixes that need no choice and can be carried out at once, since none touches another.

    Only those of the ``wanted`` codes; an empty set means all.
    """
    taken = _Taken()
    chosen: list[Fix] = []
    for problem in problems:
        if wanted and problem.code not in wanted:
            continue
        fix = next((fix for fix in problem.fixes if not fix.choice), None)
        if fix is not None and taken.is_free(fix):
            taken.take(fix)
            chosen.append(fix)
    return chosen


def stopped(errors: Sequence[Diagnostic]) -> EngineError:
    """The refusal to build a text in which these errors stand; it names the first."""
    first = errors[0]
    more = len(errors) - 1
    words = first.message
    if more:
        words = tr("{problem} (and {number} more)", problem=words, number=more)
    return EngineError(
        ErrorCode.PROBLEMS,
        words,
        tr("Nothing was built."),
        Where(first.shard, first.span.line + 1),
    )
