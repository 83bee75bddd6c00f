"""Evidence in the window: its page, its panels, what they share, and the commands for them."""

from collections.abc import Callable, Iterator
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPoint, Qt, Signal, Slot
from PySide6.QtWidgets import QDockWidget, QMenu

from whydesk.engine.graph.index import ChangeSet
from whydesk.engine.wording import counted, tr
from whydesk.panels.sidebar import Sidebar
from whydesk.session.messages import Message
from whydesk.session.slices import Slices
from whydesk.session.standing import Standing
from whydesk.session.support_reading import SupportReading
from whydesk.widgets.carrying import Carrying, DropSites
from whydesk.window.docks import PanelDock, SideTabs
from whydesk.window.ground import Ground
from whydesk.window.stage import Stage
from whydesk.window.status_bar import StatusBar

if TYPE_CHECKING:
    from whydesk.canvas.map_page import MapPage
    from whydesk.canvas.support_page import SupportPage
    from whydesk.engine.recall.find import Finder
    from whydesk.panels.lineage import LineagePanel
    from whydesk.panels.recall import RecallPanel
    from whydesk.panels.support_panel import SupportPanel
    from whydesk.panels.trace_panel import TracePanel
    from whydesk.session.support_acts import Act
    from whydesk.session.support_drops import Carried, Drop
    from whydesk.session.support_parts import Part
    from whydesk.window.support_acts import SupportActs


class Weighing(QObject):
    """Owns the evidence page and the panels Evidence, Lineage and Recall. GUI thread.

    The page is made when it is first wanted; ``page_made`` carries it then.
    """

    page_made = Signal(object)

    def __init__(
        self, ground: Ground, stage: Stage, sidebar: Sidebar, status: StatusBar, find: "Finder"
    ) -> None:
        super().__init__(ground.window)
        self._ground = ground
        self._session = session = ground.session
        self._theme = theme = ground.theme
        self._stage = stage
        self._sidebar = sidebar
        self._status = status
        self.sites = DropSites()
        self.standing = Standing(session, self)
        self.reading = SupportReading(session, self.standing, self)
        self._page: SupportPage | None = None
        self._seen: set[TracePanel] = set()
        self._tracing = Slices(self)
        self._find = find
        self.dock = PanelDock("evidence", tr("Evidence"), self._made_panel, theme)
        self.lineage_dock = PanelDock("lineage", tr("Lineage"), self._made_lineage, theme)
        self.recall_dock = PanelDock("recall", tr("Recall"), self._made_recall, theme)
        listed = Carrying(sidebar.list.viewport(), sidebar.carried_at, self.sites, theme)
        listed.ended.connect(self._show_current)
        stage.map_made.connect(self._carry_from)
        self._wire()

    def _wire(self) -> None:
        reading = self.reading
        self.standing.changed.connect(self._show_standing)
        self._status.reviews_requested.connect(self.focus)
        reading.changed.connect(self._show_supposed)
        reading.changed.connect(self._show_lineage)
        self._session.changed.connect(self._text_changed)
        for dock in (self.lineage_dock, self.recall_dock):
            dock.visibilityChanged.connect(partial(self._watch, dock))
        self.dock.visibilityChanged.connect(self._look_at_all)

    def _serve(self, view: "SupportPage | SupportPanel") -> None:
        """Do what is wished in one of the two views of a claim."""
        view.key_chosen.connect(self._stage.select)
        view.act_requested.connect(self._do)
        view.key_pressed.connect(self._do_by_key)
        view.menu_requested.connect(self._show_menu)
        view.dropped.connect(self._take_drop)

    @cached_property
    def acts(self) -> "SupportActs":
        """What can be done with the parts of a claim's evidence; made when it is first done."""
        from whydesk.window.support_acts import SupportActs

        acts = SupportActs(self._ground, self.reading, self._find)
        acts.place_requested.connect(self._stage.show_place)
        return acts

    # --- the panels, each made when it is first seen ----------------------------------------------

    def _made_panel(self) -> "SupportPanel":
        from whydesk.panels.support_panel import SupportPanel

        panel = SupportPanel(self.reading, self.sites, self._theme)
        self._serve(panel)
        panel.claim_requested.connect(self.reading.ask)
        panel.look_requested.connect(self._look_at)
        panel.picture_requested.connect(self.show_page)
        panel.show_reviews(self.standing.reviews)
        return panel

    def _made_lineage(self) -> "LineagePanel":
        from whydesk.panels.lineage import LineagePanel

        panel = LineagePanel(self._theme)
        panel.node_requested.connect(self._session.request_node)
        return panel

    def _made_recall(self) -> "RecallPanel":
        from whydesk.panels.recall import RecallPanel

        panel = RecallPanel(self._theme)
        panel.node_requested.connect(self._session.request_node)
        return panel

    @property
    def panel(self) -> "SupportPanel":
        return self.dock.panel

    @property
    def lineage(self) -> "LineagePanel":
        return self.lineage_dock.panel

    @property
    def recall(self) -> "RecallPanel":
        return self.recall_dock.panel

    @property
    def page(self) -> "SupportPage":
        """The page with the picture."""
        if self._page is None:
            self._page = self._made_page()
            self.page_made.emit(self._page)
        return self._page

    def _made_page(self) -> "SupportPage":
        from whydesk.canvas.support_page import SupportPage

        page = SupportPage(self._session, self.reading, self.sites, self._theme)
        self._serve(page)
        page.text_requested.connect(self._stage.leave)
        page.withdraw_requested.connect(self._withdraw_supposed)
        self._stage.add_page(page, page.follow)
        return page

    @property
    def docks(self) -> tuple[PanelDock[Any], ...]:
        return (self.dock, self.lineage_dock, self.recall_dock)

    def add_docks(self, tabs: SideTabs) -> None:
        """Put the panels beside the why."""
        for dock in self.docks:
            tabs.add(dock)

    def handlers(self) -> dict[str, Callable[[], object]]:
        """The commands that are carried out here, by name."""
        return {
            "evidence": self.toggle_page,
            "save-evidence": self.save,
            "focus-evidence": self.focus,
            "focus-lineage": partial(self._front, self.lineage_dock),
            "focus-recall": partial(self._front, self.recall_dock),
            "what-if": partial(self._do_with_current, "what-if"),
            "let-go": self.reading.let_go,
            "withdraw": self._withdraw_or_restore,
            "mark-source": partial(self._do_with_current, "source"),
            "set-stage": partial(self._do_with_current, "stage"),
            "record-echo": partial(self._do_with_current, "echo"),
        }

    # --- page and panels --------------------------------------------------------------------------

    @Slot()
    def toggle_page(self) -> None:
        """Put the evidence up, or the text back."""
        if self._stage.picture is self.page:
            self._stage.hide_picture()
        else:
            self.show_page()

    @Slot()
    def show_page(self) -> None:
        """Put the evidence up."""
        self.standing.read()
        self._stage.show_page(self.page)

    @Slot()
    def save(self) -> None:
        """Save the picture as a file; it is put up first, so that one sees what is saved."""
        from whydesk.canvas.export import Format

        self._stage.show_page(self.page)
        self.page.save_as(Format.SVG)

    @Slot()
    def focus(self) -> None:
        """Put the keyboard into the outline."""
        self._front(self.dock)
        self.panel.focus()

    def _front(self, dock: QDockWidget) -> None:
        dock.show()
        dock.raise_()

    @Slot(bool)
    def _look_at_all(self, seen: bool) -> None:
        if panel := self.dock.panel_if_made:
            panel.set_seen(seen)
        if seen:
            self.standing.read()

    def _watch(self, dock: "PanelDock[LineagePanel] | PanelDock[RecallPanel]", seen: bool) -> None:
        """Follow the text while one of the two is in sight."""
        panel = dock.panel_if_made
        if panel is None:
            return
        (self._seen.add if seen else self._seen.discard)(panel)
        self.reading.watch(panel, seen)
        self._show_lineage()

    @Slot(object)
    def _text_changed(self, changes: ChangeSet) -> None:
        # The reading tells when there is something to show of what the text says now.
        if changes.meaning_changed:
            self._tracing.stop()

    @Slot()
    def _show_lineage(self) -> None:
        """Show what the node was made from, where somebody looks, once all of it is walked."""
        if self._seen and not self.reading.is_waiting:
            self._tracing.begin_now(self._trace(self.reading.key))

    def _trace(self, key: str) -> Iterator[None]:
        known = key and self._session.graph.places(key)
        found = (yield from self._session.workspace.support.judging(key)) if known else None
        for panel in tuple(self._seen):  # laid out anew, it may put the other in its place
            panel.show_lineage(found)

    # --- all claims -------------------------------------------------------------------------------

    @Slot()
    def _show_standing(self) -> None:
        standing = self.standing
        self._sidebar.set_standing(standing.statuses, standing.reviews)
        if panel := self.dock.panel_if_made:
            panel.show_reviews(standing.reviews)
        from whydesk.engine.evidence.values import SupportStatus
        from whydesk.session.support_words import status_said

        counts = standing.counts
        parts = [
            tr("{number:,} {status}", number=number, status=status_said(status).word)
            for status in SupportStatus
            if (number := counts[status])
        ]
        claims = counted(counts.total(), "{n} claim", "{n} claims")
        words = f"{claims}: {', '.join(parts)}" if parts else ""
        self._status.set_claims(words)
        looks = len(standing.reviews)
        words = counted(looks, "{n} needs another look", "{n} need another look")
        self._status.set_reviews(words if looks else "")

    @Slot()
    def _show_current(self) -> None:
        """Let the list show where the caret is again, after the mouse carried something off it."""
        self._sidebar.set_current(self._session.key)

    @Slot()
    def _show_supposed(self) -> None:
        """Let the list of nodes say what would fall."""
        impact = self.reading.impact
        falls = {fall.key: fall.after for fall in impact.falls} if impact else {}
        pulled = frozenset(self.reading.supposed)
        self._sidebar.set_supposed(falls, pulled)

    # --- doing something --------------------------------------------------------------------------

    @Slot(str)
    def _look_at(self, key: str) -> None:
        self.acts.verbs.look(key)

    @Slot(object, object)
    def _take_drop(self, drop: "Drop", carried: "Carried") -> None:
        self.acts.take_drop(drop, carried)

    @Slot(str, object)
    def _do(self, name: str, part: "Part") -> None:
        from whydesk.session.support_acts import Act, acts_of

        picture = self.reading.picture
        acts = acts_of(part, picture) if picture else ()
        act = next((act for act in acts if act.name == name), Act(name, ""))
        self.acts.carry_out(act, part)

    @Slot(str, object)
    def _do_by_key(self, key: str, part: "Part") -> None:
        from whydesk.session.support_acts import act_by_key

        picture = self.reading.picture
        act = act_by_key(part, picture, key) if picture else None
        if act is not None:
            self.acts.carry_out(act, part)

    def _do_with_current(self, name: str) -> None:
        """Do something with the part that is current on the page, or with the node at the caret."""
        part = self._current_part()
        if part is not None:
            self._do(name, part)
            if name == "what-if" and not self.reading.is_watched:
                self.focus()

    def _current_part(self) -> "Part | None":
        """The part that has the keyboard, else the node at the caret as one; it is told of none."""
        holder = self._stage.window().focusWidget()
        part = self.reading.part
        for view in filter(None, (self._page, self.dock.panel_if_made)):
            if holder is None or part is None or not view.isAncestorOf(holder):
                continue
            if part.key:
                return part
            self._session.told.emit(Message(tr("This is no node. Choose one first.")))
            return None
        return self._node_as_part(self._session.key)

    def _node_as_part(self, key: str) -> "Part | None":
        if not key or not self._session.graph.places(key):
            self._session.told.emit(Message(tr("Put the caret in a node first.")))
            return None
        from whydesk.session.support_parts import Kind, Part

        node = self._session.graph.node(key)
        withdrawn = "withdrawn" in node.properties
        return Part(key, Kind.CLAIM, key, key, "", node.label, withdrawn=withdrawn)

    @Slot()
    def _withdraw_supposed(self) -> None:
        self.acts.ask_to_withdraw(self.reading.supposed)

    @Slot()
    def _withdraw_or_restore(self) -> None:
        part = self._current_part()
        if part is not None:
            self._do("restore" if part.withdrawn else "withdraw", part)

    @Slot(object, QPoint)
    def _show_menu(self, part: "Part", at: QPoint) -> None:
        picture = self.reading.picture
        if picture is None:
            return
        from whydesk.session.support_acts import acts_of

        menu = QMenu(self._stage.window())
        section: int | None = None
        for act in acts_of(part, picture):
            if section is not None and act.section != section:
                menu.addSeparator()
            section = act.section
            words = act.words.replace("&", "&&")
            action = menu.addAction(f"{words}\t{act.key}" if act.key else words)
            action.triggered.connect(partial(self._carry_out, act, part))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(at)

    def _carry_out(self, act: "Act", part: "Part", _checked: bool = False) -> None:
        self.acts.carry_out(act, part)

    @Slot(object)
    def _carry_from(self, page: "MapPage") -> None:
        """Let the nodes of the map be carried away."""
        Carrying(page.view.viewport(), self._card_at, self.sites, self._theme)

    def _card_at(self, point: QPoint) -> "Carried | None":
        """The node of the map that can be carried away from a point."""
        from whydesk.canvas.cards import CardFigure
        from whydesk.session.support_drops import Carried

        figure = self._stage.map.view.figure_at(point)
        if not isinstance(figure, CardFigure):
            return None
        return Carried(figure.key, figure.spot.label)
