"""Chips: a word on a tint, as roles and states are shown everywhere."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from whydesk.theme.theme import Theme
from whydesk.theme.tokens import Tint

_PADDING = 6
_HEIGHT = 20
_RADIUS = 4


class Chip:
    """Measures and paints chips in a theme's font."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme

    @property
    def height(self) -> int:
        return self._theme.px(_HEIGHT)

    def width(self, word: str) -> float:
        metrics = QFontMetricsF(self._font())
        return metrics.horizontalAdvance(word) + 2 * self._theme.px(_PADDING)

    def paint(self, painter: QPainter, left: float, top: float, word: str, tint: Tint) -> float:
        """Paint a chip with its corner there; its width."""
        rect = QRectF(left, top, self.width(word), self.height)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tint.ground))
        radius = self._theme.px(_RADIUS)
        painter.drawRoundedRect(rect, radius, radius)
        painter.setPen(QColor(tint.ink))
        painter.setFont(self._font())
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine, word)
        painter.restore()
        return rect.width()

    def _font(self) -> QFont:
        return self._theme.font(12, QFont.Weight.Medium)
