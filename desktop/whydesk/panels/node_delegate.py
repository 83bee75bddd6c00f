"""Paints the rows of the node card."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem

from whydesk.panels.node_rows import NodeKind, NodeRow
from whydesk.panels.words import flagged, spoken_role
from whydesk.theme.theme import Theme
from whydesk.widgets.chip import Chip
from whydesk.widgets.lines import fitting, is_leftward
from whydesk.widgets.plain import one_line
from whydesk.widgets.row_state import RowState, state_of
from whydesk.widgets.rows import ROW_ROLE
from whydesk.widgets.tiers import TierChip

_Index = QModelIndex | QPersistentModelIndex
_SIDE = 16
_KEY_WIDTH = 84
_INDENT = 16
_GAP = 8
_ROOMY = 340
_MOST_LINES = {NodeKind.HEAD: 3, NodeKind.PROPERTY: 6, NodeKind.THOUGHT: 8, NodeKind.VERSION: 8}
_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
_LINES = (NodeKind.LINK, NodeKind.MORE, NodeKind.PLACE)


class NodeDelegate(QStyledItemDelegate):
    """Rows that tell one thing are of one line; values and thoughts wrap, up to a few lines."""

    def __init__(self, theme: Theme, view: QListView) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view
        self._chip = Chip(theme)
        self._mark = TierChip(theme)
        self._take_fonts()
        theme.changed.connect(self._take_fonts)

    def _take_fonts(self) -> None:
        theme = self._theme
        self._note, self._text = theme.note_font(), theme.font(13)
        self._label = theme.font(16, QFont.Weight.DemiBold)
        self._code = theme.editor_font
        self._code.setPixelSize(theme.px(12))

    # --- sizes ------------------------------------------------------------------------------------

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        row: NodeRow = index.data(ROW_ROLE)
        width = self._view.viewport().width()
        return QSize(width, round(self._height(row, width)))

    def _height(self, row: NodeRow, width: float) -> float:
        px = self._theme.px
        inner = width - 2 * px(_SIDE)
        if row.kind is NodeKind.SECTION:
            return px(38)
        if row.kind is NodeKind.LINK:
            return px(28)
        if row.kind in _LINES:
            return px(42 if row.kind is NodeKind.PLACE else 24)
        if row.kind is NodeKind.NOTE:
            return self._wrapped(row, self._note, inner) + px(8)
        if row.kind is NodeKind.HEAD:
            name = QFontMetricsF(self._note).height() + px(2)
            note = QFontMetricsF(self._note).height() + px(2) if row.note else 0
            flags = len(row.flags) * (self._chip.height + px(4))
            return px(14) + name + self._wrapped(row, self._label, inner) + note + flags + px(6)
        if row.kind is NodeKind.PROPERTY:
            width = inner - px(_KEY_WIDTH) - self._mark_room(row)
            return self._wrapped(row, self._text, width) + px(6)
        indent = px(_INDENT) * (2 if row.kind is NodeKind.VERSION else 1)
        note = QFontMetricsF(self._note).height() + px(2)
        return note + self._wrapped(row, self._text, inner - indent) + px(10)

    def _wrapped(self, row: NodeRow, font: QFont, width: float) -> float:
        """The height of a row's text in a width, at most a few lines of it."""
        return len(self._lines(row, font, width)) * QFontMetricsF(font).lineSpacing()

    def _lines(self, row: NodeRow, font: QFont, width: float) -> list[str]:
        """A row's text broken into lines; the last one ends in dots where there is more."""
        most = _MOST_LINES.get(row.kind, 4)
        found: list[str] = []
        paragraphs = row.text.split("\n")
        for number, paragraph in enumerate(paragraphs, 1):
            found += fitting(paragraph, font, max(40.0, width), most - len(found))
            if len(found) == most and number < len(paragraphs):
                found[-1] = found[-1].rstrip("…") + "…"
                break
        return found

    # --- painting ---------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row: NodeRow = index.data(ROW_ROLE)
        rect = QRectF(option.rect)  # type: ignore[attr-defined]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(rect)
        self._paint_ground(painter, rect, row, state_of(option))
        side = self._theme.px(_SIDE)
        inner = rect.adjusted(side, 0, -side, 0)
        paints = {
            NodeKind.HEAD: self._paint_head,
            NodeKind.NOTE: self._paint_note,
            NodeKind.SECTION: self._paint_section,
            NodeKind.PROPERTY: self._paint_property,
            NodeKind.LINK: self._paint_link,
            NodeKind.THOUGHT: self._paint_thought,
            NodeKind.VERSION: self._paint_thought,
            NodeKind.MORE: self._paint_more,
            NodeKind.PLACE: self._paint_place,
        }
        paints[row.kind](painter, inner, row)
        mark = self.mark_rect(row, rect)
        self._mark.paint(painter, mark.left(), mark.top(), row.tier)
        painter.restore()

    def mark_rect(self, row: NodeRow, rect: QRectF) -> QRectF:
        """Where the mark of a row's tier stands in the row; empty where there is none."""
        px, width = self._theme.px, self._mark.width(row.tier)
        if not width:
            return QRectF()
        right = rect.right() - px(_SIDE)
        tops = {NodeKind.HEAD: 12, NodeKind.PROPERTY: 0, NodeKind.THOUGHT: 1}
        if row.kind is NodeKind.THOUGHT:
            right -= self._room(row.note)
        top = rect.top() + px(tops.get(row.kind, 0))
        return QRectF(right - width, top, width, self._mark.height)

    def _mark_room(self, row: NodeRow) -> float:
        """The room that a mark at the end of a line takes, with the gap before it."""
        width = self._mark.width(row.tier)
        return width + self._theme.px(_GAP) if width else 0.0

    def _paint_ground(self, painter: QPainter, rect: QRectF, row: NodeRow, state: RowState) -> None:
        if not row.leads:
            return
        tokens, px = self._theme.tokens, self._theme.px
        ground = ""
        if state.selected and state.focused:
            ground = tokens.accent.ground
        elif state.hovered:
            ground = tokens.hover
        if ground:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ground))
            top = px(6) if row.kind is NodeKind.HEAD else 0
            painter.drawRoundedRect(rect.adjusted(px(6), top, -px(6), 0), px(6), px(6))

    def _paint_head(self, painter: QPainter, rect: QRectF, row: NodeRow) -> None:
        px, theme = self._theme.px, self._theme
        top = rect.top() + px(14)
        height = QFontMetricsF(self._note).height()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.mark("" if row.name == "no type" else row.name))
        painter.drawRoundedRect(QRectF(rect.left(), top + height / 2 - px(4), px(8), px(8)), 2, 2)
        room = rect.width() - px(16) - self._mark_room(row)
        name = QRectF(rect.left() + px(16), top, room, height)
        self._line(painter, name, row.name, self._note, "soft")
        top += height + px(2)
        tall = self._wrapped(row, self._label, rect.width())
        self._block(painter, QRectF(rect.left(), top, rect.width(), tall), row, self._label, "ink")
        top += tall
        if row.note:
            note = QRectF(rect.left(), top, rect.width(), height + px(2))
            self._line(painter, note, row.note, self._note, "soft")
            top += height + px(2)
        for flag in row.flags:
            self._paint_flag(painter, QRectF(rect.left(), top + px(4), rect.width(), px(20)), flag)
            top += self._chip.height + px(4)

    def _paint_flag(self, painter: QPainter, rect: QRectF, flag: object) -> None:
        word, by = flag  # type: ignore[misc]
        tint = self._theme.role("contradicts" if word == "contradicted" else "supersedes")
        width = self._chip.paint(painter, rect.left(), rect.top(), flagged(word), tint)
        left = rect.adjusted(width + self._theme.px(6), 0, 0, 0)
        self._line(painter, left, one_line(by), self._note, "soft")

    def _paint_note(self, painter: QPainter, rect: QRectF, row: NodeRow) -> None:
        self._block(painter, rect.adjusted(0, self._theme.px(2), 0, 0), row, self._note, "soft")

    def _paint_section(self, painter: QPainter, rect: QRectF, row: NodeRow) -> None:
        px = self._theme.px
        painter.setPen(QPen(self._theme.colour("line"), 1))
        top = rect.top() + px(8) + 0.5
        painter.drawLine(QPointF(rect.left(), top), QPointF(rect.right(), top))
        font = self._theme.font(12, QFont.Weight.DemiBold)
        inner = rect.adjusted(0, px(12), 0, 0)
        self._line(painter, inner, row.text, font, "soft")
        self._line(painter, inner, row.note, self._note, "soft", _RIGHT)

    def _paint_property(self, painter: QPainter, rect: QRectF, row: NodeRow) -> None:
        px = self._theme.px
        top = rect.adjusted(0, px(2), 0, 0)
        key = QRectF(
            top.left(), top.top(), px(_KEY_WIDTH - _GAP), QFontMetricsF(self._text).height()
        )
        self._line(painter, key, row.name, self._note, "soft")
        value = top.adjusted(px(_KEY_WIDTH), 0, -self._mark_room(row), 0)
        self._block(painter, value, row, self._text, "ink")

    def _paint_link(self, painter: QPainter, rect: QRectF, row: NodeRow) -> None:
        px = self._theme.px
        word = one_line(spoken_role(row.name), 24)
        top = rect.top() + (rect.height() - self._chip.height) / 2
        width = self._chip.paint(painter, rect.left(), top, word, self._theme.role(row.name))
        # Where there is little room the label gets it: the tooltip has the whole commit.
        note = row.note if rect.width() >= px(_ROOMY) else row.note.partition(" · ")[0]
        taken = self._room(note)
        self._line(painter, rect, note, self._note, "soft", _RIGHT)
        label = rect.adjusted(width + px(_GAP), 0, -taken, 0)
        self._line(painter, label, row.text, self._text, "ink")

    def _paint_thought(self, painter: QPainter, rect: QRectF, row: NodeRow) -> None:
        """A dot on a line that runs along the thoughts; a version is a hollow one, set in."""
        px, theme = self._theme.px, self._theme
        version = row.kind is NodeKind.VERSION
        x = rect.left() + px(4)
        height = QFontMetricsF(self._note).height()
        middle = rect.top() + px(4) + height / 2
        painter.setPen(QPen(theme.colour("line"), 1.5))
        painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()))
        at = QPointF(x + (px(_INDENT) if version else 0), middle)
        painter.setPen(QPen(theme.colour("soft"), 1.2))
        painter.setBrush(theme.colour("window" if version else "soft"))
        painter.drawEllipse(at, px(3), px(3))
        inner = rect.adjusted(px(_INDENT) * (2 if version else 1), px(4), 0, -px(4))
        taken = self._room(row.note)
        room = inner.width() - taken - self._mark_room(row)
        name = QRectF(inner.left(), inner.top(), room, height)
        self._line(painter, name, row.name, self._note, "soft")
        end = QRectF(inner.left(), inner.top(), inner.width(), height)
        self._line(painter, end, row.note, self._note, "soft", _RIGHT)
        body = inner.adjusted(0, height + px(2), 0, px(4))
        self._block(painter, body, row, self._text, "soft" if version else "ink")

    def _paint_more(self, painter: QPainter, rect: QRectF, row: NodeRow) -> None:
        px = self._theme.px
        sign = "▾" if row.open else "▸"
        if row.more.startswith("thread"):
            x = rect.left() + px(4)
            painter.setPen(QPen(self._theme.colour("line"), 1.5))
            painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()))
            rect = rect.adjusted(px(_INDENT), 0, 0, 0)
        self._line(painter, rect, f"{sign} {row.text}", self._note, "accent")

    def _paint_place(self, painter: QPainter, rect: QRectF, row: NodeRow) -> None:
        px = self._theme.px
        upper = QRectF(rect.left(), rect.top() + px(3), rect.width(), px(18))
        self._line(painter, upper, row.note, self._note, "soft", _RIGHT)
        self._line(
            painter, upper.adjusted(0, 0, -self._room(row.note), 0), row.name, self._note, "soft"
        )
        lower = QRectF(rect.left(), upper.bottom(), rect.width(), px(18))
        self._line(painter, lower, row.text, self._code, "ink")

    # --- words ------------------------------------------------------------------------------------

    def _room(self, note: str) -> float:
        """The room that a note at the end of a row takes, with the gap before it."""
        if not note:
            return 0.0
        return QFontMetricsF(self._note).horizontalAdvance(note) + self._theme.px(_GAP + 4)

    def _line(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        font: QFont,
        colour: str,
        side: Qt.AlignmentFlag = _LEFT,
    ) -> None:
        painter.setFont(font)
        ink = self._theme.tokens.accent.ink if colour == "accent" else None
        painter.setPen(QColor(ink) if ink else self._theme.colour(colour))
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, _MIDDLE | side, shown)

    def _block(
        self, painter: QPainter, rect: QRectF, row: NodeRow, font: QFont, colour: str
    ) -> None:
        """A text of several lines, each on the side where its script begins."""
        height = QFontMetricsF(font).lineSpacing()
        painter.setFont(font)
        painter.setPen(self._theme.colour(colour))
        for number, line in enumerate(self._lines(row, font, rect.width())):
            side = _RIGHT if is_leftward(line) else _LEFT
            place = QRectF(rect.left(), rect.top() + number * height, rect.width(), height)
            painter.drawText(place, _MIDDLE | side, line)
