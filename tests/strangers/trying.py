"""Trying what chance has made, one number after another, in processes that are watched.

A child tells each number before it tries it, so that one knows what ended it; the next child goes
on behind that number. A number means the same thing whenever it is tried with the same seed.
"""

import argparse
import select
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path

# Of the processor, so that a busy machine makes nothing hang; and of the clock, for what waits.
HANG_SECONDS, WAIT_SECONDS = 5, 60
_ROOT = Path(__file__).resolve().parents[2]
Attempt = Callable[[], str]


@dataclass(frozen=True, slots=True)
class Kind:
    """What is made by chance: its name, how it is tried, and what is kept of one to look at.

    ``tried`` gives what went wrong with numbers from one on, so many, of a seed. ``attempts`` opens
    what makes a number; that is tried by a call, which says what went wrong and must end in time.
    ``kept`` gives the files of a number by ending.
    """

    name: str
    description: str | None
    tried: Callable[[int, int, int], list[str]]
    attempts: Callable[[int], AbstractContextManager[Callable[[int], Attempt]]]
    kept: Callable[[int, int], dict[str, bytes]]


def main(kind: Kind) -> int:
    """Try so many as the command line says, and tell what went wrong; 1 where something did."""
    parser = argparse.ArgumentParser(
        description=kind.description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    for name, default in (("--count", 5000), ("--seed", 7), ("--first", 0)):
        parser.add_argument(name, type=int, default=default)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--child", action="store_true")
    told = parser.parse_args()
    if told.child:
        _work(kind, told.first, told.count, told.seed)
        return 0
    if told.keep:
        for ending, data in kind.kept(told.seed, told.first).items():
            told.keep.with_name(told.keep.name + ending).write_bytes(data)
        return 0
    wrong = kind.tried(told.first, told.count, told.seed)
    for line in (*wrong, f"{told.count:,} {kind.name} tried, {len(wrong)} went wrong."):
        _say(line)
    return bool(wrong)


def tried_in_processes(module: str, first: int, count: int, seed: int) -> list[str]:
    """What went wrong with these numbers, a line each; ``module`` is run as the child."""
    wrong: list[str] = []
    last = first + count
    while first < last:
        first, fault = _try_some(module, first, last, seed)
        if fault:
            wrong.append(fault)
    return wrong


def _try_some(module: str, first: int, last: int, seed: int) -> tuple[int, str]:
    """Try until all are done or one ends its process; the number to go on with, and what it did."""
    command = [sys.executable, "-m", module, "--child"]
    command += ["--first", str(first), "--count", str(last - first), "--seed", str(seed)]
    child = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=_ROOT)
    assert child.stdout is not None
    number = first - 1
    with child:
        while select.select([child.stdout], [], [], WAIT_SECONDS)[0]:
            line = child.stdout.readline().decode()
            if not line:
                break
            if not line.strip().isdigit():
                child.kill()
                return number + 1, f"{number}: {line.strip()}"
            number = int(line)
        else:
            child.kill()
            return number + 1, f"{number}: waited for {WAIT_SECONDS} s"
        told = child.stderr.read().decode().strip().splitlines() if child.stderr else []
    if child.returncode == 0:
        return last, ""
    if child.returncode == -signal.SIGPROF:
        return number + 1, f"{number}: hung for {HANG_SECONDS} s"
    return number + 1, f"{number}: ended with {child.returncode} {' '.join(told[-1:])}"


def _work(kind: Kind, first: int, count: int, seed: int) -> None:
    """Try numbers, telling each before; the child's part. It ends with the first that is wrong."""
    with kind.attempts(seed) as made:
        for number in range(first, first + count):
            _say(number)
            attempt = made(number)
            signal.setitimer(signal.ITIMER_PROF, HANG_SECONDS)  # its end ends the process
            fault = attempt()
            signal.setitimer(signal.ITIMER_PROF, 0)
            if fault:
                _say(" ".join(fault.split()))
                return


def _say(what: object) -> None:
    sys.stdout.write(f"{what}\n")
    sys.stdout.flush()
