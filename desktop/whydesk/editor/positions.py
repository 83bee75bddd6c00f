"""The one place where Qt's UTF-16 positions and the engine's code points meet.

Also the characters that Qt would take for the end of a block: they are shown, and kept in the
QTextDocument, as others that mean nothing to it.
"""

from PySide6.QtGui import QTextBlock, QTextDocument

# U+2029 and two noncharacters that QTextDocument uses inside itself.
_TO_QT = {0x2029: 0xFDD2, 0xFDD0: 0xFDD3, 0xFDD1: 0xFDD4}
_FROM_QT = {there: here for here, there in _TO_QT.items()}
_HERE = "".join(map(chr, _TO_QT))
_THERE = "".join(map(chr, _FROM_QT))


def to_qt(text: str) -> str:
    """The text as a QTextDocument can hold it."""
    return text if text.isascii() else text.translate(_TO_QT)


def from_qt(text: str) -> str:
    """The text that a QTextDocument's text stands for."""
    return text if text.isascii() else text.translate(_FROM_QT)


def can_carry(text: str) -> bool:
    """Whether the text comes back as it was; false where it uses the stand-ins themselves."""
    return text.isascii() or not any(character in text for character in _THERE)


def utf16_length(text: str) -> int:
    """How many UTF-16 units a text takes."""
    if text.isascii():
        return len(text)
    return len(text) + sum(character > "\uffff" for character in text)


def to_units(text: str, column: int) -> int:
    """The UTF-16 column of a code-point column."""
    return utf16_length(text[:column])


def to_points(text: str, units: int) -> int:
    """The code-point column of a UTF-16 column; inside a pair, that of the pair's start."""
    if text.isascii():
        return units
    seen = 0
    for column, character in enumerate(text):
        if seen >= units:
            return column
        seen += 2 if character > "\uffff" else 1
        if seen > units:
            return column
    return len(text)


def has_astral(block: QTextBlock, text: str) -> bool:
    """Whether a block's columns differ between Qt and the engine."""
    return block.length() - 1 != len(text)


def column_units(block: QTextBlock, column: int) -> int:
    """The UTF-16 column, within a block, of a code-point column."""
    text = block.text()
    return to_units(text, column) if has_astral(block, text) else min(column, len(text))


def qpos(document: QTextDocument, line: int, column: int) -> int:
    """Qt's position of a line and a code-point column."""
    block = document.findBlockByNumber(line)
    if not block.isValid():
        return max(0, document.characterCount() - 1)
    return block.position() + column_units(block, column)


def line_column(document: QTextDocument, position: int) -> tuple[int, int]:
    """The line and code-point column of Qt's position."""
    block = document.findBlock(position)
    text = block.text()
    units = position - block.position()
    column = to_points(text, units) if has_astral(block, text) else units
    return block.blockNumber(), column
