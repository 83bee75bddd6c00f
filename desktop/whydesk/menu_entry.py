"""Whydesk in the menu of a Linux desktop, with its file types and icons, for one user. No Qt.

What is put there is what a package of a distribution would put into /usr/share; ``resources/linux``
has it as it is, for whoever makes one.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from whydesk import paths
from whydesk.engine.pack.textfiles import write_bytes

ENTRY = Path("applications", "whydesk.desktop")
TYPES = Path("mime", "packages", "whydesk.xml")
_ICONS = Path("icons", "hicolor", "scalable")
# Each file by the place that the desktop looks for it in, below the data folder.
_SHIPPED = {
    ENTRY: Path("linux", "whydesk.desktop"),
    TYPES: Path("linux", "whydesk.xml"),
    _ICONS / "apps" / "whydesk.svg": Path("icons", "whydesk.svg"),
    _ICONS / "mimetypes" / "application-x-laplaspack.svg": Path("icons", "pack.svg"),
    _ICONS / "mimetypes" / "text-x-lmd.svg": Path("icons", "text.svg"),
}
_IN_QUOTES = str.maketrans({sign: f"\\{sign}" for sign in '"`$\\'})
_PATIENCE_S = 60


def install(folder: Path, program: Sequence[str]) -> list[Path]:
    """Put the entry, the types and the icons into a data folder; the files that are there now.

    ``program`` is the command that starts Whydesk. EngineError where a file cannot be written.
    """
    written: list[Path] = []
    for place, source in _SHIPPED.items():
        content = (paths.resources_dir() / source).read_bytes()
        if place == ENTRY:
            content = _with_program(content.decode("utf-8"), program).encode("utf-8")
        target = folder / place
        target.parent.mkdir(parents=True, exist_ok=True)
        write_bytes(target, content)
        written.append(target)
    _tell_desktop(folder)
    return written


def remove(folder: Path) -> list[Path]:
    """Take out what ``install`` put there; the files that are gone now."""
    gone = [folder / place for place in _SHIPPED if (folder / place).is_file()]
    for path in gone:
        path.unlink()
    if gone:
        _tell_desktop(folder)
    return gone


def own_program() -> list[str]:
    """The command that starts this very Whydesk: the script of pip's where there is one."""
    script = Path(sys.executable).with_name("whydesk")
    installed = script.is_file() and not getattr(sys, "frozen", False)
    return [str(script)] if installed else paths.own_command()


def _with_program(entry: str, program: Sequence[str]) -> str:
    """The entry with the whole path of a program, quoted as its specification wants it."""
    command = " ".join(_quoted(part) for part in program)
    lines = [
        f"Exec={command} %F" if line.startswith("Exec=") else line for line in entry.splitlines()
    ]
    return "\n".join((*lines, ""))


def _quoted(part: str) -> str:
    """A part of a command: in quotes, and once more escaped as every value of the file is."""
    inner = part.translate(_IN_QUOTES).replace("%", "%%")
    return f'"{inner}"'.replace("\\", "\\\\")


def _tell_desktop(folder: Path) -> None:
    """Have the desktop take notice, as far as it has the programs for it; it finds out anyway."""
    for command in (
        ("update-mime-database", str(folder / "mime")),
        ("update-desktop-database", str(folder / "applications")),
        ("gtk-update-icon-cache", "-q", "-t", str(folder / "icons" / "hicolor")),
    ):
        if shutil.which(command[0]):
            subprocess.run(
                command,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env={**os.environ, "LC_ALL": "C"},
                timeout=_PATIENCE_S,
                check=False,
            )
