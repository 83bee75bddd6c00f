"""Earlier versions of the open file: what changed since each, and what can be brought back."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListView,
    QPushButton,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from whydesk.dialogs.base import PlainDialog
from whydesk.engine.keeping.changes import Became, Changed
from whydesk.engine.keeping.comparing import Row
from whydesk.engine.keeping.versions import Version
from whydesk.engine.wording import counted, tr
from whydesk.theme.theme import Theme
from whydesk.widgets.choosing import ChoiceBox
from whydesk.widgets.comparison import Comparison, differing
from whydesk.widgets.label import label
from whydesk.widgets.plain import one_line
from whydesk.widgets.room import within
from whydesk.widgets.rows import RowDelegate, RowsModel

NOW = tr("The text as it is now")
_ROW = 46
_WORDS = tr(
    "Each save is a version. The newest twenty are kept in your own folder, and can be compared "
    "and restored; of older ones the history of a pack still knows when they were saved."
)
_UNKEPT = tr("The text of this version is not kept; only its entry in the history is.")
_MARKS = {
    Became.NEW: ("+", "supports"),
    Became.GONE: ("−", "contradicts"),
    Became.CHANGED: ("~", "raises"),
    Became.STANDS: ("=", "closes"),
}


class Listed(NamedTuple):
    """A version as it is listed: its two lines, and whether its text is kept."""

    version: Version
    title: str
    more: str

    @property
    def kept(self) -> bool:
        return self.version.path is not None


class VersionsDialog(PlainDialog):
    """Lists the versions, and shows what is found out about the chosen one. GUI thread.

    ``compare_requested`` carries the numbers of the earlier and of the later version in the list,
    -1 for the text as it is now; ``entry_requested`` the number of a commit whose text is not kept,
    ``restore_requested`` a number, ``node_requested`` a number and the key of a node.
    """

    compare_requested = Signal(int, int)
    entry_requested = Signal(int)
    restore_requested = Signal(int)
    node_requested = Signal(int, str)

    def __init__(self, listed: Sequence[Listed], theme: Theme, parent: QWidget | None) -> None:
        super().__init__(tr("Earlier versions"), _WORDS, theme, parent)
        px = theme.px
        self._listed = listed
        self.list = _list_of(
            RowsModel[Listed](_spoken), _VersionDelegate, tr("Versions"), theme, self
        )
        self.list.setFixedWidth(px(268))
        self.other = ChoiceBox(theme, self)
        self.other.setAccessibleName(tr("Compared with"))
        self.other.setSizeAdjustPolicy(
            ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.other.setMinimumContentsLength(22)
        self.other.addItem(NOW, -1)
        for number, one in enumerate(listed):
            if one.kept:
                self.other.addItem(f"{one.title} · {one.more}", number)
        self.tabs = QTabBar(self)
        self.tabs.setAccessibleName(tr("What is compared"))
        self.tabs.setDrawBase(False)
        self.tabs.setUsesScrollButtons(False)
        self.tabs.setElideMode(Qt.TextElideMode.ElideNone)
        for words in (tr("Nodes, links, thoughts"), tr("Lines")):
            self.tabs.addTab(words)
        self.changes = _list_of(
            RowsModel[Changed](_change_words), _ChangeDelegate, tr("What changed"), theme, self
        )
        self.lines = Comparison("", "", theme, self)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.changes)
        self.pages.addWidget(self.lines)
        self.said = label("", "note")
        self._lay_out()
        self._close = QPushButton(tr("Close"))
        self.node = QPushButton(tr("Bring the node back"))
        self.restore = QPushButton(tr("Restore this version"))
        self.add_buttons((self._close, self.node, self.restore))
        self.resize(within(self, px(1040), px(620)))
        self._close.clicked.connect(self.reject)
        self.node.clicked.connect(self._bring_back)
        self.restore.clicked.connect(self._restore)
        self.tabs.currentChanged.connect(self.pages.setCurrentIndex)
        self.other.currentIndexChanged.connect(self._compare)
        self.changes.selectionModel().currentChanged.connect(self._settle_buttons)
        self.list.selectionModel().currentChanged.connect(self._compare)
        self._model(self.list).set_rows(listed)
        first = next((n for n, one in enumerate(listed) if one.kept), 0)
        self.list.setCurrentIndex(self.list.model().index(first, 0))
        self.list.setFocus()
        self._settle_buttons()

    def _lay_out(self) -> None:
        px = self.theme.px
        right = QVBoxLayout()
        right.setSpacing(px(6))
        row = QHBoxLayout()
        row.addWidget(self.tabs)
        row.addStretch()
        beside = label(tr("Compared with"), "note")
        beside.setWordWrap(False)
        row.addWidget(beside)
        row.addWidget(self.other)
        right.addLayout(row)
        right.addWidget(self.pages, 1)
        right.addWidget(self.said)
        both = QHBoxLayout()
        both.setSpacing(px(16))
        both.addWidget(self.list)
        both.addLayout(right, 1)
        self.column.addLayout(both, 1)

    @staticmethod
    def _model(view: QListView) -> RowsModel:
        model = view.model()
        assert isinstance(model, RowsModel)
        return model

    @property
    def number(self) -> int:
        """The number of the chosen version in the list."""
        return self.list.currentIndex().row()

    @property
    def _chosen(self) -> Listed | None:
        return self._listed[self.number] if 0 <= self.number < len(self._listed) else None

    def show_result(self, changed: Sequence[Changed], rows: Sequence[Row]) -> None:
        """Show what was found out by comparing."""
        one = self._chosen
        self._model(self.changes).set_rows(changed)
        self.lines.show_sides(one.title if one else "", self.other.currentText(), rows)
        if changed:
            self.changes.setCurrentIndex(self.changes.model().index(0, 0))
        self.said.setText(_summary(len(changed), differing(rows)))
        self._settle_buttons()

    def show_entry(self, standing: Sequence[Changed]) -> None:
        """Show what still is as a commit left it, of which there is no text."""
        self._model(self.changes).set_rows(standing)
        self.lines.show_sides("", "", ())
        self.said.setText(f"{_UNKEPT} {_standing_words(len(standing))}")
        self._settle_buttons()

    def say(self, words: str) -> None:
        """Say something in the place of a result."""
        self._model(self.changes).set_rows(())
        self.lines.show_sides("", "", ())
        self.said.setText(words)
        self._settle_buttons()

    def ask(self) -> None:
        """Ask for the comparison of what is chosen, as at the beginning and after an edit."""
        self._compare()

    @Slot()
    def _compare(self) -> None:
        one = self._chosen
        if one is None:
            self.say(
                tr("There is no earlier version yet: each save that changes something makes one.")
            )
        elif not one.kept:
            self.say(_UNKEPT)
            if one.version.commit:
                self.entry_requested.emit(self.number)
        else:
            self.say(tr("Comparing…"))
            self.compare_requested.emit(self.number, int(self.other.currentData()))

    @Slot()
    def _settle_buttons(self) -> None:
        one = self._chosen
        self.restore.setEnabled(one is not None and one.kept)
        change = self._change()
        self.node.setEnabled(
            one is not None and one.kept and change is not None and change.became is not Became.NEW
        )

    def _change(self) -> Changed | None:
        row = self.changes.currentIndex().row()
        rows = self._model(self.changes).rows
        return rows[row] if 0 <= row < len(rows) else None

    @Slot()
    def _bring_back(self) -> None:
        change = self._change()
        if change is not None:
            self.node_requested.emit(self.number, change.key)

    @Slot()
    def _restore(self) -> None:
        self.restore_requested.emit(self.number)
        self.accept()


def _standing_words(things: int) -> str:
    if not things:
        return tr("Nothing that it brought is still as it was.")
    return counted(
        things,
        "One of the nodes, links and thoughts is still as it left it.",
        "{n} of the nodes, links and thoughts are still as it left them.",
    )


def _summary(things: int, lines: int) -> str:
    """How much differs, by both measures."""
    shown = counted(lines, "One line differs", "{n} lines differ")
    if not lines:
        return tr("Nothing differs: both say the same.")
    if not things:
        return tr("{shown}, but nothing in nodes, links and thoughts.", shown=shown)
    return tr("{shown}, {things:,} of the nodes, links and thoughts.", shown=shown, things=things)


def _list_of(
    model: RowsModel, delegate: type[RowDelegate], name: str, theme: Theme, parent: QWidget
) -> QListView:
    view = QListView(parent)
    view.setObjectName("comparison")
    view.setModel(model)
    view.setItemDelegate(delegate(theme, _ROW, view))
    view.setUniformItemSizes(True)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setAccessibleName(name)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return view


class _TwoLines(RowDelegate):
    def _words(self, painter: QPainter, rect: QRectF, font: QFont, colour: str, text: str) -> None:
        painter.setFont(font)
        painter.setPen(self.theme.colour(colour))
        shown = QFontMetricsF(font).elidedText(
            one_line(text), Qt.TextElideMode.ElideRight, rect.width()
        )
        painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)

    def _halves(self, rect: QRectF, left: int) -> tuple[QRectF, QRectF]:
        px = self.theme.px
        upper = rect.adjusted(px(left), px(5), -px(8), -px(22))
        lower = rect.adjusted(px(left), px(23), -px(8), -px(4))
        return upper, lower


class _VersionDelegate(_TwoLines):
    def paint_row(self, painter: QPainter, rect: QRectF, row: object) -> None:
        assert isinstance(row, Listed)
        upper, lower = self._halves(rect, 12)
        self._words(painter, upper, self.theme.font(13), "ink" if row.kept else "soft", row.title)
        self._words(painter, lower, self.theme.note_font(), "soft", row.more)


class _ChangeDelegate(_TwoLines):
    def paint_row(self, painter: QPainter, rect: QRectF, row: object) -> None:
        assert isinstance(row, Changed)
        sign, role = _MARKS[row.became]
        upper, lower = self._halves(rect, 34)
        px = self.theme.px
        mark = QRectF(rect.left() + px(12), upper.top(), px(18), upper.height())
        painter.setFont(self.theme.font(14, QFont.Weight.DemiBold))
        painter.setPen(QColor(self.theme.role(role).ink))
        painter.drawText(mark, Qt.AlignmentFlag.AlignVCenter, sign)
        self._words(painter, upper, self.theme.font(13), "ink", row.label or tr("No node"))
        more = f"{row.thing.value} · {row.became.value}" + (f" · {row.words}" if row.words else "")
        self._words(painter, lower, self.theme.note_font(), "soft", more)


def _spoken(row: Listed) -> str:
    return f"{row.title}, {row.more}"


def _change_words(row: Changed) -> str:
    return f"{row.thing.value} {row.became.value}: {one_line(row.label)} {one_line(row.words)}"
