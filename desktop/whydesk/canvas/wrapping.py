"""Text of a pack as lines that fit: cut, never taken for anything but text."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout, QTextOption

MOST_CHARACTERS = 400
_JOINERS = "\u200c\u200d"  # letters of some scripts, and emoji, are joined by these


def shown(text: str) -> str:
    """The beginning of a text as it may be painted: one line, without control characters."""
    cut = text[:MOST_CHARACTERS]
    if not cut.isprintable():
        cut = "".join(
            c if c.isprintable() or c in _JOINERS else " " if c.isspace() else "·" for c in cut
        )
    return cut + "…" if len(text) > MOST_CHARACTERS else cut


def wrap(text: str, font: QFont, width: float, most: int) -> list[str]:
    """The lines of a text in a width, at most so many; the last is cut where there is more."""
    text = shown(text)
    metrics = QFontMetricsF(font)
    if metrics.horizontalAdvance(text) <= width:
        return [text]
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    starts: list[int] = []
    while len(starts) <= most:
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(width)
        starts.append(line.textStart())
    layout.endLayout()
    # Qt counts UTF-16 units, Python code points.
    units = text.encode("utf-16-le")
    pieces = [
        units[2 * start : 2 * end if end else None].decode("utf-16-le").strip()
        for start, end in zip(starts, [*starts[1:], 0], strict=True)
    ]
    if len(pieces) <= most:
        return pieces
    rest = units[2 * starts[most - 1] :].decode("utf-16-le").strip()
    return [*pieces[: most - 1], metrics.elidedText(rest, Qt.TextElideMode.ElideRight, width)]
