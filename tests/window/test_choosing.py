"""Lists to choose from by typing, opened with keys."""

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.keys import press
from whydesk.app import Services
from whydesk.dialogs.outline import Outline
from whydesk.dialogs.palette import Palette
from whydesk.dialogs.picker import Picker
from whydesk.engine.workspace import Workspace

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
SOURCE = "# Top\n\n[[A]]\n>>type: claim\n\n## Below\n\n[[B]]\n[[C]]\n\n```\n# no heading\n```\n"


def in_dialog(kind: type[Picker], act: Callable[[Picker], object]) -> None:
    """Do something in the dialog that is about to open."""

    def run() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, kind)
        act(dialog)

    QTimer.singleShot(0, run)


def test_the_palette_carries_out_what_is_chosen(opened: Services):
    before = opened.theme.font().pixelSize()
    in_dialog(Palette, lambda dialog: press(dialog.box, "larger⏎"))
    QTest.keyClick(opened.window.desk.view, Qt.Key.Key_P, CONTROL | SHIFT)

    assert opened.theme.font().pixelSize() == before + 1


def test_the_palette_finds_a_command_by_other_words(opened: Services):
    seen = []

    def act(dialog: Picker) -> None:
        press(dialog.box, "backlinks")
        seen.extend(row.name for row in dialog.model.rows)
        dialog.reject()

    in_dialog(Palette, act)
    opened.window.menus.actions["palette"].trigger()

    assert seen == ["uses"]


def test_the_palette_shows_keys_and_does_not_do_what_cannot_be_done(opened: Services):
    seen = []

    def act(dialog: Picker) -> None:
        press(dialog.box, "undo")
        seen.append(dialog.model.rows[0])
        press(dialog.box, "⏎")

    in_dialog(Palette, act)
    opened.window.menus.actions["palette"].trigger()

    assert (seen[0].title, seen[0].keys, seen[0].enabled) == ("Undo", "Ctrl+Z", False)


def test_the_outline_lists_headings_and_nodes_and_goes_there(services: Services):
    services.session.put(Workspace.new(SOURCE))
    view = services.window.desk.view
    view.go_to(3)
    seen = []

    def act(dialog: Picker) -> None:
        seen.extend((part.title, part.level, part.depth) for part in dialog.model.rows)
        seen.append(dialog.list.currentIndex().row())
        press(dialog.box, "↓↓↓⏎")

    in_dialog(Outline, act)
    QTest.keyClick(view, Qt.Key.Key_L, CONTROL)

    assert seen == [("Top", 1, 0), ("A", 0, 1), ("Below", 2, 1), ("B", 0, 2), ("C", 0, 2), 1]
    assert view.caret()[0] == 8


def test_the_outline_is_narrowed_by_typing(services: Services):
    services.session.put(Workspace.new(SOURCE))
    in_dialog(Outline, lambda dialog: press(dialog.box, "bel⏎"))
    QTest.keyClick(services.window.desk.view, Qt.Key.Key_L, CONTROL)

    assert services.window.desk.view.caret()[0] == 5
