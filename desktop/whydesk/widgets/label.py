"""Labels that show a text as it is."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel


def label(text: str = "", role: str = "soft") -> QLabel:
    """A label that wraps and never takes its text for HTML."""
    made = QLabel()
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(True)
    made.setProperty("role", role)
    made.setText(text)
    return made
