"""A crash, a start, and the choice: with keys, in the window."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.keys import press
from whydesk import paths
from whydesk.app import Services, application, make_services
from whydesk.dialogs.base import PlainDialog
from whydesk.dialogs.comparing import ComparingDialog
from whydesk.engine.keeping.comparing import RowKind

CONTROL = Qt.KeyboardModifier.ControlModifier


class Runs:
    """Starts the program, and ends it as a crash would: nobody is asked, nothing is put away."""

    def __init__(self, settings: Path, qtbot) -> None:
        self._settings = settings
        self._qtbot = qtbot
        self._running: list[Services] = []

    def start(self, path: Path | None = None) -> Services:
        application(["whydesk"])
        made = make_services(self._settings)
        made.window.resize(1200, 800)
        made.window.show()
        self._running.append(made)
        if path is not None:
            assert made.session.open(path)
        else:
            made.session.new()
        return made

    def crashed(self, path: Path | None, words: str) -> None:
        """A run that ends by a crash after words were typed into a file."""
        services = self.start(path)
        press(services.window.desk.view, words)
        self.crash(services)

    def start_again(self, path: Path | None = None) -> Services:
        """A run that knows what those before it left."""
        services = self.start(path)
        with self._qtbot.waitSignal(services.guards.recovery.found):
            services.guards.recovery.look()
        return services

    def crash(self, services: Services) -> None:
        services.stop()
        services.window.stage.stop()
        services.session.note_saved(services.session.states)
        services.window.hide()
        services.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self._running.remove(services)

    def close(self) -> None:
        for services in list(self._running):
            self.crash(services)


@pytest.fixture
def runs(qapp, qtbot, tmp_path: Path) -> Iterator[Runs]:
    made = Runs(tmp_path / "s.ini", qtbot)
    yield made
    made.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "a.lmd"
    path.write_bytes(b"# A\n")
    return path


def choose(services: Services, key: Qt.Key | str) -> ComparingDialog:
    """Ask for what was left, and answer: by a key, or by the button of that name."""
    seen: list[ComparingDialog] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ComparingDialog)
        seen.append(dialog)
        if isinstance(key, str):
            QTest.keyClick(dialog.buttons[key], Qt.Key.Key_Space)
        else:
            QTest.keyClick(dialog, key)

    QTimer.singleShot(0, answer)
    services.window.safety.recovering.offer()
    return seen[0]


def answer_when_there(seen: list[ComparingDialog]) -> None:
    """Press Escape in the dialog that comes some time."""
    timer = QTimer(QApplication.instance())

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, ComparingDialog):
            timer.stop()
            seen.append(dialog)
            QTest.keyClick(dialog, Qt.Key.Key_Escape)

    timer.timeout.connect(answer)
    timer.start(5)


def journals() -> list[Path]:
    return sorted(paths.journals_dir().glob("*.journal"))


def test_enter_puts_it_back_and_undo_takes_it_out(runs: Runs, file: Path):
    runs.crashed(file, "one⏎")
    services = runs.start_again(file)
    choose(services, Qt.Key.Key_Return)
    restored = services.session.workspace.text()
    dirty = services.session.dirty
    QTest.keyClick(services.window.desk.view, Qt.Key.Key_Z, CONTROL)

    assert (restored, dirty) == ("one\n# A\n", True)
    assert services.session.workspace.text() == "# A\n"
    assert services.window.safety.notices.notice("recovery") is None


def test_the_start_asks_by_itself(runs: Runs, file: Path, qtbot):
    runs.crashed(file, "one⏎")
    services = runs.start(file)
    seen: list[ComparingDialog] = []
    answer_when_there(seen)
    services.window.safety.recovering.begin()
    qtbot.waitUntil(lambda: bool(seen))

    assert services.session.workspace.text() == "# A\n"
    assert services.window.safety.notices.notice("recovery") is not None
    assert len(journals()) == 1


def test_a_save_after_it_was_put_back_is_the_end_of_it(runs: Runs, file: Path, qtbot):
    runs.crashed(file, "one⏎")
    services = runs.start_again(file)
    choose(services, Qt.Key.Key_Return)
    with qtbot.waitSignal(services.guards.recovery.kept):
        services.guards.recovery.flush()
    with qtbot.waitSignals([services.saving.saved, services.guards.recovery.dropped]):
        services.window.files.save()

    assert file.read_bytes() == b"one\n# A\n"
    assert journals() == []


def test_a_text_that_was_saved_under_another_name_comes_back_into_that_file(
    runs: Runs, tmp_path: Path, qtbot
):
    file = tmp_path / "named.lmd"
    services = runs.start(None)
    press(services.window.desk.view, "one⏎")
    with qtbot.waitSignal(services.saving.saved):
        services.saving.save(file)
    press(services.window.desk.view, "two⏎")
    runs.crash(services)
    services = runs.start_again(file)
    choose(services, Qt.Key.Key_Return)

    assert dict(services.session.workspace.texts()) == {"named.lmd": "one\ntwo\n"}


def test_both_can_be_kept(runs: Runs, file: Path):
    runs.crashed(file, "one⏎")
    services = runs.start_again(file)
    choose(services, "copy")

    assert file.read_bytes() == b"# A\n"
    assert (file.parent / "a (unsaved).lmd").read_bytes() == b"one\n# A\n"
    assert journals() == []


def test_it_can_be_thrown_away(runs: Runs, file: Path):
    runs.crashed(file, "one⏎")
    services = runs.start_again(file)
    choose(services, "throw")

    assert services.session.workspace.text() == "# A\n"
    assert journals() == []


def test_the_two_versions_stand_beside_each_other(runs: Runs, file: Path):
    runs.crashed(file, "one⏎")
    file.write_bytes(b"# A\nother\n")
    services = runs.start_again(file)
    dialog = choose(services, Qt.Key.Key_Escape)
    rows = dialog.list.rows

    assert [(row.kind, row.left, row.right) for row in rows] == [
        (RowKind.ADDED, "", "one"),
        (RowKind.SAME, "# A", "# A"),
        (RowKind.REMOVED, "other", ""),
        (RowKind.SAME, "", ""),
    ]


def test_a_text_is_put_back_where_it_was_written(runs: Runs, file: Path):
    file.write_bytes(b"# A\n" * 200)
    services = runs.start(file)
    services.window.desk.view.go_to(150)
    press(services.window.desk.view, "one⏎")
    runs.crash(services)
    services = runs.start_again(file)
    choose(services, Qt.Key.Key_Return)

    assert services.window.desk.view.caret()[0] == 150


def test_where_the_file_is_another_by_now_enter_keeps_both(runs: Runs, file: Path):
    runs.crashed(file, "one⏎")
    file.write_bytes(b"# Another\n")
    services = runs.start_again(file)
    choose(services, Qt.Key.Key_Return)

    assert services.session.workspace.text() == "# Another\n"
    assert (file.parent / "a (unsaved).lmd").read_bytes() == b"one\n# A\n"


def test_a_new_text_that_was_in_no_file_comes_back_as_one(runs: Runs):
    runs.crashed(None, "mine⏎")
    services = runs.start_again()
    choose(services, "restore")

    assert services.session.path is None
    assert services.session.workspace.text() == "mine\n"
    assert services.session.dirty


def test_what_belongs_to_another_file_is_offered_once_that_is_open(
    runs: Runs, file: Path, tmp_path: Path, qtbot
):
    runs.crashed(file, "one⏎")
    other = tmp_path / "b.lmd"
    other.write_bytes(b"# B\n")
    services = runs.start_again(other)
    notice = services.window.safety.notices.notice("recovery")
    assert notice is not None and "a.lmd" in notice.words.text()
    seen: list[ComparingDialog] = []
    answer_when_there(seen)
    services.window.safety.recovering.offer()
    qtbot.waitUntil(lambda: bool(seen))

    assert services.session.path == file
    assert services.session.workspace.text() == "# A\n"


def test_text_whose_file_is_gone_comes_back_as_a_new_text(runs: Runs, file: Path):
    runs.crashed(file, "one⏎")
    file.unlink()
    services = runs.start_again()
    choose(services, "restore")

    assert services.session.path is None
    assert services.session.workspace.text() == "one\n# A\n"


def test_two_crashes_in_a_row_lose_nothing(runs: Runs, file: Path):
    runs.crashed(file, "one⏎")
    services = runs.start_again(file)
    choose(services, Qt.Key.Key_Return)
    press(services.window.desk.view, "two⏎")
    runs.crash(services)
    again = runs.start_again(file)
    choose(again, Qt.Key.Key_Return)

    assert again.session.workspace.text().replace("two\n", "") == "one\n# A\n"
    assert "two\n" in again.session.workspace.text()


def test_closing_without_saving_is_a_choice(runs: Runs, file: Path, monkeypatch, qtbot):
    from whydesk.dialogs import unsaved
    from whydesk.dialogs.unsaved import Answer

    services = runs.start(file)
    press(services.window.desk.view, "one⏎")
    services.guards.recovery.flush()
    monkeypatch.setattr(unsaved, "ask_unsaved", lambda *_: Answer.DISCARD)
    services.window.close()
    qtbot.waitUntil(lambda: not services.window.isVisible())
    runs.crash(services)

    assert journals() == []


@pytest.mark.skipif(os.name != "posix", reason="modes as POSIX has them")
def test_what_is_kept_is_the_users_own(runs: Runs, file: Path):
    runs.crashed(file, "one⏎")

    assert journals()[0].stat().st_mode & 0o077 == 0


def test_what_belongs_to_another_file_is_offered_after_the_dialog_that_came_meanwhile(
    runs: Runs, file: Path, qtbot, monkeypatch: pytest.MonkeyPatch
):
    runs.crashed(file, "lost ")
    services = runs.start_again()
    recovering = services.window.safety.recovering
    dialog = PlainDialog("Title", "", services.theme, services.window)
    asked: list[bool] = []
    monkeypatch.setattr(recovering, "_ask", lambda _orphan: asked.append(dialog.isVisible()))
    with qtbot.waitSignal(services.guards.recovery.found):
        recovering.offer()
        dialog.show()
    QTest.qWait(0)
    assert not asked
    dialog.reject()
    qtbot.waitUntil(lambda: asked == [False])
    dialog.deleteLater()
