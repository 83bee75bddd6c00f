"""The picture of the window, and what is said where a mistake is ours."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFileOpenEvent, QImage

from whydesk.app import Application, Guard, Services, picture
from whydesk.engine.errors import EngineError


def test_a_picture_is_of_the_size_asked_for(qapp, packs_dir: Path, tmp_path: Path):
    picture(packs_dir / "coffee.laplaspack", tmp_path / "window.png", (1000, 700))

    image = QImage(str(tmp_path / "window.png"))
    assert (image.width(), image.height()) == (1000, 700)


def test_a_picture_of_nothing_is_an_error(qapp, tmp_path: Path):
    with pytest.raises(EngineError):
        picture(tmp_path / "missing.laplaspack", tmp_path / "window.png")


def test_a_mistake_of_ours_is_said_and_the_text_stays(opened: Services, capsys):
    guard = Guard(opened.session)

    guard.report(ZeroDivisionError, ZeroDivisionError("by zero"), None)

    assert "Your text is untouched" in opened.window.status.message.text()
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_a_file_that_the_desktop_hands_over_is_told_of(qapp: Application, coffee: Path, qtbot):
    with qtbot.waitSignal(qapp.handed) as told:
        QCoreApplication.sendEvent(qapp, QFileOpenEvent(QUrl.fromLocalFile(str(coffee))))
    assert told.args == [coffee]


COPYING = """
from whydesk.app import application, make_services
from tests.keys import press

app = application(["whydesk"])
print(app.style().name())
services = make_services(None)
services.session.new()
view = services.window.desk.view
press(view, "words")
view.selectAll()
view.copy()
services.stop()
print(app.clipboard().text())
"""


def test_a_process_has_one_style_everywhere_and_ends_well_after_copying(tmp_path: Path):
    found = subprocess.run(
        [sys.executable, "-c", COPYING],
        check=False,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "WHYDESK_HOME": str(tmp_path)},
    )

    assert (found.stdout, found.returncode) == ("fusion\nwords\n", 0)


def test_the_window_has_its_icon(services: Services):
    icon = services.window.windowIcon()
    assert not icon.pixmap(64, 64).toImage().isNull()
    assert icon.pixmap(64, 64).toImage().pixelColor(32, 32).alpha() > 0
