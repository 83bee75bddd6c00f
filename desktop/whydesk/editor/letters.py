"""Which labels hold which letters: what cannot match is left out before anything is compared."""

from collections.abc import Iterator, Sequence
from itertools import compress

_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
_DIGITS = bytes.maketrans(b"\0\1", b"01")
_FLAGS = bytes.maketrans(b"01", b"\0\1")


class Letters:
    """For each letter a number whose bit N says whether label N holds it.

    Letters beyond a-z and digits leave nothing out: there are too many of them to keep apart.
    """

    def __init__(self) -> None:
        self._bits: dict[str, int] = {}

    def build(self, labels: Sequence[str]) -> Iterator[None]:
        """Take in all labels by their place; each yield is a place where it may pause."""
        for letter in _LETTERS:
            self._bits[letter] = _number([letter in label for label in labels])
            yield

    def put(self, number: int, label: str) -> None:
        """Take in a label by its number, in the place of what had it."""
        bit = 1 << number
        for letter, bits in self._bits.items():
            held = bits & bit
            if (letter in label) != bool(held):
                self._bits[letter] = bits ^ bit

    def holding(self, text: str) -> int | None:
        """The bits of the labels that hold all letters of a text; None where none is left out."""
        bits: int | None = None
        for letter in set(text):
            held = self._bits.get(letter)
            if held is not None:
                bits = held if bits is None else bits & held
        return bits


def numbers_of(bits: int) -> list[int]:
    """The numbers of the bits that are set, the least first."""
    flags = bin(bits)[:1:-1].encode().translate(_FLAGS)
    return list(compress(range(len(flags)), flags))


def _number(flags: list[bool]) -> int:
    """A number with these bits, the first of them the least."""
    return int(bytes(flags[::-1]).translate(_DIGITS) or b"0", 2)
