"""What the window is about: an open workspace, where the caret is, and what is unsaved."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from whydesk.engine.bulk import spare_collector, spare_more
from whydesk.engine.errors import EngineError
from whydesk.engine.facts import Kind
from whydesk.engine.graph.index import Graph
from whydesk.engine.keeping.journal import Change
from whydesk.engine.model import Place, TextEdit
from whydesk.engine.pack.weight import Weigh, take_any
from whydesk.engine.wording import tr
from whydesk.engine.workspace import Workspace
from whydesk.session.findings import Findings
from whydesk.session.messages import Message, Tone, of_error
from whydesk.session.settings import Settings
from whydesk.session.tasks import Tasks
from whydesk.session.tiers import SeenTiers

if TYPE_CHECKING:
    from whydesk.engine.keeping.disk import OnDisk
    from whydesk.engine.pack.save import Saved

UNTITLED = tr("Untitled")
# From so many lines on a change is more than typing.
MANY_LINES = 200
# A text of fewer lines is no more to the collector than the program itself.
_FEW_LINES = 20_000
# By then what was open before is gone, and not looked at.
_SPARE_MS = 250


class Session(QObject):
    """Owns the workspace and tells what happens to it. GUI thread.

    Text is edited in the editor's documents alone: they hand each change to ``replace``, and a
    gesture elsewhere asks for edits with ``edits_requested``, which come back the same way.
    ``replaced`` carries each change as a journal takes it, ``stored`` tells that what stands on the
    disk is known anew: after a save, or because others wrote there. ``unlock_requested`` asks that
    a file from elsewhere may be edited. ``weigh`` judges what a pack would take before it is read.
    """

    opened = Signal()
    changed = Signal(object)
    replaced = Signal(object)
    stored = Signal()
    dirty_changed = Signal(bool)
    node_selected = Signal(str)
    edits_requested = Signal(object)
    place_requested = Signal(object)
    told = Signal(object)
    unlock_requested = Signal()

    def __init__(self, settings: Settings, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.tasks = tasks
        self.workspace = Workspace.new()
        self.weigh: Weigh = take_any
        self.findings = Findings(self)
        self.tiers = SeenTiers(self)
        self._key = ""
        self._states: dict[str, int] = {}
        self._saved_states: dict[str, int] = {}
        self._dirty = False
        self.changed.connect(self.findings.take)
        self.changed.connect(self.tiers.take)
        self.findings.settled.connect(self._spare)
        self._grew = False
        self._sparing = QTimer(self, singleShot=True, interval=_SPARE_MS)
        self._sparing.timeout.connect(self._spare_anew)

    # --- what is open -----------------------------------------------------------------------------

    @property
    def graph(self) -> Graph:
        return self.workspace.graph

    @property
    def path(self) -> Path | None:
        return self.workspace.path

    @property
    def name(self) -> str:
        """What the open file is called."""
        return self.path.name if self.path else UNTITLED

    @property
    def dirty(self) -> bool:
        """Whether the text is another than what is on the disk."""
        return self._dirty

    @property
    def states(self) -> dict[str, int]:
        """A number for each shard's text; equal numbers mean the very same text."""
        return dict(self._states)

    @property
    def saved_states(self) -> dict[str, int]:
        """The numbers of the texts that are on the disk."""
        return dict(self._saved_states)

    # --- opening ----------------------------------------------------------------------------------

    def open(self, path: Path) -> bool:
        """Open a file, folder or pack in the place of what is open; says in words why not."""
        try:
            self.open_or_raise(path)
        except EngineError as error:
            self.told.emit(of_error(error, path))
            return False
        return True

    def open_or_raise(self, path: Path) -> None:
        """The same, with the EngineError of a path that cannot be opened; nothing is put away."""
        self.put_opened(self.read(path), path)

    def read(self, path: Path) -> Workspace:
        """The workspace of a path, as far as ``weigh`` lets it be read. Any thread; EngineError."""
        opened = Workspace.open(path, self.weigh)
        opened.graph.file_ends()  # a question about 100,000 links would hold the window for it
        return opened

    def put_opened(self, workspace: Workspace, path: Path) -> None:
        """Make a workspace that was read from a path the one that is open."""
        self.settings.add_recent(path)
        self.put(workspace)
        for note in workspace.notes:
            self.told.emit(Message(note))

    def new(self) -> None:
        """Begin an empty text."""
        self.put(Workspace.new())

    def put(self, workspace: Workspace, unsaved: Collection[str] = ()) -> None:
        """Make a workspace the one that is open; ``unsaved`` shards are not so on the disk."""
        self.workspace = workspace
        self._grew = True
        self._states = dict.fromkeys(workspace.documents, 0)
        self._saved_states = {s: n for s, n in self._states.items() if s not in unsaved}
        self._key = ""
        self.findings.set_workspace(workspace)
        self.tiers.set_graph(workspace.graph)
        self._tell_dirty()
        self.opened.emit()
        self.node_selected.emit("")
        self._sparing.start()

    def settle(self, saved: "Saved", texts: Mapping[str, str], states: dict[str, int]) -> None:
        """Take note that these texts, of these states, were saved.

        EngineError where the file cannot be read back.
        """
        self.workspace.settle(saved, texts)
        self.note_saved(states)
        self.stored.emit()

    def note_stored(self, found: "OnDisk", states: dict[str, int]) -> None:
        """Take note of what others wrote, and of the states of the texts that say the same."""
        self.workspace.note_stored(found)
        self.note_saved(states)
        self.stored.emit()

    def note_saved(self, states: dict[str, int]) -> None:
        """Say which text is on the disk now."""
        self._saved_states = states
        self._tell_dirty()

    # --- changing ---------------------------------------------------------------------------------

    def replace(
        self,
        shard: str,
        first: int,
        removed: int,
        lines: list[str],
        endings: list[str] | None,
        state: int,
    ) -> Sequence[range]:
        """Take over a change of lines that leads to the text of that number.

        Answers the lines outside the change whose kind is another now.
        """
        changes = self.workspace.replace(shard, first, removed, lines, endings)
        self._states[shard] = state
        self._grew = self._grew or len(lines) > MANY_LINES
        self.replaced.emit(Change(shard, first, removed, lines, endings))
        self._tell_dirty()
        self.changed.emit(changes)
        return changes.changed_kinds

    def request_edits(self, edits: Iterable[TextEdit]) -> None:
        """Have text edits made in the documents, as one undo step each."""
        wanted = tuple(edits)
        if self.workspace.read_only:
            self.told.emit(Message(self.workspace.read_only))
        elif wanted:
            self.edits_requested.emit(wanted)

    @Slot()
    def _spare_anew(self) -> None:
        """Have the collector look for what was left of the text before, if that takes no time."""
        lines = sum(document.line_count for document in self.workspace.documents.values())
        spare_collector(looking=lines < _FEW_LINES)

    def _spare(self) -> None:
        """What is kept of a text that came in whole is there now: the collector need not look."""
        if self._grew:
            self._grew = False
            spare_more()

    def _tell_dirty(self) -> None:
        dirty = self._states != self._saved_states
        if dirty != self._dirty:
            self._dirty = dirty
            self.dirty_changed.emit(dirty)

    # --- the caret --------------------------------------------------------------------------------

    def set_caret(self, shard: str, line: int) -> None:
        """Say where the caret is; ``node_selected`` tells when that is another node."""
        key = self.key_at(shard, line)
        if key != self._key:
            self._key = key
            self.node_selected.emit(key)

    @property
    def key(self) -> str:
        """The node at the caret, empty where there is none.

        In the midst of a long step the caret has not been looked for: what it was in may be gone.
        """
        return self._key if self.graph.names.is_node(self._key) else ""

    def key_at(self, shard: str, line: int) -> str:
        """The node in whose text a line stands, empty where there is none."""
        document = self.workspace.documents[shard]
        node = document.chunk_at(min(line, document.line_count - 1))[0].node
        if node is None:
            return ""
        return self.graph.resolve(node.ref).key or ""

    def are_there(self, keys: Iterable[str]) -> bool:
        """Whether the text still has these nodes; says so where it does not.

        What is shown follows the text a moment later, and a question may stand open for long.
        """
        there = all(map(self.graph.places, keys))
        if not there:
            self.tell_gone()
        return there

    def tell_gone(self) -> None:
        """Say that what was chosen is not in the text any more."""
        words = tr("The text was changed: that is no longer there.")
        self.told.emit(Message(words, tone=Tone.WARN))

    def request_node(self, key: str) -> None:
        """Ask for the caret to go where a node is declared first; says so where it is gone."""
        if self.are_there((key,)):
            self.place_requested.emit(self.graph.places(key)[0])

    def request_label(self, label: str) -> None:
        """Ask to go to the node that a reference names; says so where there is none."""
        found = self.graph.resolve(label)
        if found.key is not None:
            self.request_node(found.key)
        elif found.candidates:
            self.told.emit(
                Message(
                    tr(
                        "«{label}» names {candidates} nodes.",
                        label=label,
                        candidates=len(found.candidates),
                    )
                )
            )
        else:
            self.told.emit(Message(tr("There is no node «{label}» yet.", label=label)))

    def request_place(self, place: Place) -> None:
        self.place_requested.emit(place)

    @property
    def is_pack(self) -> bool:
        return self.workspace.kind is Kind.PACK
