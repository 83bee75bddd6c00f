"""Check boxes that are seen on every ground: the styles' own takes its frame from the ground."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionButton,
    QStyleOptionViewItem,
    QWidget,
)

from whydesk.theme.theme import Theme
from whydesk.widgets.rows import Index

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
        paint_square(painter, square, theme, ticked=self.isChecked(), focused=self.hasFocus())
        words = self.rect().adjusted(side + theme.px(_GAP), 0, 0, 0)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextShowMnemonic
        enabled = bool(option.state & QStyle.StateFlag.State_Enabled)  # type: ignore[attr-defined]
        painter.setPen(theme.colour("ink" if enabled else "soft"))
        painter.drawText(words, flags, self.text())
        painter.end()


class TickDelegate(QStyledItemDelegate):
    """Rows of a list as the style has them, with the box of ``TickBox`` before each."""

    def __init__(self, theme: Theme, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        self.initStyleOption(option, index)
        part = QStyle.SubElement.SE_ItemViewItemCheckIndicator
        place = QRectF(self._view.style().subElementRect(part, option, self._view))
        side = self._theme.px(_SIDE) - 1
        square = QRectF(0, 0, side, side)
        square.moveCenter(place.center())
        ticked = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked.value
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_square(painter, square, self._theme, ticked=ticked)
        painter.restore()


def paint_square(
    painter: QPainter, square: QRectF, theme: Theme, *, ticked: bool, focused: bool = False
) -> None:
    """Paint a box, ticked or not."""
    accent = QColor(theme.tokens.accent.ink)
    frame = accent if focused else theme.colour("soft")
    painter.setPen(QPen(frame, 2 if focused else 1))
    painter.setBrush(theme.colour("card"))
    painter.drawRoundedRect(square, theme.px(3), theme.px(3))
    if ticked:
        painter.setPen(QPen(accent, theme.px(2)))
        points = [(0.24, 0.54), (0.43, 0.73), (0.78, 0.30)]
        painter.drawPolyline(
            [square.topLeft() + QPointF(x * square.width(), y * square.height()) for x, y in points]
        )
