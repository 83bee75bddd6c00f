"""Text of a pack on the screen: cut, on lines of its own, nothing hidden, no HTML.

``engine/plain.py`` says what is shown of a text; here it is made fit for labels and tooltips.
"""

import re

from whydesk.engine.plain import MOST_SHOWN, SIGN, cut, one_line, unturned, visible

__all__ = [
    "MOST_SHOWN",
    "lines_of",
    "one_line",
    "tooltip",
    "unturned",
    "visible",
    "without_marks",
]

_MARKS = re.compile("[\u2610-\u2612\u2705\u2713-\u2718\u274c\u274e\U0001f5f4-\U0001f5f9]")

# As html.escape has it, which would load a table of two thousand names with the first tooltip.
_AS_TEXT = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})


def lines_of(text: str, most: int = 2 * MOST_SHOWN) -> str:
    """The beginning of a text with its line breaks, blanks at its ends left out."""
    piece = "\n".join(line.rstrip() for line in text[: 2 * most].strip().splitlines())
    return cut(piece, most, len(text) > 2 * most)


def without_marks(text: str) -> str:
    """A name in the window's frame, without the shapes that the program's own verdicts have."""
    return _MARKS.sub(SIGN, one_line(text))


def tooltip(text: str) -> str:
    """A text as a tooltip that says just this: Qt would take some texts for HTML."""
    shown = lines_of(text).translate(_AS_TEXT)
    return f"<p style='white-space: pre-wrap'>{shown}</p>" if shown else ""
