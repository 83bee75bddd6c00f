"""Lists in dialogs look like each other: a card, whose rows have room."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QListWidget, QWidget

from whydesk.dialogs.base import PlainDialog
from whydesk.dialogs.keys import KeysDialog, OwnKey
from whydesk.dialogs.move import MoveDialog
from whydesk.dialogs.split import SplitDialog
from whydesk.dialogs.tables_only import TablesOnlyPage
from whydesk.theme.theme import Theme


def keys(theme: Theme, parent: QWidget) -> PlainDialog:
    made = KeysDialog(theme, parent)
    made.show_keys([OwnKey("founder", "")], [])
    return made


MAKERS: dict[str, Callable[[Theme, QWidget], PlainDialog]] = {
    "keys": keys,
    "move": lambda theme, parent: MoveDialog("A", ["b.lmd"], theme, parent),
    "split": lambda theme, parent: SplitDialog("A", ["One", "Two"], theme, parent),
    "tables only": lambda theme, parent: TablesOnlyPage(["One thing."], theme, parent),
}


@pytest.mark.parametrize("make", MAKERS.values(), ids=list(MAKERS))
def test_a_row_has_room_above_and_below(qtbot, make: Callable[[Theme, QWidget], PlainDialog]):
    theme, parent = Theme(), QWidget()
    parent.setStyleSheet(theme.sheet)
    qtbot.addWidget(parent)
    dialog = make(theme, parent)
    dialog.show()
    rows = dialog.findChildren(QListWidget)[0]

    assert rows.sizeHintForRow(0) >= rows.fontMetrics().height() + 2 * theme.px(8)
