"""What several paths are opened as, since one file, folder or pack is open in a window."""

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from whydesk.engine.pack.textfiles import SUFFIX


class Opening(Struct, frozen=True):
    """A path to open, and the file of it to show first (empty for the first of all)."""

    path: Path
    shard: str = ""


def openings(paths: Sequence[Path]) -> list[Opening]:
    """What to open for these paths, in their order, each once.

    Texts that lie in one folder are opened together, as that folder; everything else by itself.
    """
    folders: dict[Path, list[Path]] = {}
    for path in paths:
        if path.suffix.lower() == SUFFIX and not path.is_dir():
            folders.setdefault(path.absolute().parent, []).append(path)
    found: dict[Path, Opening] = {}
    for path in paths:
        folder = path.absolute().parent
        own = folders.get(folder, [])
        if path in own and len(set(own)) > 1:
            found.setdefault(folder, Opening(folder, own[0].name))
        else:
            found.setdefault(path, Opening(path))
    return list(found.values())
