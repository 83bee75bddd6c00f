"""Text of a pack made fit to be measured and painted: cut, on lines of its own, nothing hidden.

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
_MARKS = re.compile("[\u2610-\u2612\u2705\u2713-\u2718\u274c\u274e\U0001f5f4-\U0001f5f9]")
_SIGN = "\N{REPLACEMENT CHARACTER}"
_MORE = "…"


def one_line(text: str, most: int = MOST_SHOWN) -> str:
    """The beginning of a text on one line, with an ellipsis where it was cut."""
    return _cut(" ".join(text[: 2 * most].split()), most, len(text) > 2 * most)


def lines_of(text: str, most: int = 2 * MOST_SHOWN) -> str:
    """The beginning of a text with its line breaks, blanks at its ends left out."""
    piece = "\n".join(line.rstrip() for line in text[: 2 * most].strip().splitlines())
    return _cut(piece, most, len(text) > 2 * most)


def visible(text: str) -> str:
    """A text with a sign for each character of it that cannot be seen."""
    return text if text.isascii() and text.isprintable() else _UNSEEN.sub(_SIGN, text)


def unturned(text: str) -> str:
    """As ``visible``, for words in which the program itself has set others apart."""
    return text if text.isascii() and text.isprintable() else _TURNING.sub(_SIGN, text)


def without_marks(text: str) -> str:
    """A name in the window's frame, without the shapes that the program's own verdicts have."""
    return _MARKS.sub(_SIGN, one_line(text))


def tooltip(text: str) -> str:
    """A text as a tooltip that says just this: Qt would take some texts for HTML."""
    import html  # noqa: PLC0415 - its table of two thousand names comes with the first tooltip

    shown = html.escape(lines_of(text))
    return f"<p style='white-space: pre-wrap'>{shown}</p>" if shown else ""


def _cut(piece: str, most: int, cut: bool) -> str:
    shown = visible(piece[:most])
    return shown.rstrip() + _MORE if cut or len(piece) > most else shown
