"""The question that the why panel is about: which node, which way, how deep; and its answer."""

from collections.abc import Iterator

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal, Slot

from whydesk.engine.graph.index import ChangeSet
from whydesk.engine.recall.why import first_reasoned
from whydesk.engine.recall.why_walk import WhyWalk
from whydesk.session.session import Session
from whydesk.session.slices import Slices
from whydesk.session.turns import Turn

AT_ONCE_MS = 6
SEEN_MS = 30
REST_MS = 60
LONG_REST_MS = 250
DEPTHS = (1, 2, 3, 5, 10)


class WhyReading(QObject):
    """Follows the caret, or stays where it was put, and walks. GUI thread.

    ``changed`` tells that there is something else to show; ``grown`` that a walk which was too long
    to be done at once has come to its end. A walk never holds the window: it goes on in slices, and
    begins again where the text changes.
    """

    changed = Signal()
    grown = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.key = ""
        self.walk: WhyWalk | None = None
        self.down = False
        self.depth: int | None = None
        self.roles: frozenset[str] | None = None
        self.pinned = False
        self.trail: tuple[str, ...] = ()
        # Whether the anchor was chosen for a caret that is in no node.
        self.offered = False
        self._expected: str | None = None
        self._seen = True
        self._soon = Turn(self)
        self._soon.came.connect(self._ask_if_seen)
        self._slices = Slices(self)
        # What is shown is painted before the walk goes on.
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(SEEN_MS)
        self._later.timeout.connect(self._go_on)
        self._work: Iterator[None] | None = None
        self._slices.ended.connect(self.grown)
        session.opened.connect(self._opened)
        session.changed.connect(self._text_changed)
        session.node_selected.connect(self._node_selected)

    # --- asking -----------------------------------------------------------------------------------

    def anchor(self, key: str) -> None:
        """Ask of another node; what was asked of before is one step back."""
        if key and key != self.key:
            self._expected = None
            self._put(key, (*self.trail, self.key) if self.key else ())

    def back(self, place: int = -1) -> None:
        """Go back to a place of the trail, the last one if none is named."""
        if self.trail:
            place = place % len(self.trail)
            self._put(self.trail[place], self.trail[:place])

    def follow(self) -> None:
        """Ask of the node at the caret, whatever was asked of before; a pin is taken off."""
        self.pinned = False
        self._follow(self._session.key)

    def expect(self, key: str) -> None:
        """Stay where it is although the caret is about to go to this node."""
        self._expected = key

    def resume(self) -> None:
        """Follow the caret again after it was sent somewhere from here."""
        waiting, self._expected = self._expected is not None, None
        if waiting and not self.pinned:
            self.anchor(self._session.key)

    def set_pinned(self, pinned: bool) -> None:
        """Keep the anchor while the caret moves, or let it follow again."""
        self.pinned = pinned and bool(self.key)
        if self.pinned:
            self.offered = False
            if self._soon.waiting:
                self._ask()
            else:
                self.changed.emit()
        else:
            self._follow(self._session.key)

    def set_down(self, down: bool) -> None:
        """Ask what follows from the node, or what it rests on."""
        if down != self.down:
            self.down = down
            self._ask()

    def set_depth(self, depth: int | None) -> None:
        """Walk so many steps at most; None for all."""
        if depth != self.depth:
            self.depth = depth
            self._ask()

    def change_depth(self, by: int) -> None:
        """One step deeper or less deep; from all, the way down begins at the deepest step."""
        if self.depth is None:
            found = self.walk.depths[-1] if self.walk is not None else 0
            if by < 0 and found > 1:
                self.set_depth(found - 1)
        elif by > 0 and self.walk is not None and self.walk.ended and not self.walk.deeper:
            self.set_depth(None)
        else:
            self.set_depth(max(1, self.depth + by))

    def set_roles(self, roles: frozenset[str] | None) -> None:
        """Follow only links of these roles; None for all."""
        if roles != self.roles:
            self.roles = roles
            self._ask()

    def answer(self) -> WhyWalk | None:
        """The walk as far as it is; begun now where there is none, or one for the text before."""
        if self.walk is None or self._soon.waiting:
            self._ask()
        return self.walk

    def ask_now(self) -> None:
        """Walk to the end at once, for who cannot wait (a picture)."""
        self._ask()
        if self.walk is not None and not self.walk.ended:
            self._give_up()
            self.walk = WhyWalk(
                self._session.graph, self.key, self.depth, self.down, self.roles
            ).finish()
            self.changed.emit()

    # --- following --------------------------------------------------------------------------------

    @Slot()
    def _opened(self) -> None:
        self._give_up()
        self.walk, self.key, self.trail = None, "", ()
        self.pinned, self._expected = False, None
        self._follow(self._session.key)

    @Slot(str)
    def _node_selected(self, _told: str) -> None:
        key = self._session.key  # a caret that is put back while a file is opened is the newer word
        if key == self._expected or self.pinned:
            return
        self._expected = None
        self._follow(key)

    @Slot(object)
    def _text_changed(self, changes: ChangeSet) -> None:
        long = self.walk is not None and not self.walk.ended
        if long or changes.meaning_changed or self._soon.waiting:
            self._give_up()
            # What waits for a rest goes on waiting while keys come.
            self._soon.ask(LONG_REST_MS if long else REST_MS)

    def _follow(self, key: str) -> None:
        """Ask of a node in a turn of its own: the text that the caret went to is painted first."""
        self.offered = not key
        self.trail = ()
        self.key = key
        if not self._soon.waiting:
            self._soon.ask()

    def _put(self, key: str, trail: tuple[str, ...]) -> None:
        self.offered = False
        self.key, self.trail = key, trail
        self._ask()

    @Slot(bool)
    def set_seen(self, seen: bool) -> None:
        """Say whether anybody can see the answer: nothing is walked for a panel out of sight."""
        if seen and not self._seen:
            self._soon.ask()
        self._seen = seen

    @Slot()
    def _ask_if_seen(self) -> None:
        if self._seen:
            self._ask()
        elif self.walk is not None:
            self._give_up()
            self.walk = None
            self.changed.emit()

    # --- walking ----------------------------------------------------------------------------------

    @Slot()
    def _ask(self) -> None:
        self._soon.leave()
        self._give_up()
        graph = self._session.graph
        if self.pinned and not graph.places(self.key):
            self.pinned, self.key = False, self._session.key
        self.trail = tuple(key for key in self.trail if graph.places(key))
        if self.offered or not graph.places(self.key):
            self.offered = True
            self.key = first_reasoned(graph)
        self.walk = None
        if self.key:
            self.walk = WhyWalk(graph, self.key, self.depth, self.down, self.roles)
            self._begin(self.walk)
        self.changed.emit()

    def _begin(self, walk: WhyWalk) -> None:
        """Walk for a moment; what is left goes on in slices."""
        work = walk.run()
        clock = QElapsedTimer()
        clock.start()
        for _ in work:
            if clock.elapsed() >= AT_ONCE_MS:
                self._work = work
                self._later.start()
                return

    @Slot()
    def _go_on(self) -> None:
        work, self._work = self._work, None
        if work is not None:
            self._slices.begin(work)

    def _give_up(self) -> None:
        """Let a walk that is under way be."""
        self._later.stop()
        self._slices.stop()
        self._work = None
