"""Loading rooms of the program bit by bit, for what answers keys meanwhile."""

from collections.abc import Iterable, Iterator
from importlib import import_module


def loaded(names: Iterable[str]) -> Iterator[None]:
    """Import these modules one by one; each yield is a place to pause. Any thread."""
    for name in names:
        import_module(name)
        yield
