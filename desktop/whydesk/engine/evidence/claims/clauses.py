"""Where one English sentence says several things: conjunctions, and words that give a cause.

Only what can stand for itself is split off: both sides must have a subject and a verb. What is
conditional or told by somebody stays whole, since its parts are not asserted by themselves.
"""

from typing import NamedTuple

from whydesk.engine.evidence.claims.flags import flags_of
from whydesk.engine.evidence.claims.records import Stretch, word_set
from whydesk.engine.evidence.claims.words import (
    CONJUNCTIONS,
    PREPOSITIONS,
    Word,
    is_sign,
    is_verb,
    words_of,
)

_CAUSAL = (
    ("because",),
    ("since",),
    ("therefore",),
    ("thus",),
    ("hence",),
    ("consequently",),
    ("so", "that"),
    ("as", "a", "result"),
    ("which", "is", "why"),
    ("so",),
)
_CONTRAST = (
    ("even", "though"),
    ("although",),
    ("though",),
    ("whereas",),
    ("while",),
    ("however",),
)
_PLAIN = (("and",), ("but",), ("yet",), (";",))
# The longest first, so that “so that” is not read as “so”.
_JOINTS = sorted((*_CAUSAL, *_CONTRAST, *_PLAIN), key=len, reverse=True)
_CAUSES = frozenset(_CAUSAL)
# A clause shows its verb within so many words; looking no further keeps long sentences cheap.
_FAR = 60
_FIRST = frozenset(("because", "since", "although", "though", "while", "whereas"))


# Words that begin what belongs to the other side, as in “… and that are none”.
_NO_START = word_set("to not then that what which who whom whose where how")


class Piece(NamedTuple):
    """One proposition of a sentence, and the word that joins it to the one before."""

    part: Stretch
    joint: str


class _Joint(NamedTuple):
    at: int
    length: int
    words: tuple[str, ...]


def pieces_of(text: str, sentence: Stretch) -> list[Piece]:
    """The propositions of a sentence, in order: one, where it cannot be split."""
    flags = flags_of(text[sentence.start : sentence.end])
    whole = [Piece(sentence, "")]
    if flags.conditional or flags.attributed:
        return whole
    words = words_of(text, sentence)
    cuts: list[tuple[int, int, str]] = []
    begin, name = 0, ""
    led = _led_by_subordinate(words)
    if led:
        cuts.append((1, led, words[0].low))
        begin = led + 1
    for joint in _joints(words):
        if joint.at < begin or not _splits(words, begin, joint):
            continue
        if flags.negated and joint.words in _CAUSES and _negated(text, words, begin, joint.at):
            continue  # “not chosen because …” may deny the reason, and not the choice
        cuts.append((begin, joint.at, name))
        begin = joint.at + joint.length
        name = " ".join(word.text for word in words[joint.at : begin])
    cuts.append((begin, len(words), name))
    return _cut(text, words, cuts, sentence) if len(cuts) > 1 else whole


def _negated(text: str, words: list[Word], begin: int, end: int) -> bool:
    return flags_of(text[words[begin].start : words[end - 1].end]).negated


def _joints(words: list[Word]) -> list[_Joint]:
    found: list[_Joint] = []
    lows = [word.low for word in words]
    for at, low in enumerate(lows):
        for joint in _JOINTS:
            if joint[0] == low and tuple(lows[at : at + len(joint)]) == joint:
                found.append(_Joint(at, len(joint), joint))
                break
    return found


def _splits(words: list[Word], begin: int, joint: _Joint) -> bool:
    """Whether both sides of a joint can stand for themselves."""
    after = joint.at + joint.length
    start = max(begin, joint.at - _FAR)
    if joint.words == ("while",) and words[joint.at - 1].text != ",":
        return False  # at the same time, not in contrast
    return _is_clause(words[start : joint.at]) and _is_clause(words[after : after + _FAR])


def _is_clause(words: list[Word]) -> bool:
    """Whether words have a subject and, behind it, a finite verb."""
    words = [word for word in words if not is_sign(word) or word.text == ";"]
    if len(words) < 2 or is_verb(words, 0) or words[0].low in _NO_START:
        return False
    if words[0].low in PREPOSITIONS:
        return False  # “to the bank failed”: what it belongs to stands on the other side
    for at in range(1, len(words)):
        if words[at].low in CONJUNCTIONS or words[at].text == ";":
            return False
        if is_verb(words, at):
            return True
    return False


def _led_by_subordinate(words: list[Word]) -> int:
    """Where the comma stands behind a clause that leads the sentence (“Because A, B”), or 0."""
    if not words or words[0].low not in _FIRST:
        return 0
    for at, word in enumerate(words[:_FAR]):
        if word.text == "," and _is_clause(words[1:at]):
            return at if _is_clause(words[at + 1 : at + _FAR]) else 0
    return 0


def _cut(
    text: str, words: list[Word], cuts: list[tuple[int, int, str]], sentence: Stretch
) -> list[Piece]:
    """The parts of the text that ranges of words stand for, without blanks and commas around."""
    pieces: list[Piece] = []
    for begin, end, joint in cuts:
        start = words[begin - 1].end if begin else sentence.start
        stop = words[end].start if end < len(words) else sentence.end
        while start < stop and (text[start].isspace() or text[start] in ",;:"):
            start += 1
        while stop > start and (text[stop - 1].isspace() or text[stop - 1] in ",;:"):
            stop -= 1
        if start < stop:
            pieces.append(Piece(Stretch(start, stop), joint))
    return pieces
