"""The engine's face: a workspace is one or more shards of LMD, what they say, and where they live.

A workspace belongs to one thread at a time. What it answers follows from the text alone.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from whydesk.engine.bulk import bulk
from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.graph import checks as graph_checks
from whydesk.engine.graph.index import ChangeSet, Graph
from whydesk.engine.lmd.checks import check_chunk
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.model import Diagnostic, Node, Severity, TextEdit, Think, WhyChain
from whydesk.engine.pack import textfiles
from whydesk.engine.pack.container import PackFile, read_pack
from whydesk.engine.recall.cards import Card, card
from whydesk.engine.recall.conflicts import Conflicts, conflicts
from whydesk.engine.recall.find import DEFAULT_LIMIT, Hit, SearchIndex
from whydesk.engine.recall.match import match
from whydesk.engine.recall.nearest import nearest_labels
from whydesk.engine.recall.thinks import open_loops
from whydesk.engine.recall.why import why

PACK_SUFFIX = ".laplaspack"
NEW_SHARD = "main.lmd"


class Kind(Enum):
    """What a workspace was opened from."""

    NEW = "new"
    FILE = "file"
    FOLDER = "folder"
    PACK = "pack"


@dataclass(frozen=True, slots=True)
class Counts:
    """How much a workspace holds; links and thoughts are those whose ends are there."""

    nodes: int
    links: int
    thoughts: int


@dataclass(frozen=True, slots=True)
class Info:
    """A workspace at a glance: the manifest (empty where there is none), counts, links by role."""

    manifest: Mapping[str, str]
    counts: Counts
    roles: Mapping[str, int]
    notes: tuple[str, ...] = field(default=())


class Workspace:
    """An open file, folder or pack. ``graph`` is what its shards say together.

    ``notes`` are sentences for the person who opened it, ``read_only`` says why it cannot be
    edited (empty where it can).
    """

    def __init__(
        self,
        texts: Mapping[str, str],
        kind: Kind = Kind.NEW,
        path: Path | None = None,
        pack: PackFile | None = None,
    ) -> None:
        self.kind = kind
        self.path = path
        self.pack = pack
        self.read_only = ""
        self.graph = Graph()
        with bulk():
            for shard, text in texts.items():
                time = pack.shards[shard].time if pack and shard in pack.shards else ""
                self.graph.add_shard(LiveDocument(text, shard), time)
        self._search: SearchIndex | None = None

    # --- opening ----------------------------------------------------------------------------------

    @classmethod
    def new(cls, text: str = "") -> "Workspace":
        """A workspace of one shard that is in no file yet."""
        return cls({NEW_SHARD: text})

    @classmethod
    def open(cls, path: str | Path) -> "Workspace":
        """The workspace of a ``.laplaspack``, an ``.lmd`` file, or a folder of ``.lmd`` files.

        Nothing on the disk is changed by it. EngineError where the path cannot be read: NOT_FOUND,
        UNREADABLE, NOT_A_PACK, DAMAGED, TOO_LARGE, NO_SOURCE, ENCODING, NUL.
        """
        path = Path(path)
        if path.is_dir():
            return cls(textfiles.read_folder(path), Kind.FOLDER, path)
        if path.suffix.lower() == textfiles.SUFFIX:
            return cls({path.name: textfiles.read_text(path)}, Kind.FILE, path)
        pack = read_pack(path)
        return cls(pack.texts, Kind.PACK, path, pack)

    @property
    def documents(self) -> Mapping[str, LiveDocument]:
        """The live document of each shard, in reading order."""
        return self.graph.documents

    @property
    def manifest(self) -> Mapping[str, str]:
        """The manifest of the pack; empty for files, folders and what is new."""
        return self.pack.manifest if self.pack else {}

    @property
    def notes(self) -> tuple[str, ...]:
        return self.pack.notes if self.pack else ()

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
                ErrorCode.USAGE, "There are several shards; name one.", f"They are: {shards}."
            )
        if shard not in self.documents:
            raise EngineError(
                ErrorCode.NOT_FOUND, f"There is no shard «{shard}».", f"There are: {shards}."
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
        if self._search is not None:
            self._search.touch(changes.nodes)
        return changes

    def apply(self, edits: Iterable[TextEdit]) -> list[ChangeSet]:
        """Carry out text edits, given in positions of the present text; they must not overlap."""
        by_shard: dict[str, list[TextEdit]] = {}
        for edit in edits:
            by_shard.setdefault(edit.shard, []).append(edit)
        changes: list[ChangeSet] = []
        for shard, own in by_shard.items():
            changes += map(self.graph.take, self.documents[shard].apply(own))
        if self._search is not None:
            for change in changes:
                self._search.touch(change.nodes)
        return changes

    # --- questions --------------------------------------------------------------------------------

    def key(self, label: str) -> str:
        """The key of a label, an alias or a stable id.

        EngineError NO_SUCH_LABEL, naming the nearest labels, or AMBIGUOUS_LABEL, naming the nodes.
        """
        found = self.graph.resolve(label)
        if found.key is not None:
            return found.key
        if found.candidates:
            nodes = ", ".join(f"«{self.graph.node(key).label}»" for key in found.candidates)
            raise EngineError(ErrorCode.AMBIGUOUS_LABEL, f"«{label}» names several nodes: {nodes}.")
        by_id = self.graph.names.with_id(label)
        if by_id is not None:
            return by_id
        near = ", ".join(f"«{name}»" for name in nearest_labels(self.graph, label))
        raise EngineError(
            ErrorCode.NO_SUCH_LABEL,
            f"There is no node «{label}».",
            f"The nearest: {near}." if near else "",
            Where(str(self.path or "")),
        )

    def node(self, label: str) -> Node:
        """The node of a label; errors as ``key``."""
        return self.graph.node(self.key(label))

    def why(self, label: str, depth: int | None = None, down: bool = False) -> WhyChain:
        """What a node rests on by the recorded reasons, nearest first; with ``down``, what rests
        on it. Errors as ``key``.
        """
        return why(self.graph, self.key(label), depth, down)

    def show(self, label: str) -> Card:
        """One node: properties, links both ways, folded thoughts. Errors as ``key``."""
        return card(self.graph, self.key(label))

    def find(self, query: str, limit: int = DEFAULT_LIMIT) -> list[Hit]:
        """The nodes that hold every word of a literal query, best first."""
        if self._search is None:
            self._search = SearchIndex(self.graph)
        return self._search.search(query, limit)

    def match(
        self, type_name: str = "", role: str = "", target_type: str = "", flag: str = ""
    ) -> list[Node]:
        """The nodes that meet every condition given, in source order."""
        return match(self.graph, type_name, role, target_type, flag)

    def loops(self) -> list[Think]:
        """The open todos and questions, those that are due first."""
        return open_loops(self.graph)

    def conflicts(self) -> Conflicts:
        """Contradictions, and superseded nodes that something still rests on."""
        return conflicts(self.graph)

    def counts(self) -> Counts:
        """How many nodes, links and thoughts there are, as a pack would hold them."""
        edges = sum(1 for _ in self.graph.edges())
        return Counts(len(self.graph.names), edges, sum(1 for _ in self.graph.thinks()))

    def info(self) -> Info:
        """Manifest, counts and links by role."""
        return Info(dict(self.manifest), self.counts(), self.graph.roles(), self.notes)

    # --- problems ---------------------------------------------------------------------------------

    def problems(self, errors_only: bool = False) -> list[Diagnostic]:
        """The findings of all shards by place; those of severity error alone where asked."""
        found: list[Diagnostic] = []
        for shard, document in self.documents.items():
            first = 0
            for chunk in document.chunks():
                found += check_chunk(chunk, first, shard, errors_only=errors_only)
                first += len(chunk.lines)
        found += graph_checks.check_graph(self.graph, errors_only=errors_only)
        if errors_only:
            found = [problem for problem in found if problem.severity is Severity.ERROR]
        return sorted(found, key=_by_place)


def _by_place(problem: Diagnostic) -> tuple[str, int, int, str]:
    return problem.shard, problem.span.line, problem.span.start, problem.code
