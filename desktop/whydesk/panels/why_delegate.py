"""Paints the cards of the why panel, with the role between one card and the next."""

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from whydesk.panels.why_rows import ROW_ROLE, WhyKind, WhyRow
from whydesk.panels.words import spoken_role
from whydesk.theme.theme import Theme
from whydesk.theme.tokens import CARD_RADIUS
from whydesk.widgets.chip import Chip

_Index = QModelIndex | QPersistentModelIndex
_SIDE = 16
_PADDING = 14
_LINK_HEIGHT = 34
_MOST_LINES = 3
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


@dataclass(frozen=True, slots=True)
class _Sizes:
    """Heights of the parts of a row, in pixels."""

    link: float
    note: float
    label: float
    essence: float
    flags: float

    @property
    def card(self) -> float:
        return self.note + self.label + self.essence + self.flags


class WhyDelegate(QStyledItemDelegate):
    """Heights come from the widths of texts, so that thousands of rows are measured quickly."""

    def __init__(self, theme: Theme, view: QListView) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view
        self._chip = Chip(theme)
        self._take_fonts()
        theme.changed.connect(self._take_fonts)

    def _take_fonts(self) -> None:
        theme = self._theme
        self._note = theme.note_font()
        self._label = theme.font(14, QFont.Weight.DemiBold)
        self._essence = theme.font(13)
        self._note_metrics = QFontMetricsF(self._note)
        self._label_metrics = QFontMetricsF(self._label)
        self._essence_metrics = QFontMetricsF(self._essence)

    # --- sizes ------------------------------------------------------------------------------------

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        row: WhyRow = index.data(ROW_ROLE)
        width = self._view.viewport().width()
        px = self._theme.px
        if row.kind is WhyKind.TITLE:
            return QSize(width, px(44))
        if row.kind is WhyKind.NOTE:
            text = self._wrapped(row.label, self._note_metrics, width - 2 * px(_SIDE))
            return QSize(width, round(text + px(14)))
        sizes = self._sizes(row, width)
        return QSize(width, round(sizes.link + sizes.card + 2 * px(_PADDING) - px(2)))

    def _sizes(self, row: WhyRow, width: float) -> _Sizes:
        px = self._theme.px
        inner = width - 2 * px(_SIDE) - 2 * px(_PADDING)
        essence = 0.0
        if row.essence:
            essence = self._wrapped(row.essence, self._essence_metrics, inner) + px(2)
        return _Sizes(
            self._link_height(row),
            self._note_metrics.height() + px(2),
            self._wrapped(row.label, self._label_metrics, inner),
            essence,
            len(row.flags) * (self._chip.height + px(4)) + (px(4) if row.flags else 0),
        )

    def _link_height(self, row: WhyRow) -> float:
        if row.kind is WhyKind.STEP:
            return self._theme.px(_LINK_HEIGHT)
        return self._theme.px(_SIDE if row.kind is WhyKind.ANCHOR else 8)

    def _wrapped(self, text: str, metrics: QFontMetricsF, width: float) -> float:
        """The height of a text in a width, at most a few lines of it."""
        height = metrics.lineSpacing()
        if metrics.horizontalAdvance(text) <= width:
            return height
        most = QRectF(0, 0, max(40.0, width), 10_000)
        return min(metrics.boundingRect(most, _WRAP, text).height(), _MOST_LINES * height)

    # --- painting ---------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row: WhyRow = index.data(ROW_ROLE)
        rect = QRectF(option.rect)  # type: ignore[attr-defined]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.kind is WhyKind.TITLE:
            self._paint_title(painter, rect, row)
        elif row.kind is WhyKind.NOTE:
            self._paint_note(painter, rect, row)
        else:
            self._paint_step(painter, rect, row, option)
        painter.restore()

    def _paint_title(self, painter: QPainter, rect: QRectF, row: WhyRow) -> None:
        side = self._theme.px(_SIDE)
        painter.setFont(self._label)
        painter.setPen(self._theme.colour("ink"))
        inner = rect.adjusted(side, 0, -side, -self._theme.px(2))
        painter.drawText(
            inner, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, row.label
        )

    def _paint_note(self, painter: QPainter, rect: QRectF, row: WhyRow) -> None:
        side = self._theme.px(_SIDE)
        painter.setFont(self._note)
        painter.setPen(self._theme.colour("soft"))
        inner = rect.adjusted(side, self._theme.px(12), -side, 20)
        painter.drawText(inner, _WRAP, row.label)

    def _paint_step(
        self, painter: QPainter, rect: QRectF, row: WhyRow, option: QStyleOptionViewItem
    ) -> None:
        side = self._theme.px(_SIDE)
        sizes = self._sizes(row, rect.width())
        if row.kind is WhyKind.STEP:
            self._paint_link(painter, QRectF(rect.topLeft(), QSize(0, 0)), rect.width(), row)
        card = rect.adjusted(side + 0.5, sizes.link + 0.5, -side - 0.5, -0.5)
        self._paint_card(painter, card, row, option)
        self._paint_words(painter, card, row, sizes)

    def _paint_link(self, painter: QPainter, corner: QRectF, width: float, row: WhyRow) -> None:
        """The line from the card above, and the role with the names that it is between."""
        px = self._theme.px
        height = px(_LINK_HEIGHT)
        x = corner.left() + px(_SIDE) + px(20)
        painter.setPen(QPen(self._theme.colour("line"), 1.5))
        painter.drawLine(QPointF(x, corner.top()), QPointF(x, corner.top() + height))
        at = x + px(10)
        top = corner.top() + (height - self._chip.height) / 2
        end = corner.left() + width - px(_SIDE)
        word = spoken_role(row.role)
        room = end - at - self._chip.width(word) - px(8)
        if row.before:
            at += self._paint_name(painter, at, corner.top(), row.before, room) + px(6)
        at += self._chip.paint(painter, at, top, word, self._theme.role(row.role)) + px(8)
        if row.after:
            self._paint_name(painter, at, corner.top(), row.after, end - at)

    def _paint_name(
        self, painter: QPainter, left: float, top: float, name: str, room: float
    ) -> float:
        metrics = self._note_metrics
        text = metrics.elidedText(name, Qt.TextElideMode.ElideRight, room)
        painter.setFont(self._note)
        painter.setPen(self._theme.colour("soft"))
        rect = QRectF(left, top, room, self._theme.px(_LINK_HEIGHT))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(rect, flags, text)
        return metrics.horizontalAdvance(text)

    def _paint_card(
        self, painter: QPainter, card: QRectF, row: WhyRow, option: QStyleOptionViewItem
    ) -> None:
        state = option.state  # type: ignore[attr-defined]
        tokens = self._theme.tokens
        border = QColor(tokens.line)
        if row.kind is WhyKind.ANCHOR or (
            state & QStyle.StateFlag.State_HasFocus and state & QStyle.StateFlag.State_Selected
        ):
            border = QColor(tokens.accent.ink)
        elif state & QStyle.StateFlag.State_MouseOver:
            border = QColor(tokens.faint)
        radius = self._theme.px(CARD_RADIUS)
        painter.setPen(QPen(border, 1))
        painter.setBrush(QColor(tokens.card))
        painter.drawRoundedRect(card, radius, radius)

    def _paint_words(self, painter: QPainter, card: QRectF, row: WhyRow, sizes: _Sizes) -> None:
        px = self._theme.px
        inner = card.adjusted(px(_PADDING), px(_PADDING) - px(2), -px(_PADDING), 0)
        tokens = self._theme.tokens
        top = inner.top()
        for text, font, colour, height in (
            (row.note, self._note, tokens.soft, sizes.note),
            (row.label, self._label, tokens.ink, sizes.label),
            (row.essence, self._essence, tokens.soft, sizes.essence),
        ):
            if text:
                painter.setFont(font)
                painter.setPen(QColor(colour))
                painter.drawText(QRectF(inner.left(), top, inner.width(), height), _WRAP, text)
            top += height
        self._paint_flags(painter, QRectF(inner.left(), top, inner.width(), sizes.flags), row)

    def _paint_flags(self, painter: QPainter, rect: QRectF, row: WhyRow) -> None:
        px = self._theme.px
        top = rect.top() + px(4)
        for flag in row.flags:
            tint = self._theme.role("contradicts" if flag.word == "contradicted" else "supersedes")
            width = self._chip.paint(painter, rect.left(), top, f"{flag.word} by", tint)
            left = rect.left() + width + px(6)
            painter.setFont(self._note)
            painter.setPen(self._theme.colour("soft"))
            room = rect.right() - left
            text = self._note_metrics.elidedText(flag.by, Qt.TextElideMode.ElideRight, room)
            painter.drawText(
                QRectF(left, top, room, self._chip.height),
                Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine,
                text,
            )
            top += self._chip.height + px(4)
