"""How much of its screen a dialog may take, so that its buttons are always in sight."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

# What a desktop puts around a dialog; how much it is, is known only once the dialog is shown.
_FRAME = QSize(8, 40)


def room_of(widget: QWidget) -> QSize:
    """What the screen of a widget has for a dialog, its frame left out. GUI thread."""
    return _screen_of(widget) - _FRAME


def within(widget: QWidget, wide: int, high: int) -> QSize:
    """A size, or as much of it as the screen of a widget has. GUI thread."""
    return QSize(wide, high).boundedTo(room_of(widget))


def _screen_of(widget: QWidget) -> QSize:
    return widget.screen().availableGeometry().size()
