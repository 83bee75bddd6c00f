"""Groups and other boxes of an evidence picture, their lines, and the word between groups."""

from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from whydesk.canvas.cards import draw_line
from whydesk.canvas.figure import Figure
from whydesk.canvas.support_cards import PartFigure
from whydesk.canvas.support_faces import HEAD, PADDING, PartFaces
from whydesk.engine.wording import tr
from whydesk.session.said import Sense
from whydesk.session.support_parts import Kind, Part
from whydesk.theme.theme import Theme
from whydesk.theme.tokens import CARD_RADIUS
from whydesk.widgets.shapes import draw_shape, tint_of

_NOTE_DETAIL = 0.3
_EITHER = tr("either", "of several groups one is enough")


class BoxFigure(PartFigure):
    """A group with its state, or a box of what is no support: dashed, and without a ground."""

    def __init__(self, part: Part, faces: PartFaces, theme: Theme) -> None:
        super().__init__(part, faces, theme)
        self.setZValue(1)

    @property
    def whole(self) -> str:
        part = self.part
        parts = (
            f"{part.label}, {part.note}",
            part.said.word,
            part.via and tr("by {via}", via=part.via),
        )
        return "\n".join(filter(None, parts))

    def draw(self, painter: QPainter, detail: float) -> None:
        tokens, part, px = self.theme.tokens, self.part, self.theme.px
        card = self.size.adjusted(0.5, 0.5, -0.5, -0.5)
        radius = px(CARD_RADIUS)
        self.draw_halo(painter, card, radius)
        tint = tint_of(tokens, part.said.sense)
        frame = QColor(tint.ink)
        frame.setAlpha(90)
        pen = QPen(frame if part.is_support else QColor(tokens.faint), 1.0)
        painter.setBrush(QColor(tint.ground))
        if part.is_support:
            ground = QColor(tint.ground)
            ground.setAlpha(150)
            painter.setBrush(ground)
        else:
            painter.setBrush(QColor(tokens.window))
            pen.setStyle(Qt.PenStyle.DashLine)
        if self.is_current:
            pen = QPen(QColor(tokens.accent.ink), 1.5, pen.style())
        painter.setPen(pen)
        painter.drawRoundedRect(card, radius, radius)
        if detail >= _NOTE_DETAIL:
            self._draw_head(painter)

    def _draw_head(self, painter: QPainter) -> None:
        part, faces, px = self.part, self.faces, self.theme.px
        row = QRectF(px(PADDING), 0, self.size.width() - 2 * px(PADDING), px(HEAD))
        painter.setFont(faces.note)
        metrics = faces.note_metrics
        room = row.width()
        if part.said.word:
            ink = QColor(tint_of(self.theme.tokens, part.said.sense).ink)
            width = metrics.horizontalAdvance(part.said.word)
            word = QRectF(row.right() - width, row.top(), width, row.height())
            painter.setPen(ink)
            draw_line(painter, word, part.said.word, left=True)
            self._draw_mark(painter, word.left() - px(4) - faces.shape, ink)
            room -= width + faces.shape + px(12)
        elif part.said.shape.value:
            self._draw_mark(painter, row.left(), self.theme.colour("soft"))
            row.adjust(faces.shape + px(6), 0, 0, 0)
            room -= faces.shape + px(6)
        painter.setPen(self.theme.colour("soft"))
        title = " · ".join(filter(None, (part.label, part.note)))
        cut = metrics.elidedText(title, Qt.TextElideMode.ElideRight, room)
        draw_line(painter, row, cut, left=True)

    def _draw_mark(self, painter: QPainter, left: float, ink: QColor) -> None:
        shape = self.faces.shape
        middle = self.theme.px(HEAD) / 2
        draw_shape(
            painter, QRectF(left, middle - shape / 2, shape, shape), self.part.said.shape, ink
        )


class JointFigure(Figure):
    """A line from a box to what it bears on: dashed where it fails, dotted for no support."""

    choosable: ClassVar[bool] = False
    walkable: ClassVar[bool] = False

    def __init__(self, key: str, theme: Theme) -> None:
        super().__init__(key, theme)
        self._part: Part | None = None
        self._path = QPainterPath()
        self.points = QPointF(), QPointF()
        self.setZValue(2)
        self.setAcceptHoverEvents(False)

    @property
    def spoken(self) -> str:
        return ""

    def show_joint(self, part: Part, points: tuple[QPointF, QPointF]) -> None:
        """Run from the border of a box to the border of what it bears on."""
        self.prepareGeometryChange()
        self._part, self.points = part, points
        start, end = points
        bend = max(24.0, (end.x() - start.x()) / 2)
        self._path = QPainterPath(start)
        self._path.cubicTo(start + QPointF(bend, 0), end - QPointF(bend, 0), end)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._path.controlPointRect().adjusted(-3, -3, 3, 3)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def draw(self, painter: QPainter, detail: float) -> None:
        part = self._part
        if part is None:
            return
        tokens = self.theme.tokens
        pen = QPen(QColor(tokens.faint), 1.6)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        if part.kind is not Kind.GROUP:
            pen.setDashPattern([0.1, 3.2])
        else:
            colour = QColor(tint_of(tokens, part.said.sense).ink)
            colour.setAlpha(190)
            pen.setColor(colour)
            if part.said.sense is Sense.BAD:
                pen.setDashPattern([4.0, 3.4])
            elif part.said.sense is Sense.WARN:
                pen.setDashPattern([7.0, 3.0, 0.1, 3.0])
            else:
                pen.setWidthF(2.2)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self._path)


class EitherFigure(Figure):
    """Says that one of the groups that meet here is enough."""

    choosable: ClassVar[bool] = False
    walkable: ClassVar[bool] = False

    def __init__(self, key: str, faces: PartFaces, theme: Theme) -> None:
        super().__init__(key, theme)
        self._faces = faces
        self.setZValue(4)
        self.setAcceptHoverEvents(False)

    @property
    def spoken(self) -> str:
        return _EITHER

    def boundingRect(self) -> QRectF:
        px = self.theme.px
        width = self._faces.note_metrics.horizontalAdvance(_EITHER) + px(18)
        return QRectF(-width / 2, -px(11), width, px(22))

    def draw(self, painter: QPainter, detail: float) -> None:
        if detail < _NOTE_DETAIL:
            return
        rect = self.boundingRect().adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(QColor(self.theme.tokens.line), 1.0))
        painter.setBrush(QColor(self.theme.tokens.card))
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        painter.setPen(self.theme.colour("soft"))
        painter.setFont(self._faces.note)
        draw_line(painter, rect.adjusted(self.theme.px(9), 0, 0, 0), _EITHER, left=True)
