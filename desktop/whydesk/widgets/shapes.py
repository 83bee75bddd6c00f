"""The small signs of states, painted: each is told from the others without its colour."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from whydesk.session.said import Sense, Shape
from whydesk.theme.tokens import Tint, Tokens

_LINE = 0.14


def tint_of(tokens: Tokens, sense: Sense) -> Tint:
    """The text colour of a sense and the ground that it stands on."""
    return {
        Sense.GOOD: tokens.supports,
        Sense.WARN: tokens.raises,
        Sense.BAD: tokens.contradicts,
        Sense.PLAIN: tokens.free,
    }[sense]


def draw_shape(painter: QPainter, rect: QRectF, shape: Shape, colour: QColor) -> None:
    """Paint a shape into a square."""
    draw = _DRAWN.get(shape)
    if draw is None:
        return
    painter.save()
    pen = QPen(colour, max(1.2, rect.width() * _LINE))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    draw(painter, rect, colour)
    painter.restore()


def _at(rect: QRectF, x: float, y: float) -> QPointF:
    return QPointF(rect.left() + x * rect.width(), rect.top() + y * rect.height())


def _check(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    points = [_at(rect, 0.12, 0.55), _at(rect, 0.4, 0.82), _at(rect, 0.88, 0.2)]
    painter.drawPolyline(QPolygonF(points))


def _cross(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    painter.drawLine(_at(rect, 0.18, 0.18), _at(rect, 0.82, 0.82))
    painter.drawLine(_at(rect, 0.82, 0.18), _at(rect, 0.18, 0.82))


def _ring(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    inset = rect.width() * 0.14
    painter.drawEllipse(rect.adjusted(inset, inset, -inset, -inset))


def _half(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    inset = rect.width() * 0.14
    inner = rect.adjusted(inset, inset, -inset, -inset)
    painter.drawEllipse(inner)
    painter.setBrush(colour)
    painter.drawChord(inner, 90 * 16, 180 * 16)


def _dash(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    painter.drawLine(_at(rect, 0.18, 0.5), _at(rect, 0.82, 0.5))


def _keystone(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """The stone of an arch: broad above, narrow below."""
    painter.setBrush(colour)
    corners = [(0.12, 0.18), (0.88, 0.18), (0.68, 0.84), (0.32, 0.84)]
    painter.drawPolygon(QPolygonF([_at(rect, x, y) for x, y in corners]))


def _shared(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Two that overlap."""
    size = rect.width() * 0.58
    top = rect.center().y() - size / 2
    painter.drawEllipse(QRectF(rect.left() + 0.02 * rect.width(), top, size, size))
    painter.drawEllipse(QRectF(rect.right() - size - 0.02 * rect.width(), top, size, size))


def _echo(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Waves that go out from a point."""
    for reach in (0.3, 0.62, 0.94):
        side = rect.width() * reach * 2
        middle = _at(rect, 0.04, 0.5)
        around = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        painter.drawArc(around, -42 * 16, 84 * 16)


def _against(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Not equal."""
    painter.drawLine(_at(rect, 0.12, 0.36), _at(rect, 0.88, 0.36))
    painter.drawLine(_at(rect, 0.12, 0.64), _at(rect, 0.88, 0.64))
    painter.drawLine(_at(rect, 0.7, 0.08), _at(rect, 0.3, 0.92))


_DRAWN: dict[Shape, Callable[[QPainter, QRectF, QColor], None]] = {
    Shape.CHECK: _check,
    Shape.CROSS: _cross,
    Shape.RING: _ring,
    Shape.HALF: _half,
    Shape.DASH: _dash,
    Shape.KEYSTONE: _keystone,
    Shape.SHARED: _shared,
    Shape.ECHO: _echo,
    Shape.AGAINST: _against,
}
