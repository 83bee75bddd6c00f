"""How long a passphrase would hold: a rough and careful guess, told as such."""

import re
import unicodedata
from enum import Enum
from itertools import pairwise
from math import log2

from whydesk.engine.wording import tr

# Words that a guesser tries first.
_COMMON = frozenset(
    (
        *("password", "passwort", "passphrase", "letmein", "welcome", "willkommen", "iloveyou"),
        *("qwerty", "qwertz", "admin", "dragon", "monkey", "football", "baseball", "sunshine"),
        *("princess", "master", "shadow", "superman", "hello", "secret", "geheim", "test"),
        *("whydesk", "kaffee", "coffee", "abc", "login", "changeme", "trustno"),
    )
)
_WORD = re.compile(r"[^\W\d_]+")
# Bits: of a word chosen from some ten thousand, and of a letter inside a word.
_WORD_BITS, _COMMON_BITS, _SYLLABLE_BITS = 13.0, 4.0, 6.5
_LEAST_LETTERS = 3
_FAIR, _GOOD = 34, 50


class Strength(Enum):
    """What a guess comes to; the value is the word for it."""

    NONE = ""
    WEAK = "weak"
    FAIR = "fair"
    GOOD = "good"

    @property
    def sentence(self) -> str:
        """The strength in a sentence with what to do."""
        return {
            Strength.NONE: "",
            Strength.WEAK: tr(
                "✗ Weak: it would be guessed. Four words that do not belong together hold well."
            ),
            Strength.FAIR: tr("○ Fair: another word or two make it hold."),
            Strength.GOOD: tr("✓ Good, if nobody can know it."),
        }[self]


def strength(passphrase: str) -> Strength:
    """How strong a passphrase is."""
    if not passphrase:
        return Strength.NONE
    guess = bits(passphrase)
    return Strength.WEAK if guess < _FAIR else Strength.FAIR if guess < _GOOD else Strength.GOOD


def bits(passphrase: str) -> float:
    """About how many halvings a guesser who knows how people choose is away from it."""
    text = unicodedata.normalize("NFC", passphrase)
    words = [word.casefold() for word in _WORD.findall(text)]
    total = sum(_word_bits(word) for word in dict.fromkeys(words))
    total += log2(max(1, len(words))) * (len(words) - len(set(words)))
    return total + _others_bits(_WORD.sub(" ", text))


def _word_bits(word: str) -> float:
    """The bits of one run of letters: of a word, or of letters where it can be none."""
    if word in _COMMON:
        return _COMMON_BITS
    if not word.isascii():
        return min(_WORD_BITS, _SYLLABLE_BITS * _fresh(word))
    if len(word) <= _LEAST_LETTERS:
        return 4.0 * _fresh(word)
    vowels = sum(1 for c in unicodedata.normalize("NFD", word) if c in "aeiouy")
    sayable = 0.2 < vowels / len(word) < 0.7
    return min(_WORD_BITS, 3.0 * _fresh(word)) if sayable else 4.2 * _fresh(word)


def _others_bits(text: str) -> float:
    """The bits of digits and signs."""
    signs = "".join(text.split())
    return sum(3.3 if c.isdigit() else 4.5 for c in signs) * _fresh(signs) / max(1, len(signs))


def _fresh(text: str) -> int:
    """How many characters do not follow from the one before, as in aaaa, 1234 or 9876."""
    if not text:
        return 0
    return 1 + sum(1 for a, b in pairwise(text) if abs(ord(a) - ord(b)) > 1)
