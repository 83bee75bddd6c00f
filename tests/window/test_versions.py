"""Earlier versions: listed, compared, a node brought back, all of it restored; with keys."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from whydesk.app import Services
from whydesk.dialogs.versions import VersionsDialog
from whydesk.engine.workspace import Workspace
from whydesk.session.messages import Message
from whydesk.widgets.rows import RowsModel

FIRST = "[[A]]\n>>type: claim\n>>what: One.\n\n[[B]]\n>>type: note\n"
SECOND = "[[A]]\n>>type: claim\n>>what: Two.\n"
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def pack(services: Services, tmp_path: Path, user_home: Path) -> Path:
    """A pack that was saved twice, with the first version among the backups."""
    path = tmp_path / "a.laplaspack"
    workspace = Workspace.new(FIRST)
    workspace.save(path, author="ann")
    again = Workspace({"main.lmd": SECOND}, workspace.kind, path, workspace.pack)
    again.save(author="bob", backups=user_home / "data" / "backups")
    services.session.open(path)
    services.session.workspace.read_only = ""
    return path


def with_dialog(services: Services, qtbot, act, said: str = "differ") -> list[VersionsDialog]:
    """Open the dialog, wait for its comparison, act, and close it."""
    seen: list[VersionsDialog] = []
    timer = QTimer(QApplication.instance())

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, VersionsDialog) and said in dialog.said.text():
            timer.stop()
            seen.append(dialog)
            act(dialog)
            if dialog.isVisible():
                QTest.keyClick(dialog, Qt.Key.Key_Escape)

    timer.timeout.connect(look)
    timer.start(5)
    services.window.menus.actions["versions"].trigger()
    qtbot.waitUntil(lambda: bool(seen))
    return seen


def test_what_changed_since_is_listed_by_nodes_links_and_thoughts(services, pack, qtbot):
    rows: list[tuple[str, str, str]] = []

    def read(dialog: VersionsDialog) -> None:
        model = dialog.changes.model()
        assert isinstance(model, RowsModel)
        found = model.rows
        rows.extend((row.became.value, row.label, row.words) for row in found)

    with_dialog(services, qtbot, read)

    assert rows == [("gone", "B", "note"), ("changed", "A", "what: One. → Two.")]


def test_a_node_that_is_gone_is_brought_back_and_undo_takes_it_out(services, pack, qtbot):
    with_dialog(services, qtbot, lambda d: QTest.keyClick(d.node, Qt.Key.Key_Space))
    back = services.session.workspace.text()
    QTest.keyClick(services.window.desk.view, Qt.Key.Key_Z, CONTROL)

    assert back == SECOND + "\n[[B]]\n>>type: note\n"
    assert services.session.workspace.text() == SECOND


def test_a_node_is_not_said_to_be_back_where_nothing_can_be_written(services, pack, qtbot):
    told: list[Message] = []
    services.session.told.connect(told.append)
    services.session.workspace.read_only = "It is only read."
    with_dialog(services, qtbot, lambda d: QTest.keyClick(d.node, Qt.Key.Key_Space))

    assert [one.text for one in told] == ["It is only read."]


def test_a_version_is_restored_as_an_edit(services, pack, qtbot):
    with_dialog(services, qtbot, lambda d: QTest.keyClick(d.restore, Qt.Key.Key_Space))

    assert services.session.workspace.text() == FIRST
    assert services.session.dirty
    assert Workspace.open(pack).text() == SECOND


def test_two_versions_of_one_minute_are_told_apart(services, pack, qtbot, monkeypatch, user_home):
    again = Workspace.open(pack)
    for epoch in ("1780000000", "1780000007", "1790000000"):
        monkeypatch.setenv("SOURCE_DATE_EPOCH", epoch)
        again.replace("main.lmd", 0, 0, [f"# {epoch}"])
        again.save(backups=user_home / "data" / "backups")
    services.session.open(pack)
    said: list[str] = []

    def read(dialog: VersionsDialog) -> None:
        said.extend(dialog.other.itemText(n).split(" · ")[0] for n in range(dialog.other.count()))

    with_dialog(services, qtbot, read, "")
    seconds = [words[-3:] for words in said if words.startswith("2026-05-2")]
    assert sorted(seconds) == [":40", ":47"]


def test_a_new_text_has_no_versions_and_says_so(services, qtbot):
    services.session.new()
    with qtbot.waitSignal(services.session.told) as told:
        services.window.menus.actions["versions"].trigger()

    assert "in no file yet" in told.args[0].text


def test_of_a_commit_without_its_text_what_still_stands_is_listed(services, tmp_path, qtbot):
    path = tmp_path / "b.laplaspack"
    workspace = Workspace.new("[[A]]\n>>type: claim\n\n[[B]]\n>>what: one\n[[A]] →(x) [[B]]\n")
    workspace.save(path, author="ann")
    texts = {"main.lmd": workspace.text().replace("one", "two")}
    Workspace(texts, workspace.kind, path, workspace.pack).save(author="bob")
    services.session.open(path)
    seen: list[list[tuple[str, str, str]]] = []

    def read(dialog: VersionsDialog) -> None:
        model = dialog.changes.model()
        assert isinstance(model, RowsModel)
        seen.append([(row.thing.value, row.became.value, row.label) for row in model.rows])

    with_dialog(services, qtbot, read, "still as it left them")

    assert seen == [[("node", "still so", "A"), ("link", "still so", "A")]]
