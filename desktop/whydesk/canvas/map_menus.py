"""Menus of the map: everything that can be done with a node, with a link, and with the picture."""

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from whydesk.canvas.map_state import MapState
from whydesk.engine.graph.neighbourhood import Side, Tie
from whydesk.engine.model import Place
from whydesk.engine.recall.conflicts import link_place
from whydesk.engine.redaction.gestures import tier_now
from whydesk.engine.redaction.rules import Target
from whydesk.engine.redaction.tiers import Tier
from whydesk.engine.wording import tr
from whydesk.session.session import Session
from whydesk.session.tier_setting import set_tier
from whydesk.widgets.plain import one_line
from whydesk.widgets.tiers import fill_tier_menu, tier_menu

_LABEL = 40
_NAMES = {Side.CAUSES: tr("what it rests on"), Side.EFFECTS: tr("what follows from it")}


class MapMenus:
    """Makes the menus. ``go`` shows a place of the text, ``choose`` a node of the map."""

    def __init__(
        self,
        session: Session,
        state: MapState,
        go: Callable[[Place], None],
        choose: Callable[[str], None],
        parent: QWidget,
    ) -> None:
        self._session = session
        self._state = state
        self._go = go
        self._choose = choose
        self._parent = parent

    def of_node(self, key: str, tie: Tie | None = None) -> QMenu:
        """What can be done with a node, and with the link that it was met by."""
        menu = QMenu(self._parent)
        _add(menu, tr("Make it the anchor\tEnter"), partial(self._state.anchor_at, key))
        _add(menu, tr("Go to the text\tF12"), partial(self.go_to_node, key))
        if tie is not None:
            _add(menu, tr("Go to where the link is written"), partial(self.go_to_link, tie))
        menu.addSeparator()
        for words, side in self._turns(key):
            _add(menu, words, partial(self._state.turn, key, side))
        menu.addSeparator()
        fill_tier_menu(menu.addMenu(tr("Who may see it")), self._tier(key), self._set_tier(key))
        _add(menu, tr("Copy the label"), partial(self._copy_label, key))
        return menu

    def of_tier(self, key: str) -> QMenu:
        """Who may see a node: the menu behind its mark."""
        return tier_menu(self._parent, self._tier(key), self._set_tier(key))

    def of_link(self, tie: Tie) -> QMenu:
        """What can be done with a link."""
        menu = QMenu(self._parent)
        _add(menu, tr("Go to where it is written\tF12"), partial(self.go_to_link, tie))
        graph = self._session.graph
        for end in filter(graph.places, dict.fromkeys((tie.source, tie.target))):
            label = one_line(graph.node(end).label, _LABEL).replace("&", "&&")
            _add(menu, tr("Choose “{label}”", label=label), partial(self._choose, end))
        return menu

    def _turns(self, key: str) -> Iterator[tuple[str, Side]]:
        """What can be shown or folded at a node, in words."""
        spot = self._state.found.spot(key) if self._state.found else None
        if spot is None:
            return
        for side, name in _NAMES.items():
            if count := spot.hidden_at(side):
                yield tr("Show {name} ({count:,} more)\tSpace", name=name, count=count), side
            elif spot.folds_at(side):
                yield tr("Fold {name}\tSpace", name=name), side

    # --- what the entries do ----------------------------------------------------------------------

    def go_to_node(self, key: str) -> None:
        """Show where a node is declared first."""
        if self._session.are_there((key,)):
            self._go(self._session.graph.places(key)[0])

    def go_to_link(self, tie: Tie) -> None:
        """Show where a link is written first."""
        place = link_place(self._session.graph, tie.source, tie.role, tie.target)
        if place is not None:
            self._go(place)
        else:
            self._session.tell_gone()

    def _tier(self, key: str) -> Tier:
        return tier_now(self._session.graph, Target(key))

    def _set_tier(self, key: str) -> Callable[[Tier], None]:
        return partial(set_tier, self._session, Target(key))

    def _copy_label(self, key: str) -> None:
        if self._session.are_there((key,)):
            QGuiApplication.clipboard().setText(self._session.graph.node(key).label)


def _add(menu: QMenu, words: str, act: Callable[[], object]) -> None:
    # Not the callable itself: an action hands over whether it is checked.
    menu.addAction(words).triggered.connect(lambda _checked=False: act())
