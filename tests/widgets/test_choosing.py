"""Boxes to choose from show that they can be opened."""

import pytest
from PySide6.QtWidgets import QComboBox

from tests.conftest import ROOT
from whydesk.theme.theme import Theme
from whydesk.widgets.choosing import ChoiceBox

ROOMS = sorted((ROOT / "desktop" / "whydesk").rglob("*.py"))


def test_a_box_has_an_arrow(qapp, qtbot):
    box, empty = ChoiceBox(Theme()), QComboBox()
    box.setStyleSheet("QComboBox::down-arrow { image: none; width: 0; height: 0; }")
    empty.setStyleSheet(box.styleSheet())
    for one in (box, empty):
        qtbot.addWidget(one)
        one.resize(160, 30)

    assert box.grab().toImage() != empty.grab().toImage()


@pytest.mark.parametrize("room", ["canvas", "dialogs", "editor", "panels", "widgets", "window"])
def test_no_room_has_a_box_without_one(room: str):
    """The style sheet takes Qt's own arrow away."""
    made = [
        path.name
        for path in ROOMS
        if path.parent.name == room and "QComboBox(" in path.read_text("utf-8")
    ]

    assert made == []
