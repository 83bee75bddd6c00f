"""F1 opens the guide at the chapter on what has the keyboard."""

import pytest

from tests.conftest import ROOT
from tests.rest import rest
from whydesk.app import Services
from whydesk.window.reading import CHAPTERS, chapter_of

TITLES = {0: "Write a decision", 2: "Ask why", 3: "Look at one node", 5: "Keep order"}


@pytest.mark.parametrize(
    ("command", "chapter"),
    [
        ("focus-text", "Write a decision"),
        ("focus-why", "Ask why"),
        ("map", "Ask why"),
        ("evidence", "See what entitles you to a claim"),
        ("focus-problems", "Keep order"),
    ],
)
def test_the_guide_opens_at_what_has_the_keyboard(
    opened: Services, qtbot, command: str, chapter: str
):
    pages, actions = opened.window.parts.pages, opened.window.menus.actions
    actions[command].trigger()
    rest(opened.window.weighing, qtbot)

    actions["guide"].trigger()

    assert pages.guide is not None
    assert pages.guide.list.currentItem().text() == chapter
    pages.guide.close()


def test_every_part_has_a_chapter_that_is_there():
    text = (ROOT / "docs" / "guide.md").read_text(encoding="utf-8")
    titles = [line.removeprefix("## ") for line in text.splitlines() if line.startswith("## ")]

    assert max(CHAPTERS.values()) < len(titles)
    assert {number: titles[number] for number in TITLES} == TITLES
    assert chapter_of(None) == 0
