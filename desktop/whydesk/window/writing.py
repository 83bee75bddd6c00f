"""Commands that write for one: templates with blanks, and a thought noted from anywhere."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Slot

from whydesk.engine.recall.find import Finder
from whydesk.engine.wording import tr
from whydesk.session.messages import Message
from whydesk.session.operations import capture, insert_template
from whydesk.window.ground import Ground


class Writing(QObject):
    """Inserts templates and captures thoughts. GUI thread.

    ``focused`` are asked in turn for the node that has the keyboard outside the text.
    """

    def __init__(self, ground: Ground, find: Finder, focused: Sequence[Callable[[], str]]) -> None:
        super().__init__(ground.window)
        self._session = ground.session
        self._desk = ground.desk
        self._find = find
        self._focused = focused
        self._theme = ground.theme
        self._window = ground.window

    def handlers(self) -> dict[str, Callable[[], object]]:
        """The commands that are carried out here, by name."""
        return {
            "capture": self.capture,
            "insert-decision": self.insert_decision,
            "insert-claim": self.insert_claim,
            "insert-question": self.insert_question,
            "insert-source": self.insert_source,
            "insert-thought": self.insert_thought,
        }

    @Slot()
    def insert_decision(self) -> None:
        self._insert("decision")

    @Slot()
    def insert_claim(self) -> None:
        self._insert("claim")

    @Slot()
    def insert_question(self) -> None:
        self._insert("question")

    @Slot()
    def insert_source(self) -> None:
        self._insert("source")

    @Slot()
    def insert_thought(self) -> None:
        self._insert("thought")

    @Slot()
    def capture(self) -> None:
        """Ask for a thought and add it to a node, without leaving where one is."""
        from whydesk.dialogs.capture import Capture

        session = self._session
        if session.workspace.read_only:
            session.told.emit(Message(session.workspace.read_only))
            return
        key = next(filter(None, (focused() for focused in self._focused)), session.key)
        if key and not session.are_there((key,)):
            return
        label = session.graph.node(key).label if key else ""
        dialog = Capture(label, self._find, self._resolve, self._theme, self._window)
        if dialog.exec():
            shard = self._desk.view.text.shard
            capture(session, dialog.kind, dialog.text, dialog.key, shard)
        dialog.deleteLater()

    def _resolve(self, label: str) -> str:
        return self._session.graph.resolve(label).key or ""

    def _insert(self, name: str) -> None:
        view = self._desk.view
        filled = insert_template(self._session, name, view.text.shard, view.caret()[0])
        if filled is not None:
            self._desk.blanks.begin(view, filled.blanks)
            view.setFocus()
            self._session.told.emit(Message(tr("Tab goes to the next blank · Esc ends it.")))
