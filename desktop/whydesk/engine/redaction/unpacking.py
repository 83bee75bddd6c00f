"""What a picture says in words, out of its bytes: marks of SVG read, parts of PNG and PDF unpacked.

Pixels, glyphs and compressed runs of bytes say nothing in letters; by chance they would hold any
short text. What a picture shows is searched in the SVG of the same figures instead.
"""

import re
import zlib
from collections.abc import Iterator
from html import unescape

_PNG = b"\x89PNG\r\n\x1a\n"
_PDF = b"%PDF-"
_SVG = re.compile(rb"<svg[\s>]")
_STREAM = re.compile(rb"stream\r?\n(.*?)\r?\n?endstream", re.DOTALL)
_TAG = re.compile(r"<[^>]*>")
_LARGEST = 64 * 1024 * 1024
_TEXTS = (b"tEXt", b"zTXt", b"iTXt", b"eXIf")
_PRINTABLE = bytes(range(32, 127)) + b"\t\r\n"
_MOSTLY = 0.9


def readable(data: bytes) -> bytes:
    """The bytes of a file in which texts are to be looked for; those of other files as they are."""
    if data.startswith(_PNG):
        return b"\n".join(_png(data))
    if data.startswith(_PDF):
        return b"\n".join(_pdf(data))
    if _SVG.search(data[:2000]):
        return b"\n".join(_svg(data))
    return data


def _svg(data: bytes) -> Iterator[bytes]:
    """The file itself, and what it says: a label is broken over several lines of text."""
    yield data
    said = unescape(_TAG.sub(" ", data.decode("utf-8", "replace")))
    yield " ".join(said.split()).encode()


def _png(data: bytes) -> Iterator[bytes]:
    """Every part that is no picture; texts in it may be compressed."""
    at = len(_PNG)
    while at + 8 <= len(data):
        size, kind = int.from_bytes(data[at : at + 4]), data[at + 4 : at + 8]
        part = data[at + 8 : at + 8 + size]
        if kind != b"IDAT":
            yield part
        if kind in _TEXTS:
            yield from (_inflated(part[n:]) for n in range(len(part)) if part[n : n + 1] == b"\x78")
        at += size + 12
    yield data[at:]


def _pdf(data: bytes) -> Iterator[bytes]:
    """What stands between the streams, and the streams that are text once they are unpacked."""
    yield _STREAM.sub(b"", data)
    for found in _STREAM.finditer(data):
        text = _inflated(found[1]) or found[1]
        plain = len(text) - len(text.translate(None, _PRINTABLE))
        if plain >= _MOSTLY * len(text):
            yield text


def _inflated(packed: bytes) -> bytes:
    """Unpacked bytes; empty for what is not packed so."""
    try:
        return zlib.decompressobj().decompress(packed, _LARGEST)
    except zlib.error:
        return b""
