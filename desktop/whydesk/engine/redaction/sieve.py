"""Which of many patterns some bytes may hold, told by few passes over them and not by one for each.

From every fourth place in the bytes eight of them are taken as one number. A pattern that is there
starts at one of four distances from such a place, and then all numbers that it holds from there on,
four places apart, are among those of the bytes. Each overlaps the next by half, so what tells two
patterns apart is mostly whole in one of them. For shorter patterns every place is taken.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeVar

from whydesk.engine.stopping import go_on, strides

T = TypeVar("T")

_WIDE = 8


class _Pass(NamedTuple):
    """One way through the bytes: of so many is a number made, every so many.

    ``least`` is the length from which on a pattern holds a number at each distance.
    """

    least: int
    size: int
    step: int


# The second is for what the first lets through where texts are much alike, and for shorter ones.
_PASSES = (_Pass(11, _WIDE, 4), _Pass(8, _WIDE, 1), _Pass(4, 4, 1))
# Beyond this length the two ends of a pattern stand for all of it.
_LONG, _END = 128, 64
# Bytes of patterns at once: each becomes a number in a set, some 70 bytes.
_AT_ONCE = 1_500_000
# So many patterns are looked for one by one while the data is gone through once.
_FEW = 10
_PIECE = 1 << 20  # numbers between two looks whether it is still wanted


def sifted(data: bytes, items: Iterable[T], pattern: Callable[[T], bytes]) -> Iterator[T]:
    """The items whose pattern the data holds, in their order, and hardly any others.

    EngineError STOPPED where it is wanted no more.
    """
    view = memoryview(data)
    for batch in _batches(items, pattern):
        held = _held(view, {found for _, found in batch})
        yield from (item for item, found in batch if found in held)


def _batches(items: Iterable[T], pattern: Callable[[T], bytes]) -> Iterator[list[tuple[T, bytes]]]:
    batch: list[tuple[T, bytes]] = []
    size = 0
    for item in strides(items):
        found = pattern(item)
        batch.append((item, found))
        size += min(len(found), _LONG)
        if size > _AT_ONCE:
            yield batch
            batch, size = [], 0
    if batch:
        yield batch


def _held(data: memoryview, patterns: set[bytes]) -> set[bytes]:
    """The patterns that may be there; the very short ones all."""
    patterns = {one for one in patterns if len(one) <= len(data)}
    for through in _PASSES:
        some = {one for one in patterns if len(one) >= through.least}
        patterns = (patterns - some) | _left(data, some, through)
    return patterns


def _left(data: memoryview, patterns: set[bytes], through: _Pass) -> set[bytes]:
    """The patterns that one way through the data leaves."""
    _, size, step = through
    if len(patterns) <= _FEW * size // step:
        return patterns
    wanted: set[int] = set()
    joined = b"".join(end for one in patterns for end in _ends(one, step))
    for start in range(size):  # what lies across two of them does no harm
        wanted.update(_numbers(joined, size, start))
    there: set[int] = set()
    for start in range(0, size, step):
        numbers = _numbers(data, size, start)
        for at in range(0, len(numbers), _PIECE):
            go_on()
            there |= wanted.intersection(numbers[at : at + _PIECE])
    return {one for one in patterns if _is_among(there, one, size, step)}


def _is_among(there: set[int], pattern: bytes, size: int, step: int) -> bool:
    """Whether, from one distance at least, all numbers of a pattern are there."""
    ends = _ends(pattern, step)
    return any(
        all(
            there.issuperset(_numbers(end, size, start))
            for start in range(first, first + size, step)
            for end in ends
        )
        for first in range(step)
    )


def _ends(pattern: bytes, step: int) -> tuple[bytes, ...]:
    """A pattern, or of a long one its two ends, a whole number of steps apart."""
    if len(pattern) <= _LONG:
        return (pattern,)
    return pattern[:_END], pattern[(len(pattern) - _END) // step * step :]


def _numbers(data: bytes | memoryview, size: int, start: int) -> "memoryview[int]":
    """The data from some place on as numbers of so many bytes each, as many as it holds."""
    end = start + max(0, len(data) - start) // size * size
    return memoryview(data)[start:end].cast("Q" if size == _WIDE else "I")
