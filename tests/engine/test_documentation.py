"""What the documentation shows is what happens."""

import doctest
from pathlib import Path

import pytest

import whydesk.engine

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _at_the_top(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


@pytest.mark.parametrize("page", ["engine.md", "evidence.md", "redaction.md"])
def test_the_examples_of_a_page_hold(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / page), module_relative=False)
    assert (failed, tried > 10) == (0, True)


def test_the_example_of_the_engine_package_holds() -> None:
    failed, tried = doctest.testmod(whydesk.engine)
    assert (failed, tried > 0) == (0, True)
