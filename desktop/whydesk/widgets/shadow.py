"""The soft shadow under a card that lies over the window."""

from PySide6.QtCore import QMargins, QRect, QRectF, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from whydesk.theme.theme import Theme

_REACH = 14
_DROP = 5
_RADIUS = 8
_STEPS = 14
_DARKEST = 3
_DARKEST_ON_DARK = 10


class Shadow(QWidget):
    """Lies beneath another child of the window; the mouse goes through it.

    Qt's own effect blurs what it shadows at every painting, which takes longer than painting it.
    """

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self._tile: QPixmap | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        theme.changed.connect(self._take_theme)
        self.hide()

    def lie_under(self, card: QRect) -> None:
        """Show the shadow of a card, which is given in the window's coordinates."""
        reach, drop = self._theme.px(_REACH), self._theme.px(_DROP)
        self.setGeometry(card.marginsAdded(QMargins(reach, reach - drop, reach, reach + drop)))
        self.show()
        self.raise_()

    @Slot()
    def _take_theme(self) -> None:
        self._tile = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the corners as they are on the tile, and the sides drawn out between them."""
        tile = self._tile = self._tile or self._painted_tile()
        ratio = round(tile.devicePixelRatio())
        corner = self._corner()
        whole = self.rect()
        painter = QPainter(self)
        xs = ((0, corner), (corner, whole.width() - 2 * corner), (whole.width() - corner, corner))
        ys = ((0, corner), (corner, whole.height() - 2 * corner), (whole.height() - corner, corner))
        cuts = ((0, corner), (corner, 1), (corner + 1, corner))
        for column, (x, width) in enumerate(xs):
            for row, (y, height) in enumerate(ys):
                if column != 1 or row != 1:
                    cut = QRect(cuts[column][0], cuts[row][0], cuts[column][1], cuts[row][1])
                    source = QRect(cut.topLeft() * ratio, cut.size() * ratio)
                    painter.drawPixmap(QRect(x, y, width, height), tile, source)

    def _corner(self) -> int:
        return self._theme.px(_REACH) + self._theme.px(_RADIUS)

    def _painted_tile(self) -> QPixmap:
        """Sheets laid over each other, each a little smaller, so that they darken inwards."""
        side = 2 * self._corner() + 1
        ratio = max(1, round(self.devicePixelRatioF()))
        tile = QPixmap(side * ratio, side * ratio)
        tile.setDevicePixelRatio(ratio)
        tile.fill(Qt.GlobalColor.transparent)
        painter = QPainter(tile)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        colour = self._theme.colour("shadow")
        colour.setAlpha(_DARKEST_ON_DARK if self._theme.tokens.dark else _DARKEST)
        painter.setBrush(colour)
        reach, radius = self._theme.px(_REACH), self._theme.px(_RADIUS)
        for step in range(_STEPS):
            inset = reach * step / _STEPS
            sheet = QRectF(0, 0, side, side).adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(sheet, radius + reach - inset, radius + reach - inset)
        painter.end()
        return tile
