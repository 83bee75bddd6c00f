"""Text of a pack made fit to be shown: cut, on one line, nothing hidden.

A label may be a million characters long, hold control characters, or turn the direction of all that
follows it. What is shown of it is the beginning, with a sign where a character cannot be seen.
"""

import re

MOST_SHOWN = 400
# Controls, and what turns the direction of writing; joiners stay, letters and emoji need them.
_UNSEEN = re.compile(
    "[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069"
    "\ufeff\ufff9-\ufffb\ud800-\udfff]"
)
# The same but for isolates, with which the program itself sets words apart.
_TURNING = re.compile(_UNSEEN.pattern.replace("\u2066-\u2069", ""))
SIGN = "\N{REPLACEMENT CHARACTER}"
_MORE = "…"


def one_line(text: str, most: int = MOST_SHOWN) -> str:
    """The beginning of a text on one line, with an ellipsis where it was cut."""
    return cut(" ".join(text[: 2 * most].split()), most, len(text) > 2 * most)


def visible(text: str) -> str:
    """A text with a sign for each character of it that cannot be seen."""
    return text if text.isascii() and text.isprintable() else _UNSEEN.sub(SIGN, text)


def unturned(text: str) -> str:
    """As ``visible``, for words in which the program itself has set others apart."""
    return text if text.isascii() and text.isprintable() else _TURNING.sub(SIGN, text)


def cut(piece: str, most: int, more: bool) -> str:
    """So many characters of a piece, made visible; ``more`` says that it was longer already."""
    shown = visible(piece[:most])
    return shown.rstrip() + _MORE if more or len(piece) > most else shown
