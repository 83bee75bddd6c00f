"""Two texts beside each other, as the rows in which they differ. Read with the arrow keys."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QFrame, QListView, QWidget

from whydesk.engine.keeping.comparing import Row, RowKind
from whydesk.theme.theme import Theme
from whydesk.widgets.plain import one_line, visible
from whydesk.widgets.rows import RowDelegate, RowsModel

_ROW = 24
_NUMBER = 44
_SIGN = 18
_CHANGES = (RowKind.REMOVED, RowKind.ADDED, RowKind.CHANGED)
_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine


def differing(rows: Sequence[Row]) -> int:
    """How many rows differ."""
    return sum(row.kind in _CHANGES for row in rows)


class ComparisonList(QListView):
    """Shows the rows of ``engine.keeping.comparing``. GUI thread.

    F8 and Shift+F8 go to the next change and back. ``moved`` tells that another row is current.
    """

    moved = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("comparison")
        self.setAccessibleName("What differs, line by line")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self._model = RowsModel[Row](_spoken)
        self.setModel(self._model)
        self.setItemDelegate(_Delegate(theme, self))
        self.selectionModel().currentChanged.connect(self.moved)

    @property
    def rows(self) -> Sequence[Row]:
        return self._model.rows

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows, at the first change."""
        self._model.set_rows(rows)
        first = next((n for n, row in enumerate(rows) if row.kind in _CHANGES), 0)
        self.setCurrentIndex(self._model.index(first))

    @property
    def current(self) -> Row | None:
        index = self.currentIndex()
        return self._model.rows[index.row()] if index.isValid() else None

    def next_change(self, step: int = 1) -> None:
        """Go to the first row of the next change, or of the one before."""
        rows, at = self._model.rows, self.currentIndex().row()
        starts = [
            n
            for n, row in enumerate(rows)
            if row.kind in _CHANGES and (not n or rows[n - 1].kind not in _CHANGES)
        ]
        beyond = [n for n in starts if n > at] if step > 0 else [n for n in starts[::-1] if n < at]
        if beyond:
            self.setCurrentIndex(self._model.index(beyond[0]))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F8:
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.next_change(-1 if back else 1)
        else:
            super().keyPressEvent(event)


class _Delegate(RowDelegate):
    """A line on each side; a sign stands where one is only there, with the colour of its ground."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, _ROW, parent)

    def paint_row(self, painter: QPainter, rect: QRectF, row: object) -> None:
        assert isinstance(row, Row)
        if row.kind is RowKind.FILE:
            self._across(painter, rect, row.left, self.theme.font(13, QFont.Weight.DemiBold), "ink")
            return
        if row.kind is RowKind.SKIPPED:
            words = f"⋯ {row.left_number:,} equal lines"
            self._across(painter, rect, words, self.theme.note_font(), "soft")
            return
        half = rect.width() / 2
        gap = self.theme.px(4)
        left = QRectF(rect.left(), rect.top(), half - gap, rect.height())
        right = left.translated(half + gap, 0)
        gone = row.kind in (RowKind.REMOVED, RowKind.CHANGED)
        new = row.kind in (RowKind.ADDED, RowKind.CHANGED)
        self._side(painter, left, row.left_number, row.left, ("−", "contradicts") if gone else None)
        self._side(painter, right, row.right_number, row.right, ("+", "supports") if new else None)

    def _across(self, painter: QPainter, rect: QRectF, text: str, font: QFont, colour: str) -> None:
        painter.setFont(font)
        painter.setPen(self.theme.colour(colour))
        words = rect.adjusted(self.theme.px(8), 0, -self.theme.px(8), 0)
        painter.drawText(words, _MIDDLE | Qt.AlignmentFlag.AlignLeft, one_line(text))

    def _side(
        self,
        painter: QPainter,
        rect: QRectF,
        number: int,
        text: str,
        mark: tuple[str, str] | None,
    ) -> None:
        if not number:
            return
        theme, px = self.theme, self.theme.px
        ink = theme.colour("ink")
        if mark is not None:
            tint = theme.role(mark[1])
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tint.ground))
            painter.drawRect(rect)
        painter.setFont(theme.note_font())
        painter.setPen(theme.colour("soft"))
        gutter = QRectF(rect.left(), rect.top(), px(_NUMBER - 8), rect.height())
        painter.drawText(gutter, _MIDDLE | Qt.AlignmentFlag.AlignRight, f"{number:,}")
        font = theme.editor_font
        font.setPixelSize(px(13))
        painter.setFont(font)
        if mark is not None:
            painter.setPen(QColor(theme.role(mark[1]).ink))
            sign = QRectF(rect.left() + px(_NUMBER), rect.top(), px(_SIGN), rect.height())
            painter.drawText(sign, _MIDDLE | Qt.AlignmentFlag.AlignLeft, mark[0])
        painter.setPen(ink)
        words = rect.adjusted(px(_NUMBER + _SIGN), 0, -px(6), 0)
        shown = visible(text[:400]).replace("\t", "    ")
        elided = QFontMetricsF(font).elidedText(shown, Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, _MIDDLE | Qt.AlignmentFlag.AlignLeft, elided)


def _spoken(row: Row) -> str:
    """What a screen reader says of a row."""
    match row.kind:
        case RowKind.FILE:
            return f"File {one_line(row.left)}"
        case RowKind.SKIPPED:
            return f"{row.left_number:,} equal lines"
        case RowKind.SAME:
            return f"Line {row.left_number:,}, equal: {one_line(row.left)}"
        case RowKind.REMOVED:
            return f"Only left, line {row.left_number:,}: {one_line(row.left)}"
        case RowKind.ADDED:
            return f"Only right, line {row.right_number:,}: {one_line(row.right)}"
        case RowKind.CHANGED:
            left, right = one_line(row.left), one_line(row.right)
            return f"Line {row.left_number:,}, left: {left}; right: {right}"
