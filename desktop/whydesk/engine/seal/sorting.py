"""Rows in sorted order, without all of them in memory: beyond a limit they wait in a file."""

import heapq
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from typing import IO

from whydesk.engine import stopping

_MOST_HELD = 64 * 1024 * 1024
_ROW_COST = 60
_LENGTH = 4


def packed(row: Sequence[str]) -> bytes:
    """A row as bytes that sort as the row does: field by field, by code point."""
    whole = "\0".join(row)
    if whole.count("\0") != len(row) - 1 or "\x01" in whole:
        whole = "\0".join(f.replace("\x01", "\x01\x02").replace("\0", "\x01\x01") for f in row)
    return whole.encode()


def unpacked(data: bytes) -> list[bytes]:
    """The fields of a packed row, each as UTF-8."""
    fields = data.split(b"\0")
    if b"\x01" in data:
        fields = [f.replace(b"\x01\x01", b"\0").replace(b"\x01\x02", b"\x01") for f in fields]
    return fields


def joined(data: bytes, between: bytes) -> bytes:
    """The fields of a packed row as UTF-8, with something between them."""
    if b"\x01" not in data:
        return data.replace(b"\0", between)
    return between.join(unpacked(data))


def sorted_rows(rows: Iterable[Sequence[str]], most_held: int = _MOST_HELD) -> Iterator[bytes]:
    """Rows, packed and sorted; about ``most_held`` bytes of them are in memory at a time."""
    with ExitStack() as stack:
        runs: list[IO[bytes]] = []
        held: list[bytes] = []
        weight = 0
        for row in rows:
            data = packed(row)
            held.append(data)
            weight += len(data) + _ROW_COST
            if weight > most_held:
                stopping.go_on()
                runs.append(stack.enter_context(_kept(held)))
                held, weight = [], 0
        held.sort()
        yield from heapq.merge(held, *map(_read, runs)) if runs else held


def _kept(held: list[bytes]) -> IO[bytes]:
    """Sorted rows in a file of no name, which is gone when it is closed."""
    held.sort()
    file = tempfile.TemporaryFile(prefix="whydesk-")  # noqa: SIM115  (the caller closes it)
    for data in held:
        file.write(len(data).to_bytes(_LENGTH, "big"))
        file.write(data)
    file.seek(0)
    return file


def _read(file: IO[bytes]) -> Iterator[bytes]:
    while length := file.read(_LENGTH):
        yield file.read(int.from_bytes(length, "big"))
