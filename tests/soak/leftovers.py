"""What a window must not leave behind: threads, children, files, objects, memory."""

import ctypes
import functools
import gc
import linecache
import os
import re
import sys
import threading
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QFontDatabase, QPixmapCache
from PySide6.QtWidgets import QApplication

_STATUS = Path("/proc/self/status")
_OURS = "whydesk."
_MOST_BLOCKS, _MOST_KILOBYTES = 600, 80
# A thread of Qt's own pools: it waits half a minute for work, with an eventfd, then goes.
_QTS_OWN = "Thread (pooled)"


@dataclass(frozen=True, slots=True)
class Left:
    """What is there at a moment. ``objects`` counts Qt's and ours by class.

    ``blocks`` are what Python has allocated; what Qt has is ``heap_kilobytes``. Both are there for
    the same work in the same measure, whatever the machine does besides.
    """

    threads: Counter[str]
    children: tuple[str, ...]
    files: Counter[str]
    windows: tuple[str, ...]
    timers: int
    objects: Counter[str]
    blocks: int
    heap_kilobytes: int
    kilobytes: int


def look() -> Left:
    """Collect all that is garbage, and see what remains."""
    for _ in range(3):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        _empty_the_caches()  # what ends may have filled them
        _empty_the_caches_of_qt()
        gc.unfreeze()
        gc.collect()
    wrappers = [one for one in shiboken6.getAllValidWrappers() if isinstance(one, QObject)]
    timers = sum(1 for one in wrappers if isinstance(one, QTimer) and one.isActive())
    objects = Counter(map(_told, wrappers))
    objects.update(
        f"{kind.__module__}.{kind.__qualname__}"
        for kind in map(type, gc.get_objects())
        if str(kind.__module__).startswith(_OURS)
    )
    windows = tuple(type(one).__name__ for one in QApplication.topLevelWidgets())
    return Left(
        _threads(),
        _children(),
        _files(),
        windows,
        timers,
        objects,
        sys.getallocatedblocks(),
        _heap_kilobytes(),
        _kilobytes(),
    )


def _told(one: QObject) -> str:
    """The class of an object; of a timer, which says nothing by itself, also whose it is."""
    name = type(one).__name__
    return f"{name} of {type(one.parent()).__name__}" if isinstance(one, QTimer) else name


def _empty_the_caches() -> None:
    """Let go of what our functions, and Python's of patterns and of lines, keep up to a bound."""
    for one in gc.get_objects():
        if isinstance(one, functools._lru_cache_wrapper) and one.__module__.startswith(_OURS):
            one.cache_clear()
    re.purge()
    linecache.clearcache()


def _empty_the_caches_of_qt() -> None:
    """Let go of pixmaps and letters that Qt keeps, up to bounds of its own, for the next window.

    How large they are after a day says what was shown in it, and nothing of what was lost.
    """
    QPixmapCache.clear()
    if hasattr(QFontDatabase, "setApplicationEmojiFontFamilies"):  # any change of fonts does it
        QFontDatabase.setApplicationEmojiFontFamilies(QFontDatabase.applicationEmojiFontFamilies())


def growth_faults(lefts: Sequence[Left], windows: int) -> list[str]:
    """What a long row of days has not given back: more than a little for each of its windows.

    The least of the last quarter is held against the least of the first. PySide keeps some sixty
    bytes for each connection to what is no method of an object, for as long as the process lives.
    """
    quarter = len(lefts) // 4
    if not quarter:
        return []
    part = windows * 3 / 4
    found: list[str] = []
    for name, of, most in (
        ("blocks of Python", lambda left: left.blocks, _MOST_BLOCKS),
        ("kB of C", lambda left: left.heap_kilobytes, _MOST_KILOBYTES),
    ):
        more = (min(map(of, lefts[-quarter:])) - min(map(of, lefts[:quarter]))) / part
        if more > most:
            found.append(f"{more:.0f} {name} more for each window")
    return found


def leftover_faults(before: Left, now: Left) -> list[str]:
    """What is there now and was not before."""
    found: list[str] = []
    if more := now.threads - before.threads:
        found.append(f"threads left: {dict(more)}")
    if set(now.children) - set(before.children):
        found.append(f"processes left: {now.children}")
    if more := now.files - before.files:
        found.append(f"open files left: {dict(more)}")
    if len(now.windows) > len(before.windows):
        found.append(f"windows left: {now.windows}")
    if now.timers > before.timers:
        found.append(f"{now.timers} timers run, before {before.timers}")
    if more := now.objects - before.objects:
        found.append(f"objects left: {dict(more.most_common(12))}")
    return found


def _threads() -> Counter[str]:
    tasks = Path("/proc/self/task")
    if not tasks.exists():
        return Counter(thread.name for thread in threading.enumerate())
    names = [(task / "comm").read_text().strip() for task in tasks.iterdir()]
    return Counter(name for name in names if name != _QTS_OWN)


def _children() -> tuple[str, ...]:
    told = Path(f"/proc/self/task/{os.getpid()}/children")
    return tuple(told.read_text().split()) if told.exists() else ()


def _files() -> Counter[str]:
    found: Counter[str] = Counter()
    folder = Path("/proc/self/fd")
    for entry in folder.iterdir() if folder.exists() else ():
        try:
            path = os.readlink(entry)
        except OSError:
            continue  # it was the one that lists them
        if not path.startswith(("/usr/", "anon_inode:[eventfd]")):  # Qt's: kinds of file, threads
            found[path.split(":[")[0]] += 1
    return found


class _MallInfo(ctypes.Structure):
    """What ``mallinfo2`` of the GNU C library tells."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    )


def _heap_kilobytes() -> int:
    """What Qt and all else in C have in use; 0 where nobody tells."""
    library = ctypes.CDLL(None)
    if not hasattr(library, "mallinfo2"):
        return 0
    library.malloc_trim(
        0
    )  # what is free goes back, so that the process is as large as it has to be
    library.mallinfo2.restype = _MallInfo
    told = library.mallinfo2()
    return (told.uordblks + told.hblkhd) // 1024


def _kilobytes() -> int:
    if not _STATUS.exists():
        return 0
    line = next(x for x in _STATUS.read_text().splitlines() if x.startswith("VmRSS:"))
    return int(line.split()[1])
