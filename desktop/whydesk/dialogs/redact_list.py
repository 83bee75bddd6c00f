"""The list of switches: each row open, masked or secret, by mouse and by keys."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPen,
)
from PySide6.QtWidgets import QFrame, QListView, QToolTip, QWidget

from whydesk.dialogs.redact_rows import TierRow
from whydesk.engine.redaction.tiers import Tier
from whydesk.engine.wording import tr
from whydesk.session.tier_words import tier_said
from whydesk.theme.theme import Theme
from whydesk.widgets.plain import tooltip
from whydesk.widgets.rows import ROW_ROLE, RowDelegate, RowsModel
from whydesk.widgets.tiers import tier_tint

_ROW = 36
_SEGMENT = (52, 62, 56)
_SWITCH = 24
_EDGE = 8
_INDENT = 22
_KEYS = {Qt.Key.Key_O: Tier.OPEN, Qt.Key.Key_M: Tier.MASKED, Qt.Key.Key_S: Tier.SECRET}


def segments(theme: Theme, rect: QRectF) -> Iterator[tuple[Tier, QRectF]]:
    """The three fields of a row's switch, at its right end."""
    height = theme.px(_SWITCH)
    left = rect.right() - theme.px(_EDGE) - sum(map(theme.px, _SEGMENT))
    top = rect.center().y() - height / 2
    for tier, width in zip(Tier, map(theme.px, _SEGMENT), strict=True):
        yield tier, QRectF(left, top, width, height)
        left += width


class TierDelegate(RowDelegate):
    """A name, what kind of thing it is, and the switch."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, _ROW, parent)

    def paint_row(self, painter: QPainter, rect: QRectF, row: object) -> None:
        assert isinstance(row, TierRow)
        fields = list(segments(self.theme, rect))
        left = rect.left() + self.theme.px(_EDGE + (_INDENT if row.inside else 0))
        room = QRectF(left, rect.top(), fields[0][1].left() - left - 12, rect.height())
        self._paint_words(painter, room, row)
        self._paint_switch(painter, fields, row)

    def _paint_words(self, painter: QPainter, room: QRectF, row: TierRow) -> None:
        theme = self.theme
        font = theme.font() if row.inside else theme.font(weight=theme.font().Weight.DemiBold)
        metrics = QFontMetricsF(font)
        elide, side = Qt.TextElideMode.ElideRight, Qt.AlignmentFlag.AlignVCenter
        name = metrics.elidedText(row.name, elide, room.width())
        painter.setFont(font)
        painter.setPen(theme.colour("soft" if row.held else "ink"))
        painter.drawText(room, side, name)
        used = metrics.horizontalAdvance(name) + theme.px(10)
        if row.note and room.width() - used > theme.px(30):
            note = room.adjusted(used, 0, 0, 0)
            painter.setFont(theme.note_font())
            painter.setPen(theme.colour("soft"))
            small = QFontMetricsF(theme.note_font())
            painter.drawText(note, side, small.elidedText(row.note, elide, note.width()))

    def _paint_switch(
        self, painter: QPainter, fields: list[tuple[Tier, QRectF]], row: TierRow
    ) -> None:
        theme = self.theme
        whole = fields[0][1].united(fields[-1][1])
        path = QPainterPath()
        path.addRoundedRect(whole, theme.px(5), theme.px(5))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillPath(path, theme.colour("card"))
        for tier, field in fields:
            chosen = tier is row.shown
            tint = tier_tint(theme, tier)
            if chosen:
                painter.save()
                painter.setClipPath(path)
                painter.fillRect(field, tint.ground)
                painter.restore()
            heavy = theme.font().Weight.DemiBold if chosen else theme.font().Weight.Normal
            painter.setFont(theme.font(12, heavy))
            painter.setPen(tint.ink if chosen else theme.colour("soft"))
            painter.drawText(field, Qt.AlignmentFlag.AlignCenter, tier_said(tier))
        style = Qt.PenStyle.DotLine if row.held else Qt.PenStyle.SolidLine
        painter.setPen(QPen(theme.colour("line"), 1, style))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)


class TierList(QListView):
    """The switches. ``chosen`` carries a TierRow and the tier that it is to have.

    Keys: Left and Right turn the switch, O, M and S set it; Up and Down go on.
    """

    chosen = Signal(object, object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.rows = RowsModel[TierRow](lambda row: row.wording)
        self.setModel(self.rows)
        self.setItemDelegate(TierDelegate(theme, self))
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(tr("Who may see what"))
        self.setAccessibleDescription(
            tr("Left and Right, or O, M and S, set open, masked or secret.")
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_rows(self, rows: list[TierRow]) -> None:
        """Show rows in the place of the present ones, staying where one was."""
        current, scroll = self.currentIndex().row(), self.verticalScrollBar().value()
        self.rows.set_rows(rows)
        if rows:
            self.setCurrentIndex(self.rows.index(min(max(current, 0), len(rows) - 1)))
        self.verticalScrollBar().setValue(scroll)

    def row(self) -> TierRow | None:
        """The row that the keys act on."""
        found = self.currentIndex().data(ROW_ROLE)
        return found if isinstance(found, TierRow) else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self._press(event.position())

    def _press(self, at: QPointF) -> None:
        index = self.indexAt(at.toPoint())
        row = index.data(ROW_ROLE)
        if isinstance(row, TierRow):
            for tier, field in segments(self._theme, QRectF(self.visualRect(index))):
                if field.contains(at):
                    self._choose(row, tier)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row, key = self.row(), Qt.Key(event.key())
        if row is not None and not event.modifiers():
            if key in _KEYS:
                self._choose(row, _KEYS[key])
                return
            step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(key)
            if step is not None:
                self._choose(row, Tier(max(0, min(2, row.shown + step))))
                return
        super().keyPressEvent(event)

    def _choose(self, row: TierRow, tier: Tier) -> None:
        if tier is not row.shown and not row.held:
            self.chosen.emit(row, tier)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            row = self.indexAt(event.pos()).data(ROW_ROLE)
            words = row.wording if isinstance(row, TierRow) else ""
            QToolTip.showText(event.globalPos(), tooltip(words), self)
            return True
        return super().viewportEvent(event)
