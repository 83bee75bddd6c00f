"""Many objects that stay, kept out of the garbage collector's way."""

import gc
from collections.abc import Generator
from contextlib import contextmanager


class _Collector:
    """What this process has asked of its one collector."""

    spares = False


@contextmanager
def bulk() -> Generator[None]:
    """Hold the cyclic garbage collector off while a large text is read.

    A 4 MB text makes some hundred thousand small objects, none of them garbage: each full
    collection walks them all, which doubles the time that reading takes (CPython 3.11). Any thread.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            # All that was made is young to the collector, which would walk it three times on its
            # way to the oldest generation. This puts it there at once, without looking.
            gc.freeze()
            if not _Collector.spares:
                gc.unfreeze()
            gc.enable()


def spare_collector(*, looking: bool) -> None:
    """Have full collections pass over all that is in memory now, and what ``bulk`` adds to it.

    A large open workspace is a million objects that all stay; each full collection would walk them
    and stop the process for a fifth of a second. With ``looking``, what was spared before is looked
    at once more first, which takes as long. For a program that goes on with what it has opened. Any
    thread.
    """
    if _Collector.spares and looking:
        gc.unfreeze()
        gc.collect()
    _Collector.spares = True
    gc.freeze()


def spare_more() -> None:
    """Have what was made since pass for kept as well, where anything does; takes no time."""
    if _Collector.spares:
        gc.freeze()
