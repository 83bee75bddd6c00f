"""The folder of journals: whose process still writes in one, and which wait for a choice."""

import contextlib
import hashlib
import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from whydesk.engine.errors import EngineError
from whydesk.engine.keeping.journal import Header, JournalWriter, Kept, read_journal
from whydesk.engine.keeping.locks import Lock
from whydesk.engine.pack import clock

_SUFFIX = ".journal"


def digest(text: str) -> str:
    """The SHA-256 of a text, half characters and all."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def real_path(path: Path | None) -> str:
    """The path without links that a journal is bound to; empty for what is in no file."""
    return os.path.realpath(path) if path is not None else ""


@dataclass(slots=True)
class Orphan:
    """A journal whose process is gone, held by this one until it is let go or thrown away."""

    path: Path
    kept: Kept
    lock: Lock

    @property
    def file(self) -> Path | None:
        """The file that the text belongs to; None where it was in none."""
        return Path(self.kept.header.path) if self.kept.header.path else None

    def is_of(self, path: Path | None) -> bool:
        """Whether it is bound to this very file."""
        return self.kept.header.path == real_path(path)

    def began_from(self, stored: Mapping[str, str]) -> bool:
        """Whether the file still says what it said when the journal began."""
        return dict(self.kept.header.base) == {s: digest(text) for s, text in stored.items()}

    def adds_to(self, stored: Mapping[str, str]) -> bool:
        """Whether it says anything that the file does not say."""
        if not self.kept.header.path:
            return any(self.kept.texts.values())
        return any(stored.get(shard) != text for shard, text in self.kept.texts.items())

    def let_go(self) -> None:
        """Leave it for another time, or another process."""
        self.lock.close()

    def remove(self) -> None:
        """Throw it away: after a save of what it holds, or because somebody chose so."""
        with contextlib.suppress(OSError):
            if os.name == "nt":
                self.lock.close()
            self.path.unlink(missing_ok=True)
        self.lock.close()


class Journals:
    """The journals in one folder, which is made with the first. Any thread."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def begin(
        self, path: Path | None, stored: Mapping[str, str], follows: tuple[str, ...] = ()
    ) -> JournalWriter:
        """A new journal for the texts of a file; no other process touches it. OSError."""
        base = {shard: digest(text) for shard, text in stored.items()}
        header = Header(real_path(path), base, clock.now(), follows)
        name = f"{os.getpid()}-{secrets.token_hex(8)}{_SUFFIX}"
        return JournalWriter(self.folder / name, header)

    def orphans(self) -> list[Orphan]:
        """The journals that no living process writes in, newest first, each held from now on.

        One that another took over is left out as long as that one is there. One that does not hold
        a single text is removed.
        """
        found: list[Orphan] = []
        for path in sorted(self.folder.glob(f"*{_SUFFIX}")):
            with contextlib.suppress(OSError):
                orphan = _orphan(path)
                if orphan is not None:
                    found.append(orphan)
        found.sort(key=lambda orphan: orphan.kept.time, reverse=True)
        return found


def _orphan(path: Path) -> Orphan | None:
    """A journal, held; None where its process lives or there is nothing in it."""
    lock = Lock.take(path)
    if lock is None:
        return None
    try:
        kept = read_journal(path)
    except (OSError, EngineError):
        lock.close()
        return None
    if kept is None or not kept.texts:
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)
        lock.close()
        return None
    return Orphan(path, kept, lock)


def taken_over(orphans: list[Orphan]) -> set[str]:
    """The names of the journals whose text stands in another one of these."""
    return {name for orphan in orphans for name in orphan.kept.header.follows}
