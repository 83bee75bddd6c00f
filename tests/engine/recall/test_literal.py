"""Words in the source as they stand there."""

import re

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
