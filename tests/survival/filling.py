"""A disk that is full at a byte, and calls that fail: nothing is lost, and it is said.

The limit on the size of a file is the system's own: it fails in the middle of a write, in Python as
in SQLite, with part of the bytes written.
"""

import errno
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.survival.killing import Tally
from tests.survival.scenes import Scene
from whydesk.engine import EngineError


class _EnoughError(Exception):
    """The first thing is acknowledged: the scene may stop."""


def one_step(scene: Scene, folder: Path, number: int) -> bool:
    """Do one thing of a scene; whether it was acknowledged. EngineError where it was refused."""

    def acknowledge(_number: int) -> None:
        raise _EnoughError

    try:
        scene.work(folder, number, acknowledge)
    except _EnoughError:
        return True
    return False


def fill_often(scene: Scene, sizes: Iterator[int] | range) -> Tally:
    """Let no file grow beyond each of these sizes, once for each."""
    tally = Tally(scene.name)
    for size in sizes:
        folder = Path(tempfile.mkdtemp(prefix="survival-"))
        try:
            scene.prepare(folder)
            _judge(scene, folder, _forked(scene, folder, lambda: _limit(size)), tally)  # noqa: B023
        finally:
            shutil.rmtree(folder, ignore_errors=True)
    return tally


def _limit(size: int) -> None:
    import resource
    import signal

    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


def _forked(scene: Scene, folder: Path, begin: Callable[[], None]) -> int:
    """One step in a child of its own: 0 done, 1 refused in words, else what it ended with."""
    child = os.fork()
    if not child:
        code = 99
        try:
            begin()
            code = 0 if one_step(scene, folder, 0) else 98
        except EngineError:
            code = 1
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def _judge(scene: Scene, folder: Path, code: int, tally: Tally) -> None:
    tally.kills += 1
    try:
        found = scene.found(folder)
    except Exception as error:  # noqa: BLE001 -- whatever it is, the file is not whole
        tally.lost.append(f"{type(error).__name__}: {error}")
        return
    if code not in (0, 1):
        tally.lost.append(f"it ended with {code} and said nothing")
    elif code == 0 and found != 1:
        tally.lost.append(f"it was acknowledged, and {found} is there")
    elif found == 0:
        tally.old += 1
    else:
        tally.new += 1


# --- calls that fail ------------------------------------------------------------------------------

FAULTS = ("fsync", "replace", "write", "short write", "chmod", "folder sync")


@contextmanager
def failing(fault: str, number: int = errno.EIO) -> Iterator[None]:
    """Have every call of a kind fail, with an error of the system."""
    real = {name: getattr(os, name) for name in ("fsync", "replace", "write", "chmod")}

    def fail(*_args: object, **_more: object) -> object:
        raise OSError(number, os.strerror(number))

    def short(handle: int, data: bytes) -> int:
        """Half of it is written, then the disk is full."""
        real["write"](handle, bytes(data)[: len(data) // 2])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def fail_on_folders(handle: int) -> None:
        import stat

        if stat.S_ISDIR(os.fstat(handle).st_mode):
            fail()
        real["fsync"](handle)

    name = {"short write": "write", "folder sync": "fsync"}.get(fault, fault)
    act = {"short write": short, "folder sync": fail_on_folders}.get(fault, fail)
    setattr(os, name, act)
    try:
        yield
    finally:
        setattr(os, name, real[name])
