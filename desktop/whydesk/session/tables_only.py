"""What the tables of the opened pack say beyond its source: found in the background, adopted."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from whydesk.engine.errors import EngineError
from whydesk.engine.graph.index import Graph
from whydesk.engine.wording import counted, tr
from whydesk.session.messages import Message, Tone, of_error
from whydesk.session.session import Session
from whydesk.session.slices import Slices

if TYPE_CHECKING:
    from whydesk.engine.pack.only_in_tables import Extras, Stored


class TablesOnly(QObject):
    """Knows what only the tables say. GUI thread; ``changed`` tells that it is known or gone."""

    changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._sentences: tuple[str, ...] = ()
        self._comparing = Slices(self)
        session.opened.connect(self._opened)
        session.changed.connect(self._text_changed)

    @property
    def sentences(self) -> tuple[str, ...]:
        """One plain sentence for each thing; none where the source says it all."""
        return self._sentences

    def adopt(self) -> None:
        """Write it into the source, as a file of its own that a save will keep.

        The text has to be saved first, since the editors are made anew.
        """
        if self._session.workspace.read_only:
            self._session.told.emit(Message(self._session.workspace.read_only, "", Tone.WARN))
            return
        if self._session.dirty:
            self._session.told.emit(
                Message(
                    tr("The text has changes."),
                    tr("Save them first, then write this in."),
                    Tone.WARN,
                )
            )
            return
        workspace = self._session.workspace
        shard = workspace.adopt_extras()
        self._session.put(workspace)
        states = self._session.states
        del states[shard]
        self._session.note_saved(states)
        self._session.told.emit(
            Message(tr("Written into {shard}. Save to keep it.", shard=shard), "", Tone.GOOD)
        )

    @Slot()
    def _opened(self) -> None:
        self._sentences = ()
        self._comparing.stop()
        self.changed.emit()
        workspace = self._session.workspace
        if workspace.pack is not None and workspace.pack.source_fault is None:
            from whydesk.engine.pack.only_in_tables import stored_in

            work = partial(stored_in, workspace.pack)
            read = partial(self._read, workspace.graph, workspace.graph.revision)
            self._session.tasks.run("tables-only", work, read, self._not_found)

    def _read(self, graph: Graph, revision: int, stored: "Stored") -> None:
        """Compare the rows with the text, in slices, as long as that is what was opened."""
        if graph is self._session.graph and graph.revision == revision:
            self._comparing.begin(self._compare(stored, graph))
        elif graph is self._session.graph:
            self._leave_to_worker()

    def _compare(self, stored: "Stored", graph: Graph) -> Iterator[None]:
        from whydesk.engine.pack.only_in_tables import compared

        yield from graph.read_edges()
        extras = yield from compared(stored, graph)
        self._found(extras)

    @Slot()
    def _text_changed(self) -> None:
        if self._comparing.running:
            self._comparing.stop()
            self._leave_to_worker()

    def _leave_to_worker(self) -> None:
        """The text is another by now: what was opened is read anew, at the price of memory."""
        pack = self._session.workspace.pack
        if pack is not None:
            from whydesk.engine.saving import extras_of

            work = partial(extras_of, pack)
            self._session.tasks.run("tables-only", work, self._found, self._not_found)

    def _found(self, extras: "Extras") -> None:
        workspace = self._session.workspace
        if set(workspace.documents) != set(workspace.pack.shards if workspace.pack else ()):
            return  # adopted a moment ago
        workspace.know_extras(extras)
        self._sentences = extras.sentences()
        if self._sentences:
            count = len(self._sentences)
            self._session.told.emit(
                Message(
                    counted(
                        count,
                        "The tables of this pack say one thing that its text does not.",
                        "The tables of this pack say {n} things that its text does not.",
                    ),
                    tr("«What only the tables say» in the File menu lists them."),
                    Tone.WARN,
                )
            )
        self.changed.emit()

    def _not_found(self, error: EngineError) -> None:
        """The text is open all the same, so nothing but the list is missing."""
        words = of_error(error, self._session.path).text
        unknown = tr("What only the tables say is not known.")
        self._session.told.emit(Message(words, unknown, Tone.WARN))
