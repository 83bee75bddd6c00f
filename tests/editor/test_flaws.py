"""Problems in the text: where they are underlined, and what a fold hides of them."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from whydesk.editor.flaws import paint_flaws
from whydesk.editor.folds import HEAD, LONGEST
from whydesk.engine.model import Diagnostic, Severity, Span
from whydesk.theme.tokens import LIGHT

FAR = LONGEST // 2


class Counting(QPainter):
    """Keeps from where to where a line was drawn."""

    def __init__(self) -> None:
        self.image = QImage(900, 100, QImage.Format.Format_RGB32)  # must outlive the painting
        super().__init__(self.image)
        self.drawn: list[tuple[float, float]] = []

    def drawLine(self, left: QPointF, right: QPointF) -> None:
        self.drawn.append((left.x(), right.x()))


def warning(column: int) -> Diagnostic:
    return Diagnostic("x", Severity.WARNING, "x", Span(0, column, 0, column + 2), "a")


def underlined(desk, columns: list[int]) -> list[tuple[float, float]]:
    """What is drawn for problems in the columns of the first line."""
    view = desk.view
    view.flaws.set_problems([warning(column) for column in columns])
    painter = Counting()
    block = view.document().firstBlock()
    view.document().documentLayout().blockBoundingRect(block)  # lays it out
    flaws = view.flaws.on_line(0)
    paint_flaws(painter, block, QPointF(), flaws, desk.text.layout, LIGHT)
    painter.end()
    return painter.drawn


def test_each_problem_of_a_line_is_underlined_wherever_it_was_found(open_text):
    desk = open_text("word " * 10)
    drawn = underlined(desk, [20, 0, 10])
    assert len(drawn) == 3
    assert drawn == sorted(drawn)


def test_of_those_that_a_fold_hides_one_is_underlined(open_text):
    desk = open_text("word " * LONGEST)
    drawn = underlined(desk, [0, HEAD - 3, *range(HEAD + 5, FAR, 5)])
    assert len(drawn) == 3


def test_what_stands_behind_a_fold_is_underlined_too(open_text):
    source = "word " * LONGEST
    desk = open_text(source)
    desk.view.go_to(0, len(source))
    desk.view.textCursor().insertText("more words")
    drawn = underlined(desk, [0, *range(HEAD, FAR, 5), len(source) + 5])
    assert len(drawn) == 3
    assert len(set(drawn)) == 3
