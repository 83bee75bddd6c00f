"""The why panel in the window: its commands, its menu, and its way to the text and out of it."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from whydesk.engine.lmd.vocabulary import CAUSAL_ROLES, Cause
from whydesk.engine.model import Span
from whydesk.engine.recall.why import beside
from whydesk.engine.wording import tr
from whydesk.panels.why import WhyPanel
from whydesk.panels.why_bar import depth_words
from whydesk.panels.why_order import Arrangement
from whydesk.panels.words import spoken_role
from whydesk.session.messages import Message
from whydesk.session.why import DEPTHS, WhyReading
from whydesk.window.ground import Ground
from whydesk.window.parts import OnCommand, Parts

if TYPE_CHECKING:
    from whydesk.window.taking_along import TakingAlong

_ORDERS = {
    Arrangement.NEAREST: tr("&Nearest first"),
    Arrangement.BRANCH: tr("By &branch"),
    Arrangement.ROLE: tr("By &role"),
}
_FOLLOWED = tuple(name for name, role in CAUSAL_ROLES.items() if role.cause is not Cause.NEITHER)


class Asking(QObject):
    """Joins the reading of the session to the panel that shows it. GUI thread."""

    def __init__(self, ground: Ground, panel: WhyPanel, parts: Parts) -> None:
        super().__init__(ground.window)
        self._ground = ground
        self._session = session = ground.session
        self._desk = ground.desk
        self._places = ground.places
        self._panel = panel
        self._jumping = False
        self._menu = QMenu(ground.window)
        self._orders: dict[Arrangement, QAction] = {}
        self._depths: dict[int | None, QAction] = {}
        self._roles: dict[str, QAction] = {}
        self.reading = WhyReading(session, self)
        self._parts = parts
        self.on_taking = OnCommand(
            lambda: self.taking, ("why-copy", "why-copy-markdown", "why-svg", "why-png")
        )
        self._wire()

    def _wire(self) -> None:
        panel, reading = self._panel, self.reading
        reading.changed.connect(self.show)
        reading.grown.connect(self.show)
        panel.node_requested.connect(self.select)
        panel.anchor_requested.connect(self._anchor)
        panel.list.stepped_back.connect(self.back)
        panel.list.deepened.connect(reading.change_depth)
        panel.list.menu_wanted.connect(self._open_menu)
        panel.crumbs.chosen.connect(reading.back)
        panel.bar.turned.connect(reading.set_down)
        panel.bar.pinned.connect(reading.set_pinned)
        panel.hint.acted.connect(self._follow_all_roles)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_changed)

    def handlers(self) -> dict[str, Callable[[], object]]:
        """The commands that are carried out here, by name."""
        return {
            "why-here": self.ask_here,
            "why-turn": self.turn,
            "why-pin": self.pin,
            "why-back": self.back,
            "why-deeper": self.deeper,
            "why-shallower": self.shallower,
            "why-fold": self.fold_all,
            "why-unfold": self.unfold_all,
            **self.on_taking.handlers(),
        }

    @cached_property
    def taking(self) -> "TakingAlong":
        from whydesk.window.taking_along import TakingAlong

        order, for_whom = self._panel.model.order, self._parts.for_whom
        return TakingAlong(self._ground, self.reading, order, for_whom)

    def fill(self, menu: QMenu) -> None:
        """Put the choices into the menu of these commands, and the menu behind the panel's bar."""
        self._menu = menu
        depth = QMenu(tr("&Depth"), menu)
        for steps in (*DEPTHS, None):
            action = self._choice(depth, depth_words(steps), self._depth_chosen)
            self._depths[steps] = action
        order = QMenu(tr("&Order"), menu)
        group = QActionGroup(order)
        for arrangement, title in _ORDERS.items():
            action = self._choice(order, title, self._order_chosen)
            group.addAction(action)
            self._orders[arrangement] = action
        self._orders[Arrangement.NEAREST].setChecked(True)
        roles = QMenu(tr("Roles t&hat are followed"), menu)
        for role in _FOLLOWED:
            self._roles[role] = self._choice(roles, spoken_role(role), self._roles_chosen)
        first = menu.actions()[0] if menu.actions() else None
        for part in (order, roles, depth):
            menu.insertMenu(first, part) if first is not None else menu.addMenu(part)
        if first is not None:
            menu.insertSeparator(first)
        self._panel.set_menus(depth, menu)
        self._show_choices()

    def _choice(self, menu: QMenu, title: str, slot: Callable[[], object]) -> QAction:
        action = menu.addAction(title)
        action.setCheckable(True)
        action.triggered.connect(slot)
        return action

    # --- showing ----------------------------------------------------------------------------------

    @Slot()
    def show(self) -> None:
        """Show how the question and its answer stand."""
        reading, panel, graph = self.reading, self._panel, self._session.graph
        panel.bar.show_state(down=reading.down, depth=reading.depth, pinned=reading.pinned)
        panel.crumbs.show_trail([graph.node(key).label for key in reading.trail])
        self._show_hint()
        self._show_choices()
        if reading.walk is None:
            panel.show_nothing()
        else:
            panel.show_walk(reading.walk, beside(graph, reading.key))

    def show_now(self) -> None:
        """Bring the panel up to date at once, for a picture."""
        self.reading.ask_now()

    def _show_hint(self) -> None:
        reading = self.reading
        if reading.roles is not None:
            names = ", ".join(spoken_role(role) for role in _FOLLOWED if role in reading.roles)
            self._panel.hint.say(
                tr("Following {names} only.", names=names or tr("no role")), tr("Follow all")
            )
        elif reading.offered and reading.walk is not None:
            self._panel.hint.say(
                tr("The caret is in no node. This is the first one here that has a reason.")
            )
        else:
            self._panel.hint.say("")

    def _show_choices(self) -> None:
        reading = self.reading
        for steps, action in self._depths.items():
            action.setChecked(steps == reading.depth)
        for role, action in self._roles.items():
            action.setChecked(reading.roles is None or role in reading.roles)

    # --- where it is about ------------------------------------------------------------------------

    @Slot(str)
    def select(self, key: str) -> None:
        """Select a node in the text; the chain stays, and so does the keyboard.

        Says so where the node is gone.
        """
        if not self._session.are_there((key,)):
            return
        places = self._session.graph.places(key)
        held = QApplication.focusWidget()
        shard, line = places[0]
        node = self._session.workspace.documents[shard].chunk_at(line)[0].node
        self._jumping = True
        self.reading.expect(key)
        if node is None:
            self._places.jump(places[0])
        else:
            start, end = node.ref.start, node.ref.end
            self._places.show_span(shard, Span(line, start + 2, line, end - 2))
        if held is not None and self._panel.isAncestorOf(held):
            held.setFocus()
        self._jumping = False

    @Slot(str)
    def _anchor(self, key: str) -> None:
        self.reading.anchor(key)

    @Slot(QWidget, QWidget)
    def _focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Whoever goes on in the text where the panel sent the caret is followed again."""
        if now is not None and not self._jumping and self._desk.isAncestorOf(now):
            self.reading.resume()

    @Slot()
    def ask_here(self) -> None:
        """Ask why of the node at the caret, and give the panel the keyboard."""
        if not self._session.key:
            self._session.told.emit(Message(tr("Put the caret in a node first.")))
            return
        self.reading.follow()
        self.reading.ask_now()
        self._panel.focus()

    @Slot()
    def turn(self) -> None:
        self.reading.set_down(not self.reading.down)

    @Slot()
    def pin(self) -> None:
        self.reading.set_pinned(not self.reading.pinned)

    @Slot()
    def back(self) -> None:
        self.reading.back()

    @Slot()
    def deeper(self) -> None:
        self.reading.change_depth(1)

    @Slot()
    def shallower(self) -> None:
        self.reading.change_depth(-1)

    # --- how it stands ----------------------------------------------------------------------------

    @Slot()
    def fold_all(self) -> None:
        self._fold_all(True)

    @Slot()
    def unfold_all(self) -> None:
        self._fold_all(False)

    def _fold_all(self, folded: bool) -> None:
        self._panel.fold_all(folded)
        self._orders[self._panel.model.order.arrangement].setChecked(True)

    @Slot()
    def _order_chosen(self) -> None:
        for arrangement, action in self._orders.items():
            if action.isChecked():
                self._panel.arrange(arrangement)

    @Slot()
    def _depth_chosen(self) -> None:
        sender = self.sender()
        for steps, action in self._depths.items():
            if action is sender:
                self.reading.set_depth(steps)
        self._show_choices()

    @Slot()
    def _roles_chosen(self) -> None:
        chosen = frozenset(role for role, action in self._roles.items() if action.isChecked())
        self.reading.set_roles(None if len(chosen) == len(self._roles) else chosen)

    @Slot()
    def _follow_all_roles(self) -> None:
        self.reading.set_roles(None)

    @Slot(QPoint)
    def _open_menu(self, at: QPoint) -> None:
        self._menu.popup(at)
