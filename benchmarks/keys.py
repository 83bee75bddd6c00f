"""From a key to the painted glyph: keys pressed as a person would, and what each cost.

Each key is an event that the widget handles like one of a person's, the event loop running as it
always does; its time ends when the text has been painted after it.
"""

import time
from collections.abc import Iterable, Sequence
from statistics import quantiles
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from benchmarks.figures import Figure, Figures

SIZE = (1440, 900)
LONGEST_WAIT_MS = 2_000
PAUSE_MS = 15  # between two keys, as if typed in great haste; what is put off gets its turn


class Spent(NamedTuple):
    """Milliseconds by the clock, and of the window's own thread at work."""

    clock: float
    work: float

    @classmethod
    def now(cls) -> "Spent":
        return cls(time.perf_counter() * 1000, time.thread_time() * 1000)

    @classmethod
    def since(cls, start: "Spent") -> "Spent":
        end = cls.now()
        return cls(end.clock - start.clock, end.work - start.work)


class PaintWatch(QObject):
    """Ends a wait once a widget has been painted."""

    def __init__(self, widget: QWidget, loop: QEventLoop) -> None:
        super().__init__(widget)
        self._loop = loop
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and self._loop.isRunning():
            QTimer.singleShot(0, self._loop.quit)  # after the paint, which is handled next
        return False


def wait(milliseconds: int) -> None:
    """Let the event loop run for so long."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def settle(widget: QWidget) -> None:
    """Wait until a widget has been painted."""
    loop = QEventLoop()
    watch = PaintWatch(widget, loop)
    widget.update()
    loop.exec()
    widget.removeEventFilter(watch)


def keys_to_paint(view: QPlainTextEdit, keys: Iterable[tuple[Qt.Key, str]]) -> list[Spent]:
    """How long each key takes to show."""
    loop = QEventLoop()
    watch = PaintWatch(view.viewport(), loop)
    times: list[Spent] = []
    for key, text in keys:
        wait(PAUSE_MS)
        QTimer.singleShot(LONGEST_WAIT_MS, loop.quit)
        start = Spent.now()
        QCoreApplication.postEvent(view, press(key, text))
        loop.exec()
        times.append(Spent.since(start))
    view.viewport().removeEventFilter(watch)
    return times


def press(key: Qt.Key, text: str) -> QKeyEvent:
    """A key going down, without another held."""
    return QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)


def typed(text: str) -> list[tuple[Qt.Key, str]]:
    """Key presses that write a text."""
    special = {"\n": Qt.Key.Key_Return, " ": Qt.Key.Key_Space}
    return [(special.get(letter, Qt.Key.Key_A), letter) for letter in text]


def spread(name: str, times: Sequence[Spent]) -> Figures:
    """The median and the 99th percentile of many times, the two rows of a table."""
    work = quantiles([spent.work for spent in times], n=100)
    clock = quantiles([spent.clock for spent in times], n=100)
    return {
        f"{name}, p50": Figure(work[49], clock[49]),
        f"{name}, p99": Figure(work[98], clock[98]),
    }
