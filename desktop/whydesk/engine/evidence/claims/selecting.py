"""Which sentences state something that can be checked, and why the others do not."""

import re

from whydesk.engine.evidence.claims.blocks import BlockKind
from whydesk.engine.evidence.claims.records import Stretch, word_set
from whydesk.engine.evidence.claims.words import (
    DETERMINERS,
    Word,
    is_base,
    is_sign,
    is_verb,
    words_of,
)
from whydesk.engine.wording import tr

_QUESTION = re.compile(r"[?？؟][!?\"'”’»)\]」』）*_]*$")
# A sentence that ends as one; a part of a text that does not may be a heading, a label or a name.
_ENDED = re.compile(r"[.!?…。！？｡؟।][\"'”’»›)\]」』）*_]*$")
_LABEL = re.compile(r"(?:[\w'’.&/-]+ ){0,3}[\w'’.&/-]+: ")
_GREETING = re.compile(
    r"(?:hi|hello|hey|dear|thanks|thank you|many thanks|cheers|regards|best|kind regards|bye"
    r"|goodbye|good (?:morning|afternoon|evening|night)|welcome|ok|okay|yes|no|sure|yours"
    r"|sincerely)\b",
    re.IGNORECASE,
)
_THANKS = re.compile(r"(?:many )?thank(?:s| you)\b", re.IGNORECASE)
_REQUEST = re.compile(r"(?:please|kindly|see)\b|let us\b|let['’]s\b", re.IGNORECASE)
_LONGEST_GREETING = 4
_HEDGES = word_set(
    "maybe perhaps probably possibly likely unlikely i we think guess suppose believe hope so"
    " not sure certain unclear might may could would be is it that this to say hard tell"
    " depends who knows yes no well just really very"
)
_LONGEST_HEDGE = 7
_OBJECTS = (DETERMINERS - word_set("this these those one two three four five six")) | word_set(
    "it them him her us me"
)


def nothing_to_check(text: str, sentence: Stretch, kind: BlockKind, *, english: bool) -> str:
    """Why a sentence states nothing that can be checked; empty where it does."""
    said = text[sentence.start : sentence.end]
    if kind is BlockKind.HEADER:
        return kind.value
    if _QUESTION.search(said[-8:]):
        return tr("a question")
    if not english:
        return ""
    words = [word for word in words_of(text, sentence) if not is_sign(word)]
    lows = [word.low for word in words]
    greets = bool(_GREETING.match(said)) and len(lows) <= _LONGEST_GREETING
    if greets or _THANKS.match(said):
        return tr("a greeting")
    if len(lows) <= _LONGEST_HEDGE and _HEDGES.issuperset(lows):
        return tr("a hedge that states nothing")
    if len(lows) < 2:
        return tr("a word that states nothing")
    if _REQUEST.match(said) or _commands(words):
        return tr("a request")
    if kind is BlockKind.ROW:
        return kind.value
    labelled = bool(_LABEL.match(said)) or not _ENDED.search(said[-8:])
    if labelled and not any(is_verb(words, at) for at in range(len(words))):
        return tr("no sentence") if kind is BlockKind.PROSE else kind.value
    return ""


def _commands(words: list[Word]) -> bool:
    """Whether it opens with a bare verb and what that is to be done to: “Remove the code.”"""
    return is_base(words[0]) and words[1].low in _OBJECTS
