"""How each token looks: character formats, and the rounded grounds that stand behind some."""

from typing import NamedTuple

from PySide6.QtGui import QColor, QFont, QTextBlockUserData, QTextCharFormat

from whydesk.engine.lmd.lexer import Token, TokenKind
from whydesk.engine.lmd.vocabulary import canonical_role
from whydesk.theme.theme import Theme


class Ground(NamedTuple):
    """A rounded ground behind UTF-16 columns of a block, in a colour."""

    start: int
    end: int
    colour: QColor


class BlockMarks(QTextBlockUserData):
    """The grounds of one block; owned by the block."""

    def __init__(self, grounds: list[Ground]) -> None:
        super().__init__()
        self.grounds = grounds


class Look:
    """The formats of a theme, made once."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        tokens = theme.tokens
        faint = _ink(tokens.faint)
        soft = _ink(tokens.soft)
        self._formats = {
            TokenKind.BRACKET: faint,
            TokenKind.SIGIL: faint,
            TokenKind.KEY: _ink(tokens.soft),
            TokenKind.ARROW: soft,
            TokenKind.PUNCTUATION: faint,
            TokenKind.THOUGHT_MARK: soft,
            TokenKind.THOUGHT_TYPE: soft,
            TokenKind.ATTRIBUTE: soft,
            TokenKind.ATTRIBUTE_VALUE: soft,
            TokenKind.FOLLOW: soft,
            TokenKind.HEADING_MARK: faint,
            TokenKind.HEADING: _bold(),
            TokenKind.CODE: soft,
        }
        self._identifier = _ink(tokens.soft)
        self._pill = QColor(tokens.pill)
        self._roles: dict[str, tuple[QTextCharFormat, QTextCharFormat, QColor]] = {}

    def format(self, kind: TokenKind) -> QTextCharFormat | None:
        return self._formats.get(kind)

    @property
    def identifier(self) -> QTextCharFormat:
        """For the value of ``>>id:``, which nobody reads."""
        return self._identifier

    def role(self, written: str) -> tuple[QTextCharFormat, QTextCharFormat, QColor]:
        """The format of a role as written, that of its brackets, and its ground."""
        found = self._roles.get(written)
        if found is None:
            tint = self._theme.role(canonical_role(written)[0])
            brackets = _ink(tint.ink)
            faded = QColor(tint.ink)
            faded.setAlphaF(0.45)
            brackets.setForeground(faded)
            found = self._roles[written] = (_ink(tint.ink), brackets, QColor(tint.ground))
        return found

    def grounds(self, tokens: list[Token], line: str) -> list[Ground]:
        """The grounds behind a line's labels and roles, in code-point columns."""
        found: list[Ground] = []
        for number, token in enumerate(tokens):
            if token.kind is TokenKind.LABEL and number:
                found.append(Ground(token.start - 2, token.end + 2, self._pill))
            elif token.kind is TokenKind.ROLE:
                colour = self.role(line[token.start : token.end])[2]
                found.append(Ground(token.start - 1, token.end + 1, colour))
        return found


def _ink(colour: str) -> QTextCharFormat:
    made = QTextCharFormat()
    made.setForeground(QColor(colour))
    return made


def _bold() -> QTextCharFormat:
    made = QTextCharFormat()
    made.setFontWeight(QFont.Weight.Bold)
    return made
