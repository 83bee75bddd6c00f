"""Writing a pack's derived tables anew from its source, with what had drifted."""

from collections.abc import Callable, Mapping
from pathlib import Path

from msgspec import Struct

from whydesk.engine.pack import clock
from whydesk.engine.pack.build import Rows
from whydesk.engine.pack.container import PackContent, Saved, write_pack
from whydesk.engine.pack.drift import Drift, drift
from whydesk.engine.pack.only_in_tables import Extras
from whydesk.engine.pack.packfile import pack_of
from whydesk.engine.pack.reading import reading


class Rebuilt(Struct, frozen=True):
    """Where the stored tables departed from the source, and the save that mended it, if any."""

    drift: tuple[Drift, ...]
    saved: Saved | None


def rebuild(
    path: Path, rows: Callable[[Mapping[str, str]], Rows], extras: Extras, backups: Path | None
) -> Rebuilt:
    """Write the derived tables of a pack as its source gives them.

    ``rows`` makes them, as for ``PackContent``. A pack whose tables all follow from its source is
    left as it is. ``extras``, what only the tables say, are reported and kept. Any thread. Errors
    of ``write_pack``.
    """
    with reading(path) as opened:
        pack = pack_of(opened)
        times = {shard: found.time for shard, found in pack.shards.items()}
        found = drift(opened, rows(times), pack.manifest.get("writer_version", ""))
    if not found and not pack.upgraded:
        return Rebuilt((), None)
    saved = write_pack(
        path,
        PackContent(pack.texts, rows, extras=extras),
        previous=path,
        author="",
        time=clock.now(),
        backups=backups,
        rebuild=True,
    )
    return Rebuilt(tuple(found), saved)
