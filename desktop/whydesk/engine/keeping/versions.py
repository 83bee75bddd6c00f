"""Earlier versions of a file: the commits of its history, and which of them are kept as backups."""

from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct

from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.keeping.disk import on_disk
from whydesk.engine.pack import clock, files
from whydesk.engine.pack.history import head_of
from whydesk.engine.pack.packfile import Commit, PackFile
from whydesk.engine.wording import tr


class Version(Struct, frozen=True):
    """One version: when it was saved and by whom, and where its text is kept (None: nowhere).

    ``number`` is that of its backup, 0 where it is none; ``commit`` is empty for plain text.
    """

    time: str
    author: str = ""
    commit: str = ""
    number: int = 0
    path: Path | None = None


def versions(path: Path, pack: PackFile | None, backups: Path) -> list[Version]:
    """The versions of a file, newest first, the present one on the disk left out. Any thread."""
    kept = [_kept(backup) for backup in files.backups_of(files.resolved(path), backups)]
    found = {version.commit or str(version.number): version for version in kept}
    if pack is not None:
        present = head_of(pack, pack.manifest.get("head_sha", ""))
        for commit in pack.commits:
            found.setdefault(commit.sha, _unkept(commit))
        if present is not None:
            found.pop(present.sha, None)
    return sorted(found.values(), key=lambda one: (one.time, one.number), reverse=True)


def texts_of(version: Version) -> Mapping[str, str]:
    """The texts of a version that is kept. EngineError where it cannot be read any more."""
    assert version.path is not None
    found = on_disk(version.path)
    if found is None:
        raise EngineError(ErrorCode.NOT_FOUND, tr("This version is not kept any more."))
    return found.texts


def _kept(backup: Path) -> Version:
    number = files.backup_number(backup)
    try:
        found = on_disk(backup)
        stamp = datetime.fromtimestamp(backup.stat().st_mtime, UTC).strftime(clock.FORMAT)
    except (EngineError, OSError):
        return Version("", number=number)
    head = None
    if found is not None and found.pack is not None:
        head = head_of(found.pack, found.pack.manifest.get("head_sha", ""))
    if head is None:
        return Version(stamp, number=number, path=backup)
    return Version(head.time, head.author, head.sha, number, backup)


def _unkept(commit: Commit) -> Version:
    return Version(commit.time, commit.author, commit.sha)
