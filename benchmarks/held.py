"""How long the window was held up at most: the longest time without a turn of the event loop."""

import time

from PySide6.QtCore import QObject, Qt, QTimer


class Held(QObject):
    """Asks for a turn of the event loop every few milliseconds, and notes the longest wait for it.

    ``longest_ms`` is by the clock, ``worked_ms`` what of it the window's own thread worked: on a
    busy machine the rest is waiting for a processor.
    """

    EVERY_MS = 5

    def __init__(self) -> None:
        super().__init__()
        self.longest_ms = self.worked_ms = 0.0
        self._clock = self._work = 0.0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(self.EVERY_MS)
        self._timer.timeout.connect(self._tick)

    def begin(self) -> None:
        """Watch from now on."""
        self.longest_ms = self.worked_ms = 0.0
        self._clock, self._work = time.perf_counter(), time.thread_time()
        self._timer.start()

    def end(self) -> None:
        """Watch no more."""
        self._timer.stop()

    def _tick(self) -> None:
        clock, work = time.perf_counter(), time.thread_time()
        late = (clock - self._clock) * 1000 - self.EVERY_MS
        self.longest_ms = max(self.longest_ms, late)
        self.worked_ms = max(self.worked_ms, (work - self._work) * 1000)
        self._clock, self._work = clock, work
