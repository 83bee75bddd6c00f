"""Long work on the GUI thread, in slices too short to be felt."""

from collections.abc import Iterator

from PySide6.QtCore import QElapsedTimer, QObject, Signal, Slot

from whydesk.engine.bulk import bulk
from whydesk.session.turns import Turn

SLICE_MS = 6
# How long slices stand back after a key, so that what it wrote is painted first.
KEY_PAUSE_MS = 40
# What is left of a round that is through and was not told yet.
_THROUGH: Iterator[None] = iter(())


class _Keys:
    """When the last key came, to whichever widget."""

    since = QElapsedTimer()


def note_key() -> None:
    """Say that a key came: patient slices wait until the window has had time to show it."""
    _Keys.since.start()


def _ms_to_wait() -> int:
    since = _Keys.since
    return max(0, KEY_PAUSE_MS - since.elapsed()) if since.isValid() else 0


class Slices(QObject):
    """Goes through one round of work, a slice at each turn of the event loop. GUI thread.

    Each yield of a round is a place where it may pause, or be given up. ``ended`` tells that a
    round is through; one that was stopped, or that failed, never ends. Unless it is not
    ``patient``, work stands back while keys come and behind what is not, and has its end told in a
    turn of its own where the time of the last slice is over.
    """

    ended = Signal()

    def __init__(
        self, parent: QObject | None = None, slice_ms: int = SLICE_MS, *, patient: bool = True
    ) -> None:
        super().__init__(parent)
        self._patient = patient
        self._slice_ms = slice_ms
        self._round: Iterator[None] | None = None
        self._turn = Turn(self, patient=patient)
        self._turn.came.connect(self._take_turn)

    @property
    def running(self) -> bool:
        return self._round is not None

    def begin(self, work: Iterator[None]) -> None:
        """Go through this round, in the place of one that is under way."""
        self._round = work
        self._turn.ask()

    def begin_now(self, work: Iterator[None]) -> None:
        """The same, with the first slice before this returns: short work is done by then."""
        self._turn.leave()
        self._round = work
        self._go_on()

    def stop(self) -> None:
        """Give up the round that is under way, if one is."""
        self._round = None
        self._turn.leave()

    def finish(self) -> None:
        """Go through the rest of the round now, for who cannot wait."""
        work = self._round
        self.stop()
        if work is not None:
            for _ in work:
                pass
            self.ended.emit()

    @Slot()
    def _take_turn(self) -> None:
        wait_ms = _ms_to_wait() if self._patient else 0
        if wait_ms:
            self._turn.ask(wait_ms)
        else:
            self._go_on()

    def _go_on(self) -> None:
        work = self._round
        if work is None:
            return
        clock = QElapsedTimer()
        clock.start()
        # While a slice runs the round counts as under way; if it fails, it no longer does.
        try:
            through = self._slice(work, clock)
        except BaseException:
            if self._round is work:
                self.stop()
            raise
        if self._round is not work:  # what it did has it given up, or has begun another
            return
        if through and self._can_end(work, clock):
            self._round = None
            self.ended.emit()
        else:
            self._round = _THROUGH if through else work
            self._turn.ask()

    def _can_end(self, work: Iterator[None], clock: QElapsedTimer) -> bool:
        """Whether there is time left for what follows the end."""
        return work is _THROUGH or not self._patient or clock.elapsed() < self._slice_ms

    def _slice(self, work: Iterator[None], clock: QElapsedTimer) -> bool:
        """Work until the time is over; whether the round is through."""
        with bulk():
            return all(clock.elapsed() < self._slice_ms for _ in work)
