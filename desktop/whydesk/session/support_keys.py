"""The names of the keys that do something with a part of the evidence."""

from PySide6.QtCore import Qt

_NAMES = {
    Qt.Key.Key_Return: "Enter",
    Qt.Key.Key_Enter: "Enter",
    Qt.Key.Key_Space: "Space",
    Qt.Key.Key_Delete: "Del",
    Qt.Key.Key_Backspace: "Del",
    Qt.Key.Key_Escape: "Esc",
}


def key_name(key: int, held: Qt.KeyboardModifier) -> str:
    """What a key is called in ``Act.key``; empty for one that does nothing there."""
    if held & ~Qt.KeyboardModifier.KeypadModifier:
        return ""
    if Qt.Key.Key_A <= key <= Qt.Key.Key_Z:
        return chr(key)
    return _NAMES.get(Qt.Key(key), "") if key in _KNOWN else ""


_KNOWN = frozenset(key.value for key in _NAMES)
