"""Which window has which file, over all processes of a user.

A hold is a small file that its process keeps locked, and that says what is held. The system takes
the lock back when the process ends, however it ends, so a hold that can be locked is stale. Files
are told apart by what they are on the disk, not by how they are spelled: a link, other letters on a
disk that does not tell them apart, and a second hard link all lead to the one hold.
"""

import contextlib
import json
import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import cast

from msgspec import Struct

from whydesk.engine.keeping.locks import Lock
from whydesk.engine.pack import clock

_SUFFIX = ".hold"
_GATE = "gate"


class Holder(Struct, frozen=True):
    """Who has a file: the process, since when, and the path by which it was opened there.

    ``hold`` is the file that is locked as long as that is so.
    """

    process: int
    since: str
    path: Path
    inbox: Path | None
    hold: Path

    def lives(self) -> bool:
        """Whether it has the file still: one look at one small file. Any thread."""
        try:
            return Lock.is_held(self.hold)
        except OSError:
            return True  # nobody can say


class Hold:
    """A file that this process has; ``let_go`` gives it up."""

    def __init__(self, lock: Lock, path: Path) -> None:
        self._lock = lock
        self.path = path

    def let_go(self) -> None:
        with contextlib.suppress(OSError):
            if os.name == "nt":
                self._lock.close()
            self._lock.path.unlink(missing_ok=True)
        self._lock.close()


class Holds:
    """The holds in one folder of the user's. Any thread."""

    def __init__(self, folder: Path, inbox: Path | None = None) -> None:
        """``inbox`` is where this process can be asked to come to the front."""
        self._folder = folder
        self._inbox = inbox

    def take(self, path: Path) -> Hold | Holder:
        """Take a file, folder or pack, or say who has it, or a folder around it, or a file in it.

        OSError where the folder of holds cannot be written or knows no locks.
        """
        real = Path(os.path.realpath(path))
        gate = Lock.take(self._folder / _GATE, wait=True)
        try:
            for holder in self._living():
                if _overlap(holder.path, real):
                    return holder
            return self._make(real)
        finally:
            if gate is not None:
                gate.close()

    def who_has(self, path: Path) -> Holder | None:
        """Who has a file; None where nobody does, or nobody can say."""
        real = Path(os.path.realpath(path))
        try:
            return next((one for one in self._living() if _overlap(one.path, real)), None)
        except OSError:
            return None

    def _make(self, real: Path) -> Hold:
        lock = Lock.take(self._folder / f"{os.getpid()}-{secrets.token_hex(6)}{_SUFFIX}")
        if lock is None:
            raise FileExistsError(real)
        told = {
            "path": str(real),
            "process": os.getpid(),
            "since": clock.now(),
            "inbox": str(self._inbox or ""),
        }
        os.write(lock.handle, json.dumps(told).encode("ascii"))
        return Hold(lock, real)

    def _living(self) -> Iterator[Holder]:
        """Those who have something; what a process that is gone left behind is cleared away."""
        for path in sorted(self._folder.glob(f"*{_SUFFIX}")):
            with contextlib.suppress(OSError):
                lock = Lock.take(path)
                if lock is not None:
                    Hold(lock, path).let_go()
                    continue
                holder = _holder(path)
                if holder is not None:
                    yield holder


def _holder(hold: Path) -> Holder | None:
    try:
        told: object = json.loads(hold.read_bytes())
    except ValueError:
        return None
    held = cast("dict[str, object]", told) if isinstance(told, dict) else {}
    path, process, inbox = held.get("path"), held.get("process"), held.get("inbox")
    if not isinstance(path, str) or not isinstance(process, int):
        return None
    place = Path(inbox) if isinstance(inbox, str) and inbox else None
    return Holder(process, str(held.get("since", "")), Path(path), place, hold)


def _overlap(one: Path, other: Path) -> bool:
    """Whether two paths are one file, or one lies in the other."""
    return _within(one, other) or _within(other, one)


def _within(inner: Path, outer: Path) -> bool:
    """Whether a path is another one, or lies below it; asked of the disk where both are there."""
    for place in (inner, *inner.parents):
        with contextlib.suppress(OSError):
            if os.path.samefile(place, outer):
                return place == inner or _is_text(inner)
            continue
        if place == outer:
            return True
    return False


def _is_text(path: Path) -> bool:
    """A folder holds the texts and folders in it; a pack in it is a matter of its own."""
    return path.suffix.lower() == ".lmd" or path.is_dir()
