"""A start without a file goes on where one left off; what is dropped is opened."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.drops import drop
from tests.windows import window_of
from whydesk.app import Services
from whydesk.dialogs import unsaved
from whydesk.dialogs.unsaved import Answer
from whydesk.session.settings import OFF, REOPEN
from whydesk.window.recent import RecentMenu

LONG = "".join(f"[[Node {number}]]\n>>what: words\n\n" for number in range(300))


def run(settings: Path):
    """The window for as long as one run takes."""
    return window_of(settings, 1200, 800)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "notes"
    made.mkdir()
    for name in ("one.lmd", "two.lmd"):
        (made / name).write_text(LONG, encoding="utf-8", newline="")
    return made


def spot(services: Services) -> tuple[str, tuple[int, int]]:
    view = services.window.desk.view
    return view.text.shard, view.caret()


def test_all_is_as_it_was_left(folder: Path, tmp_path: Path, qtbot):
    settings = tmp_path / "s.ini"
    with run(settings) as first:
        first.session.open(folder)
        first.window.desk.view.go_to(420, 3)
        first.window.desk.next_file()
        first.window.desk.view.go_to(600, 2)
        first.window.desk.view.verticalScrollBar().setValue(590)
        first.window.around.focus_loops()
    with run(settings) as second:
        second.window.reopening.reopen()
        there = spot(second)
        qtbot.waitUntil(lambda: second.window.desk.view.verticalScrollBar().value() == 590)
        second.window.desk.show_shard("one.lmd")
        other = spot(second)
        panel = second.window.around.loops_dock.isVisible()

    assert there == ("two.lmd", (600, 2))
    assert other == ("one.lmd", (420, 3))
    assert panel


def test_a_start_with_a_file_that_is_not_there_has_a_text_to_write_in(services: Services, tmp_path):
    services.window.reopening.begin_with([tmp_path / "gone.lmd"])

    assert services.window.desk.has_view
    assert "no such file" in services.window.status.message.text()


def test_a_file_that_is_gone_is_told_and_forgotten(folder: Path, tmp_path: Path):
    settings = tmp_path / "s.ini"
    with run(settings) as first:
        first.session.open(folder)
    shutil.rmtree(folder)
    with run(settings) as second:
        opened = second.window.reopening.reopen()
        said = second.window.status.message.text()
        recent = second.settings.recent

    assert not opened
    assert said.startswith(f"notes is no longer in {tmp_path}, so nothing was opened.")
    assert recent == []


def test_a_text_that_became_shorter_is_opened_at_its_end(folder: Path, tmp_path: Path):
    settings = tmp_path / "s.ini"
    with run(settings) as first:
        first.session.open(folder / "one.lmd")
        first.window.desk.view.go_to(800, 2)
    (folder / "one.lmd").write_text("[[A]]\n", encoding="utf-8", newline="")
    with run(settings) as second:
        second.window.reopening.reopen()
        there = spot(second)

    assert there == ("one.lmd", (1, 0))


def test_who_wants_to_start_empty_does(folder: Path, tmp_path: Path):
    settings = tmp_path / "s.ini"
    with run(settings) as first:
        first.session.open(folder)
        first.settings.set_text(REOPEN, OFF)
    with run(settings) as second:
        assert not second.window.reopening.reopen()


def test_an_unsaved_text_leaves_nothing_to_open(tmp_path: Path, folder: Path):
    settings = tmp_path / "s.ini"
    with run(settings) as first:
        first.session.open(folder)
        first.session.new()
    with run(settings) as second:
        assert not second.window.reopening.reopen()
        assert not second.window.status.message.text()


# --- dropping -------------------------------------------------------------------------------------


def drop_files(target: QWidget, *paths: Path) -> bool:
    """Drag files over a widget and let them fall; whether they were taken."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return drop(target, QPoint(20, 20), data)


@pytest.fixture
def launched(services: Services) -> list[Path]:
    """What was opened in windows of their own."""
    found: list[Path] = []
    services.window.files._launch = found.append
    return found


def test_files_dropped_on_the_text_are_opened_and_not_written_into_it(
    services: Services, launched: list[Path], folder: Path, qtbot
):
    services.session.new()
    taken = drop_files(services.window.desk.view.viewport(), folder / "two.lmd", folder / "one.lmd")

    assert taken
    qtbot.waitUntil(lambda: services.session.path == folder)
    assert services.window.desk.view.text.shard == "two.lmd"
    assert services.session.workspace.text("two.lmd") == LONG
    assert launched == []


def test_what_does_not_belong_together_gets_windows_of_its_own(
    services: Services, launched: list[Path], folder: Path, coffee: Path, qtbot
):
    assert drop_files(services.window, coffee, folder, folder / "one.lmd")
    qtbot.waitUntil(lambda: services.session.path == coffee)
    assert launched == [folder, folder / "one.lmd"]


@pytest.mark.parametrize("answer", [Answer.CANCEL, Answer.DISCARD])
def test_a_drop_is_through_before_unsaved_text_is_asked_about(
    services: Services, folder: Path, coffee: Path, answer: Answer, qtbot, monkeypatch
):
    services.session.open(coffee)
    QTest.keyClicks(services.window.desk.view, "x")
    did: list[str] = []
    monkeypatch.setattr(unsaved, "ask_unsaved", lambda *_: did.append("asked") or answer)

    drop_files(services.window.desk.view.viewport(), folder / "one.lmd")
    did.append("dropped")
    qtbot.waitUntil(lambda: len(did) == 2)

    assert did == ["dropped", "asked"]
    assert services.session.path == (coffee if answer is Answer.CANCEL else folder / "one.lmd")


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("picture.png", b"\x89PNG\r\n\x1a\n" + bytes(600), "texts that end in .lmd"),
        ("gone.lmd", None, "There is no such file."),
        ("empty", None, "The folder holds no .lmd file."),
    ],
)
def test_what_cannot_be_opened_is_told_and_changes_nothing(
    opened: Services, tmp_path: Path, name: str, content: bytes | None, said: str, qtbot
):
    (tmp_path / "empty").mkdir()
    if content is not None:
        (tmp_path / name).write_bytes(content)
    before = opened.session.path

    drop_files(opened.window, tmp_path / name)

    qtbot.waitUntil(lambda: said in opened.window.status.message.text())
    assert name in opened.window.status.message.text()
    assert opened.session.path == before


def test_too_many_windows_are_not_opened(services: Services, launched: list[Path], tmp_path: Path):
    paths = [tmp_path / f"{number}" for number in range(12)]
    for path in paths:
        path.mkdir()
    services.window.files.open_paths(paths)

    assert len(launched) == 8


def test_text_that_is_dropped_is_no_file(services: Services):
    data = QMimeData()
    data.setText("words")

    assert not drop(services.window, QPoint(5, 5), data)


def test_the_recent_menu_names_files_with_their_folders(services: Services, folder: Path):
    services.session.open(folder / "one.lmd")
    services.session.open(folder)
    (menu,) = services.window.findChildren(RecentMenu)
    menu.aboutToShow.emit()
    first, second = menu.actions()[:2]

    assert first.text().startswith("&1  notes\t")
    assert second.text().startswith("&2  one.lmd\t")
    second.trigger()
    assert services.session.path == folder / "one.lmd"
