"""Which keys would change a text."""

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

_EDITS = (QKeySequence.StandardKey.Paste, QKeySequence.StandardKey.Cut)
_REMOVES = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_COMMANDS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


def would_edit(event: QKeyEvent) -> bool:
    """Whether a key would change the text that it is meant for."""
    if any(event.matches(key) for key in _EDITS):
        return True
    writes = bool(event.text()) and event.text().isprintable()
    return not event.modifiers() & _COMMANDS and (writes or event.key() in _REMOVES)


def is_missed_letter(event: QKeyEvent) -> bool:
    """Whether a letter came with Alt, and so was meant for a menu that has no such key.

    Qt would write the letter. On macOS the key is how one writes signs.
    """
    held = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
    writes = bool(event.text()) and event.text().isprintable()
    return writes and held == Qt.KeyboardModifier.AltModifier and sys.platform != "darwin"
