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
from bisect import bisect_right
from collections.abc import Generator, Iterable, Iterator, Sequence
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

from whydesk.engine.pack.schema import SEARCH, quoted
from whydesk.engine.redaction.folding import fold, is_findable
from whydesk.engine.redaction.sieve import sifted
from whydesk.engine.redaction.unpacking import readable
from whydesk.engine.stopping import go_on, strides
from whydesk.engine.wording import tr

_WORD = re.compile(r"\w+")
_OURS = re.compile(r"[0-9a-f]{16,128}|\d{4}-\d\d-\d\dT[\d:.]+Z")
_PACKED = (f"{SEARCH}_data", f"{SEARCH}_idx")  # the search index: bits of words, and counts
_OUR_KEYS = ("created_at", "head_sha", "sig_pubkey", "sig")
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
        self._words = set(self._text.split(" "))
        self._baseline = baseline.lower()

    def not_said(self, pieces: Iterable[str]) -> list[str]:
        """Those that stand in no open place, in no form, in their order."""
        found = {piece: fold(piece) for piece in pieces}
        said = {piece for piece, folded in found.items() if folded in self._words}
        rest = ((piece, folded) for piece, folded in found.items() if piece not in said)
        text = self._text.encode(errors="surrogatepass")
        for piece, folded in sifted(text, rest, _folded_bytes):
            go_on()
            if folded in self._text:
                said.add(piece)
        return [piece for piece in found if piece not in said and not self._is_usual(piece)]

    def _is_usual(self, piece: str) -> bool:
        """Whether it stands in every pack."""
        return piece.lower().encode(errors="surrogatepass") in self._baseline


def _folded_bytes(piece: tuple[str, str]) -> bytes:
    return piece[1].encode(errors="surrogatepass")


def sought(hidden: Iterable[str], known: Open) -> list[str]:
    """What is looked for: redacted texts and their words, each once, without what is open."""
    pieces = dict.fromkeys(
        piece for text in strides(hidden) for piece in (text, *_WORD.findall(text))
    )
    return known.not_said(p for p in pieces if len(p) >= 4 or is_findable(fold(p)))


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
    for text, encoding, pattern, exact in data.sifted(_all_patterns(wanted)):
        go_on()
        where = data.find(pattern, exact=exact)
        if where:
            return Hit(text, encoding, where)
    return None


class _Pattern(NamedTuple):
    """One of the forms of a text, see ``patterns``."""

    text: str
    encoding: str
    pattern: bytes
    exact: bool


def _all_patterns(wanted: Iterable[str]) -> Iterator[_Pattern]:
    return (_Pattern(text, *found) for text in wanted for found in patterns(text))


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
        self._cells: _Cells | None = None

    def sifted(self, wanted: Iterable[_Pattern]) -> Iterator[_Pattern]:
        """The patterns that may be there, in their order."""
        return sifted(self._lower, wanted, lambda one: one.pattern.lower())

    def find(self, pattern: bytes, *, exact: bool) -> str:
        """Where a pattern is, in words; an empty text for nowhere."""
        at = (self._exact if exact else self._lower).find(pattern)
        if at < 0:
            return ""
        if self._connection is None:
            return tr("byte {at}", at=at)
        if self._cells is None:
            self._cells = _Cells(self._connection)
        name, in_row = self._cells.find(pattern, exact=exact)
        if name:
            return name
        # What stands in no cell is a left over page, or chance: cells, and the counts between them,
        # may read as a short text where they stand side by side.
        by_chance = len(pattern) < _SURE or in_row
        return "" if by_chance else tr("byte {at}", at=at)


class _Cells:
    """All cells of a pack's tables as one run of bytes, row by row."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._names: list[str] = []
        cells: list[bytes] = []
        self._rows: list[int] = []  # the number of the first cell of each row
        for name, row in _rows(connection):
            self._rows.append(len(cells))
            for column, cell in row:
                self._names.append(f"{name}.{column}")
                cells.append(cell)
        self._exact = b"".join(cells)
        self._lower = self._exact.lower()
        self._starts = [0, *accumulate(map(len, cells))]

    def find(self, pattern: bytes, *, exact: bool) -> tuple[str, bool]:
        """The first cell that holds a pattern, or an empty text, and whether a row does."""
        data = self._exact if exact else self._lower
        in_row = False
        at = data.find(pattern)
        while at >= 0:
            end = at + len(pattern)
            cell = bisect_right(self._starts, at) - 1
            if end <= self._starts[cell + 1]:
                return self._names[cell], True
            row = bisect_right(self._rows, cell)
            in_row = in_row or row == len(self._rows) or end <= self._starts[self._rows[row]]
            at = data.find(pattern, at + 1)
        return "", in_row


def _rows(connection: sqlite3.Connection) -> Iterator[tuple[str, list[tuple[str, bytes]]]]:
    """Each row with its table: the cells that say something, by column."""
    names = [
        row[0]
        for row in connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%'"
        )
        if row[0] not in _PACKED
    ]
    for table in ("sqlite_master", *names):
        found = connection.execute(f"SELECT * FROM {quoted(table)}")
        columns = [column[0] for column in found.description]
        for row in strides(found):
            yield (
                table,
                [
                    (name, cell if isinstance(cell, bytes) else str(cell).encode())
                    for name, cell in zip(columns, row, strict=True)
                    if cell is not None
                ],
            )
