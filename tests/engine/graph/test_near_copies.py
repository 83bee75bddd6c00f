"""Pairs of like texts: the same as comparing all with all finds."""

from hypothesis import given
from hypothesis import strategies as st

from whydesk.engine.graph.near_copies import THRESHOLD, near_copies, words

WORDS = st.lists(st.sampled_from("abcdefghijklmnop"), min_size=1, max_size=14).map(" ".join)


@given(st.lists(WORDS, max_size=12))
def test_no_pair_is_missed_or_made_up(texts: list[str]) -> None:
    held = {str(number): text for number, text in enumerate(texts)}
    sets = {name: words(text) for name, text in held.items()}
    expected = {
        (later, earlier)
        for later in held
        for earlier in held
        if int(earlier) < int(later)
        and min(len(sets[later]), len(sets[earlier])) >= 5
        and len(sets[later] & sets[earlier]) >= THRESHOLD * len(sets[later] | sets[earlier])
    }
    assert {(later, earlier) for later, earlier, _ in near_copies(held)} == expected


def test_the_overlap_is_told() -> None:
    held = {"one": "a b c d e f", "two": "A, b; c d e g!"}
    assert list(near_copies(held)) == [("two", "one", 5 / 7)]


def test_a_pile_of_copies_is_not_compared_all_with_all() -> None:
    held = {str(number): "the same six words each time" for number in range(1_000)}
    assert sum(1 for _ in near_copies(held)) <= 1_000 * 50
