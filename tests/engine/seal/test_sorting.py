"""Rows in the digest's order, however many of them wait in files."""

from hypothesis import given
from hypothesis import strategies as st

from whydesk.engine.seal.sorting import packed, sorted_rows, unpacked

texts = st.text(st.sampled_from("\0\x01\x02\x1f a한\U0001f600\uffff"), max_size=4)
rows = st.lists(st.tuples(texts, texts, texts), max_size=30)


@given(rows=rows, most=st.sampled_from((1, 200, 10**6)))
def test_rows_come_as_lists_of_texts_are_sorted(rows: list, most: int) -> None:
    found = [tuple(f.decode() for f in unpacked(data)) for data in sorted_rows(rows, most)]
    assert found == sorted(rows)


@given(row=st.tuples(texts, texts))
def test_a_row_comes_back_as_it_was(row: tuple[str, str]) -> None:
    assert [field.decode() for field in unpacked(packed(row))] == list(row)
