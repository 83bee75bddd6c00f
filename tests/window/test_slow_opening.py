"""A large file is read while the window stays live, and can be stopped."""

from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from whydesk.app import Services
from whydesk.dialogs.waiting import Waiting
from whydesk.engine.stopping import go_on
from whydesk.engine.workspace import Workspace


def endless(_path: Path) -> Workspace:
    while True:
        go_on()


def test_a_large_file_is_opened(services: Services, coffee: Path):
    assert services.window.files.opening.open(coffee)
    assert services.session.path == coffee


def test_what_takes_too_long_is_stopped_and_nothing_is_put_away(services: Services, qtbot):
    before = services.session.workspace

    def stop() -> None:
        waiting = QApplication.activeModalWidget()
        assert isinstance(waiting, Waiting)
        waiting.cancel.click()

    services.window.files.opening.read = endless
    QTimer.singleShot(0, stop)
    assert not services.window.files.opening.open(Path("x"))
    qtbot.waitUntil(lambda: not services.session.tasks.busy)
    assert services.session.workspace is before


def test_what_cannot_be_read_is_said(services: Services, qtbot, tmp_path: Path):
    no_pack = tmp_path / "large.laplaspack"
    no_pack.write_bytes(bytes(4 * 1024 * 1024))
    with qtbot.waitSignal(services.session.told) as told:
        services.window.files.open_path(no_pack)
    assert "not a pack" in told.args[0].text
