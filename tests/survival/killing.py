"""Killing a process at a random moment, again and again, and looking at what it leaves.

The child is a fork, so that a thousand of them start within seconds; it is ended by SIGKILL, which
nothing can catch or delay. POSIX only.
"""

import os
import random
import select
import shutil
import signal
import tempfile
import time
import traceback
from dataclasses import dataclass, field
from pathlib import Path

from tests.survival.scenes import Scene

_STRUCT = 8


@dataclass
class Tally:
    """What came of one scene: how often it was killed, and where that left the file."""

    scene: str
    kills: int = 0
    old: int = 0
    new: int = 0
    steps: int = 0
    lost: list[str] = field(default_factory=list)


def kill_often(scene: Scene, kills: int, seed: int = 1) -> Tally:
    """Kill a scene so many times, each time going on from what the last one left."""
    chance = random.Random(f"{scene.name} {seed}")
    tally = Tally(scene.name)
    folder = Path(tempfile.mkdtemp(prefix="survival-"))
    try:
        scene.prepare(folder)
        number, pace = 0, 0.02
        for _ in range(kills):
            started = time.monotonic()
            last = _killed(scene, folder, number, pace * chance.uniform(0, 3))
            steps = last - number
            if steps > 0:
                pace = max(0.004, (time.monotonic() - started) / (steps + 1))
            else:
                pace = min(1.0, pace * 1.5)
            tally.kills += 1
            tally.steps += steps
            number = _judge(scene, folder, last, tally)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return tally


def _judge(scene: Scene, folder: Path, acknowledged: int, tally: Tally) -> int:
    """Look at what is there; the number from which the next child goes on."""
    try:
        found = scene.found(folder)
    except Exception as error:  # noqa: BLE001 -- whatever it is, the file is not whole
        tally.lost.append(f"after {acknowledged}: {type(error).__name__}: {error}")
        return acknowledged
    if found == acknowledged:
        tally.old += 1
    elif found == acknowledged + 1:
        tally.new += 1
    else:
        tally.lost.append(f"{acknowledged} was acknowledged, {found} is there")
    return found


def _killed(scene: Scene, folder: Path, number: int, after_s: float) -> int:
    """Have a child work from a number on, and kill it; the last number that it acknowledged."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        _work(scene, folder, number, writing)
    os.close(writing)
    last = number
    deadline = time.monotonic() + after_s
    with os.fdopen(reading, "rb", buffering=0) as told:
        while (left := deadline - time.monotonic()) > 0:
            if select.select([told], [], [], left)[0]:
                data = told.read(_STRUCT)
                if not data:
                    break
                last = int.from_bytes(data, "big")
        os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        while data := told.read(_STRUCT):
            last = int.from_bytes(data, "big")
    if not os.WIFSIGNALED(status):
        raise RuntimeError(f"{scene.name} ended by itself with {status}")
    return last


def _work(scene: Scene, folder: Path, number: int, writing: int) -> None:
    """What the child does; it never comes back."""

    def acknowledge(done: int) -> None:
        os.write(writing, done.to_bytes(_STRUCT, "big"))

    try:
        scene.work(folder, number, acknowledge)
    except BaseException:  # noqa: BLE001 -- it is told, and the parent sees the exit code
        traceback.print_exc()
    finally:
        os._exit(1)
