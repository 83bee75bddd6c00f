"""Which lines a step with many edits touched: Qt tells only of the span that holds them all."""

from collections.abc import Sequence
from typing import NamedTuple

from whydesk.engine.model import TextEdit

# A line that is read again costs about this part of what a change by itself costs.
_LINES_PER_CHANGE = 40


class Region(NamedTuple):
    """Lines that became others: their number before and after, both counted in their own text."""

    old_first: int
    old_count: int
    new_first: int
    new_count: int

    def reversed(self) -> "Region":
        return Region(self.new_first, self.new_count, self.old_first, self.old_count)


Regions = tuple[Region, ...]


def regions_of(edits: Sequence[TextEdit]) -> Regions:
    """The regions of edits that do not overlap, in the order of the lines.

    Empty where one change of the whole span is the cheaper way.
    """
    found: list[Region] = []
    gained = 0
    for edit in sorted(edits, key=_span):
        first, count = edit.span.line, edit.span.end_line - edit.span.line + 1
        more = edit.text.count("\n") - (count - 1)
        last = found[-1] if found else None
        if last is not None and first < last.old_first + last.old_count:
            first, shared = last.old_first, last.old_first + last.old_count - first
            count += last.old_count - shared
            found[-1] = Region(
                first, count, last.new_first, last.new_count + count - last.old_count + more
            )
        else:
            found.append(Region(first, count, first + gained, count + more))
        gained += more
    return tuple(found) if _is_cheaper(found) else ()


def _is_cheaper(regions: Sequence[Region]) -> bool:
    if len(regions) < 2:
        return False
    span = regions[-1].old_first + regions[-1].old_count - regions[0].old_first
    return len(regions) * _LINES_PER_CHANGE < span


def _span(edit: TextEdit) -> tuple[int, int, int, int]:
    return edit.span


class StepRegions:
    """The regions of the steps that were made with edits, for making them and going through them.

    A step is known by the text's count of undo steps after it and the number of the text there.
    """

    def __init__(self) -> None:
        self._steps: dict[int, tuple[int, Regions]] = {}
        self._next: Regions = ()

    def expect(self, regions: Regions) -> None:
        """Say what the next change of the text consists of; nothing where that is not known."""
        self._next = regions

    def take(self) -> Regions:
        """What the change that comes now consists of; known once."""
        regions, self._next = self._next, ()
        return regions

    def note(self, step: int, state: int, regions: Regions) -> None:
        """Keep the regions of a step that was made."""
        if regions:
            self._steps[step] = (state, regions)

    def before(self, step: int, state: int | None) -> Regions:
        """The regions of the step that leads to a text, empty where they are not known."""
        known, regions = self._steps.get(step, (-1, ()))
        return regions if known == state else ()
