"""How all claims stand: their statuses, what needs another look, and what a what-if would fell."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from whydesk.session.loading import loaded
from whydesk.session.session import Session
from whydesk.session.slices import Slices

if TYPE_CHECKING:
    from whydesk.engine.evidence.values import ReviewItem, SupportStatus

AT_ONCE = 20_000

# The room of evidence in parts, each of which builds on the ones before it: the first time that it
# is asked, all of it in one turn of the window would be felt.
_ROOMS = (
    "whydesk.engine.evidence.assembling",
    "whydesk.engine.evidence.claim",
    "whydesk.engine.evidence.index",
)


class Standing(QObject):
    """Read once typing rests; ``changed`` tells that something is another. GUI thread.

    Of a text with more than ``AT_ONCE`` nodes nothing is read before somebody asks with ``read``:
    the first look at a text takes time in proportion to it, later ones only to what changed. A look
    that takes time goes in slices, and an edit puts it off; ``caught_up`` tells that it is through.
    """

    changed = Signal()
    caught_up = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.statuses: Mapping[str, SupportStatus] = {}
        self.reviews: tuple[ReviewItem, ...] = ()
        self._asked = False
        self._slices = Slices(self)
        self._slices.ended.connect(self.caught_up)
        session.opened.connect(self._forget)
        session.changed.connect(self._slices.stop)
        session.findings.settled.connect(self._settled)

    @property
    def counts(self) -> Counter["SupportStatus"]:
        """How many claims there are of each status."""
        return Counter(self.statuses.values())

    def read(self) -> None:
        """Read it now, and whenever typing rests from now on; what takes long is through later."""
        self._asked = True
        if not self._slices.running:
            self._slices.begin_now(self._look())

    def _look(self) -> Iterator[None]:
        yield from loaded(_ROOMS)
        support = self._session.workspace.support
        if support.is_behind:
            yield from support.catch_up()
            yield
        statuses = support.statuses()
        yield
        reviews = tuple(support.requires_reevaluation())
        yield
        if statuses != self.statuses or reviews != self.reviews:
            self.statuses, self.reviews = statuses, reviews
            self.changed.emit()

    @Slot()
    def _settled(self) -> None:
        if self._asked or self._session.findings.counts.nodes <= AT_ONCE:
            self.read()

    @Slot()
    def _forget(self) -> None:
        self._asked = False
        self._slices.stop()
        if self.statuses or self.reviews:
            self.statuses, self.reviews = {}, ()
            self.changed.emit()
