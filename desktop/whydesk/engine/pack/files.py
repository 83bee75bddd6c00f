"""Files as the pack room needs them: read where they stand, replaced whole or not at all.

Opening never changes a file or its folder. A save goes into a new file of its own beside the old
one, is synced, and takes the old one's place in one step.
"""

import contextlib
import hashlib
import os
import secrets
import shutil
import stat
import sys
import time
from collections.abc import Generator
from pathlib import Path

from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.pack import schema
from whydesk.engine.wording import counted, tr

PACK_SUFFIX = ".laplaspack"
SIDECARS = ("-wal", "-journal")
MAX_FILE_BYTES = schema.MAX_FILE_BYTES
KEPT_BACKUPS = 20
_FRESH = ".whydesk-"
_LEFTOVER_S = 24 * 60 * 60
_MAGIC = b"SQLite format 3\x00"
_HEADER_LENGTH = 100
_JOURNAL_MAGIC = bytes.fromhex("d9d505f920a163d7")


def refuse_unreadable(path: Path) -> None:
    """Raise the EngineError of a path that is no SQLite file, without letting SQLite near it."""
    size_of(path)
    try:
        with path.open("rb") as file:
            header = file.read(_HEADER_LENGTH)
            size = os.fstat(file.fileno()).st_size
    except OSError as error:
        raise unreadable(path, error) from error
    _judge_header(path, header, size)


def same_file(one: Path, other: Path) -> bool:
    """Whether two paths lead to one file: by links, in other letters, or to be made there."""
    try:
        return os.path.samefile(one, other)
    except OSError:
        return os.path.realpath(one) == os.path.realpath(other)


def size_of(path: Path) -> int:
    """The bytes of an ordinary file; EngineError NOT_FOUND, or UNREADABLE for what is none.

    A pipe or a device is not opened: that alone may wait for ever.
    """
    where = Where(str(path))
    try:
        told = path.stat()
    except (FileNotFoundError, NotADirectoryError) as error:
        raise EngineError(ErrorCode.NOT_FOUND, tr("There is no such file."), "", where) from error
    except OSError as error:
        raise unreadable(path, error) from error
    if stat.S_ISDIR(told.st_mode):
        raise EngineError(ErrorCode.UNREADABLE, tr("This is a folder, not a file."), "", where)
    if not stat.S_ISREG(told.st_mode):
        message = tr("This is a pipe or a device and no ordinary file, so it is not read.")
        raise EngineError(ErrorCode.UNREADABLE, message, "", where)
    return told.st_size


def unreadable(path: Path, error: OSError) -> EngineError:
    """The EngineError of a file that the system does not let be read."""
    reason = (error.strerror or str(error)).lower()
    return EngineError(
        ErrorCode.UNREADABLE,
        tr("The file cannot be read: {reason}.", reason=reason),
        where=Where(str(path)),
    )


def no_pack(path: Path) -> EngineError:
    """The EngineError of a file that is something else than a pack."""
    return EngineError(
        ErrorCode.NOT_A_PACK,
        tr("This is not a pack: it is no SQLite file."),
        tr("Packs, texts that end in .lmd, and folders of them can be opened."),
        Where(str(path)),
    )


def _judge_header(path: Path, header: bytes, size: int) -> None:
    where = Where(str(path))
    if not header:
        raise EngineError(
            ErrorCode.NOT_A_PACK, tr("This is not a pack: the file is empty."), "", where
        )
    if not header.startswith(_MAGIC[: len(header)]):
        raise no_pack(path)
    if size > MAX_FILE_BYTES:
        message = tr(
            "The pack is refused: it is over {size} GiB.",
            size=MAX_FILE_BYTES // 1024**3,
        )
        raise EngineError(ErrorCode.TOO_LARGE, message, "", where)
    if len(header) < _HEADER_LENGTH or (size < _pages_size(header) and not sidecars(path)):
        raise EngineError(
            ErrorCode.DAMAGED, tr("The pack is cut short: its end is missing."), "", where
        )


def _pages_size(header: bytes) -> int:
    """The bytes that a SQLite header says its file has, 0 where it does not say so surely."""
    if header[24:28] != header[92:96]:
        return 0
    page = int.from_bytes(header[16:18], "big")
    return (65536 if page == 1 else page) * int.from_bytes(header[28:32], "big")


def uri(path: Path, query: str) -> str:
    """The SQLite URI of a path, with every character that means something in one escaped."""
    text = path.absolute().as_uri()
    if not text.startswith("file:///"):  # a Windows share, which SQLite wants without authority
        text = "file://" + text.removeprefix("file:")
    return f"{text}?{query}"


def sidecars(path: Path) -> list[Path]:
    """The files beside a pack in which SQLite may still hold changes to it."""
    found: list[Path] = []
    for ending in SIDECARS:
        beside = path.with_name(path.name + ending)
        with contextlib.suppress(OSError):
            if beside.stat().st_size:
                found.append(beside)
    return found


def private_copy(path: Path, beside: list[Path], folder: Path) -> Path:
    """A pack copied with its sidecars into a private folder, where SQLite may settle them.

    A rollback journal may end in the name of another file, which SQLite would delete: in the copy
    of such a journal that name means nothing.
    """
    copy = folder / "pack"
    shutil.copyfile(path, copy)
    for file in beside:
        ending = file.name.removeprefix(path.name)
        target = folder / (copy.name + ending)
        shutil.copyfile(file, target)
        if ending == "-journal":
            _blot_foreign_name(target)
    return copy


def _blot_foreign_name(journal: Path) -> None:
    """Take away the mark by which SQLite knows that a journal ends in another file's name."""
    with journal.open("r+b") as file:
        size = file.seek(0, os.SEEK_END)
        at = file.seek(max(0, size - len(_JOURNAL_MAGIC)))
        if at and file.read() == _JOURNAL_MAGIC:
            file.seek(at)
            file.write(bytes(len(_JOURNAL_MAGIC)))


def resolved(target: Path) -> Path:
    """Where a save to ``target`` really goes: the file that a symbolic link points at."""
    try:
        return target.resolve()
    except (OSError, RuntimeError) as error:
        raise unwritable(target, f"{error}") from error


def unwritable(path: Path, reason: str, hint: str = "") -> EngineError:
    """The EngineError of a file that cannot be written, with the reason as half a sentence."""
    return EngineError(
        ErrorCode.UNWRITABLE,
        tr("The file cannot be written: {reason}.", reason=reason),
        hint,
        Where(str(path)),
    )


def refuse_unwritable(target: Path) -> None:
    """Raise the EngineError of a target that cannot or must not be replaced.

    Replacing a file needs no right to write into it, and an administrator may write anywhere: a
    file or folder that nobody may write is refused all the same, since somebody meant it so.
    """
    folder = target.parent
    if not folder.is_dir():
        raise unwritable(target, tr("its folder does not exist"))
    read_only = tr("The file is read-only, so it is left as it is.")
    if target.exists():
        mode = target.stat().st_mode
        if not stat.S_ISREG(mode):
            raise unwritable(target, tr("it is no ordinary file"))
        if not mode & 0o222 or not os.access(target, os.W_OK):
            raise EngineError(
                ErrorCode.READ_ONLY, read_only, tr("Save under another name."), Where(str(target))
            )
    if os.name == "posix" and not folder.stat().st_mode & 0o222:
        raise unwritable(target, tr("its folder is read-only"), tr("Save in another folder."))


@contextlib.contextmanager
def replacing(target: Path) -> Generator[Path]:
    """A new private file beside ``target``; on any failure it is gone and ``target`` untouched.

    The body fills it; ``commit`` moves it. The file gets the mode of the one it will replace.
    """
    fresh = target.with_name(f"{_FRESH}{secrets.token_hex(8)}.tmp")
    _clear_leftovers(target.parent)
    try:
        mode = 0o600 if target.exists() else 0o666
        os.close(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_RDWR, mode))
        yield fresh
    except OSError as error:
        raise unwritable(target, (error.strerror or str(error)).lower()) from error
    finally:
        for ending in ("", "-journal", "-wal", "-shm"):
            fresh.with_name(fresh.name + ending).unlink(missing_ok=True)


def stamp_of(target: Path) -> bytes | None:
    """What stands in a file now, with what SQLite left beside it, as one hash; None for no file.

    Size and time prove nothing: a file may be written twice within one tick of its clock.
    """
    seen = hashlib.sha256()
    try:
        for path in (target, *sidecars(target)):
            with path.open("rb") as file:
                seen.update(hashlib.file_digest(file, "sha256").digest())
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        raise unreadable(target, error) from error
    return seen.digest()


def refuse_changed(target: Path, stamp: bytes | None) -> None:
    """Raise the EngineError CHANGED of a file that is there and is another than it was."""
    now = stamp_of(target)
    if now is not None and now != stamp:
        raise changed(target)


def refuse_other(target: Path, expected: bytes | None) -> None:
    """Raise the EngineError CHANGED of a file that holds other bytes; no file is no other."""
    if expected is not None:
        with contextlib.suppress(FileNotFoundError):
            if target.read_bytes() != expected:
                raise changed(target)


def changed(target: Path) -> EngineError:
    """The EngineError of a file that another program wrote since it was read."""
    return EngineError(
        ErrorCode.CHANGED,
        tr("Another program changed the file since it was read, so it is left as it is."),
        tr("Compare the two, then save again."),
        Where(str(target)),
    )


def refuse_full(target: Path, need: int) -> None:
    """Raise the EngineError of a disk that has not the bytes that are surely needed."""
    with contextlib.suppress(OSError):
        free = shutil.disk_usage(target.parent).free
        if free < need:
            reason = counted(
                free,
                "the disk is full ({n} byte is free, {need:,} needed)",
                "the disk is full ({n} bytes are free, {need:,} needed)",
                need=need,
            )
            raise unwritable(target, reason, tr("Make room, or save on another disk."))


def _clear_leftovers(folder: Path) -> None:
    """Clear away new files that a crash left half written; none that is younger than a day."""
    with contextlib.suppress(OSError):
        for path in folder.glob(f"{_FRESH}*.tmp*"):
            if path.stat().st_mtime < time.time() - _LEFTOVER_S:
                path.unlink(missing_ok=True)


def commit(fresh: Path, target: Path) -> None:
    """Sync a finished file and let it take the target's place and mode, in one step."""
    with contextlib.suppress(FileNotFoundError):
        fresh.chmod(stat.S_IMODE(target.stat().st_mode))
    sync(fresh)
    os.replace(fresh, target)
    sync_folder(target.parent)


def sync(path: Path) -> None:
    """Wait until a file's content is on the disk."""
    handle = os.open(path, os.O_RDWR)
    try:
        if sys.platform == "darwin":
            import fcntl  # noqa: PLC0415  (not on Windows)

            fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
        os.fsync(handle)
    finally:
        os.close(handle)


def sync_folder(folder: Path) -> None:
    """Wait until a folder's names are on the disk, where the system can do that."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def try_back_up(target: Path, folder: Path | None) -> tuple[Path | None, tuple[str, ...]]:
    """The backup that ``back_up`` makes, or a sentence on why there is none.

    A save goes on without its backup: what is new matters more than what was.
    """
    if folder is None:
        return None, ()
    try:
        return back_up(target, folder), ()
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        return None, (
            tr("The version before could not be kept as a backup: {reason}.", reason=reason),
        )


def back_up(target: Path, folder: Path) -> Path | None:
    """Keep a file's present version as the next numbered backup, and only the newest 20 of them.

    The file that will replace it is a new one, so the backup may be the same file under a second
    name. None where there is nothing to keep. OSError; no backup is ever half there.
    """
    if not target.exists():
        return None
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    earlier = backups_of(target, folder)
    number = backup_number(earlier[-1]) + 1 if earlier else 1
    backup = folder / f"{_backup_name(target)}.{number:06d}{_ending(target)}"
    fresh = folder / f".{secrets.token_hex(8)}.tmp"
    try:
        shutil.copy2(target, fresh)
        fresh.chmod(0o600)
        sync(fresh)
        os.replace(fresh, backup)
        sync_folder(folder)
    finally:
        fresh.unlink(missing_ok=True)
    for file in backups_of(target, folder)[:-KEPT_BACKUPS]:
        file.unlink(missing_ok=True)
    return backup


def backups_of(target: Path, folder: Path) -> list[Path]:
    """The backups of a file in a folder, oldest first."""
    prefix, ending = _backup_name(target) + ".", _ending(target)
    found = folder.glob(f"*{ending}") if folder.is_dir() else ()
    return sorted(
        (path for path in found if path.name.startswith(prefix) and backup_number(path)),
        key=backup_number,
    )


def backup_number(backup: Path) -> int:
    """The number of a backup, 0 for what is none."""
    number = backup.suffixes[-2][1:] if len(backup.suffixes) > 1 else ""
    return int(number) if number.isdecimal() else 0


def _ending(target: Path) -> str:
    """The ending of a file's backups: its own, where that is a plain one."""
    return target.suffix if target.suffix[1:].isalnum() else ".backup"


def _backup_name(target: Path) -> str:
    place = hashlib.sha256(os.fsencode(target)).hexdigest()[:12]
    return f"{target.stem[:40]}-{place}"
