"""The window: everything that is seen, and the wiring between session and rooms."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from whydesk.editor.desk import EditorDesk
from whydesk.engine.graph.index import ChangeSet
from whydesk.engine.wording import counted, tr
from whydesk.panels.sidebar import Sidebar
from whydesk.panels.why import WhyPanel
from whydesk.paths import resources_dir
from whydesk.session.later import later
from whydesk.session.messages import Message
from whydesk.session.safety import Guards
from whydesk.session.saving import Saving
from whydesk.session.seals import Seals
from whydesk.session.session import Session
from whydesk.session.strangers import Strangers
from whydesk.session.tables_only import TablesOnly
from whydesk.theme.dressing import Dressing
from whydesk.theme.theme import Theme
from whydesk.widgets.plain import one_line
from whydesk.window.around import Around
from whydesk.window.commands import Menu
from whydesk.window.docks import SideTabs, bring_forward, make_dock
from whydesk.window.dropping import Dropping
from whydesk.window.files import Files
from whydesk.window.finding import Finding
from whydesk.window.first_steps import FirstStepsWindow
from whydesk.window.fitting import USUAL, fits, panel_widths
from whydesk.window.ground import Ground
from whydesk.window.looks import Looks
from whydesk.window.menus import Menus
from whydesk.window.parts import Parts
from whydesk.window.place import Navigation
from whydesk.window.problems import Problems
from whydesk.window.recent import RecentMenu
from whydesk.window.reopening import Reopening
from whydesk.window.safety import Safety
from whydesk.window.seal_words import seal_words
from whydesk.window.stage import Stage
from whydesk.window.status_bar import StatusBar
from whydesk.window.strangers import StrangerWindow
from whydesk.window.top_bar import TopBar
from whydesk.window.warming import Warming
from whydesk.window.weighing import Weighing
from whydesk.window.why import Asking

if TYPE_CHECKING:
    pass

_STATE_VERSION = 2


class MainWindow(QMainWindow):
    """Shows one session. GUI thread."""

    def __init__(
        self,
        session: Session,
        saving: Saving,
        seals: Seals,
        strangers: Strangers,
        guards: Guards,
        theme: Theme,
    ) -> None:
        super().__init__()
        self._session = session
        self._saving = saving
        self._seals = seals
        self._theme = theme
        self.dressing = Dressing(self, theme)
        self.setDockNestingEnabled(True)
        self.desk = EditorDesk(session, theme)
        self.sidebar = Sidebar(theme)
        self.why = WhyPanel(theme)
        self.status = StatusBar(theme)
        self.places = Navigation(session, self.desk, self)
        ground = Ground(session, self.desk, self.places, theme, self)
        self.problems = Problems(ground, self.status)
        self.files = Files(ground, saving)
        self.safety = Safety(ground, saving, guards, self.files)
        self.dropping = Dropping(self.files, self.desk, self)
        self.reopening = Reopening(session, self.files, self.desk, self)
        self.looks = Looks(session.settings, theme, self)
        self.parts = Parts(ground, seals, self.problems.dock)
        self.strangers = StrangerWindow(ground, strangers, seals, self.parts.show_seal)
        self.files.may_save = self.parts.may_save
        self.files.let_in = strangers.let_in
        self.stage = Stage(ground)
        focused = (self.sidebar.focused_key, self.why.focused_key, self.stage.focused_key)
        self.parts.set_focused(focused)
        self.around = Around(ground, self.status)
        self.finding = Finding(ground, focused)
        self.tables_only = TablesOnly(session, self)
        self.asking = Asking(ground, self.why, self.parts)
        find = self.parts.find
        self.weighing = Weighing(ground, self.stage, self.sidebar, self.status, find)
        self.parts.serve_pictures(self.stage, self.weighing)
        self.first_steps = FirstStepsWindow(session, self.files, resources_dir(), self)
        self.first_steps.watch(self.why, self.weighing.reading, seals)
        self.warming = Warming(session.findings, self)
        self.menus = Menus(self, self._handlers())
        self.parts.set_actions(self.menus.actions)
        self.top = TopBar(theme, self.menus.bar)
        self._leaving = False
        self._lay_out()
        self._add_view_menu()
        self._wire()
        self._restore()
        self._session_opened()

    # --- making -----------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.setMenuWidget(self.top)
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.strangers.banner)
        column.addWidget(self.safety.notices)
        column.addWidget(self.stage, 1)
        self.setCentralWidget(middle)
        bar = self.statusBar()
        bar.setSizeGripEnabled(False)
        bar.setContentsMargins(0, 0, 0, 0)
        bar.addWidget(self.status, 1)
        theme = self._theme
        self.sidebar_dock = make_dock("nodes", tr("Nodes"), self.sidebar, theme, head=False)
        self.why_dock = make_dock("why", tr("Why"), self.why, theme, head=True)
        area = Qt.DockWidgetArea
        self.addDockWidget(area.LeftDockWidgetArea, self.sidebar_dock)
        self.side_tabs = SideTabs(self)
        self.side_tabs.add(self.why_dock)
        self.addDockWidget(area.BottomDockWidgetArea, self.problems.dock)
        self.setCorner(Qt.Corner.BottomLeftCorner, area.LeftDockWidgetArea)
        self.setCorner(Qt.Corner.BottomRightCorner, area.RightDockWidgetArea)
        self.problems.dock.hide()
        self.finding.add_docks(self.problems.dock)
        self.around.add_docks(self.why_dock, self.problems.dock)
        self.weighing.add_docks(self.side_tabs)
        self.side_tabs.add(self.around.node_dock)
        self.first_steps.add_dock(self.menus.actions, theme, self.sidebar_dock)
        actions = self.menus.actions
        self.top.add_button(actions["go-to"], tr("Go to…  Ctrl P"), tr("Go to…"))
        self.top.add_button(actions["capture-claims"], tr("Capture"))
        self.top.add_button(actions["redact"], tr("Redact…"))
        self.top.add_button(actions["seal-export"], tr("Seal && export…"), primary=True)

    def _handlers(self) -> dict[str, Callable[[], object]]:
        desk, files, places = self.desk, self.files, self.places
        handlers: dict[str, Callable[[], object]] = {
            "new": files.new,
            "open": files.open,
            "open-folder": files.open_folder,
            "save": files.save,
            "save-as": files.save_as,
            "edit-stranger": self.strangers.edit,
            "tables-only": self.show_tables_only,
            "quit": self.close,
            "undo": desk.undo,
            "redo": desk.redo,
            "cut": desk.cut,
            "copy": desk.copy,
            "paste": desk.paste,
            "select-all": desk.select_all,
            "complete": desk.complete,
            "write-reason": self.write_reason,
            **self.parts.handlers(),
            **self.safety.handlers(),
            **self.around.handlers(),
            **self.stage.handlers(),
            **self.weighing.handlers(),
            "follow": self.stage.follow,
            "back": places.back,
            "forward": places.forward,
            **self.finding.handlers(),
            **self.asking.handlers(),
            **self.first_steps.handlers(),
            "find": self.stage.find,
            "next-file": desk.next_file,
            "previous-file": desk.previous_file,
            "focus-text": self.stage.focus_text,
            "focus-sidebar": self.focus_sidebar,
            "focus-why": self.focus_why,
            "focus-problems": self.problems.focus,
            "larger": self.looks.larger,
            "smaller": self.looks.smaller,
            "usual-size": self.looks.usual_size,
        }
        settled: dict[str, Callable[[], object]] = {
            name: desk.when_settled(handler) for name, handler in handlers.items()
        }
        return self.stage.with_text(settled | {"undo": desk.undo, "redo": desk.redo})

    def _add_view_menu(self) -> None:
        """The panels, the look, and the recent files: entries that are made, not declared."""
        view = self.menus.menus[Menu.VIEW]
        first = view.actions()[0]
        panels = (
            self.sidebar_dock,
            self.why_dock,
            self.problems.dock,
            *self.finding.docks,
            *self.around.docks,
            *self.weighing.docks,
            self.first_steps.dock,
        )
        for dock in panels:
            view.insertAction(first, dock.toggleViewAction())
        view.insertSeparator(first)
        self.asking.fill(self.menus.menus[Menu.WHY])
        self.stage.set_beside_action(self.menus.actions["text-beside"])
        self.looks.fill(view.addMenu(tr("L&ook")))
        files = self.menus.menus[Menu.FILE]
        save = self.menus.actions["save"]
        files.insertMenu(save, RecentMenu(self._session.settings, self.files.open_recent, self))
        files.insertSeparator(save)

    def _wire(self) -> None:
        session = self._session
        session.opened.connect(self._session_opened)
        session.changed.connect(self._text_changed)
        session.changed.connect(self.status.settle)
        session.dirty_changed.connect(self._show_place)
        session.node_selected.connect(self._node_selected)
        self.problems.menu_requested.connect(self.parts.offer_fixes)
        self.around.tier_requested.connect(self.parts.set_tier)
        self.why_dock.visibilityChanged.connect(self.asking.reading.set_seen)
        session.told.connect(self.status.tell)
        self.desk.steps.delayed.connect(self.status.hold)
        self.desk.steps.doing.connect(self.status.show_doing)
        self.desk.steps.ended.connect(self.status.let_go)
        session.findings.counts_changed.connect(self._show_counts)
        session.findings.loops_changed.connect(self._show_loops)
        session.tasks.defect.connect(self._tell_defect)
        self._saving.saved.connect(self._show_place)
        session.stored.connect(self._seals.check)
        self._seals.changed.connect(self._show_seal)
        self.tables_only.changed.connect(self._offer_tables_only)
        self._seals.exported.connect(self._show_place)
        self.status.seal_requested.connect(self.parts.show_seal)
        self.sidebar.node_requested.connect(self.stage.request_node)
        self.sidebar.place_requested.connect(session.request_place)
        self.why.reason_requested.connect(self._begin_reason)
        self.desk.history_changed.connect(self._show_history)

    # --- following the session --------------------------------------------------------------------

    @Slot()
    def _session_opened(self) -> None:
        session = self._session
        self.sidebar.set_graph(session.graph, session.findings.loops)
        self._show_place()
        self._show_seal()
        self._show_history()

    @Slot(object)
    def _text_changed(self, changes: ChangeSet) -> None:
        if changes.names_changed:
            self.sidebar.take(changes.nodes)

    @Slot(str)
    def _node_selected(self, key: str) -> None:
        self.sidebar.set_current(key)

    @Slot()
    def _show_place(self) -> None:
        session = self._session
        self.top.set_place(session.path, session.name, session.dirty)
        self.setWindowTitle(tr("{name}[*] – Whydesk", name=one_line(session.name)))
        self.setWindowModified(session.dirty)
        self.menus.enable("save", session.dirty or session.path is None)

    @Slot()
    def _show_seal(self) -> None:
        self.status.set_seal(*seal_words(self._seals, self._session.path))
        self.menus.enable("verify", self._session.is_pack)

    @Slot()
    def _show_counts(self) -> None:
        counts = self._session.findings.counts
        parts = (
            counted(counts.nodes, "{n} node", "{n} nodes"),
            counted(counts.links, "{n} link", "{n} links"),
            counted(counts.thoughts, "{n} thought", "{n} thoughts"),
        )
        self.status.set_counts(" · ".join(parts))

    @Slot()
    def _show_loops(self) -> None:
        self.sidebar.set_loops(self._session.findings.loops)

    @Slot()
    def _show_history(self) -> None:
        if self.desk.has_view:
            document = self.desk.view.document()
            self.menus.enable("undo", document.isUndoAvailable())
            self.menus.enable("redo", document.isRedoAvailable())

    @Slot(object)
    def _tell_defect(self, error: BaseException) -> None:
        raise error

    # --- commands ---------------------------------------------------------------------------------

    @Slot()
    def write_reason(self) -> None:
        if self._session.key:
            self._begin_reason(self._session.key)
        else:
            self.status.tell(Message(tr("Put the caret in a node first.")))

    @Slot(str)
    def _begin_reason(self, key: str) -> None:
        from whydesk.session.operations import begin_reason

        begun = begin_reason(self._session, key)
        if begun is not None:
            self.places.jump(begun.place)
            self.desk.view.go_to(begun.place.line, begun.column)
            self.desk.view.setFocus()
            self.desk.complete()

    @Slot()
    def focus_sidebar(self) -> None:
        bring_forward(self.sidebar_dock)
        self.sidebar.focus_box()

    @Slot()
    def focus_why(self) -> None:
        bring_forward(self.why_dock)
        self.why.focus()

    @Slot()
    def _offer_tables_only(self) -> None:
        self.menus.actions["tables-only"].setEnabled(bool(self.tables_only.sentences))

    @Slot()
    def show_tables_only(self) -> None:
        from whydesk.dialogs.tables_only import TablesOnlyPage

        page = TablesOnlyPage(self.tables_only.sentences, self._theme, self)
        if page.exec():
            self.tables_only.adopt()

    def show_first_node(self) -> None:
        """Bring everything up to date and put the caret in the first node, for a picture."""
        self._session.findings.finish()
        first = next(self._session.graph.nodes(), None)
        if first is not None:
            self._session.request_node(first.key)
        self.asking.show_now()

    # --- coming and going -------------------------------------------------------------------------

    def _restore(self) -> None:
        settings = self._session.settings
        if not self.restoreGeometry(settings.state("geometry")):
            self.resize(USUAL)
        if not self.restoreState(settings.state("docks"), _STATE_VERSION):
            self._begin_panels()

    def _begin_panels(self) -> None:
        widths = panel_widths(self.width(), self._theme.zoom)
        docks = [self.sidebar_dock, self.why_dock]
        self.resizeDocks(docks, list(widths), Qt.Orientation.Horizontal)

    def fit_screen(self) -> None:
        """Fill a screen that has no room for the window. To be called before it is shown."""
        room = self.screen().availableGeometry().size()
        if not fits(self.size(), room):
            self.resize(room)
            if self._session.settings.state("docks").isEmpty():
                self._begin_panels()
            self.setWindowState(self.windowState() | Qt.WindowState.WindowMaximized)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self.dropping.take(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        self.dropping.take(event)

    def dropEvent(self, event: QDropEvent) -> None:
        self.dropping.take(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.desk.settle()
        if self._saving.busy:
            self.status.tell(Message(tr("A save is under way; the window closes when it is done.")))
            self._saving.saved.connect(self.close, Qt.ConnectionType.SingleShotConnection)
            event.ignore()
        elif self._session.dirty and not self._leaving:
            event.ignore()
            # Not from in here: while Qt asks a window to close, it passes over another close.
            later(self, self._ask_to_leave)
        else:
            self.stage.stop()
            self.safety.leave()
            self.reopening.remember()
            self._session.settings.set_state("geometry", self.saveGeometry())
            self._session.settings.set_state("docks", self.saveState(_STATE_VERSION))
            event.accept()

    @Slot()
    def _ask_to_leave(self) -> None:
        self.files.leave_then(self._leave)

    def _leave(self) -> None:
        self._leaving = True
        self.close()
