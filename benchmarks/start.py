"""From starting Python to a cursor that takes keys: our program, and a bare window beside it.

    python -m benchmarks.start ours | bare

is one start: the process ends as soon as an editor that has the keyboard was painted. Both are
timed from outside, whole processes, one after the other in turn.
"""

import resource
import sys
import time
from pathlib import Path

from benchmarks.figures import Figure, Figures, child, least_of

STARTS = 9


def figures(nodes: int, folder: Path) -> Figures:
    """The least of several starts, after one that is not counted; the same at every size."""
    ours: list[Figure] = []
    bare: list[Figure] = []
    for _ in range(STARTS + 1):
        ours.append(_started(folder, "ours"))
        bare.append(_started(folder, "bare"))
    return {"start": least_of(ours[1:]), "bare start": least_of(bare[1:])}


def _started(folder: Path, which: str) -> Figure:
    """What one start took of the processor, and by the clock."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    child(folder, "-m", "benchmarks.start", which)
    clock, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    work = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Figure(work * 1000, clock * 1000)


def _ours() -> None:
    from whydesk.__main__ import loaded_app  # noqa: PLC0415 - the bare window must not pay for it

    held: list[object] = []

    def watch(_services: object) -> None:
        from benchmarks.cursor import Cursor  # noqa: PLC0415 - Qt comes when the program loads it

        held.append(Cursor())

    loaded_app().run([], watch)


def _bare() -> None:
    from PySide6.QtWidgets import QApplication, QMainWindow, QPlainTextEdit  # noqa: PLC0415

    from benchmarks.cursor import Cursor  # noqa: PLC0415

    app = QApplication(["bare"])
    app.setStyle("Fusion")
    window, view = QMainWindow(), QPlainTextEdit()
    window.setCentralWidget(view)
    window.resize(1440, 900)
    window.show()
    view.setFocus()
    cursor = Cursor()
    app.exec()
    del cursor


if __name__ == "__main__":
    {"ours": _ours, "bare": _bare}[sys.argv[1]]()
