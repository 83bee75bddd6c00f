"""What stands on the disk now, for a file, a folder or a pack that is open."""

import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.pack import textfiles

if TYPE_CHECKING:
    from whydesk.engine.pack.packfile import PackFile


class OnDisk(Struct, frozen=True):
    """The texts at a path, and the pack that they came from if it is one."""

    texts: Mapping[str, str]
    pack: "PackFile | None" = None


def only_text(texts: Mapping[str, str], names: Iterable[str]) -> Mapping[str, str]:
    """A single text under the name that it goes by where it is open; several as they are.

    A text that was saved as another file, and a backup, have other names than the open text.
    """
    known = tuple(names)
    if len(texts) == len(known) == 1:
        return {known[0]: next(iter(texts.values()))}
    return texts


def on_disk(path: Path) -> OnDisk | None:
    """What stands at a path now; None where nothing does. Any thread.

    The errors of opening, where something stands there that cannot be read; also a pack without
    readable source counts as one.
    """
    try:
        if path.is_dir():
            return OnDisk(textfiles.read_folder(path))
        if path.suffix.lower() == textfiles.SUFFIX:
            return OnDisk({path.name: textfiles.read_text(path)})
        # What reads a file that may be a stranger's is loaded with the first pack.
        from whydesk.engine.pack.packfile import read_pack  # noqa: PLC0415

        pack = read_pack(path)
    except EngineError as error:
        if error.code is ErrorCode.NOT_FOUND:
            return None
        raise
    if pack.source_fault is not None:
        raise pack.source_fault
    return OnDisk(pack.texts, pack)


def signature(path: Path) -> tuple[object, ...]:
    """What changes with nearly every write to a path, and is found without reading it.

    A hint that it is worth reading, never a proof that it is not.
    """
    if not path.is_dir():
        return (_of(path),)
    found = [_of(path)]
    for place, folders, names in os.walk(path):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        found += [_of(Path(place, name)) for name in sorted(names) if name.endswith(".lmd")]
    return tuple(found)


def _of(path: Path) -> tuple[object, ...]:
    try:
        told = path.stat()
    except OSError:
        return (str(path), None)
    return (str(path), told.st_ino, told.st_size, told.st_mtime_ns, told.st_ctime_ns)
