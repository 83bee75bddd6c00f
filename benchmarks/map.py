"""From a wish to the painted map, and how long the window is held up meanwhile.

    python -m benchmarks.map [NODES ...]

Nodes are those on the map. The process that draws is started beforehand for all but the first
figure. "Held" is the longest time for which the event loop got no turn, and in brackets what of it
the window's own thread worked: on a busy machine the rest is waiting for a processor.
"""

import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from PySide6.QtCore import QEventLoop, QTimer

from whydesk.app import Services, application, make_services
from whydesk.engine.model import Span, TextEdit
from whydesk.engine.workspace import Workspace

SIZES = (50, 120, 200, 500)
ROUNDS = 7


def text_of(nodes: int) -> str:
    """Nodes that all lie in the neighbourhood of the first, with a link and a third each."""
    chance = random.Random(nodes)
    name = "[[Node number {}, with a name of some length]]"
    lines = [f"{name.format(n)}\n>>type: claim\n" for n in range(nodes)]
    pairs = [((n - 1) // 3, n) for n in range(1, nodes)]
    pairs += [tuple(sorted(chance.sample(range(nodes), 2))) for _ in range(nodes // 3)]
    lines += [f"{name.format(a)} →(derived-from) {name.format(b)}" for a, b in pairs]
    return "\n".join(lines)


class Watch:
    """Runs the event loop until the map is painted; tells how long that and the longest gap was."""

    def __init__(self, services: Services) -> None:
        self._page = services.window.stage.map
        self._drawings = services.window.stage.drawings
        self.held = self.worked = 0.0

    def until_painted(self, start: float) -> float:
        """Milliseconds from a start until the newest map is on the screen."""
        loop, timer = QEventLoop(), QTimer()
        timer.setInterval(1)
        self.held = self.worked = 0.0
        last = [time.perf_counter(), time.thread_time()]

        def note() -> None:
            now = [time.perf_counter(), time.thread_time()]
            self.held = max(self.held, (now[0] - last[0]) * 1000)
            self.worked = max(self.worked, (now[1] - last[1]) * 1000)
            last[:] = now

        def tick() -> None:
            note()
            state = self._page.state
            if not state.is_waiting and not self._drawings.busy and self._page.is_current:
                loop.quit()

        timer.timeout.connect(tick)
        timer.start()
        loop.exec()
        self._page.view.viewport().repaint()
        note()
        return (time.perf_counter() - start) * 1000


def measure(nodes: int, folder: Path) -> None:
    """Print the figures of a map of this many nodes."""
    path = folder / f"{nodes}.lmd"
    path.write_text(text_of(nodes), encoding="utf-8", newline="")
    services = make_services(None)
    services.window.resize(1440, 900)
    services.window.show()
    services.session.put(Workspace.open(path))
    services.session.findings.finish()
    stage, watch = services.window.stage, Watch(services)
    page = stage.map
    while page.state.limit < nodes:
        page.state.show_more()
    services.session.request_node(services.session.workspace.key(_first()[2:-2]))
    start = time.perf_counter()
    stage.toggle_map()
    first, held, worked = watch.until_painted(start), [watch.held], [watch.worked]
    anew: list[float] = []
    edits: list[float] = []
    for turn in range(ROUNDS):
        start = time.perf_counter()
        page.arrange_anew()
        anew.append(watch.until_painted(start))
        held.append(watch.held)
        worked.append(watch.worked)
        start = time.perf_counter()
        line = f"[[New {turn}]]\n\n[[New {turn}]] →(derived-from) {_first()}\n\n"
        services.session.request_edits((TextEdit(path.name, Span(0, 0, 0, 0), line),))
        edits.append(watch.until_painted(start))
        held.append(watch.held)
        worked.append(watch.worked)
    page.view.fit()
    start = time.perf_counter()
    page.view.viewport().repaint()
    painted = (time.perf_counter() - start) * 1000
    print(
        f"{page.state.shown:,} nodes, {len(page.scene.ties):,} links: "
        f"first {first:.0f} ms, arranged anew {median(anew):.0f} ms, "
        f"after an edit {median(edits):.0f} ms, held {max(held):.0f} ms ({max(worked):.0f}), "
        f"one paint of it all {painted:.0f} ms"
    )
    services.stop()
    stage.stop()
    services.window.deleteLater()


def _first() -> str:
    return "[[Node number 0, with a name of some length]]"


def main(sizes: tuple[int, ...]) -> None:
    """Measure each size in turn."""
    application(["whydesk"])
    with tempfile.TemporaryDirectory() as folder:
        for nodes in sizes:
            measure(nodes, Path(folder))


if __name__ == "__main__":
    main(tuple(map(int, sys.argv[1:])) or SIZES)
