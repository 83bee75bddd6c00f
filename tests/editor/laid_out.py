"""What Qt has laid out, held against what stands in the document."""

from PySide6.QtGui import QTextBlock, QTextDocument


def laid_otherwise(document: QTextDocument) -> list[int]:
    """The lines that would be painted with other letters than they have: more of them, or fewer."""
    found: list[int] = []
    block = document.firstBlock()
    while block.isValid():
        if block.layout().lineCount() and _letters_laid_out(block) != _letters(block):
            found.append(block.blockNumber())
        block = block.next()
    return found


def _letters_laid_out(block: QTextBlock) -> int:
    layout = block.layout()
    return sum(layout.lineAt(number).textLength() for number in range(layout.lineCount()))


def _letters(block: QTextBlock) -> int:
    """What is composed at the moment counts as well; the sign at the end of the block does not."""
    return block.length() - 1 + len(block.layout().preeditAreaText())
