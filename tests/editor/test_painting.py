"""What is painted after a key: its own line, and more only where more looks otherwise."""

import pytest
from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QTextBlock
from PySide6.QtTest import QTest

from whydesk.editor.layout import RoomyLayout

LINES = "\n".join(["[[A]] →(supports) [[B]]", "words", *["more words"] * 20])
LONG = "word " * 40
MANY = "\n".join(["[[A]] →(supports) [[B]]"] * 200)


class Painted(QObject):
    """How high the part of a view is that is painted at once, at most."""

    def __init__(self, view) -> None:
        super().__init__(view)
        self.height = 0
        view.viewport().installEventFilter(self)

    def eventFilter(self, _watched, event) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.height = max(self.height, event.rect().height())
        return False


class Asked(QObject):
    """How often a view is asked where its caret is, as for an input method."""

    def __init__(self, view) -> None:
        super().__init__(view)
        self.times = 0
        view.installEventFilter(self)

    def eventFilter(self, _watched, event) -> bool:
        self.times += event.type() == QEvent.Type.InputMethodQuery
        return False


def painted_after(desk, qtbot, text: str) -> float:
    """How many lines are painted after these keys."""
    qtbot.waitExposed(desk.view)
    QTest.qWait(0)
    painted = Painted(desk.view)
    QTest.keyClicks(desk.view, text)
    qtbot.waitUntil(lambda: painted.height > 0)
    return painted.height / desk.text.layout.line_height


def test_a_key_has_its_line_painted_and_not_all_that_is_in_sight(open_text, qtbot):
    desk = open_text(LINES)
    desk.view.go_to(1, 2)
    assert painted_after(desk, qtbot, "x") < 8


def test_a_coloured_line_is_painted_by_itself_too(open_text, qtbot):
    desk = open_text(LINES)
    desk.view.go_to(0, 3)
    assert painted_after(desk, qtbot, "x") < 8


@pytest.mark.parametrize(("line", "keys"), [("``", "`"), (LONG, "w" * 60)])
def test_what_changes_or_moves_other_lines_has_them_painted(open_text, qtbot, line: str, keys: str):
    desk = open_text(f"{line}\n{LINES}")
    desk.view.go_to(0, 2)
    assert painted_after(desk, qtbot, keys) > 10


def test_what_is_taken_out_has_its_line_painted(open_text, qtbot):
    desk = open_text(LINES)
    desk.view.go_to(2, 4)
    qtbot.waitExposed(desk.view)
    painted = Painted(desk.view)
    QTest.keyClick(desk.view, Qt.Key.Key_Backspace)
    qtbot.waitUntil(lambda: painted.height > 0)
    assert desk.text.live.line(2) == "mor words"


def test_a_line_that_comes_into_sight_is_laid_out_once(open_text, qtbot, monkeypatch):
    asked: list[int] = []

    class Counted(RoomyLayout):
        def blockBoundingRect(self, block: QTextBlock) -> QRectF:
            asked.append(block.blockNumber())
            return super().blockBoundingRect(block)

    monkeypatch.setattr("whydesk.editor.document.RoomyLayout", Counted)
    desk = open_text(MANY)
    qtbot.waitUntil(desk.view.hasFocus)
    asked.clear()
    far = desk.text.document.findBlockByNumber(100)
    desk.view._freshen(far)
    assert asked == [100, 100]  # by who paints it, and by Qt as it lays it out


def test_colouring_what_comes_into_sight_asks_nobody_for_the_caret(open_text, qtbot):
    desk = open_text(MANY)
    qtbot.waitUntil(desk.view.hasFocus)
    asked = Asked(desk.view)
    desk.view._freshen(desk.text.document.findBlockByNumber(100))
    assert asked.times == 0
