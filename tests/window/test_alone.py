"""What takes the text away by itself waits for the dialog or menu that is about it."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from shiboken6 import delete, isValid

from tests.keys import press
from tests.rest import rest
from whydesk.app import Services
from whydesk.dialogs import unsaved
from whydesk.dialogs.base import PlainDialog
from whydesk.dialogs.unsaved import Answer
from whydesk.dialogs.versions import VersionsDialog
from whydesk.engine.graph.rename import rename
from whydesk.engine.model import Place
from whydesk.engine.redaction.tiers import Tier
from whydesk.engine.workspace import Workspace
from whydesk.session.later import later
from whydesk.window.alone import once_alone

TEXT = "[[One]]\n>>what: as it was\n\n[[Two]]\n>>type: decision\n"


@pytest.fixture
def dialog(opened: Services, qtbot) -> Iterator[PlainDialog]:
    """A dialog that waits for an answer, once it is shown."""
    made = PlainDialog("Title", "", opened.theme, opened.window)
    yield made
    made.close()
    made.deleteLater()


def answering(monkeypatch, *answers: Answer) -> list[Answer]:
    """Give these answers to the question about unsaved text; those that are left."""
    left = list(answers)
    monkeypatch.setattr(unsaved, "ask_unsaved", lambda *_: left.pop(0))
    return left


def test_a_file_is_opened_after_the_dialog_over_the_one_before_it(
    opened: Services, packs_dir: Path, dialog: PlainDialog, monkeypatch, qtbot
):
    press(opened.window.desk.view, "x")
    answering(monkeypatch, Answer.SAVE)
    with qtbot.waitSignal(opened.saving.saved):
        opened.window.files.open_path(packs_dir / "lab.laplaspack")
        dialog.show()
    meanwhile = opened.session.name

    dialog.reject()
    qtbot.waitUntil(lambda: opened.session.name == "lab.laplaspack")

    assert meanwhile == "coffee.laplaspack"


def test_what_was_written_while_it_was_saved_is_asked_about(
    opened: Services, packs_dir: Path, monkeypatch, qtbot
):
    press(opened.window.desk.view, "x")
    left = answering(monkeypatch, Answer.SAVE, Answer.CANCEL)
    with qtbot.waitSignal(opened.saving.saved):
        opened.window.files.open_path(packs_dir / "lab.laplaspack")
        press(opened.window.desk.view, "never lost ")
    qtbot.waitUntil(lambda: not left)

    assert opened.session.name == "coffee.laplaspack"
    assert "never lost" in opened.session.workspace.text()
    assert opened.session.dirty


def test_another_program_is_followed_after_the_dialog(
    opened: Services, coffee: Path, packs_dir: Path, dialog: PlainDialog, qtbot
):
    before = opened.session.workspace.text()
    outside = opened.window.safety.following.outside
    dialog.show()
    with qtbot.waitSignal(outside.followed):
        coffee.write_bytes((packs_dir / "lab.laplaspack").read_bytes())
    meanwhile = opened.session.workspace.text()

    dialog.reject()
    qtbot.waitUntil(lambda: opened.session.workspace.text() != before)

    assert meanwhile == before


def test_what_is_said_in_a_dialog_is_carried_out_first(opened: Services, qtbot):
    done: list[str] = []
    dialog = PlainDialog("Title", "", opened.theme, opened.window)
    later(dialog, partial(once_alone, opened.window, partial(done.append, "by itself")))
    later(dialog, dialog.accept)
    dialog.exec()
    done.append("said")
    dialog.deleteLater()
    qtbot.waitUntil(lambda: len(done) == 2)

    assert done == ["said", "by itself"]


@pytest.mark.parametrize("end", [PlainDialog.accept, PlainDialog.close, PlainDialog.hide, delete])
def test_however_a_dialog_ends_what_waits_for_it_goes_on(opened: Services, qtbot, end):
    done: list[str] = []
    dialog = PlainDialog("Title", "", opened.theme, opened.window)
    dialog.show()
    once_alone(opened.window, partial(done.append, "by itself"))
    assert done == []
    end(dialog)
    qtbot.waitUntil(lambda: done == ["by itself"])
    if isValid(dialog):
        dialog.deleteLater()


@pytest.fixture
def file(opened: Services, tmp_path: Path) -> Path:
    """A file that is open."""
    folder = tmp_path / "work"
    folder.mkdir()
    path = folder / "a.lmd"
    path.write_text(TEXT, "utf-8", newline="")
    opened.session.open(path)
    opened.session.findings.finish()
    return path


def written_by_others(path: Path, text: str) -> None:
    fresh = path.with_name("fresh")
    fresh.write_text(text, "utf-8", newline="")
    fresh.replace(path)


def test_another_program_is_followed_after_the_menu(opened: Services, file: Path, qtbot):
    opened.window.parts.tiers.ask_at(Place("a.lmd", 0), QPoint(50, 50))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    with qtbot.waitSignal(opened.window.safety.following.outside.followed):
        written_by_others(file, f"[[New]]\n{TEXT}")
    qtbot.waitUntil(lambda: not opened.tasks.busy)
    QTest.qWait(0)
    meanwhile = opened.session.workspace.text()
    menu.actions()[1].trigger()
    menu.close()

    assert meanwhile == TEXT
    assert opened.session.graph.node("one").properties["visibility"] == Tier.MASKED.word


def test_a_text_that_is_compared_waits_for_the_dialog_that_came_meanwhile(
    opened: Services, dialog: PlainDialog, file: Path, qtbot
):
    """The question was about the text before, though the other was read already."""
    outside = opened.window.safety.following.outside
    outside.followed.connect(lambda _found: dialog.show())
    with qtbot.waitSignal(outside.followed):
        written_by_others(file, f"[[New]]\n{TEXT}")
    qtbot.waitUntil(lambda: not opened.tasks.busy)
    QTest.qWait(0)
    meanwhile = opened.session.workspace.text()
    with qtbot.waitSignal(opened.session.stored):
        dialog.reject()

    assert meanwhile == TEXT
    assert opened.session.workspace.text() == f"[[New]]\n{TEXT}"


def test_ids_are_not_added_under_a_dialog(
    opened: Services, dialog: PlainDialog, qtbot, monkeypatch
):
    opened.session.put(Workspace.new(TEXT))
    adding = opened.window.parts.refactoring
    monkeypatch.setattr(adding._adding, "_slice_ms", 0)
    adding.add_ids()
    dialog.show()
    rest(adding, qtbot)
    meanwhile = opened.session.workspace.text()
    session = opened.session
    session.request_edits(rename(session.graph, "two", "A much longer name").edits)
    came = session.workspace.text()
    dialog.reject()
    qtbot.waitUntil(lambda: opened.session.workspace.text() != came)

    assert meanwhile == TEXT
    lines = opened.session.workspace.text().split("\n")
    assert [line for line in lines if not line.startswith(">>id: ")] == came.split("\n")


def test_ids_are_added_to_no_other_text_that_a_dialog_opened(
    opened: Services, dialog: PlainDialog, qtbot, monkeypatch: pytest.MonkeyPatch
):
    opened.session.put(Workspace.new(TEXT))
    adding = opened.window.parts.refactoring
    monkeypatch.setattr(adding._adding, "_slice_ms", 0)
    adding.add_ids()
    dialog.show()
    rest(adding, qtbot)
    opened.session.put(Workspace.new("[[Else]]\n"))
    dialog.reject()
    rest(opened.window, qtbot)

    assert opened.session.workspace.text() == "[[Else]]\n"


@pytest.mark.parametrize("way", ["the desktop", "another start"])
def test_a_file_is_handed_over_after_the_dialog(
    opened: Services, dialog: PlainDialog, file: Path, qtbot, way: str
):
    opened.session.new()
    window = opened.window
    dialog.show()
    if way == "the desktop":
        window.files.take_handed(file)
    else:
        window.safety.sharing.take_letter([file])
    meanwhile = opened.session.path
    dialog.reject()
    qtbot.waitUntil(lambda: opened.session.path == file)

    assert meanwhile is None


def test_a_file_of_another_start_goes_elsewhere_where_something_was_written_meanwhile(
    opened: Services, dialog: PlainDialog, file: Path, qtbot, monkeypatch: pytest.MonkeyPatch
):
    opened.session.new()
    launched: list[Path] = []
    monkeypatch.setattr(opened.window.safety.sharing, "_launch", launched.append)
    dialog.show()
    opened.window.safety.sharing.take_letter([file])
    press(opened.window.desk.view, "words")
    dialog.reject()
    qtbot.waitUntil(lambda: launched == [file])

    assert opened.session.workspace.text() == "words"


def test_two_versions_are_compared_after_the_dialog(
    opened: Services, file: Path, dialog: PlainDialog, qtbot, monkeypatch: pytest.MonkeyPatch
):
    """Theirs may be taken there, in the place of what the dialog is about."""
    following = opened.window.safety.following
    compared: list[bool] = []
    monkeypatch.setattr(following, "compare", lambda: compared.append(dialog.isVisible()))
    press(opened.window.desk.view, "mine")
    file.write_text("theirs", "utf-8")
    with qtbot.waitSignal(following.outside.conflicted):
        opened.window.files.save()
        dialog.show()
    assert not compared
    dialog.reject()
    qtbot.waitUntil(lambda: compared == [False])


@pytest.mark.parametrize("other", [False, True])
def test_earlier_versions_are_listed_after_the_dialog_unless_it_opened_another_file(
    opened: Services,
    coffee: Path,
    dialog: PlainDialog,
    qtbot,
    monkeypatch: pytest.MonkeyPatch,
    other: bool,
):
    listed: list[bool] = []
    monkeypatch.setattr(VersionsDialog, "exec", lambda _self: listed.append(dialog.isVisible()))
    opened.session.open(coffee)
    opened.window.menus.actions["versions"].trigger()
    dialog.show()
    qtbot.waitUntil(lambda: not opened.tasks.busy)
    QTest.qWait(0)
    if other:
        opened.session.new()
    dialog.reject()
    rest(opened.window, qtbot)

    assert listed == ([] if other else [False])
