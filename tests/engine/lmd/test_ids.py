"""Stable ids: new ones, and when one was minted."""

import time

import pytest

from whydesk.engine.lmd.ids import minted_ms, new_stable_id


def test_a_new_id_tells_when_it_was_minted() -> None:
    before = time.time_ns() // 1_000_000
    minted = minted_ms(new_stable_id())

    assert minted is not None
    assert before <= minted <= time.time_ns() // 1_000_000


def test_the_time_of_a_ulid_of_the_specification() -> None:
    assert minted_ms("lp_01ARZ3NDEKTSV4RRFFQ69G5FAV") == 1_469_922_850_259


@pytest.mark.parametrize(
    "written",
    ["", "lp_", "lp_coffee", "01ARZ3NDEKTSV4RRFFQ69G5FAV", "lp_01ARZ3NDEKTSV4RRFFQ69G5FAU"],
)
def test_an_id_that_is_no_ulid_tells_no_time(written: str) -> None:
    assert minted_ms(written) is None
