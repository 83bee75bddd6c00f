"""Long work on a file that is no longer wanted: how it is told so, and where it looks.

Whoever runs the work says with ``stoppable`` how it can know; the work looks with ``go_on`` where
it goes from one piece to the next, and SQLite looks in the midst of a statement.
"""

import contextlib
from collections.abc import Callable, Generator, Iterable, Iterator
from contextvars import ContextVar
from itertools import islice
from typing import TYPE_CHECKING, TypeVar

from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.wording import tr

if TYPE_CHECKING:
    import sqlite3

T = TypeVar("T")

# Steps of SQLite's machine between two looks: some milliseconds.
_STEPS = 50_000
# Things gone through between two looks.
STRIDE = 1_000
_wanted_no_more: ContextVar[Callable[[], bool] | None] = ContextVar("stop", default=None)


@contextlib.contextmanager
def stoppable(asked: Callable[[], bool]) -> Generator[None]:
    """Have the work inside stop once ``asked`` says so; it then raises the EngineError STOPPED."""
    token = _wanted_no_more.set(asked)
    try:
        yield
    finally:
        _wanted_no_more.reset(token)


def is_stopped() -> bool:
    """Whether the work under way is wanted no more."""
    asked = _wanted_no_more.get()
    return asked is not None and asked()


def stopped() -> EngineError:
    """The EngineError of work that was stopped."""
    return EngineError(ErrorCode.STOPPED, tr("Stopped, as it was asked for."))


def go_on() -> None:
    """Raise the EngineError of work that is wanted no more."""
    if is_stopped():
        raise stopped()


def strides(things: Iterable[T]) -> Iterator[T]:
    """The things one by one, with a look at each so manyth whether they are still wanted.

    None is taken before the one before it was dealt with: each may be huge.
    """
    rest = iter(things)
    for thing in rest:
        go_on()
        yield thing
        yield from islice(rest, STRIDE - 1)


def watch(connection: "sqlite3.Connection") -> None:
    """Have a connection look in the midst of long statements; Ctrl+C too ends them by this."""
    connection.set_progress_handler(is_stopped, _STEPS)
