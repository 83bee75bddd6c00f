"""A journal of text that is in no file yet: only ever appended to, read back up to its last word.

Each line is one record, a checksum and a JSON list, so that a line that a crash cut short is known
for what it is. The first record says whose text it is; a text is written once whole, and from then
on as the changes of lines that the live document took. A mark ends what was handed over together,
with the time; what stands before it was acknowledged.

Changes cost what they change. For a text of 4 MB a whole copy at each pause would be 30 ms of work;
a change is 0.2 µs on the thread of the keyboard, and 0.2 ms to write.
"""

import json
import os
import zlib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, cast

from msgspec import Struct

from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.keeping.locks import Lock
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.wording import tr

FORMAT = 1
_PIECE = 256 * 1024
_FEW, _RUN = 10, 2_000


class Whole(NamedTuple):
    """A text as it stands, with the ending that its new lines get."""

    shard: str
    text: str
    newline: str


class Change(NamedTuple):
    """Lines put in the place of ``removed`` lines; as ``LiveDocument.replace`` takes them."""

    shard: str
    first: int
    removed: int
    lines: Sequence[str]
    endings: Sequence[str] | None


Entry = Whole | Change


class Header(Struct, frozen=True):
    """Whose text a journal keeps.

    ``path`` is the real path of the file, folder or pack, empty for a text that is in none;
    ``base`` the SHA-256 of each of its texts as they stood there when the journal began; ``time``
    when that was; ``follows`` the names of the journals whose text was taken over into this one.
    """

    path: str
    base: Mapping[str, str]
    time: str
    follows: tuple[str, ...] = ()


class Kept(Struct, frozen=True):
    """What a journal holds: the texts that were being written, as they were at the last word.

    ``time`` is when that was. ``whole`` is false where records after it could not be read.
    """

    header: Header
    texts: Mapping[str, str]
    time: str
    whole: bool = True


class JournalWriter:
    """Appends to a new journal, which no other process can take while this one lives.

    One thread at a time. After an OSError it is ``broken``: what comes next belongs in another.
    """

    def __init__(self, path: Path, header: Header) -> None:
        """Make the journal. FileExistsError where there is one of that name; other OSErrors."""
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        lock = Lock.take(path)
        if lock is None:
            raise FileExistsError(f"{path} was taken by another process")
        self.path = path
        self.broken = False
        self.size = 0
        self._lock = lock
        told = {
            "whydesk-journal": FORMAT,
            "path": header.path,
            "base": dict(header.base),
            "time": header.time,
            "follows": list(header.follows),
        }
        self._write(_line(told))

    def append(self, entries: Iterable[Entry], time: str) -> None:
        """Add what was written since, and wait until it is on the disk. OSError."""
        lines = [_line([type(entry).__name__.lower(), *entry]) for entry in entries]
        self._write(b"".join((*lines, _line(["mark", time]))))

    def _write(self, data: bytes) -> None:
        try:
            rest = memoryview(data)
            while rest:
                rest = rest[os.write(self._lock.handle, rest) :]
            os.fsync(self._lock.handle)
        except OSError:
            self.broken = True
            raise
        self.size += len(data)

    def close(self) -> None:
        """Let go of the journal; it stays."""
        self._lock.close()

    def remove(self) -> None:
        """Let go of the journal and throw it away."""
        if os.name == "nt":  # what is open cannot be deleted there
            self.close()
        self.path.unlink(missing_ok=True)
        self.close()


def _line(record: object) -> bytes:
    """A record as a line. ASCII, so that half a character is kept as well."""
    payload = _written(record).encode("ascii")
    return b"%08x %b\n" % (zlib.crc32(payload), payload)


def _written(value: object) -> str:
    """JSON, long texts and lists in pieces.

    One call for all of it would hold Python's lock, and by that the window, for tens of
    milliseconds, whichever thread it is made on.
    """
    if isinstance(value, str) and len(value) > _PIECE:
        pieces = (value[at : at + _PIECE] for at in range(0, len(value), _PIECE))
        return f'"{"".join(json.dumps(piece)[1:-1] for piece in pieces)}"'
    if isinstance(value, list | tuple):
        items = cast("Sequence[object]", value)
        if len(items) <= _FEW:
            return f"[{','.join(map(_written, items))}]"
        runs = (list(items[at : at + _RUN]) for at in range(0, len(items), _RUN))
        return f"[{','.join(_json(run)[1:-1] for run in runs)}]"
    return _json(value)


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def read_journal(path: Path) -> Kept | None:
    """What a journal holds up to its last whole record; None where it does not even begin.

    OSError where it cannot be read; EngineError where a newer program wrote it.
    """
    records = _Records(path.read_bytes())
    header = _header(next(records, None))
    if header is None:
        return None
    texts: dict[str, LiveDocument] = {}
    time = header.time
    for record in records:
        if not isinstance(record, list) or not record:
            records.torn = True
        else:
            entry = cast("list[object]", record)
            if entry[0] == "mark":
                time = str(entry[-1])
            elif not _replay(entry, texts):
                records.torn = True
        if records.torn:
            break
    found = {shard: document.text() for shard, document in texts.items()}
    return Kept(header, found, time, whole=not records.torn)


class _Records:
    """The records of a journal until the first that does not hold; then ``torn`` is set."""

    def __init__(self, data: bytes) -> None:
        self._lines = data.split(b"\n")
        self._end = len(self._lines) - 1  # what stands behind the last line break is no line
        self._at = 0
        self.torn = bool(self._lines[-1])

    def __iter__(self) -> "_Records":
        return self

    def __next__(self) -> object:
        if self._at >= self._end:
            raise StopIteration
        line = self._lines[self._at]
        self._at += 1
        try:
            if int(line[:8], 16) != zlib.crc32(line[9:]):
                raise ValueError
            return json.loads(line[9:])
        except (ValueError, RecursionError):
            self.torn = True
            raise StopIteration from None


def _header(told: object) -> Header | None:
    held = cast("dict[str, object]", told) if isinstance(told, dict) else {}
    base, follows = held.get("base"), held.get("follows")
    if held.get("whydesk-journal", FORMAT) != FORMAT:
        raise EngineError(ErrorCode.UNREADABLE, tr("A newer program wrote the kept text."))
    if not isinstance(base, dict):
        return None
    digests = {str(k): str(v) for k, v in cast("dict[object, object]", base).items()}
    names = cast("list[object]", follows) if isinstance(follows, list) else []
    return Header(
        str(held.get("path", "")), digests, str(held.get("time", "")), tuple(map(str, names))
    )


def _replay(entry: Sequence[object], texts: dict[str, LiveDocument]) -> bool:
    """Carry out one entry; false where it does not fit what came before."""
    kind, *values = entry
    try:
        if kind == "whole":
            whole = Whole(*cast("list[str]", values))
            document = texts[whole.shard] = LiveDocument(whole.text, whole.shard)
            document.newline = whole.newline
        else:
            change = Change(*values)  # pyright: ignore[reportArgumentType]
            texts[change.shard].replace(*change[1:])
    except (TypeError, KeyError, IndexError, AttributeError):
        return False
    return True
