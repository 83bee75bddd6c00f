"""A picture for the reader shows what the writer had before him, as far as the reader gets it."""

import pytest

from whydesk.app import Services
from whydesk.canvas.export import Format
from whydesk.canvas.reader_pictures import support_for_reader, support_of_reader
from whydesk.engine.redacting import redaction_of
from whydesk.engine.redaction.reader import ReaderSide, reader_side
from whydesk.engine.redaction.rules import Target, Wish
from whydesk.engine.redaction.tiers import Tier
from whydesk.engine.workspace import Workspace

TEXT = """[[top]]
>>type: claim
>>group-1: [[middle]]
[[middle]]
>>type: claim
>>group-1: [[low]]
[[low]]
>>type: claim
>>group-1: [[source]]
[[source]]
>>artifact: f
"""
MIDDLE = "top\n1\nmiddle"
OPENED = (MIDDLE, f"{MIDDLE}\n1\nlow")


@pytest.fixture
def sides():
    redaction = redaction_of(Workspace.new(TEXT))

    def make(**tiers: Tier) -> ReaderSide:
        wish = Wish(choices={Target(key): tier for key, tier in tiers.items()})
        return reader_side(redaction, redaction.plan(wish))

    return make


def shown(side: ReaderSide) -> list[str]:
    picture = support_of_reader(side, "top", OPENED, 10)
    assert picture is not None
    return [part.label for part in picture.walk() if part.key and part.path != part.key]


def test_opened_legs_are_open_for_the_reader_too(sides):
    assert shown(sides()) == ["middle", "low", "source"]


def test_so_are_those_that_are_masked(sides):
    assert shown(sides(low=Tier.MASKED)) == ["middle", "Redacted claim 1"]
    assert shown(sides(source=Tier.MASKED)) == ["middle", "low", "Redacted node 1"]


def test_a_leg_that_is_gone_opens_nothing(sides):
    assert "low" not in shown(sides(middle=Tier.SECRET))


@pytest.mark.parametrize(("key", "words"), [("top", "Evidence for"), ("source", "What leans on")])
def test_the_title_says_what_the_picture_shows(sides, services: Services, key: str, words: str):
    picture = support_of_reader(sides(), key, (), 10)
    assert picture is not None
    drawn = support_for_reader(picture, services.theme, Format.SVG)
    assert drawn.title == f"{words} {key}"
