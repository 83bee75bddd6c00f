"""Builds the bundle, and starts it wherever a bundle may be started.

    python scripts/check_bundle.py

Exit code 1 where the bundle does not build, or where one start does not come about. Each start
builds a pack, opens it in a window, asks why and ends; offscreen, and on a screen where there is
one. Needs PyInstaller: pip install -e ".[bundle]".
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from tests.e2e.starts import (  # noqa: E402
    NO_FTS5,
    ODD_NAME,
    STARTS,
    Start,
    StartError,
    try_start,
    without_fts5,
)

BUNDLE = ROOT / "dist" / "whydesk"
NAME = "whydesk.exe" if os.name == "nt" else "whydesk"


def main() -> int:
    """0 where the bundle builds and starts."""
    build = (sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR")
    subprocess.run((*build, "build.spec"), cwd=ROOT, check=True)
    size = sum(file.lstat().st_size for file in BUNDLE.rglob("*"))
    print(f"{BUNDLE.relative_to(ROOT)}: {size / 1e6:.0f} MB")
    with tempfile.TemporaryDirectory() as folder:
        try:
            _start_all(Path(folder))
        except StartError as failure:
            print(failure, file=sys.stderr)
            return 1
    return 0


def _start_all(folder: Path) -> None:
    """Carry out all starts, each offscreen and on a screen; StartError."""
    odd = _copied(folder / ODD_NAME)
    for start in STARTS:
        _start(start, BUNDLE, folder)
    _start(Start("the bundle in such a folder", ODD_NAME), odd, folder)
    library = next(odd.rglob("libsqlite3.so*"), None)
    if library is not None and without_fts5(library, library):
        _start(NO_FTS5, odd, folder)
    else:
        print(f"{NO_FTS5.name}: not tried, SQLite is no library of its own here")


def _start(start: Start, bundle: Path, folder: Path) -> None:
    platforms = ["offscreen", *(["xcb"] if os.environ.get("DISPLAY") else [])]
    for platform in platforms:
        place = Path(tempfile.mkdtemp(dir=folder))
        try_start(start, [str(bundle / NAME)], place, platform)
    print(f"{start.name}: started ({', '.join(platforms)})")


def _copied(place: Path) -> Path:
    """The bundle in another place: the same files under other names, where the system can."""
    try:
        shutil.copytree(BUNDLE, place, symlinks=True, copy_function=os.link)
    except (OSError, shutil.Error):
        shutil.rmtree(place, ignore_errors=True)
        shutil.copytree(BUNDLE, place, symlinks=True)
    return place


if __name__ == "__main__":
    sys.exit(main())
