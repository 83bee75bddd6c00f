"""Measures and paints the rows of the why panel: on the screen, and in pictures."""

from msgspec import Struct, field
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from whydesk.engine.wording import counted, tr
from whydesk.panels.why_order import WhyKind
from whydesk.panels.why_rows import Mark, WhyRow
from whydesk.panels.words import spoken_role
from whydesk.theme.theme import Theme
from whydesk.theme.tokens import CARD_RADIUS
from whydesk.widgets.chip import Chip
from whydesk.widgets.lines import fitting, is_leftward

SIDE = 16
_PADDING = 14
_INDENT = 14
_LINK_HEIGHT = 34
_ROW_HEIGHT = 38
_LABEL_LINES = 2
_ESSENCE_LINES = 3
_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine
_RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight | Qt.TextFlag.TextSingleLine
_DIRECTIONS = (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft)
_CHIP_NAME = _LEFT | Qt.AlignmentFlag.AlignAbsolute


class Plan(Struct, frozen=True):
    """A row broken into lines for a width; heights in pixels."""

    row: WhyRow
    width: float
    height: float
    link: float = 0
    label: list[str] = field(default_factory=list[str])
    essence: list[str] = field(default_factory=list[str])


class Look(Struct, frozen=True):
    """How a row stands on the screen."""

    current: bool = False
    hovered: bool = False


class WhyFace:
    """The look of the rows in a theme. ``take_theme`` follows a change of it."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._chip = Chip(theme)
        self.take_theme()

    def take_theme(self) -> None:
        """Take over the fonts and sizes of the theme."""
        theme = self._theme
        self._fonts = {
            "note": theme.note_font(),
            "label": theme.font(14, QFont.Weight.DemiBold),
            "essence": theme.font(13),
        }
        self._metrics = {name: QFontMetricsF(font) for name, font in self._fonts.items()}

    # --- measuring --------------------------------------------------------------------------------

    def plan(self, row: WhyRow, width: float) -> Plan:
        """A row measured for a width."""
        px = self._theme.px
        inner = width - 2 * px(SIDE)
        if row.kind is WhyKind.NOTE:
            lines = fitting(row.label, self._fonts["note"], inner, 6)
            return Plan(row, width, len(lines) * self._line("note") + px(16), 0, lines)
        if row.kind in (WhyKind.MORE, WhyKind.ROLE):
            return Plan(row, width, px(_ROW_HEIGHT))
        inner -= row.indent * px(_INDENT) + 2 * px(_PADDING)
        label = fitting(row.label, self._fonts["label"], inner, _LABEL_LINES)
        essence: list[str] = []
        if row.essence:
            essence = fitting(row.essence, self._fonts["essence"], inner, _ESSENCE_LINES)
        link = px(_LINK_HEIGHT) if row.kind is WhyKind.STEP else px(SIDE)
        height = link + 2 * px(_PADDING) - px(2) + self._line("note") + px(2)
        height += len(label) * self._line("label") + len(essence) * self._line("essence")
        height += px(2) if essence else 0
        height += len(row.marks) * (self._chip.height + px(4))
        return Plan(row, width, round(height), link, label, essence)

    def fold_area(self, plan: Plan, rect: QRectF) -> QRectF:
        """Where a click folds or unfolds the row; empty where nothing folds."""
        px, row = self._theme.px, plan.row
        if row.kind is WhyKind.ROLE:
            return rect
        if row.folded is None:
            return QRectF()
        width = self._metrics["note"].horizontalAdvance(_fold_words(row)) + 2 * px(_PADDING)
        top = rect.top() + plan.link
        return QRectF(rect.right() - px(SIDE) - width, top, width, px(_PADDING + 18))

    def _line(self, name: str) -> float:
        return self._metrics[name].lineSpacing()

    # --- painting ---------------------------------------------------------------------------------

    def paint(self, painter: QPainter, rect: QRectF, plan: Plan, look: Look) -> None:
        """Paint a row into its rectangle."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        kind = plan.row.kind
        if kind is WhyKind.NOTE:
            self._paint_note(painter, rect, plan, look)
        elif kind is WhyKind.ROLE:
            self._paint_role(painter, rect, plan.row, look)
        elif kind is WhyKind.MORE:
            self._paint_more(painter, rect, plan.row, look)
        else:
            self._paint_step(painter, rect, plan, look)
        painter.restore()

    def _paint_note(self, painter: QPainter, rect: QRectF, plan: Plan, look: Look) -> None:
        side = self._theme.px(SIDE)
        self._paint_ground(painter, rect, Look(current=look.current))
        inner = rect.adjusted(side, self._theme.px(11), -side, 0)
        self._write(painter, inner, plan.label, "note", "soft")

    def _paint_role(self, painter: QPainter, rect: QRectF, row: WhyRow, look: Look) -> None:
        px = self._theme.px
        self._paint_ground(painter, rect, look)
        left = rect.left() + px(SIDE)
        middle = rect.center().y() + px(4)
        self._say(painter, QRectF(left, middle - px(10), px(16), px(20)), _arrow(row), "soft")
        word, tint = spoken_role(row.role), self._theme.role(row.role)
        width = self._chip.paint(painter, left + px(18), middle - self._chip.height / 2, word, tint)
        at = left + px(26) + width
        room = QRectF(at, middle - px(10), rect.right() - at - px(SIDE), px(20))
        self._say(painter, room, counted(row.count, "{n} step", "{n} steps"), "soft")

    def _paint_more(self, painter: QPainter, rect: QRectF, row: WhyRow, look: Look) -> None:
        px = self._theme.px
        self._paint_ground(painter, rect, look)
        left = px(SIDE + _PADDING) + row.indent * px(_INDENT)
        room = rect.adjusted(left, px(4), -px(SIDE), 0)
        words = self._metrics["note"].elidedText(
            row.label, Qt.TextElideMode.ElideRight, room.width()
        )
        self._say(painter, room, words, "accent")

    def _paint_ground(self, painter: QPainter, rect: QRectF, look: Look) -> None:
        """The ground of a row without a card that is current or under the mouse."""
        if look.current or look.hovered:
            tokens = self._theme.tokens
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.accent.ground if look.current else tokens.hover))
            side = self._theme.px(SIDE)
            inner = rect.adjusted(side - 4, 6, -side + 4, -2)
            painter.drawRoundedRect(inner, self._theme.px(6), self._theme.px(6))

    def _paint_step(self, painter: QPainter, rect: QRectF, plan: Plan, look: Look) -> None:
        px, row = self._theme.px, plan.row
        left = px(SIDE) + row.indent * px(_INDENT)
        if row.kind is WhyKind.STEP:
            line = QRectF(rect.left() + left, rect.top(), rect.width() - left - px(SIDE), plan.link)
            self._paint_link(painter, line, row)
        card = rect.adjusted(left + 0.5, plan.link + 0.5, -px(SIDE) - 0.5, -0.5)
        self._paint_card(painter, card, row, look)
        inner = card.adjusted(px(_PADDING), px(_PADDING) - px(2), -px(_PADDING), 0)
        top = self._paint_notes(painter, inner, row)
        for lines, name, colour in (
            (plan.label, "label", "ink"),
            (plan.essence, "essence", "soft"),
        ):
            inner.setTop(top)
            top = self._write(painter, inner, lines, name, colour)
        inner.setTop(top + px(4 if plan.essence else 2))
        self._paint_marks(painter, inner, row)

    def _paint_link(self, painter: QPainter, line: QRectF, row: WhyRow) -> None:
        """The line from the card above, and the role with the names that it is between."""
        px = self._theme.px
        if not row.role:
            room = line.adjusted(px(_PADDING), px(4), 0, 0)
            self._name(painter, room, row.after)
            return
        x = line.left() + px(20)
        painter.setPen(QPen(self._theme.colour("line"), 1.5))
        painter.drawLine(QPointF(x, line.top()), QPointF(x, line.bottom()))
        at = x + px(10)
        word = spoken_role(row.role)
        room = line.right() - at - self._chip.width(word) - px(8)
        if row.before:
            at += self._name(painter, QRectF(at, line.top(), room, line.height()), row.before)
            at += px(6)
        top = line.top() + (line.height() - self._chip.height) / 2
        at += self._chip.paint(painter, at, top, word, self._theme.role(row.role)) + px(8)
        if row.after:
            self._name(painter, QRectF(at, line.top(), line.right() - at, line.height()), row.after)

    def _paint_card(self, painter: QPainter, card: QRectF, row: WhyRow, look: Look) -> None:
        tokens = self._theme.tokens
        border = tokens.faint if look.hovered else tokens.line
        if look.current or row.kind is WhyKind.ANCHOR:
            border = tokens.accent.ink
        if look.current:
            glow = card.adjusted(-2, -2, 2, 2)
            painter.setPen(QPen(QColor(tokens.accent.ground), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(glow, self._theme.px(CARD_RADIUS), self._theme.px(CARD_RADIUS))
        painter.setPen(QPen(QColor(border), 1))
        painter.setBrush(QColor(tokens.card))
        painter.drawRoundedRect(card, self._theme.px(CARD_RADIUS), self._theme.px(CARD_RADIUS))

    def _paint_notes(self, painter: QPainter, inner: QRectF, row: WhyRow) -> float:
        """Type, distance and date, and at the end of the line what is folded; the line's end."""
        room = QRectF(inner.left(), inner.top(), inner.width(), self._line("note"))
        taken = 0.0
        if row.folded is not None:
            words = _fold_words(row)
            self._say(painter, room, words, "soft", _RIGHT)
            taken = self._metrics["note"].horizontalAdvance(words) + self._theme.px(8)
        metrics, width = self._metrics["note"], room.width() - taken
        note = metrics.elidedText(row.note, Qt.TextElideMode.ElideRight, width)
        self._say(painter, QRectF(room.left(), room.top(), width, room.height()), note, "soft")
        return room.bottom() + self._theme.px(2)

    def _paint_marks(self, painter: QPainter, inner: QRectF, row: WhyRow) -> None:
        px, top = self._theme.px, inner.top()
        for mark in row.marks:
            left = inner.left()
            if mark.words:
                left += self._paint_mark(painter, left, top, mark) + px(6)
            room = QRectF(left, top, inner.right() - left, self._chip.height)
            self._name(painter, room, mark.name)
            top += self._chip.height + px(4)

    def _paint_mark(self, painter: QPainter, left: float, top: float, mark: Mark) -> float:
        return self._chip.paint(painter, left, top, mark.words, self._theme.role(mark.tint))

    # --- words ------------------------------------------------------------------------------------

    def _write(
        self, painter: QPainter, rect: QRectF, lines: list[str], name: str, colour: str
    ) -> float:
        """Lines of text from the top of a rectangle; where they end."""
        painter.setFont(self._fonts[name])
        painter.setPen(self._theme.colour(colour))
        top, height = rect.top(), self._line(name)
        leftward = is_leftward("".join(lines))
        painter.setLayoutDirection(_DIRECTIONS[leftward])
        for line in lines:
            painter.drawText(QRectF(rect.left(), top, rect.width(), height), _LEFT, line)
            top += height
        painter.setLayoutDirection(_DIRECTIONS[False])
        return top

    def _name(self, painter: QPainter, rect: QRectF, name: str) -> float:
        """A name beside a chip, cut to its room; the width that it takes."""
        metrics = self._metrics["note"]
        text = metrics.elidedText(name, Qt.TextElideMode.ElideRight, max(0.0, rect.width()))
        self._say(painter, rect, text, "soft", _CHIP_NAME)
        return metrics.horizontalAdvance(text)

    def _say(
        self,
        painter: QPainter,
        rect: QRectF,
        words: str,
        colour: str,
        flags: Qt.AlignmentFlag | Qt.TextFlag | int = _LEFT,
    ) -> None:
        painter.setFont(self._fonts["note"])
        tokens = self._theme.tokens
        painter.setPen(
            QColor(tokens.accent.ink) if colour == "accent" else self._theme.colour(colour)
        )
        painter.drawText(rect, int(flags), words)


def _arrow(row: WhyRow) -> str:
    return "▸" if row.folded else "▾"


def _fold_words(row: WhyRow) -> str:
    return tr("{count:,} behind  ▸", count=row.count) if row.folded else "▾"
