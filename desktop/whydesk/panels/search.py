"""Find everywhere: words in the source of all files, and what would stand in their place."""

from collections.abc import Callable, Collection, Iterator
from itertools import pairwise

from msgspec import Struct
from PySide6.QtCore import QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.model import Span, TextEdit
from whydesk.engine.recall.literal import Wanted, find_in_chunk
from whydesk.engine.wording import counted, tr
from whydesk.panels.places import FoundPlace, PlacesList
from whydesk.panels.search_boxes import Filter, WordsBox
from whydesk.panels.words import spoken_role
from whydesk.session.slices import Slices
from whydesk.theme.theme import Theme
from whydesk.widgets.elided_label import ElidedLabel
from whydesk.widgets.empty_state import EmptyState
from whydesk.widgets.plain import one_line
from whydesk.widgets.tick_box import TickBox

PAUSE_MS = 120
MOST_LISTED = 5_000
_LABEL_SHOWN = 48
_ANY_TYPE, _ANY_ROLE = tr("Any type"), tr("Any role")
_NO_TYPE = tr("no type")
_TITLE = tr("Find in all files")
_WORDS = tr(
    "What is typed is looked for letter by letter, in labels, properties, thoughts and prose: "
    'A-1, say "hi, [[X]] and single letters are found as they stand. A type or a role narrows it '
    "to nodes of that type, or with such a link; alone it lists them."
)


class _Round(Struct):
    """What one search looks for, and what it found so far."""

    wanted: Wanted
    type_name: str | None
    role: str
    instead: str | None
    found: list[FoundPlace]
    total: int = 0


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
        self._graph: Graph | None = None
        self._known_types: Callable[[], Collection[str]] = tuple
        self._known_roles: Callable[[], Collection[str]] = tuple
        self._round = _Round(Wanted(""), None, "", None, [])
        self._files: set[str] = set()
        self._is_stale = False
        self.box = WordsBox(tr("Find in all files"))
        self.other = WordsBox(tr("Put in its place"))
        self.case = TickBox(tr("Case"), theme, self)
        self.whole = TickBox(tr("Whole words"), theme, self)
        self.types = Filter(tr("Type of node"), _ANY_TYPE, theme)
        self.roles = Filter(tr("Role of a link"), _ANY_ROLE, theme)
        self.said = ElidedLabel(tr("Places found"), self)
        self.said.setProperty("role", "note")
        self.button = QPushButton(tr("Replace all"))
        self.list = PlacesList(tr("Places found"), theme, self)
        self.empty = EmptyState(theme, self)
        self.empty.say(_TITLE, _WORDS)
        self._lay_out()
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self._begin)
        self._slices = Slices(self)
        self._slices.ended.connect(self._show)
        self._wire()
        boxes = (self.box, self.other, self.button)
        parts = (*boxes, self.case, self.whole, self.types, self.roles, self.list)
        for before, behind in pairwise(parts):
            self.setTabOrder(before, behind)
        self.set_replacing(False)
        self._take_theme()

    def _lay_out(self) -> None:
        self._row, self._more = QHBoxLayout(), QHBoxLayout()
        self._row.addWidget(self.box, 1)
        for part in (self.types, self.roles):
            self._row.addWidget(part)
        self._more.addWidget(self.other, 1)
        for part in (self.button, self.case, self.whole, self.said):
            self._more.addWidget(part)
        self._more.addStretch(1)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.empty)
        self._pages.addWidget(self.list)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._row)
        self._column.addLayout(self._more)
        self._column.addWidget(self._pages)

    def _wire(self) -> None:
        self.box.textChanged.connect(self.look_again)
        self.other.textChanged.connect(self.look_again)
        for filters in (self.types, self.roles):
            filters.currentIndexChanged.connect(self.look_again)
        self.types.about_to_open.connect(self._offer_types)
        self.roles.about_to_open.connect(self._offer_roles)
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

    def set_graph(
        self,
        graph: Graph,
        types: Callable[[], Collection[str]],
        roles: Callable[[], Collection[str]],
    ) -> None:
        """Search the files of this graph from now on; its types and roles are asked for by name."""
        self._graph, self._known_types, self._known_roles = graph, types, roles
        for filters in (self.types, self.roles):
            filters.offer(())
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
        if self.isVisible() or self._round.total:
            self._pause.start()

    def take_change(self) -> None:
        """The text is another: search it anew, where nobody looks as soon as somebody does."""
        self._is_stale = not self.isVisible()
        if self._is_stale:
            self._pause.stop()
            self._slices.stop()
            self.button.setEnabled(False)
        else:
            self.look_again()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_stale:
            self._is_stale = False
            self.look_again()

    @Slot()
    def _offer_types(self) -> None:
        self.types.offer([(one_line(name, 60) or _NO_TYPE, name) for name in self._known_types()])

    @Slot()
    def _offer_roles(self) -> None:
        roles = sorted(self._known_roles())
        self.roles.offer([(one_line(spoken_role(name), 60), name) for name in roles])

    # --- searching --------------------------------------------------------------------------------

    @Slot()
    def _begin(self) -> None:
        self._round = _Round(
            Wanted(self.box.text(), self.case.isChecked(), self.whole.isChecked()),
            self.types.chosen,
            self.roles.chosen or "",
            self.other.text() if self._replacing else None,
            [],
        )
        self._files = set()
        self._slices.begin(self._search(self._round))

    def _search(self, looking: _Round) -> Iterator[None]:
        graph = self._graph
        narrowed = looking.type_name is not None or bool(looking.role)
        if graph is None or not (looking.wanted.pattern or narrowed):
            return
        ends: set[str] = set()
        if looking.role:
            for edge in graph.edges():
                if edge.role == looking.role:
                    ends.update((edge.source, edge.target))
                yield
        for shard, document in graph.documents.items():
            first = 0
            for chunk in document.chunks():
                if not narrowed or _fits(graph, chunk, looking, ends):
                    self._look_into(shard, chunk, first, looking)
                first += len(chunk.lines)
                yield

    def _look_into(self, shard: str, chunk: Chunk, first: int, looking: _Round) -> None:
        spans = find_in_chunk(chunk, first, looking.wanted)
        if looking.wanted.pattern is None and not looking.wanted.text and chunk.node is not None:
            ref = chunk.node.ref
            spans = iter((Span(first, ref.start, first, ref.end),))
        label = one_line(chunk.node.ref.label, _LABEL_SHOWN) if chunk.node is not None else ""
        for span in spans:
            looking.total += 1
            # Beyond what is listed places are only counted, unless they are to be replaced.
            if looking.instead is not None or len(looking.found) < MOST_LISTED:
                line = chunk.lines[span.line - first]
                looking.found.append(FoundPlace(shard, span, line, label, looking.instead))
            self._files.add(shard)

    @Slot()
    def _show(self) -> None:
        looking = self._round
        asked = bool(looking.wanted.text) or looking.type_name is not None or bool(looking.role)
        self.list.set_places(looking.found[:MOST_LISTED])
        self.button.setEnabled(bool(looking.found) and bool(looking.wanted.text))
        words = tr(
            "{places} in {files}",
            places=counted(looking.total, "{n} place", "{n} places"),
            files=counted(len(self._files), "{n} file", "{n} files"),
        )
        if looking.total > MOST_LISTED:
            words = tr(
                "{words}; the first {most:,} are listed",
                words=words,
                most=MOST_LISTED,
            )
        if not looking.total:
            words = tr("In no file.") if asked else ""
        self.said.setText(words)
        self.said.setToolTip(words)
        self._pages.setCurrentWidget(self.list if asked else self.empty)

    # --- choosing ---------------------------------------------------------------------------------

    @Slot()
    def _choose_current(self) -> None:
        index = self.list.currentIndex()
        if index.isValid():
            self.place_chosen.emit(self.list.rows.rows[index.row()])

    @Slot()
    def _replace(self) -> None:
        text = self.other.text()
        edits = tuple(TextEdit(place.shard, place.span, text) for place in self._round.found)
        if edits and not self._slices.running and not self._pause.isActive():
            self.replace_requested.emit(edits)

    @Slot()
    def _take_theme(self) -> None:
        px = self._theme.px
        self._row.setContentsMargins(px(16), px(8), px(16), 0)
        self._more.setContentsMargins(px(16), 0, px(16), 0)
        for row in (self._row, self._more):
            row.setSpacing(px(8))
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(px(6))
        self.box.setMinimumWidth(px(110))
        self.other.setMinimumWidth(px(60))
        for filters in (self.types, self.roles):
            filters.setFixedWidth(px(116))


def _fits(graph: Graph, chunk: Chunk, looking: _Round, ends: Collection[str]) -> bool:
    """Whether a chunk belongs to a node of the type that is asked for, with such a link."""
    key = graph.resolve(chunk.node.ref).key if chunk.node is not None else None
    if key is None:
        return False
    if looking.type_name is not None and graph.node(key).type != looking.type_name:
        return False
    return not looking.role or key in ends
