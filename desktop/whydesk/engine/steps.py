"""Work that can pause: a generator, each yield of which is a place to do so, or to give it up."""

from collections.abc import Generator
from typing import TypeVar

_T = TypeVar("_T")


def result_of(steps: Generator[None, None, _T]) -> _T:
    """Go through all of it at once; what it comes to. Errors are those of the work."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value
