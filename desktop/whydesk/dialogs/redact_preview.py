"""What the reader of an export gets: its text, with what the redaction put there marked."""

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from PySide6.QtCore import Slot
from PySide6.QtGui import QColor, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from whydesk.engine.model import Place
from whydesk.engine.redaction.leftovers import Leftover
from whydesk.engine.redaction.page import Page, PageLine, source_lines
from whydesk.engine.redaction.tiers import Tier
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme
from whydesk.widgets.plain import visible
from whydesk.widgets.tiers import tier_tint

_STANDS_FOR = re.compile(r"▮+|Redacted [^\]]+? \d+(?=\]\]|$)")
_MOST_LINES = 5000
_LONGEST = 2000
_MOST_MARKS = 1500


class _Mark(NamedTuple):
    """Columns of a shown line that stand out, in code points, and in which tier's colours."""

    line: int
    start: int
    end: int
    tier: Tier


class ReaderText(QPlainTextEdit):
    """The redacted text, for reading; of a very long one the beginning.

    ``spare`` says how many lines are not shown.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.spare = 0
        self._shown: list[str] = []
        self._numbers: dict[Place, int] = {}
        self._marks: list[_Mark] = []
        self.setObjectName("facts")
        self.setReadOnly(True)
        self.setAccessibleName(tr("What the reader gets"))
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        theme.changed.connect(self._take_theme)
        self._take_theme()

    def show_pages(self, pages: Sequence[Page], leftovers: Sequence[Leftover]) -> None:
        """Show a redacted text; what is masked in it and what still stands open is marked."""
        lines = [(page.shard, line) for page, _, line in islice(source_lines(pages), _MOST_LINES)]
        self.spare = sum(len(page.lines) for page in pages) - len(lines)
        self._numbers = {line.origin: n for n, (_, line) in enumerate(lines) if line.origin}
        shown = [visible(line.text[:_LONGEST]) for _, line in lines]
        self._marks = [
            _Mark(n, start, min(end, _LONGEST), Tier.MASKED)
            for n, (_, line) in enumerate(lines)
            for start, end in _put_in(line)
        ]
        for one in leftovers:
            number = self._numbers.get(one.place)
            if number is not None:
                end = one.column + len(one.shown.partition("\n")[0])
                self._marks.append(_Mark(number, one.column, end, Tier.SECRET))
        if shown != self._shown:
            self._shown = shown
            scroll = self.verticalScrollBar().value()
            self.setPlainText("\n".join(shown))
            self.verticalScrollBar().setValue(scroll)
        self._paint_marks()

    def go_to(self, place: Place) -> None:
        """Bring the line that a place of the whole text became into view."""
        number = self._numbers.get(place)
        if number is not None:
            self.setTextCursor(QTextCursor(self.document().findBlockByNumber(number)))
            self.centerCursor()

    def _paint_marks(self) -> None:
        found: list[QTextEdit.ExtraSelection] = []
        for mark in self._marks[-_MOST_MARKS:]:
            block = self.document().findBlockByNumber(mark.line)
            text = block.text()
            selection = QTextEdit.ExtraSelection()
            cursor = QTextCursor(block)
            start, end = _units(text, mark.start), _units(text, mark.end)
            cursor.setPosition(block.position() + start)
            cursor.setPosition(block.position() + end, QTextCursor.MoveMode.KeepAnchor)
            tint = tier_tint(self._theme, mark.tier)
            selection.cursor = cursor  # type: ignore[attr-defined]
            selection.format.setBackground(_colour(tint.ground))  # type: ignore[attr-defined]
            selection.format.setForeground(_colour(tint.ink))  # type: ignore[attr-defined]
            found.append(selection)
        self.setExtraSelections(found)

    @Slot()
    def _take_theme(self) -> None:
        font = self._theme.editor_font
        font.setPixelSize(self._theme.px(13))
        self.setFont(font)
        self.document().setDocumentMargin(self._theme.px(10))
        self._paint_marks()


def _put_in(line: PageLine) -> Iterator[tuple[int, int]]:
    """The columns of what stands for something else; of a line that is new, of its names."""
    for start, end in line.made:
        if start or end < len(line.text):
            yield start, end
        else:
            yield from (found.span() for found in _STANDS_FOR.finditer(line.text))


def _units(text: str, column: int) -> int:
    """The UTF-16 position of a column; it ends with the text."""
    return len(text[:column].encode("utf-16-le", "surrogatepass")) // 2


def _colour(name: str) -> QColor:
    return QColor(name)
