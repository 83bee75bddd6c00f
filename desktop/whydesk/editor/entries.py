"""How the entries of the completion list look, and how they are read aloud."""

from PySide6.QtCore import QPointF, QRectF, Qt, Slot
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from whydesk.editor.candidate import Candidate
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme
from whydesk.widgets.chip import Chip
from whydesk.widgets.plain import visible
from whydesk.widgets.rows import RowDelegate

ROW = 30
_LONGEST = 200
_MEANING_WIDTH = 170
_LEAD = 18
_BREAKS = dict.fromkeys((*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029), " ")


def shown(text: str) -> str:
    """The beginning of a text as one line: no more of it can be seen, and it costs less."""
    return visible(text[:_LONGEST].translate(_BREAKS))


def wording(candidate: Candidate) -> str:
    """How an entry is read aloud."""
    word = shown(candidate.word)
    if candidate.creates:
        return tr("Create [[{word}]]", word=word)
    return f"{word}: {shown(candidate.meaning)}" if candidate.meaning else word


class CandidateDelegate(RowDelegate):
    """An entry: a role as its chip, a node with its mark, then what it means."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, ROW, parent)
        self._chip = Chip(theme)
        theme.changed.connect(self._take_theme)
        self._take_theme()

    @Slot()
    def _take_theme(self) -> None:
        self._font = self.theme.font(13)
        self._metrics = QFontMetricsF(self._font)

    def width_of(self, candidate: Candidate) -> float:
        """The width at which nothing of an entry is left out."""
        px = self.theme.px
        advance = self._metrics.horizontalAdvance
        word = _word(candidate)
        lead = px(_LEAD) if candidate.type is not None else 0
        taken = self._chip.width(word) if candidate.role else advance(word) + lead
        return taken + advance(shown(candidate.meaning)) + px(60)

    def paint_row(self, painter: QPainter, rect: QRectF, row: object) -> None:
        assert isinstance(row, Candidate)
        px = self.theme.px
        inner = rect.adjusted(px(9), 0, -px(9), 0)
        if row.role:
            top = inner.center().y() - self._chip.height / 2
            tint = self.theme.role(row.role)
            taken = self._chip.paint(painter, inner.left(), top, _word(row), tint)
        else:
            taken = self._paint_word(painter, inner, row)
        side = Qt.AlignmentFlag.AlignLeft if row.role else Qt.AlignmentFlag.AlignRight
        rest = inner.adjusted(taken + px(10), 0, 0, 0)
        self._paint_text(painter, rest, shown(row.meaning), self.theme.tokens.soft, side)

    def _paint_word(self, painter: QPainter, rect: QRectF, candidate: Candidate) -> float:
        """Paint a word with its mark; the width that both take."""
        px = self.theme.px
        left = px(_LEAD) if candidate.type is not None else 0
        if candidate.creates:
            self._paint_plus(painter, rect)
        elif candidate.type is not None:
            self._paint_mark(painter, rect, candidate.type)
        meaning = self._metrics.horizontalAdvance(shown(candidate.meaning))
        room = rect.adjusted(left, 0, -min(px(_MEANING_WIDTH), meaning) - px(10), 0)
        align = Qt.AlignmentFlag.AlignLeft
        return left + self._paint_text(
            painter, room, _word(candidate), self.theme.tokens.ink, align
        )

    def _paint_text(
        self, painter: QPainter, rect: QRectF, text: str, ink: str, side: Qt.AlignmentFlag
    ) -> float:
        """Paint as much of a text as there is room for; its width."""
        text = self._metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        painter.setFont(self._font)
        painter.setPen(QColor(ink))
        flags = side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(rect, flags, text)
        return self._metrics.horizontalAdvance(text)

    def _paint_mark(self, painter: QPainter, rect: QRectF, type_name: str) -> None:
        size = self.theme.px(8)
        mark = QRectF(rect.left(), rect.center().y() - size / 2, size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.mark(type_name))
        painter.drawRoundedRect(mark, 2, 2)

    def _paint_plus(self, painter: QPainter, rect: QRectF) -> None:
        arm = self.theme.px(4.5)
        middle = QPointF(rect.left() + self.theme.px(4), rect.center().y())
        painter.setPen(QPen(QColor(self.theme.tokens.accent.ink), self.theme.px(1.6)))
        painter.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0))
        painter.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm))


def _word(candidate: Candidate) -> str:
    """The word of an entry as it is painted."""
    word = shown(candidate.word)
    return f"[[{word}]]" if candidate.creates else word
