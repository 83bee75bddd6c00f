"""The picture of the window, and what is said where a mistake is ours."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from whydesk.app import Guard, Services, picture
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


def test_the_window_has_its_icon(services: Services):
    icon = services.window.windowIcon()
    assert not icon.pixmap(64, 64).toImage().isNull()
    assert icon.pixmap(64, 64).toImage().pixelColor(32, 32).alpha() > 0
