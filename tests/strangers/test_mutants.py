"""Packs that chance has changed never crash, hang, write, or take the memory of the machine."""

import sys

import pytest

from tests.strangers.mutants import tried

SOME = 200


@pytest.mark.skipif(sys.platform == "win32", reason="watches a pipe as POSIX has it")
def test_some_of_the_mutants_are_opened_or_refused() -> None:
    assert tried(0, SOME, seed=7) == []
