"""The pages of help."""

from PySide6.QtWidgets import QWidget

from whydesk.dialogs.pages import KeysPage
from whydesk.theme.theme import Theme


def test_more_keys_than_the_screen_is_high_can_be_scrolled(qapp, qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    keys = [(f"Command {number}", f"Ctrl+{number}") for number in range(120)]
    page = KeysPage(keys, Theme(), parent)

    assert page.sizeHint().height() <= page.screen().availableGeometry().height()
