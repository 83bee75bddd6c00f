"""A page of the user guide: Markdown of ours, its chapters, its pictures, and places in it."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Qt, QUrl, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QImage,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme

_LINE_HEIGHT = 140.0
_TEXT_WIDTH = 660
# What margins and the scroll bar take beside the text.
_BESIDE = 72
_TITLES = (24, 17, 15)


class Chapter(NamedTuple):
    """A heading of a page: its words, its level from 1, and where it stands in the document."""

    title: str
    level: int
    position: int


class GuidePage(QTextBrowser):
    """Shows one Markdown page of ours at a time. GUI thread.

    Only files of its folder are ever read: no link and no picture leads anywhere else, and HTML in
    a page is text. ``page_changed`` tells that there are other ``chapters``; ``trail`` are the
    pages that links led away from.
    """

    page_changed = Signal()

    def __init__(
        self, folder: Path, theme: Theme, most_wide: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._folder = folder.resolve()
        self._theme = theme
        self.page = ""
        self.chapters: Sequence[Chapter] = ()
        self.trail: list[str] = []
        self.setObjectName("guide")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("User guide"))
        self.set_most_wide(most_wide)
        self.anchorClicked.connect(self._follow)

    def set_most_wide(self, width: int) -> None:
        """Take so many pixels at most for the text and what is beside it."""
        px = self._theme.px
        self._text_width = min(px(_TEXT_WIDTH), width - px(_BESIDE))
        self.setMinimumWidth(self._text_width + px(_BESIDE))

    def open_page(self, name: str) -> bool:
        """Show a page of the folder; false where there is none of that name."""
        path = self._file(name, ".md")
        if path is None:
            return False
        self.page = name
        self._show(path.read_text("utf-8"))
        self.go_to(0)
        return True

    def go_to(self, position: int) -> None:
        """Bring a place of the page to the upper edge."""
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        self.setTextCursor(cursor)
        cursor.setPosition(position)
        self.setTextCursor(cursor)
        self.verticalScrollBar().setValue(
            self.verticalScrollBar().value() + self.cursorRect(cursor).top() - self._theme.px(12)
        )

    def places_of(self, words: str) -> list[QTextCursor]:
        """Every place where words stand, whatever their case."""
        found: list[QTextCursor] = []
        at = self.document().find(words) if words else QTextCursor()
        while not at.isNull():
            found.append(at)
            at = self.document().find(words, at)
        return found

    def mark(self, places: Sequence[QTextCursor], current: int) -> None:
        """Mark places, one of them as the one that is looked at."""
        tokens = self._theme.tokens
        marks: list[QTextEdit.ExtraSelection] = []
        for number, cursor in enumerate(places):
            one = QTextEdit.ExtraSelection()
            one.cursor = cursor  # type: ignore[attr-defined]
            form = QTextCharFormat()
            ground = tokens.selection if number == current else tokens.raises.ground
            form.setBackground(QColor(ground))
            one.format = form  # type: ignore[attr-defined]
            marks.append(one)
        self.setExtraSelections(marks)

    # --- making a page ----------------------------------------------------------------------------

    def _show(self, markdown: str) -> None:
        features = QTextDocument.MarkdownFeature
        document = self.document()
        document.clear()
        document.setDefaultFont(self._theme.font())
        document.setDocumentMargin(self._theme.px(24))
        document.setMarkdown(markdown, features.MarkdownDialectGitHub | features.MarkdownNoHTML)
        chapters: list[Chapter] = []
        block = document.begin()
        while block.isValid():
            level = block.blockFormat().headingLevel()
            if level:
                chapters.append(Chapter(block.text(), level, block.position()))
            self._form(block, level)
            block = block.next()
        self.chapters = chapters
        self.page_changed.emit()

    def _form(self, block: QTextBlock, level: int) -> None:
        """Give a block the spaces and the letters of the design."""
        px = self._theme.px
        cursor = QTextCursor(block)
        form = QTextBlockFormat()
        form.setBottomMargin(px(2 if block.textList() else 10))
        form.setLineHeight(_LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        if level:
            form.setTopMargin(px(20 if level > 1 else 0))
            form.setBottomMargin(px(6))
            cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
            letters = QTextCharFormat()
            letters.setFont(self._theme.font(_TITLES[min(level, len(_TITLES)) - 1]))
            letters.setFontWeight(600)
            # Not merged: what Markdown says of the size would hold against any other.
            cursor.setCharFormat(letters)
        cursor.mergeBlockFormat(form)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """A picture of the folder, as wide as the text at most; nothing else is ever read."""
        url = name if isinstance(name, QUrl) else QUrl(name)
        path = self._file(url.toString(), ".png")
        if path is None:
            return None
        shot = QImage(str(path))
        ratio = self.devicePixelRatioF()
        width = min(shot.width(), round(self._text_width * ratio))
        shot = shot.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
        shot.setDevicePixelRatio(ratio)
        return shot

    def _file(self, name: str, ending: str) -> Path | None:
        path = (self._folder / name).resolve()
        inside = path.parent == self._folder and path.suffix == ending
        return path if inside and path.is_file() else None

    @Slot(QUrl)
    def _follow(self, url: QUrl) -> None:
        """Go to another page of the folder; a link to anywhere else leads nowhere."""
        before = self.page
        if url.isRelative() and self.open_page(url.path()) and before:
            self.trail.append(before)
            self.page_changed.emit()

    def back(self) -> None:
        """Return to the page from which a link led here."""
        if self.trail:
            self.open_page(self.trail.pop())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the column no wider than is read with ease."""
        spare = self.width() - self._text_width - self._theme.px(_BESIDE)
        self.setViewportMargins(max(0, spare // 2), 0, max(0, spare // 2), 0)
        super().resizeEvent(event)
