"""Turns of the event loop: each piece of work waits for one, and has it alone.

Qt has all timers that are due fire in one go, and shows nothing and hears no key before the last of
them is through. So pieces of work each too short to be felt add up where each has a timer of its
own. Here they stand in line behind one timer, and at each of its turns only one of them is done.
"""

from collections import deque

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from shiboken6 import isValid


class Turn(QObject):
    """A turn of the event loop that its owner asks for, again and again. GUI thread.

    ``came`` tells that it is there; nothing else in line comes before the event loop was free once
    more. It stands in line ``pause_ms`` after it was asked for. What is ``patient`` comes when
    nobody else waits: somebody may be looking at what the others do. An owner that is gone has left
    the line.
    """

    came = Signal()

    def __init__(self, owner: QObject, pause_ms: int = 0, *, patient: bool = False) -> None:
        super().__init__(owner)
        self.patient = patient
        self._pause_ms = pause_ms
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._stand_in_line)

    @property
    def waiting(self) -> bool:
        """Whether it was asked for, and did not come yet."""
        return self._pause.isActive() or _line().has(self)

    def ask(self, pause_ms: int | None = None) -> None:
        """Stand in line after the pause, or after this one; who waits already begins anew."""
        self.leave()
        pause_ms = self._pause_ms if pause_ms is None else pause_ms
        if pause_ms:
            self._pause.start(pause_ms)
        else:
            _line().join(self)

    def leave(self) -> None:
        """Wait no more."""
        self._pause.stop()
        _line().leave(self)

    @Slot()
    def _stand_in_line(self) -> None:
        _line().join(self)


def nobody_waits() -> bool:
    """Whether no piece of work stands in line, those aside whose pause is not over."""
    return _line().is_empty


class _Line(QObject):
    """Who waits, and the one timer that gives turns."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting: tuple[deque[Turn], deque[Turn]] = (deque(), deque())
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._give)

    @property
    def is_empty(self) -> bool:
        return not any(self._waiting)

    def has(self, turn: Turn) -> bool:
        return turn in self._waiting[turn.patient]

    def join(self, turn: Turn) -> None:
        self._waiting[turn.patient].append(turn)
        if not self._timer.isActive():
            self._timer.start()

    def leave(self, turn: Turn) -> None:
        if self.has(turn):
            self._waiting[turn.patient].remove(turn)

    @Slot()
    def _give(self) -> None:
        turn = self._next()
        if not self.is_empty:
            self._timer.start()  # before the work: that may run an event loop of its own
        if turn is not None:
            turn.came.emit()

    def _next(self) -> Turn | None:
        for line in self._waiting:
            while line:
                turn = line.popleft()
                if isValid(turn):  # Qt takes children away with their owner, and tells nobody
                    return turn
        return None


class _Shared:
    """The one line of this process, made when somebody first waits."""

    line: _Line | None = None


def _line() -> _Line:
    if _Shared.line is None:
        _Shared.line = _Line()
    return _Shared.line
