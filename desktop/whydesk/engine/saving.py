"""Writing a workspace: to LMD files as they are, or to a pack that is compiled from them.

A snapshot is what is to be saved, cut off from the live text, so that a worker thread can write it
while typing goes on.
"""

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct, field
from msgspec.structs import replace

from whydesk.engine.bulk import bulk
from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.pack import clock, files, textfiles
from whydesk.engine.pack.build import Rows, rows
from whydesk.engine.pack.container import PackContent, PackFile, Saved, read_pack, write_pack
from whydesk.engine.pack.only_in_tables import Extras, only_in_tables
from whydesk.engine.wording import tr

_GONE = tr("The file was gone, so it begins anew; its history up to now is in the backups.")


class Snapshot(Struct, frozen=True):
    """The texts of a workspace at one moment, and the pack that they go on from, if any.

    ``extras`` is what only the tables of that pack say; where it is None nobody has looked yet, and
    the save does. ``path`` is where the workspace lives, ``stored`` what stood there when it was
    read or written last: a save there is refused where it says another thing by now.
    """

    texts: Mapping[str, str]
    pack: PackFile | None = None
    extras: Extras | None = None
    path: Path | None = None
    stored: Mapping[str, str] = field(default_factory=dict[str, str])

    def save(self, target: Path, author: str = "", backups: Path | None = None) -> Saved:
        """Write the texts where ``target`` says: a folder, an ``.lmd`` file, or a pack.

        A pack that is replaced goes on: its history and what is not understood are kept. Any
        thread. EngineError where it cannot be written, CHANGED where another program wrote it
        since; the old file is then as it was.
        """
        expected = (
            self.stored if self.path is not None and files.same_file(target, self.path) else None
        )
        if target.is_dir():
            return _save_folder(target, self.texts, expected, backups)
        if target.suffix.lower() == textfiles.SUFFIX:
            return _save_file(target, self.texts, expected, backups)
        previous = self.pack.path if self.pack is not None else None
        gone = previous is not None and not previous.exists()
        # What only its tables said can be read from the file alone, unless that was done in time.
        extras = self.extras or Extras() if gone else self._extras()
        saved = write_pack(
            target,
            PackContent(self.texts, self.rows, extras=extras),
            previous=None if gone else previous,
            author=author,
            time=clock.now(),
            backups=backups,
            expected=expected,
        )
        return replace(saved, notes=(*saved.notes, _GONE)) if gone else saved

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


def _save_file(
    target: Path, texts: Mapping[str, str], expected: Mapping[str, str] | None, backups: Path | None
) -> Saved:
    if len(texts) != 1:
        raise EngineError(
            ErrorCode.USAGE,
            tr("Several files cannot be saved as one .lmd file."),
            tr("Save them as a pack, or into a folder."),
            Where(str(target)),
        )
    (text,) = texts.values()
    if target.is_file() and target.read_bytes() == textfiles.encode(text, str(target)):
        return Saved(target, False, "", False, None, ())
    known = next(iter(expected.values()), None) if expected else None
    written = textfiles.write_text(target, text, expected=known, backups=backups)
    return Saved(target, True, "", False, written.backup, written.notes)


def _save_folder(
    target: Path, texts: Mapping[str, str], expected: Mapping[str, str] | None, backups: Path | None
) -> Saved:
    """Write the files of a folder whose text differs from what is on the disk.

    All are looked at before the first is written: a folder that another program changed stays as it
    is, whole. A crash between two files leaves each of them old or new.
    """
    known = expected or {}
    waiting: list[tuple[Path, str, str | None]] = []
    for shard, text in texts.items():
        path, content = target / shard, textfiles.encode(text, shard)
        textfiles.refuse_nul(content, shard)
        there = path.read_bytes() if path.exists() else None
        if there == content:
            continue
        if shard in known and there is not None:
            files.refuse_other(path, textfiles.encode(known[shard], shard))
        waiting.append((path, text, known.get(shard)))
    notes: list[str] = []
    for path, text, before in waiting:
        path.parent.mkdir(parents=True, exist_ok=True)
        notes += textfiles.write_text(path, text, expected=before, backups=backups).notes
    return Saved(target, bool(waiting), "", False, None, tuple(notes))


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
        tr("Another file stands there, and it is not a pack of the same source."),
        tr("Choose another name, or give --force to replace it."),
        Where(str(out)),
    )
