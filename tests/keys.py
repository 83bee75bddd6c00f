"""Pressing keys in tests, in any script (QTest knows Latin letters alone)."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

KEYS = {
    "⇥": Qt.Key.Key_Tab,
    "⏎": Qt.Key.Key_Return,
    "⎋": Qt.Key.Key_Escape,
    "↓": Qt.Key.Key_Down,
    "↑": Qt.Key.Key_Up,
    "⌫": Qt.Key.Key_Backspace,
}


def press(widget: QWidget, text: str) -> None:
    """Type a text key by key; some signs stand for keys (see ``KEYS``)."""
    for letter in text:
        if letter in KEYS:
            QTest.keyClick(widget, KEYS[letter])
        elif letter.isascii() and letter.isprintable():
            QTest.keyClicks(widget, letter)
        else:
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                event = QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, letter)
                QApplication.sendEvent(widget, event)
