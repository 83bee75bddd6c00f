"""Whether a window can be shown on this machine, and what is missing if not. No Qt.

Qt's answer to a missing display or library is to abort the process, so the question is asked
before Qt is loaded. Only Linux can lack either; elsewhere the answer is always yes.
"""

import ctypes
from collections.abc import Callable, Mapping
from enum import Enum

from msgspec import Struct

# What the wheels of PySide6 link against and do not bring, and the Debian package that has it.
_QT_GUI: dict[str, str] = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
}
_QT_XCB: dict[str, str] = {
    "libxcb.so.1": "libxcb1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
_SCREENLESS = frozenset(("offscreen", "minimal", "vnc", "linuxfb", "eglfs"))

Loader = Callable[[str], object]
Caller = Callable[[str], bool]


class Obstacle(Enum):
    """What keeps a window from being shown."""

    NO_DISPLAY = "no display"
    NO_LIBRARIES = "missing libraries"


class Finding(Struct, frozen=True):
    """An obstacle, one sentence about it, and the Debian packages that would remove it."""

    obstacle: Obstacle
    message: str
    packages: tuple[str, ...] = ()


def answers(display: str) -> bool:
    """Whether an X server answers at this display. Needs libxcb."""
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(display.encode(), None))
    failed = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not failed


def window_finding(
    environ: Mapping[str, str],
    platform: str,
    load: Loader = ctypes.CDLL,
    call: Caller = answers,
) -> Finding | None:
    """What keeps a window from being shown, or None. ``platform`` is as ``sys.platform``."""
    if not platform.startswith("linux"):
        return None
    plugin = _plugin(environ)
    if plugin in _SCREENLESS:
        return _library_finding(_QT_GUI, load)
    display = environ.get("DISPLAY", "")
    if not display and not environ.get("WAYLAND_DISPLAY"):
        return _no_display("neither DISPLAY nor WAYLAND_DISPLAY is set")
    if plugin != "xcb":
        return _library_finding(_QT_GUI, load)
    missing = _library_finding({**_QT_GUI, **_QT_XCB}, load)
    if missing is None and not call(display):
        return _no_display(f"DISPLAY is {display!r}, and nothing answers there")
    return missing


def picture_finding(platform: str, load: Loader = ctypes.CDLL) -> Finding | None:
    """What keeps a window from being drawn offscreen, or None."""
    if not platform.startswith("linux"):
        return None
    return _library_finding(_QT_GUI, load)


def _no_display(because: str) -> Finding:
    return Finding(Obstacle.NO_DISPLAY, f"No display: {because}, so no window can be shown.")


def _library_finding(wanted: Mapping[str, str], load: Loader) -> Finding | None:
    packages = tuple(package for name, package in wanted.items() if not _loads(name, load))
    if not packages:
        return None
    return Finding(
        Obstacle.NO_LIBRARIES,
        "Qt needs libraries that this system lacks. On Debian and Ubuntu they come with:"
        f" sudo apt-get install {' '.join(packages)}",
        packages,
    )


def _plugin(environ: Mapping[str, str]) -> str:
    """The name of the platform plugin that Qt will take."""
    asked = environ.get("QT_QPA_PLATFORM", "").split(";")[0].split(":")[0]
    if asked:
        return asked
    return "wayland" if environ.get("WAYLAND_DISPLAY") else "xcb"


def _loads(name: str, load: Loader) -> bool:
    try:
        load(name)
    except OSError:
        return False
    return True
