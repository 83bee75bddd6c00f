"""The engine's face: a workspace is one or more shards of LMD, what they say, and where they live.

A workspace belongs to one thread at a time. What it answers follows from the text alone. The room
of an answer is loaded when it is first asked for: a start needs few of them, a command one.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from whydesk.engine.bulk import bulk
from whydesk.engine.entitlement import Entitlement
from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.facts import Counts, Info, Kind, counts_of
from whydesk.engine.graph.changes import ChangeSet
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.model import Diagnostic, TextEdit
from whydesk.engine.pack.weight import Weigh, refuse_heavy
from whydesk.engine.questions import Questions
from whydesk.engine.stopping import go_on
from whydesk.engine.wording import tr

if TYPE_CHECKING:
    from whydesk.engine.building import BuildReport
    from whydesk.engine.keeping.disk import OnDisk
    from whydesk.engine.pack.container import PackFile, Saved
    from whydesk.engine.pack.only_in_tables import Extras
    from whydesk.engine.rebuilding import Rebuilt
    from whydesk.engine.saving import Snapshot

NEW_SHARD = "main.lmd"
TABLES_SHARD = "tables.lmd"


class Workspace(Questions, Entitlement):
    """An open file, folder or pack. ``graph`` is what its shards say together.

    ``notes`` are sentences for the person who opened it, ``read_only`` says why it cannot be
    edited (empty where it can). ``stored`` are the texts on the disk, as last read or written.
    """

    def __init__(
        self,
        texts: Mapping[str, str],
        kind: Kind = Kind.NEW,
        path: Path | None = None,
        pack: "PackFile | None" = None,
    ) -> None:
        self.kind = kind
        self.path = path
        self.pack = pack
        self.stored: Mapping[str, str] = pack.texts if pack is not None else {}
        self.read_only = ""
        self._notes: tuple[str, ...] = ()
        self.graph = Graph()
        with bulk():
            for shard, text in texts.items():
                go_on()
                time = pack.shards[shard].time if pack and shard in pack.shards else ""
                self.graph.add_shard(LiveDocument(text, shard), time)
        self._extras: Extras | None = None

    # --- opening ----------------------------------------------------------------------------------

    @classmethod
    def new(cls, text: str = "") -> "Workspace":
        """A workspace of one shard that is in no file yet."""
        return cls({NEW_SHARD: text})

    @classmethod
    def open(cls, path: str | Path, weigh: Weigh = refuse_heavy) -> "Workspace":
        """The workspace of a ``.laplaspack``, an ``.lmd`` file, or a folder of ``.lmd`` files.

        Nothing on the disk is changed by it. EngineError where the path cannot be read: NOT_FOUND,
        UNREADABLE, NOT_A_PACK, DAMAGED, TOO_LARGE, NO_SOURCE, ENCODING, NUL; HEAVY where ``weigh``
        finds the source too much to work out.
        """
        from whydesk.engine.pack import textfiles

        path = Path(path)
        if path.is_dir():
            texts = textfiles.read_folder(path)
            weigh(path, texts)
            return cls._from_texts(texts, Kind.FOLDER, path)
        if path.suffix.lower() == textfiles.SUFFIX:
            texts = {path.name: textfiles.read_text(path)}
            weigh(path, texts)
            return cls._from_texts(texts, Kind.FILE, path)
        from whydesk.engine.pack.container import read_pack

        pack = read_pack(path)
        if pack.source_fault is None:
            weigh(path, pack.texts)
            return cls(pack.texts, Kind.PACK, path, pack)
        return cls._from_tables(path, pack, pack.source_fault, weigh)

    @classmethod
    def _from_texts(cls, texts: Mapping[str, str], kind: Kind, path: Path) -> "Workspace":
        opened = cls(texts, kind, path)
        opened.stored = texts
        return opened

    @classmethod
    def _from_tables(
        cls, path: Path, pack: "PackFile", fault: EngineError, weigh: Weigh
    ) -> "Workspace":
        from whydesk.engine.pack.only_in_tables import Extras
        from whydesk.engine.pack.views import as_source, table_view

        view = table_view(path)
        texts = {TABLES_SHARD: as_source(view)}
        weigh(path, texts)
        opened = cls(texts, Kind.PACK, path, pack)
        opened._notes = view.flags
        opened._extras = Extras()
        opened.read_only = tr(
            "{message} So the pack is shown from its tables, for reading.", message=fault.message
        )
        return opened

    @property
    def documents(self) -> Mapping[str, LiveDocument]:
        """The live document of each shard, in reading order."""
        return self.graph.documents

    @property
    def manifest(self) -> Mapping[str, str]:
        """The manifest of the pack; empty for files, folders and what is new."""
        return self.pack.manifest if self.pack else {}

    @property
    def has_source(self) -> bool:
        """Whether the texts are what the file holds; not so for a pack shown from its tables."""
        return self.pack is None or self.pack.source_fault is None

    @property
    def notes(self) -> tuple[str, ...]:
        """Sentences for the person who opened it."""
        return (*(self.pack.notes if self.pack else ()), *self._notes)

    # --- text -------------------------------------------------------------------------------------

    def texts(self) -> dict[str, str]:
        """The source of every shard, byte for byte."""
        return {shard: document.text() for shard, document in self.documents.items()}

    def text(self, shard: str = "") -> str:
        """The source of a shard; of the only one where none is named.

        EngineError NOT_FOUND for a shard that is not there, USAGE where one must be named.
        """
        return self.document(shard).text()

    def document(self, shard: str = "") -> LiveDocument:
        """The live document of a shard; see ``text``."""
        shards = ", ".join(self.documents)
        if not shard:
            if len(self.documents) == 1:
                return next(iter(self.documents.values()))
            raise EngineError(
                ErrorCode.USAGE,
                tr("There are several shards; name one."),
                tr("They are: {shards}.", shards=shards),
            )
        if shard not in self.documents:
            raise EngineError(
                ErrorCode.NOT_FOUND,
                tr("There is no shard «{shard}».", shard=shard),
                tr("Its shards: {shards}.", shards=shards),
            )
        return self.documents[shard]

    def replace(
        self,
        shard: str,
        first: int,
        removed: int,
        lines: Sequence[str],
        endings: Sequence[str] | None = None,
    ) -> ChangeSet:
        """Put lines in the place of ``removed`` lines from ``first`` on; what changed by it."""
        delta = self.documents[shard].replace(first, removed, lines, endings)
        changes = self.graph.take(delta)
        self._follow((changes,))
        return changes

    def apply(self, edits: Iterable[TextEdit]) -> list[ChangeSet]:
        """Carry out text edits, given in positions of the present text; they must not overlap."""
        by_shard: dict[str, list[TextEdit]] = {}
        for edit in edits:
            by_shard.setdefault(edit.shard, []).append(edit)
        changes: list[ChangeSet] = []
        for shard, own in by_shard.items():
            changes += map(self.graph.take, self.documents[shard].apply(own))
        self._follow(changes)
        return changes

    def _follow(self, changes: Sequence[ChangeSet]) -> None:
        """Tell what was worked out of the text what an edit changed."""
        if self._search is not None:
            for change in changes:
                self._search.touch(change.nodes)
        if self._support is not None:
            self._support.touch(changes)

    # --- at a glance ------------------------------------------------------------------------------

    def counts(self) -> Counts:
        """How many nodes, links and thoughts there are, as a pack would hold them."""
        return counts_of(self.graph)

    def info(self) -> Info:
        """Manifest, counts and links by role."""
        return Info(dict(self.manifest), self.counts(), self.graph.roles(), self.notes)

    # --- problems ---------------------------------------------------------------------------------

    def problems(self) -> list[Diagnostic]:
        """All findings, by shard and place."""
        from whydesk.engine.graph.checks import check_graph, in_order
        from whydesk.engine.lmd.checks import check_chunk

        found = check_graph(self.graph)
        for shard, document in self.documents.items():
            first = 0
            for chunk in document.chunks():
                found += check_chunk(chunk, first, shard)
                first += len(chunk.lines)
        return in_order(found)

    def errors(self) -> list[Diagnostic]:
        """The findings that stop a build, by shard and place; cheaper than ``problems``."""
        from whydesk.engine.graph.checks import check_errors

        return check_errors(self.graph)

    def fix(self, codes: Iterable[str] = ()) -> int:
        """Carry out the fixes that need no choice, of these codes or of all; how many were done.

        A fix may bring up or settle another problem, so the text is looked at again after each
        round, until nothing more can be done (or it goes round in circles).
        """
        from whydesk.engine.fixing import MAX_ROUNDS, independent_fixes

        wanted = frozenset(codes)
        done = 0
        for _ in range(MAX_ROUNDS):
            fixes = independent_fixes(self.problems(), wanted)
            if not fixes:
                break
            done += len(fixes)
            self.apply(edit for fix in fixes for edit in fix.edits)
        return done

    # --- writing ----------------------------------------------------------------------------------

    def extras(self) -> "Extras":
        """What only the tables of the opened pack say, not its source; nothing for other kinds.

        Follows from the file as it was opened, not from edits since.
        """
        from whydesk.engine.saving import Extras, extras_of

        if self.pack is None:
            return Extras()
        if self._extras is None:
            self._extras = extras_of(self.pack)
        return self._extras

    def know_extras(self, extras: "Extras") -> None:
        """Take what ``extras_of`` found for the opened pack, maybe on another thread."""
        self._extras = extras

    def adopt_extras(self) -> str:
        """Write what only the tables say into the source, as a shard of its own; its name.

        EngineError USAGE where there is nothing to write.
        """
        from whydesk.engine.pack.only_in_tables import Extras
        from whydesk.engine.pack.views import extras_source

        extras = self.extras()
        if not extras:
            raise EngineError(
                ErrorCode.USAGE, tr("The tables say nothing that the source does not.")
            )
        shard, number = TABLES_SHARD, 2
        while shard in self.documents:
            shard, number = f"tables-{number}.lmd", number + 1
        text = extras_source(extras, "What only the tables said")
        self.graph.add_shard(LiveDocument(text, shard))
        self._extras = Extras()
        self._search = self._support = None
        return shard

    def snapshot(self) -> "Snapshot":
        """What a save would write, cut off from the live text."""
        from whydesk.engine.saving import Snapshot

        return Snapshot(self.texts(), self.pack, self._extras, self.path, self.stored)

    def save(
        self, target: str | Path | None = None, author: str = "", backups: Path | None = None
    ) -> "Saved":
        """Save where it was opened, or at ``target``; problems never stop a save.

        EngineError where it cannot be written, READ_ONLY for a pack shown from its tables, USAGE
        for a new workspace without a target.
        """
        if self.read_only:
            raise EngineError(ErrorCode.READ_ONLY, self.read_only, where=Where(str(self.path)))
        place = Path(target) if target is not None else self.path
        if place is None:
            raise EngineError(
                ErrorCode.USAGE, tr("This is in no file yet."), tr("Name one to save it in.")
            )
        snapshot = self.snapshot()
        saved = snapshot.save(place, author, backups)
        self.settle(saved, snapshot.texts)
        return saved

    def settle(self, saved: "Saved", texts: Mapping[str, str]) -> None:
        """Take note that these texts of it were saved: path, kind, history and times."""
        from whydesk.engine.pack.container import read_pack
        from whydesk.engine.pack.textfiles import SUFFIX

        self.path = saved.path
        self.stored = dict(texts)
        if saved.path.is_dir():
            self.kind, self.pack, self._extras = Kind.FOLDER, None, None
        elif saved.path.suffix.lower() == SUFFIX:
            self.kind, self.pack, self._extras = Kind.FILE, None, None
        else:
            self.kind, self.pack = Kind.PACK, read_pack(saved.path)
            self._take_times(self.pack)

    def note_stored(self, found: "OnDisk") -> None:
        """Take note of what others wrote to the file that is open."""
        self.stored = found.texts
        if found.pack is not None:
            self.pack, self._extras = found.pack, None
            self._take_times(found.pack)

    def _take_times(self, pack: "PackFile") -> None:
        """Take over when shards were committed; which of two wins may be another by it."""
        if self.graph.set_times({shard: s.time for shard, s in pack.shards.items()}):
            self._search = self._support = None

    def build(
        self,
        out: str | Path,
        *,
        name: str | None = None,
        owner: str | None = None,
        allow_dangling: bool = False,
        force: bool = False,
    ) -> "BuildReport":
        """Compile the workspace to a pack at ``out``; the workspace itself stays where it is.

        A pack of the same shards that is there is continued. EngineError PROBLEMS where an error
        stands in the text (with ``allow_dangling``: one that is no dangling reference), and nothing
        is written; WOULD_OVERWRITE where another file is there and ``force`` is not given.
        """
        from whydesk.engine.building import build

        return build(
            self.graph,
            Path(out),
            name=name,
            owner=owner,
            allow_dangling=allow_dangling,
            force=force,
        )

    def rebuild(self, backups: Path | None = None) -> "Rebuilt":
        """Write the derived tables of the opened pack anew from the source that stands in it.

        Edits since are no part of it. USAGE for a workspace that is no pack; errors of ``save``.
        """
        from whydesk.engine.rebuilding import rebuild
        from whydesk.engine.saving import Snapshot

        if self.kind is not Kind.PACK or self.path is None or self.pack is None:
            where = Where(str(self.path or ""))
            raise EngineError(
                ErrorCode.USAGE, tr("Only a pack has tables to rebuild."), where=where
            )
        return rebuild(self.path, Snapshot(self.pack.texts).rows, self.extras(), backups)
