"""Dated thoughts, read as LMD.md folds them: the newest word counts, a tombstone removes.

Thoughts are stored as written. Everything that shows or counts them folds them here first.
"""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from operator import itemgetter

from msgspec import Struct

from whydesk.engine.graph.index import Graph
from whydesk.engine.model import Think

OPEN_TYPES = frozenset(("todo", "question"))
# What says that a todo or question needs nobody any more; the first word of a status counts.
DONE_STATUSES = frozenset(
    (
        "done",
        "closed",
        "resolved",
        "answered",
        "complete",
        "completed",
        "finished",
        "fixed",
        "cancelled",
        "canceled",
        "dropped",
        "rejected",
        "abandoned",
        "obsolete",
        "wontfix",
    )
)
_BODY_KEY_LENGTH = 60

FoldKey = tuple[str, str, str]
_Time = tuple[bool, float, str]
_Urgency = tuple[bool, _Time, _Time]


def fold_key(think: Think) -> FoldKey:
    """What makes two thoughts versions of one: host and id, or host and how the body starts."""
    if think.think_id:
        return think.host, "id", think.think_id
    return think.host, "body", think.body[:_BODY_KEY_LENGTH]


def fold(thinks: Iterable[Think]) -> list[Think]:
    """The thoughts that count, given all of them in source order; the result keeps that order.

    Of the versions of one thought the newest wins, a tie goes to the later in the source, and a
    winner that is deleted removes the thought.
    """
    folded = _Folded()
    for think in thinks:
        folded.take(think)
    return folded.kept()


class _Folded:
    """Thoughts as they are folded, one by one."""

    def __init__(self) -> None:
        self._winners: dict[FoldKey, tuple[int, Think]] = {}
        self._taken = 0

    def take(self, think: Think) -> None:
        """The next one in source order."""
        key = fold_key(think)
        held = self._winners.get(key)
        if held is None or not is_older(think.at, held[1].at):
            self._winners[key] = (self._taken, think)
        self._taken += 1

    def kept(self) -> list[Think]:
        """Those that count."""
        kept = sorted(self._winners.values(), key=itemgetter(0))
        return [think for _, think in kept if not think.deleted]


class Thread(Struct, frozen=True):
    """A thought that counts, and its earlier versions, newest first, tombstones included."""

    think: Think
    earlier: tuple[Think, ...] = ()


def threads(thinks: Iterable[Think]) -> list[Thread]:
    """The thoughts that count with what they said before, newest first; ties in source order."""
    written = list(thinks)
    by_key: dict[FoldKey, list[Think]] = {}
    for think in written:
        by_key.setdefault(fold_key(think), []).append(think)
    found: list[Thread] = []
    for think in fold(written):
        held = versions(by_key[fold_key(think)], think)
        found.append(Thread(think, tuple(one for one in reversed(held) if one is not think)))
    found.sort(key=lambda thread: _recency(thread.think.at), reverse=True)
    return found


def _recency(written: str) -> tuple[bool, bool, float, str]:
    """What sorts times so that the newest is last: none, what does not parse, then instants."""
    unread, seconds, text = _time_order(written)
    return bool(written), not unread, seconds, text


def versions(thinks: Iterable[Think], think: Think) -> list[Think]:
    """All versions of a thought, tombstones included, oldest first; ties in source order."""
    key = fold_key(think)
    ordered: list[Think] = []
    for other in thinks:
        if fold_key(other) == key:
            at = len(ordered)
            # Times that do not parse have no total order, so each is put where fold would.
            while at and is_older(other.at, ordered[at - 1].at):
                at -= 1
            ordered.insert(at, other)
    return ordered


def is_older(left: str, right: str) -> bool:
    """Whether one time is before another: as instants when both parse, else as text.

    A missing time is older than any other.
    """
    if left == right or not right:
        return False
    if not left:
        return True
    first, second = instant(left), instant(right)
    if first is None or second is None:
        return left < right
    return first < second


def instant(written: str) -> datetime | None:
    """An ISO date or date-time as an instant, or None. No offset means UTC; a date is midnight."""
    try:
        found = datetime.fromisoformat(written.strip())
    except ValueError:
        return None
    return found if found.tzinfo is not None else found.replace(tzinfo=UTC)


def is_open(think: Think) -> bool:
    """Whether a folded thought is a todo or question that its status does not call done."""
    return think.type in OPEN_TYPES and not is_done(think.status)


def is_done(status: str) -> bool:
    """Whether a status says that nothing is left to do; its first word decides."""
    words = status.lower().replace("-", " ").replace(",", " ").split()
    return bool(words) and words[0] in DONE_STATUSES


def open_loops(graph: Graph) -> list[Think]:
    """The open todos and questions: with a due date first, soonest first; then oldest first."""
    search = LoopSearch()
    for _ in search.gather(graph.thinks()):
        pass
    return search.found


class LoopSearch:
    """The open todos and questions, in the order of ``open_loops``, looked for bit by bit."""

    def __init__(self) -> None:
        self.found: list[Think] = []

    def gather(self, thinks: Iterable[Think | None]) -> Iterator[None]:
        """Find those among all thoughts in source order; each yield is a place to pause."""
        folded = _Folded()
        for think in thinks:
            if think is not None:
                folded.take(think)
            yield
        keyed: list[tuple[_Urgency, int, Think]] = []
        for number, think in enumerate(folded.kept()):
            if is_open(think):
                keyed.append((_urgency(think), number, think))
            yield
        self.found = [think for _, _, think in sorted(keyed, key=itemgetter(0, 1))]


def _urgency(think: Think) -> _Urgency:
    return not think.due, _time_order(think.due), _time_order(think.at)


def _time_order(written: str) -> _Time:
    """A total order over written times: what parses by instant, then the rest as text."""
    found = instant(written)
    seconds = (found - _EPOCH).total_seconds() if found else 0.0
    return found is None, seconds, written if found is None else ""


_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
