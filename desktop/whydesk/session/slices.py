"""Long work on the GUI thread, in slices too short to be felt."""

from collections.abc import Iterator

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal, Slot

SLICE_MS = 6


class Slices(QObject):
    """Goes through one round of work, a slice each time the event loop is free. GUI thread.

    Each yield of a round is a place where it may pause, or be given up. ``ended`` tells that a
    round is through; one that was stopped never ends.
    """

    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._round: Iterator[None] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)

    @property
    def running(self) -> bool:
        return self._round is not None

    def begin(self, work: Iterator[None]) -> None:
        """Go through this round, in the place of one that is under way."""
        self._round = work
        self._timer.start(0)

    def stop(self) -> None:
        """Give up the round that is under way, if one is."""
        self._round = None
        self._timer.stop()

    @Slot()
    def _go_on(self) -> None:
        if self._round is None:
            return
        clock = QElapsedTimer()
        clock.start()
        for _ in self._round:
            if clock.elapsed() >= SLICE_MS:
                self._timer.start(0)
                return
        self._round = None
        self.ended.emit()
