"""A text of very many lines is laid out anew in turns of its own."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.editor.conftest import Desk
from whydesk.theme.theme import Theme
from whydesk.theme.tokens import Scheme

WORDS = "some words, " * 12
LONG = WORDS + "\nline" * 12_000


@pytest.fixture
def usual_look(qapp: QApplication) -> Iterator[None]:
    """The application as it was, for the tests that come after."""
    font, sheet = qapp.font(), qapp.styleSheet()
    yield
    qapp.setFont(font)
    qapp.setStyleSheet(sheet)


def rows(desk: Desk) -> int:
    """How many rows the first line takes as it is laid out now."""
    block = desk.text.document.firstBlock()
    desk.text.layout.blockBoundingRect(block)
    return block.layout().lineCount()


def test_a_long_text_is_laid_out_for_the_width_that_the_view_has_in_the_end(
    open_text: Callable[[str], Desk], qtbot
):
    desk = open_text(LONG)
    desk.view.resize(900, 400)
    desk.view.show()
    wide = rows(desk)

    for width in (700, 500, 300):
        desk.view.resize(width, 400)
    at_once = rows(desk)

    qtbot.waitUntil(lambda: rows(desk) > wide)
    assert at_once == wide


@pytest.mark.usefixtures("usual_look")
def test_a_long_text_takes_another_size(open_text: Callable[[str], Desk], theme: Theme, qtbot):
    desk = open_text(LONG)
    desk.view.show()

    theme.set_look(Scheme.LIGHT, 20)

    qtbot.waitUntil(lambda: desk.text.document.defaultFont().pixelSize() == 20)
    assert desk.text.layout.line_height > 20
