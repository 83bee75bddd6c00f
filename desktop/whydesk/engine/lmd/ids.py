"""Stable ids: ``lp_`` and a ULID, minted only when an author asks for one.

The ULID is made here and not by a package, whose import alone costs each start more than all of
LMD's: 48 bits of milliseconds and 80 of chance, in Crockford's base 32 (github.com/ulid/spec).
"""

import os
import time

_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def new_stable_id() -> str:
    """A stable id that nobody has yet."""
    milliseconds = time.time_ns() // 1_000_000
    number = milliseconds << 80 | int.from_bytes(os.urandom(10), "big")
    return "lp_" + "".join(_ALPHABET[number >> shift & 31] for shift in range(125, -1, -5))
