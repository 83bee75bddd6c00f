"""Links as they are drawn on a canvas: a routed line with round corners, and its role in a chip."""

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF

from whydesk.canvas.figure import Figure
from whydesk.theme.theme import Theme
from whydesk.widgets.chip import Chip

_CORNER = 10.0
_ARROW = 7.0
_HIT = 10.0
_CHIP_DETAIL = 0.3
_MARGIN = 6.0


class RouteFigure(Figure):
    """A line from one figure to another, and the chip of its role as a figure above all lines.

    ``words`` are the chip's, ``role`` gives the colours; a dashed line is told from a plain one by
    its words too. The arrow is at the end that was written second.
    """

    walkable: ClassVar[bool] = False

    def __init__(self, key: str, role: str, words: str, theme: Theme) -> None:
        super().__init__(key, theme)
        self.role = role
        self.words = words
        self.said = ""
        self.dashed = False
        self.arrow_at_start = False
        self._points: tuple[QPointF, ...] = ()
        self._path = QPainterPath()
        self.chip = ChipFigure(self)

    # --- in words ---------------------------------------------------------------------------------

    @property
    def spoken(self) -> str:
        return self.said

    @property
    def whole(self) -> str:
        return self.said

    # --- geometry ---------------------------------------------------------------------------------

    @property
    def points(self) -> tuple[QPointF, ...]:
        """The corners of the line, from border to border, in the scene."""
        return self._points

    def set_route(self, points: Sequence[tuple[float, float]], label: tuple[float, float]) -> None:
        """Run along these points, with the chip's middle at a place."""
        self.prepareGeometryChange()
        self._points = tuple(QPointF(*point) for point in points)
        self._path = rounded(self._points, self.theme.px(_CORNER))
        self.chip.measure()
        self.chip.setPos(QPointF(*label))
        self.update()

    def boundingRect(self) -> QRectF:
        return self._path.controlPointRect().adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)

    def shape(self) -> QPainterPath:
        stroker = QPainterPathStroker()
        stroker.setWidth(_HIT)
        return stroker.createStroke(self._path)

    def mark(self, *, current: bool | None = None, found: bool | None = None) -> None:
        super().mark(current=current, found=found)
        self.setZValue(1 if self.is_current else 0)
        self.chip.update()

    # --- painting ---------------------------------------------------------------------------------

    def draw(self, painter: QPainter, detail: float) -> None:
        colour = QColor(self.theme.role(self.role).ink)
        strong = self.is_current or self.is_hovered or self.chip.is_hovered
        if not strong:
            colour.setAlpha(190)
        pen = QPen(colour, 2.6 if strong else 1.4)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if self.dashed:
            pen.setDashPattern([4.0, 3.0])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self._path)
        self._draw_arrow(painter, colour)

    def _draw_arrow(self, painter: QPainter, colour: QColor) -> None:
        if len(self._points) < 2:
            return
        tip, before = self._points[-1], self._points[-2]
        if self.arrow_at_start:
            tip, before = self._points[0], self._points[1]
        along = tip - before
        length = max(1.0, (along.x() ** 2 + along.y() ** 2) ** 0.5)
        along /= length
        aside = QPointF(-along.y(), along.x())
        size = self.theme.px(_ARROW)
        back = tip - along * size
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(QPolygonF([tip, back + aside * size / 2, back - aside * size / 2]))


class ChipFigure(Figure):
    """The chip of a line; a click on it chooses the line."""

    walkable: ClassVar[bool] = False

    def __init__(self, route: RouteFigure) -> None:
        super().__init__(f"{route.key}\nchip", route.theme)
        self._route = route
        self._chip = Chip(route.theme)
        self._size = QSizeF()
        self.setZValue(1.5)
        self.measure()

    @property
    def chosen(self) -> Figure:
        return self._route

    @property
    def spoken(self) -> str:
        return self._route.spoken

    def measure(self) -> None:
        """Take the size of the words in the font of the day."""
        self.prepareGeometryChange()
        self._size = QSizeF(self._chip.width(self._route.words), self._chip.height)

    def boundingRect(self) -> QRectF:
        width, height = self._size.width(), self._size.height()
        return QRectF(-width / 2, -height / 2, width, height).adjusted(-3, -3, 3, 3)

    def draw(self, painter: QPainter, detail: float) -> None:
        if detail < _CHIP_DETAIL:
            return
        width, height = self._size.width(), self._size.height()
        tint = self.theme.role(self._route.role)
        self._chip.paint(painter, -width / 2, -height / 2, self._route.words, tint)
        if self._route.is_current or self._route.is_hovered or self.is_hovered:
            painter.setPen(QPen(QColor(tint.ink), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            radius = self.theme.px(4)
            painter.drawRoundedRect(QRectF(-width / 2, -height / 2, width, height), radius, radius)


def rounded(points: Sequence[QPointF], radius: float) -> QPainterPath:
    """A polyline whose corners are round."""
    path = QPainterPath()
    if not points:
        return path
    path.moveTo(points[0])
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        bend = min(radius, _distance(before, corner) / 2, _distance(corner, after) / 2)
        path.lineTo(_towards(corner, before, bend))
        path.quadTo(corner, _towards(corner, after, bend))
    path.lineTo(points[-1])
    return path


def _distance(one: QPointF, other: QPointF) -> float:
    away = other - one
    return (away.x() ** 2 + away.y() ** 2) ** 0.5


def _towards(start: QPointF, end: QPointF, length: float) -> QPointF:
    distance = _distance(start, end)
    return start if distance == 0 else start + (end - start) * (length / distance)
