"""What the map shows and why: its anchor, what is filtered and folded, and what was counted."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal, Slot

from whydesk.engine.graph.index import ChangeSet
from whydesk.engine.graph.neighbourhood import (
    Neighbourhood,
    Side,
    Sieve,
    Wish,
    count_all,
    neighbourhood,
)
from whydesk.engine.recall.why import first_reasoned
from whydesk.engine.redaction.tiers import with_tiers
from whydesk.session.session import Session
from whydesk.session.slices import Slices
from whydesk.session.turns import Turn

LIMIT = 120
FOLLOW_MS = 60
_COUNT_PAUSE_MS = 200


class MapState(QObject):
    """Keeps a neighbourhood true to the text while somebody looks at it. GUI thread.

    ``changed`` tells that another neighbourhood is to be shown, ``counted`` that the number of all
    its nodes is known, ``anchored`` that the anchor or its pin is another.
    """

    changed = Signal()
    counted = Signal()
    anchored = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.found: Neighbourhood | None = None
        self.total: int | None = None
        self.pinned = False
        self._watched = False
        self._wish = Wish("", LIMIT)
        self._next = ""
        self._follow = self._turn(FOLLOW_MS, self._take_next)
        self._look = self._turn(0, self.refresh)
        self._count = self._turn(_COUNT_PAUSE_MS, self._begin_count)
        self._slices = Slices(self)
        self._slices.ended.connect(self.counted)
        session.opened.connect(self._opened)
        session.changed.connect(self._text_changed)
        session.node_selected.connect(self._node_selected)

    def _turn(self, pause_ms: int, act: Callable[[], object]) -> Turn:
        made = Turn(self, pause_ms)
        made.came.connect(act)
        return made

    # --- what is asked for ------------------------------------------------------------------------

    @property
    def anchor(self) -> str:
        return self._wish.anchor

    @property
    def wish(self) -> Wish:
        """All that is asked for."""
        return self._wish

    @property
    def sieve(self) -> Sieve:
        return self._wish.sieve

    @property
    def limit(self) -> int:
        return self._wish.limit

    @property
    def shown(self) -> int:
        return len(self.found.spots) if self.found else 0

    @property
    def is_waiting(self) -> bool:
        """Whether a look at the graph is about to come."""
        return self._follow.waiting or self._look.waiting

    def watch(self, seen: bool) -> None:
        """Follow the session while the map is seen, and rest while it is not."""
        if seen == self._watched:
            return
        self._watched = seen
        if seen:
            if not self.pinned and self._session.key:
                self._set_anchor(self._session.key)
            self.refresh()
        else:
            self._follow.leave()
            self._look.leave()
            self._count.leave()
            self._slices.stop()

    def anchor_at(self, key: str) -> None:
        """Make a node the anchor; says so where it is gone."""
        self._follow.leave()
        if key and key != self.anchor and self._session.are_there((key,)):
            self._set_anchor(key)
            self.refresh()

    def set_pinned(self, pinned: bool) -> None:
        """Keep the anchor, or let it follow the caret again."""
        self.pinned = pinned
        self.anchored.emit()
        if not pinned and self._session.key:
            self.anchor_at(self._session.key)

    def set_sieve(self, sieve: Sieve) -> None:
        self._want(replace(self._wish, sieve=sieve))

    def show_more(self) -> None:
        """Show twice as many nodes at most."""
        self._want(replace(self._wish, limit=2 * self._wish.limit))

    def turn(self, key: str, side: Side) -> None:
        """Show what a node has on a side if some of it is hidden, else fold what is shown there."""
        spot = self.found.spot(key) if self.found else None
        if spot is None:
            return
        at, wish = (key, side), self._wish
        if spot.hidden_at(side):
            unfolded = wish.unfolded if at in wish.folded else wish.unfolded | {at}
            self._want(replace(wish, folded=wish.folded - {at}, unfolded=unfolded))
        elif spot.folds_at(side):
            self._want(replace(wish, folded=wish.folded | {at}, unfolded=wish.unfolded - {at}))

    def _want(self, wish: Wish) -> None:
        if wish != self._wish:
            self._wish = wish
            self.refresh()

    def _set_anchor(self, key: str) -> None:
        # What was folded belongs to the picture that is left; the sieve and the cap go along.
        self._wish = Wish(key, self._wish.limit, self._wish.sieve)
        self.anchored.emit()

    # --- following --------------------------------------------------------------------------------

    @Slot()
    def _opened(self) -> None:
        self.pinned = False
        self._wish = Wish("", LIMIT)
        self.anchored.emit()
        self.refresh()

    @Slot(object)
    def _text_changed(self, changes: ChangeSet) -> None:
        if self._watched and changes.meaning_changed:
            self._slices.stop()
            self._look.ask()

    @Slot(str)
    def _node_selected(self, key: str) -> None:
        """The caret is in another node: follow it, unless the map itself led it there."""
        self._next = key
        if self._watched and not self.pinned and key:
            self._follow.ask()

    def stay(self) -> None:
        """Do not follow the caret this time: it was moved from the map."""
        self._follow.leave()

    @Slot()
    def _take_next(self) -> None:
        if self._session.graph.places(self._next):
            self.anchor_at(self._next)

    @Slot()
    def refresh(self) -> None:
        """Look again at the graph.

        An anchor that is gone gives way to the node at the caret; where the caret is in none, the
        first node that has a reason is the place to begin, as in the why panel.
        """
        self._look.leave()
        self._slices.stop()
        if not self._watched:
            return
        if not self._session.graph.places(self.anchor):
            self.pinned = False
            self._set_anchor(self._session.key or first_reasoned(self._session.graph))
        self.found = self._look_around() if self.anchor else None
        self.total = None
        if self.found is not None and len(self.found.spots) < self.limit:
            self.total = len(self.found.spots)
        elif self.found is not None:
            self._count.ask()
        self.changed.emit()

    def _look_around(self) -> Neighbourhood:
        """The neighbourhood of the anchor, each node with the tier that counts of it."""
        graph = self._session.graph
        found = neighbourhood(graph, self._wish)
        return with_tiers(graph, found)

    # --- counting ---------------------------------------------------------------------------------

    @Slot()
    def _begin_count(self) -> None:
        self._slices.begin(self._each_counted())

    def _each_counted(self) -> Iterator[None]:
        counted = self.shown
        for reached in count_all(self._session.graph, self._wish):
            counted = max(counted, reached)
            yield
        self.total = counted
