"""Finding one's way: where a node is named, and the panels that list places."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QDockWidget

from whydesk.engine.graph.index import Graph
from whydesk.engine.model import TextEdit
from whydesk.engine.wording import counted, tr
from whydesk.session.messages import Message
from whydesk.session.slices import Slices
from whydesk.window.docks import PanelDock, bring_forward
from whydesk.window.ground import Ground

if TYPE_CHECKING:
    from whydesk.panels.places import FoundPlace, UsesPanel
    from whydesk.panels.search import SearchPanel

_HOW_TO_LIST = tr("Shift+F12 lists where the node at the caret is named.")


class Finding(QObject):
    """Carries out the commands that look for places, and owns their docks. GUI thread."""

    def __init__(self, ground: Ground, focused: Sequence[Callable[[], str]]) -> None:
        super().__init__(ground.window)
        self._session = session = ground.session
        self._desk = desk = ground.desk
        self._theme = theme = ground.theme
        self._places = ground.places
        self._focused = focused
        self._window = ground.window
        self._looking = Slices(self)
        self.uses_dock = PanelDock("uses", tr("Uses"), self._made_uses, theme)
        self.search_dock = PanelDock("search", tr("Find everywhere"), self._made_search, theme)
        desk.long_line_requested.connect(self._show_long_line)
        session.changed.connect(self._text_changed)
        session.opened.connect(self._forget)

    # --- the panels, each made when it is first seen ----------------------------------------------

    def _made_uses(self) -> "UsesPanel":
        from whydesk.panels.places import UsesPanel

        panel = UsesPanel(self._theme)
        panel.show_places(_HOW_TO_LIST, ())
        panel.list.place_chosen.connect(self._places.show_found)
        self._desk.lines_replaced.connect(panel.list.shift)
        return panel

    def _made_search(self) -> "SearchPanel":
        from whydesk.panels.search import SearchPanel

        panel = SearchPanel(self._theme)
        panel.place_chosen.connect(self._places.show_found)
        panel.replace_requested.connect(self._replace)
        self._search_in_open(panel)
        return panel

    def _search_in_open(self, panel: "SearchPanel") -> None:
        """Have a panel look through what is open."""
        session = self._session
        panel.set_graph(session.graph, session.workspace.search.types, self._roles)

    @property
    def uses(self) -> "UsesPanel":
        return self.uses_dock.panel

    @property
    def search(self) -> "SearchPanel":
        return self.search_dock.panel

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
            "find-next": self._desk.find_next,
            "find-previous": self._desk.find_previous,
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
        listed = next(filter(None, (focused() for focused in self._focused)), "")
        if listed and not self._session.are_there((listed,)):
            return
        key = listed or self._key_at_caret()
        if not key:
            self._session.told.emit(Message(tr("Put the caret in a node first, or on a label.")))
            return
        self.uses.show_places(tr("Looking through the files…"), ())
        bring_forward(self.uses_dock)
        self.uses.list.setFocus()
        self._looking.begin_now(self._list_uses(self._session.graph, key))

    def _list_uses(self, graph: Graph, key: str) -> Iterator[None]:
        from whydesk.engine.graph.uses import each_use
        from whydesk.panels.places import place_of

        found: list[FoundPlace] = []
        for use in each_use(graph, key):
            if use is None:
                yield
            else:
                found.append(place_of(use))
        words = counted(
            len(found),
            "{n} place that names {label}",
            "{n} places that name {label}",
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
        from whydesk.session.refactoring import replace_everywhere

        replace_everywhere(self._session, edits)

    @Slot(object)
    def _text_changed(self, _changes: object) -> None:
        if self._looking.running:
            self._looking.stop()
            self.uses.show_places(_HOW_TO_LIST, ())
        if search := self.search_dock.panel_if_made:
            search.take_change()

    @Slot(int, str)
    def _show_long_line(self, number: int, line: str) -> None:
        from whydesk.dialogs.long_line import LongLine

        dialog = LongLine(number, line, self._theme, self._window)
        dialog.exec()
        dialog.deleteLater()

    def _key_at_caret(self) -> str:
        ref = self._desk.view.text.live.ref_at(*self._desk.view.caret())
        meant = self._session.graph.resolve(ref).key if ref is not None else None
        return meant or self._session.key

    def _roles(self) -> frozenset[str]:
        return self._session.findings.roles

    @Slot()
    def _forget(self) -> None:
        self._looking.stop()
        if search := self.search_dock.panel_if_made:
            self._search_in_open(search)
        if uses := self.uses_dock.panel_if_made:
            uses.show_places(_HOW_TO_LIST, ())
