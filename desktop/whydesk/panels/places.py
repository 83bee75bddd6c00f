"""Lists of places in the text: where it is, and its line with what was looked for marked."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QVBoxLayout, QWidget

from whydesk.engine.graph.uses import Use
from whydesk.engine.model import Span
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme
from whydesk.widgets.elided_label import ElidedLabel
from whydesk.widgets.plain import one_line, visible
from whydesk.widgets.rows import RowDelegate, RowsModel

_ROW = 28
_LEAD = 40
_MOST_SHOWN = 400
_LINE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine


class FoundPlace(Struct, frozen=True):
    """A stretch of one line: its file and span, the line, and what it is (may be empty).

    ``instead`` is what would stand there, for a list that shows a change before it is made.
    """

    shard: str
    span: Span
    text: str
    what: str = ""
    instead: str | None = None

    @property
    def where(self) -> str:
        return tr("{shard}, line {line:,}", shard=one_line(self.shard, 60), line=self.span.line + 1)


def place_of(use: Use) -> FoundPlace:
    """A use of a node as a place in a list."""
    span = Span(use.line, use.start, use.line, use.end)
    return FoundPlace(use.shard, span, use.text, use.kind.value)


def _wording(found: FoundPlace) -> str:
    what = f"{found.what}, " if found.what else ""
    return f"{what}{found.where}: {one_line(found.text)}"


class PlaceDelegate(RowDelegate):
    """One line each: the line of text, what it is and where at its end."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, _ROW, parent)

    def paint_row(self, painter: QPainter, rect: QRectF, row: object) -> None:
        assert isinstance(row, FoundPlace)
        theme, px = self.theme, self.theme.px
        inner = rect.adjusted(px(16), 0, -px(16), 0)
        note = theme.font(13)
        place = f"{row.what} · {row.where}" if row.what else row.where
        metrics = QFontMetricsF(note)
        place = metrics.elidedText(place, Qt.TextElideMode.ElideLeft, inner.width() / 2)
        painter.setFont(note)
        painter.setPen(theme.colour("soft"))
        painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, place)
        taken = metrics.horizontalAdvance(place) + px(24)
        painter.setClipRect(inner.adjusted(0, 0, -taken, 0))
        self._paint_line(painter, inner, row)

    def _paint_line(self, painter: QPainter, rect: QRectF, row: FoundPlace) -> None:
        theme = self.theme
        font = theme.editor_font
        font.setPixelSize(theme.px(13))
        painter.setFont(font)
        before, found, after = _parts(row)
        left = rect.left()
        tint = theme.tokens.accent if row.instead is None else theme.role("contradicts")
        pieces = [(before, None), (found, tint)]
        if row.instead:
            pieces.append((row.instead, theme.role("supports")))
        metrics = QFontMetricsF(font)
        for words, ground in [*pieces, (after, None)]:
            width = metrics.horizontalAdvance(words)
            if ground is not None and words:
                stripe = QRectF(left, rect.top() + theme.px(4), width, rect.height() - theme.px(8))
                painter.fillRect(stripe, QColor(ground.ground))
            painter.setPen(QColor(ground.ink) if ground else theme.colour("ink"))
            font.setStrikeOut(row.instead is not None and words is found)
            painter.setFont(font)
            painter.drawText(QRectF(left, rect.top(), width + 4, rect.height()), _LINE, words)
            left += width


def _parts(row: FoundPlace) -> tuple[str, str, str]:
    """The line before, at and behind the place; a long line is cut around it."""
    start, end = row.span.start, row.span.end
    first = max(0, start - _LEAD)
    before = row.text[first:start]
    before = f"…{before}" if first else before.lstrip()
    found = row.text[start : min(end, start + _MOST_SHOWN)]
    return visible(before), visible(found), visible(row.text[end : end + _MOST_SHOWN])


class PlacesList(QListView):
    """The list; ``place_chosen`` carries the place to go to."""

    place_chosen = Signal(object)

    def __init__(self, name: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.rows = RowsModel[FoundPlace](_wording)
        self.setModel(self.rows)
        self.setItemDelegate(PlaceDelegate(theme, self))
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.clicked.connect(self._choose)
        self.activated.connect(self._choose)

    def set_places(self, places: Sequence[FoundPlace]) -> None:
        """Show these places, the first of them current."""
        self.rows.set_rows(places)
        self.setCurrentIndex(self.rows.index(0))

    @Slot(str, int, int, int)
    def shift(self, shard: str, first: int, old: int, new: int) -> None:
        """Move the places along that stand behind lines which became more or fewer."""
        if old == new or not self.rows.rows:
            return
        current = self.currentIndex().row()
        self.rows.set_rows(
            [
                _moved(row, new - old)
                if row.shard == shard and row.span.line >= first + old
                else row
                for row in self.rows.rows
            ]
        )
        self.setCurrentIndex(self.rows.index(current))

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        self.place_chosen.emit(self.rows.rows[index.row()])


def _moved(row: FoundPlace, lines: int) -> FoundPlace:
    line, start, end_line, end = row.span
    return replace(row, span=Span(line + lines, start, end_line + lines, end))


class UsesPanel(QWidget):
    """Every place that names a node, under a line that counts them."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("problemsBody")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self.said = ElidedLabel(tr("Places found"))
        self.said.setText(tr("Shift+F12 lists where the node at the caret is named."))
        self.said.setProperty("role", "note")
        self.list = PlacesList(tr("Uses"), theme, self)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.said)
        self._column.addWidget(self.list)
        theme.changed.connect(self._take_theme)
        self._take_theme()

    def sizeHint(self) -> QSize:
        return QSize(600, 180)

    def show_places(self, words: str, places: Sequence[FoundPlace]) -> None:
        """Show places, under words that say whose they are."""
        self.said.setText(words)
        self.list.set_places(places)

    @Slot()
    def _take_theme(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(0, px(8), 0, 0)
        self._column.setSpacing(px(4))
        self.said.setContentsMargins(px(16), 0, px(16), 0)
