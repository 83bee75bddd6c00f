"""Plurals and counts."""

import pytest

from whydesk.panels.words import count, plural


@pytest.mark.parametrize(
    ("word", "many"),
    [
        ("decision", "decisions"), ("hypothesis", "hypotheses"), ("category", "categories"),
        ("day", "days"), ("thesis", "theses"), ("class", "classes"), ("box", "boxes"),
        ("evidence", "evidence"), ("결정", "결정"), ("type-2", "type-2"), ("news", "news"),
    ],
)  # fmt: skip
def test_plural(word: str, many: str):
    assert plural(word) == many


@pytest.mark.parametrize(
    ("number", "words"), [(0, "0 nodes"), (1, "1 node"), (12345, "12,345 nodes")]
)
def test_a_count_is_exact(number: int, words: str):
    assert count(number, "node") == words
