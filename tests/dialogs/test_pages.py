"""The pages of help."""

from typing import cast

from PySide6.QtGui import QTextBlock
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QScrollArea, QWidget

from whydesk.dialogs.base import PlainDialog
from whydesk.dialogs.pages import KeysPage, ReadingPage
from whydesk.theme.theme import Theme


def test_more_keys_than_the_screen_is_high_can_be_scrolled(qapp, qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    keys = [(f"Command {number}", f"Ctrl+{number}") for number in range(120)]
    page = KeysPage(keys, Theme(), parent)

    assert page.sizeHint().height() <= page.screen().availableGeometry().height()


def test_the_names_of_the_commands_are_not_cut(qapp, qtbot):
    theme, parent = Theme(), QWidget()
    parent.setStyleSheet(theme.sheet)
    qtbot.addWidget(parent)
    page = KeysPage([(f"이름 따라가기 {n}", f"Ctrl+Shift+{n}") for n in range(60)], theme, parent)
    page.show()

    (area,) = page.findChildren(QScrollArea)
    assert area.widget().width() <= area.viewport().width()
    assert all(words.width() >= words.sizeHint().width() for words in page.findChildren(QLabel))


def _right_end(block: QTextBlock) -> float:
    """Where the last letter of a block begins."""
    place = block.layout().lineAt(0).cursorToX(block.length() - 2)
    return cast("tuple[float, int]", place)[0]


def test_what_is_said_beside_a_line_begins_at_one_place(qapp, qtbot):
    theme, parent = Theme(), QWidget()
    parent.setStyleSheet(theme.sheet)
    qtbot.addWidget(parent)
    page = ReadingPage("How", "", "[[가나다]]\tx\n>>type: decision\tx\n\tx\n", theme, parent)
    page.show()
    (text,) = page.findChildren(QPlainTextEdit)
    ends = [text.document().findBlockByNumber(n) for n in range(3)]
    places = {round(_right_end(block)) for block in ends}

    assert len(places) == 1


def test_a_dialog_is_as_wide_as_what_stands_in_it(qapp, qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = PlainDialog("Title", "", Theme(), parent)
    wide = QWidget(minimumWidth=700)
    dialog.column.addWidget(wide)
    dialog.show()
    dialog.resize(100, 100)

    assert wide.width() >= 700
    assert wide.geometry().right() < dialog.width()


def test_a_form_is_not_pressed_where_the_screen_has_room_for_it(qapp, qtbot):
    theme, parent = Theme(), QWidget()
    parent.setStyleSheet(theme.sheet)
    qtbot.addWidget(parent)
    dialog = PlainDialog("Title", "", theme, parent)
    texts = [QPlainTextEdit() for _ in range(3)]
    for text in texts:
        dialog.column.addWidget(text)
    dialog.show()

    assert all(text.height() >= text.sizeHint().height() for text in texts)
