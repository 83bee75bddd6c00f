"""The last look at a finished file: its raw bytes searched for what was taken out.

Every redacted text of four characters or more is looked for whole, and every word of it that
stands in no open place: as UTF-8 in either Unicode form and in any case, as UTF-16, with JSON's and
with percent escapes, as base64 and as hex. What the redacted source itself says was judged before,
and what stands in every pack tells nothing.
"""

import base64
import contextlib
import json
import re
import sqlite3
import unicodedata
from collections.abc import Generator, Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

from whydesk.engine.pack.schema import SEARCH, quoted
from whydesk.engine.redaction.folding import fold, is_findable
from whydesk.engine.redaction.grams import Grams
from whydesk.engine.redaction.unpacking import readable
from whydesk.engine.stopping import go_on
from whydesk.engine.wording import tr

_WORD = re.compile(r"\w+")
_OURS = re.compile(r"[0-9a-f]{16,128}|\d{4}-\d\d-\d\dT[\d:.]+Z")
_PACKED = (f"{SEARCH}_data", f"{SEARCH}_idx")  # the search index: bits of words, and counts
_OUR_KEYS = ("created_at", "head_sha", "sig_pubkey", "sig")
_FEW = 64  # patterns; for more of them it pays to know first which bytes follow each other
_BASE64_CORE = 8
_SURE = 8  # bytes; a shorter run counts only where it stands within one cell


class Hit(NamedTuple):
    """A redacted text that is in the file: the text, how it is encoded there, and where."""

    text: str
    encoding: str
    where: str


class Open:
    """What an export may say: its source, and what stands in every pack (``baseline``)."""

    def __init__(self, texts: Iterable[str], baseline: bytes = b"") -> None:
        self._text = fold("\n".join(texts))
        self._known = set(self._text.split(" "))
        self._words = "\n".join(self._known)
        self._word_grams = Grams(self._words.encode(errors="surrogatepass"))
        self._baseline = baseline.lower()
        self._baseline_grams = Grams(self._baseline)

    def says(self, text: str) -> bool:
        """Whether a text stands in an open place, in whatever form."""
        folded = fold(text)
        if all(map(self._is_word, folded.split(" "))) and folded in self._text:
            return True
        plain = text.lower().encode(errors="surrogatepass")
        return self._baseline_grams.may_hold(plain) and plain in self._baseline

    def _is_word(self, word: str) -> bool:
        if word in self._known:
            return True
        plain = word.encode(errors="surrogatepass")
        return self._word_grams.may_hold(plain) and word in self._words


def sought(hidden: Iterable[str], known: Open) -> list[str]:
    """What is looked for: redacted texts and their words, each once, without what is open."""
    found: dict[str, None] = {}
    seen: set[str] = set()
    for text in hidden:
        go_on()
        for piece in (text, *_WORD.findall(text)):
            if piece in seen:
                continue
            seen.add(piece)
            if (len(piece) >= 4 or is_findable(fold(piece))) and not known.says(piece):
                found[piece] = None
    return list(found)


def scan(path: Path, wanted: Sequence[str]) -> Hit | None:
    """The first of the texts sought that the bytes of a file hold, None where there is none."""
    if not wanted:
        return None
    with _opened(path) as data:
        return _first_hit(data, wanted)


def scan_made(content: bytes, said: bytes, wanted: Sequence[str]) -> Hit | None:
    """The same for the bytes of a picture or a text, and for others that say what it shows."""
    return _first_hit(_Bytes(b"\n".join((readable(content), readable(said)))), wanted)


def _first_hit(data: "_Bytes", wanted: Sequence[str]) -> Hit | None:
    for text in wanted:
        go_on()
        for encoding, pattern, exact in patterns(text):
            where = data.find(pattern, exact=exact)
            if where:
                return Hit(text, encoding, where)
    return None


def patterns(text: str) -> Iterator[tuple[str, bytes, bool]]:
    """The bytes that a text may stand as: encoding, pattern, and whether case counts.

    Where it does not, the pattern is in lower case.
    """
    seen: set[bytes] = set()
    for name, pattern, exact in _patterns(text):
        pattern = pattern if exact else pattern.lower()
        if len(pattern) >= 4 and pattern not in seen:
            seen.add(pattern)
            yield name, pattern, exact


def _patterns(text: str) -> Iterator[tuple[str, bytes, bool]]:
    for form in _forms(text):
        plain = form.encode(errors="surrogatepass")
        yield "UTF-8", plain, False
        for order in ("le", "be"):
            yield f"UTF-16-{order.upper()}", form.encode(f"utf-16-{order}", "surrogatepass"), False
        yield "JSON", json.dumps(form)[1:-1].encode(), False
        yield "JSON", json.dumps(form, ensure_ascii=False)[1:-1].encode(errors="replace"), False
        yield tr("percent signs"), quote(form, safe="", errors="replace").encode(), False
    for case in (text, text.lower(), text.upper()):
        yield "hex", case.encode(errors="surrogatepass").hex().encode(), False
    for core in _base64_cores(text.encode(errors="surrogatepass")):
        yield "base64", core, True


def _forms(text: str) -> Iterable[str]:
    """The text in either Unicode form and each case that lower case alone does not bring about."""
    if text.isascii():
        return (text,)
    cases = (text, text.lower(), text.upper(), text.casefold())
    made = [unicodedata.normalize("NFC", case) for case in cases]
    made += [unicodedata.normalize("NFD", case) for case in cases]
    return dict.fromkeys((text, *made))


def _base64_cores(plain: bytes) -> Iterator[bytes]:
    """What is sure of a text in base64, for each of the three places it may start at."""
    for lead in range(3):
        coded = base64.b64encode(bytes(lead) + plain)
        start = (lead * 8 + 5) // 6
        end = (lead + len(plain)) * 8 // 6
        core = coded[start:end]
        if len(core) >= _BASE64_CORE:
            yield core
            yield core.translate(bytes.maketrans(b"+/", b"-_"))


@contextlib.contextmanager
def _opened(path: Path) -> Generator["_Bytes"]:
    """The bytes of a file without the times, hashes and keys of its own making."""
    data = path.read_bytes()
    if not data.startswith(b"SQLite format 3\x00"):
        yield _Bytes(data)
        return
    uri = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
    with contextlib.closing(sqlite3.connect(uri, uri=True)) as connection:
        for own in _own_words(connection):
            data = data.replace(own, bytes(len(own)))
        yield _Bytes(data, connection)


def _own_words(connection: sqlite3.Connection) -> Iterator[bytes]:
    query = f"SELECT value FROM manifest WHERE key IN ({', '.join('?' * len(_OUR_KEYS))})"
    values = [row[0] for row in connection.execute(query, _OUR_KEYS)]
    values += [row[0] for row in connection.execute("SELECT sha FROM commits")]
    yield from (v.encode() for v in values if isinstance(v, str) and _OURS.fullmatch(v))


class _Bytes:
    """Bytes that are searched many times; of a pack with its cells, to tell what is chance."""

    def __init__(self, data: bytes, connection: sqlite3.Connection | None = None) -> None:
        self._connection = connection
        self._exact, self._lower = data, data.lower()
        self._cells: list[tuple[str, bytes]] | None = None
        self._rows: list[bytes] = []
        self._asked = 0
        self._grams: Grams | None = None

    def find(self, pattern: bytes, *, exact: bool) -> str:
        """Where a pattern is, in words; an empty text for nowhere."""
        data = self._exact if exact else self._lower
        self._asked += 1
        if self._asked > _FEW and not self._may_hold(pattern.lower()):
            return ""
        at = data.find(pattern)
        if at < 0:
            return ""
        if self._connection is None:
            return tr("byte {at}", at=at)
        for name, cell in self._all_cells():
            if pattern in (cell if exact else cell.lower()):
                return name
        # What stands in no cell is a left over page, or chance: cells, and the counts between them,
        # may read as a short text where they stand side by side.
        by_chance = len(pattern) < _SURE or any(
            pattern in (row if exact else row.lower()) for row in self._rows
        )
        return "" if by_chance else tr("byte {at}", at=at)

    def _may_hold(self, pattern: bytes) -> bool:
        """False where the bytes hold a pattern in no case."""
        if self._grams is None:
            self._grams = Grams(self._lower)
        return self._grams.may_hold(pattern)

    def _all_cells(self) -> Sequence[tuple[str, bytes]]:
        if self._cells is None:
            self._cells = list(self._read_cells())
        return self._cells

    def _read_cells(self) -> Iterator[tuple[str, bytes]]:
        assert self._connection is not None
        names = [
            row[0]
            for row in self._connection.execute(
                "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%'"
            )
            if row[0] not in _PACKED
        ]
        for table in ("sqlite_master", *names):
            found = self._connection.execute(f"SELECT * FROM {quoted(table)}")
            columns = [column[0] for column in found.description]
            for row in found:
                cells = [
                    cell if isinstance(cell, bytes) else str(cell).encode()
                    for cell in row
                    if cell is not None
                ]
                self._rows.append(b"".join(cells))
                kept = [name for name, cell in zip(columns, row, strict=True) if cell is not None]
                yield from (
                    (f"{table}.{name}", cell) for name, cell in zip(kept, cells, strict=True)
                )
