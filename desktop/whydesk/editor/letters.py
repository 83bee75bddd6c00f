"""Which labels hold which letters: what cannot match is left out before it is compared."""

from collections.abc import Iterator, Sequence
from itertools import compress

_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
_WINDOW = 8_192
_WINDOW_BITS = (1 << _WINDOW) - 1
_DIGITS = bytes.maketrans(b"\0\1", b"01")
_FLAGS = bytes.maketrans(b"01", b"\0\1")


_PARTS = (*_LETTERS, *(f" {letter}" for letter in _LETTERS))


class Letters:
    """For each letter a number whose bit N says whether label N holds it, and another that says
    whether it holds it behind a blank.

    Letters beyond a-z and digits leave nothing out: there are too many of them to keep apart.
    """

    def __init__(self) -> None:
        self._bits: dict[str, int] = {}

    def build(self, labels: Sequence[str]) -> Iterator[None]:
        """Take in all labels by their place; each yield is a place where it may pause."""
        for part in _PARTS:
            self._bits[part] = _number([part in label for label in labels])
            yield

    def put(self, number: int, label: str) -> None:
        """Take in a label by its number, in the place of what had it."""
        bit = 1 << number
        for part, bits in self._bits.items():
            if (part in label) != bool(bits & bit):
                self._bits[part] = bits ^ bit

    def holding(self, text: str) -> int | None:
        """The bits of the labels that hold all letters of a text, and its first behind a blank if
        it begins with one; None where none is left out.
        """
        bits: int | None = None
        for part in {*text, text[:2]}:
            held = self._bits.get(part)
            if held is not None:
                bits = held if bits is None else bits & held
        return bits


def numbers_of(bits: int, count: int) -> list[int]:
    """The numbers of the bits that are set, the least first, and no more than so many."""
    found: list[int] = []
    for start in range(0, bits.bit_length(), _WINDOW):
        flags = bin(bits >> start & _WINDOW_BITS)[:1:-1].encode().translate(_FLAGS)
        found += compress(range(start, start + len(flags)), flags)
        if len(found) >= count:
            break
    return found[:count]


def _number(flags: list[bool]) -> int:
    """A number with these bits, the first of them the least."""
    return int(bytes(flags[::-1]).translate(_DIGITS) or b"0", 2)
