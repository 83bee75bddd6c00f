"""A check box that is seen on every ground: the styles' own takes its frame from the ground."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleOptionButton, QWidget

from whydesk.theme.theme import Theme

_SIDE = 16
_GAP = 8


class TickBox(QCheckBox):
    """A square that is ticked, and its words. Keyboard and screen readers meet a check box."""

    def __init__(self, words: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self._theme = theme

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width() + self._theme.px(_SIDE), max(hint.height(), self._theme.px(24)))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = theme.px(_SIDE)
        square = QRectF(1.5, (self.height() - side) / 2 + 0.5, side - 1, side - 1)
        self._paint_square(painter, square)
        words = self.rect().adjusted(side + theme.px(_GAP), 0, 0, 0)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextShowMnemonic
        enabled = bool(option.state & QStyle.StateFlag.State_Enabled)  # type: ignore[attr-defined]
        painter.setPen(theme.colour("ink" if enabled else "soft"))
        painter.drawText(words, flags, self.text())
        painter.end()

    def _paint_square(self, painter: QPainter, square: QRectF) -> None:
        theme = self._theme
        accent = QColor(theme.tokens.accent.ink)
        frame = accent if self.hasFocus() else theme.colour("soft")
        painter.setPen(QPen(frame, 2 if self.hasFocus() else 1))
        painter.setBrush(theme.colour("card"))
        painter.drawRoundedRect(square, theme.px(3), theme.px(3))
        if self.isChecked():
            painter.setPen(QPen(accent, theme.px(2)))
            at = square.topLeft()
            points = [(0.24, 0.54), (0.43, 0.73), (0.78, 0.30)]
            painter.drawPolyline(
                [at + QPointF(x * square.width(), y * square.height()) for x, y in points]
            )
