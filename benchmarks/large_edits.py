"""How long the window is held up by changes too large for a frame, and when they are through.

    python -m benchmarks.large_edits [NODES ...]

Into a small text the whole of a generated one is pasted; that is taken back, made again, and all of
it deleted. Then a node is renamed that as many others link to. ``held`` is the longest time without
a turn of the event loop, in processor time of the window's own thread: what other work the machine
has does not count.
"""

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop, QMimeData, Qt, QTimer
from PySide6.QtTest import QTest

from benchmarks.texts import source
from whydesk.app import Services, application, make_services
from whydesk.engine.graph.rename import rename as plan_rename
from whydesk.session import refactoring

SIZES = (1_000, 10_000)
SMALL = "# Title\n\n[[A]]\n>>type: claim\n"
STEP_MS = 20


class Hold:
    """Runs the event loop until the window is at rest, and notes the longest turn of it."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def measure(self, name: str, act: Callable[[], object]) -> None:
        """Print what an act costs: how long it holds the window, and until the text is changed."""
        loop = QEventLoop()
        turn = QTimer()
        last = [time.thread_time()]
        held = [0.0]

        def tick() -> None:
            now = time.thread_time()
            held[0] = max(held[0], now - last[0])
            last[0] = now

        turn.timeout.connect(tick)
        turn.start(0)
        start = time.perf_counter()
        QTimer.singleShot(0, act)
        QTimer.singleShot(STEP_MS, loop.quit)
        loop.exec()
        steps = self._services.window.desk.steps
        while steps.running:
            QTimer.singleShot(STEP_MS, loop.quit)
            loop.exec()
        through = time.perf_counter() - start
        self._rest(loop)
        turn.stop()
        print(f"  {name:22} held {held[0] * 1000:5.0f} ms   through after {through:5.2f} s")

    def _rest(self, loop: QEventLoop) -> None:
        """Let everything follow that does so once the text rests."""
        still = 0
        while still < 40:
            QTimer.singleShot(STEP_MS, loop.quit)
            loop.exec()
            still = still + 1 if self._services.session.findings.resting else 0


def hub(nodes: int) -> str:
    """A node that as many others link to."""
    others = (
        f"[[N{n}]]\n>>type: claim\n>>what: text {n} about something\n[[N{n}]] →(supports) [[Hub]]\n"
        for n in range(nodes)
    )
    return "[[Hub]]\n>>type: claim\n\n" + "\n".join(others)


def measure(nodes: int, folder: Path) -> None:
    """Print the figures of a text of this many nodes."""
    services = make_services(None)
    window, session = services.window, services.session
    window.resize(1440, 900)
    window.show()
    hold = Hold(services)
    text = source(nodes)
    print(f"{nodes:,} nodes, {text.count(chr(10)):,} lines")
    session.open(_file(folder / f"small-{nodes}.lmd", SMALL))
    view = window.desk.view
    data = QMimeData()
    data.setText(text)
    view.go_to(4)
    hold.measure("paste", lambda: view.insertFromMimeData(data))
    hold.measure("undo", window.desk.undo)
    hold.measure("redo", window.desk.redo)
    view.selectAll()
    hold.measure("copy", view.copy)
    hold.measure("delete all", lambda: QTest.keyClick(view, Qt.Key.Key_Delete))
    session.open(_file(folder / f"hub-{nodes}.lmd", hub(nodes)))
    plan = plan_rename(session.graph, "hub", "Centre")
    hold.measure("rename everywhere", lambda: refactoring.rename(session, plan))
    hold.measure("undo of that", window.desk.undo)
    services.stop()
    session.put(type(session.workspace).new())
    window.deleteLater()


def _file(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8", newline="")
    return path


def main(sizes: tuple[int, ...]) -> None:
    """Measure each size in turn."""
    application(["whydesk"])
    with tempfile.TemporaryDirectory() as folder:
        for nodes in sizes:
            measure(nodes, Path(folder))


if __name__ == "__main__":
    main(tuple(map(int, sys.argv[1:])) or SIZES)
