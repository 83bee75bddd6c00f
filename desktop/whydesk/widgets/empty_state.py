"""What a panel says while it has nothing to show: a title, words, and maybe a line to write."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from whydesk.theme.theme import Theme

_WIDTH = 560


class EmptyState(QWidget):
    """Teaches how to come to something here. ``button`` is hidden until it is given words."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.title = _plain("title")
        self.words = _plain("soft")
        self.example = _plain("example")
        self.button = QPushButton()
        self._column = QVBoxLayout(self)
        for part in (self.title, self.words, self.example, self.button):
            self._column.addWidget(part)
        self._column.setAlignment(self.button, Qt.AlignmentFlag.AlignLeft)
        self._column.addStretch()
        theme.changed.connect(self._take_theme)
        self._take_theme()

    def say(self, title: str, words: str, example: str = "", button: str = "") -> None:
        """Show these words; what is empty is not shown."""
        texts = (title, words, example, button)
        parts = (self.title, self.words, self.example, self.button)
        for part, text in zip(parts, texts, strict=True):
            part.setText(text)
            part.setVisible(bool(text))

    def add_note(self, after: QWidget) -> QLabel:
        """A further line of small words, right behind another part; hidden while it has none."""
        made = _plain("note")
        made.hide()
        self._column.insertWidget(self._column.indexOf(after) + 1, made)
        return made

    @Slot()
    def _take_theme(self) -> None:
        theme, px = self._theme, self._theme.px
        self._column.setContentsMargins(px(16), px(16), px(16), px(12))
        self._column.setSpacing(px(8))
        for part in (self.title, self.words, self.example):
            part.setMaximumWidth(px(_WIDTH))
        tokens = theme.tokens
        font = theme.editor_font
        font.setPixelSize(px(13))
        self.example.setFont(font)
        self.example.setStyleSheet(
            f"background: {tokens.card}; border: 1px solid {tokens.line}; color: {tokens.ink};"
            f"border-radius: {px(6)}px; padding: {px(10)}px; font-family: '{font.families()[0]}';"
        )


def _plain(role: str) -> QLabel:
    made = QLabel()
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(True)
    made.setMinimumWidth(1)
    made.setProperty("role", role)
    return made
