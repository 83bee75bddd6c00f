"""The dotted ground of a canvas."""

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from whydesk.theme.theme import Theme

_GAP = 24
_DOT = 2.4


class Ground:
    """Paints dots that move and grow with what stands on them."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._tile = QPixmap()
        self._made_for: tuple[int, str] = (0, "")

    def paint(self, painter: QPainter, widget: QWidget, origin: QPoint, zoom: float) -> None:
        """Fill a widget; ``origin`` is where the canvas's own origin lies in it."""
        gap = _GAP * self._theme.zoom * zoom
        while gap < _GAP / 2:
            gap *= 2
        painter.fillRect(widget.rect(), self._theme.colour("window"))
        painter.setBrushOrigin(QPointF(origin))
        painter.fillRect(widget.rect(), QBrush(self._dots(gap, widget.devicePixelRatioF())))

    def _dots(self, gap: float, ratio: float) -> QPixmap:
        side = max(4, round(gap * ratio))
        wanted = (side, self._theme.tokens.line)
        if wanted != self._made_for:
            self._made_for = wanted
            self._tile = QPixmap(side, side)
            self._tile.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._tile)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.colour("line"))
            size = _DOT * ratio
            painter.drawEllipse(QRectF((side - size) / 2, (side - size) / 2, size, size))
            painter.end()
            self._tile.setDevicePixelRatio(ratio)
        return self._tile
