"""The claims of a text as rows: what is said, what qualifies it, and whether it was picked."""

from collections.abc import Callable, Sequence

from msgspec import Struct
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QFrame, QListView, QStyleOptionViewItem, QWidget

from whydesk.engine.evidence.claims.picks import qualifiers_of
from whydesk.engine.evidence.claims.records import LONGEST, NO_RULES, TOO_LONG, Claim
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme
from whydesk.widgets.chip import Chip
from whydesk.widgets.lines import fitting, is_leftward
from whydesk.widgets.plain import one_line
from whydesk.widgets.rows import ROW_ROLE, RowDelegate, RowsModel

_ROW = 70
_FOOT = 32
_LINE = 19
_SIDE = 16
_LEFT = 40
_LINES = 2
# From so many rows on their heights are not measured one by one.
_MANY = 400
_HERE, _LEFT_OUT = tr("already here"), tr("left out")
# What qualifies a claim is written into the text in English; here it is said. A word that joins
# two claims is one of the text, and stays.
_QUALIFIERS = {
    "negated": tr("negated"),
    "conditional": tr("conditional"),
    "attributed": tr("attributed"),
}
_TINTS = {
    _QUALIFIERS["negated"]: "contradicts",
    _QUALIFIERS["conditional"]: "raises",
    _QUALIFIERS["attributed"]: "closes",
    _HERE: "derived-from",
}
_SIGNS = {
    _QUALIFIERS["negated"]: "¬",
    _QUALIFIERS["conditional"]: "◇",
    _QUALIFIERS["attributed"]: "❝",
    _HERE: "=",
    _LEFT_OUT: "–",
}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
Index = QModelIndex | QPersistentModelIndex


class ClaimRow(Struct, frozen=True):
    """One claim of the text: its number there, its line, and the node that states it already."""

    number: int
    claim: Claim
    line: int
    known: str = ""

    @property
    def can_be_picked(self) -> bool:
        return len(self.claim.text) <= LONGEST

    @property
    def words(self) -> tuple[str, ...]:
        """What is known of it, a word each: what became of it, and what qualifies it."""
        state = _LEFT_OUT if self.claim.abstained else _HERE if self.known else ""
        qualifiers = (_QUALIFIERS.get(word, word) for word in qualifiers_of(self.claim))
        return (*filter(None, (state,)), *qualifiers)

    @property
    def note(self) -> str:
        """Why it was left out, what states it already, or what a pronoun of it stands for."""
        if self.known and not self.claim.abstained:
            return tr(
                "as “{known}”; a pick adds this passage to it", known=one_line(self.known, 60)
            )
        unknown = self.claim.reason in (NO_RULES, TOO_LONG) and not self.claim.abstained
        return (
            tr("flags not known: {reason}", reason=self.claim.reason)
            if unknown
            else self.claim.reason
        )


class ClaimsModel(RowsModel[ClaimRow]):
    """Rows that can be ticked; ``toggle_wanted`` carries the number of a claim."""

    toggle_wanted = Signal(int)

    def __init__(self, is_picked: Callable[[int], bool]) -> None:
        super().__init__(self._wording)
        self._is_picked = is_picked

    def is_picked(self, row: ClaimRow) -> bool:
        return self._is_picked(row.number)

    def flags(self, index: Index) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsUserCheckable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.CheckStateRole and index.isValid():
            ticked = self.is_picked(self.rows[index.row()])
            return Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked
        return super().data(index, role)

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.CheckStateRole or not index.isValid():
            return False
        self.toggle_wanted.emit(self.rows[index.row()].number)
        return True

    def refresh(self, number: int) -> None:
        """Say that a claim was picked, or let go of."""
        row = self.row_of(number)
        if row >= 0:
            self.dataChanged.emit(self.index(row), self.index(row))

    def row_of(self, number: int) -> int:
        """The row that shows a claim, -1 for none."""
        return next((at for at, row in enumerate(self.rows) if row.number == number), -1)

    def _wording(self, row: ClaimRow) -> str:
        ticked = tr("picked") if self.is_picked(row) else tr("not picked")
        said = one_line(row.claim.text)
        parts = (ticked, said, *row.words, row.note, tr("line {line}", line=row.line))
        return ", ".join(filter(None, parts))


class ClaimsList(QListView):
    """The rows; Space and a click on the box toggle, Enter goes on to the wording."""

    wording_wanted = Signal()

    def __init__(self, model: ClaimsModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = model
        self._theme = theme
        self.setModel(model)
        self.setItemDelegate(ClaimDelegate(model, theme, self))
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setBatchSize(_MANY)
        self.setMouseTracking(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Claims of the text"))

    def set_rows(self, rows: Sequence[ClaimRow]) -> None:
        """Show these rows; where they are many, all are as high as the highest, and come in turns.

        A layout in one go asks the model for each row, half a second for 100,000 of them.
        """
        many = len(rows) > _MANY
        self.setUniformItemSizes(many)
        mode = QListView.LayoutMode
        self.setLayoutMode(mode.Batched if many else mode.SinglePass)
        self._rows.set_rows(rows)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.modifiers():
            self._toggle(self.currentIndex())
        elif event.key() in _ENTER and not event.modifiers():
            self.wording_wanted.emit()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and index.isValid():
            left = event.position().x() - self.visualRect(index).left()
            if left < self._theme.px(_LEFT):
                self._toggle(index)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        left = event.position().x() - self.visualRect(index).left() if index.isValid() else 0
        if left >= self._theme.px(_LEFT):
            self._toggle(index)

    def _toggle(self, index: QModelIndex) -> None:
        self._rows.setData(index, None, Qt.ItemDataRole.CheckStateRole)


class ClaimDelegate(RowDelegate):
    """A box to tick, the claim on up to two lines, and beneath it chips and a note."""

    def __init__(self, model: ClaimsModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, _ROW, parent)
        self._model = model
        self._chip = Chip(theme)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        hint = super().sizeHint(option, index)
        view = self.parent()
        if not isinstance(view, ClaimsList) or view.uniformItemSizes():
            return hint
        px = self.theme.px
        lines = self._lines(index.data(ROW_ROLE), view.viewport().width() - px(_LEFT + 12))
        return QSize(hint.width(), px(_FOOT) + px(_LINE) * len(lines))

    def _lines(self, row: ClaimRow, width: float) -> list[str]:
        return fitting(one_line(row.claim.text), self.theme.font(14), width, _LINES)

    def paint_row(self, painter: QPainter, rect: QRectF, row: object) -> None:
        assert isinstance(row, ClaimRow)
        theme, px = self.theme, self.theme.px
        inner = rect.adjusted(px(_LEFT), 0, -px(12), 0)
        font = theme.font(14)
        lines = self._lines(row, inner.width())
        top = rect.top() + (rect.height() - px(_LINE) * len(lines) - px(24)) / 2
        self._paint_box(painter, QPointF(rect.left() + px(12), top + px(2)), row)
        painter.setFont(font)
        painter.setPen(theme.colour("soft" if row.claim.abstained else "ink"))
        leftward, way = is_leftward(row.claim.text), Qt.LayoutDirection
        side = Qt.AlignmentFlag.AlignLeft  # where a line begins, whichever way it runs
        painter.setLayoutDirection(way.RightToLeft if leftward else way.LeftToRight)
        for number, line in enumerate(lines):
            place = QRectF(inner.left(), top + number * px(_LINE), inner.width(), px(_LINE))
            painter.drawText(place, side | Qt.AlignmentFlag.AlignVCenter, line)
        painter.setLayoutDirection(way.LeftToRight)
        self._paint_notes(painter, inner, top + len(lines) * px(_LINE) + px(3), row)

    def _paint_box(self, painter: QPainter, corner: QPointF, row: ClaimRow) -> None:
        theme = self.theme
        side = theme.px(_SIDE) - 1
        square = QRectF(corner.x() + 0.5, corner.y() + 0.5, side, side)
        picked = self._model.is_picked(row)
        accent = QColor(theme.tokens.accent.ink)
        frame = theme.colour("soft" if row.can_be_picked else "faint")
        painter.setPen(QPen(accent if picked else frame, 1))
        painter.setBrush(accent if picked else theme.colour("card"))
        painter.drawRoundedRect(square, theme.px(3), theme.px(3))
        if picked:
            painter.setPen(QPen(QColor(theme.tokens.on_accent), theme.px(2)))
            tick = ((0.24, 0.54), (0.43, 0.73), (0.78, 0.30))
            painter.drawPolyline([square.topLeft() + QPointF(x * side, y * side) for x, y in tick])

    def _paint_notes(self, painter: QPainter, inner: QRectF, top: float, row: ClaimRow) -> None:
        theme, px = self.theme, self.theme.px
        left = inner.left()
        for word in row.words:
            shown = one_line(f"{_SIGNS.get(word, '')} {word}".strip(), 40)
            if left + self._chip.width(shown) > inner.right():
                break
            tint = theme.role(_TINTS.get(word, ""))
            left += self._chip.paint(painter, left, top, shown, tint) + px(6)
        words = " · ".join(filter(None, (row.note, tr("line {line:,}", line=row.line))))
        painter.setFont(theme.note_font())
        painter.setPen(theme.colour("soft"))
        place = QRectF(left, top, inner.right() - left, self._chip.height)
        shown = painter.fontMetrics().elidedText(
            one_line(words), Qt.TextElideMode.ElideRight, int(place.width())
        )
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, shown)


def shown_rows(rows: Sequence[ClaimRow], *, left_out: bool) -> list[ClaimRow]:
    """The rows to show: all, or those that the extractor did not leave out."""
    return [row for row in rows if left_out or not row.claim.abstained]
