"""Two texts beside each other, as the rows in which they differ. Read with the arrow keys."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListView,
    QPlainTextEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from whydesk.engine.keeping.comparing import Row, RowKind
from whydesk.engine.wording import counted, tr
from whydesk.theme.theme import Theme
from whydesk.widgets.elided_label import ElidedLabel
from whydesk.widgets.plain import one_line, tooltip, visible
from whydesk.widgets.rows import RowDelegate, RowsModel

_ROW = 24
_NUMBER = 44
_SIGN = 18
_LEAD = 16
_READING = 76
_MOST_READ = 20_000
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
        self.setAccessibleName(tr("What differs, line by line"))
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


class Comparison(QWidget):
    """The list, with what stands on either side above it, and the current lines in full below."""

    def __init__(self, left: str, right: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.list = ComparisonList(theme, self)
        self.heads = (_head(left), _head(right))
        self.reading = (
            self._reader(tr("The line on the left in full")),
            self._reader(tr("The line on the right in full")),
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(6))
        column.addLayout(self._beside(self.heads))
        column.addWidget(self.list, 1)
        column.addLayout(self._beside(self.reading))
        self.setFocusProxy(self.list)
        self.list.moved.connect(self._read)

    def show_sides(self, left: str, right: str, rows: Sequence[Row]) -> None:
        """Compare something else."""
        for head, text in zip(self.heads, (left, right), strict=True):
            head.setText(text)
            head.setToolTip(tooltip(text))
        self.list.set_rows(rows)
        self._read()

    def _beside(self, parts: Sequence[QWidget]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self._theme.px(8))
        for part in parts:
            row.addWidget(part, 1)
        return row

    def _reader(self, name: str) -> QPlainTextEdit:
        made = QPlainTextEdit(self)
        made.setObjectName("reading")
        made.setReadOnly(True)
        made.setTabChangesFocus(True)
        made.setAccessibleName(name)
        made.setFixedHeight(self._theme.px(_READING))
        return made

    @Slot()
    def _read(self) -> None:
        row = self.list.current
        lines = row is not None and row.kind not in (RowKind.FILE, RowKind.SKIPPED)
        sides = (row.left, row.right) if row else ("", "")
        for reader, text in zip(self.reading, sides, strict=True):
            reader.setPlainText(visible(text[:_MOST_READ]) if lines else "")


def _head(text: str) -> ElidedLabel:
    made = ElidedLabel(text)
    made.setProperty("role", "section")
    made.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    made.setText(text)
    made.setToolTip(tooltip(text))
    return made


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
            words = counted(row.left_number, "⋯ {n} equal line", "⋯ {n} equal lines")
            self._across(painter, rect, words, self.theme.note_font(), "soft")
            return
        half = rect.width() / 2
        gap = self.theme.px(4)
        left = QRectF(rect.left(), rect.top(), half - gap, rect.height())
        right = left.translated(half + gap, 0)
        gone = row.kind in (RowKind.REMOVED, RowKind.CHANGED)
        new = row.kind in (RowKind.ADDED, RowKind.CHANGED)
        start = _start(row)
        one, other = _from(row.left, start), _from(row.right, start)
        self._side(painter, left, row.left_number, one, ("−", "contradicts") if gone else None)
        self._side(painter, right, row.right_number, other, ("+", "supports") if new else None)

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


def _start(row: Row) -> int:
    """The column from which both lines are shown, so that the place where they part is in sight."""
    if row.kind is not RowKind.CHANGED:
        return 0
    pairs = enumerate(zip(row.left, row.right, strict=False))
    same = next((n for n, (one, other) in pairs if one != other), 0)
    return same - _LEAD if same > 2 * _LEAD else 0


def _from(text: str, start: int) -> str:
    return f"…{text[start:]}" if start and text else text


def _spoken(row: Row) -> str:
    """What a screen reader says of a row."""
    match row.kind:
        case RowKind.FILE:
            return tr("File {name}", name=one_line(row.left))
        case RowKind.SKIPPED:
            return counted(row.left_number, "{n} equal line", "{n} equal lines")
        case RowKind.SAME:
            return tr("Line {line:,}, equal: {text}", line=row.left_number, text=one_line(row.left))
        case RowKind.REMOVED:
            return tr(
                "Only left, line {line:,}: {text}", line=row.left_number, text=one_line(row.left)
            )
        case RowKind.ADDED:
            return tr(
                "Only right, line {line:,}: {text}", line=row.right_number, text=one_line(row.right)
            )
        case RowKind.CHANGED:
            left, right = one_line(row.left), one_line(row.right)
            return tr(
                "Line {line:,}, left: {left}; right: {right}",
                line=row.left_number,
                left=left,
                right=right,
            )
