"""Whether a text is English: only then do the rules about words apply."""

import re
from functools import cached_property

from whydesk.engine.evidence.claims.records import word_set

_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")
_ENGLISH = word_set(
    "the a an and or but of to in on at by for from with without is are was were be been"
    " being has have had do does did not no never will would can could may might must should"
    " it its he she they them their we our you your this that these those there than then so"
    " because although though while when where who whom whose which what why how if unless"
    " since after before into over under about as more most"
)
# Words that are frequent in another language and no English ones.
_OTHERS = (
    word_set(
        "der die das und ist nicht ein eine einen dem den des mit auf für von zu im sich auch"
        " wurde wird sind le la les des et est une dans pour que qui ne pas sur au aux du ce cette"
        " était el los las es una en por para con del se lo como pero fue il lo gli di che"
        " non per della sono een het van dat niet zijn werd op voor os as um uma não foi"
        " som och att det inte är på av jest nie się na do że"
    )
    - _ENGLISH
)
_LETTER = re.compile(r"[^\W\d_]")
_LATIN_ENDS = 0x250
# One letter of another script in so many still is a name in an English sentence.
_FEW = 5
# Not case-blind: to that, the dotless Turkish “ı” would be every “i”.
_ACCENTS = re.compile("[À-ÖØ-öø-ÿĀ-ſ]")
_ENOUGH = 20_000
# Addresses are in no language. Each part begins where a run does, so that a long run costs no more.
_ADDRESS = re.compile(r"(?<!\S)\S+@\S+|(?<!\w)\w+://\S+|www\.\S+")


class Language:
    """Tells which sentences of a text are English, so that the rules may speak about them."""

    def __init__(self, text: str) -> None:
        self._around = _ADDRESS.sub(" ", text[:_ENOUGH])

    def is_english(self, sentence: str) -> bool:
        """Whether nearly all letters are Latin, and the small words English ones.

        A sentence without small words is what the text around it is, and English where that tells
        nothing either.
        """
        sentence = _ADDRESS.sub(" ", sentence)
        letters = _LETTER.findall(sentence)
        foreign = sum(1 for letter in letters if ord(letter) >= _LATIN_ENDS)
        if not letters or foreign * _FEW > len(letters):
            return False
        balance = _balance(sentence) or self._balance
        if balance == 1 and self._balance < 0:
            return False  # one small word tells little amid another language
        return balance > 0 or (balance == 0 and not _ACCENTS.search(sentence))

    @cached_property
    def _balance(self) -> int:
        return _balance(self._around)


def _balance(text: str) -> int:
    words = [word.lower() for word in _WORD.findall(text)]
    return sum(w in _ENGLISH for w in words) - sum(w in _OTHERS for w in words)
