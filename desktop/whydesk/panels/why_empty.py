"""What the why panel teaches while it has nothing to show."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from whydesk.engine.recall.why_text import one_line
from whydesk.panels.why_rows import WhyRow, quoted
from whydesk.theme.theme import Theme

_NO_NODE = "Put the caret in a node to see what it rests on."
_HOW_NODE = "A node is a line of its own:"
_NODE_LINE = "[[What was decided]]"
_NO_REASON = "No reason is recorded for this yet."
_HOW = "A reason is one line, from what was concluded to what it rests on:"
_ROLES = "Other roles: supports, raises, closes, supersedes, contradicts."
_NOTHING_FOLLOWS = "Nothing that is recorded follows from this yet."
_HOW_DOWN = "It does once another node names this one as its reason:"
_FILTERED = "With the roles that are followed now, no reason is recorded for this."
_MOST = 160


class EmptyWhy(QWidget):
    """How a reason is written, with a button that begins one."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.title = _label("title")
        self.standing = _label("note")
        self.words = _label("soft")
        self.example = _label("example")
        self.more = _label("note")
        self.more.setText(_ROLES)
        self.button = QPushButton("Write a reason")
        column = QVBoxLayout(self)
        for part in (self.title, self.standing, self.words, self.example, self.button, self.more):
            column.addWidget(part)
        column.setAlignment(self.button, Qt.AlignmentFlag.AlignLeft)
        column.addStretch()
        theme.changed.connect(self._take_theme)
        self._take_theme()

    def show_no_node(self) -> None:
        """Teach how a node is written."""
        self._stand("")
        self._show("Why", f"{_NO_NODE} {_HOW_NODE}", _NODE_LINE, writing=False)

    def show_anchor(self, anchor: WhyRow, *, down: bool, filtered: bool) -> None:
        """Teach how a reason for this node is written, or what would follow from it."""
        label = one_line(anchor.label, _MOST)
        marks = [f"{mark.words} {quoted(mark.name)}" for mark in anchor.marks]
        self._stand(" · ".join(filter(None, (anchor.note, *marks))))
        if down:
            example = f"[[…]] →(derived-from) [[{label}]]"
            self._show(label, f"{_NOTHING_FOLLOWS} {_HOW_DOWN}", example, writing=False)
        else:
            words = _FILTERED if filtered else f"{_NO_REASON} {_HOW}"
            self._show(label, words, f"[[{label}]] →(derived-from) [[…]]", writing=True)

    def _stand(self, words: str) -> None:
        """Say what is known of the node all the same."""
        self.standing.setText(words)
        self.standing.setVisible(bool(words))

    def _show(self, title: str, words: str, example: str, *, writing: bool) -> None:
        self.title.setText(title)
        self.words.setText(words)
        self.example.setText(example)
        self.button.setVisible(writing)
        self.more.setVisible(writing)

    @Slot()
    def _take_theme(self) -> None:
        px = self._theme.px
        column = self.layout()
        if column is not None:
            column.setContentsMargins(px(16), px(16), px(16), px(16))
            column.setSpacing(px(10))
        tokens = self._theme.tokens
        font = self._theme.editor_font
        font.setPixelSize(px(13))
        self.example.setFont(font)
        self.example.setStyleSheet(
            f"background: {tokens.card}; border: 1px solid {tokens.line}; color: {tokens.ink};"
            f"border-radius: {px(6)}px; padding: {px(10)}px; font-family: '{font.families()[0]}';"
        )


def _label(role: str) -> QLabel:
    """A label that never takes its text for HTML."""
    made = QLabel()
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(True)
    made.setMinimumWidth(1)
    made.setProperty("role", role)
    return made
