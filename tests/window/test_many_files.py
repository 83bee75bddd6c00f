"""What is open may be very many files."""

from collections.abc import Mapping

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.keys import press
from whydesk.app import Services
from whydesk.dialogs.files import FilePicker
from whydesk.editor.file_tabs import MOST_TABS
from whydesk.engine.workspace import Workspace

COUNT = MOST_TABS + 10


def texts(count: int) -> Mapping[str, str]:
    return {f"{number:03}.lmd": f"[[Node {number}]]\n" for number in range(count)}


@pytest.fixture
def many(services: Services) -> Services:
    services.session.put(Workspace(texts(COUNT)))
    services.session.findings.finish()
    return services


def test_very_many_files_have_a_list_beside_the_tabs(many: Services):
    desk = many.window.desk
    assert desk.tabs.count() == 1
    assert desk.all_files.isVisible()
    assert desk.all_files.text() == f"All {COUNT} files…"

    many.session.put(Workspace(texts(3)))
    assert not desk.all_files.isVisible()
    assert desk.tabs.count() == 3


def test_the_list_begins_at_the_file_in_sight_and_leads_to_another(many: Services):
    desk, begun = many.window.desk, []

    def choose() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, FilePicker)
        begun.append(dialog.list.currentIndex().row())
        press(dialog.box, "57⏎")

    desk.show_shard("004.lmd")
    QTimer.singleShot(0, choose)
    QTest.mouseClick(desk.all_files, Qt.MouseButton.LeftButton)

    assert begun == [4]
    assert desk.view.text.shard == "057.lmd"
    assert [desk.tabs.tabText(n) for n in range(desk.tabs.count())] == [
        "000.lmd",
        "004.lmd",
        "057.lmd",
    ]


def test_keys_go_through_all_files_also_without_tabs(many: Services):
    desk = many.window.desk
    desk.previous_file()
    assert desk.view.text.shard == f"{COUNT - 1:03}.lmd"
    desk.next_file()
    desk.next_file()
    assert desk.view.text.shard == "001.lmd"


class Shown(QObject):
    """Counts how often something comes into sight."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Show
        return False


def test_leaving_shows_no_file_on_the_way(services: Services):
    services.session.put(Workspace(texts(5)))
    desk, shown = services.window.desk, Shown()
    for shard in services.session.workspace.documents:
        desk.show_shard(shard)
        desk.view.installEventFilter(shown)
    desk.show_shard("001.lmd")
    before = shown.count

    services.session.put(Workspace(texts(2)))

    assert shown.count == before
