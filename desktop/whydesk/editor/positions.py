"""The one place where Qt's UTF-16 positions and the engine's code points meet.

Also the characters that Qt would take for the end of a block, and those that nobody could see: they
are shown, and kept in the QTextDocument, as others that mean nothing to it.
"""

from PySide6.QtGui import QTextBlock, QTextCursor, QTextDocument

from whydesk.editor.folds import OBJECT, folds_in
from whydesk.widgets.units import to_points, to_units

# U+2029 and two noncharacters that QTextDocument uses inside itself; then what turns the direction
# of writing or takes no room: as a noncharacter it is seen, as a box, and turns nothing.
_UNSEEN = (
    *(0x200B, 0x200E, 0x200F, 0x061C, 0xFEFF),
    *range(0x202A, 0x202F),
    *range(0x2060, 0x2065),
    *range(0x2066, 0x2070),
)
_TO_QT = {0x2029: 0xFDD2, 0xFDD0: 0xFDD3, 0xFDD1: 0xFDD4}
_TO_QT |= {code: 0xFDD5 + number for number, code in enumerate(_UNSEEN)}
_FROM_QT = {there: here for here, there in _TO_QT.items()}
_HERE = "".join(map(chr, _TO_QT))
_THERE = "".join(map(chr, _FROM_QT))
BLOCK_END = "\u2029"
# From so many blocks on their text is fetched at once.
MANY = 50


def to_qt(text: str) -> str:
    """The text as a QTextDocument can hold it."""
    return text.translate(_TO_QT) if _has_any(text, _HERE) else text


def from_qt(text: str) -> str:
    """The text that a QTextDocument's text stands for."""
    return text.translate(_FROM_QT) if _has_any(text, _THERE) else text


def can_carry(text: str) -> bool:
    """Whether the text comes back as it was; false where it uses the stand-ins themselves."""
    return not _has_any(text, _THERE)


def _has_any(text: str, characters: str) -> bool:
    """Whether one of the characters stands in a text; looking is quicker than translating."""
    return not text.isascii() and any(character in text for character in characters)


def has_astral(block: QTextBlock, text: str) -> bool:
    """Whether a block's columns differ between Qt and what is shown of the line."""
    return block.length() - 1 != len(text)


def source_of(block: QTextBlock, start: int = 0, end: int | None = None) -> str:
    """The text of a block, or of some UTF-16 columns of it, as the engine has it: with the folded
    stretches of a long line in their places.
    """
    text = block.text()
    folds = folds_in(block, text)
    first = to_points(text, start) if start else 0
    last = len(text) if end is None else to_points(text, end)
    pieces: list[str] = []
    for fold in folds:
        if first <= fold.index < last:
            pieces += (from_qt(text[first : fold.index]), fold.text)
            first = fold.index + 1
    return "".join((*pieces, from_qt(text[first:last])))


def lines_of(document: QTextDocument, first: int, count: int) -> list[str]:
    """The text of so many blocks from the first on, as the engine has it."""
    block = document.findBlockByNumber(first)
    if count < MANY:
        lines: list[str] = []
        for _ in range(count):
            lines.append(source_of(block))
            block = block.next()
        return lines
    last = document.findBlockByNumber(first + count - 1)
    cursor = QTextCursor(block)
    cursor.setPosition(last.position() + last.length() - 1, QTextCursor.MoveMode.KeepAnchor)
    text = cursor.selectedText()
    lines = text.split(BLOCK_END)
    if _has_any(text, _THERE):
        lines = [from_qt(line) for line in lines]
    for number, line in enumerate(lines):
        if OBJECT in line:
            lines[number] = source_of(document.findBlockByNumber(first + number))
    return lines


def column_units(block: QTextBlock, column: int, *, behind: bool = False) -> int:
    """The UTF-16 column, within a block, of a code-point column of its line.

    A column inside a folded stretch is in front of that, or ``behind`` it.
    """
    text = block.text()
    for fold in folds_in(block, text):
        if column <= fold.index:
            break
        if column < fold.index + fold.length:
            column = fold.index + behind
            break
        column -= fold.length - 1
    return to_units(text, column) if has_astral(block, text) else min(column, len(text))


def units_column(block: QTextBlock, units: int) -> int:
    """The code-point column, in its line, of a UTF-16 column within a block."""
    text = block.text()
    shown = to_points(text, units) if has_astral(block, text) else units
    return shown + sum(f.length - 1 for f in folds_in(block, text) if f.index < shown)


def qpos(document: QTextDocument, line: int, column: int, *, behind: bool = False) -> int:
    """Qt's position of a line and a code-point column; ``behind`` as for ``column_units``."""
    block = document.findBlockByNumber(line)
    if not block.isValid():
        return max(0, document.characterCount() - 1)
    return block.position() + column_units(block, column, behind=behind)


def line_column(document: QTextDocument, position: int) -> tuple[int, int]:
    """The line and code-point column of Qt's position."""
    block = document.findBlock(position)
    return block.blockNumber(), units_column(block, position - block.position())
