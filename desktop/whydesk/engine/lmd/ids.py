"""Stable ids: ``lp_`` and a ULID, minted only when an author asks for one.

The ULID is made here and not by a package, whose import alone costs each start more than all of
LMD's: 48 bits of milliseconds and 80 of chance, in Crockford's base 32 (github.com/ulid/spec).
"""

import os
import time

_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_PREFIX = "lp_"
_LENGTH = 26
_TIME_LENGTH = 10


def new_stable_id() -> str:
    """A stable id that nobody has yet."""
    milliseconds = time.time_ns() // 1_000_000
    number = milliseconds << 80 | int.from_bytes(os.urandom(10), "big")
    return _PREFIX + "".join(_ALPHABET[number >> shift & 31] for shift in range(125, -1, -5))


def minted_ms(stable_id: str) -> int | None:
    """When an id was minted, in milliseconds since 1970; None where it is no ULID and tells not."""
    ulid = stable_id.removeprefix(_PREFIX).upper()
    if ulid == stable_id or len(ulid) != _LENGTH or not set(ulid) <= set(_ALPHABET):
        return None
    number = 0
    for letter in ulid[:_TIME_LENGTH]:
        number = number << 5 | _ALPHABET.index(letter)
    return number
