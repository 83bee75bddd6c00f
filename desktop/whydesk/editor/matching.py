"""How well a label fits what is typed: both are folded, so case and accents never matter."""

import re
from enum import IntEnum

# The leading consonants in the order in which Unicode has the syllables of Hangul.
_CONSONANTS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
_FIRST_SYLLABLE = 0xAC00
_SYLLABLES_EACH = 588  # 21 vowels, and 28 ways to end
_HAS_CONSONANT = re.compile(f"[{_CONSONANTS}]")


class Fit(IntEnum):
    """How a label fits, best first."""

    WHOLE = 0
    START = 1
    WORDS = 2
    PART = 3
    SCATTERED = 4
    SLIP = 5


CLASSES = (0, 1, 1, 2, 3, 4)
"""By fit: fits of one class count alike: what is near at hand then decides before they do."""


class Matcher:
    """Compares labels with one text that was typed. Any thread."""

    def __init__(self, typed: str) -> None:
        self.typed = typed
        self._terms = typed.split()
        self._letters = typed.replace(" ", "")
        self._consonants = _by_consonants(typed)

    @property
    def letters(self) -> set[str]:
        """The letters that a label must hold to fit in any way but by a slip or by consonants."""
        return set("".join(self._terms))

    @property
    def terms(self) -> list[str]:
        return self._terms

    @property
    def by_consonants(self) -> re.Pattern[str] | None:
        """Matches by the consonants that syllables begin with, where some are typed."""
        return self._consonants

    def fit(self, label: str) -> tuple[Fit, int] | None:
        """How a label fits, and how many letters lie between those that do; None if it does not."""
        typed = self.typed
        if not typed:
            return Fit.WHOLE, 0
        if typed in label:
            if label.startswith(typed):
                return (Fit.WHOLE if len(label) == len(typed) else Fit.START), 0
            return (Fit.WORDS if starts_word(label, typed) else Fit.PART), 0
        if self._consonants is not None:
            found = self._consonants.search(label)
            if found is not None:
                return (Fit.PART if found.start() else Fit.START), 0
        if len(self._terms) > 1 and all(term in label for term in self._terms):
            words = all(starts_word(label, term) for term in self._terms)
            return (Fit.WORDS if words else Fit.PART), len(label)
        return self._scattered(label)

    def _scattered(self, label: str) -> tuple[Fit, int] | None:
        """The typed letters in their order, the first of them where a word starts.

        Each is taken where it comes first: if they are not found so, they are not there at all. A
        pattern would try every other way as well, which takes hours with letters that come often.
        """
        start = _start_of_word(label, self._letters[:1])
        if start < 0:
            return None
        end = start + 1
        for letter in self._letters[1:]:
            end = label.find(letter, end) + 1
            if not end:
                return None
        return Fit.SCATTERED, end - start - len(self.typed)


def starts_word(label: str, typed: str) -> bool:
    """Whether a word of the label starts so."""
    return _start_of_word(label, typed) >= 0


def _start_of_word(label: str, typed: str) -> int:
    """Where the first word of the label starts that starts so; -1 for none."""
    at = label.find(typed)
    while at > 0 and label[at - 1].isalnum():
        at = label.find(typed, at + 1)
    return at


def _by_consonants(typed: str) -> re.Pattern[str] | None:
    """Matches syllables by their leading consonants, as Korean is often searched; else None."""
    if not _HAS_CONSONANT.search(typed):
        return None
    return re.compile("".join(map(_syllable, typed)))


def _syllable(letter: str) -> str:
    number = _CONSONANTS.find(letter)
    if number < 0:
        return re.escape(letter)
    first = _FIRST_SYLLABLE + number * _SYLLABLES_EACH
    return f"[{letter}{chr(first)}-{chr(first + _SYLLABLES_EACH - 1)}]"
