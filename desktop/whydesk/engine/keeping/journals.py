"""The folder of journals: whose process still writes in one, and which wait for a choice."""

import contextlib
import hashlib
import os
import secrets
from collections.abc import Iterable, Mapping
from pathlib import Path

from msgspec import Struct

from whydesk.engine.errors import EngineError
from whydesk.engine.keeping.disk import only_text
from whydesk.engine.keeping.journal import Header, JournalWriter, Kept, read_journal
from whydesk.engine.keeping.locks import Lock
from whydesk.engine.pack import clock
from whydesk.engine.pack.textfiles import SUFFIX

_SUFFIX = ".journal"


def digest(text: str) -> str:
    """The SHA-256 of a text, half characters and all."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def real_path(path: Path | None) -> str:
    """The path without links that a journal is bound to; empty for what is in no file."""
    return os.path.realpath(path) if path is not None else ""


class Orphan(Struct, eq=False):
    """A journal whose process is gone. Once claimed, it is no other process's to choose about."""

    path: Path
    kept: Kept
    lock: Lock | None = None

    @property
    def file(self) -> Path | None:
        """The file that the text belongs to; None where it was in none."""
        return Path(self.kept.header.path) if self.kept.header.path else None

    def texts(self, names: Iterable[str]) -> Mapping[str, str]:
        """What it holds; the text of a plain file under the name that it goes by now."""
        kept = self.kept.texts
        return only_text(kept, names) if self._is_plain else kept

    @property
    def _is_plain(self) -> bool:
        return self.kept.header.path.lower().endswith(SUFFIX)

    def is_of(self, path: Path | None) -> bool:
        """Whether it is bound to this very file."""
        return self.kept.header.path == real_path(path)

    def began_from(self, stored: Mapping[str, str]) -> bool:
        """Whether the file still says what it said when the journal began."""
        base = self.kept.header.base
        if self._is_plain:
            base = only_text(base, stored)
        return dict(base) == {s: digest(text) for s, text in stored.items()}

    def adds_to(self, stored: Mapping[str, str]) -> bool:
        """Whether it says anything that the file does not say."""
        if not self.kept.header.path:
            return any(self.kept.texts.values())
        return any(stored.get(shard) != text for shard, text in self.texts(stored).items())

    def claim(self) -> bool:
        """Hold it; false where another process does, or chose about it meanwhile."""
        if self.lock is None and self.path.exists():
            with contextlib.suppress(OSError):
                self.lock = Lock.take(self.path)
                if self.lock is not None and not self.path.stat().st_size:
                    self.remove()
        return self.lock is not None

    def let_go(self) -> None:
        """Leave it for another time, or another process."""
        lock, self.lock = self.lock, None
        if lock is not None:
            lock.close()

    def remove(self) -> None:
        """Throw it away: after a save of what it holds, or because somebody chose so."""
        with contextlib.suppress(OSError):
            if os.name == "nt":  # what is open cannot be deleted there
                self.let_go()
            self.path.unlink(missing_ok=True)
        self.let_go()


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
        """The journals that no living process writes in, newest first.

        One that holds not a single text is removed.
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
    """A journal; None where its process lives or there is nothing in it."""
    lock = Lock.take(path)
    if lock is None:
        return None
    try:
        kept = read_journal(path)
        if kept is not None and kept.texts:
            return Orphan(path, kept)
        path.unlink(missing_ok=True)
    except EngineError:  # a newer program's
        return None
    finally:
        lock.close()
    return None


def taken_over(orphans: list[Orphan]) -> set[str]:
    """The names of the journals whose text stands in another one of these."""
    return {name for orphan in orphans for name in orphan.kept.header.follows}
