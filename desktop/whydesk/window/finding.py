"""Finding one's way: where a node is named, and the panels that list places."""

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QDockWidget, QMainWindow

from whydesk.editor.desk import EditorDesk
from whydesk.engine.graph.index import Graph
from whydesk.engine.graph.uses import each_use
from whydesk.engine.model import TextEdit
from whydesk.engine.wording import counted, tr
from whydesk.panels.places import FoundPlace, UsesPanel, place_of
from whydesk.panels.search import SearchPanel
from whydesk.session.messages import Message
from whydesk.session.refactoring import replace_everywhere
from whydesk.session.session import Session
from whydesk.session.slices import Slices
from whydesk.theme.theme import Theme
from whydesk.window.docks import bring_forward, make_dock
from whydesk.window.place import Navigation

_HOW_TO_LIST = tr("Shift+F12 lists where the node at the caret is named.")


class Finding(QObject):
    """Carries out the commands that look for places, and owns their docks. GUI thread."""

    def __init__(
        self,
        session: Session,
        desk: EditorDesk,
        places: Navigation,
        focused: Sequence[Callable[[], str]],
        theme: Theme,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._desk = desk
        self._places = places
        self._focused = focused
        self._theme = theme
        self._window = window
        self.uses = UsesPanel(theme)
        self._looking = Slices(self)
        self.uses_dock = make_dock("uses", tr("Uses"), self.uses, theme, head=True)
        self.search = SearchPanel(theme)
        self.search_dock = make_dock("search", tr("Find everywhere"), self.search, theme, head=True)
        self.search.place_chosen.connect(places.show_found)
        self.search.replace_requested.connect(self._replace)
        self.uses.list.place_chosen.connect(places.show_found)
        desk.lines_replaced.connect(self.uses.list.shift)
        desk.long_line_requested.connect(self._show_long_line)
        session.changed.connect(self._text_changed)
        session.opened.connect(self._forget)

    @property
    def docks(self) -> tuple[QDockWidget, ...]:
        return (self.uses_dock, self.search_dock)

    def add_docks(self, beside: QDockWidget) -> None:
        """Put the panels where another one is; they are shown once they are asked for."""
        for dock in self.docks:
            self._window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, dock)
            self._window.tabifyDockWidget(beside, dock)
            dock.hide()

    def handlers(self) -> dict[str, Callable[[], object]]:
        """The commands that are carried out here, by name."""
        return {
            "find": self._desk.find,
            "find-next": self._desk.find_bar.find_next,
            "find-previous": self._desk.find_bar.find_previous,
            "replace": self._desk.replace,
            "find-everywhere": self.find_everywhere,
            "replace-everywhere": self.replace_everywhere,
            "uses": self.list_uses,
            "peek": self._desk.peek,
            "long-line": self._desk.show_long_line,
        }

    @Slot()
    def list_uses(self) -> None:
        """List every place that names the node at the caret, or the one chosen in a panel."""
        key = self._key()
        if not key:
            self._session.told.emit(Message(tr("Put the caret in a node first, or on a label.")))
            return
        self.uses.show_places(tr("Looking through the files…"), ())
        bring_forward(self.uses_dock)
        self.uses.list.setFocus()
        self._looking.begin_now(self._list_uses(self._session.graph, key))

    def _list_uses(self, graph: Graph, key: str) -> Iterator[None]:
        found: list[FoundPlace] = []
        for use in each_use(graph, key):
            if use is None:
                yield
            else:
                found.append(place_of(use))
        words = tr(
            "{places} that name {label}",
            places=counted(len(found), "{n} place", "{n} places"),
            label=graph.node(key).label,
        )
        self.uses.show_places(words, found)

    @Slot()
    def find_everywhere(self) -> None:
        """Look for words in all files."""
        self._open_search(replacing=False)

    @Slot()
    def replace_everywhere(self) -> None:
        """Look for words in all files, and show what would stand in their place."""
        self._open_search(replacing=True)

    def _open_search(self, *, replacing: bool) -> None:
        bring_forward(self.search_dock)
        self.search.set_replacing(replacing)
        self.search.focus(self._desk.chosen_words)

    @Slot(object)
    def _replace(self, edits: tuple[TextEdit, ...]) -> None:
        replace_everywhere(self._session, edits)

    @Slot(object)
    def _text_changed(self, _changes: object) -> None:
        if self._looking.running:
            self._looking.stop()
            self.uses.show_places(_HOW_TO_LIST, ())
        if self.search.isVisible():
            self.search.look_again()

    @Slot(int, str)
    def _show_long_line(self, number: int, line: str) -> None:
        from whydesk.dialogs.long_line import LongLine

        dialog = LongLine(number, line, self._theme, self._window)
        dialog.exec()
        dialog.deleteLater()

    def _key(self) -> str:
        key = next(filter(None, (focused() for focused in self._focused)), "")
        if key:
            return key
        ref = self._desk.view.text.live.ref_at(*self._desk.view.caret())
        meant = self._session.graph.resolve(ref).key if ref is not None else None
        return meant or self._session.key

    def _roles(self) -> frozenset[str]:
        return self._session.findings.roles

    @Slot()
    def _forget(self) -> None:
        session = self._session
        self.search.set_graph(session.graph, session.workspace.search.types, self._roles)
        self._looking.stop()
        self.uses.show_places(_HOW_TO_LIST, ())
