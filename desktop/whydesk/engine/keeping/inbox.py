"""Asking a window of another process to open something or come to the front, by way of files.

Every window has an inbox, a folder that it keeps locked while it lives. The first window of a
screen says in a file of its own which inbox is its. A letter is taken by renaming it, and taken
back by renaming it: one of the two succeeds, so that a letter is answered once, and whoever finds
nobody at home goes on alone. No socket is left behind by a crash, and no library is needed.
"""

import contextlib
import json
import os
import secrets
import shutil
import time
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import cast

from whydesk.engine.keeping.locks import Lock

_LETTER, _HALF, _TAKEN = ".letter", ".half", ".taken"
_ALIVE = "alive"
PATIENCE_S = 3.0
_GLANCE_S = 0.02


class Inbox:
    """The inbox of this process. It is there until ``close``, or until the process ends."""

    def __init__(self, folder: Path) -> None:
        """A new one in the folder of inboxes. OSError where that cannot be written."""
        self.path = folder / f"{os.getpid()}-{secrets.token_hex(6)}"
        self._first: Lock | None = None
        lock = Lock.take(self.path / _ALIVE)
        if lock is None:
            raise FileExistsError(self.path)
        self._lock = lock
        _clear_dead(folder)

    def letters(self) -> list[list[Path]]:
        """The letters that came since; each holds the paths to open, none to come to the front."""
        found: list[list[Path]] = []
        for letter in sorted(self.path.glob(f"*{_LETTER}")):
            taken = letter.with_suffix(_TAKEN)
            with contextlib.suppress(OSError):
                letter.rename(taken)
                found.append(_paths(taken.read_bytes()))
                taken.unlink()
        return found

    def be_first(self, folder: Path, screen: str) -> bool:
        """Take the place of the first window of a screen; false where another has it."""
        lock = Lock.take(_first_path(folder, screen))
        if lock is None:
            return False
        os.ftruncate(lock.handle, 0)
        os.write(lock.handle, os.fsencode(str(self.path)))
        self._first = lock
        return True

    def close(self) -> None:
        """Take no more letters."""
        if self._first is not None:
            self._first.close()
        self._lock.close()
        shutil.rmtree(self.path, ignore_errors=True)


def first_inbox(folder: Path, screen: str) -> Path | None:
    """The inbox of the first window of a screen; None where there is none that lives."""
    path = _first_path(folder, screen)
    try:
        lock = Lock.take(path)
        if lock is None:
            return Path(os.fsdecode(path.read_bytes()))
        lock.close()
    except OSError:
        pass
    return None


def ask(inbox: Path, paths: Sequence[Path], patience_s: float = PATIENCE_S) -> bool:
    """Ask a window to open paths, or to come to the front; whether it took the letter.

    Where it did not, in so many seconds, the letter is withdrawn.
    """
    letter = inbox / f"{time.time_ns()}-{secrets.token_hex(4)}{_LETTER}"
    half = letter.with_suffix(_HALF)
    try:
        half.write_bytes(json.dumps([str(path.absolute()) for path in paths]).encode("ascii"))
        half.rename(letter)
        end = time.monotonic() + patience_s
        while letter.exists() and time.monotonic() < end:
            time.sleep(_GLANCE_S)
        letter.rename(half)
    except FileNotFoundError:
        return inbox.exists()  # it was taken: nothing is there to be withdrawn
    except OSError:
        return False
    half.unlink(missing_ok=True)
    return False


def screen_of(environment: Mapping[str, str]) -> str:
    """What tells apart the screens on which one person may have windows."""
    return "\n".join(environment.get(name, "") for name in ("WAYLAND_DISPLAY", "DISPLAY"))


def _first_path(folder: Path, screen: str) -> Path:
    return folder / f"first-{sha256(screen.encode('utf-8', 'replace')).hexdigest()[:12]}"


def _paths(data: bytes) -> list[Path]:
    try:
        told: object = json.loads(data)
    except ValueError:
        return []
    names = cast("list[object]", told) if isinstance(told, list) else []
    return [Path(name) for name in names if isinstance(name, str) and name]


def _clear_dead(folder: Path) -> None:
    """Clear away the inboxes of processes that are gone."""
    for alive in folder.glob(f"*/{_ALIVE}"):
        with contextlib.suppress(OSError):
            lock = Lock.take(alive)
            if lock is not None:
                lock.close()
                shutil.rmtree(alive.parent, ignore_errors=True)
