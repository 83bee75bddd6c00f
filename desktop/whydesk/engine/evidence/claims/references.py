"""What pronouns stand for, inside the text or not at all. Nothing is guessed.

A pronoun is resolved where its own sentence names something before it, or where the sentence
before it names exactly one thing that fits. Otherwise there is a reason to abstain.
"""

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from whydesk.engine.evidence.claims.records import Stretch, word_set
from whydesk.engine.evidence.claims.words import (
    ADVERBS,
    AUXILIARIES,
    CONJUNCTIONS,
    DETERMINERS,
    PREPOSITIONS,
    SUBJECT_PRONOUNS,
    Word,
    is_sign,
    is_verb,
    words_of,
)
from whydesk.engine.wording import tr

_SINGULAR = frozenset(("it", "its", "itself"))
_PLURAL = frozenset(("they", "them", "their", "theirs", "themselves"))
_PERSON = frozenset(("he", "him", "his", "himself", "she", "her", "hers", "herself"))
_POINTING = frozenset(("this", "that", "these", "those"))
_GROUPS = word_set("team board company committee group staff crew council jury press")
_PEOPLE = word_set(
    "founder owner author reader user customer boss chief man woman person guest host client"
    " clerk pilot judge nurse analyst architect assistant"
)
_PEOPLE_ENDS = ("eer", "ician", "ist", "ator", "itor", "ager", "ewer", "aker")
_EMPTY_IT = word_set(
    "clear likely possible impossible true false known certain important hard easy necessary"
    " time possible better best worth late early cold rained snowed seems appears takes took"
    " follows depends turns"
)
_LONGEST_NAME = 6


class _Kind(Enum):
    """What a pronoun can stand for."""

    THING = 1
    PERSON = 2
    SEVERAL = 3
    STATEMENT = 4


class Name(NamedTuple):
    """Something that a sentence names: its words, what a pronoun may call it, where it ends."""

    text: str
    kinds: frozenset[_Kind]
    end: int


class Reading(NamedTuple):
    """How the pronouns of a sentence were read: why to abstain, or what they stand for."""

    abstain: bool
    reason: str


def read_references(text: str, sentence: Stretch, before: Stretch | None) -> Reading:
    """Resolve the pronouns of a sentence inside the text, or say why that cannot be done."""
    words = words_of(text, sentence)
    names = list(_names(words))
    earlier = list(_names(words_of(text, before))) if before else []
    notes: dict[str, None] = {}
    met: set[_Kind] = set()
    passed = 0
    for at, word in enumerate(words):
        while passed < len(names) and names[passed].end <= at:
            met |= names[passed].kinds
            passed += 1
        if not _refers(words, at) or _kind(word.low) in met:
            continue
        if _kind(word.low) is _Kind.STATEMENT:
            return Reading(
                True, tr("“{text}” may stand for all that was said before", text=word.text)
            )
        found = _fitting(_kind(word.low), earlier)
        if len(found) != 1:
            return Reading(True, _why(word.text, found))
        notes[f"“{word.text}” stands for “{found[0]}”"] = None
    return Reading(False, "; ".join(notes))


def _fitting(kind: _Kind, names: list[Name]) -> list[str]:
    """The different names of a kind, each as it is first written."""
    found: dict[str, str] = {}
    for name in names:
        if kind in name.kinds:
            found.setdefault(name.text.lower(), name.text)
    return list(found.values())


def _kind(pronoun: str) -> _Kind:
    low = pronoun.partition("'")[0]
    if low in _PLURAL or low in ("these", "those"):
        return _Kind.SEVERAL
    if low in _PERSON:
        return _Kind.PERSON
    return _Kind.STATEMENT if low in ("this", "that") else _Kind.THING


def _why(pronoun: str, found: list[str]) -> str:
    if not found:
        return tr("“{pronoun}” stands for nothing that the text names", pronoun=pronoun)
    names = tr(" or ").join(f"“{name}”" for name in found)
    return tr("“{pronoun}” may stand for {names}", pronoun=pronoun, names=names)


def _refers(words: list[Word], at: int) -> bool:
    """Whether a word is a pronoun that stands for something else."""
    low = words[at].low.partition("'")[0]
    follows = words[at + 1].low if at + 1 < len(words) else ""
    if low in _POINTING:
        before = words[at - 1].low if at else ""
        ends = not follows or is_sign(words[at + 1])
        verb = not ends and _is_predicate(words, at + 1)
        # “that” inside a sentence joins clauses more often than it points.
        return (verb or ends) and (low != "that" or at == 0) and before not in DETERMINERS
    if low == "it":
        return not _is_empty(words, at)
    return low in _SINGULAR or low in _PLURAL or low in _PERSON


def _is_predicate(words: list[Word], at: int) -> bool:
    """Whether a word behind “this” is its verb, and not part of its name (“this failed plan”)."""
    low = words[at].low
    if low in AUXILIARIES or is_verb(words, at):
        return True
    after = words[at + 1] if at + 1 < len(words) else None
    closed = after is None or is_sign(after) or after.low in DETERMINERS | PREPOSITIONS
    return low.endswith("ed") and closed


def _is_empty(words: list[Word], at: int) -> bool:
    """Whether “it” only fills the place of a subject: “it is clear that …”, “it takes …”."""
    ahead = [word.low for word in words[at + 1 : at + 5]]
    if "'" in words[at].low:
        ahead.insert(0, "is")
    lead = next((low for low in ahead if low not in AUXILIARIES and low not in ADVERBS), "")
    if lead in ("seems", "appears", "takes", "took", "follows", "rained", "snowed", "turns"):
        return True
    rest = [word.low for word in words[at + 1 :]]
    return lead in _EMPTY_IT and ("that" in rest or "to" in rest or "whether" in rest)


# --- names ----------------------------------------------------------------------------------------


def _names(words: list[Word]) -> Iterator[Name]:
    """What words name: proper names, what follows a determiner, and two of these with “and”."""
    at, first, before = 0, 0, -1
    while at < len(words):
        end = _end_of_name(words, at)
        if end > at:
            yield _name(words, at, end)
            joined = before >= 0 and at - before == 1 and words[before].low == "and"
            if joined:
                text = " ".join(word.text for word in words[first:end])
                yield Name(text, frozenset((_Kind.SEVERAL,)), end)
            first = first if joined else at
            before = end
        at = max(end, at + 1)


def _end_of_name(words: list[Word], at: int) -> int:
    """Where the name that starts here ends; ``at`` itself where none does."""
    word = words[at]
    following = words[at + 1].low if at + 1 < len(words) else ""
    determined = word.low in DETERMINERS and not _refers(words, at)
    if word.low == "that" and (
        following in DETERMINERS
        or following in SUBJECT_PRONOUNS
        or (at > 0 and is_verb(words, at - 1))
    ):
        return at  # it joins two clauses
    if not determined and not _is_proper(words, at):
        return at
    end = at + 1
    while end < len(words) and end - at < _LONGEST_NAME and _goes_on(words, end, determined):
        end += 1
    return end if end > at + determined else at


def _goes_on(words: list[Word], at: int, determined: bool) -> bool:
    word = words[at]
    if is_sign(word) or word.low in PREPOSITIONS or word.low in CONJUNCTIONS:
        return False
    if word.low in SUBJECT_PRONOUNS or word.low in ADVERBS or word.low in AUXILIARIES:
        return False
    return not is_verb(words, at) if determined else _is_proper(words, at)


def _is_proper(words: list[Word], at: int) -> bool:
    """Whether a word is a proper name: it has capitals where nothing but that explains them."""
    text, low = words[at].text, words[at].low
    if not text[0].isalpha() or low in SUBJECT_PRONOUNS or low in PREPOSITIONS:
        return False
    if low in CONJUNCTIONS or low in ADVERBS or low in DETERMINERS or low in _PLURAL | _PERSON:
        return False
    if any(sign.isupper() for sign in text[1:]):
        return True
    if not text[0].isupper():
        return False
    # At the start of a sentence, or of one that is quoted, a capital tells little unless a verb
    # follows.
    if at and not is_sign(words[at - 1]):
        return True
    if any(not is_sign(word) for word in words[:at]) and words[at - 1].text in ",;()":
        return True
    return at + 1 < len(words) and is_verb(words, at + 1)


def _name(words: list[Word], at: int, end: int) -> Name:
    text = " ".join(word.text for word in words[at:end])
    head = words[end - 1]
    low = head.low
    proper = head.text[0].isupper()
    # A capital at the start of a sentence may be that of a common word.
    ends_plural = low.endswith("s") and not low.endswith(("ss", "us", "is"))
    several = ends_plural and (not proper or (end == 1 and head.text[1:].islower()))
    if several or low in _GROUPS:
        return Name(text, frozenset((_Kind.SEVERAL, *_one_of(low in _GROUPS))), end)
    person = low in _PEOPLE or low.endswith(_PEOPLE_ENDS)
    kinds = {_Kind.PERSON} if person else {_Kind.THING}
    if proper and head.text[1:].islower():
        kinds.add(_Kind.PERSON)
    return Name(text, frozenset(kinds), end)


def _one_of(group: bool) -> tuple[_Kind, ...]:
    """A group of people may be called “it” as well."""
    return (_Kind.THING,) if group else ()
