"""Renaming, moving, creating and marking nodes with keys, in a folder of two files."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.keys import press
from tests.rest import rest
from whydesk.app import Services
from whydesk.dialogs.move import MoveDialog
from whydesk.dialogs.rename import RenameDialog
from whydesk.editor.steps import SLICE_MS
from whydesk.engine.workspace import Workspace

CONTROL = Qt.KeyboardModifier.ControlModifier
FIRST = "# Cache\n\n[[Cache]]\n>>type: decision\n\n@@note on=Cache\nabout @[[Cache]]\n@@\n"
SECOND = "[[Load]]\r\n[[Load]] →(raises) [[cache]]\r\n`[[Cache]]` [[Cache size]]\r\n"


@pytest.fixture
def folder(services: Services, tmp_path: Path) -> Services:
    """The window on a folder, the caret in the node of its first file."""
    place = tmp_path / "folder"
    place.mkdir()
    (place / "a.lmd").write_bytes(FIRST.encode())
    (place / "b.lmd").write_bytes(SECOND.encode())
    services.session.open(place)
    services.session.request_node("cache")
    return services


def texts(services: Services) -> dict[str, str]:
    services.window.desk.steps.settle()
    return services.session.workspace.texts()


def in_dialog(services: Services, key: Qt.Key, act: Callable[[RenameDialog], None]) -> None:
    """Press a key in the text, and act in the dialog that it opens."""
    done: list[bool] = []

    def run() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, RenameDialog)
        act(dialog)
        done.append(True)

    QTimer.singleShot(0, run)
    QTest.keyClick(services.window.desk.view, key)
    assert done


def rename_to(services: Services, name: str) -> None:
    in_dialog(services, Qt.Key.Key_F2, lambda dialog: press(dialog.box, f"{name}⏎"))
    # On a busy machine a step of several files takes more slices than one.
    services.window.desk.settle()


RENAMED = {
    "a.lmd": FIRST.replace("Cache", "Store").replace("on=Store", 'on="Big Store"').replace(
        "# Store\n\n[[Store]]", "# Big Store\n\n[[Big Store]]").replace("@[[Store", "@[[Big Store"),
    "b.lmd": SECOND.replace("[[cache]]", "[[Big Store]]"),
}  # fmt: skip


def test_f2_renames_in_every_file(folder: Services):
    rename_to(folder, "Big Store")

    assert texts(folder) == RENAMED
    assert folder.session.workspace.errors() == []


def test_one_undo_takes_it_back_in_every_file_and_one_redo_makes_it_again(folder: Services):
    rename_to(folder, "Big Store")
    view = folder.window.desk.view

    QTest.keyClick(view, Qt.Key.Key_Z, CONTROL)
    assert texts(folder) == {"a.lmd": FIRST, "b.lmd": SECOND}
    assert not folder.session.dirty

    QTest.keyClick(view, Qt.Key.Key_Y, CONTROL)
    assert texts(folder) == RENAMED


def test_undo_takes_it_back_from_the_other_file_too(folder: Services):
    rename_to(folder, "Big Store")
    folder.window.desk.show_shard("b.lmd")

    QTest.keyClick(folder.window.desk.view, Qt.Key.Key_Z, CONTROL)

    assert texts(folder) == {"a.lmd": FIRST, "b.lmd": SECOND}


def test_undo_waits_for_what_was_typed_in_the_other_file_since(folder: Services):
    rename_to(folder, "Big Store")
    desk = folder.window.desk
    desk.show_shard("b.lmd")
    press(desk.view, "x")
    desk.show_shard("a.lmd")

    QTest.keyClick(desk.view, Qt.Key.Key_Z, CONTROL)
    assert texts(folder)["a.lmd"] == RENAMED["a.lmd"]

    desk.show_shard("b.lmd")
    QTest.keyClick(desk.view, Qt.Key.Key_Z, CONTROL)
    QTest.keyClick(desk.view, Qt.Key.Key_Z, CONTROL)
    assert texts(folder) == {"a.lmd": FIRST, "b.lmd": SECOND}


def test_what_is_typed_after_it_is_a_step_of_its_own(folder: Services):
    rename_to(folder, "Big Store")
    view = folder.window.desk.view
    press(view, "x")

    QTest.keyClick(view, Qt.Key.Key_Z, CONTROL)
    assert texts(folder) == RENAMED


def test_it_works_on_what_is_not_saved(folder: Services):
    desk = folder.window.desk
    desk.show_shard("b.lmd")
    press(desk.view, "[[Cache]] more")
    desk.show_shard("a.lmd")
    rename_to(folder, "Store")

    assert "[[Store]] more" in texts(folder)["b.lmd"]


def test_escape_changes_nothing(folder: Services):
    in_dialog(folder, Qt.Key.Key_F2, lambda dialog: press(dialog.box, "Store⎋"))

    assert texts(folder) == {"a.lmd": FIRST, "b.lmd": SECOND}


def test_every_place_is_shown_and_counted(folder: Services, qtbot):
    shown: list[object] = []

    def look(dialog: RenameDialog) -> None:
        press(dialog.box, "Store")
        rest(dialog, qtbot)
        shown.extend((dialog.said.text(), dialog.model.rowCount(), dialog.model.index(4).data()))
        press(dialog.box, "⎋")

    in_dialog(folder, Qt.Key.Key_F2, look)
    line = "“[[Load]] →(raises) [[cache]]” becomes “[[Load]] →(raises) [[Store]]”"
    assert shown == ["5 places change, in 2 files.", 5, f"link · b.lmd, line 2: {line}"]


def test_a_name_that_cannot_be_is_refused_while_it_is_typed(folder: Services):
    said: list[object] = []

    def look(dialog: RenameDialog) -> None:
        press(dialog.box, "load⏎")
        said.extend((dialog.said.text(), dialog.go.isEnabled(), dialog.isVisible()))
        press(dialog.box, "⎋")

    in_dialog(folder, Qt.Key.Key_F2, look)
    assert said == ["There is a node “Load” already.", False, True]


def test_the_old_name_is_kept_as_an_alias_where_that_is_ticked(folder: Services):
    def act(dialog: RenameDialog) -> None:
        press(dialog.box, "Store⇥")
        press(dialog.keep, " ⏎")

    in_dialog(folder, Qt.Key.Key_F2, act)
    assert "[[Store]]\n>>type: decision\n>>aka: Cache\n" in texts(folder)["a.lmd"]


def test_a_write_protected_file_stops_it_everywhere(folder: Services, tmp_path: Path):
    (tmp_path / "folder" / "b.lmd").chmod(0o444)
    told: list[str] = []
    folder.session.told.connect(lambda message: told.append(message.text))

    QTest.keyClick(folder.window.desk.view, Qt.Key.Key_F2)

    assert texts(folder) == {"a.lmd": FIRST, "b.lmd": SECOND}
    assert told == ["b.lmd is write-protected, so nothing was changed anywhere."]


def test_f2_in_the_list_of_nodes_renames_the_node_that_is_chosen(folder: Services, qtbot):
    titles: list[str] = []
    window = folder.window
    window.sidebar.set_current("load")
    rest(window.sidebar, qtbot)
    window.sidebar.list.setFocus()
    QTimer.singleShot(0, lambda: titles.append(_close().windowTitle()))
    QTest.keyClick(window.sidebar.list, Qt.Key.Key_F2)
    assert titles == ["Rename “Load”"]


def _close() -> RenameDialog:
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, RenameDialog)
    dialog.reject()
    return dialog


@pytest.mark.parametrize("slice_ms", [SLICE_MS, 0])
def test_a_node_is_moved_to_another_file_and_back(
    folder: Services, slice_ms: int, monkeypatch: pytest.MonkeyPatch
):
    """On a busy machine each of the two files is written in a slice of its own."""
    monkeypatch.setattr(folder.window.desk.steps._slices, "_slice_ms", slice_ms)

    def choose() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, MoveDialog)
        press(dialog.list, "⏎")

    QTimer.singleShot(0, choose)
    folder.window.menus.actions["move-node"].trigger()
    moved = FIRST.replace("\n", "\r\n")
    assert texts(folder) == {"a.lmd": "", "b.lmd": f"{SECOND}\r\n{moved}"}

    assert folder.window.desk.view.text.shard == "b.lmd"
    folder.window.desk.undo()
    assert texts(folder) == {"a.lmd": FIRST, "b.lmd": SECOND}


def test_a_missing_node_is_created_from_the_label_at_the_caret(folder: Services):
    view = folder.window.desk.view
    view.go_to(0)
    press(view, "[[Later]] ")
    view.go_to(0, 4)

    folder.window.menus.actions["create-node"].trigger()

    assert "\n[[Later]]\n>>id: lp_" in texts(folder)["a.lmd"]
    assert folder.session.key == "later"


def test_every_node_gets_a_stable_id_in_one_step(folder: Services, qtbot):
    folder.window.menus.actions["add-ids"].trigger()
    rest(folder.window.parts.refactoring, qtbot)
    folder.window.desk.settle()

    assert all(node.stable_id for node in folder.session.graph.nodes())
    folder.window.desk.undo()
    assert texts(folder) == {"a.lmd": FIRST, "b.lmd": SECOND}


def test_what_is_typed_goes_into_the_name_at_once(opened: Services):
    held: list[object] = []

    def look(dialog: RenameDialog) -> None:
        held.append(dialog.focusWidget() is dialog.box and dialog.box.selectedText())
        dialog.reject()

    opened.window.desk.view.go_to(5)
    in_dialog(opened, Qt.Key.Key_F2, look)

    assert held == ["Subscription is the core offer"]


def test_taking_a_renaming_back_leaves_the_caret_where_it_was(opened: Services):
    view = opened.window.desk.view
    view.go_to(17, 4)
    in_dialog(opened, Qt.Key.Key_F2, lambda dialog: press(dialog.box, "One farm⏎"))

    QTest.keyClick(view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    assert view.caret() == (17, 4)
    assert opened.session.graph.node(opened.session.key).label == "Single-origin only"


def test_f2_on_the_host_of_a_thought_renames_that_node(opened: Services):
    view = opened.window.desk.view
    lines = opened.session.workspace.texts()[view.text.shard].split("\n")
    row = next(n for n, line in enumerate(lines) if line.startswith("@@") and ' on="' in line)
    host = lines[row].split(' on="')[1].split('"')[0]
    held: list[str] = []

    def look(dialog: RenameDialog) -> None:
        held.append(dialog.box.text())
        dialog.reject()

    opened.window.desk.view.go_to(row, lines[row].index(host) + 2)
    in_dialog(opened, Qt.Key.Key_F2, look)

    assert held == [host]


def test_a_reference_in_a_plain_property_becomes_a_link(services: Services):
    source = "[[A]]\n>>inspired-by: [[B]]\n\n[[B]]\n"
    services.session.put(Workspace.new(source))
    view = services.window.desk.view
    view.go_to(1, 5)

    services.window.menus.actions["make-link"].trigger()

    linked = "[[A]]\n[[A]] →(inspired-by) [[B]]\n\n[[B]]\n"
    assert services.session.workspace.texts() == {view.text.shard: linked}
    assert [edge.role for edge in services.session.graph.edges()] == ["inspired-by"]
    services.window.desk.undo()
    assert services.session.workspace.texts() == {view.text.shard: source}


def test_what_makes_no_link_is_left_and_said(services: Services):
    services.session.put(Workspace.new("[[A]]\n>>what: words\n"))
    services.window.desk.view.go_to(1, 5)

    services.window.menus.actions["make-link"].trigger()

    assert "[[brackets]]" in services.window.status.message.text()
    assert services.session.workspace.document().text() == "[[A]]\n>>what: words\n"


def test_of_very_many_places_the_plan_is_made_in_slices_and_enter_waits_for_it(
    services: Services, qtbot
):
    nodes = "".join(f"[[n{n}]]\n[[n{n}]] →(supports) [[Hub]]\n" for n in range(4_000))
    services.session.put(Workspace.new(f"[[Hub]]\n{nodes}"))
    waited: list[bool] = []

    def type_it(dialog: RenameDialog) -> None:
        press(dialog.box, "Centre")
        waited.append(dialog.said.text() == "Looking for the places…")
        press(dialog.box, "⏎")
        waited.append(dialog.isVisible())

    in_dialog(services, Qt.Key.Key_F2, type_it)
    qtbot.waitUntil(lambda: not services.window.desk.steps.running)
    assert waited == [True, True]
    assert services.session.workspace.text() == f"[[Hub]]\n{nodes}".replace("Hub", "Centre")
