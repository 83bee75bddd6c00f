"""The pictures in the moment after an edit: they still show what the text no longer has."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from tests.canvas.conftest import Mapped
from tests.canvas.weighed import Weighed
from whydesk.app import Services
from whydesk.canvas.map_page import MapPage
from whydesk.canvas.routes import RouteFigure
from whydesk.engine.graph.rename import rename
from whydesk.engine.redaction.tiers import Tier
from whydesk.session.messages import Message

CHAIN = "[[A]]\n[[A]] →(derived-from) [[B]]\n\n[[B]]\n>>type: proof\n"
CLAIMS = """\
[[low]]
>>type: claim
>>group-1: [[s]]
>>group-2: [[t]]
[[top]]
>>type: claim
>>group-1: [[low]]
[[s]]
>>artifact: file-s
[[t]]
>>artifact: file-t
"""
GONE = "The text was changed: that is no longer there."


@pytest.fixture
def told(services: Services) -> list[str]:
    """What the window says from here on."""
    said: list[str] = []

    def note(message: Message) -> None:
        said.append(message.text)

    services.session.told.connect(note)
    return said


def rename_now(services: Services, key: str) -> str:
    """Give a node another name, with no time for anything to follow; the text that came."""
    session = services.session
    session.request_edits(rename(session.graph, key, "Other").edits)
    return session.workspace.text()


def link_of(page: MapPage) -> RouteFigure:
    return next(one for one in page.scene.figures.values() if isinstance(one, RouteFigure))


def choose(menu: QMenu, words: str) -> None:
    """Choose the entry that begins so, in a menu or in one that it holds."""
    entries = [*menu.actions(), *(a for sub in menu.findChildren(QMenu) for a in sub.actions())]
    next(entry for entry in entries if entry.text().startswith(words)).trigger()


@pytest.mark.parametrize("key", ["a", "b"])
def test_a_link_of_the_map_whose_end_went_leads_nowhere(
    mapped: Mapped, services: Services, told: list[str], key: str
):
    page = mapped(CHAIN, "A")
    page.view.choose(link_of(page))
    before = services.window.desk.view.caret()
    rename_now(services, key)
    told.clear()
    page.follow()

    assert services.window.desk.view.caret() == before
    assert told == [GONE]


def test_the_menu_of_such_a_link_offers_the_end_that_is_left(mapped: Mapped, services: Services):
    page = mapped(CHAIN, "A")
    tie = page.scene.ties[link_of(page).key]
    rename_now(services, "b")
    menu = page.menus.of_link(tie)

    assert [one.text() for one in menu.actions()][1:] == ["Choose “A”"]


def test_nobody_is_hidden_for_a_card_whose_node_went(
    mapped: Mapped, services: Services, told: list[str]
):
    page = mapped(CHAIN, "A")
    menu = page.menus.of_node("b")
    text = rename_now(services, "b")
    told.clear()
    choose(menu, "Kept out")

    assert services.session.workspace.text() == text
    assert told == [GONE]


def test_a_tier_is_given_to_the_node_of_the_card_wherever_it_stands_by_now(
    mapped: Mapped, services: Services
):
    page = mapped(CHAIN, "A")
    menu = page.menus.of_tier("b")
    services.window.desk.view.go_to(0)
    services.window.desk.view.insertPlainText("[[New]]\n>>what: x\n\n")
    choose(menu, "&Masked")

    assert services.session.tiers.at(services.session.graph.places("b")[0]) is Tier.MASKED
    assert ">>type: proof\n>>visibility: masked\n" in services.session.workspace.text()


def test_another_part_is_pointed_at_while_what_would_stand_is_gone(
    weighed: Callable[[str, str], Weighed], services: Services
):
    view = weighed(CLAIMS, "low")
    reading = services.window.weighing.reading
    reading.suppose("s")
    view.settle()
    assert [one.key for one in reading.impact.stands] == ["low", "top"]
    rename_now(services, "low")
    outline = services.window.weighing.panel.outline
    outline.setFocus()
    for _ in range(4):
        QTest.keyClick(outline, Qt.Key.Key_Down)

    assert reading.is_waiting
