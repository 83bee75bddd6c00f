"""Where things lie: the user's folders, and what the program ships. No Qt.

``WHYDESK_HOME`` moves all of the user's folders under one, for tests and for a portable copy.
"""

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import platformdirs

_NAME = "Whydesk"
_PACKAGE = Path(__file__).resolve().parent


def home() -> Path:
    """The user's home; the root where the system knows of none, in which nothing can be kept."""
    try:
        return Path.home()
    except RuntimeError:
        return Path(os.sep).absolute()


def config_dir() -> Path:
    """The folder of the user's settings. It may not exist yet; so with all folders here."""
    return _user_folder("config", platformdirs.user_config_path)


def settings_path() -> Path:
    """The file of the user's settings."""
    return config_dir() / "settings.ini"


def data_dir() -> Path:
    """The folder of what must not be lost: keys, known signers, backups."""
    return _user_folder("data", platformdirs.user_data_path)


def keys_dir() -> Path:
    """The folder of private keys."""
    return data_dir() / "keys"


def signers_path() -> Path:
    """The file of the signers that the user knows."""
    return data_dir() / "signers.toml"


def made_here_path() -> Path:
    """The file of what was saved on this computer, by the hashes of the sources."""
    return data_dir() / "made-here.txt"


def backups_dir() -> Path:
    """The folder of earlier versions of saved packs."""
    return data_dir() / "backups"


def journals_dir() -> Path:
    """The folder of text that was not saved yet."""
    return data_dir() / "journals"


def holds_dir() -> Path:
    """The folder that says which window has which file."""
    return data_dir() / "holds"


def inboxes_dir() -> Path:
    """The folder in which windows are asked to open something."""
    return data_dir() / "inboxes"


def runs_dir() -> Path:
    """The folder of kept runs of the evidence suite."""
    return data_dir() / "runs"


def desktop_dir() -> Path:
    """The folder in which a Linux desktop looks for what its user added: menu, types, icons."""
    if os.environ.get("WHYDESK_HOME"):
        return _user_folder("share", platformdirs.user_data_path)
    named = Path(os.environ.get("XDG_DATA_HOME") or "")
    return named if named.is_absolute() else home() / ".local" / "share"


def docs_dir() -> Path:
    """The folder of the user guide and its pictures."""
    return _shipped("docs")


def resources_dir() -> Path:
    """The folder of icons, translations and the first steps."""
    return _shipped("resources")


def packs_dir() -> Path:
    """The folder of sample packs and their sources."""
    return _shipped("packs")


def refusal_of(folder: Path) -> str:
    """Why nothing can be kept in a folder, as half a sentence; empty where it can. Makes it."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.TemporaryFile(dir=folder):
            return ""
    except OSError as error:
        return (error.strerror or str(error)).lower()


def own_command(*arguments: str) -> list[str]:
    """The command that starts this very program again, from the bundle or with this Python."""
    if getattr(sys, "frozen", False):
        return [sys.executable, *arguments]
    start = f"import sys; sys.path.insert(0, {str(_PACKAGE.parent)!r}); "
    run = "from whydesk.__main__ import run; run()"
    return [sys.executable, "-I", "-c", start + run, *arguments]


def _user_folder(name: str, find: Callable[[str, Literal[False]], Path]) -> Path:
    moved = os.environ.get("WHYDESK_HOME")
    if moved:
        return Path(os.path.expanduser(moved)) / name
    try:
        found = find(_NAME, False)
    except RuntimeError:
        found = Path(name)
    # Without a home older platformdirs give a path that begins with ~, a folder right here.
    return found if found.is_absolute() else home() / _NAME / name


def _shipped(name: str) -> Path:
    """The first of bundle, installed package and source tree that has the folder."""
    places = [_PACKAGE, _PACKAGE.parent.parent]
    bundle: str | None = getattr(sys, "_MEIPASS", None)
    if bundle:
        places.insert(0, Path(bundle) / "whydesk")
    found = [place / name for place in places if (place / name).is_dir()]
    return found[0] if found else places[-1] / name
