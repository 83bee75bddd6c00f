"""Prose made fit for LMD: statements, quotes, labels and places, each on one line."""

import re
from collections.abc import Iterator

from whydesk.engine.lmd.invisible import ODD
from whydesk.engine.lmd.vocabulary import SIGILS

# All that ends a line somewhere, and what no line should hold: the controls, NUL among them.
_LINE_ENDS = re.compile("[^\\S\xa0\u202f]*[\r\n\v\f\x1c-\x1f\x85\u2028\u2029]\\s*")
_ANY_END = re.compile("\r\n|[\r\v\f\x85\u2028\u2029]")
_CONTROLS = re.compile("[\x00-\x08\x0e-\x1b\x7f-\x9f\ud800-\udfff]")
_BRACKETS = re.compile(r"\[\[|\]\]")
_ENDS = " .。!！…;,:"
_PIECE = 50_000
LONGEST_LABEL = 100
LONGEST_NAME = 60


def prose(text: str) -> str:
    """A text that came from anywhere, to be read: lines end with LF, nothing in it is unseen.

    Unseen are the controls, NUL, zero-width and bidi marks; joiners that a script or an emoji needs
    stay.
    """
    if text.isascii() and not _CONTROLS.search(text) and "\r" not in text:
        return text
    return ODD.sub("", _CONTROLS.sub("", _ANY_END.sub("\n", text)))


def prose_pieces(text: str) -> Iterator[str]:
    """The same in pieces, for who pauses in between; a piece ends where a line or a word does."""
    at = 0
    while at < len(text):
        end = min(at + _PIECE, len(text))
        if end < len(text):
            ends = (text.rfind(sign, at + _PIECE // 2, end) + 1 for sign in "\n ")
            end = next(filter(None, ends), end)
        yield prose(text[at:end])
        at = end


def on_one_line(text: str) -> str:
    """A text as the value of a property: one line, nothing unseen, no blanks at its ends."""
    return prose(_LINE_ENDS.sub(" ", text).replace("\t", " ")).strip()


def wording_of(said: str) -> str:
    """How a claim reads by itself: on one line, with a capital, also as a part of a sentence."""
    plain = on_one_line(said)
    return plain[:1].upper() + plain[1:]


def label_for(said: str, longest: int = LONGEST_LABEL) -> str:
    """A label out of a statement: its words without the mark at its end, cut where a word ends.

    Nothing in it is read as LMD: no brackets of references, no sigil, no code mark.
    """
    plain = _BRACKETS.sub("", on_one_line(said)).replace("`", "'")
    plain = plain.rstrip(_ENDS).lstrip("".join(SIGILS) + " ").strip("[]").strip()
    if len(plain) > longest:
        cut = plain[: longest - 1]
        at_blank = cut.rpartition(" ")[0]
        plain = (at_blank if len(at_blank) > longest // 2 else cut).rstrip() + "…"
    return plain


class Places:
    """Says where a stretch of a text stands, in lines and characters as people count them.

    Quick where it is asked in the order of the text.
    """

    def __init__(self, text: str, first_line: int = 0, first_column: int = 0) -> None:
        self._text = text
        self._first = first_line, first_column
        self._counted = (0, 0)

    def line(self, at: int) -> int:
        """The line of a code point, counted from 1 in the whole text."""
        before, lines = self._counted if self._counted[0] <= at else (0, 0)
        lines += self._text.count("\n", before, at)
        self._counted = at, lines
        return self._first[0] + lines + 1

    def locator(self, start: int, end: int) -> str:
        """``line 3, characters 1–19``, or from one line to another."""
        last = max(start, end - 1)
        lines = self.line(start), self.line(last)
        columns = self._column(start), self._column(last)
        if lines[0] == lines[1]:
            return f"line {lines[0]}, characters {columns[0]}–{columns[1]}"
        return f"line {lines[0]}, character {columns[0]} to line {lines[1]}, character {columns[1]}"

    def _column(self, at: int) -> int:
        start = self._text.rfind("\n", 0, at)
        return at - start + (self._first[1] if start < 0 else 0)
