"""The search of one file by itself, as the bar asks it."""

import pytest

from tests.rest import rest
from whydesk.editor.file_search import FileSearch
from whydesk.engine.recall.literal import Wanted

SOURCE = "[[Cat]]\n>>what: a cat\n"


class Seen:
    """Whether anybody sees what is found."""

    def __init__(self) -> None:
        self.now = True

    def __call__(self) -> bool:
        return self.now


@pytest.fixture
def searched(open_text, qtbot):
    """An editor, the search in it, whether it is seen, and what it has told of."""
    desk, seen, told = open_text(SOURCE), Seen(), []
    search = FileSearch(seen, desk.view)
    search.told.connect(told.append)
    search.serve(desk.view)
    search.look_for(Wanted("cat"))
    rest(search, qtbot)
    return desk, search, seen, told


def test_after_an_edit_the_places_are_found_anew(searched, qtbot):
    desk, _, _, told = searched
    desk.view.textCursor().insertText("a cat and a cat")
    qtbot.waitUntil(lambda: told[-1] == "3 places")


def test_the_way_to_the_next_leads_there_though_nobody_sees_the_places(searched, qtbot):
    desk, search, seen, told = searched
    seen.now = False
    desk.view.go_to(0, 0)
    desk.view.textCursor().insertText("x")
    search.go(1)
    rest(search, qtbot)

    assert told[-1] == "1 of 2"
    assert desk.view.textCursor().selectedText() == "Cat"
