"""The journal of one session, as the thread that writes it has it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.keeping.journal import Entry, JournalWriter, Whole
from whydesk.engine.keeping.journals import Journals
from whydesk.engine.lmd.live import Standing
from whydesk.engine.pack import clock
from whydesk.engine.wording import tr


class Copy(NamedTuple):
    """A text to be kept whole, that is put together only where it is written."""

    shard: str
    standing: Standing
    newline: str

    def whole(self) -> Whole:
        return Whole(self.shard, self.standing.text(), self.newline)


class Beginning(NamedTuple):
    """What a new journal is bound to, and the names of those whose text it takes over."""

    path: Path | None
    stored: Mapping[str, str]
    follows: tuple[str, ...]


class Keeper:
    """Writes one journal after another; never is a text in none. One thread at a time."""

    def __init__(self, journals: Journals) -> None:
        self._journals = journals
        self._writer: JournalWriter | None = None
        self._broken: list[JournalWriter] = []

    def keep(self, entries: Sequence[Entry | Copy], begin: Beginning, *, fresh: bool) -> int:
        """Write what is new, and wait until it is on the disk; the size of the journal in bytes.

        With ``fresh`` another journal begins, and the one before goes once that is written.
        EngineError UNWRITABLE; what was written before is still there then.
        """
        before = self._writer
        if before is not None and before.broken and not fresh:
            raise _not_kept(tr("what came before could not be written"))
        try:
            writer = before
            if writer is None or fresh:
                writer = self._journals.begin(begin.path, begin.stored, begin.follows)
                self._broken.append(writer)
            told = (e.whole() if isinstance(e, Copy) else e for e in entries)
            writer.append(told, clock.now())
        except OSError as error:
            raise _not_kept((error.strerror or str(error)).lower()) from error
        if writer is not before:
            self._writer = writer
            self._broken.remove(writer)
            self._clear(before)
        return writer.size

    def _clear(self, before: JournalWriter | None) -> None:
        """Throw away what the present journal took the place of."""
        for writer in (*self._broken, *([before] if before else [])):
            writer.remove()
        self._broken = []

    def drop(self) -> None:
        """Throw the journal away: what is in it is saved, or not wanted."""
        before, self._writer = self._writer, None
        self._clear(before)

    def close(self) -> None:
        """Let go of the journal; it stays."""
        for writer in (*self._broken, *([self._writer] if self._writer else [])):
            writer.close()


def _not_kept(reason: str) -> EngineError:
    return EngineError(
        ErrorCode.UNWRITABLE,
        tr("What you write cannot be kept against a crash: {reason}.", reason=reason),
    )
