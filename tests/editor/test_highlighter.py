"""Colours are those of the engine's tokens, and follow when a line becomes another kind."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from whydesk.editor.marks import BlockMarks

SOURCE = "[[A]]\n>>type: claim\n[[A]] →(supports) [[B 🔥]]\nprose [[C]]\n"


def formats(desk, line: int) -> dict[str, str]:
    """The coloured stretches of a line that was painted: text and colour."""
    desk.view.grab()
    block = desk.view.document().findBlockByNumber(line)
    raw = block.text().encode("utf-16-le")
    return {
        raw[2 * f.start : 2 * (f.start + f.length)].decode("utf-16-le"): (
            f.format.foreground().color().name()
        )
        for f in block.layout().formats()
    }


def grounds(desk, line: int) -> list[tuple[int, int]]:
    marks = desk.view.document().findBlockByNumber(line).userData()
    return [ground[:2] for ground in marks.grounds] if isinstance(marks, BlockMarks) else []


def test_a_role_wears_its_colour(open_text, theme):
    desk = open_text(SOURCE)

    assert formats(desk, 2)["supports"] == theme.role("supports").ink.lower()


def test_labels_and_roles_stand_on_grounds(open_text):
    desk = open_text(SOURCE)
    desk.view.grab()

    assert grounds(desk, 2) == [(0, 5), (7, 17), (18, 26)]


def test_prose_has_no_colours(open_text):
    desk = open_text(SOURCE)

    assert formats(desk, 3) == {}


def test_a_fence_opened_above_takes_the_colours_of_all_below(open_text):
    desk = open_text(SOURCE)
    assert "supports" in formats(desk, 2)

    desk.view.go_to(0, 0)
    QTest.keyClicks(desk.view, "```")
    QTest.keyClick(desk.view, Qt.Key.Key_Return)

    assert "supports" not in formats(desk, 3)
    assert grounds(desk, 3) == []


def test_colouring_is_no_edit(open_text):
    desk = open_text(SOURCE)

    desk.view.grab()

    assert desk.states == []
    assert not desk.view.document().isUndoAvailable()


def test_text_below_the_window_is_not_coloured_yet(open_text):
    desk = open_text(SOURCE * 200)
    desk.view.grab()

    last = desk.view.document().findBlockByNumber(798)
    assert last.layout().formats() == []


def test_another_theme_colours_again(open_text, theme):
    from whydesk.theme.tokens import DARK, Scheme

    desk = open_text(SOURCE)
    formats(desk, 2)
    theme.set_look(Scheme.DARK, 14)

    assert formats(desk, 2)["supports"] == DARK.supports.ink.lower()
    theme.set_look(Scheme.LIGHT, 14)
