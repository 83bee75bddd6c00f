"""What was open is kept as text, and nonsense in its place is nothing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whydesk.session.remembering import Remembered, Spot, remembered

spots = st.builds(Spot, *[st.integers(0, 10**9)] * 3)


@given(st.text(min_size=1), st.text(), st.dictionaries(st.text(), spots))
def test_what_is_kept_comes_back(path: str, shard: str, spots: dict[str, Spot]):
    held = Remembered(path, shard, spots)

    assert remembered(held.text()) == held


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "7", '{"path": 3}', '{"path": ""}', '{"path": "a", "shard": 1}']
)
def test_nonsense_is_nothing(text: str):
    assert remembered(text) is None


def test_spots_that_make_no_sense_are_passed_over():
    text = (
        '{"path": "a", "spots": {"b": [1, 2], "c": [-1, 0, 0], "d": [1, true, 0], "e": [1, 2, 3]}}'
    )

    assert remembered(text) == Remembered("a", "", {"e": Spot(1, 2, 3)})
