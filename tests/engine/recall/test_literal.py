"""Words in the source as they stand there."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.model import Span
from whydesk.engine.recall.literal import Wanted, find_in, replacing

SOURCE = "[[Cat]]\r\n>>what: a cat.\n\nCATALOGUE cat-cat\n[[B]]\n한국어 cat🔥cat"


def places(wanted: Wanted, source: str = SOURCE) -> list[tuple[int, int]]:
    return [(span.line, span.start) for span in find_in(LiveDocument(source, "a"), wanted)]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (Wanted("cat"), [(0, 2), (1, 10), (3, 0), (3, 10), (3, 14), (5, 4), (5, 8)]),
        (Wanted("cat", case=True), [(1, 10), (3, 10), (3, 14), (5, 4), (5, 8)]),
        (Wanted("cat", whole=True), [(0, 2), (1, 10), (3, 10), (3, 14), (5, 4), (5, 8)]),
        (Wanted("[[", whole=True), [(0, 0), (4, 0)]),
        (Wanted("국"), [(5, 1)]),
        (Wanted(""), []),
        (Wanted("a\nb"), []),
    ],
)
def test_each_place_is_found_once(wanted: Wanted, found: list[tuple[int, int]]):
    assert places(wanted) == found


LINES = st.lists(st.text("ab[]>@ ", max_size=8), min_size=1, max_size=8)


@given(LINES, st.text("ab[] ", min_size=1, max_size=2))
def test_what_is_found_is_what_a_search_of_each_line_finds(lines: list[str], words: str):
    expected = [
        Span(number, found.start(), number, found.end())
        for number, line in enumerate(lines)
        for found in re.finditer(re.escape(words), line)
    ]

    assert list(find_in(LiveDocument("\n".join(lines), "a"), Wanted(words, case=True))) == expected


def test_replacing_all_is_what_replacing_in_the_text_is():
    document = LiveDocument(SOURCE, "a")
    document.apply(replacing("a", find_in(document, Wanted("cat", case=True)), "fox"))

    assert document.text() == SOURCE.replace("cat", "fox")


WORDS = ("é", "ệ", "각", "가", "が", "ẩ", "Å", "e", "a", "ㄱ", "x\u0301")
HALVES = {"ệ": ("ê\u0323", "ẹ\u0302", "e\u0302\u0323"), "각": ("가\u11a8",)}


@pytest.mark.parametrize("word", ["café", "서울 각", "ガラス", "Việt", "Ångström", "naïve e"])
def test_composed_letters_and_their_parts_find_each_other(word: str):
    forms = [unicodedata.normalize(form, f"a {word} z") for form in ("NFC", "NFD")]
    for text in forms:
        for asked in forms:
            (found,) = find_in(LiveDocument(text, "a"), Wanted(asked[2:-2]))
            assert text[found.start : found.end] == text[2:-2]


@pytest.mark.parametrize(("whole", "half"), [(w, h) for w, hs in HALVES.items() for h in hs])
def test_half_composed_letters_are_the_same_letter(whole: str, half: str):
    assert places(Wanted(whole), f"x{half}y") == [(0, 1)]
    assert places(Wanted(half), f"x{whole}y") == [(0, 1)]


@given(st.lists(st.sampled_from(WORDS), max_size=6), st.sampled_from(WORDS))
def test_a_search_says_the_same_of_both_forms(words: list[str], asked: str):
    text = " ".join(words)
    composed, parts = (unicodedata.normalize(form, text) for form in ("NFC", "NFD"))
    found = [
        unicodedata.normalize("NFC", form[span.start : span.end])
        for form in (composed, parts)
        for span in find_in(LiveDocument(form, "a"), Wanted(asked))
    ]
    assert found[: len(found) // 2] == found[len(found) // 2 :]


def test_a_letter_is_no_part_of_its_accented_form():
    assert places(Wanted("e"), "e é e\u0301") == [(0, 0)]
    assert places(Wanted("가"), "가 각 \u1100\u1161\u11a8") == [(0, 0)]
