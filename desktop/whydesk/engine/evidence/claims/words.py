"""English words by what they do in a sentence: short closed lists, and what endings tell."""

import re
from typing import NamedTuple

from whydesk.engine.evidence.claims.records import Stretch, word_set

_WORD = re.compile(r"[^\W_]+(?:['’.\-_+#/][^\W_]+)*(?:['’](?=\s|$))?|[;,:()\"“”]")


class Word(NamedTuple):
    """A word or a sign, as written and in lower case, with its place in the text."""

    text: str
    low: str
    start: int
    end: int


def words_of(text: str, part: Stretch) -> list[Word]:
    """The words of a part of a text, and the signs that part them."""
    return [
        Word(m[0], m[0].lower().replace("’", "'"), *m.span())
        for m in _WORD.finditer(text, part.start, part.end)
    ]


AUXILIARIES = word_set(
    "is am are was were be been isn't aren't wasn't weren't has have had hasn't haven't"
    " hadn't does do did doesn't don't didn't will would won't wouldn't can could cannot can't"
    " couldn't may might must mustn't shall should shouldn't it's that's there's he's she's"
    " they're we're you're i'm they've we've i've it'll they'll we'll i'll"
)
_PAST = word_set(
    "became began bent bet bit blew bought broke brought built burnt came caught chose cost"
    " cut dealt drew drove fell felt fought found forgot froze gave got grew had heard held"
    " hid hit hurt kept knew laid led left lent lost made meant met paid put ran rang read"
    " rose said sank sat saw sent set shook shot showed shrank shut slept slid sold sought"
    " spent split spoke spread sprang stole stood stuck struck swept swore swung taught"
    " thought threw told took tore understood went woke won wore wrote"
)
_PRESENT = word_set(
    "accept add affect agree allow answer appear apply ask back beat become begin believe"
    " belong block break bring build buy call carry cause change check choose claim close come"
    " compare confirm contain contradict contribute cope cost cover crash create cure cut deal"
    " decide delay deliver depend describe double drop earn end exceed exist expect explain"
    " fail fall fix follow force get give go grow halve handle hang happen hear help hold hurt"
    " improve include increase keep know lack last lead learn leave let like limit live load"
    " lock look lose make match matter mean measure move need offer open outweigh owe own pass"
    " pay perform permit point prefer prevent prove put queue raise reach read rebuild reduce"
    " refuse rely remain remove repeat replace report require resolve rest restart return rise"
    " run save say scale see seem sell send serve set show slow solve stand start state stay"
    " stop store suffer suggest support survive take tell think time turn use vanish wait want"
    " win work write"
)
_NO_PAST = word_set(
    "need feed seed speed breed bleed exceed proceed succeed indeed hundred red bed shed"
    " embed wed weed greed reed deed creed sacred naked wicked kindred hatred"
)
DETERMINERS = word_set(
    "the a an this that these those our their its his her my your each every some any no"
    " another both all most many few several such what which whose one two three four five six"
    " seven eight nine ten"
)
PREPOSITIONS = word_set(
    "of in on at by for from with without to into onto over under about after before between"
    " among through during against within across behind below above near since until as than"
    " per via like despite because around along beyond toward towards upon off out up down"
)
SUBJECT_PRONOUNS = word_set("i we you he she it they this that these those who which there")
CONJUNCTIONS = word_set(
    "and or but so yet nor because although though while whereas if unless when"
)
ADVERBS = word_set(
    "also then still again just only even now soon later often always never already not well"
    " back more less most least very too quite rather almost nearly hardly here there however"
    " therefore thus hence instead once twice maybe perhaps probably possibly"
)


def is_verb(words: list[Word], at: int) -> bool:
    """Whether a word is likely a finite verb where it stands."""
    word = words[at].low
    before = words[at - 1].low if at else ""
    if word in AUXILIARIES or word in _PAST:
        return before not in DETERMINERS or before in SUBJECT_PRONOUNS or word in AUXILIARIES
    if word.endswith("ed") and len(word) > 3 and word not in _NO_PAST:
        return before not in DETERMINERS and before not in PREPOSITIONS
    if before in DETERMINERS and before not in SUBJECT_PRONOUNS:
        return False
    if word.endswith("s") and (_base(word) in _PRESENT):
        return before not in PREPOSITIONS
    plural = before.endswith("s") and len(before) > 3 and before not in ADVERBS
    return word in _PRESENT and (before in SUBJECT_PRONOUNS or plural or before in ADVERBS)


def is_base(word: Word) -> bool:
    """Whether a word is a verb as it stands in a command."""
    return word.low in _PRESENT


def _base(word: str) -> str:
    """A verb without the ending of its third person."""
    if word.endswith("ies"):
        return word[:-3] + "y"
    if word.endswith("es") and word[:-2] in _PRESENT:
        return word[:-2]
    return word[:-1]


def is_sign(word: Word) -> bool:
    """Whether it is a sign between words."""
    return not word.text[0].isalnum()
