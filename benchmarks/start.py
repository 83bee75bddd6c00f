"""From starting Python to a cursor that takes keys: our program, and a bare window beside it.

    python -m benchmarks.start ours | bare

is one start: the process ends as soon as an editor that has the keyboard was painted. Both are
timed from outside, whole processes, one after the other in turn.
"""

import os
import resource
import sys
import time
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow, QPlainTextEdit

from benchmarks.figures import Figure, Figures, child

STARTS = 5


def figures(nodes: int, folder: Path) -> Figures:
    """The least of several starts, after one that is not counted; the same at every size."""
    ours: list[Figure] = []
    bare: list[Figure] = []
    for _ in range(STARTS + 1):
        ours.append(_started(folder, "ours"))
        bare.append(_started(folder, "bare"))
    return {"start": _least(ours[1:]), "bare start": _least(bare[1:])}


def _least(starts: list[Figure]) -> Figure:
    return Figure(min(one.work for one in starts), min(one.clock for one in starts))


def _started(folder: Path, which: str) -> Figure:
    """What one start took of the processor, and by the clock."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    child(folder, "-m", "benchmarks.start", which)
    clock, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    work = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Figure(work * 1000, clock * 1000)


class _Cursor(QObject):
    """Ends the process once an editor has the keyboard and was painted."""

    def __init__(self) -> None:
        super().__init__()
        self._look = QTimer(self)
        self._look.timeout.connect(self._find)
        self._look.start(0)

    def _find(self) -> None:
        editor = QApplication.focusWidget()
        if isinstance(editor, QPlainTextEdit):
            self._look.stop()
            editor.viewport().installEventFilter(self)
            editor.viewport().update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, lambda: os._exit(0))  # after the paint, which is handled next
        return False


def _ours() -> None:
    from whydesk import app  # noqa: PLC0415 - the bare window must not pay for it

    app.application(["whydesk"])
    cursor = _Cursor()
    app.run([])
    del cursor


def _bare() -> None:
    app = QApplication(["bare"])
    app.setStyle("Fusion")
    window, view = QMainWindow(), QPlainTextEdit()
    window.setCentralWidget(view)
    window.resize(1440, 900)
    window.show()
    view.setFocus()
    cursor = _Cursor()
    app.exec()
    del cursor


if __name__ == "__main__":
    {"ours": _ours, "bare": _bare}[sys.argv[1]]()
