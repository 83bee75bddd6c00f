"""Others write the file that is open: the window follows, or asks, and overwrites nothing."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.keys import press
from whydesk.app import Services
from whydesk.dialogs.comparing import ComparingDialog
from whydesk.engine.workspace import Workspace

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def file(tmp_path: Path) -> Path:
    folder = tmp_path / "work"
    folder.mkdir()
    path = folder / "a.lmd"
    path.write_bytes(b"# A\n\n[[N]]\nend\n")
    return path


@pytest.fixture
def opened_file(services: Services, file: Path) -> Services:
    services.session.open(file)
    return services


def replaced(path: Path, content: bytes) -> None:
    fresh = path.with_name("fresh")
    fresh.write_bytes(content)
    fresh.replace(path)


def answering(name: str, qtbot) -> list[ComparingDialog]:
    """Press the button of that name in the comparison that comes; ``later`` is Escape."""
    seen: list[ComparingDialog] = []
    timer = QTimer(QApplication.instance())

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, ComparingDialog):
            timer.stop()
            seen.append(dialog)
            if name == "later":
                QTest.keyClick(dialog, Qt.Key.Key_Escape)
            else:
                QTest.keyClick(dialog.buttons[name], Qt.Key.Key_Space)

    timer.timeout.connect(answer)
    timer.start(5)
    return seen


def conflict(services: Services, file: Path, qtbot) -> None:
    """Both sides change the text; the window has noticed."""
    press(services.window.desk.view, "mine⏎")
    with qtbot.waitSignal(services.window.safety.following.outside.conflicted):
        replaced(file, b"theirs\n")


def test_a_text_without_changes_follows_and_undo_leads_back(opened_file, file, qtbot):
    window, session = opened_file.window, opened_file.session
    window.desk.view.go_to(2, 1)
    with qtbot.waitSignal(session.stored):
        replaced(file, b"# A\nnew\n\n[[N]]\nend\n")
    text, dirty, caret = session.workspace.text(), session.dirty, window.desk.view.caret()
    QTest.keyClick(window.desk.view, Qt.Key.Key_Z, CONTROL)

    assert (text, dirty) == ("# A\nnew\n\n[[N]]\nend\n", False)
    assert caret == (3, 1)
    assert session.workspace.text() == "# A\n\n[[N]]\nend\n"
    assert session.dirty


def test_a_folder_with_another_file_is_opened_anew_where_one_is(services, file, qtbot):
    file.write_bytes(b"[[N]]\n\n" * 200)
    file.with_name("b.lmd").write_bytes(b"[[M]]\n\n" * 200)
    services.session.open(file.parent)
    services.window.desk.show_shard("b.lmd")
    services.window.desk.view.go_to(300, 2)
    with qtbot.waitSignal(services.session.opened):
        file.with_name("c.lmd").write_bytes(b"[[O]]\n")
    view = services.window.desk.view

    assert (view.text.shard, view.caret()) == ("b.lmd", (300, 2))


def test_what_was_undone_before_can_still_be_undone(opened_file, file, qtbot):
    window, session = opened_file.window, opened_file.session
    press(window.desk.view, "one")
    with qtbot.waitSignal(opened_file.saving.saved):
        window.files.save()
    with qtbot.waitSignal(session.stored):
        replaced(file, b"one# A\n\n[[N]]\nend!\n")
    for _ in range(2):
        QTest.keyClick(window.desk.view, Qt.Key.Key_Z, CONTROL)

    assert session.workspace.text() == "# A\n\n[[N]]\nend\n"


def test_line_endings_that_no_edit_can_write_are_followed_too(opened_file, file, qtbot):
    with qtbot.waitSignal(opened_file.session.stored):
        replaced(file, b"# A\r\n\r\n[[N]]\r\nend\r\n")

    assert opened_file.session.workspace.text() == "# A\r\n\r\n[[N]]\r\nend\r\n"
    assert not opened_file.session.dirty


MANY = "".join(f"[[N{n}]]\n>>what: {n}\n\n" for n in range(6000))


def begun(services: Services, file: Path, qtbot) -> None:
    """Another program wrote a long text; the window has begun to make it its own."""
    with qtbot.waitSignal(services.window.desk.steps.delayed):
        replaced(file, MANY.encode())
    assert services.window.desk.steps.running


def test_a_large_change_is_followed_while_the_window_goes_on(opened_file, file, qtbot):
    window, session = opened_file.window, opened_file.session
    told: list[object] = []
    window.safety.following.outside.conflicted.connect(told.append)
    begun(opened_file, file, qtbot)
    window.safety.following.outside.look()  # one report may come after another
    with qtbot.waitSignal(session.stored):
        pass

    assert (session.workspace.text(), session.dirty, told) == (MANY, False, [])
    window.desk.undo()
    window.desk.settle()
    assert session.workspace.text() == "# A\n\n[[N]]\nend\n"


def test_a_large_change_that_is_stopped_is_asked_about(opened_file, file, qtbot):
    window, session = opened_file.window, opened_file.session
    begun(opened_file, file, qtbot)
    QTest.keyClick(window.desk.view, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.safety.notices.notice("changed") is not None)

    assert session.workspace.text() == "# A\n\n[[N]]\nend\n"
    assert file.read_bytes() == MANY.encode()


def test_opening_another_file_meanwhile_lets_go_of_it(opened_file, file, coffee, qtbot):
    begun(opened_file, file, qtbot)
    opened_file.session.open(coffee)
    qtbot.waitUntil(lambda: not opened_file.tasks.busy)

    assert opened_file.session.path == coffee
    assert not opened_file.session.dirty


def test_a_changed_text_gets_a_notice_and_nothing_else(opened_file, file, qtbot):
    conflict(opened_file, file, qtbot)
    notice = opened_file.window.safety.notices.notice("changed")

    assert notice is not None and "Nothing is overwritten" in notice.words.text()
    assert opened_file.session.workspace.text().startswith("mine\n")
    assert file.read_bytes() == b"theirs\n"


def test_a_save_asks_first_and_escape_writes_nothing(opened_file, file, qtbot):
    press(opened_file.window.desk.view, "mine⏎")
    opened_file.window.safety.following.outside._settle.setInterval(100_000)
    replaced(file, b"theirs\n")
    seen = answering("later", qtbot)
    QTest.keyClick(opened_file.window.desk.view, Qt.Key.Key_S, CONTROL)
    qtbot.waitUntil(lambda: bool(seen))

    assert file.read_bytes() == b"theirs\n"
    assert opened_file.session.dirty


def test_mine_is_saved_and_theirs_is_in_the_backups(opened_file, file, qtbot, user_home):
    conflict(opened_file, file, qtbot)
    answering("mine", qtbot)
    with qtbot.waitSignal(opened_file.saving.saved):
        opened_file.window.safety.following.compare()
    backups = list((user_home / "data" / "backups").glob("*.lmd"))

    assert file.read_bytes() == b"mine\n# A\n\n[[N]]\nend\n"
    assert [path.read_bytes() for path in backups] == [b"theirs\n"]
    assert opened_file.window.safety.notices.notice("changed") is None


def test_theirs_is_taken_and_undo_brings_mine_back(opened_file, file, qtbot):
    conflict(opened_file, file, qtbot)
    answering("theirs", qtbot)
    with qtbot.waitSignal(opened_file.session.stored):
        opened_file.window.safety.following.compare()
    taken, dirty = opened_file.session.workspace.text(), opened_file.session.dirty
    QTest.keyClick(opened_file.window.desk.view, Qt.Key.Key_Z, CONTROL)

    assert (taken, dirty) == ("theirs\n", False)
    assert opened_file.session.workspace.text() == "mine\n# A\n\n[[N]]\nend\n"


def test_both_are_kept(opened_file, file, qtbot):
    conflict(opened_file, file, qtbot)
    answering("both", qtbot)
    with qtbot.waitSignal(opened_file.session.stored):
        opened_file.window.safety.following.compare()

    assert file.read_bytes() == b"theirs\n"
    assert file.with_name("a (mine).lmd").read_bytes() == b"mine\n# A\n\n[[N]]\nend\n"
    assert opened_file.session.workspace.text() == "theirs\n"
    qtbot.waitUntil(lambda: "a (mine).lmd" in opened_file.window.status.message.text())


def test_a_file_that_is_gone_is_saved_again(opened_file, file, qtbot):
    with qtbot.waitSignal(opened_file.window.safety.following.outside.went):
        file.unlink()
    notice = opened_file.window.safety.notices.notice("gone")
    assert notice is not None
    with qtbot.waitSignal(opened_file.saving.saved):
        QTest.keyClick(notice.buttons[0], Qt.Key.Key_Space)

    assert file.read_bytes() == b"# A\n\n[[N]]\nend\n"
    assert opened_file.window.safety.notices.notice("gone") is None


def test_a_pack_that_is_gone_is_saved_again(services: Services, coffee: Path, qtbot):
    services.session.open(coffee)
    text = Workspace.open(coffee).text()
    with qtbot.waitSignal(services.window.safety.following.outside.went):
        coffee.unlink()
    with qtbot.waitSignal(services.saving.saved):
        services.window.files.save()

    assert Workspace.open(coffee).text() == text


def test_a_pack_that_others_saved_goes_on_with_their_history(
    services: Services, coffee: Path, qtbot
):
    services.session.open(coffee)
    other = Workspace.open(coffee)
    shard = next(iter(other.documents))
    other.replace(shard, 0, 1, ["# Theirs"])
    with qtbot.waitSignal(services.session.stored):
        other.save(author="them")
    press(services.window.desk.view, "x")
    with qtbot.waitSignal(services.saving.saved):
        services.window.files.save()
    pack = Workspace.open(coffee).pack

    assert pack is not None
    assert [commit.author for commit in pack.commits][-2:] == ["them", ""]
    assert pack.texts[shard].startswith("x# Theirs\n")
