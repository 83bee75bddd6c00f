"""Where sentences end, in English, Korean and other scripts; linear in the text.

A full stop ends one unless it belongs to a number, an abbreviation, an initial or a name with dots.
Closing quotes and brackets go with the sentence that they close. A blank line ends one always, so
do the marks at the start of a list's line.
"""

import re
from collections.abc import Iterator

from whydesk.engine.evidence.claims.records import Stretch, word_set

_LIST_LINE = re.compile(r"[^\S\n]*(?:[-*+•·]|\d{1,3}[.)]|#{1,6}|>)\s")
_LIST_MARK = re.compile(r"\s*(?:(?:[-*+•·]|\d{1,3}[.)]|#{1,6}|>)\s+)*")
_END = re.compile(r"[.!?…。！？｡؟।]+[\"'”’»›)\]」』）】]*")
_WIDE_ENDS = "。！？｡"
_WORD_BEFORE = re.compile(r"[\w.&]+$")
# Never the end of a sentence: a name or a number follows.
_TITLES = word_set(
    "mr mrs ms dr prof rev gen col lt sgt capt hon st mt fig figs eq eqs sec secs ch chap vol"
    " vols no nos art cf vs e.g i.e viz al approx resp ca nr pp p ed eds dept est min max avg"
)
# May end one: then a word that starts sentences follows.
_MAY_END = word_set(
    "etc inc ltd co corp llc jr sr a.m p.m u.s u.k e.u u.n d.c ph.d b.c a.d jan feb mar apr"
    " jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun"
)
_STARTERS = word_set(
    "the a an this that these those it he she we they you i there here in on at by for from"
    " with after before because since when while if although though however but and so as our"
    " their its his her my your no not one some many most all each every what who why how"
    " where"
)
_LONGEST_WORD = 40


def sentences(text: str) -> Iterator[Stretch]:
    """The sentences of a text, in order, without the blanks and list marks around them."""
    for block in blocks(text):
        yield from sentences_of(text, block)


def blocks(text: str) -> Iterator[Stretch]:
    """The paragraphs and list items of a text."""
    start = at = 0
    while at < len(text):
        end = text.find("\n", at) + 1 or len(text)
        blank = not text[at:end].strip()
        if blank or _LIST_LINE.match(text, at, end):
            yield Stretch(start, at)
            start = end if blank else at
        at = end
    yield Stretch(start, len(text))


def sentences_of(text: str, block: Stretch) -> Iterator[Stretch]:
    """The sentences of one block."""
    return _of_block(text, block.start, block.end)


def _of_block(text: str, start: int, end: int) -> Iterator[Stretch]:
    listed = _LIST_MARK.match(text, start, end)
    begin = listed.end() if listed else start
    for mark in _END.finditer(text, begin, end):
        if mark.end() < end and not _ends(text, mark, end):
            continue
        yield from _trimmed(text, begin, mark.end())
        begin = mark.end()
    yield from _trimmed(text, begin, end)


def _trimmed(text: str, start: int, end: int) -> Iterator[Stretch]:
    while start < end and text[start].isspace():
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    if any(sign.isalnum() for sign in text[start:end]):
        yield Stretch(start, end)


def _ends(text: str, mark: re.Match[str], end: int) -> bool:
    """Whether the marks end a sentence, seen from what stands on both sides."""
    signs = mark[0]
    if any(sign in _WIDE_ENDS for sign in signs):
        return True
    if not text[mark.end()].isspace():
        return False
    following = _next_word(text, mark.end(), end)
    if following[:1].islower():
        return False
    if signs[0] != "." or signs.startswith(".."):
        return True
    return not _abbreviated(_word_before(text, mark.start()), following)


def _abbreviated(word: str, following: str) -> bool:
    """Whether a full stop belongs to the word before it."""
    plain = word.lower().strip(".")
    starts = following.lower() in _STARTERS
    if plain in _TITLES:
        # “No.” before a number is an abbreviation, and an answer otherwise.
        return plain not in ("no", "p", "art", "min", "max") or following[:1].isdigit()
    if plain in _MAY_END:
        return not starts
    initial = len(plain) == 1 and word.isalpha() and word.isupper() and word != "I"
    return initial and not starts


def _word_before(text: str, end: int) -> str:
    found = _WORD_BEFORE.search(text, max(0, end - _LONGEST_WORD), end)
    return found[0] if found else ""


_OPENING = "\"'“‘«‹([「『（【"


def _next_word(text: str, start: int, end: int) -> str:
    while start < end and (text[start].isspace() or text[start] in _OPENING):
        start += 1
    stop = start
    while stop < end and stop - start < _LONGEST_WORD and text[stop].isalnum():
        stop += 1
    return text[start:stop]
