"""The panels around the text: the node at the caret, what is open, what does not sit well."""

from collections.abc import Callable, Iterable
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QDockWidget

from whydesk.engine.graph.index import ChangeSet
from whydesk.engine.model import Think
from whydesk.engine.wording import counted, tr
from whydesk.session.provenance import Provenance
from whydesk.session.slices import Slices
from whydesk.session.turns import Turn
from whydesk.window.docks import PanelDock, bring_forward
from whydesk.window.ground import Ground
from whydesk.window.status_bar import StatusBar

if TYPE_CHECKING:
    from whydesk.engine.redaction.rules import Target
    from whydesk.engine.redaction.tiers import Tier
    from whydesk.panels.conflicts import ConflictRow, ConflictsPanel
    from whydesk.panels.loops import LoopsPanel
    from whydesk.panels.node_card import NodePanel

NODE_PAUSE_MS = 60


class Around(QObject):
    """Keeps these panels up to date while they are in sight, and owns their docks. GUI thread.

    ``tier_requested`` carries a Target and who may see it.
    """

    tier_requested = Signal(object, object)

    def __init__(self, ground: Ground, status: StatusBar) -> None:
        super().__init__(ground.window)
        self._session = session = ground.session
        self._theme = theme = ground.theme
        self._places = ground.places
        self._status = status
        self._window = ground.window
        self.provenance = Provenance(session, self)
        self.node_dock = PanelDock("node", tr("Node"), self._made_node, theme)
        self.loops_dock = PanelDock("loops", tr("Open loops"), self._made_loops, theme)
        self.conflicts_dock = PanelDock("conflicts", tr("Conflicts"), self._made_conflicts, theme)
        self._pause = Turn(self, NODE_PAUSE_MS)
        self._pause.came.connect(self.show_node)
        self._filling = Slices(self)
        self._wire()

    # --- the panels, each made when it is first seen ----------------------------------------------

    def _made_node(self) -> "NodePanel":
        from whydesk.panels.node_card import NodePanel

        panel = NodePanel(self._theme)
        panel.node_requested.connect(self._session.request_node)
        panel.place_requested.connect(self._session.request_place)
        panel.found_requested.connect(self._places.show_found)
        panel.tier_requested.connect(self._set_tier)
        panel.show_nothing()
        return panel

    def _made_loops(self) -> "LoopsPanel":
        from whydesk.panels.loops import LoopsPanel

        panel = LoopsPanel(self._theme)
        panel.place_requested.connect(self._session.request_place)
        panel.done_requested.connect(self._finish)
        return panel

    def _made_conflicts(self) -> "ConflictsPanel":
        from whydesk.panels.conflicts import ConflictsPanel

        panel = ConflictsPanel(self._theme)
        panel.link_requested.connect(self._go_to_link)
        return panel

    @property
    def node(self) -> "NodePanel":
        return self.node_dock.panel

    @property
    def loops(self) -> "LoopsPanel":
        return self.loops_dock.panel

    @property
    def conflicts(self) -> "ConflictsPanel":
        return self.conflicts_dock.panel

    @property
    def docks(self) -> tuple[QDockWidget, ...]:
        return (self.node_dock, self.loops_dock, self.conflicts_dock)

    def add_docks(self, why: QDockWidget, problems: QDockWidget) -> None:
        """Put the node beside the why, and the lists beside the problems, out of sight."""
        area = Qt.DockWidgetArea
        self._window.addDockWidget(area.RightDockWidgetArea, self.node_dock)
        self._window.tabifyDockWidget(why, self.node_dock)
        why.raise_()
        for dock in (self.loops_dock, self.conflicts_dock):
            self._window.addDockWidget(area.BottomDockWidgetArea, dock)
            self._window.tabifyDockWidget(problems, dock)
            dock.hide()

    def handlers(self) -> dict[str, Callable[[], object]]:
        """The commands that are carried out here, by name."""
        return {
            "focus-node": self.focus_node,
            "focus-loops": self.focus_loops,
            "focus-conflicts": self.focus_conflicts,
        }

    def _wire(self) -> None:
        session = self._session
        session.opened.connect(self._opened)
        session.changed.connect(self._text_changed)
        session.node_selected.connect(self._node_selected)
        session.findings.loops_changed.connect(self._show_loops)
        session.findings.conflicts_changed.connect(self._show_conflicts)
        session.dirty_changed.connect(self._begin)
        session.findings.settled.connect(self._fill_index)
        self.provenance.changed.connect(self.show_node)
        self.node_dock.visibilityChanged.connect(self._begin)
        self.loops_dock.visibilityChanged.connect(self._show_loops)
        self.conflicts_dock.visibilityChanged.connect(self._show_conflicts)
        self._status.loops_requested.connect(self.focus_loops)
        self._status.conflicts_requested.connect(self.focus_conflicts)

    # --- the node ---------------------------------------------------------------------------------

    @Slot()
    def show_node(self) -> None:
        """Show the node at the caret, if the panel is in sight."""
        if not self.node_dock.in_sight:
            return
        session = self._session
        if session.key and session.graph.places(session.key):
            origins, keeps = self.provenance.origins(), self.provenance.keeps_history
            self.node.show_node(session.graph, session.key, origins, keeps)
        else:
            self.node.show_nothing()

    @Slot()
    def _begin(self) -> None:
        self._pause.ask()

    @Slot(str)
    def _node_selected(self, _key: str) -> None:
        self._pause.ask()

    @Slot(object)
    def _text_changed(self, changes: ChangeSet) -> None:
        # What is looked for in the text begins anew once typing rests.
        node = self.node_dock.panel_if_made
        was_looking = node.stop() if node is not None else False
        self._filling.stop()
        if was_looking or changes.meaning_changed or changes.old_lines != changes.new_lines:
            if node is not None:
                node.wait()
            self._pause.ask()

    @Slot()
    def _opened(self) -> None:
        self._filling.stop()
        if node := self.node_dock.panel_if_made:
            node.show_nothing()
        self._show_loops()
        self._show_conflicts()
        self._pause.ask()

    @Slot()
    def _fill_index(self) -> None:
        """Read what a search by words needs, so that its first letter need not wait."""
        self._filling.begin(self._session.workspace.search.filling())

    # --- what is open, and what clashes -----------------------------------------------------------

    @Slot()
    def _show_loops(self) -> None:
        loops = self._session.findings.loops
        self._status.set_loops(
            counted(len(loops), "{n} open loop", "{n} open loops") if loops else ""
        )
        if self.loops_dock.in_sight:
            self.loops.show_loops(loops, self._label, _today())

    def _label(self, key: str) -> str:
        graph = self._session.graph
        return graph.node(key).label if graph.places(key) else ""

    @Slot()
    def _show_conflicts(self) -> None:
        conflicts = self._session.findings.conflicts
        self._status.set_conflicts(
            counted(len(conflicts), "{n} conflict", "{n} conflicts") if len(conflicts) else ""
        )
        if self.conflicts_dock.in_sight:
            self.conflicts.show_conflicts(conflicts)

    @Slot(object)
    def _finish(self, think: Think) -> None:
        from whydesk.session.operations import finish

        current = _found_again(think, self._session.workspace.loops())
        if current is not None:
            finish(self._session, current)
        else:
            self._session.tell_gone()

    @Slot(object)
    def _go_to_link(self, row: "ConflictRow") -> None:
        from whydesk.engine.recall.conflicts import link_place

        place = link_place(self._session.graph, row.source, row.role, row.target)
        if place is not None:
            self._session.request_place(place)
        else:
            self._session.tell_gone()

    @Slot(object, object)
    def _set_tier(self, about: "Target | Think", tier: "Tier") -> None:
        target = self._target_of(about) if isinstance(about, Think) else about
        if target is not None:
            self.tier_requested.emit(target, tier)
        else:
            self._session.tell_gone()

    def _target_of(self, think: Think) -> "Target | None":
        from whydesk.engine.redaction.rules import Target

        graph = self._session.graph
        held = graph.thinks_of(think.host) if graph.places(think.host) else ()
        current = _found_again(think, held)
        return Target(current.host, place=current.place) if current is not None else None

    # --- commands ---------------------------------------------------------------------------------

    @Slot()
    def focus_node(self) -> None:
        bring_forward(self.node_dock)
        self.show_node()
        self.node.focus()

    @Slot()
    def focus_loops(self) -> None:
        bring_forward(self.loops_dock)
        self.loops.focus()

    @Slot()
    def focus_conflicts(self) -> None:
        bring_forward(self.conflicts_dock)
        self.conflicts.focus()


def _found_again(think: Think, present: Iterable[Think]) -> Think | None:
    """A thought among those of the present text: its line is that of when it was shown."""
    said = _said(think)
    return next((found for found in present if _said(found) == said), None)


def _said(think: Think) -> tuple[str, ...]:
    """What makes a thought the same one as it is written, wherever it stands by now."""
    return (think.host, think.think_id, think.type, think.body, think.at, think.status, think.due)


def _today() -> str:
    """The day it is where the reader is."""
    return datetime.now().astimezone().date().isoformat()
