"""In which order the steps of a walk stand in the panel, what is folded, and how much shown."""

from collections.abc import Iterator
from enum import Enum
from itertools import islice
from typing import NamedTuple

from whydesk.engine.recall.why_walk import WhyWalk

PAGE = 500  # rows at first: they are measured in a fifth of a second
TAKEN = 2_500  # steps that are copied, though fewer are shown
FIRST = 24  # rows of a walk that goes on: what is in sight
CHILDREN = 12
OPEN_LEVELS = 2
DEEPEST_INDENT = 6


class Arrangement(Enum):
    """How the steps stand."""

    NEAREST = "nearest"
    BRANCH = "branch"
    ROLE = "role"


class WhyKind(Enum):
    """What a row of the panel is."""

    ANCHOR = "anchor"
    STEP = "step"
    ROLE = "role"
    MORE = "more"
    NOTE = "note"


class Line(NamedTuple):
    """One row to be shown: a step by its number, or what stands between the steps.

    ``count`` is how many steps stand behind one, in a role, or would come with a ``MORE`` row;
    ``folded`` is None where there is nothing to fold. ``name`` is what the fold is known by, and
    ``grouped`` says that the step stands among others of its role, whatever is above it.
    """

    kind: WhyKind
    number: int = 0
    indent: int = 0
    count: int = 0
    folded: bool | None = None
    name: str = ""
    grouped: bool = False

    @property
    def hidden(self) -> int:
        """How many steps this row stands for that have no row."""
        return self.count if self.folded or self.kind is WhyKind.MORE else 0


class WhyOrder:
    """The lines of one walk. Folds are remembered by key and by role, so that they outlive it."""

    def __init__(self) -> None:
        self.arrangement = Arrangement.NEAREST
        self._folds: dict[str, bool] = {}
        self._levels: float = OPEN_LEVELS
        self._shown: dict[str, int] = {}
        self._children_shown = CHILDREN

    def forget(self) -> None:
        """Begin with another anchor: nothing is folded by hand."""
        self._folds, self._shown, self._levels = {}, {}, OPEN_LEVELS

    def fold(self, line: Line, folded: bool) -> None:
        self._folds[line.name] = folded

    def fold_all(self, folded: bool) -> None:
        """Fold or unfold every branch and every role."""
        self._folds = {}
        self._levels = 0 if folded else float("inf")

    def show_more(self, line: Line) -> None:
        """Show the next page of what a ``MORE`` row stands for."""
        step = CHILDREN if line.name else PAGE
        self._shown[line.name] = self._shown.get(line.name, step) + 4 * step

    def lines(self, walk: WhyWalk) -> list[Line]:
        """The rows of a walk, a page of them; of one that goes on only what is in sight."""
        made = {
            Arrangement.NEAREST: self._nearest,
            Arrangement.BRANCH: self._by_branch,
            Arrangement.ROLE: self._by_role,
        }[self.arrangement](walk)
        most = self._shown.get("", PAGE) if walk.ended else FIRST
        lines = [Line(WhyKind.ANCHOR), *islice(made, most)]
        if walk.ended and len(lines) > most:
            seen = sum(1 for line in lines if line.kind is WhyKind.STEP)
            left = len(walk) - seen - sum(line.hidden for line in lines)
            if left > 0:
                lines.append(Line(WhyKind.MORE, count=left))
        return lines

    def numbers(self, walk: WhyWalk) -> list[int]:
        """The steps in this order, folded ones too, as many as are shown, or ``TAKEN``."""
        whole = WhyOrder()
        whole.arrangement = self.arrangement
        whole._levels, whole._children_shown = float("inf"), len(walk)
        whole._shown = {"": max(self._shown.get("", PAGE), TAKEN)}
        return [line.number for line in whole.lines(walk) if line.kind is WhyKind.STEP]

    # --- the three orders -------------------------------------------------------------------------

    def _nearest(self, walk: WhyWalk) -> Iterator[Line]:
        return (Line(WhyKind.STEP, number) for number in range(1, len(walk.keys)))

    def _by_role(self, walk: WhyWalk) -> Iterator[Line]:
        by_role: dict[str, list[int]] = {}
        for number in range(1, len(walk.keys)):
            by_role.setdefault(walk.roles[number], []).append(number)
        for role, numbers in by_role.items():
            name = f"role {role}"
            folded = self._folds.get(name, not self._levels)
            yield Line(WhyKind.ROLE, numbers[0], 0, len(numbers), folded, name)
            if not folded:
                yield from (Line(WhyKind.STEP, number, grouped=True) for number in numbers)

    def _by_branch(self, walk: WhyWalk) -> Iterator[Line]:
        children, behind = _branches(walk)
        waiting: list[Iterator[Line]] = [self._children(walk, 0, children, behind)]
        while waiting:
            line = next(waiting[-1], None)
            if line is None:
                waiting.pop()
                continue
            yield line
            if line.folded is False:
                waiting.append(self._children(walk, line.number, children, behind))

    def _children(
        self, walk: WhyWalk, parent: int, children: dict[int, list[int]], behind: list[int]
    ) -> Iterator[Line]:
        """The steps that came through one, and a line for those that are too many."""
        own = children.get(parent, ())
        key = walk.keys[parent]
        most = self._shown.get(f"more {key}", self._children_shown)
        if len(own) <= most + 1:
            most = len(own)
        indent = min(walk.depths[parent], DEEPEST_INDENT)
        for number in islice(own, most):
            name = walk.keys[number]
            folded = None
            if behind[number]:
                folded = self._folds.get(name, walk.depths[number] >= self._levels)
            yield Line(WhyKind.STEP, number, indent, behind[number], folded, name)
        if len(own) > most:
            left = sum(1 + behind[number] for number in own[most:])
            yield Line(WhyKind.MORE, parent, indent, left, None, f"more {key}")


def _branches(walk: WhyWalk) -> tuple[dict[int, list[int]], list[int]]:
    """The steps that came through each step, and how many stand behind each in all."""
    children: dict[int, list[int]] = {}
    behind = [0] * len(walk.keys)
    for number in range(len(walk.keys) - 1, 0, -1):
        through = walk.through[number]
        children.setdefault(through, []).append(number)
        behind[through] += 1 + behind[number]
    for own in children.values():
        own.reverse()
    return children, behind
