"""Text broken into lines that fit a width, the last of them cut with an ellipsis."""

import unicodedata

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout, QTextOption

from whydesk.widgets.plain import unturned

_ISOLATES = ("LRI", "RLI", "FSI")
_ROOM = 4  # characters in an em at most: what cannot fit is not measured


def fitting(text: str, font: QFont, width: float, most: int) -> list[str]:
    """At most so many lines of a text; a word that is too long for a line is broken.

    The work is bounded by what fits, however long the text is.
    """
    metrics = QFontMetricsF(font)
    width = max(width, metrics.height())
    likely = int(_ROOM * most * width / max(1.0, metrics.height())) + 80
    if len(text) > likely:
        text = text[:likely] + "…"
    text = unturned(text)
    if most == 1 or metrics.horizontalAdvance(text) <= width:
        return [metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)]
    starts = _starts(text, font, width, most)
    units = text.encode("utf-16-le", "surrogatepass")
    pieces = [
        units[2 * start : 2 * end].decode("utf-16-le", "replace").strip()
        for start, end in zip(starts, [*starts[1:], len(units) // 2], strict=True)
    ]
    pieces[-1] = metrics.elidedText(pieces[-1], Qt.TextElideMode.ElideRight, width)
    return pieces


def is_leftward(text: str) -> bool:
    """Whether a text is written from right to left: its first letter with a direction says so."""
    if text.isascii():
        return False
    isolated = 0
    for found in map(unicodedata.bidirectional, text):
        isolated += (found in _ISOLATES) - (found == "PDI" and isolated > 0)
        if not isolated and found in ("L", "R", "AL"):
            return found != "L"
    return False


def _starts(text: str, font: QFont, width: float, most: int) -> list[int]:
    """Where each line begins, in UTF-16 units; the last one holds all that is left."""
    layout = QTextLayout(text, font)
    layout.setTextOption(_wrapping())
    starts: list[int] = []
    layout.beginLayout()
    while len(starts) < most:
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(width)
        starts.append(line.textStart())
    layout.endLayout()
    return starts


def _wrapping() -> QTextOption:
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    return option
