"""Texts, counts and values, in English and in another language."""

import pytest

from whydesk.engine import wording
from whydesk.engine.wording import counted, speak, tr

SPOKEN = {
    ("Saved {name}.", ""): "{name} 저장됨",
    ("Open", "the verb"): "열기",
    ("{n} nodes", ""): "노드 {n}개",
}


@pytest.fixture
def tongue(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process in which nothing was said yet."""
    monkeypatch.setattr(wording._Tongue, "used", False)
    monkeypatch.setattr(wording._Tongue, "speaker", None)


@pytest.fixture
def korean(tongue: None) -> None:
    speak(lambda text, comment, number: SPOKEN.get((text, comment), text))


def test_without_another_language_it_is_english():
    assert tr("Saved {name}.", name="a.lmd") == "Saved a.lmd."


@pytest.mark.parametrize(
    ("number", "words"), [(0, "0 nodes"), (1, "1 node"), (12345, "12,345 nodes")]
)
def test_a_count_is_exact(number: int, words: str):
    assert counted(number, "{n} node", "{n} nodes") == words


def test_the_other_language_is_spoken(korean: None):
    assert tr("Saved {name}.", name="a.lmd") == "a.lmd 저장됨"


def test_equal_texts_are_told_apart_by_their_comment(korean: None):
    assert (tr("Open", "the verb"), tr("Open", "of a loop")) == ("열기", "Open")


@pytest.mark.parametrize("number", [1, 2])
def test_one_form_serves_one_and_many_where_the_language_has_no_plural(korean: None, number: int):
    assert counted(number, "{n} node", "{n} nodes") == f"노드 {number}개"


def test_a_text_that_is_not_translated_stays_english(korean: None):
    assert counted(1, "{n} link", "{n} links") == "1 link"


def test_a_value_is_never_taken_for_a_template():
    assert tr("Saved {name}.", name="{name!r} {0}") == "Saved {name!r} {0}."


def test_braces_stand_as_they_are_where_there_are_no_values():
    assert tr("{ and }") == "{ and }"


def test_a_language_cannot_come_late(tongue: None):
    tr("Save")

    with pytest.raises(RuntimeError, match="before its language"):
        speak(lambda text, comment, number: text)
