"""Which four bytes follow each other somewhere in a text: says fast of most patterns that they are
not in it, where thousands are looked for.
"""

_BITS = 24
_MASK = (1 << _BITS) - 1
_SPREAD = 0x9E3779
_LENGTH = 4


class Grams:
    """The runs of four bytes of some data, each as one place of a table that few others share."""

    def __init__(self, data: bytes) -> None:
        table = bytearray(1 << _BITS)
        for a, b, c, d in zip(data, data[1:], data[2:], data[3:], strict=False):
            table[(a << 16 | b << 8 | c) ^ (d * _SPREAD & _MASK)] = 1
        self._table = table
        self._size = len(data)

    def may_hold(self, pattern: bytes) -> bool:
        """False where the data surely does not hold the pattern."""
        table = self._table
        for at in range(len(pattern) - _LENGTH + 1):
            a, b, c, d = pattern[at : at + _LENGTH]
            if not table[(a << 16 | b << 8 | c) ^ (d * _SPREAD & _MASK)]:
                return False
        return len(pattern) <= self._size
