"""Find everywhere: words in the source of all files, and what would stand in their place."""

from collections.abc import Iterator, Mapping
from itertools import pairwise

from PySide6.QtCore import QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.model import TextEdit
from whydesk.engine.recall.literal import Wanted, find_in_chunk
from whydesk.panels.places import FoundPlace, PlacesList
from whydesk.panels.words import count
from whydesk.session.slices import Slices
from whydesk.theme.theme import Theme
from whydesk.widgets.tick_box import TickBox

PAUSE_MS = 120
MOST_LISTED = 5_000


class SearchPanel(QWidget):
    """Searches in slices too short to be felt; an edit begins the search anew.

    ``place_chosen`` carries a place to go to, ``replace_requested`` the edits of all files.
    """

    place_chosen = Signal(object)
    replace_requested = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("problemsBody")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self._documents: Mapping[str, LiveDocument] = {}
        self._found: list[FoundPlace] = []
        self.box = _Box("Find in all files")
        self.other = _Box("Put in its place")
        self.case = TickBox("Case", theme, self)
        self.whole = TickBox("Whole words", theme, self)
        self.said = QLabel(self)
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.said.setProperty("role", "note")
        self.said.setAccessibleName("Places found")
        self.button = QPushButton("Replace all")
        self.list = PlacesList("Places found", theme, self)
        self._lay_out()
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self._begin)
        self._slices = Slices(self)
        self._slices.ended.connect(self._show)
        self._wire()
        parts = (self.box, self.other, self.button, self.case, self.whole, self.list)
        for before, behind in pairwise(parts):
            self.setTabOrder(before, behind)
        self.set_replacing(False)
        self._take_theme()

    def _lay_out(self) -> None:
        self._row = QHBoxLayout()
        self._row.addWidget(self.box, 2)
        self._row.addWidget(self.other, 2)
        for part in (self.button, self.case, self.whole):
            self._row.addWidget(part)
        self._row.addWidget(self.said, 1)
        self.said.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._row)
        self._column.addWidget(self.list)

    def _wire(self) -> None:
        self.box.textChanged.connect(self.look_again)
        self.other.textChanged.connect(self.look_again)
        self.case.toggled.connect(self.look_again)
        self.whole.toggled.connect(self.look_again)
        for box in (self.box, self.other):
            box.down_pressed.connect(self.list.setFocus)
        self.box.returnPressed.connect(self._choose_current)
        self.button.clicked.connect(self._replace)
        self.list.place_chosen.connect(self.place_chosen)
        self._theme.changed.connect(self._take_theme)

    def sizeHint(self) -> QSize:
        return QSize(600, 220)

    # --- what is searched -------------------------------------------------------------------------

    def set_documents(self, documents: Mapping[str, LiveDocument]) -> None:
        """Search these from now on."""
        self._documents = documents
        self.look_again()

    def set_replacing(self, replacing: bool) -> None:
        """Show what would stand in the place of the words, or only the words."""
        self._replacing = replacing
        self.other.setVisible(replacing)
        self.button.setVisible(replacing)
        self.look_again()

    def focus(self, words: str = "") -> None:
        """Give the panel the keyboard, with words to look for where there are some."""
        if words:
            self.box.setText(words)
        self.box.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.box.selectAll()

    @Slot()
    def look_again(self) -> None:
        """Search anew once typing rests; until then nothing can be replaced."""
        self._slices.stop()
        self.button.setEnabled(False)
        if self.isVisible() or self._found:
            self._pause.start()

    # --- searching --------------------------------------------------------------------------------

    @Slot()
    def _begin(self) -> None:
        self._found = []
        self._slices.begin(self._search())

    def _search(self) -> Iterator[None]:
        wanted = Wanted(self.box.text(), self.case.isChecked(), self.whole.isChecked())
        instead = self.other.text() if self._replacing else None
        for shard, document in self._documents.items():
            first = 0
            for chunk in document.chunks() if wanted.pattern else ():
                for span in find_in_chunk(chunk, first, wanted):
                    line = chunk.lines[span.line - first]
                    self._found.append(FoundPlace(shard, span, line, "", instead))
                first += len(chunk.lines)
                yield

    @Slot()
    def _show(self) -> None:
        found = self._found
        self.list.set_places(found[:MOST_LISTED])
        self.button.setEnabled(bool(found))
        files = len({place.shard for place in found})
        words = f"{count(len(found), 'place')} in {count(files, 'file')}"
        if len(found) > MOST_LISTED:
            words = f"{words}; the first {MOST_LISTED:,} are listed"
        if not self.box.text():
            words = ""
        self.said.setText(words if found or not self.box.text() else "In no file.")

    # --- choosing ---------------------------------------------------------------------------------

    @Slot()
    def _choose_current(self) -> None:
        index = self.list.currentIndex()
        if index.isValid():
            self.place_chosen.emit(self.list.rows.rows[index.row()])

    @Slot()
    def _replace(self) -> None:
        text = self.other.text()
        edits = tuple(TextEdit(place.shard, place.span, text) for place in self._found)
        if edits and not self._slices.running and not self._pause.isActive():
            self.replace_requested.emit(edits)

    @Slot()
    def _take_theme(self) -> None:
        px = self._theme.px
        self._row.setContentsMargins(px(16), px(8), px(16), 0)
        self._row.setSpacing(px(8))
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(px(6))
        for box in (self.box, self.other):
            box.setMinimumWidth(px(90))
            box.setMaximumWidth(px(240))


class _Box(QLineEdit):
    """A box; Down goes to what was found."""

    down_pressed = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setPlaceholderText(name)
        self.setAccessibleName(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.down_pressed.emit()
            event.accept()
        else:
            super().keyPressEvent(event)
