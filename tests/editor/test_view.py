"""Keys, mouse and clipboard of the editor."""

import sys

import pytest
from PySide6.QtCore import QMimeData, QPoint, QRectF, Qt, QUrl
from PySide6.QtGui import QTextBlock
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.drops import drop

LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier
NO_KEY = Qt.KeyboardModifier.NoModifier
WRAPPED = f"# {'Wide words wrap. ' * 12}\n"
SOURCE = "one two\n[[A]] →(supports) [[B]]\nthree\n"


def point_at(desk, line: int, column: int) -> QPoint:
    """The middle of a letter, in the viewport."""
    cursor = desk.view.textCursor()
    cursor.setPosition(desk.view.document().findBlockByNumber(line).position() + column)
    rect = desk.view.cursorRect(cursor)
    return rect.center()


def test_shift_enter_is_a_new_line_and_no_separator(open_text):
    desk = open_text("")

    QTest.keyClick(desk.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)

    assert desk.source() == "\n"


def test_copying_keeps_no_break_spaces(open_text):
    desk = open_text("a\u00a0b\u2028c🔥\nd")

    desk.view.selectAll()
    QTest.keyClick(desk.view, Qt.Key.Key_C, CONTROL)

    assert QApplication.clipboard().text() == "a\u00a0b\u2028c🔥\nd"


def test_pasted_lines_end_as_the_text_does(open_text):
    desk = open_text("a\r\nb\r\n")
    QApplication.clipboard().setText("x\ny\u2029z\rw")

    QTest.keyClick(desk.view, Qt.Key.Key_V, CONTROL)

    assert desk.source() == "x\r\ny\u2029z\r\nwa\r\nb\r\n"


@pytest.mark.parametrize("words", [" and more words", "x\n" * 12_000], ids=["a few", "lines"])
def test_words_dropped_into_a_line_are_put_in_there(open_text, words):
    desk = open_text("one\ntwo\n")
    desk.view.grab()
    desk.view.resize(400, desk.view.viewport().y() + 5)  # an edge of it in sight
    data = QMimeData()
    data.setText(words)

    assert drop(desk.view.viewport(), point_at(desk, 0, 1), data)
    desk.steps.settle()

    assert desk.source() == f"o{words}ne\ntwo\n"
    QTest.keyClick(desk.view, Qt.Key.Key_Z, CONTROL)
    desk.steps.settle()
    assert desk.source() == "one\ntwo\n"


def test_a_dropped_file_is_not_text(open_text):
    desk = open_text("")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile("/some/file.lmd")])
    data.setText("/some/file.lmd")

    assert not desk.view.canInsertFromMimeData(data)


@pytest.mark.parametrize("offset", [-10, -8, 0, 8, 10])
def test_a_click_between_rows_lands_in_the_row(open_text, offset: int):
    desk = open_text(SOURCE)
    half = int(desk.text.layout.line_height / 2) - 1
    point = point_at(desk, 0, 4) + QPoint(0, max(-half, min(half, offset)))

    QTest.mouseClick(desk.view.viewport(), LEFT, NO_KEY, point)

    assert desk.view.caret() == (0, 4)


def test_a_click_beside_the_column_lands_in_its_line(open_text):
    desk = open_text(SOURCE)
    inside = point_at(desk, 1, 0)
    outside = desk.view.viewport().mapTo(desk.view, inside)
    outside.setX(4)

    QTest.mouseClick(desk.view, LEFT, NO_KEY, outside)

    assert desk.view.caret() == (1, 0)


def test_control_click_asks_to_follow(open_text, qtbot):
    desk = open_text(SOURCE)

    with qtbot.waitSignal(desk.view.follow_requested) as asked:
        QTest.mouseClick(desk.view.viewport(), LEFT, CONTROL, point_at(desk, 1, 21))

    assert asked.args == [1, 21]


def test_rows_are_of_one_height_in_every_script(open_text):
    desk = open_text("latin\n한국어 日本語\n🔥\n")
    desk.view.grab()
    document = desk.view.document()
    heights = [
        desk.text.layout.blockBoundingRect(document.findBlockByNumber(line)).height()
        for line in range(4)
    ]

    assert heights == [desk.text.layout.line_height] * 4


def test_the_column_of_text_is_at_most_ninety_wide(open_text):
    desk = open_text("word " * 100)
    desk.view.resize(2400, 600)
    desk.view.grab()

    first = desk.view.document().firstBlock().layout().lineAt(0)
    assert 60 <= first.textLength() <= 90


def test_undo_returns_the_caret_to_what_was_undone(open_text):
    desk = open_text(SOURCE)
    desk.view.go_to(2, 5)
    QTest.keyClicks(desk.view, "!")
    desk.view.go_to(0, 0)

    desk.view.undo_step()

    assert desk.view.caret() == (2, 5)


def test_a_block_that_undo_took_away_has_no_place(open_text):
    """Out of sight an editor asks for the block that was at its top, though it is gone."""
    desk = open_text("one\n")
    assert desk.text.layout.blockBoundingRect(QTextBlock()) == QRectF()


def test_the_end_comes_into_sight_below_lines_that_are_wrapped(open_text):
    view = open_text(WRAPPED * 10 + "short\n" * 20 + "the end").view
    view.grab()

    QTest.keyClick(view, Qt.Key.Key_End, CONTROL)

    assert view.viewport().rect().contains(view.cursorRect())


def test_where_one_writes_stays_in_sight_when_the_view_gets_lower(open_text, qapp):
    desk = open_text("line\n" * 200)
    QTest.keyClick(desk.view, Qt.Key.Key_End, CONTROL)
    assert desk.view.viewport().rect().contains(desk.view.cursorRect())

    desk.view.resize(desk.view.width(), desk.view.height() - 100)
    qapp.processEvents()

    assert desk.view.viewport().rect().contains(desk.view.cursorRect())


def test_what_is_read_elsewhere_is_not_left_when_the_view_gets_lower(open_text, qapp, monkeypatch):
    desk = open_text("line\n" * 200)
    QTest.keyClick(desk.view, Qt.Key.Key_End, CONTROL)
    desk.view.verticalScrollBar().setValue(0)
    asked: list[int] = []
    monkeypatch.setattr(type(desk.view), "cursorRect", lambda *_: asked.append(1), raising=False)

    desk.view.resize(desk.view.width(), desk.view.height() - 100)
    qapp.processEvents()

    assert desk.view.verticalScrollBar().value() == 0
    assert not asked, "the way to a caret far away leads through all lines between"


def test_the_bar_counts_the_rows_that_were_painted(open_text):
    desk = open_text(WRAPPED * 60)

    desk.view.grab()

    bar, document = desk.view.verticalScrollBar(), desk.view.document()
    assert bar.maximum() + bar.pageStep() == document.lineCount() > document.blockCount()


def test_an_empty_text_says_how_to_begin_and_where_there_is_more(open_text):
    desk = open_text("")
    said = desk.view.placeholderText()

    assert "[[What was decided]]" in said and "Ctrl+O" in said and "First steps" in said
    desk.view.setReadOnly(True)  # without a caret
    written = desk.view.viewport().grab().toImage()
    desk.view.setPlaceholderText("")
    assert written != desk.view.viewport().grab().toImage()


@pytest.mark.skipif(sys.platform == "darwin", reason="there the key is how signs are written")
@pytest.mark.parametrize("held", [NO_KEY, Qt.KeyboardModifier.ShiftModifier])
def test_a_letter_that_was_meant_for_a_menu_is_not_written(open_text, held):
    desk = open_text("a")

    QTest.keyClick(desk.view, Qt.Key.Key_D, Qt.KeyboardModifier.AltModifier | held)
    assert desk.source() == "a"
    QTest.keyClick(desk.view, Qt.Key.Key_D, held)
    assert desk.source().lower() == "da"
