"""How long it takes to say why: in the engine at 100,000 ancestors, and from caret to panel.

    python -m benchmarks.why [engine | window]

Figures in milliseconds, the least of several runs in the engine. In the window the caret is put
into one node after another; a figure ends when the panel has been painted with the new chain. A
beat tells how long the window was held at most meanwhile, until the whole chain was walked.
"""

import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

from PySide6.QtCore import QEventLoop

from benchmarks.figures import least_ms
from benchmarks.held import Held
from benchmarks.keys import PaintWatch, wait
from whydesk.app import Services, application, make_services
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.recall.why import why

MANY = 100_000
NODES, LINKS = 10_000, 10
MOVES = 40


def chain(nodes: int) -> Iterator[str]:
    """Each node rests on the next."""
    for number in range(nodes):
        yield f"[[n{number}]]\n>>type: claim\n>>derived-from: [[n{number + 1}]]"
    yield f"[[n{nodes}]]"


def tree(nodes: int) -> Iterator[str]:
    """Each node rests on two of its own."""
    for number in range(nodes + 1):
        yield f"[[n{number}]]\n>>type: claim"
        if 2 * number + 2 <= nodes:
            yield f">>derived-from: [[n{2 * number + 1}]] & [[n{2 * number + 2}]]"


def diamonds(count: int) -> Iterator[str]:
    """Forty of these have a million million paths."""
    for number in range(count):
        yield f"[[n{number}]]\n>>derived-from: [[left {number}]] & [[right {number}]]"
        for side in ("left", "right"):
            yield f"[[{side} {number}]]\n>>derived-from: [[n{number + 1}]]"
    yield f"[[n{count}]]"


def dense(nodes: int, links: int) -> Iterator[str]:
    """Each node rests on ten of the thirty after it."""
    chance = random.Random(1)
    for number in range(nodes):
        yield f"\n[[n{number}]]\n>>type: claim\n>>what: What number {number} says, in some words."
        for _ in range(links):
            there = min(nodes - 1, number + 1 + chance.randrange(30))
            yield f"[[n{number}]] →(derived-from) [[n{there}]]"


def in_the_engine() -> None:
    """Print how long why takes on each shape."""
    shapes = (
        ("chain", chain(MANY)),
        ("tree", tree(MANY)),
        ("40 diamonds", diamonds(40)),
        ("dense", dense(NODES, LINKS)),
    )
    for name, lines in shapes:
        graph = Graph()
        graph.add_shard(LiveDocument("\n".join(lines), "x.lmd"))
        found = why(graph, "n0")
        took = least_ms(lambda g=graph: why(g, "n0"), 5)
        busy = least_cpu_ms(lambda g=graph: why(g, "n0"), 5)
        shown = least_ms(lambda c=found: c.steps[:50], 5)
        print(
            f"{name:12} {len(found.steps):>8,} ancestors {took:8.1f} ms, "
            f"{busy:8.1f} of the processor   first 50 read {shown:.1f}"
        )


def least_cpu_ms(work: Callable[[], object], runs: int) -> float:
    """The least time that the processor itself was at work, whatever else is going on."""
    best = float("inf")
    for _ in range(runs):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return best * 1000


def in_the_window() -> None:
    """Print how long the panel takes after the caret, with 10,000 nodes and 100,000 links."""
    application(["whydesk"])
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "dense.lmd"
        path.write_text("\n".join(dense(NODES, LINKS)), encoding="utf-8", newline="")
        services = make_services(None)
        services.window.resize(1440, 900)
        services.window.show()
        services.session.open(path)
        services.session.findings.finish()
        wait(300)
        times, holds = moves(services)
        services.stop()
    print(f"caret to panel: median {median(times):.1f} ms, most {max(times):.1f} ms")
    print(f"window held:    median {median(holds):.1f} ms, most {max(holds):.1f} ms")


def moves(services: Services) -> tuple[list[float], list[float]]:
    """What each move of the caret took, and how long it held the window at most."""
    session, panel, reading = services.session, services.window.why, services.window.asking.reading
    loop, held = QEventLoop(), Held()
    watch = PaintWatch(panel.list.viewport(), loop)
    told: list[None] = []
    reading.changed.connect(lambda: told.append(None))
    times: list[float] = []
    holds: list[float] = []
    for number in range(MOVES):
        line = session.graph.places(f"n{number * 200}")[0].line
        told.clear()
        held.begin()
        start = time.perf_counter()
        services.window.desk.view.go_to(line)
        while not told:
            loop.exec()
        times.append((time.perf_counter() - start) * 1000)
        wait(500)  # the rest of the walk, and of the rows
        held.end()
        holds.append(held.longest_ms)
    panel.list.viewport().removeEventFilter(watch)
    return times, holds


if __name__ == "__main__":
    parts = sys.argv[1:] or ["engine", "window"]
    if "engine" in parts:
        in_the_engine()
    if "window" in parts:
        in_the_window()
