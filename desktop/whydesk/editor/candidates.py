"""What the completer offers at a caret: nodes and words with their meaning, best first."""

from collections.abc import Callable, Iterable, Iterator

from whydesk.editor.candidate import Candidate
from whydesk.editor.habits import Habits
from whydesk.editor.labels import Labels
from whydesk.editor.lately import Lately
from whydesk.editor.nearness import Nearness
from whydesk.editor.spot import Spot
from whydesk.editor.words import LIMIT, Words
from whydesk.engine.graph.index import ChangeSet, Graph
from whydesk.engine.lmd.completion import Completion, CompletionKind
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.wording import tr

_MANY_NODES = 100
_AT_ONCE = 3_000
"""So many nodes are read in less than 50 ms."""


class Candidates:
    """Finds the entries for a completion in one workspace. GUI thread."""

    def __init__(self, author: Callable[[], str], roles: Callable[[], Iterable[str]]) -> None:
        self.lately = Lately()
        self._author = author
        self._roles = roles
        self._adopt(Graph())
        self._complete = True
        self._building: Iterator[None] = iter(())
        self._stale: set[str] = set()

    # --- following the workspace ------------------------------------------------------------------

    def set_graph(self, graph: Graph) -> None:
        """Turn to another workspace; it is read by ``prepare``, or when it is first needed."""
        self._adopt(graph)
        self.lately.clear()
        self._stale.clear()
        self._complete = False
        self._building = self._read()

    def _adopt(self, graph: Graph) -> None:
        self._graph = graph
        self.labels, self._habits = Labels(), Habits()
        self._nearness = Nearness(graph)
        self._words = Words(self._habits, self._nearness, self._author, self._roles)

    def prepare(self) -> Iterator[None]:
        """Read the workspace, in steps that may be made whenever there is time."""
        return self._building

    @property
    def ready(self) -> bool:
        """Whether entries can be found without a wait that is felt."""
        return self._complete or len(self._graph.names) <= _AT_ONCE

    def take(self, changes: ChangeSet) -> None:
        """Follow an edit."""
        if changes.meaning_changed:
            self._nearness.forget()
            self._stale.update(changes.nodes)

    def _read(self) -> Iterator[None]:
        for number, key in enumerate(list(self._graph.names.keys())):
            self._renew(self._graph.names.canonical(key))
            if number % _MANY_NODES == 0:
                yield
        yield from self.labels.prepare()
        self._complete = True

    def _freshen(self) -> None:
        for _ in self._building:
            pass
        for key in self._stale:
            self._renew(key)
        self._stale.clear()

    def _renew(self, key: str) -> None:
        try:
            node = self._graph.node(key)
        except KeyError:
            self.labels.drop(key)
            self._habits.drop(key)
        else:
            self.labels.put(node)
            self._habits.put(node)

    def find(self, completion: Completion, document: LiveDocument, line: int) -> list[Candidate]:
        """The entries at a line, best first; none where nothing fits what is typed."""
        if completion.kind is CompletionKind.NONE:
            return []
        self._freshen()
        spot = Spot(self._graph, document, line)
        if completion.kind in _LABELS:
            return self._nodes(completion, spot)
        if completion.kind is _ATTRIBUTE_VALUE and completion.name == "on":
            return [found for found in self._nodes(completion, spot) if not found.creates]
        return self._words.find(completion, spot)

    def note_use(self, completion: Completion, candidate: Candidate) -> None:
        """Say that an entry was chosen."""
        if candidate.type is not None and completion.kind in (*_LABELS, _ATTRIBUTE_VALUE):
            self.lately.note(self._graph.resolve(candidate.word).key or "")

    # --- nodes ------------------------------------------------------------------------------------

    def _nodes(self, completion: Completion, spot: Spot) -> list[Candidate]:
        typed = completion.prefix.strip()
        favour = self._nearness.favour(completion, spot, self.lately.keys())
        ranked = self.labels.ranked(typed, LIMIT, favour)
        if len(ranked) == 1 and ranked[0].label == typed:
            return []
        found = [
            Candidate(
                named.label,
                tr("also {alias}", alias=named.alias) if named.alias else named.type,
                type=named.type,
            )
            for named in ranked
        ]
        return [*found, *self._creating(typed, spot)]

    def _creating(self, typed: str, spot: Spot) -> list[Candidate]:
        """The entry that makes the node which is typed, where no node is called so."""
        if not typed or spot.graph.resolve(typed) != (None, ()):
            return []
        return [Candidate(typed, tr("create this node"), type="", creates=True)]


_ATTRIBUTE_VALUE = CompletionKind.ATTRIBUTE_VALUE
_LABELS = (CompletionKind.LABEL, CompletionKind.TARGET, CompletionKind.LEG)
