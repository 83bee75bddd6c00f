"""How text is compared in searches: case and accents fold away, positions can be found."""

import unicodedata

# From this combining class on, marks are accents over or under a letter; below it they change the
# letter itself (the dots of が, an Indic virama), so they stay.
_FIRST_ACCENT_CLASS = 200


class _Folds(dict[int, str]):
    """What each character becomes, worked out when it is first met."""

    def __missing__(self, code: int) -> str:
        decomposed = unicodedata.normalize("NFD", chr(code).casefold())
        kept = (c for c in decomposed if unicodedata.combining(c) < _FIRST_ACCENT_CLASS)
        found = self[code] = unicodedata.normalize("NFC", "".join(kept))
        return found


_FOLDS = _Folds()


def folded(text: str) -> str:
    """The text as searches compare it: NFC, without case, without accents."""
    if text.isascii():
        return text.lower()
    return unicodedata.normalize("NFC", text).translate(_FOLDS)


def position(text: str, folded_position: int) -> int:
    """The position in an NFC text of a position in its folded form."""
    if text.isascii():
        return folded_position
    reached = 0
    for at, character in enumerate(text):
        if reached >= folded_position:
            return at
        reached += len(_FOLDS[ord(character)])
    return len(text)
