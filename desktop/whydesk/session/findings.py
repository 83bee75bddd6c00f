"""What takes a look at the whole text, once typing rests: counts, loops, conflicts, problems."""

from collections.abc import Iterator
from itertools import starmap
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from whydesk.engine.facts import Counts
from whydesk.engine.graph.index import ChangeSet
from whydesk.engine.graph.names import as_ref
from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.model import Diagnostic, Severity, Think
from whydesk.engine.recall.conflicts import Conflicts, ConflictSearch
from whydesk.engine.recall.thinks import LoopSearch
from whydesk.engine.steps import taken_apart
from whydesk.engine.workspace import Workspace
from whydesk.session.loading import loaded
from whydesk.session.slices import Slices

if TYPE_CHECKING:
    from whydesk.engine.graph.survey import Survey

PAUSE_MS = 350
# The first look at a text waits for so many turns of the event loop, so that the window that shows
# it is drawn before: by the clock alone, a busy machine would not have come to that.
TURNS, TURN_MS = 4, 25
# The room of checks in parts: all of it in one turn of the window would be felt.
_ROOMS = (
    "whydesk.engine.graph.survey",
    "whydesk.engine.lmd.checks",
    "whydesk.engine.graph.checks",
)
NO_CONFLICTS = Conflicts((), ())


class _Checked(NamedTuple):
    """What one chunk shows by itself, at the line where it stood."""

    first: int
    problems: list[Diagnostic]


class Findings(QObject):
    """Keeps the findings of one workspace fresh, in slices too short to be felt. GUI thread.

    Python runs one thread at a time, so a worker would only make each keystroke wait for its turn;
    here an edit simply ends the round, and the next pause begins another. What a chunk shows by
    itself is kept with the chunk: a round checks again what changed. ``settled`` ends a round: what
    is found is true of the present text until the next edit.
    """

    problems_changed = Signal()
    settled = Signal()
    counts_changed = Signal()
    loops_changed = Signal()
    conflicts_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.problems: list[Diagnostic] = []
        self.loops: list[Think] = []
        self.conflicts = NO_CONFLICTS
        self.counts = Counts(0, 0, 0)
        self.roles: frozenset[str] = frozenset()
        self._workspace: Workspace | None = None
        self._by_chunk: dict[Chunk, _Checked] = {}
        self.fresh = True
        self._turns = 0
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._begin)
        self._slices = Slices(self)
        self._slices.ended.connect(self._settle)

    def set_workspace(self, workspace: Workspace) -> None:
        """Look at another workspace: at its size at once, at the rest after the window is drawn."""
        self._workspace = workspace
        self._by_chunk = {}
        self.problems, self.loops, self.counts = [], [], Counts(0, 0, 0)
        self.conflicts = NO_CONFLICTS
        self.problems_changed.emit()
        self.loops_changed.emit()
        self.conflicts_changed.emit()
        self.counts_changed.emit()
        self.fresh = False
        self._slices.stop()
        self._turns = TURNS
        self._pause.start(TURN_MS)

    @Slot(object)
    def take(self, changes: ChangeSet) -> None:
        """An edit was made: begin again when it rests."""
        self.fresh = False
        self._slices.stop()
        self._turns = 0
        self._pause.start(PAUSE_MS)

    def errors(self) -> int:
        return sum(1 for problem in self.problems if problem.severity is Severity.ERROR)

    def finish(self) -> None:
        """Bring everything up to date now, for who cannot wait (a picture, an export)."""
        self._pause.stop()
        self._slices.stop()
        for _ in self._look():
            pass
        self._settle()

    @property
    def resting(self) -> bool:
        """Whether no round is under way, and none about to begin."""
        return not self._slices.running and not self._pause.isActive()

    @Slot()
    def _begin(self) -> None:
        if self._turns:
            self._turns -= 1
            self._pause.start(TURN_MS)
        else:
            self._slices.begin(self._look())

    @Slot()
    def _settle(self) -> None:
        self.fresh = True
        self.settled.emit()

    def _look(self) -> Iterator[None]:
        """One round over everything; each yield is a place where it may pause or be given up."""
        yield from loaded(_ROOMS)
        from whydesk.engine.graph.checks import each_problem, in_order
        from whydesk.engine.graph.survey import Survey

        workspace = self._workspace
        if workspace is None:
            return
        survey = Survey(workspace.graph)
        yield from survey.gather()
        clashes = ConflictSearch()
        yield from self._count(workspace, survey, clashes)
        loops = LoopSearch()
        yield from loops.gather(starmap(workspace.graph.think, survey.thoughts))
        self._set_loops(loops.found)
        yield
        yield from clashes.gather(workspace.graph)
        self._set_conflicts(clashes.found)
        yield
        found: list[Diagnostic] = []
        for _ in self._check_chunks(workspace, found):
            yield
        for problem in each_problem(survey):
            if problem is not None:
                found.append(problem)
            yield
        self._set_problems(in_order(found))
        yield
        yield from taken_apart(survey.links, *survey.targets.values())

    def _count(
        self, workspace: Workspace, survey: "Survey", clashes: ConflictSearch
    ) -> Iterator[None]:
        """Count the links that resolve, each once, and all else that the status line tells."""
        links: set[tuple[str, str, str]] = set()
        roles: set[str] = set()
        for link, source, target in survey.links:
            if source is not None and target is not None:
                met = source, target, link.role
                if met not in links:
                    links.add(met)
                    roles.add(link.role)
                    clashes.take(*met)
            yield
        self.roles = frozenset(roles)
        thoughts = 0
        for _, thought in survey.thoughts:
            host = thought.host
            if host is None or workspace.graph.resolve(as_ref(host.label)).key is not None:
                thoughts += 1
            yield
        self._set_counts(Counts(len(workspace.graph.names), len(links), thoughts))
        yield from taken_apart(links)

    def _check_chunks(self, workspace: Workspace, found: list[Diagnostic]) -> Iterator[None]:
        from whydesk.engine.lmd.checks import check_chunk

        kept: dict[Chunk, _Checked] = {}
        for shard, document in workspace.documents.items():
            first = 0
            for chunk in document.chunks():
                held = self._by_chunk.get(chunk)
                if held is None or (held.problems and held.first != first):
                    held = _Checked(first, check_chunk(chunk, first, shard))
                    self._by_chunk[chunk] = held
                kept[chunk] = held
                found += held.problems
                first += len(chunk.lines)
                yield
        self._by_chunk = kept

    def _set_counts(self, counts: Counts) -> None:
        if counts != self.counts:
            self.counts = counts
            self.counts_changed.emit()

    def _set_loops(self, loops: list[Think]) -> None:
        if loops != self.loops:
            self.loops = loops
            self.loops_changed.emit()

    def _set_conflicts(self, conflicts: Conflicts) -> None:
        if conflicts != self.conflicts:
            self.conflicts = conflicts
            self.conflicts_changed.emit()

    def _set_problems(self, problems: list[Diagnostic]) -> None:
        if problems != self.problems:
            self.problems = problems
            self.problems_changed.emit()
