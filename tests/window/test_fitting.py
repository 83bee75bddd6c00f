"""A window that is too large for its screen."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from whydesk.window.fitting import fit_screen, fits


def test_a_window_fits_with_its_title_bar():
    assert fits(QSize(1440, 900), QSize(1920, 1080))
    assert not fits(QSize(1440, 900), QSize(1440, 900))
    assert not fits(QSize(1440, 900), QSize(1366, 1024))


def test_what_is_larger_than_the_screen_fills_it(qapp, qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(window.screen().size() * 2)

    fit_screen(window)

    assert window.isMaximized()


def test_what_has_room_stays_as_it_is(qapp, qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(200, 100)

    fit_screen(window)

    assert not window.isMaximized()
