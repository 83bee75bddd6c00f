"""From a key to the painted glyph, in the real window, at several sizes of text.

    python -m benchmarks.window [NODES ...]

Each key is an event that the window handles like one of a person's, the event loop running as it
always does; its time ends when the text has been painted after it. Run it on a virtual screen
(``xvfb-run``) or offscreen.
"""

import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from benchmarks.texts import source, varied_labels
from whydesk.app import Services, application, make_services
from whydesk.engine.model import Place

SIZES = (1_000, 10_000)
LABELS = 100_000
LINES = (
    *(
        "sub",
        "qu au 7",
        "zinc win",
        "singel",
        "oa",
        "커피 구",
        "ㅋㅍ",
        "77",
        "rst",
        "nothing like it",
    ),
    *("plan 4", "yearly copper", "ROASTERY", "원두", "archive ledger har"),
)
KEYS = 300
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


def key_to_paint_ms(services: Services, keys: Iterable[tuple[Qt.Key, str]]) -> list[Spent]:
    """How long each key takes to show, in milliseconds."""
    view = services.window.desk.view
    loop, pause = QEventLoop(), QEventLoop()
    watch = PaintWatch(view.viewport(), loop)
    times: list[Spent] = []
    for key, text in keys:
        QTimer.singleShot(PAUSE_MS, pause.quit)
        pause.exec()
        press = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)
        QTimer.singleShot(LONGEST_WAIT_MS, loop.quit)
        start = Spent.now()
        QCoreApplication.postEvent(view, press)
        loop.exec()
        times.append(Spent.since(start))
    view.viewport().removeEventFilter(watch)
    return times


def key_to_list_ms(services: Services, lines: Iterable[str]) -> list[Spent]:
    """How long each key takes to show the list of completions, from the second bracket on."""
    desk, loop, pause = services.window.desk, QEventLoop(), QEventLoop()
    view = desk.view
    times: list[Spent] = []
    for line in lines:
        for key, text in typed("\n["):
            QCoreApplication.sendEvent(view, _press(key, text))
        for key, text in typed("[" + line):
            QTimer.singleShot(PAUSE_MS, pause.quit)
            pause.exec()
            start = Spent.now()
            QCoreApplication.sendEvent(view, _press(key, text))
            popup = desk.completer.popup
            if popup is not None and desk.completer.visible:
                watch = PaintWatch(popup.list.viewport(), loop)
                QTimer.singleShot(LONGEST_WAIT_MS, loop.quit)
                loop.exec()
                times.append(Spent.since(start))
                popup.list.viewport().removeEventFilter(watch)
    return times


def _read_labels(services: Services) -> None:
    """Wait until the labels are there to be completed from; no key comes meanwhile."""
    loop = QEventLoop()
    while not services.window.desk.completer.ready:
        QTimer.singleShot(LONGEST_WAIT_MS, loop.quit)
        loop.exec()


def _press(key: Qt.Key, text: str) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)


def typed(text: str) -> list[tuple[Qt.Key, str]]:
    """Key presses that write a text."""
    special = {"\n": Qt.Key.Key_Return, " ": Qt.Key.Key_Space}
    return [(special.get(letter, Qt.Key.Key_A), letter) for letter in text]


def measure(nodes: int, folder: Path) -> None:
    """Print the figures of a text of this many nodes."""
    path = folder / f"{nodes}.lmd"
    path.write_text(source(nodes), encoding="utf-8", newline="")
    services = make_services(None)
    window = services.window
    window.resize(1440, 900)
    window.show()
    start = time.perf_counter()
    services.session.open(path)
    loop = QEventLoop()
    PaintWatch(window.desk.view.viewport(), loop)
    window.desk.view.viewport().update()
    loop.exec()
    lines = services.session.workspace.document().line_count
    print(f"{nodes:,} nodes, {lines:,} lines: open to first paint {_ms(start)} ms")
    window.desk.go_to(Place(path.name, lines // 2))
    backspace = [(Qt.Key.Key_Backspace, "\b")] * KEYS
    report("prose", key_to_paint_ms(services, typed("plain words " * (KEYS // 12))))
    report("taken back", key_to_paint_ms(services, backspace))
    _read_labels(services)
    report("completing", key_to_paint_ms(services, typed("\n[[Node number 7" * (KEYS // 15))))
    services.stop()
    services.session.put(type(services.session.workspace).new())
    window.deleteLater()


def measure_list(labels: int, folder: Path) -> None:
    """Print how long the list of completions takes among so many labels."""
    path = folder / "labels.lmd"
    path.write_text(varied_labels(labels), encoding="utf-8", newline="")
    services = make_services(None)
    services.window.resize(1440, 900)
    services.window.show()
    services.session.open(path)
    services.session.findings.finish()
    _read_labels(services)
    lines = services.session.workspace.document().line_count
    services.window.desk.go_to(Place(path.name, lines // 2))
    print(f"{labels:,} labels, {lines:,} lines: from a key to the painted list")
    report("labels", key_to_list_ms(services, LINES * 4))
    services.stop()
    services.session.put(type(services.session.workspace).new())
    services.window.deleteLater()


def report(name: str, times: list[Spent]) -> None:
    """Print how the times are spread: by the clock, and what the window's own thread worked."""
    _print_spread(name, "by the clock", [spent.clock for spent in times])
    _print_spread("", "own work", [spent.work for spent in times])


def _print_spread(name: str, what: str, times: list[float]) -> None:
    cuts = quantiles(times, n=100)
    figures = f"median {median(times):5.1f}   90 % {cuts[89]:5.1f}   99 % {cuts[98]:5.1f}"
    print(f"  {name:11} {what:13} {figures}   most {max(times):5.1f} ms")


def _ms(start: float) -> str:
    return f"{(time.perf_counter() - start) * 1000:,.0f}"


def main(sizes: tuple[int, ...]) -> None:
    """Measure each size in turn."""
    application(["whydesk"])
    with tempfile.TemporaryDirectory() as folder:
        for nodes in sizes:
            measure(nodes, Path(folder))
        measure_list(LABELS, Path(folder))


if __name__ == "__main__":
    main(tuple(map(int, sys.argv[1:])) or SIZES)
