"""Saving a pack: a new file beside the old one, filled, read back, and swapped in."""

import contextlib
import shutil
import sqlite3
from collections.abc import Callable, Generator, Mapping
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.lmd.lines import split_lines
from whydesk.engine.pack import files
from whydesk.engine.pack.build import sha_of
from whydesk.engine.pack.content import PackContent
from whydesk.engine.pack.filling import Filling, fill
from whydesk.engine.pack.packfile import PackFile, pack_of
from whydesk.engine.pack.reading import reading
from whydesk.engine.pack.schema import FORMAT_VERSION, MAX_VALUE_BYTES
from whydesk.engine.pack.textfiles import refuse_nul
from whydesk.engine.wording import tr


class Saved(Struct, frozen=True):
    """What a save did. ``changed`` is False where the file already said all of it."""

    path: Path
    changed: bool
    commit: str
    seal_lost: bool
    backup: Path | None
    notes: tuple[str, ...]


class Step(Enum):
    """The steps of a save, each told when it is done."""

    FILLED = "filled"
    CHECKED = "checked"
    BACKED_UP = "backed-up"
    SWAPPED = "swapped"


def no_one(step: Step) -> None:
    """Listens to nothing."""


def write_pack(
    target: Path,
    content: PackContent,
    *,
    previous: Path | None,
    author: str,
    time: str,
    backups: Path | None = None,
    rebuild: bool = False,
    expected: Mapping[str, str] | None = None,
    told: Callable[[Step], None] = no_one,
) -> Saved:
    """Save a pack at ``target``, whole or not at all.

    ``previous`` is the pack it goes on from (mostly ``target`` itself): its history, and all that
    is not understood, is kept; None starts anew. A save that changes nothing leaves the file alone,
    or copies it where it goes elsewhere; ``rebuild`` writes the derived tables even so.
    ``backups`` is the folder for the replaced version. ``expected`` are the texts that ``previous``
    must still hold. Runs on any thread. EngineError where the target cannot be written or the
    content not be kept, CHANGED where another program wrote it since; the old file is then as it
    was.
    """
    target = files.resolved(target)
    texts = dict(sorted(content.texts.items()))
    size, sha = _measured(texts, content, author)
    files.refuse_unwritable(target)
    files.refuse_full(target, size)
    stamp = files.stamp_of(target)
    with contextlib.ExitStack() as stack:
        old = stack.enter_context(reading(previous)) if previous is not None else None
        pack = pack_of(old) if old is not None else None
        if pack is not None:
            _refuse_lossy(pack)
        same = pack is not None and not rebuild and _says_the_same(pack, texts, content)
        if same and old is not None and files.resolved(old.path) == target:
            return Saved(target, False, "", False, None, ())
        if expected is not None and pack is not None and pack.texts != expected:
            raise files.changed(pack.path)
        fresh = stack.enter_context(files.replacing(target))
        if same and old is not None:
            shutil.copyfile(old.file, fresh)
            filling = Filling("", False, ())
        else:
            with writing(target):
                filling = fill(fresh, old, pack, texts, sha, content, author, time)
        told(Step.FILLED)
        _check(fresh, target, texts)
        told(Step.CHECKED)
        swapped = swap_in(fresh, target, backups, stamp, told)
    notes = (*filling.notes, *swapped.notes)
    return Saved(target, True, filling.commit, filling.seal_lost, swapped.backup, notes)


def _measured(texts: Mapping[str, str], content: PackContent, author: str) -> tuple[int, str]:
    """The bytes of all texts and their ``head_sha``; EngineError of what no pack can hold."""
    if not texts:
        raise EngineError(ErrorCode.NO_SOURCE, tr("There is no source to save."))
    written: dict[str, bytes] = {}
    for shard, text in texts.items():
        written[shard] = data = _bytes_of(text, shard)
        if len(data) > MAX_VALUE_BYTES:
            raise EngineError(
                ErrorCode.TOO_LARGE,
                tr("The source is over 16 MiB, which no pack may hold in one file."),
                tr("Split it into several files in one folder."),
                Where(shard),
            )
    for name in (*texts, content.name or "", content.owner or "", author):
        _bytes_of(name, name.replace("\0", ""))
    return sum(map(len, written.values())), sha_of(written)


def _bytes_of(text: str, shard: str) -> bytes:
    """A text as UTF-8; EngineError where it has none, or holds a NUL."""
    try:
        data = text.encode()
    except UnicodeEncodeError as error:
        line = len(split_lines(text[: error.start])[0])
        raise EngineError(
            ErrorCode.ENCODING,
            tr("The text holds half a character, which UTF-8 cannot write."),
            where=Where(shard.encode(errors="replace").decode(), line),
        ) from error
    refuse_nul(data, shard)
    return data


def _refuse_lossy(pack: PackFile) -> None:
    """Raise the EngineError of a pack whose next version would lose what this one holds."""
    where = Where(str(pack.path))
    if pack.format_version > FORMAT_VERSION:
        raise EngineError(
            ErrorCode.READ_ONLY,
            tr(
                "The pack has format {format_version}, which a newer program wrote.",
                format_version=pack.format_version,
            ),
            tr("Save its source under another name."),
            where,
        )
    fault = pack.source_fault
    if fault is not None and fault.code is not ErrorCode.NO_SOURCE:
        raise EngineError(
            ErrorCode.READ_ONLY,
            tr(
                "The pack is left as it is, since saving would lose source: {message}",
                message=fault.message,
            ),
            tr("Save under another name."),
            where,
        )


def _says_the_same(pack: PackFile, texts: Mapping[str, str], content: PackContent) -> bool:
    """Whether a pack already says all that is to be saved, in the present format."""
    return (
        not pack.upgraded
        and bool(pack.commits)
        and pack.texts == texts
        and content.name in (None, pack.manifest.get("name"))
        and content.owner in (None, pack.manifest.get("owner"))
    )


@contextlib.contextmanager
def writing(target: Path) -> Generator[None]:
    """Turn what SQLite says while a file is written into one plain sentence."""
    try:
        yield
    except sqlite3.Error as error:
        full = getattr(error, "sqlite_errorname", "") == "SQLITE_FULL"
        raise files.unwritable(target, tr("the disk is full") if full else str(error)) from error


def _check(fresh: Path, target: Path, texts: Mapping[str, str]) -> None:
    """Read the new file back before anything depends on it."""
    try:
        with reading(fresh) as again:
            same = pack_of(again).texts == texts
    except EngineError as error:
        if error.code is ErrorCode.STOPPED:
            raise
        raise files.unwritable(
            target, tr("what was written is unsound ({message})", message=error.message)
        ) from error
    if not same:
        raise files.unwritable(target, tr("what was written does not read back as it was"))


class Swapped(NamedTuple):
    """The backup of what was replaced, if there is one, and what to say of it."""

    backup: Path | None
    notes: tuple[str, ...]


def swap_in(
    fresh: Path,
    target: Path,
    backups: Path | None,
    stamp: bytes | None,
    told: Callable[[Step], None] = no_one,
) -> Swapped:
    """Let a finished file take the target's place.

    ``stamp`` is what ``stamp_of`` said when the save began: CHANGED where it says another thing now
    and the file is there.
    """
    files.refuse_changed(target, stamp)
    _settle_sidecars(target)
    swapped = Swapped(*files.try_back_up(target, backups))
    told(Step.BACKED_UP)
    files.commit(fresh, target)
    told(Step.SWAPPED)
    return swapped


def _settle_sidecars(target: Path) -> None:
    """Bring a target and what SQLite left beside it together, before the target is replaced.

    A ``-wal`` or ``-journal`` left beside the new file would be played into it. First the settled
    old content takes the old file's place (playing the sidecar into that changes nothing), then the
    sidecar goes: a crash at any instant leaves a readable old file.
    """
    beside = files.sidecars(target)
    if beside:
        with reading(target) as settled, files.replacing(target) as copy:
            shutil.copyfile(settled.file, copy)
            files.commit(copy, target)
        for ending in (*files.SIDECARS, "-shm"):
            target.with_name(target.name + ending).unlink(missing_ok=True)
