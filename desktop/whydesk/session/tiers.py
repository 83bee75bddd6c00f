"""Who may see what is in sight, as the text says it: for the marks beside it."""

from PySide6.QtCore import QObject, Signal, Slot

from whydesk.engine.graph.index import ChangeSet, Graph
from whydesk.engine.model import Place
from whydesk.engine.redaction.shown import ShownTiers
from whydesk.engine.redaction.tiers import Tier
from whydesk.session.turns import Turn

REST_MS = 60


class SeenTiers(QObject):
    """The tiers of what is looked at. GUI thread.

    A key costs nothing: what was asked for is read anew once typing rests, and ``changed`` tells
    where that made a difference.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = ShownTiers(Graph())
        self._thoughts = False
        self._rest = Turn(self, REST_MS)
        self._rest.came.connect(self._look)

    def set_graph(self, graph: Graph) -> None:
        """Be about another text."""
        self._rest.leave()
        self._shown = ShownTiers(graph)
        self.changed.emit()

    @Slot(object)
    def take(self, changes: ChangeSet) -> None:
        """An edit was made."""
        self._thoughts = self._thoughts or changes.thoughts_changed or changes.names_changed
        self._rest.ask()

    def at(self, place: Place) -> Tier:
        """The tier of the node, property or thought that a line declares."""
        return self._shown.at(place)

    @Slot()
    def _look(self) -> None:
        thoughts, self._thoughts = self._thoughts, False
        if self._shown.forget(thoughts=thoughts):
            self.changed.emit()
