"""Long work on the GUI thread, in slices too short to be felt."""

from collections.abc import Iterator

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal, Slot

from whydesk.engine.bulk import bulk

SLICE_MS = 6
# How long slices stand back after a key, so that what it wrote is painted first.
KEY_PAUSE_MS = 40


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
    """Goes through one round of work, a slice each time the event loop is free. GUI thread.

    Each yield of a round is a place where it may pause, or be given up. ``ended`` tells that a
    round is through; one that was stopped, or that failed, never ends. Unless it is not
    ``patient``, work that begins on a timer stands back while keys come.
    """

    ended = Signal()

    def __init__(
        self, parent: QObject | None = None, slice_ms: int = SLICE_MS, *, patient: bool = True
    ) -> None:
        super().__init__(parent)
        self._patient = patient
        self._slice_ms = slice_ms
        self._round: Iterator[None] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._take_turn)

    @property
    def running(self) -> bool:
        return self._round is not None

    def begin(self, work: Iterator[None]) -> None:
        """Go through this round, in the place of one that is under way."""
        self._round = work
        self._timer.start(0)

    def begin_now(self, work: Iterator[None]) -> None:
        """The same, with the first slice before this returns: short work is done by then."""
        self._timer.stop()
        self._round = work
        self._go_on()

    def stop(self) -> None:
        """Give up the round that is under way, if one is."""
        self._round = None
        self._timer.stop()

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
            self._timer.start(wait_ms)
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
        if through:
            self._round = None
            self.ended.emit()
        else:
            self._timer.start(0)

    def _slice(self, work: Iterator[None], clock: QElapsedTimer) -> bool:
        """Work until the time is over; whether the round is through."""
        with bulk():
            return all(clock.elapsed() < self._slice_ms for _ in work)
