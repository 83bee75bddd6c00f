"""Lists in dialogs look like each other: a card, whose rows have room, whose boxes are seen."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QListWidget, QWidget

from whydesk.dialogs.base import PlainDialog
from whydesk.dialogs.keys import KeysDialog, OwnKey
from whydesk.dialogs.move import MoveDialog
from whydesk.dialogs.split import SplitDialog
from whydesk.dialogs.tables_only import TablesOnlyPage
from whydesk.theme.theme import Theme
from whydesk.theme.tokens import Scheme


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


def test_a_box_in_a_row_is_seen_in_the_dark_and_ticked_by_a_key(qtbot):
    theme, parent = Theme(), QWidget()
    theme.set_look(Scheme.DARK, 14)
    parent.setStyleSheet(theme.sheet)
    qtbot.addWidget(parent)
    dialog = SplitDialog("A", ["One", "Two"], theme, parent)
    dialog.show()

    def colours() -> set[str]:
        left = QRect(0, 0, theme.px(30), dialog.list.sizeHintForRow(0))
        shot = dialog.list.viewport().grab(left).toImage()
        places = ((x, y) for x in range(shot.width()) for y in range(shot.height()))
        return {shot.pixelColor(*place).name() for place in places}

    assert theme.colour("soft").name() in colours()
    assert theme.tokens.accent.ink.lower() not in colours()
    qtbot.keyClick(dialog.list, Qt.Key.Key_Space)
    assert dialog.chosen == [0]
    assert theme.tokens.accent.ink.lower() in colours()
