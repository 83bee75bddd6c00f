"""Two windows and one file; a second start and the first window; a folder that is synced."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.keys import press
from whydesk import paths
from whydesk.app import Services, make_services
from whydesk.dialogs.base import PlainDialog
from whydesk.engine.keeping.holds import Hold, Holder, Holds
from whydesk.engine.keeping.inbox import Inbox
from whydesk.session.letters import Letters

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "a.lmd"
    path.write_bytes(b"# A\n")
    return path


@pytest.fixture
def elsewhere(file: Path):
    """The hold that another window would have on the file."""
    found = Holds(paths.holds_dir()).take(file)
    assert isinstance(found, Hold)
    yield found
    found.let_go()


def test_the_second_window_opens_for_reading_and_says_who_has_it(services, file, elsewhere):
    services.session.open(file)
    press(services.window.desk.view, "x")
    notice = services.window.safety.notices.notice("held")

    assert services.session.workspace.text() == "# A\n"
    assert notice is not None and "is open in another window (process " in notice.words.text()


@pytest.mark.parametrize("key", [Qt.Key.Key_X, Qt.Key.Key_Return, Qt.Key.Key_Delete])
def test_a_key_that_would_edit_is_answered_with_who_has_it(services, file, elsewhere, qtbot, key):
    services.session.open(file)

    with qtbot.waitSignal(services.session.told) as told:
        QTest.keyClick(services.window.desk.view, key)

    assert "is open in another window" in told.args[0].text


def test_a_key_that_leads_about_does_so_for_reading_too(services, file, elsewhere, qtbot):
    services.session.open(file)
    view = services.window.desk.view
    assert view.isReadOnly()

    with qtbot.assertNotEmitted(view.refused):
        QTest.keyClick(view, Qt.Key.Key_End, CONTROL)
        QTest.keyClick(view, Qt.Key.Key_Home, CONTROL | SHIFT)
        QTest.keyClick(view, Qt.Key.Key_C, CONTROL)

    assert (view.caret(), QApplication.clipboard().text()) == ((0, 0), "# A\n")


@pytest.mark.parametrize("make", [Path.symlink_to, Path.hardlink_to])
def test_a_link_does_not_lead_around_it(services, file, elsewhere, make):
    link = file.with_name("link.lmd")
    make(link, file)
    services.session.open(link)

    assert services.session.workspace.read_only


def test_nothing_is_saved_over_what_another_window_has(services, file, elsewhere, qtbot):
    services.session.new()
    press(services.window.desk.view, "mine")
    with qtbot.waitSignal(services.saving.failed):
        services.saving.save(file)

    assert file.read_bytes() == b"# A\n"
    assert services.session.dirty


def test_once_the_other_lets_go_it_can_be_edited_here(services, file, elsewhere):
    services.session.open(file)
    elsewhere.let_go()
    file.write_bytes(b"# B\n")
    notice = services.window.safety.notices.notice("held")
    QTest.keyClick(notice.buttons[-1], Qt.Key.Key_Space)
    press(services.window.desk.view, "x")

    assert services.session.workspace.text() == "x# B\n"
    assert services.window.safety.notices.notice("held") is None


def test_a_reader_hears_that_the_other_let_go_and_stays_where_they_are(
    services, file, elsewhere, qtbot
):
    file.write_text("".join(f"[[N{n}]]\n\n" for n in range(200)))
    services.session.open(file)
    services.window.desk.view.go_to(300, 2)
    services.window.desk.view.verticalScrollBar().setValue(290)
    elsewhere.let_go()
    qtbot.waitUntil(lambda: not services.session.workspace.read_only)
    press(services.window.desk.view, "x")
    view = services.window.desk.view
    qtbot.waitUntil(lambda: view.verticalScrollBar().value() == 290)

    assert view.caret() == (300, 3)
    assert services.session.key == "xn150"
    assert services.window.safety.notices.notice("held") is None


def test_a_reader_who_answers_a_dialog_gets_the_text_afterwards(services, file, elsewhere, qtbot):
    services.session.open(file)
    dialog = PlainDialog("Title", "", services.theme, services.window)
    dialog.show()
    with qtbot.waitSignal(services.guards.holding.freed):
        elsewhere.let_go()
    meanwhile = services.session.workspace.read_only
    dialog.reject()
    dialog.deleteLater()
    qtbot.waitUntil(lambda: not services.session.workspace.read_only)

    assert meanwhile


def test_a_reader_who_comes_too_late_is_told_who_has_it_now(services, file, elsewhere, qtbot):
    services.session.open(file)
    elsewhere.let_go()
    third = Holds(paths.holds_dir()).take(file)
    assert isinstance(third, Hold)
    holding = services.guards.holding
    with qtbot.waitSignals([holding.freed, services.session.opened]):
        pass
    third.let_go()

    assert holding.holder is not None and holding.is_free
    assert services.session.workspace.read_only
    assert "you can edit it" not in services.window.status.message.text()


def test_nobody_is_looked_for_while_nobody_else_has_the_file(services, file, elsewhere):
    services.session.open(file)
    (timer,) = services.guards.holding.findChildren(QTimer)
    shared = timer.isActive()
    services.session.new()

    assert shared and not timer.isActive()


def test_a_text_that_is_written_in_is_taken_when_it_is_let_go_and_not_read_again(
    services, file, elsewhere, qtbot
):
    services.session.new()
    press(services.window.desk.view, "mine")
    services.session.workspace.path = file  # as a save does that another window was quicker than
    services.session.stored.emit()
    elsewhere.let_go()
    qtbot.waitUntil(lambda: services.guards.holding.holder is None)

    assert services.session.workspace.text() == "mine"
    assert Holds(paths.holds_dir()).who_has(file) is not None


def test_while_the_other_has_it_asking_again_changes_nothing(services, file, elsewhere):
    services.session.open(file)
    notice = services.window.safety.notices.notice("held")
    QTest.keyClick(notice.buttons[-1], Qt.Key.Key_Space)

    assert services.session.workspace.read_only


def test_an_open_file_is_held_and_free_when_another_is_opened(services, file, tmp_path):
    other = tmp_path / "b.lmd"
    other.write_bytes(b"# B\n")
    holds = Holds(paths.holds_dir())
    services.session.open(file)
    held = holds.who_has(file)
    services.session.open(other)

    assert isinstance(held, Holder)
    assert holds.who_has(file) is None
    assert holds.who_has(other) is not None


def test_the_hold_moves_with_a_save_elsewhere(services, file, tmp_path, qtbot):
    holds = Holds(paths.holds_dir())
    services.session.open(file)
    with qtbot.waitSignal(services.saving.saved):
        services.saving.save(tmp_path / "b.lmd")

    assert holds.who_has(file) is None
    assert holds.who_has(tmp_path / "b.lmd") is not None


def test_a_window_that_closes_lets_go(services: Services, file: Path):
    services.session.open(file)
    services.window.close()

    assert Holds(paths.holds_dir()).who_has(file) is None


# --- a second start -------------------------------------------------------------------------------


@pytest.fixture
def launched(services: Services, monkeypatch) -> list[Path]:
    paths_launched: list[Path] = []
    monkeypatch.setattr(services.window.safety.sharing, "_launch", paths_launched.append)
    return paths_launched


def test_a_blank_window_opens_what_is_handed_over(services, file, launched):
    services.session.new()
    services.window.safety.sharing.take_letter([file])

    assert services.session.path == file
    assert launched == []


def test_a_window_with_a_file_hands_it_on_to_one_of_its_own(services, coffee, file, launched):
    services.session.open(coffee)
    services.window.safety.sharing.take_letter([file, coffee])

    assert services.session.path == coffee
    assert launched == [file]


def test_a_letter_is_read_as_it_comes(qapp, qtbot):
    inbox = Inbox(paths.inboxes_dir())
    letters = Letters(inbox)
    with qtbot.waitSignal(letters.came) as told:
        (inbox.path / "1.half").write_text('["/x/a.lmd"]')
        (inbox.path / "1.half").rename(inbox.path / "1.letter")
    inbox.close()

    assert told.args[0] == [Path("/x/a.lmd")]


# --- a synced folder ------------------------------------------------------------------------------


def test_a_pack_in_a_synced_folder_warns_once(tmp_path: Path, packs_dir: Path, qtbot, qapp):
    folder = tmp_path / "Dropbox"
    folder.mkdir()
    for name in ("a.laplaspack", "b.laplaspack"):
        (folder / name).write_bytes((packs_dir / "coffee.laplaspack").read_bytes())
    said: list[str] = []
    for name in ("a.laplaspack", "b.laplaspack"):
        made = make_services(tmp_path / "s.ini")
        made.session.open(folder / name)
        qtbot.waitUntil(lambda: not made.tasks.busy)  # noqa: B023
        notice = made.window.safety.notices.notice("synced")
        said.append(notice.words.text() if notice else "")
        made.window.close()
        made.stop()
        made.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    assert "Dropbox" in said[0]
    assert said[1] == ""


def test_plain_text_in_a_synced_folder_does_not_warn(services: Services, tmp_path: Path, qtbot):
    (tmp_path / "Dropbox").mkdir()
    path = tmp_path / "Dropbox" / "a.lmd"
    path.write_bytes(b"# A\n")
    services.session.open(path)
    qtbot.waitUntil(lambda: not services.tasks.busy)

    assert services.window.safety.notices.notice("synced") is None
