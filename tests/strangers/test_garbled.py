"""Texts that chance has written are read, checked, saved and asked without losing a byte."""

import sys

import pytest

from tests.strangers.garbled import garbled, tried

SOME = 80


@pytest.mark.skipif(sys.platform == "win32", reason="watches a pipe as POSIX has it")
def test_some_texts_of_chance_lose_nothing() -> None:
    assert tried(0, SOME, seed=7) == []


def test_a_number_is_the_same_text_each_time() -> None:
    assert garbled(7, 12) == garbled(7, 12) != garbled(8, 12)
