"""What takes the text away by itself waits for the dialog that is about it."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from shiboken6 import delete, isValid

from tests.keys import press
from whydesk.app import Services
from whydesk.dialogs import unsaved
from whydesk.dialogs.base import PlainDialog
from whydesk.dialogs.unsaved import Answer
from whydesk.session.later import later
from whydesk.window.alone import once_alone


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
