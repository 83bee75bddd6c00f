"""Cards: a node as it is drawn on a canvas, sized by its text, like the cards of the why panel."""

import unicodedata
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from whydesk.canvas.figure import Figure
from whydesk.engine.graph.neighbourhood import Side, Spot
from whydesk.engine.redaction.tiers import Tier, tier_of
from whydesk.engine.wording import counted, tr
from whydesk.session.tier_words import tier_said
from whydesk.theme.theme import Theme
from whydesk.theme.tokens import CARD_RADIUS
from whydesk.widgets.lines import fitting
from whydesk.widgets.plain import one_line, unturned
from whydesk.widgets.tiers import TierChip

_PADDING = 12
_NARROWEST, _WIDEST = 140, 236
_MOST_LINES = 3
_MARK = 8
_MARK_GAP = 4
_BUTTON_GAP = 10
_REACH = 4  # a frame and a halo reach beyond the card
_TEXT_DETAIL, _NOTE_DETAIL = 0.18, 0.34
_KEPT = 4_000
TIER = "tier"  # what a click on the mark of a tier does


@dataclass(frozen=True, slots=True)
class Face:
    """What a card shows, cut into lines, and how large that makes it, in pixels."""

    note: str
    lines: tuple[str, ...]
    before: str
    after: str
    tier: Tier
    width: float
    height: float


class Faces:
    """Measures cards in a theme's fonts; what was measured once is remembered.

    ``note`` and ``label`` are the fonts, ``note_height`` and ``step`` the heights of their lines.
    """

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._kept: dict[tuple[str, str, str, str, Tier], Face] = {}
        self.chip = TierChip(theme)
        theme.changed.connect(self._take_theme)
        self._take_theme()

    def face(self, spot: Spot) -> Face:
        """The face of a node."""
        note = " · ".join(filter(None, (one_line(spot.type, 40) or tr("no type"), spot.day)))
        before = _more(spot.hidden_at(Side.EFFECTS))
        after = _more(spot.hidden_at(Side.CAUSES))
        key = (spot.label, note, before, after, tier_of(spot.visibility))
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) > _KEPT:
                self._kept.clear()
            found = self._kept[key] = self._measure(*key)
        return found

    def _measure(self, label: str, note: str, before: str, after: str, tier: Tier) -> Face:
        px = self._theme.px
        metrics = self.note_metrics
        aside = px(_MARK + 6) + sum(
            metrics.horizontalAdvance(f"{text} ›") + px(_BUTTON_GAP + 4) for text in (before, after)
        )
        widest = px(_WIDEST) - 2 * px(_PADDING)
        lines = fitting(one_line(label), self.label, widest, _MOST_LINES)
        text = self._label_metrics
        natural = max((text.horizontalAdvance(line) for line in lines), default=0.0)
        least = px(_NARROWEST) - 2 * px(_PADDING)
        inner = min(max(natural + 1, aside + metrics.horizontalAdvance(note), least), widest)
        height = metrics.height() + px(3) + len(lines) * self.step
        if tier > Tier.OPEN:
            height += self.chip.height + px(_MARK_GAP)
        return Face(
            metrics.elidedText(note, Qt.TextElideMode.ElideRight, inner - aside),
            tuple(lines),
            before,
            after,
            tier,
            round(inner + 2 * px(_PADDING)),
            round(height + 2 * px(_PADDING) - px(4)),
        )

    def _take_theme(self) -> None:
        self._kept.clear()
        self.note, self.label = self._theme.note_font(), label_font(self._theme)
        self.note_metrics, self._label_metrics = QFontMetricsF(self.note), QFontMetricsF(self.label)
        self.note_height = self.note_metrics.height()
        self.step = line_height(self._theme)


def _more(count: int) -> str:
    return f"+{count:,}" if count else "−"


def label_font(theme: Theme) -> QFont:
    """The font of the label of a card."""
    return theme.font(14, QFont.Weight.DemiBold)


def line_height(theme: Theme) -> float:
    """The height of a line of it."""
    return QFontMetricsF(label_font(theme)).height() + theme.px(2)


class CardFigure(Figure):
    """A node. Its origin is its middle, which is what the layout places."""

    def __init__(self, spot: Spot, faces: Faces, theme: Theme) -> None:
        super().__init__(spot.key, theme)
        self._faces = faces
        self.spot = spot
        self.is_anchor = False
        self.face = Face("", (), "", "", Tier.OPEN, 0, 0)
        self.setZValue(2)

    def show_spot(self, spot: Spot, face: Face, *, anchor: bool) -> None:
        """Show what a node says now."""
        self.prepareGeometryChange()
        self.spot, self.face, self.is_anchor = spot, face, anchor
        self.update()

    # --- in words ---------------------------------------------------------------------------------

    @property
    def spoken(self) -> str:
        spot = self.spot
        tier = self.face.tier
        closed = tier_said(tier) if tier > Tier.OPEN else ""
        parts = [one_line(spot.label), spot.type or tr("no type"), spot.day, closed]
        if self.is_anchor:
            parts.append(tr("the anchor"))
        if count := spot.hidden_at(Side.CAUSES):
            parts.append(counted(count, "{n} cause not shown", "{n} causes not shown"))
        if count := spot.hidden_at(Side.EFFECTS):
            parts.append(counted(count, "{n} effect not shown", "{n} effects not shown"))
        return ", ".join(filter(None, parts))

    @property
    def whole(self) -> str:
        label = one_line(self.spot.label)
        return "" if " ".join(self.face.lines) == label else label

    # --- geometry ---------------------------------------------------------------------------------

    @property
    def card(self) -> QRectF:
        """The card itself, around the origin."""
        return QRectF(
            -self.face.width / 2, -self.face.height / 2, self.face.width, self.face.height
        )

    def boundingRect(self) -> QRectF:
        return self.card.adjusted(-_REACH, -_REACH, _REACH, _REACH)

    def buttons(self) -> dict[Side, QRectF]:
        """Where the two ways to show or fold neighbours stand, at the right of the first line."""
        px = self.theme.px
        metrics = self._faces.note_metrics
        found: dict[Side, QRectF] = {}
        right = self.card.right() - px(_PADDING) + px(4)
        top = self.card.top() + px(_PADDING) - px(3)
        for side in (Side.CAUSES, Side.EFFECTS):
            text = self.face.after if side is Side.CAUSES else self.face.before
            width = metrics.horizontalAdvance(self._button_text(side, text)) + px(8)
            found[side] = QRectF(right - width, top, width, metrics.height() + px(2))
            right -= width + px(2)
        return found

    def _button_text(self, side: Side, text: str) -> str:
        return f"{text} ›" if side is Side.CAUSES else f"‹ {text}"

    def _works(self, side: Side) -> bool:
        """Whether a button is there: always for what is hidden, on demand for folding."""
        if self.spot.hidden_at(side):
            return True
        return self.spot.folds_at(side) and (self.is_hovered or self.is_current)

    @property
    def tier_mark(self) -> QRectF:
        """Where the mark of its tier stands, under the label; empty for one that is open."""
        width = self._faces.chip.width(self.face.tier)
        if not width:
            return QRectF()
        height = self._faces.chip.height
        bottom = self.card.bottom() - self.theme.px(_PADDING) + self.theme.px(4)
        return QRectF(self.card.left() + self.theme.px(_PADDING), bottom - height, width, height)

    def action_at(self, point: QPointF) -> str:
        if self.tier_mark.contains(point):
            return TIER
        for side, rect in self.buttons().items():
            if self._works(side) and rect.contains(point):
                return side.value
        return ""

    # --- painting ---------------------------------------------------------------------------------

    def draw(self, painter: QPainter, detail: float) -> None:
        self._draw_card(painter)
        if detail < _TEXT_DETAIL:
            return
        px = self.theme.px
        inner = self.card.adjusted(px(_PADDING), px(_PADDING) - px(2), -px(_PADDING), 0)
        note = self._faces.note_height
        if detail >= _NOTE_DETAIL:
            self._draw_note(painter, QRectF(inner.left(), inner.top(), inner.width(), note))
        painter.setFont(self._faces.label)
        painter.setPen(self.theme.colour("ink"))
        top = inner.top() + note + px(3)
        step = self._faces.step
        for line in self.face.lines:
            draw_line(painter, QRectF(inner.left(), top, inner.width(), step), line)
            top += step
        self._faces.chip.paint(painter, self.tier_mark.left(), self.tier_mark.top(), self.face.tier)

    def _draw_card(self, painter: QPainter) -> None:
        tokens = self.theme.tokens
        card = self.card.adjusted(0.5, 0.5, -0.5, -0.5)
        radius = self.theme.px(CARD_RADIUS)
        accent = QColor(tokens.accent.ink)
        if self.is_current or self.is_found:
            halo = QColor(accent if self.is_current else QColor(tokens.found))
            halo.setAlpha(70)
            painter.setPen(QPen(halo, 5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card, radius, radius)
        frame, width = QColor(tokens.line), 1.0
        if self.is_anchor or self.is_current:
            frame, width = accent, 1.5
        elif self.is_found:
            frame, width = QColor(tokens.found), 1.5
        elif self.is_hovered:
            frame = QColor(tokens.faint)
        painter.setPen(QPen(frame, width))
        painter.setBrush(QColor(tokens.accent.ground if self.is_anchor else tokens.card))
        painter.drawRoundedRect(card, radius, radius)

    def _draw_note(self, painter: QPainter, line: QRectF) -> None:
        """The mark and name of the type, the day, and what can be shown or folded."""
        px = self.theme.px
        side = px(_MARK)
        mark = QRectF(line.left(), line.center().y() - side / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.mark(self.spot.type))
        painter.drawRoundedRect(mark, px(2), px(2))
        painter.setFont(self._faces.note)
        painter.setPen(self.theme.colour("soft"))
        draw_line(painter, line.adjusted(side + px(6), 0, 0, 0), self.face.note, left=True)
        for where, rect in self.buttons().items():
            if self._works(where):
                text = self.face.after if where is Side.CAUSES else self.face.before
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(self.theme.tokens.pill))
                painter.drawRoundedRect(rect, px(4), px(4))
                painter.setPen(QColor(self.theme.tokens.accent.ink))
                words = self._button_text(where, text)
                draw_line(painter, rect.adjusted(px(4), 0, 0, 0), words, left=True)


def draw_line(painter: QPainter, rect: QRectF, text: str, *, left: bool = False) -> None:
    """One line of text, at the side where its script begins."""
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
    flags |= Qt.TextFlag.TextDontClip
    right = not left and not text.isascii() and _is_right_to_left(text)
    painter.setLayoutDirection(
        Qt.LayoutDirection.RightToLeft if right else Qt.LayoutDirection.LeftToRight
    )
    painter.drawText(rect, flags | Qt.AlignmentFlag.AlignLeft, unturned(text))
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def _is_right_to_left(text: str) -> bool:
    """Whether the first letter that has a direction runs from right to left."""
    for letter in text:
        direction = unicodedata.bidirectional(letter)
        if direction in ("L", "R", "AL"):
            return direction != "L"
    return False
