"""Whether a file lies in a folder that a service keeps in step with other computers."""

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct


class Synced(Struct, frozen=True):
    """The service, and the topmost folder that it keeps in step."""

    service: str
    folder: Path


def _dropbox(folder: Path) -> bool:
    name = folder.name.lower()
    named = name == "dropbox" or name.startswith("dropbox (")
    return named or (folder / ".dropbox").is_file() or (folder / ".dropbox.cache").is_dir()


def _onedrive(folder: Path) -> bool:
    name = folder.name.lower()
    return name == "onedrive" or name.startswith(("onedrive - ", "onedrive-"))


def _icloud(folder: Path) -> bool:
    inside = folder.name.startswith("com~apple~") and folder.parent.name == "Mobile Documents"
    return inside or folder.name.lower() in ("iclouddrive", "icloud drive")


def _google_drive(folder: Path) -> bool:
    name = folder.name.lower()
    return name == "google drive" or name.startswith(("google drive (", "googledrive-"))


def _nextcloud(folder: Path) -> bool:
    named = folder.name.lower() in ("nextcloud", "owncloud")
    return named or any((folder / name).is_file() for name in _SYNC_LOGS)


def _syncthing(folder: Path) -> bool:
    return (folder / ".stfolder").exists()


_SYNC_LOGS = (".nextcloudsync.log", ".owncloudsync.log")
_SIGNS: tuple[tuple[str, Callable[[Path], bool]], ...] = (
    ("Dropbox", _dropbox),
    ("OneDrive", _onedrive),
    ("iCloud Drive", _icloud),
    ("Google Drive", _google_drive),
    ("Nextcloud", _nextcloud),
    ("Syncthing", _syncthing),
)


def synced(path: Path) -> Synced | None:
    """The service that keeps the folder of a file in step, by the folder's name or its marks.

    The file is sought where it really lies, behind links. Any thread; asks the disk alone.
    """
    for folder in reversed(path.resolve().parents):
        for service, is_of in _SIGNS:
            try:
                if is_of(folder):
                    return Synced(service, folder)
            except OSError:
                continue
    return None
