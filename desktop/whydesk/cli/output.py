"""How answers leave the command line: JSON, lines for people, and messages beside them.

Results go to stdout, messages to stderr. Text of a pack is a stranger's: what could steer a
terminal is shown as an escape, never sent.
"""

import io
import json
import os
import re
import sys
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TextIO

import click

Json = Mapping[str, object]

# Controls, the bidirectional overrides that can make a line read as another, and line separators.
_UNSAFE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
_UNSAFE_IN_JSON = re.compile("[\x7f-\x9f]")
_WIDE = ("W", "F")


def use_utf8() -> None:
    """Make stdout and stderr speak UTF-8 and end lines with LF on every platform.

    Where the program was started without them (``>&-``, or a window's own process), what is said is
    lost, as it was asked for.
    """
    sys.stdout = sys.stdout or _nowhere()
    sys.stderr = sys.stderr or _nowhere()
    for stream, errors in ((sys.stdout, "surrogateescape"), (sys.stderr, "backslashreplace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors=errors, newline="\n")


def _nowhere() -> TextIO:
    return open(os.devnull, "w", encoding="utf-8")


def show_json(answer: Json) -> None:
    """One JSON object on stdout: sorted keys, UTF-8, the same answer as the same bytes."""
    text = json.dumps(answer, ensure_ascii=False, sort_keys=True, indent=2)
    click.echo(_UNSAFE_IN_JSON.sub(lambda match: f"\\u{ord(match[0]):04x}", text))


def show(*lines: str) -> None:
    """Lines for people on stdout."""
    for line in lines:
        click.echo(plain(line).rstrip())


def note(message: str) -> None:
    """A message on stderr, beside the answer."""
    click.echo(plain(message), err=True)


def show_bytes(content: bytes) -> None:
    """Bytes as they are on stdout."""
    sys.stdout.flush()
    sys.stdout.buffer.write(content)
    sys.stdout.buffer.flush()


def plain(text: str) -> str:
    """The text with everything that could steer a terminal shown as an escape."""
    return _UNSAFE.sub(_escaped, text)


def _escaped(match: re.Match[str]) -> str:
    code = ord(match[0])
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"


def one_line(text: str) -> str:
    """The text on one line, runs of blanks as one."""
    return " ".join(text.split())


def width(text: str) -> int:
    """The columns a text takes in a terminal: two for a wide character, as in Korean."""
    if text.isascii():
        return len(text)
    return sum(map(_columns, text))


def _columns(character: str) -> int:
    if unicodedata.combining(character) or unicodedata.category(character) in ("Mn", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in _WIDE else 1


def padded(text: str, columns: int) -> str:
    """The text with blanks behind it up to a number of columns."""
    return text + " " * (columns - width(text))


def table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows as lines, each column padded to its longest cell; none behind the last."""
    shown = [[plain(cell) for cell in row] for row in rows]
    widths = [max(map(width, column)) for column in zip(*shown, strict=True)]
    return ["  ".join(map(padded, row, widths)).rstrip() for row in shown]


def counted(number: int, noun: str) -> str:
    """A number with its noun: ``1 node``, ``3 nodes``."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


@contextmanager
def progress(doing: str) -> Iterator[None]:
    """Say on a terminal what takes time, and take it back when it is done."""
    if not sys.stderr.isatty():
        yield
        return
    text = plain(f"{doing} …")
    click.echo(text, err=True, nl=False)
    try:
        yield
    finally:
        click.echo("\r" + " " * width(text) + "\r", err=True, nl=False)


def drop_stdout() -> None:
    """Let go of a stdout that nobody reads any more, so that closing it raises nothing."""
    sink = os.open(os.devnull, os.O_WRONLY)
    os.dup2(sink, sys.stdout.fileno())
    os.close(sink)
