"""The marks at the ends of lines that are masked or secret, and what a click on one does."""

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QHoverEvent, QMouseEvent, QPainter, QTextBlock
from PySide6.QtWidgets import QPlainTextEdit, QToolTip

from whydesk.editor.layout import RoomyLayout
from whydesk.engine.model import Place
from whydesk.engine.redaction.tiers import Tier
from whydesk.session.tiers import SeenTiers
from whydesk.theme.theme import Theme
from whydesk.widgets.tiers import TierChip, tier_tip

_GAP = 10
_Type = QEvent.Type


class TierMarks(QObject):
    """Marks the lines of one editor. GUI thread.

    Only lines that are painted are asked about. ``chosen`` tells that a mark was clicked: the place
    it is about, and the point of the screen where its menu belongs.
    """

    chosen = Signal(object, QPoint)

    def __init__(
        self, view: QPlainTextEdit, layout: RoomyLayout, shard: str, tiers: SeenTiers, theme: Theme
    ) -> None:
        super().__init__(view)
        self._view = view
        self._layout = layout
        self._shard = shard
        self._tiers = tiers
        self._theme = theme
        self._chip = TierChip(theme)
        tiers.changed.connect(view.viewport().update)
        view.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        view.viewport().installEventFilter(self)

    def tier_on(self, block: QTextBlock) -> Tier:
        """The tier that a block is marked with."""
        return self._tiers.at(Place(self._shard, block.blockNumber()))

    def paint(self, painter: QPainter, block: QTextBlock, at: QPointF) -> None:
        """Paint a block's mark, if it has one; ``at`` is the block's corner in the viewport."""
        tier = self.tier_on(block)
        if tier > Tier.OPEN:
            rect = self._rect(block, at, tier)
            self._chip.paint(painter, rect.left(), rect.top(), tier)

    def rect_on(self, block: QTextBlock) -> QRectF:
        """Where a block's mark stands in the viewport; empty where it has none."""
        tier = self.tier_on(block)
        if tier is Tier.OPEN:
            return QRectF()
        return self._rect(block, self._corner(block), tier)

    def menu_point(self, block: QTextBlock) -> QPoint:
        """The point of the screen below a block's mark, or below its beginning."""
        rect = self.rect_on(block)
        if rect.isEmpty():
            rect = QRectF(self._corner(block), self._corner(block)).adjusted(0, 0, 1, 1)
            rect.setHeight(self._layout.line_height)
        return self._view.viewport().mapToGlobal(rect.bottomLeft().toPoint())

    def _corner(self, block: QTextBlock) -> QPointF:
        view = self._view
        return view.blockBoundingGeometry(block).translated(view.contentOffset()).topLeft()

    def _rect(self, block: QTextBlock, at: QPointF, tier: Tier) -> QRectF:
        """Behind the last row that leaves room; a row from right to left leaves it at its left."""
        width, height = self._chip.width(tier), self._chip.height
        gap, room = self._theme.px(_GAP), self._view.viewport().width()
        rows = block.layout()
        count = max(1, rows.lineCount())
        left = room - width
        row = count - 1
        for number in reversed(range(rows.lineCount())):
            line = rows.lineAt(number).naturalTextRect()
            behind, before = at.x() + line.right() + gap, at.x() + line.left() - gap - width
            if behind + width <= room or before >= 0:
                left = behind if behind + width <= room else before
                row = number
                break
        middle = self._layout.text_top + self._layout.text_height / 2
        top = at.y() + row * self._layout.line_height + middle - height / 2
        return QRectF(left, round(top), width, height)

    # --- the mouse --------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind is _Type.MouseButtonPress and isinstance(event, QMouseEvent):
            return event.button() == Qt.MouseButton.LeftButton and self._click(event.position())
        if kind is _Type.HoverMove and isinstance(event, QHoverEvent):
            over = self._hit(event.position()).isValid()
            shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.IBeamCursor
            if self._view.viewport().cursor().shape() != shape:
                self._view.viewport().setCursor(shape)
        elif kind is _Type.ToolTip and isinstance(event, QHelpEvent):
            block = self._hit(QPointF(event.pos()))
            if block.isValid():
                QToolTip.showText(event.globalPos(), tier_tip(self.tier_on(block)), self._view)
                return True
        return False

    def _click(self, point: QPointF) -> bool:
        block = self._hit(point)
        if block.isValid():
            place = Place(self._shard, block.blockNumber())
            self.chosen.emit(place, self.menu_point(block))
        return block.isValid()

    def _hit(self, point: QPointF) -> QTextBlock:
        """The block whose mark is at a point; an invalid one for none."""
        view = self._view
        block = view.firstVisibleBlock()
        while block.isValid():
            bottom = self._corner(block).y() + view.blockBoundingRect(block).height()
            if point.y() < bottom:
                return block if self.rect_on(block).contains(point) else QTextBlock()
            block = block.next()
        return block
