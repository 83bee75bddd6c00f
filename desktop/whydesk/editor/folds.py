"""Long lines: the head of one is shown, the rest is carried aside by a single character.

Qt lays a line out anew at each key; above 20,000 characters that is felt. The character is Qt's
object character; the text that it stands for is a property of its format, which undo and redo
bring back with it. So nothing else has to be kept in step, and what is typed around it is text.
"""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtGui import QTextBlock, QTextCharFormat, QTextCursor, QTextFormat

LONGEST = 20_000
HEAD = 80
OBJECT = "\ufffc"
FOLD_TYPE = QTextFormat.ObjectTypes.UserObject.value + 1
_TEXT = QTextFormat.Property.UserProperty.value + 1
_LENGTH = QTextFormat.Property.UserProperty.value + 2


class Fold(NamedTuple):
    """One folded stretch of a block: its index in the block's text, its format and its length."""

    index: int
    format: QTextCharFormat
    length: int

    @property
    def text(self) -> str:
        """The text that is carried aside."""
        return str(self.format.stringProperty(_TEXT))


def fold_format(text: str) -> QTextCharFormat:
    """The format of the character that carries a text."""
    made = QTextCharFormat()
    made.setObjectType(FOLD_TYPE)
    made.setProperty(_TEXT, text)
    made.setProperty(_LENGTH, len(text))
    return made


def length_of(char_format: QTextFormat) -> int:
    """How many characters a fold carries."""
    return int(char_format.intProperty(_LENGTH))


def folds_in(block: QTextBlock, text: str) -> list[Fold]:
    """The folds of a block, whose text is given; most have none, which costs nothing."""
    return list(_folds(block, text)) if OBJECT in text else []


def _folds(block: QTextBlock, text: str) -> Iterator[Fold]:
    cursor = QTextCursor(block)
    units = 0
    for index, character in enumerate(text):
        units += 2 if character > "\uffff" else 1
        if character == OBJECT:
            cursor.setPosition(block.position() + units)
            found = cursor.charFormat()
            if found.objectType() == FOLD_TYPE:
                yield Fold(index, found, length_of(found))


def parts(line: str) -> tuple[str, str]:
    """What is shown of a line, and what is folded of it (empty for a line that is not long)."""
    return (line, "") if len(line) <= LONGEST else (line[:HEAD], line[HEAD:])
