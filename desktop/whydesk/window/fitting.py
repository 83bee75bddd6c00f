"""The size of the window on a screen that has no room for it."""

from PySide6.QtCore import QSize
from PySide6.QtGui import Qt
from PySide6.QtWidgets import QWidget

# What a title bar takes at least; how much it is, is known only once the window is shown.
_TITLE_BAR = 16


def fits(size: QSize, room: QSize) -> bool:
    """Whether a window of a size, in its frame, has room on a screen."""
    return size.width() <= room.width() and size.height() + _TITLE_BAR <= room.height()


def fit_screen(window: QWidget) -> None:
    """Have a window that is too large for its screen fill it. To be called before it is shown."""
    if not fits(window.size(), window.screen().availableGeometry().size()):
        window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)
