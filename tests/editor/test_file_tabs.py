"""Tabs of files: all of a few, and of very many those that were shown last."""

import pytest
from PySide6.QtWidgets import QWidget

from whydesk.editor.file_tabs import MOST_TABS, FileTabs

MANY = [f"file {number:03}.lmd" for number in range(MOST_TABS + 10)]


@pytest.fixture
def tabs(qtbot) -> FileTabs:
    parent = QWidget()
    qtbot.addWidget(parent)
    made = FileTabs(parent)
    made.parent_kept = parent  # type: ignore[attr-defined]
    return made


def names(tabs: FileTabs) -> list[str]:
    return [tabs.tabText(number) for number in range(tabs.count())]


def shown(tabs: FileTabs, numbers: range | tuple[int, ...]) -> None:
    for number in numbers:
        tabs.show_file(MANY[number])


def test_a_few_files_have_a_tab_each(tabs: FileTabs):
    tabs.set_files(MANY[:MOST_TABS])
    shown(tabs, (3,))
    assert tabs.has_all
    assert names(tabs) == MANY[:MOST_TABS]
    assert tabs.currentIndex() == 3


def test_of_very_many_those_shown_have_one_in_the_order_of_the_files(tabs: FileTabs):
    tabs.set_files(MANY)
    shown(tabs, (7, 2, 40, 7))
    assert not tabs.has_all
    assert names(tabs) == [MANY[2], MANY[7], MANY[40]]
    assert tabs.currentIndex() == 1


def test_the_tab_of_the_file_shown_longest_ago_goes(tabs: FileTabs):
    tabs.set_files(MANY)
    shown(tabs, range(MOST_TABS))
    shown(tabs, (0, MOST_TABS + 5))
    assert names(tabs) == [MANY[0], *MANY[2:MOST_TABS], MANY[MOST_TABS + 5]]
    assert tabs.currentIndex() == MOST_TABS - 1


def test_a_tab_that_is_clicked_tells_its_file_and_nothing_else_does(tabs: FileTabs):
    told: list[str] = []
    tabs.file_chosen.connect(told.append)
    tabs.set_files(MANY)
    shown(tabs, (9, 4, 6))
    assert told == []
    tabs.setCurrentIndex(2)
    assert told == [MANY[9]]


def test_other_files_take_the_place_of_those_before(tabs: FileTabs):
    tabs.set_files(MANY)
    shown(tabs, (9, 4))
    tabs.set_files(["a & b.lmd", "c.lmd"])
    assert names(tabs) == ["a && b.lmd", "c.lmd"]
    tabs.set_files(["c.lmd"])
    assert tabs.isHidden()
