"""Whether a window can be shown is found out before Qt is loaded."""

from collections.abc import Callable

import pytest

from whydesk.display import Obstacle, picture_finding, window_finding


def _all_there(name: str) -> object:
    return name


def _without(*missing: str) -> Callable[[str], object]:
    def load(name: str) -> object:
        if name in missing:
            raise OSError(f"{name}: cannot open shared object file")
        return name

    return load


def _somebody_answers(display: str) -> bool:
    return bool(display)


def _nobody_answers(display: str) -> bool:
    return not display


def _nothing_may_be_loaded(name: str) -> object:
    pytest.fail(f"asked for {name}")


def test_a_linux_without_display_is_told_so_in_one_sentence():
    finding = window_finding({}, "linux", _all_there)

    assert finding is not None
    assert finding.obstacle is Obstacle.NO_DISPLAY
    assert "DISPLAY" in finding.message
    assert finding.message.count(". ") == 0


@pytest.mark.parametrize(
    "environ",
    [{"DISPLAY": ":0"}, {"WAYLAND_DISPLAY": "wayland-0"}, {"QT_QPA_PLATFORM": "offscreen"}],
)
def test_a_display_with_all_libraries_is_no_obstacle(environ: dict[str, str]):
    assert window_finding(environ, "linux", _all_there, _somebody_answers) is None


def test_a_display_where_nothing_answers_is_no_display():
    finding = window_finding({"DISPLAY": ":99"}, "linux", _all_there, _nobody_answers)

    assert finding is not None
    assert finding.obstacle is Obstacle.NO_DISPLAY
    assert "':99'" in finding.message


def test_missing_xcb_libraries_are_named_by_package():
    load = _without("libxcb-cursor.so.0", "libxkbcommon-x11.so.0")

    finding = window_finding({"DISPLAY": ":0"}, "linux", load)

    assert finding is not None
    assert finding.obstacle is Obstacle.NO_LIBRARIES
    assert finding.packages == ("libxcb-cursor0", "libxkbcommon-x11-0")
    assert "apt-get install libxcb-cursor0 libxkbcommon-x11-0" in finding.message


def test_xcb_libraries_do_not_matter_on_wayland_and_offscreen():
    load = _without("libxcb-cursor.so.0")

    assert window_finding({"WAYLAND_DISPLAY": "wayland-0"}, "linux", load) is None
    assert window_finding({"QT_QPA_PLATFORM": "offscreen"}, "linux", load) is None


def test_xcb_asked_for_by_name_needs_its_libraries_on_wayland_too():
    environ = {"WAYLAND_DISPLAY": "wayland-0", "QT_QPA_PLATFORM": "xcb"}

    finding = window_finding(environ, "linux", _without("libxcb-cursor.so.0"))

    assert finding is not None
    assert finding.packages == ("libxcb-cursor0",)


def test_a_picture_needs_what_qt_gui_needs_and_no_display():
    assert picture_finding("linux", _without("libxcb-cursor.so.0")) is None

    finding = picture_finding("linux", _without("libEGL.so.1"))

    assert finding is not None
    assert finding.packages == ("libegl1",)


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_bring_what_qt_needs(platform: str):
    assert window_finding({}, platform, _nothing_may_be_loaded) is None
    assert picture_finding(platform, _nothing_may_be_loaded) is None
