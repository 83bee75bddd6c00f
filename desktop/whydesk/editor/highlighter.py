"""Colours from the engine's own tokens, given to the lines that are looked at.

A block is formatted when it is edited or comes into sight, never all at once: the user state of a
block holds the generation it was formatted in, and a line whose kind changed far from the edit
(a fence was opened above) is simply of an older generation.
"""

from PySide6.QtGui import QSyntaxHighlighter, QTextBlock

from whydesk.editor.document import ShardText
from whydesk.editor.marks import BlockMarks, Ground, Look
from whydesk.editor.positions import from_qt, has_astral
from whydesk.engine.lmd.lexer import Token, TokenKind, tokens
from whydesk.engine.lmd.statements import LineKind
from whydesk.widgets.units import to_units

LONGEST_LINE = 4000


class Highlighter(QSyntaxHighlighter):
    """Formats the blocks of one shard's document."""

    def __init__(self, text: ShardText, look: Look) -> None:
        super().__init__(text.document)
        self._text = text
        self._look = look

    def set_look(self, look: Look) -> None:
        """Take other colours; what is in sight is formatted at the next painting."""
        self._look = look
        self._text.generation += 1

    def freshen(self, block: QTextBlock) -> bool:
        """Format a block that is about to be shown, if it is not; says whether it was done."""
        if block.userState() == self._text.generation:
            return False
        self._text.bulk = False
        # No text changes, so nobody is told: Qt would ask for the caret's place at each line.
        blocked = self._text.document.blockSignals(True)
        self.rehighlightBlock(block)
        self._text.document.blockSignals(blocked)
        block.setUserState(self._text.generation)
        return True

    def highlightBlock(self, text: str) -> None:
        if self._text.bulk:
            return
        block = self.currentBlock()
        number = block.blockNumber()
        if number >= self._text.live.line_count:
            return
        kind = self._text.live.line_kind(number)
        if kind is LineKind.PROSE or len(text) > LONGEST_LINE:
            if block.userData() is not None:
                block.setUserData(BlockMarks([]))
            return
        line = from_qt(text)
        found = tokens(line, kind)
        roles = [line[t.start : t.end] for t in found if t.kind is TokenKind.ROLE]
        grounds = self._look.grounds(found, line)
        if has_astral(block, text):
            found, grounds = _in_units(line, found, grounds)
        block.setUserData(BlockMarks(grounds))
        if kind is LineKind.THOUGHT_OPEN:
            self.setFormat(0, block.length() - 1, self._look.identifier)
        self._set_formats(found, roles, _is_identifier(line, kind))

    def _set_formats(self, found: list[Token], roles: list[str], identifier: bool) -> None:
        written = iter(roles)
        for token in found:
            if token.kind is TokenKind.ROLE:
                ink, brackets, _ = self._look.role(next(written))
                self.setFormat(token.start, token.end - token.start, ink)
                self.setFormat(token.start - 1, 1, brackets)
                self.setFormat(token.end, 1, brackets)
                continue
            wanted = self._look.format(token.kind)
            if identifier and token.kind is TokenKind.VALUE:
                wanted = self._look.identifier
            if wanted is not None:
                self.setFormat(token.start, token.end - token.start, wanted)


def _is_identifier(line: str, kind: LineKind) -> bool:
    return kind is LineKind.PROPERTY and line.lstrip().startswith(">>id:")


def _in_units(
    line: str, found: list[Token], grounds: list[Ground]
) -> tuple[list[Token], list[Ground]]:
    """The same in UTF-16 columns, for a line in which these differ."""
    moved = [Token(t.kind, to_units(line, t.start), to_units(line, t.end)) for t in found]
    return moved, [
        Ground(to_units(line, g.start), to_units(line, g.end), g.colour) for g in grounds
    ]
