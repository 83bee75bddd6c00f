"""Lines as LMD has them: they end at LF, CRLF or CR and nowhere else."""

import re

_ENDING = re.compile(r"\r\n|\n|\r")
_ENDINGS = re.compile(r"[\r\n]+")
BOM = "\ufeff"


def split_lines(text: str) -> tuple[list[str], list[str] | None, str]:
    """Lines without endings, each line's ending, and the text's own newline.

    The endings are None where all are LF; else there are as many as lines, the last one empty.
    The newline is the most frequent ending, LF where there is none.
    """
    if "\r" not in text:
        return text.split("\n"), None, "\n"
    endings = _ENDING.findall(text)
    newline = max(("\n", "\r\n", "\r"), key=endings.count)
    return _ENDING.split(text), [*endings, ""], newline


def unbroken(text: str) -> str:
    """A text as a part of one line: a blank for each run of line ends, none at its own ends."""
    return _ENDINGS.sub(" ", text).strip()


def plain_endings(endings: list[str]) -> list[str] | None:
    """None for endings that are all LF, the empty one of a text's last line aside."""
    plain = endings.count("\n") + (endings[-1] == "")
    return None if plain == len(endings) else endings


def indentation(line: str) -> int:
    """The columns of blanks that a line starts with, tabs going to the next stop of four."""
    width = 0
    for character in line:
        if character == " ":
            width += 1
        elif character == "\t":
            width += 4 - width % 4
        else:
            break
    return width
