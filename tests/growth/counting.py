"""Counts the work that a piece of code does, so that a test can tell how it grows with the text.

Seconds depend on the machine and on who else uses it; the lines of Python that are run, and the
steps that SQLite's machine takes, do not. What runs in C alone is not seen: a search through a long
list counts as one line.
"""

import gc
import sqlite3
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from types import CodeType, FrameType
from typing import Any
from unittest.mock import patch

_STRIDE = 20  # steps of SQLite's machine between two looks
# Of four times the text: n log n is allowed from some hundred nodes on, n² is not.
LINEAR = 5.0
SAME = 1.25


@dataclass
class Work:
    """What was done: lines of Python run, steps and statements of SQLite, and calls by function."""

    lines: int = 0
    steps: int = 0
    statements: int = 0
    _calls: Counter[CodeType] = field(default_factory=Counter, repr=False)

    def calls(self, function: Callable[..., object]) -> int:
        """How often a function of ours was called, or a generator gone on with."""
        return self._calls[function.__code__]


def _watched(work: Work) -> type[sqlite3.Connection]:
    """Connections that tell of each statement, and of their steps."""

    class Watched(sqlite3.Connection):
        def __init__(self, *arguments: Any, **options: Any) -> None:
            super().__init__(*arguments, **options)
            self.set_trace_callback(note_statement)
            super().set_progress_handler(note_steps, _STRIDE)

        def set_progress_handler(self, progress_handler: Any, /, n: int) -> None:
            """The place is taken, and nobody stops what is counted."""

    def note_statement(_sql: str) -> None:
        work.statements += 1

    def note_steps() -> int:
        work.steps += _STRIDE
        return 0

    return Watched


@contextmanager
def counted() -> Iterator[Work]:
    """The work of what is done inside, on this thread."""
    work = Work()

    def line(_frame: FrameType, event: str, _argument: object) -> Any:
        if event == "line":
            work.lines += 1
        return line

    def call(frame: FrameType, _event: str, _argument: object) -> Any:
        if frame.f_globals is _OURSELVES:
            return None
        work._calls[frame.f_code] += 1
        return line

    before = sys.gettrace()
    connect = partial(sqlite3.connect, factory=_watched(work))
    gc.disable()  # what others left behind is not the work of this
    with patch("sqlite3.connect", connect):
        sys.settrace(call)
        try:
            yield work
        finally:
            sys.settrace(before)
            gc.enable()


_OURSELVES = globals()
