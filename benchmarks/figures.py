"""What a benchmark measures, and how one process tells it to another."""

import gc
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent


class Figure(NamedTuple):
    """Milliseconds of the processor, and by the clock; for memory, megabytes, twice the same."""

    work: float
    clock: float


Figures = dict[str, Figure]


def least(work: Callable[[], object], runs: int) -> Figure:
    """The least that several runs took, of the processor and by the clock."""
    return least_of([once(work) for _ in range(runs)])


def in_turn(works: Sequence[Callable[[], object]], runs: int) -> list[Figure]:
    """The same of several works that take turns: a busy minute of the machine is one for all."""
    taken = [[once(work) for work in works] for _ in range(runs)]
    return [least_of(own) for own in zip(*taken, strict=True)]


def least_of(taken: Sequence[Figure]) -> Figure:
    """The least of what runs took, of the processor and by the clock."""
    return Figure(min(one.work for one in taken), min(one.clock for one in taken))


def once(work: Callable[[], object]) -> Figure:
    """What one run took; what earlier ones left to the collector is no part of it."""
    gc.collect()
    clock, busy = time.perf_counter(), time.process_time()
    work()
    return Figure((time.process_time() - busy) * 1000, (time.perf_counter() - clock) * 1000)


def least_ms(work: Callable[[], object], runs: int) -> float:
    """The shortest of several runs by the clock, in milliseconds."""
    best = float("inf")
    for _ in range(runs):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return best * 1000


def cell(figures: list[float], number: int) -> str:
    """A figure with what it is of the one before."""
    figure = figures[number]
    shown = f"{figure:,.0f}" if figure >= 100 else f"{figure:,.2f}"
    ratio = f" ×{figure / figures[number - 1]:.1f}" if number else ""
    return f"{shown + ratio:>20}"


def child(folder: Path, *arguments: str) -> str:
    """What Python said with these arguments, run to its end beside a home in the folder.

    Compiled modules are kept beside their sources, as on anybody's second start, whatever this
    process was told: in a place of the benchmark's own those of Python and of others would be
    compiled in the midst of a turn that is measured.
    """
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "desktop"))),
        "WHYDESK_HOME": str(folder / "home"),
        "WHYDESK_MEMORY": "4000",  # megabytes: a text of 100,000 nodes is refused without
    }
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    environment["QT_LOGGING_RULES"] = "default.warning=false"  # what "offscreen" cannot do
    command = [sys.executable, *arguments]
    done = subprocess.run(
        command, check=True, stdout=subprocess.PIPE, env=environment, cwd=ROOT, text=True
    )
    return done.stdout


def told(figures: Mapping[str, Figure]) -> str:
    """The figures as one line for another process."""
    return json.dumps(figures)


def heard(said: str) -> Figures:
    """The figures of a process by the last line that it said."""
    raw = json.loads(said.splitlines()[-1])
    return {name: Figure(*pair) for name, pair in raw.items()}


def peak_mb() -> Figure:
    """The most memory that this process had at any moment, in megabytes. POSIX only."""
    import resource  # noqa: PLC0415 - not there on Windows

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    held = most / 1024 if sys.platform != "darwin" else most / 1024**2
    return Figure(held, held)
