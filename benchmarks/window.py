"""Opening, typing, completing and asking why in the real window.

    python -m benchmarks.window [NODES ...]

prints how the times are spread, and those of the list of completions among 100,000 labels. Run it
on a virtual screen (``xvfb-run``) or offscreen. ``figures`` is what the table shows of it.
"""

import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles

from PySide6.QtCore import QCoreApplication, QEventLoop, Qt, QTimer

from benchmarks.figures import Figure, Figures, once, peak_mb
from benchmarks.held import Held
from benchmarks.keys import (
    LONGEST_WAIT_MS,
    PAUSE_MS,
    SIZE,
    PaintWatch,
    Spent,
    keys_to_paint,
    press,
    settle,
    spread,
    typed,
    wait,
)
from benchmarks.texts import SOURCE, label, varied_labels, write_folder
from whydesk.app import Services, application, make_services
from whydesk.engine.model import Place
from whydesk.engine.pack.weight import take_any

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
MOVES = 20


def figures(nodes: int, folder: Path) -> Figures:
    """What a person waits for with the folder's text open, and the most memory meanwhile."""
    with opened_window() as services:
        window, session = services.window, services.session

        def open_source() -> None:
            session.open(folder / SOURCE)
            settle(window.desk.view.viewport())

        held = Held()
        found = {"open to paint": once(open_source)}
        held.begin()
        rest(services)
        times = _type_everything(services)
        found |= spread("key", times["prose"])
        found |= spread("completion", times["completing"])
        found["caret to why"] = _caret_to_why(services, nodes)
        held.end()
        found["longest block"] = Figure(held.worked_ms, held.longest_ms)
        found["memory"] = peak_mb()
    return found


@contextmanager
def opened_window() -> Iterator[Services]:
    """The window with nothing of anybody's in it, put away at the end."""
    application(["whydesk"])
    services = make_services(None)
    services.session.weigh = take_any  # nobody is there to be asked
    services.window.resize(*SIZE)
    services.window.show()
    yield services
    services.stop()
    services.session.put(type(services.session.workspace).new())
    services.window.deleteLater()


def rest(services: Services) -> None:
    """Let everything follow that does so once the text rests."""
    still = 0
    while still < 40:
        wait(20)
        still = still + 1 if services.session.findings.resting else 0


def _type_everything(services: Services) -> dict[str, list[Spent]]:
    """The times of keys in the middle of the first file: prose, taken back, and completing."""
    desk, session = services.window.desk, services.session
    document = next(iter(session.workspace.documents.values()))
    desk.go_to(Place(document.shard, document.line_count // 2))
    backspace = [(Qt.Key.Key_Backspace, "\b")] * KEYS
    times = {"prose": keys_to_paint(desk.view, typed("plain words " * (KEYS // 12)))}
    times["taken back"] = keys_to_paint(desk.view, backspace)
    _read_labels(services)
    links = typed("\n[[Node number 7" * (KEYS // 15))
    return times | {"completing": keys_to_paint(desk.view, links)}


def _caret_to_why(services: Services, nodes: int) -> Figure:
    """The median from a move of the caret into another node to the panel painted with its chain."""
    session, panel, reading = services.session, services.window.why, services.window.asking.reading
    loop = QEventLoop()
    watch = PaintWatch(panel.list.viewport(), loop)
    told: list[None] = []
    reading.changed.connect(lambda: told.append(None))
    times: list[Spent] = []
    for number in range(1, MOVES + 1):  # the very first node rests on nothing, so nothing is shown
        place = session.graph.places(session.workspace.key(label(number * nodes // MOVES - 1)))[0]
        told.clear()
        start = Spent.now()
        services.window.desk.go_to(place)
        while not told:
            loop.exec()
        times.append(Spent.since(start))
        wait(300)  # the rest of the walk, and of the rows
    panel.list.viewport().removeEventFilter(watch)
    return Figure(median(t.work for t in times), median(t.clock for t in times))


def key_to_list_ms(services: Services, lines: Iterable[str]) -> list[Spent]:
    """How long each key takes to show the list of completions, from the second bracket on."""
    desk, loop = services.window.desk, QEventLoop()
    view = desk.view
    times: list[Spent] = []
    for line in lines:
        for key, text in typed("\n["):
            QCoreApplication.sendEvent(view, press(key, text))
        for key, text in typed("[" + line):
            wait(PAUSE_MS)
            start = Spent.now()
            QCoreApplication.sendEvent(view, press(key, text))
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
    while not services.window.desk.completer.ready:
        wait(PAUSE_MS)


def measure(nodes: int, folder: Path) -> None:
    """Print the figures of a text of this many nodes."""
    with opened_window() as services:
        services.session.open(folder / SOURCE)
        settle(services.window.desk.view.viewport())
        lines = sum(d.line_count for d in services.session.workspace.documents.values())
        print(f"{nodes:,} nodes, {lines:,} lines: from a key to the painted text")
        for name, times in _type_everything(services).items():
            report(name, times)


def measure_list(labels: int, folder: Path) -> None:
    """Print how long the list of completions takes among so many labels."""
    path = folder / "labels.lmd"
    path.write_text(varied_labels(labels), encoding="utf-8", newline="")
    with opened_window() as services:
        services.session.open(path)
        services.session.findings.finish()
        _read_labels(services)
        lines = services.session.workspace.document().line_count
        services.window.desk.go_to(Place(path.name, lines // 2))
        print(f"{labels:,} labels, {lines:,} lines: from a key to the painted list")
        report("labels", key_to_list_ms(services, LINES * 4))


def report(name: str, times: list[Spent]) -> None:
    """Print how the times are spread: by the clock, and what the window's own thread worked."""
    _print_spread(name, "by the clock", [spent.clock for spent in times])
    _print_spread("", "own work", [spent.work for spent in times])


def _print_spread(name: str, what: str, times: list[float]) -> None:
    cuts = quantiles(times, n=100)
    figures = f"median {median(times):5.1f}   90 % {cuts[89]:5.1f}   99 % {cuts[98]:5.1f}"
    print(f"  {name:11} {what:13} {figures}   most {max(times):5.1f} ms")


def main(sizes: tuple[int, ...]) -> None:
    """Measure each size in turn."""
    for nodes in sizes:
        with tempfile.TemporaryDirectory() as folder:
            write_folder(Path(folder) / SOURCE, nodes)
            measure(nodes, Path(folder))
    with tempfile.TemporaryDirectory() as folder:
        measure_list(LABELS, Path(folder))


if __name__ == "__main__":
    main(tuple(map(int, sys.argv[1:])) or SIZES)
