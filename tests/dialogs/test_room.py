"""No dialog asks for more than its screen has, so that its buttons are in sight."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QWidget

from tests.conftest import ROOT
from tests.dialogs.test_keyboard import DIALOGS
from whydesk.dialogs import pages
from whydesk.dialogs.guide import GuideDialog
from whydesk.dialogs.long_line import LongLine
from whydesk.dialogs.pages import KeysPage
from whydesk.dialogs.tables_only import TablesOnlyPage
from whydesk.theme.theme import Theme
from whydesk.widgets import room
from whydesk.window.commands import COMMANDS

# 1440 x 900 scaled by one and a half, and what a desktop leaves of it inside a frame.
SCREEN, SMALL = QSize(960, 600), QSize(952, 560)
Make = Callable[[Theme, QWidget], QDialog]


def guide(theme: Theme, parent: QWidget) -> QDialog:
    made = GuideDialog(ROOT / "docs", theme, parent)
    made.page.open_page("guide.md")
    return made


def keys_page(theme: Theme, parent: QWidget) -> QDialog:
    keys = [(c.title, " ".join(c.keys)) for c in COMMANDS if c.keys]
    return KeysPage(keys, theme, parent)


MAKERS: dict[str, Make] = {
    **DIALOGS,
    "keys page": keys_page,
    "how to write": pages.how_to_write,
    "guide": guide,
    "long line": lambda theme, parent: LongLine(0, "x" * 30_000, theme, parent),
    "tables only": lambda theme, parent: TablesOnlyPage(["One thing."] * 90, theme, parent),
}


@pytest.fixture(params=MAKERS)
def dialog(request: pytest.FixtureRequest, qtbot, monkeypatch):
    monkeypatch.setattr(room, "_screen_of", lambda _: SCREEN)
    theme, parent = Theme(), QWidget()
    parent.setStyleSheet(theme.sheet)
    qtbot.addWidget(parent)
    made = MAKERS[request.param](theme, parent)
    made.show()
    yield made
    made.close()


def test_it_fits_a_small_screen(dialog: QDialog) -> None:
    least = dialog.minimumSizeHint().expandedTo(dialog.minimumSize())
    assert least.boundedTo(SMALL) == least
    assert dialog.size().boundedTo(SMALL) == dialog.size()
