"""The preferences, set with keys and the mouse."""

from collections.abc import Iterator
from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QWidget

from tests.keys import press
from whydesk.dialogs.preferences import Preferences
from whydesk.session.settings import (
    ARROWS,
    AUTHOR,
    COMPLETE_WITH,
    FONT,
    LOOK,
    PREFERENCES,
    TEXT_SIZE,
    Control,
    Settings,
)
from whydesk.theme.theme import Theme
from whydesk.widgets.choosing import NumberBox
from whydesk.widgets.tick_box import TickBox

T = TypeVar("T")
SHOWN = [setting for section in PREFERENCES for setting in section.settings]


@pytest.fixture
def settings(qapp) -> Settings:
    return Settings(None)


@pytest.fixture
def dialog(settings: Settings, qtbot) -> Iterator[Preferences]:
    parent = QWidget()
    qtbot.addWidget(parent)
    made = Preferences(settings, Theme(), parent)
    made.show()
    yield made
    made.close()


def test_they_begin_at_the_first_and_tab_goes_to_the_next(dialog: Preferences):
    first, second = (dialog.controls[setting.key] for setting in SHOWN[:2])
    assert dialog.focusWidget() is first
    dialog.activateWindow()
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is second


def control(dialog: Preferences, kind: type[T], key: str) -> T:
    found = dialog.controls[key]
    assert isinstance(found, kind)
    return found


@pytest.mark.parametrize("setting", SHOWN, ids=lambda setting: setting.key)
def test_each_setting_has_its_words_and_a_control_with_a_name(dialog: Preferences, setting):
    texts = [label.text() for label in dialog.findChildren(QLabel)]

    assert setting.label in texts
    assert setting.explanation in texts
    assert dialog.controls[setting.key].accessibleName() == setting.label
    assert setting.control is not Control.NONE
    assert len(setting.names) == len(setting.choices) or setting.control is Control.NUMBER


def test_what_is_typed_is_set_at_once(dialog: Preferences, settings: Settings):
    press(control(dialog, QLineEdit, AUTHOR.key), "Dana ")

    assert settings.text(AUTHOR) == "Dana"
    assert control(dialog, QLineEdit, AUTHOR.key).text() == "Dana "


def test_a_choice_is_made_with_the_keyboard(dialog: Preferences, settings: Settings):
    box = control(dialog, QComboBox, LOOK.key)
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down)
    QTest.keyClick(box, Qt.Key.Key_Down)

    assert settings.text(LOOK) == "dark"


def test_a_switch_is_clicked(dialog: Preferences, settings: Settings):
    box = control(dialog, TickBox, ARROWS.key)
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))

    assert not settings.on(ARROWS)


def test_a_number_is_set_within_its_limits(dialog: Preferences, settings: Settings):
    number = control(dialog, NumberBox, TEXT_SIZE.key)
    for _ in range(20):
        QTest.mouseClick(number.more, Qt.MouseButton.LeftButton)
    most = settings.number(TEXT_SIZE), number.more.isEnabled()
    number.box.selectAll()
    press(number.box, "12⏎")

    assert most == (TEXT_SIZE.choices[1], False)
    assert settings.number(TEXT_SIZE) == 12


def test_what_is_set_elsewhere_is_shown(dialog: Preferences, settings: Settings):
    settings.set_text(COMPLETE_WITH, "off")
    settings.set_text(AUTHOR, "Kim")

    assert control(dialog, QComboBox, COMPLETE_WITH.key).currentText() == "Only when asked for"
    assert control(dialog, QLineEdit, AUTHOR.key).text() == "Kim"


def test_all_goes_back_to_how_it_was_save_the_name(dialog: Preferences, settings: Settings):
    settings.set_text(AUTHOR, "Kim")
    settings.set_text(LOOK, "dark")
    settings.set_number(TEXT_SIZE, 20)
    settings.reset()

    assert (settings.text(LOOK), settings.number(TEXT_SIZE)) == ("system", 14)
    assert settings.text(AUTHOR) == "Kim"
    assert control(dialog, NumberBox, TEXT_SIZE.key).box.value() == 14


def test_a_font_that_is_gone_is_shown_as_the_usual_one(settings: Settings, qtbot):
    settings.set_text(FONT, "No Such Mono")
    parent = QWidget()
    qtbot.addWidget(parent)
    box = Preferences(settings, Theme(), parent).controls[FONT.key]

    assert isinstance(box, QComboBox)
    assert box.currentIndex() == 0
