"""What the evidence page, its outline and its tabs are about: a claim, and what is supposed."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from whydesk.engine.graph.index import ChangeSet
from whydesk.session.session import Session
from whydesk.session.standing import Standing
from whydesk.session.turns import Turn

if TYPE_CHECKING:
    from whydesk.engine.evidence.impact import Impact
    from whydesk.session.support_impact import Outcome
    from whydesk.session.support_parts import Part, Picture

MOST_LEGS = 500
FOLLOW_MS = 40


class SupportReading(QObject):
    """Follows the caret, or stays where it was put; keeps the picture true to the text. GUI thread.

    Nothing is read while nobody looks, and what takes long to read is left to ``standing``, which
    does it in slices. ``changed`` tells that there is something else to show.
    ``pointed`` tells which part is the current one, in the picture and in the outline alike.
    ``impact`` is what withdrawing the ``supposed`` nodes would do; supposing changes no text.
    """

    changed = Signal()
    pointed = Signal(str)

    def __init__(self, session: Session, standing: Standing, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._standing = standing
        self.key = ""
        self.picture: Picture | None = None
        self.impact: Impact | None = None
        self.supposed: tuple[str, ...] = ()
        self.pinned = False
        self.current = ""
        self._opened: frozenset[str] = frozenset()
        self._most_legs = MOST_LEGS
        self._watchers: set[QObject] = set()
        self._parts: dict[str, Part] = {}
        self._expected: str | None = None
        self._next: str | None = None
        self._late = False
        self._soon = Turn(self, FOLLOW_MS)
        self._soon.came.connect(self.refresh)
        standing.caught_up.connect(self._read_late)
        session.opened.connect(self._start_anew)
        session.changed.connect(self._text_changed)
        session.node_selected.connect(self._node_selected)

    # --- who looks --------------------------------------------------------------------------------

    def watch(self, watcher: QObject, seen: bool) -> None:
        """Say that somebody looks, or no longer does."""
        if seen == (watcher in self._watchers):
            return
        if seen:
            self._watchers.add(watcher)
            if len(self._watchers) == 1:
                if not self.pinned:
                    self._next = self._session.key
                self.refresh()
        else:
            self._watchers.discard(watcher)
            if not self._watchers:
                self._soon.leave()

    @property
    def opened(self) -> frozenset[str]:
        """The paths of the legs whose groups are shown."""
        return self._opened

    @property
    def most_legs(self) -> int:
        """How many legs are shown at most."""
        return self._most_legs

    @property
    def is_watched(self) -> bool:
        return bool(self._watchers)

    @property
    def is_waiting(self) -> bool:
        """Whether a look at the text is about to come."""
        return self._soon.waiting or self._late

    # --- what is asked ----------------------------------------------------------------------------

    def ask(self, key: str) -> None:
        """Show another claim; says so where it is gone."""
        if key and key != self.key and self._session.are_there((key,)):
            self._next = key
            self.refresh()

    def expect(self, key: str) -> None:
        """Stay where it is although the caret is about to go to this node."""
        self._expected = key

    def set_pinned(self, pinned: bool) -> None:
        """Keep the claim while the caret moves, or let it follow again."""
        self.pinned = pinned and bool(self.key)
        if not self.pinned:
            self._next = self._session.key
        self.refresh()

    def turn(self, part: "Part") -> None:
        """Show the groups of a leg that is a claim in their place, or fold them."""
        if part.opens:
            self._opened = self._opened ^ {part.path}
            self.refresh()

    def show_more(self) -> None:
        """Show twice as many legs at most."""
        self._most_legs *= 2
        self.refresh()

    def point(self, path: str) -> None:
        """Make a part the current one."""
        if path != self.current:
            self.current = path
            self.pointed.emit(path)

    @property
    def part(self) -> "Part | None":
        """The current part; None where it is not there any more."""
        return self._parts.get(self.current)

    # --- what if ----------------------------------------------------------------------------------

    def suppose(self, key: str) -> None:
        """Suppose that a node were withdrawn, or no longer."""
        rest = tuple(other for other in self.supposed if other != key)
        self.set_supposed(rest if key in self.supposed else (*rest, key))

    def set_supposed(self, keys: Iterable[str]) -> None:
        """Suppose that these nodes were withdrawn, and no others."""
        keys = tuple(dict.fromkeys(key for key in keys if key))
        if keys != self.supposed:
            self.supposed = keys
            self.refresh()

    def outcomes(self) -> "tuple[tuple[Outcome, ...], tuple[str, ...]]":
        """What becomes of which claims, and of what: of what is supposed, else of the current part.

        Nothing is said of a claim's own withdrawal before somebody asks.
        """
        from whydesk.session.support_impact import outcomes_of

        impact, part = self.impact, self.part
        if part is not None and not self._is_there(part):
            return (), ()
        support = self._session.workspace.support
        if self.withdrawn and part is not None:
            return (), (part.label,)
        if impact is None and part is not None and part.key and part.path != self.key:
            impact = support.impact((part.key,))
        elif impact is None and part is not None and self.picture and not self._makes_claim:
            impact = support.impact((part.key or self.key,))
        if impact is None:
            return (), ()
        labels = tuple(named.label for named in impact.withdrawn)
        return outcomes_of(impact, support), labels

    @property
    def withdrawn(self) -> bool:
        """Whether nothing is supposed, because the current part is withdrawn as it is."""
        part = self.part
        withdrawn = part is not None and part.withdrawn and self._is_there(part)
        return self.impact is None and withdrawn

    def _is_there(self, part: "Part") -> bool:
        """Whether its node is; not where the text was changed, and nobody has looked since."""
        return bool(self._session.graph.places(part.key or self.key))

    @property
    def _makes_claim(self) -> bool:
        return self.picture is not None and self.picture.makes_claim

    @Slot()
    def let_go(self) -> None:
        """Suppose nothing."""
        self.set_supposed(())

    # --- following --------------------------------------------------------------------------------

    @Slot()
    def _start_anew(self) -> None:
        self.key, self._next = "", self._session.key
        self.picture = self.impact = None
        self.supposed, self._opened, self.pinned = (), frozenset(), False
        self._most_legs = MOST_LEGS
        self.refresh()

    @Slot(object)
    def _text_changed(self, changes: ChangeSet) -> None:
        if changes.meaning_changed and self._watchers:
            self._soon.ask()

    @Slot(str)
    def _node_selected(self, _told: str) -> None:
        key = self._session.key
        if self.pinned or key == self._expected:
            return
        self._expected = None
        if key:
            self._next = key
            if self._watchers:
                self._soon.ask()

    @Slot()
    def refresh(self) -> None:
        """Look again at the text. A claim that is gone gives way to the one at the caret."""
        self._soon.leave()
        self._late = bool(self._watchers) and self._session.workspace.support.is_behind
        if self._late:
            self._standing.read()
        elif self._watchers:
            self._read()

    @Slot()
    def _read_late(self) -> None:
        if self._late:
            self.refresh()

    def _read(self) -> None:
        from whydesk.engine.evidence.supposing import Supposition
        from whydesk.session.support_picture import picture_of

        session, support = self._session, self._session.workspace.support
        places = session.graph.places
        wanted, self._next = self._next, None
        if wanted and places(wanted):
            self._take(wanted)
        if not self.key or not places(self.key):
            self.pinned = False
            self._take(session.key if session.key and places(session.key) else self._first())
        self.supposed = tuple(key for key in self.supposed if places(key))
        self.impact = support.impact(self.supposed) if self.supposed else None
        self.picture = None
        if self.key:
            self.picture = picture_of(
                support, self.key, self._opened, Supposition(self.impact), self._most_legs
            )
        parts = self.picture.walk() if self.picture else ()
        self._parts = {part.path: part for part in parts}
        if self.current not in self._parts:
            self.current = self.key
        self.changed.emit()

    def _take(self, key: str) -> None:
        if key != self.key:
            self.key, self._opened, self._most_legs = key, frozenset(), MOST_LEGS

    def _first(self) -> str:
        """The first claim of the text, for a caret that is in no node."""
        return next(iter(self._session.workspace.support.statuses()), "")
