"""Text folded for finding what was redacted in whatever form it stands there.

Folded away: case, Unicode form (NFC, NFD, full width), marks that nobody sees, Markdown's emphasis
and brackets, and the difference between a blank, a line break, an underscore and a hyphen.
"""

import re
import unicodedata
from html import unescape
from urllib.parse import unquote

_DROPPED = re.compile("[\xad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff*`\\\\\\[\\]]")
_BLANKS = re.compile(r"[\s_\-\u2010-\u2015\u2212\x1c-\x1f\x85]+")
_CJK = re.compile(
    "[\u1100-\u11ff\u3040-\u30ff\u3130-\u318f\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]"
)
MASK_SIGN = "▮"
_SHORTEST, _SHORTEST_CJK = 4, 3


def fold(text: str) -> str:
    """The text as leftovers are compared; single blanks, none at its ends."""
    return squeeze(fold_letters(text)).strip()


def fold_letters(text: str) -> str:
    """The text without case, form and marks; blanks as they are."""
    if not text.isascii():
        text = unicodedata.normalize("NFKC", text).casefold()
        # Case folding may compose differently: once more gives the same letters for either form.
        text = unicodedata.normalize("NFKC", text)
    else:
        text = text.lower()
    return _DROPPED.sub("", text)


def squeeze(text: str) -> str:
    """Every run of blanks, underscores and hyphens as one blank."""
    return _BLANKS.sub(" ", text)


def unveiled(text: str) -> str:
    """The text with percent signs and HTML's references read; itself where there is none."""
    shown = unquote(text) if "%" in text else text
    return unescape(shown) if "&" in shown else shown


def is_findable(folded: str) -> bool:
    """Whether a folded text is long enough to say something: 4 characters, 3 of Chinese, Japanese
    or Korean.
    """
    if not any(map(_says_something, folded)):
        return False
    return len(folded) >= (_SHORTEST_CJK if _CJK.search(folded) else _SHORTEST)


def _says_something(character: str) -> bool:
    """Whether a character is more than punctuation: a letter, a digit, a sign such as a star."""
    if character.isalnum():
        return True
    is_sign = not character.isascii() and unicodedata.category(character)[0] == "S"
    return is_sign and character != MASK_SIGN


def letters_with_places(text: str) -> tuple[str, list[int]]:
    """The folded letters of a line with the column that each came from; blanks squeezed."""
    letters: list[str] = []
    places: list[int] = []
    start = 0
    while start < len(text):
        end = start + 1
        while end < len(text) and (
            unicodedata.combining(text[end]) or "\u1160" <= text[end] <= "\u11ff"
        ):
            end += 1
        for letter in squeeze(fold_letters(text[start:end])):
            if letter != " " or not letters or letters[-1] != " ":
                letters.append(letter)
                places.append(start)
        start = end
    return "".join(letters), places
