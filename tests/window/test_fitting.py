"""A window that is too large for its screen, and what panels take of a narrow one."""

from PySide6.QtCore import QSize

from whydesk.app import Services
from whydesk.window.fitting import USUAL, fits, panel_widths


def test_a_window_fits_with_its_title_bar():
    assert fits(USUAL, QSize(1920, 1080))
    assert not fits(USUAL, QSize(1440, 900))
    assert not fits(USUAL, QSize(1366, 1024))


def test_most_of_a_window_is_for_the_text():
    assert panel_widths(1440, 1.0) == (244, 432)
    assert sum(panel_widths(960, 1.0)) <= 960 * 0.58
    assert panel_widths(2880, 1.5) == (366, 648)


def test_what_is_larger_than_the_screen_fills_it(services: Services):
    window = services.window
    window.resize(window.screen().size() * 2)

    window.fit_screen()

    assert window.isMaximized()


def test_what_has_room_stays_as_it_is(services: Services):
    services.window.resize(400, 300)

    services.window.fit_screen()

    assert not services.window.isMaximized()
