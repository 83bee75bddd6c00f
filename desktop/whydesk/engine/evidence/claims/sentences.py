"""Where sentences end, in English, Korean and other scripts; linear in the text.

A full stop ends one unless it belongs to a number, an abbreviation, an initial or a name with dots.
Closing quotes and brackets go with the sentence that they close. The end of a block is always one.
"""

import re
from collections.abc import Iterator

from whydesk.engine.evidence.claims.blocks import Block, BlockKind, blocks_or_pauses
from whydesk.engine.evidence.claims.records import Stretch, word_set

_MARKS = re.compile(
    r"\s*(?:(?:[-*+•·]|\d{1,3}[.)]|[a-z]\)|\([0-9a-z]{1,3}\)|#{1,6})\s+|>\s*|\[[ xX]\]\s+"
    r"|[一二三四五六七八九十]{1,3}、\s*){0,30}"
)
_END = re.compile(r"[.!?…。！？｡؟।]+[\"'”’»›)\]」』）】*_]*")
_WIDE_ENDS = "。！？｡"
_WORD_BEFORE = re.compile(r"[\w.&]+$")
# What goes on behind a Japanese quotation: “…”, he said.
_QUOTING = re.compile(r"[」』](?:と|って)")
# Never the end of a sentence: a name or a number follows.
_TITLES = word_set(
    "mr mrs ms dr prof rev cllr sen gov gen col lt sgt capt hon mx messrs mme mlle fr fig figs eq"
    " eqs ch chap vol vols nos viz cf vs e.g i.e z.b d.h"
)
# The end of one only before a word that starts sentences.
_MAY_END = word_set(
    "etc inc ltd co corp llc jr sr hr a.m p.m u.s u.k e.u u.n d.c ph.d b.c a.d mon tue wed thu fri"
    " st mt ft rd ave al approx resp ca nr pp ed eds dept est avg bzw usw inkl ggf evtl str tel"
)
_MONTHS = word_set("jan feb mar apr jun jul aug sep sept oct nov dec")
# Words of their own as well: an abbreviation only before a number.
_BEFORE_NUMBERS = word_set("no p art min max sec secs sat sun")
_STARTERS = word_set(
    "the a an this that these those it he she we they you i there here in on at by for from"
    " with after before because since when while if although though however but and so as our"
    " their its his her my your no not none nobody nothing everyone everybody one two some many"
    " most all each every what who why how where next then later now today please"
)
_INITIALS = re.compile(r"[A-Z](?:\.[A-Z])*")
# “am 3. Juli”, “im 19. Jahrhundert”: behind these German writes an ordinal with a full stop.
_BEFORE_ORDINALS = word_set("am vom zum bis ab der den dem des die das im")
_LONGEST_WORD = 40
_LONGEST_ASIDE = 300
# What opens a sentence in these holds sentences of its own.
_SENTENCES_OF_THEIR_OWN = ("()", "（）")
# A date as Korean writes it: “2026. 7. 3.”
_DATE = re.compile(r"\d{4}\.\s?\d{1,2}\.\s?\d{1,2}$")
_UNREAD = frozenset((BlockKind.CODE, BlockKind.FRONT_MATTER))


def sentences(text: str) -> Iterator[Stretch]:
    """The sentences of a text, in order, without the blanks and list marks around them."""
    return (sentence for sentence in sentences_or_pauses(text) if sentence is not None)


def sentences_or_pauses(text: str) -> Iterator[Stretch | None]:
    """The same, with None where whoever reads a long text may pause."""
    for block in blocks_or_pauses(text):
        if block is None:
            yield None
        elif is_read(block):
            yield from sentences_of(text, block)


def is_read(block: Block) -> bool:
    """Whether sentences are looked for in a block."""
    return block.kind not in _UNREAD


def sentences_of(text: str, block: Block) -> Iterator[Stretch | None]:
    """The sentences of one block, None for a pause; a heading and a row are one each."""
    start, end, kind = block
    marks = _MARKS.match(text, start, end)
    begin = marks.end() if marks else start
    for mark in _END.finditer(text, begin, end) if kind is BlockKind.PROSE else ():
        if mark.end() < end and not _ends(text, mark, end):
            yield None
            continue
        if _in_aside(text, begin, mark.end(), end):
            yield None
            continue
        yield from _trimmed(text, begin, mark.end())
        begin = mark.end()
    yield from _trimmed(text, begin, end)


def _trimmed(text: str, start: int, end: int) -> Iterator[Stretch]:
    while start < end and (text[start].isspace() or text[start] == ">"):
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    if any(sign.isalnum() for sign in text[start:end]):
        yield Stretch(start, end)


def _ends(text: str, mark: re.Match[str], end: int) -> bool:
    """Whether the marks end a sentence, seen from what stands on both sides."""
    signs = mark[0]
    if any(sign in _WIDE_ENDS for sign in signs):
        return not _QUOTING.match(text, mark.end() - 1, end)
    if not text[mark.end()].isspace():
        return False
    following, stops = _next_word(text, mark.end(), end)
    if following[:1].islower():
        return False
    if signs[0] != "." or signs.startswith(".."):
        return True
    before = _word_before(text, mark.start())
    if following[:1].isupper() and _is_ordinal(text, before, mark.start()):
        return False
    if before.isdigit() and _in_date(text, following, mark.start(), stops=stops):
        return False
    if len(before) == 1 and before.isalpha() and stops and len(following) <= 2:
        return False  # “z. B.”, “p. ex.”: an abbreviation written with a blank
    return not _abbreviated(before, following, text[: mark.start()][-_LONGEST_WORD:])


def _in_aside(text: str, begin: int, at: int, end: int) -> bool:
    """Whether a place lies in brackets that open inside a sentence and close soon.

    Japanese quotes speech in brackets of its own; they may open the sentence as well.
    """
    return any(_inside(text, begin, at, end, pair) for pair in ("()", "（）", "「」", "『』"))


def _inside(text: str, begin: int, at: int, end: int, pair: str) -> bool:
    opens, closes = pair
    opened = text.rfind(opens, max(begin, at - _LONGEST_ASIDE), at)
    if opened < 0 or text.rfind(closes, opened, at) >= 0:
        return False
    if pair in _SENTENCES_OF_THEIR_OWN and not text[begin:opened].strip():
        return False
    closed = text.find(closes, at, min(end, opened + _LONGEST_ASIDE))
    return closed >= 0 and opens not in text[at:closed]


def _is_ordinal(text: str, number: str, end: int) -> bool:
    if not number.isdigit() or len(number) > 2:
        return False
    words = text[max(0, end - _LONGEST_WORD) : end].split()[-3:-1]
    return bool(words) and words[-1].lower() in _BEFORE_ORDINALS and words[0] != "I"


def _in_date(text: str, following: str, at: int, *, stops: bool) -> bool:
    """Whether a stop behind a number is one of “2026. 7. 3.”, with more of it or Hangul behind."""
    if following.isdigit():
        return stops
    hangul = "가" <= following[:1] <= "힣"
    return hangul and bool(_DATE.search(text, max(0, at - _LONGEST_WORD), at))


def _abbreviated(word: str, following: str, around: str) -> bool:
    """Whether a full stop belongs to the word before it; ``around`` ends with that word."""
    plain = word.lower().strip(".")
    starts = following.lower() in _STARTERS
    number = following[:1].isdigit()
    if plain in _TITLES:
        return True
    if plain in _BEFORE_NUMBERS:
        return number
    if plain in _MONTHS:
        # “on 9 Oct. Next …” ends, “in Oct. Apple …” does not.
        day = around[: len(around) - len(word)].rstrip()[-1:]
        return number or not (starts or day.isdigit())
    if plain in _MAY_END:
        return not starts
    return bool(_INITIALS.fullmatch(word.strip("."))) and word != "I" and not starts


def _word_before(text: str, end: int) -> str:
    found = _WORD_BEFORE.search(text, max(0, end - _LONGEST_WORD), end)
    return found[0] if found else ""


_OPENING = "\"'“‘«‹([「『（【>*_"


def _next_word(text: str, start: int, end: int) -> tuple[str, bool]:
    """The word that follows, and whether a full stop follows that."""
    while start < end and (text[start].isspace() or text[start] in _OPENING):
        start += 1
    stop = start
    while stop < end and stop - start < _LONGEST_WORD and text[stop].isalnum():
        stop += 1
    return text[start:stop], text[stop : stop + 1] == "."
