"""What the editor paints beneath its text: grounds behind labels and roles, and the selection."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QTextBlock, QTextCursor, QTextLayout

from whydesk.editor.layout import RoomyLayout
from whydesk.editor.marks import BlockMarks
from whydesk.editor.positions import column_units
from whydesk.engine.model import Span

_GROUND_RADIUS = 4.0
_GROUND_MARGIN = 2.0
_LINE_END_WIDTH = 6.0


def paint_grounds(painter: QPainter, block: QTextBlock, at: QPointF, layout: RoomyLayout) -> None:
    """Paint a block's rounded grounds; ``at`` is the block's corner in the viewport."""
    marks = block.userData()
    if not isinstance(marks, BlockMarks) or not marks.grounds:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    for start, end, colour in marks.grounds:
        painter.setBrush(colour)
        for row, left, right in stretches(block.layout(), start, end):
            top = at.y() + row * layout.line_height + layout.text_top - 1
            rect = QRectF(at.x() + left, top, right - left, layout.text_height + 2)
            rect.adjust(-_GROUND_MARGIN, 0, _GROUND_MARGIN, 0)
            painter.drawRoundedRect(rect, _GROUND_RADIUS, _GROUND_RADIUS)


def paint_selection(
    painter: QPainter,
    block: QTextBlock,
    at: QPointF,
    cursor: QTextCursor,
    colour: QColor,
    layout: RoomyLayout,
) -> None:
    """Paint what is selected of a block, over the full height of its lines."""
    start = cursor.selectionStart() - block.position()
    end = cursor.selectionEnd() - block.position()
    length = block.length() - 1
    if start > length or end <= 0:
        return
    text = block.layout()
    past_end = end > length and block.next().isValid()
    rows = list(stretches(text, max(0, start), min(end, length)))
    if past_end:
        last = text.lineCount() - 1
        left = text.lineAt(last).naturalTextRect().right()
        rows.append((last, left, left + _LINE_END_WIDTH))
    for row, left, right in rows:
        top = at.y() + row * layout.line_height
        painter.fillRect(QRectF(at.x() + left, top, right - left, layout.line_height), colour)


def paint_hits(
    painter: QPainter,
    block: QTextBlock,
    at: QPointF,
    hits: Iterable[Span],
    colour: QColor,
    layout: RoomyLayout,
) -> None:
    """Paint a frame around each place that a search has found in a block."""
    painter.setPen(colour)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for hit in hits:
        start = column_units(block, hit.start)
        end = column_units(block, hit.end, behind=True)
        for row, left, right in stretches(block.layout(), start, end):
            top = at.y() + row * layout.line_height + layout.text_top - 1
            rect = QRectF(at.x() + left, top, right - left, layout.text_height + 2)
            painter.drawRoundedRect(rect.adjusted(-1.5, 0.5, 1.5, -0.5), 3, 3)


def stretches(layout: QTextLayout, start: int, end: int) -> Iterator[tuple[int, float, float]]:
    """The rows that columns cover, each with its left and right edge."""
    begins = layout.lineForTextPosition(start)
    for row in range(begins.lineNumber() if begins.isValid() else 0, layout.lineCount()):
        line = layout.lineAt(row)
        first = line.textStart()
        last = first + line.textLength()
        if last <= start and row < layout.lineCount() - 1:
            continue
        if first >= end:
            return
        left, right = _x(line, max(start, first)), _x(line, min(end, last))
        if left != right:
            yield row, min(left, right), max(left, right)


def _x(line: object, column: int) -> float:
    found = line.cursorToX(column)  # type: ignore[attr-defined]
    return float(found[0] if isinstance(found, tuple) else found)
