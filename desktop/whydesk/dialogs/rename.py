"""Rename: the new name, and every place it would be written to, before it is."""

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRectF, Qt, Slot
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QFrame, QLineEdit, QListView, QPushButton, QWidget

from whydesk.dialogs.base import PlainDialog
from whydesk.engine.graph.rename import RenamePlace, RenamePlan, Renaming
from whydesk.engine.wording import counted, tr
from whydesk.session.slices import Slices
from whydesk.theme.theme import Theme
from whydesk.widgets.label import label
from whydesk.widgets.plain import visible
from whydesk.widgets.room import within
from whydesk.widgets.rows import RowDelegate, RowsModel
from whydesk.widgets.tick_box import TickBox

_ROW = 62
_LEAD = 28
_MOST_SHOWN = 400
_MOVES = (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)


def _where(place: RenamePlace) -> str:
    return tr(
        "{kind} · {shard}, line {line:,}",
        kind=place.kind.value,
        shard=place.shard,
        line=place.line + 1,
    )


def _wording(place: RenamePlace) -> str:
    before = f"“{_shown(place.before, place)}”" if place.before else tr("a new line")
    after = f"“{_shown(place.after, place)}”" if place.after else tr("taken out")
    return tr("{where}: {before} becomes {after}", where=_where(place), before=before, after=after)


def _shown(line: str, place: RenamePlace) -> str:
    """The part of a line around the place, since a line may be very long."""
    start = max(0, place.column - _LEAD)
    if start < _LEAD // 2:
        start = 0
    cut = visible(line[start : start + _MOST_SHOWN].strip())
    return f"…{cut}" if start and cut else cut


class PlaceDelegate(RowDelegate):
    """A place: what it is and where, its line before, its line afterwards."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, _ROW, parent)
        self._font = theme.editor_font
        self._font.setPixelSize(theme.px(13))

    def paint_row(self, painter: QPainter, rect: QRectF, row: object) -> None:
        assert isinstance(row, RenamePlace)
        theme, px = self.theme, self.theme.px
        line = rect.adjusted(px(8), px(3), -px(8), 0)
        line.setHeight(px(18))
        self._words(painter, line, _where(row), theme.note_font(), theme.colour("soft"))
        for sign, text, name in (("−", row.before, "contradicts"), ("+", row.after, "supports")):
            line.translate(0, px(18))
            ink = QColor(theme.role(name).ink)
            self._words(painter, line, sign, self._font, ink)
            words = line.adjusted(px(16), 0, 0, 0)
            shown = _shown(text, row)
            self._words(painter, words, shown, self._font, theme.colour("ink"))

    def _words(
        self, painter: QPainter, rect: QRectF, text: str, font: QFont, colour: QColor
    ) -> None:
        painter.setFont(font)
        painter.setPen(colour)
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        side = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(rect, side, shown)


class RenameDialog(PlainDialog):
    """Asks for the new name and shows the plan as it is typed. Accepted, ``plan`` is what to do.

    Where there are very many places the plan is made in slices, and shown when it is whole.
    """

    def __init__(self, renaming: Renaming, theme: Theme, parent: QWidget) -> None:
        words = tr("It gets the new name everywhere: in every file, and in what is not saved yet.")
        super().__init__(tr("Rename “{old}”", old=renaming.old), words, theme, parent)
        self._renaming = renaming
        self._slices = Slices(self)
        self._is_wanted = False
        self.plan = RenamePlan(renaming.old, renaming.old)
        self.box = QLineEdit(renaming.old)
        self.box.setAccessibleName(tr("New name"))
        self.box.selectAll()
        self.box.installEventFilter(self)
        self.keep = TickBox(tr("&Keep the old name as an alias (aka)"), theme)
        self.model = RowsModel[RenamePlace](_wording)
        self.list = self._make_list()
        self.said = label("", "note")
        self.cancel = QPushButton(tr("Cancel"))
        self.go = QPushButton(tr("Rename"))
        for part in (self.box, self.keep, self.list, self.said):
            self.column.addWidget(part)
        self.add_buttons((self.cancel, self.go))
        for before, after in pairwise((self.box, self.keep, self.list, self.cancel, self.go)):
            self.setTabOrder(before, after)
        self.box.setFocus()
        self.resize(within(self, theme.px(680), theme.px(520)))
        self._slices.ended.connect(self._show)
        self.box.textChanged.connect(self._plan)
        self.keep.toggled.connect(self._plan)
        self.cancel.clicked.connect(self.reject)
        self.go.clicked.connect(self.accept)
        self._plan()

    def accept(self) -> None:
        """Take what is typed, as soon as its plan is whole, unless it cannot be the name."""
        self._is_wanted = self._slices.running
        if not self._is_wanted and not self.plan.refusal:
            super().accept()

    def done(self, result: int) -> None:
        self._slices.stop()
        super().done(result)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Up and Down in the box move through the places."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            moves = event.key() in _MOVES and self.model.rowCount() > 0
            if moves:
                self._move(event.key())
            return moves
        return super().eventFilter(watched, event)

    def _make_list(self) -> QListView:
        view = QListView(self)
        view.setModel(self.model)
        view.setItemDelegate(PlaceDelegate(self.theme, view))
        view.setUniformItemSizes(True)
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setAccessibleName(tr("Places that change"))
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return view

    def _move(self, key: int) -> None:
        page = max(1, self.list.height() // max(1, self.list.sizeHintForRow(0)))
        step = page if key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp) else 1
        back = key in (Qt.Key.Key_Up, Qt.Key.Key_PageUp)
        current = self.list.currentIndex()
        row = current.row() + (-step if back else step) if current.isValid() else 0
        row = max(0, min(row, self.model.rowCount() - 1))
        self.list.setCurrentIndex(self.model.index(row))

    @Slot()
    def _plan(self) -> None:
        self._is_wanted = False
        self._slices.begin_now(self._work())
        if self._slices.running:
            self.said.setText(tr("Looking for the places…"))

    def _work(self) -> Iterator[None]:
        name, keep = self.box.text(), self.keep.isChecked()
        self.plan = yield from self._renaming.planning(name, keep_old=keep)

    @Slot()
    def _show(self) -> None:
        plan = self.plan
        self.model.set_rows(plan.places)
        self.list.setCurrentIndex(QModelIndex())
        self.said.setText(plan.refusal or _count(plan))
        self.go.setEnabled(not plan.refusal)
        if self._is_wanted:
            self.accept()


def _count(plan: RenamePlan) -> str:
    number = len(plan.places)
    places = counted(number, "One place changes", "{n} places change")
    files = len({place.shard for place in plan.places})
    return (
        tr("{places}, in {files:,} files.", places=places, files=files)
        if files > 1
        else f"{places}."
    )
