"""UTF-16 and code points, and the characters that Qt would take for a block's end."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whydesk.editor.positions import can_carry, from_qt, to_qt
from whydesk.widgets.units import to_points, to_units, utf16_length

LETTERS = st.text(st.sampled_from("ab→한🔥𝒳é\u2029\ufdd0\ufdd1\u00a0"), max_size=12)


@given(LETTERS, st.integers(0, 12))
def test_columns_come_back(text: str, column: int):
    column = min(column, len(text))

    assert to_points(text, to_units(text, column)) == column


@given(LETTERS)
def test_units_are_those_of_utf16(text: str):
    assert utf16_length(text) == len(text.encode("utf-16-le")) // 2


def test_the_middle_of_a_pair_is_its_start():
    assert to_points("a🔥b", 2) == 1


@given(LETTERS)
def test_letters_come_back_from_qt(text: str):
    carried = to_qt(text)

    assert not set("\u2029\ufdd0\ufdd1") & set(carried)
    assert from_qt(carried) == text


@pytest.mark.parametrize(("text", "can"), [("plain", True), ("é🔥", True), ("\ufdd2", False)])
def test_text_that_uses_the_stand_ins_cannot_be_carried(text: str, can: bool):
    assert can_carry(text) is can
