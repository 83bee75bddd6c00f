"""A lock on a file that the system takes back when its process ends, however it ends."""

import os
import sys
from pathlib import Path

# Windows keeps others from reading what is locked, so a byte is locked that no file reaches.
_FAR = 1 << 40


class Lock:
    """An open file that this process alone has. Close it to let go; the file stays.

    Any thread. Not for threads of one process: they share nothing but the handle.
    """

    def __init__(self, handle: int, path: Path) -> None:
        self.handle = handle
        self.path = path

    @classmethod
    def take(cls, path: Path, *, wait: bool = False) -> "Lock | None":
        """Open a file, made if it is not there, and lock it; None where another process has it.

        With ``wait`` it waits for the other. OSError where the file cannot be opened or made, or
        where the file system knows no locks.
        """
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | _CLOEXEC, 0o600)
        try:
            if _lock(handle, wait=wait):
                return cls(handle, path)
        except BaseException:
            os.close(handle)
            raise
        os.close(handle)
        return None

    @staticmethod
    def is_held(path: Path) -> bool:
        """Whether a process keeps a file locked; false where there is no such file.

        OSError where it cannot be opened.
        """
        try:
            handle = os.open(path, os.O_RDWR | _CLOEXEC)
        except FileNotFoundError:
            return False
        try:
            return not _lock(handle, wait=False)
        finally:
            os.close(handle)

    def close(self) -> None:
        """Let go of it."""
        if self.handle >= 0:
            handle, self.handle = self.handle, -1
            os.close(handle)


_CLOEXEC = getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NOINHERIT", 0) | getattr(os, "O_BINARY", 0)

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int, *, wait: bool) -> bool:
        os.lseek(handle, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

else:
    import fcntl

    def _lock(handle: int, *, wait: bool) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
