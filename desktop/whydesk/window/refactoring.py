"""Renaming, moving, creating and marking nodes, from wherever the keyboard is."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QObject, Slot

from whydesk.engine.graph.moving import adding_ids
from whydesk.engine.graph.rename import Renaming
from whydesk.engine.lmd.statements import Ref
from whydesk.engine.model import TextEdit
from whydesk.engine.wording import tr
from whydesk.engine.workspace import Workspace
from whydesk.session import refactoring
from whydesk.session.messages import Message, Tone
from whydesk.session.slices import Slices
from whydesk.window.alone import is_alone, once_alone
from whydesk.window.ground import Ground

_NO_NODE = Message(tr("Put the caret in a node first, or on a label."))


class Refactoring(QObject):
    """Carries out the commands that change a node everywhere. GUI thread.

    ``focused`` are asked in turn for the node that has the keyboard outside the text.
    """

    def __init__(self, ground: Ground, focused: Sequence[Callable[[], str]]) -> None:
        super().__init__(ground.window)
        self._session = session = ground.session
        self._desk = ground.desk
        self._focused = focused
        self._theme = ground.theme
        self._window = ground.window
        self._ids: tuple[TextEdit, ...] = ()
        self._adding = Slices(self)
        self._adding.ended.connect(self._add_ids)
        session.changed.connect(self._seek_anew)
        session.opened.connect(self._adding.stop)

    def handlers(self) -> dict[str, Callable[[], object]]:
        """The commands that are carried out here, by name."""
        return {
            "rename": self.rename,
            "move-node": self.move,
            "create-node": self.create,
            "make-link": self.make_link,
            "add-ids": self.add_ids,
        }

    # --- commands ---------------------------------------------------------------------------------

    @Slot()
    def rename(self) -> None:
        from whydesk.dialogs.rename import RenameDialog

        key = self._key()
        if not key or not self._is_open(self._session.workspace.documents):
            return
        dialog = RenameDialog(Renaming(self._session.graph, key), self._theme, self._window)
        if dialog.exec():
            refactoring.rename(self._session, dialog.plan)
        dialog.deleteLater()

    @Slot()
    def move(self) -> None:
        from whydesk.dialogs.move import MoveDialog

        key = self._key()
        if not key or not self._is_open(self._session.workspace.documents):
            return
        graph = self._session.graph
        here = {place.shard for place in graph.places(key)}
        shards = [shard for shard in graph.shards if {shard} != here]
        if not shards:
            self._session.told.emit(Message(tr("There is no other file to move it to.")))
            return
        dialog = MoveDialog(graph.node(key).label, shards, self._theme, self._window)
        if dialog.exec() and refactoring.move(self._session, key, dialog.shard):
            self._desk.settle()  # the other file may be written a slice later
            place = next(p for p in graph.places(key) if p.shard == dialog.shard)
            self._session.request_place(place)
        dialog.deleteLater()

    @Slot()
    def create(self) -> None:
        ref = self._ref()
        if ref is None:
            self._session.told.emit(Message(tr("Put the caret on a label that is not there yet.")))
            return
        shard = self._desk.view.text.shard
        place = refactoring.create(self._session, ref.written, shard)
        if place is not None:
            self._session.request_place(place)

    @Slot()
    def add_ids(self) -> None:
        """Give every node that lacks one a stable id, once those are found."""
        self._adding.begin_now(self._seek())

    def _add_to(self, workspace: Workspace) -> None:
        """Begin once more after a dialog, where that has not put another text in its place."""
        if workspace is self._session.workspace:
            self.add_ids()

    def _seek(self) -> Iterator[None]:
        self._ids = yield from adding_ids(self._session.graph)

    @Slot()
    def _seek_anew(self) -> None:
        """Begin again where the text became another meanwhile."""
        if self._adding.running:
            self._adding.begin(self._seek())

    @Slot()
    def _add_ids(self) -> None:
        if not is_alone():
            once_alone(self, partial(self._add_to, self._session.workspace))
            return
        ids, self._ids = self._ids, ()
        refactoring.add_ids(self._session, ids)

    @Slot()
    def make_link(self) -> None:
        """Turn the references of the property at the caret into links."""
        view = self._desk.view
        refactoring.make_link(self._session, view.text.shard, view.caret()[0])

    # --- what is meant ----------------------------------------------------------------------------

    def _key(self) -> str:
        """The node that has the keyboard, that the caret is on the label of, or that it is in.

        Empty where there is none, or where a list names one that is gone; it is said then.
        """
        listed = next(filter(None, (focused() for focused in self._focused)), "")
        if listed:
            return listed if self._session.are_there((listed,)) else ""
        ref = self._ref()
        meant = self._session.graph.resolve(ref).key if ref is not None else None
        key = meant or self._session.key
        if not key:
            self._session.told.emit(_NO_NODE)
        return key

    def _ref(self) -> Ref | None:
        return self._desk.view.text.live.ref_at(*self._desk.view.caret())

    def _is_open(self, shards: Iterable[str]) -> bool:
        refused = refactoring.closed(self._session, shards)
        if refused:
            self._session.told.emit(Message(refused, "", Tone.WARN))
        return not refused
