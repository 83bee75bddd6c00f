"""The window on a screen that has no room for its usual size, and what its panels take of it."""

from PySide6.QtCore import QSize

USUAL = QSize(1440, 900)
_SIDEBAR = 244, 19
_WHY = 432, 39
# What a title bar takes at least; how much it is, is known only once the window is shown.
_TITLE_BAR = 16


def fits(size: QSize, room: QSize) -> bool:
    """Whether a window of a size, in its frame, has room on a screen."""
    return size.width() <= room.width() and size.height() + _TITLE_BAR <= room.height()


def panel_widths(window: int, scale: float) -> tuple[int, int]:
    """How wide the sidebar and the panels at the right begin: most of a window is for the text.

    ``window`` is how wide that is, ``scale`` how many pixels the design's unit has.
    """
    sidebar, why = (
        min(round(usual * scale), window * most // 100) for usual, most in (_SIDEBAR, _WHY)
    )
    return sidebar, why
