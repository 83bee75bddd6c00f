"""The problems of one text, by line: what is underlined, and what is said of a place.

They are found after a pause. Until then edits move them along, and an edited line loses its own.
"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTextBlock

from whydesk.editor.document import ShardText
from whydesk.editor.folds import folds_in
from whydesk.editor.layout import RoomyLayout
from whydesk.editor.paint import stretches
from whydesk.editor.positions import column_units
from whydesk.engine.model import Diagnostic, Severity
from whydesk.theme.tokens import Tokens

TO_LINE_END = 1 << 30
_WAVE = 2.0
_LEAST_WIDTH = 6.0
_start = attrgetter("start")


class Flaw(NamedTuple):
    """A problem on one line: its columns there, and the problem itself."""

    start: int
    end: int
    problem: Diagnostic


class Flaws(QObject):
    """Keeps the problems of one text by line. ``changed`` asks for a painting. GUI thread."""

    changed = Signal()

    def __init__(self, text: ShardText, parent: QObject) -> None:
        super().__init__(parent)
        self._lines: dict[int, list[Flaw]] = {}
        text.lines_replaced.connect(self._lines_replaced)

    def set_problems(self, problems: Iterable[Diagnostic]) -> None:
        """Take over what was found in the present text."""
        found: dict[int, list[Flaw]] = {}
        for problem in problems:
            line, start, end_line, end = problem.span
            until = end if end_line == line else TO_LINE_END
            found.setdefault(line, []).append(Flaw(start, until, problem))
        for flaws in found.values():
            flaws.sort(key=_start)
        if found or self._lines:
            self._lines = found
            self.changed.emit()

    def on_line(self, line: int) -> list[Flaw]:
        """The problems of a line, by where they begin."""
        return self._lines.get(line, [])

    def at(self, line: int, column: int) -> list[Diagnostic]:
        """The problems that a place lies in or touches."""
        return [flaw.problem for flaw in self.on_line(line) if flaw.start <= column <= flaw.end]

    @Slot(str, int, int, int)
    def _lines_replaced(self, _shard: str, first: int, old: int, new: int) -> None:
        if not self._lines:
            return
        if old == new:
            for line in range(first, first + old):
                self._lines.pop(line, None)
            return
        self._lines = {
            line if line < first else line + new - old: flaws
            for line, flaws in self._lines.items()
            if not first <= line < first + old
        }


def paint_flaws(
    painter: QPainter,
    block: QTextBlock,
    at: QPointF,
    flaws: Sequence[Flaw],
    layout: RoomyLayout,
    tokens: Tokens,
) -> None:
    """Underline problems: an error with a wave, a warning with dashes, a hint with dots.

    They come by where they begin. Of those that a fold hides the first stands for all.
    """
    for start, end, problem in _in_sight(block, flaws):
        first = column_units(block, start)
        last = column_units(block, end) if end != TO_LINE_END else block.length() - 1
        painter.setPen(_pen(problem.severity, tokens))
        for row, left, right in stretches(block.layout(), first, max(last, first + 1)):
            y = at.y() + row * layout.line_height + layout.text_top + layout.text_height + 1
            right = max(right, left + _LEAST_WIDTH)
            if problem.severity is Severity.ERROR:
                painter.setBrush(QColor(0, 0, 0, 0))
                painter.drawPath(_wave(at.x() + left, at.x() + right, y))
            else:
                painter.drawLine(QPointF(at.x() + left, y), QPointF(at.x() + right, y))


def _in_sight(block: QTextBlock, flaws: Sequence[Flaw]) -> Sequence[Flaw]:
    """The problems without those that a fold hides, of which there may be a hundred thousand."""
    shown: list[Flaw] = []
    folded = done = 0
    for fold in folds_in(block, block.text()):
        start = fold.index + folded
        folded += fold.length - 1
        first = bisect_left(flaws, start, done, key=_start)
        behind = bisect_left(flaws, start + fold.length, first, key=_start)
        shown += flaws[done : min(first + 1, behind)]
        done = behind
    return [*shown, *flaws[done:]] if done else flaws


def _pen(severity: Severity, tokens: Tokens) -> QPen:
    colours = {Severity.ERROR: tokens.failure, Severity.WARNING: tokens.warning}
    pen = QPen(QColor(colours.get(severity, tokens.faint)), 1.4)
    if severity is Severity.WARNING:
        pen.setDashPattern([3.0, 2.0])
    elif severity is Severity.HINT:
        pen.setDashPattern([1.0, 2.5])
    return pen


def _wave(left: float, right: float, y: float) -> QPainterPath:
    path = QPainterPath(QPointF(left, y))
    x, up = left, True
    while x < right:
        path.quadTo(x + _WAVE / 2, y + (-_WAVE if up else _WAVE), x + _WAVE, y)
        x, up = x + _WAVE, not up
    return path
