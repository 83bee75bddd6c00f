"""The claim, its legs, and whatever else stands in a box of an evidence picture, as cards."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from whydesk.canvas.cards import draw_line
from whydesk.canvas.figure import Figure
from whydesk.canvas.support_faces import PADDING, PartFace, PartFaces
from whydesk.engine.wording import tr
from whydesk.session.support_parts import Kind, Part, Tag
from whydesk.theme.theme import Theme
from whydesk.theme.tokens import CARD_RADIUS
from whydesk.widgets.plain import one_line
from whydesk.widgets.shapes import draw_shape, tint_of

PULL, TURN, RESTORE = "pull", "turn", "restore"
_REACH = 4
_TEXT_DETAIL, _NOTE_DETAIL = 0.2, 0.38


class PartFigure(Figure):
    """A part with a size. Its origin is its left upper corner."""

    def __init__(self, part: Part, faces: PartFaces, theme: Theme) -> None:
        super().__init__(part.path, theme)
        self.part = part
        self.faces = faces
        self.size = QRectF()
        self.is_target = False

    def show_part(self, part: Part, rect: QRectF) -> None:
        """Show what a part says now, in its place."""
        self.prepareGeometryChange()
        self.part = part
        self.size = QRectF(0, 0, rect.width(), rect.height())
        self.setPos(rect.topLeft())
        self.update()

    def set_target(self, target: bool) -> None:
        """Show that what is carried would be dropped here."""
        if target != self.is_target:
            self.is_target = target
            self.update()

    @property
    def spoken(self) -> str:
        return one_line(self.part.spoken)

    @property
    def area(self) -> QRectF:
        return self.size.translated(self.pos())

    def boundingRect(self) -> QRectF:
        return self.size.adjusted(-_REACH, -_REACH, _REACH, _REACH)

    def draw_halo(self, painter: QPainter, rect: QRectF, radius: float) -> None:
        """What surrounds the current figure, and one that something would be dropped on."""
        if self.is_current or self.is_target:
            colour = QColor(self.theme.tokens.accent.ink)
            colour.setAlpha(70)
            painter.setPen(QPen(colour, 5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect, radius, radius)


class EntryFigure(PartFigure):
    """A leg, a candidate, a refutation, an echo: a card in a box."""

    def __init__(self, part: Part, faces: PartFaces, theme: Theme) -> None:
        super().__init__(part, faces, theme)
        self.setZValue(3)

    @property
    def face(self) -> PartFace:
        return self.faces.entry(self.part)

    @property
    def whole(self) -> str:
        part = self.part
        state = part.said.word
        if part.changed:
            state = tr("{state}, if what is pulled out were withdrawn", state=state)
        tags = ", ".join(tag.word for tag in part.tags)
        return "\n".join(filter(None, (one_line(part.label), one_line(part.note), state, tags)))

    # --- what can be clicked ----------------------------------------------------------------------

    def buttons(self) -> list[tuple[str, str, QRectF]]:
        """What can be done right here: name, words and place, at the right of the first line."""
        part, px = self.part, self.theme.px
        metrics = self.faces.note_metrics
        wanted: list[tuple[str, str]] = []
        if part.opens:
            wanted.append((TURN, tr("fold ›") if part.opened else tr("‹ open")))
        if part.withdrawn and self.is_hovered and part.kind is Kind.LEG:
            wanted.append((RESTORE, tr("restore…")))
        elif (self.is_hovered or part.pulled) and part.kind is Kind.LEG and part.key:
            wanted.append((PULL, tr("put back") if part.pulled else tr("what if not?")))
        found: list[tuple[str, str, QRectF]] = []
        right = self.size.right() - px(8)
        for name, words in wanted:
            width = metrics.horizontalAdvance(words) + px(10)
            rect = QRectF(right - width, self.size.top() + px(7), width, metrics.height() + px(3))
            found.append((name, words, rect))
            right -= width + px(4)
        return found

    def action_at(self, point: QPointF) -> str:
        return next((name for name, _, rect in self.buttons() if rect.contains(point)), "")

    # --- painting ---------------------------------------------------------------------------------

    def draw(self, painter: QPainter, detail: float) -> None:
        self._draw_ground(painter)
        if detail < _TEXT_DETAIL:
            return
        px, face = self.theme.px, self.face
        inner = self.size.adjusted(px(PADDING), px(PADDING - 3), -px(PADDING), 0)
        top = inner.top()
        gone = self.part.pulled or self.part.withdrawn
        more = self.part.kind is Kind.MORE
        font = QFont(self.faces.note if more else self.faces.label)
        font.setStrikeOut(gone)
        painter.setFont(font)
        painter.setPen(self.theme.colour("soft" if gone or more else "ink"))
        for line in face.lines:
            draw_line(
                painter, QRectF(inner.left(), top, inner.width(), self.faces.label_step), line
            )
            top += self.faces.label_step
        if detail >= _NOTE_DETAIL:
            self._draw_note(painter, QRectF(inner.left(), top, inner.width(), self.faces.note_step))
            self._draw_buttons(painter)

    def _draw_ground(self, painter: QPainter) -> None:
        tokens, part = self.theme.tokens, self.part
        card = self.size.adjusted(0.5, 0.5, -0.5, -0.5)
        radius = self.theme.px(CARD_RADIUS - 3)
        self.draw_halo(painter, card, radius)
        apart = not part.is_support
        pen = QPen(QColor(tokens.faint if apart or part.pulled else tokens.line), 1.0)
        if Tag.KEYSTONE in part.tags and not part.pulled:
            pen = QPen(QColor(tokens.raises.ink), 1.5)
        if self.is_current:
            pen = QPen(QColor(tokens.accent.ink), 1.5)
        elif self.is_hovered and pen.widthF() <= 1.0:
            pen.setColor(QColor(tokens.faint))
        if apart or part.pulled or part.withdrawn:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(QColor(tokens.window if apart else tokens.card))
        painter.drawRoundedRect(card, radius, radius)

    def _draw_note(self, painter: QPainter, row: QRectF) -> None:
        """What it is, how it stands, and beneath it what else is to be said of it."""
        part, faces, px = self.part, self.faces, self.theme.px
        painter.setFont(faces.note)
        painter.setPen(self.theme.colour("soft"))
        draw_line(painter, row, self.face.note, left=True)
        if part.said.word:
            ink = QColor(tint_of(self.theme.tokens, part.said.sense).ink)
            width = faces.note_metrics.horizontalAdvance(part.said.word)
            painter.setPen(ink)
            word = QRectF(row.right() - width, row.top(), width, row.height())
            draw_line(painter, word, part.said.word, left=True)
            mark = QRectF(0, 0, faces.shape, faces.shape)
            mark.moveCenter(QPointF(word.left() - px(4) - faces.shape / 2, row.center().y()))
            draw_shape(painter, mark, part.said.shape, ink)
        left = row.left()
        for tag in part.tags:
            name = "raises" if tag is Tag.KEYSTONE else "derived-from"
            ink = QColor(self.theme.role(name if tag is not Tag.ECHO else "").ink)
            mark = QRectF(left, 0, faces.shape, faces.shape)
            line = row.translated(0, row.height() if self.face.note or part.said.word else 0)
            mark.moveCenter(QPointF(mark.center().x(), line.center().y()))
            draw_shape(painter, mark, tag.shape, ink)
            painter.setPen(ink)
            words = QRectF(mark.right() + px(5), line.top(), line.width(), line.height())
            draw_line(painter, words, tag.word, left=True)
            left = words.left() + faces.note_metrics.horizontalAdvance(tag.word) + px(12)

    def _draw_buttons(self, painter: QPainter) -> None:
        px = self.theme.px
        painter.setFont(self.faces.note)
        for _, words, rect in self.buttons():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.theme.tokens.pill))
            painter.drawRoundedRect(rect, px(4), px(4))
            painter.setPen(QColor(self.theme.tokens.accent.ink))
            draw_line(painter, rect.adjusted(px(5), 0, 0, 0), words, left=True)


class ClaimFigure(PartFigure):
    """The claim that the picture is of."""

    def __init__(self, part: Part, faces: PartFaces, theme: Theme) -> None:
        super().__init__(part, faces, theme)
        self.setZValue(3)

    @property
    def whole(self) -> str:
        part = self.part
        return "\n".join(filter(None, (one_line(part.label), part.said.word, one_line(part.note))))

    def draw(self, painter: QPainter, detail: float) -> None:
        theme, px, faces = self.theme, self.theme.px, self.faces
        card = self.size.adjusted(0.75, 0.75, -0.75, -0.75)
        radius = px(CARD_RADIUS)
        self.draw_halo(painter, card, radius)
        painter.setPen(QPen(QColor(theme.tokens.accent.ink), 1.5))
        painter.setBrush(QColor(theme.tokens.card))
        painter.drawRoundedRect(card, radius, radius)
        if detail < _TEXT_DETAIL:
            return
        inner = self.size.adjusted(px(PADDING + 4), px(PADDING), -px(PADDING + 4), 0)
        painter.setFont(faces.note)
        painter.setPen(theme.colour("soft"))
        claims = bool(self.part.said.word)
        row = QRectF(inner.left(), inner.top(), inner.width(), faces.note_step)
        draw_line(painter, row, "claim" if claims else tr("no claim"), left=True)
        top = row.bottom()
        font = QFont(faces.claim)
        font.setStrikeOut(self.part.withdrawn or self.part.pulled)
        painter.setFont(font)
        painter.setPen(theme.colour("ink"))
        face = faces.claim_face(self.part)
        for line in face.lines:
            draw_line(painter, QRectF(inner.left(), top, inner.width(), faces.claim_step), line)
            top += faces.claim_step
        self._draw_status(painter, QRectF(inner.left(), top + px(6), inner.width(), px(20)), face)

    def _draw_status(self, painter: QPainter, row: QRectF, face: PartFace) -> None:
        said, faces, px = self.part.said, self.faces, self.theme.px
        painter.setFont(faces.note)
        left = row.left()
        if said.word:
            tint = tint_of(self.theme.tokens, said.sense)
            width = faces.chip_width(self.part) - px(8)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tint.ground))
            painter.drawRoundedRect(QRectF(left, row.top(), width, row.height()), px(4), px(4))
            mark = QRectF(left + px(7), 0, faces.shape, faces.shape)
            mark.moveCenter(QPointF(mark.center().x(), row.center().y()))
            draw_shape(painter, mark, said.shape, QColor(tint.ink))
            painter.setPen(QColor(tint.ink))
            words = QRectF(mark.right() + px(5), row.top(), width, row.height())
            draw_line(painter, words, said.word, left=True)
            left += width + px(8)
        painter.setPen(self.theme.colour("soft"))
        draw_line(painter, row.adjusted(left - row.left(), 0, 0, 0), face.note, left=True)
