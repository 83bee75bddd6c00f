"""Plurals."""

import pytest

from whydesk.panels.words import plural


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
