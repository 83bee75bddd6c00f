"""The layout of the editor's text: QPlainTextDocumentLayout with a line height of its own.

Qt's layout for plain text ignores line heights, and the one that honours them lays out the whole
document. Here Qt lays a block out as ever; its lines are then moved apart.
"""

import math
from collections.abc import Generator
from contextlib import contextmanager

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QTextBlock, QTextDocument
from PySide6.QtWidgets import QPlainTextDocumentLayout


class RoomyLayout(QPlainTextDocumentLayout):
    """Lines of one height, their text standing on the same base line in each."""

    def __init__(self, document: QTextDocument, font: QFont, factor: float) -> None:
        super().__init__(document)
        self._factor = factor
        self.line_height = 0.0
        self.text_top = 0.0
        self.text_height = 0.0
        self._baseline = 0.0
        self._changed_to = 0
        self._colouring = False
        self.set_font(font)

    def set_font(self, font: QFont) -> None:
        metrics = QFontMetricsF(font)
        self.text_height = metrics.ascent() + metrics.descent()
        self.line_height = float(math.ceil(max(font.pixelSize() * self._factor, self.text_height)))
        self.text_top = float(round((self.line_height - self.text_height) / 2))
        self._baseline = self.text_top + metrics.ascent()

    def note_change(self, end: int) -> None:
        """Say where the change of text ends of which Qt tells next, without what it has coloured.

        The line that stands there may have lost its head, though all that is new is before it.
        """
        self._changed_to = end + 1

    @contextmanager
    def colouring(self) -> Generator[None]:
        """Have nothing laid out or told for what is coloured meanwhile: that is laid out next.

        Qt lays a block out before and after a change of its colours, to see whether its height is
        another now.
        """
        self._colouring = True
        try:
            yield
        finally:
            self._colouring = False

    def documentChanged(self, start: int, removed: int, added: int) -> None:
        """Take a change. Only what is there now has to be laid out and painted: Qt counts what was
        removed as well, and so takes a key, whose whole line is coloured, for a change of two lines
        and paints all that is in sight.
        """
        if self._colouring:
            self.document().findBlock(start).clearLayout()
            return
        changed_to, self._changed_to = self._changed_to, 0
        super().documentChanged(start, 0, max(added, changed_to - start))

    def blockBoundingRect(self, block: QTextBlock) -> QRectF:
        """Where a block stands; called for each visible block at each painting, so kept short.

        QPlainTextDocumentLayout asks itself here after each change, so no block is missed. Of an
        editor that is out of sight Qt asks for blocks, too, that an undo has taken away.
        """
        rect = super().blockBoundingRect(block)
        layout = block.layout()
        if layout is None:  # pyright: ignore[reportUnnecessaryComparison] -- where there is no block
            return rect
        count = layout.lineCount()
        if not count or not block.isVisible():
            return rect
        for number in range(count):
            line = layout.lineAt(number)
            top = number * self.line_height + self._baseline - line.ascent()
            if line.y() != top:
                position = line.position()
                position.setY(top)
                line.setPosition(position)
        rect.setHeight(count * self.line_height)
        return rect
