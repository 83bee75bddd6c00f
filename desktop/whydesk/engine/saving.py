"""Writing a workspace: to LMD files as they are, or to a pack that is compiled from them.

A snapshot is what is to be saved, cut off from the live text, so that a worker thread can write it
while typing goes on.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from whydesk.engine.bulk import bulk
from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.pack import clock, textfiles
from whydesk.engine.pack.build import Rows, rows
from whydesk.engine.pack.container import PackContent, PackFile, Saved, read_pack, write_pack
from whydesk.engine.pack.only_in_tables import Extras, only_in_tables

PACK_SUFFIX = ".laplaspack"


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The texts of a workspace at one moment, and the pack that they go on from, if any.

    ``extras`` is what only the tables of that pack say; where it is None nobody has looked yet, and
    the save does.
    """

    texts: Mapping[str, str]
    pack: PackFile | None = None
    extras: Extras | None = None

    def save(self, target: Path, author: str = "", backups: Path | None = None) -> Saved:
        """Write the texts where ``target`` says: a folder, an ``.lmd`` file, or a pack.

        A pack that is replaced goes on: its history and what is not understood are kept. Any
        thread. EngineError where it cannot be written; the old file is then as it was.
        """
        if target.is_dir():
            return _save_folder(target, self.texts)
        if target.suffix.lower() == textfiles.SUFFIX:
            return _save_file(target, self.texts)
        return write_pack(
            target,
            PackContent(self.texts, self.rows, extras=self._extras()),
            previous=self.pack.path if self.pack is not None else None,
            author=author,
            time=clock.now(),
            backups=backups,
        )

    def _extras(self) -> Extras:
        if self.extras is not None:
            return self.extras
        return extras_of(self.pack) if self.pack is not None else Extras()

    def rows(self, times: Mapping[str, str]) -> Rows:
        """The derived rows, read anew from the texts; ``times`` tells the newer of two shards."""
        with bulk():
            return rows(_graph_of(self.texts, times))


def extras_of(pack: PackFile) -> Extras:
    """What only the tables of a pack say, and not its source. Any thread."""
    times = {shard: found.time for shard, found in pack.shards.items()}
    with bulk():
        return only_in_tables(pack, _graph_of(pack.texts, times))


def _graph_of(texts: Mapping[str, str], times: Mapping[str, str]) -> Graph:
    graph = Graph()
    for shard, text in texts.items():
        graph.add_shard(LiveDocument(text, shard), times.get(shard, ""))
    return graph


def _save_file(target: Path, texts: Mapping[str, str]) -> Saved:
    if len(texts) != 1:
        raise EngineError(
            ErrorCode.USAGE,
            "Several files cannot be saved as one .lmd file.",
            "Save them as a pack, or into a folder.",
            Where(str(target)),
        )
    (text,) = texts.values()
    textfiles.write_text(target, text)
    return _plain(target, changed=True)


def _save_folder(target: Path, texts: Mapping[str, str]) -> Saved:
    """Write the files of a folder whose text differs from what is on the disk."""
    for shard, text in texts.items():
        textfiles.refuse_nul(text, shard)
    changed = False
    for shard, text in texts.items():
        path = target / shard
        if not path.exists() or path.read_bytes() != text.encode("utf-8"):
            path.parent.mkdir(parents=True, exist_ok=True)
            textfiles.write_text(path, text)
            changed = True
    return _plain(target, changed=changed)


def _plain(target: Path, *, changed: bool) -> Saved:
    return Saved(target, changed, commit="", seal_lost=False, backup=None, notes=())


def continued(out: Path, texts: Mapping[str, str], *, force: bool) -> Path | None:
    """The pack that a build to ``out`` goes on from: the one that is there, if of the same shards.

    EngineError WOULD_OVERWRITE for any other file that is there, unless ``force``.
    """
    if not out.exists():
        return None
    try:
        same = read_pack(out).shards.keys() == texts.keys()
    except EngineError:
        same = False
    if same:
        return out
    if force:
        return None
    raise EngineError(
        ErrorCode.WOULD_OVERWRITE,
        "Another file stands there, and it is not a pack of the same source.",
        "Choose another name, or give --force to replace it.",
        Where(str(out)),
    )
