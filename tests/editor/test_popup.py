"""Where the list of completions stands, what is read aloud of it, and that the mouse may use it."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.keys import press
from whydesk.editor.candidate import Candidate
from whydesk.editor.entries import shown, wording
from whydesk.editor.popup import Popup, beside

ROOM = QRect(0, 0, 1000, 800)
MANY = "".join(f"[[Point {number:02}]]\n\n" for number in range(30))


def place(left: int, top: int, rows: int = 10, room: QRect = ROOM) -> QRect:
    return beside(QRect(left, top, 2, 20), room, 400, rows, 30, 36, 6)


@pytest.mark.parametrize("top", [0, 100, 300, 430, 440, 600, 779])
@pytest.mark.parametrize("left", [0, 500, 998])
@pytest.mark.parametrize("height", [200, 400, 800])
def test_it_stays_inside_the_window_and_off_what_is_typed(left: int, top: int, height: int):
    room = QRect(0, 0, 1000, height)
    typed = QRect(left, min(top, height - 20), 2, 20)

    found = place(left, typed.top(), room=room)

    assert not found.intersects(QRect(0, typed.top(), 1000, 20))
    assert room.contains(found)


def test_it_stands_under_what_is_typed_and_above_it_near_the_bottom():
    assert place(100, 100).top() > 120
    assert place(100, 700).bottom() < 700


def test_it_shows_fewer_rows_where_there_is_room_for_fewer():
    assert place(100, 200, room=QRect(0, 0, 1000, 400)).height() == 5 * 30 + 36


def test_words_of_any_length_are_cut_to_one_line():
    assert shown("a\nb\u2028c\x07" + "d" * 1_000_000) == "a b c " + "d" * 194


def test_an_entry_is_read_with_its_meaning():
    assert wording(Candidate("closes", "this resolved that question", role="closes")) == (
        "closes: this resolved that question"
    )
    assert wording(Candidate("<b>New</b>", "create this node", creates=True)) == (
        "Create [[<b>New</b>]]"
    )


@pytest.fixture
def shown_list(open_text):
    desk = open_text(MANY)
    desk.view.go_to(desk.live.line_count - 1)
    press(desk.view, "[[poi")
    return desk


def popup_of(desk) -> Popup:
    popup = desk.completer.popup
    assert popup is not None
    return popup


def test_the_wheel_moves_the_list_and_leaves_the_text_and_the_keyboard(shown_list):
    entries = popup_of(shown_list).list
    before = shown_list.view.verticalScrollBar().value()

    middle = QPointF(entries.viewport().rect().center())
    for _ in range(40):
        event = QWheelEvent(
            middle,
            QPointF(entries.viewport().mapToGlobal(middle.toPoint())),
            QPoint(0, -60),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(entries.viewport(), event)

    assert shown_list.completer.visible
    assert entries.verticalScrollBar().value() == entries.verticalScrollBar().maximum() > 0
    assert shown_list.view.verticalScrollBar().value() == before
    assert QApplication.focusWidget() in (shown_list.view, None)


def test_a_click_beside_the_list_lands_where_it_was_aimed(shown_list):
    view = shown_list.view
    view.verticalScrollBar().setValue(0)
    press(view, "i⌫")
    target = view.cursorRect(view.cursorForPosition(QPoint(60, 50))).center()

    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=target)

    assert not shown_list.completer.visible
    assert view.caret()[0] < shown_list.live.line_count - 1


def test_the_shadow_goes_with_the_list_and_lets_the_mouse_through(shown_list):
    shadow = popup_of(shown_list)._shadow
    assert shadow.isVisible()
    assert shadow.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    press(shown_list.view, "⎋")

    assert not shadow.isVisible()


def test_a_list_over_several_rows_of_a_line_covers_none_of_them(open_text):
    desk = open_text("words " * 12 + "[[Point]] and more\n\n[[Point]]\n")
    desk.view.resize(420, 500)
    desk.view.go_to(0, 72)
    press(desk.view, "[[" + "point that is not there yet and goes on and on")

    caret = desk.view.cursorRect()
    place = desk.view.viewport().mapTo(desk.view.window(), caret.topLeft())
    assert desk.completer.visible
    assert not popup_of(desk).geometry().intersects(QRect(place, caret.size()))
