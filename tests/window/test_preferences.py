"""Preferences in the window: from keys, from the palette, and at once."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from tests.keys import press
from whydesk.app import Services
from whydesk.dialogs.palette import Palette
from whydesk.dialogs.preferences import Preferences
from whydesk.session.settings import AUTHOR, FONT, LOOK

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def later(act) -> None:
    QTimer.singleShot(0, act)


def test_ctrl_comma_opens_them(opened: Services):
    seen: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, Preferences)
        seen.append(dialog.windowTitle())
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    later(look)
    QTest.keyClick(opened.window.desk.view, Qt.Key.Key_Comma, CONTROL)

    assert seen == ["Preferences"]


def choose_command(opened: Services, words: str) -> None:
    def choose() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, Palette)
        press(dialog.box, words + "⏎")

    later(choose)
    QTest.keyClick(opened.window.desk.view, Qt.Key.Key_P, CONTROL | SHIFT)


def test_a_choice_is_found_among_the_commands_and_taken_at_once(opened: Services):
    choose_command(opened, "look: dark")

    assert opened.settings.text(LOOK) == "dark"
    assert opened.theme.tokens.dark


def test_a_setting_is_found_among_the_commands_and_has_the_keyboard(opened: Services):
    def write() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, Preferences):
            later(write)
            return
        box = dialog.focusWidget()
        assert isinstance(box, QLineEdit)
        press(box, "Ada")
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    later(lambda: later(write))
    choose_command(opened, "your name")

    assert opened.settings.text(AUTHOR) == "Ada"


def test_the_font_of_the_text_changes_at_once(opened: Services):
    before = opened.window.desk.view.font().families()
    family = "DejaVu Sans Mono"
    opened.settings.set_text(FONT, family)
    now = opened.theme.editor_font.families()
    opened.settings.set_text(FONT, "No Such Mono")

    assert now[0] == family or family not in before
    assert "No Such Mono" not in opened.theme.editor_font.families()
