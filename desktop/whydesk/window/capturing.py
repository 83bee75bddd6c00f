"""The command that takes claims out of a text: of the selection, or of what is pasted."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from whydesk.editor.positions import line_column
from whydesk.engine.recall.find import Finder
from whydesk.session.messages import Message
from whydesk.session.operations import take_claims
from whydesk.window.ground import Ground


class Capturing(QObject):
    """Opens the dialog and writes what was picked in it. GUI thread."""

    def __init__(self, ground: Ground, find: Finder) -> None:
        super().__init__(ground.window)
        self._session = ground.session
        self._desk = ground.desk
        self._find = find
        self._theme = ground.theme
        self._window = ground.window

    def handlers(self) -> dict[str, Callable[[], object]]:
        """The commands that are carried out here, by name."""
        return {"capture-claims": self.capture}

    @Slot()
    def capture(self) -> None:
        """Ask for a text and what to take of it, and write that as one step."""
        from whydesk.dialogs.claim_capture import ClaimCapture

        session = self._session
        if session.workspace.read_only:
            session.told.emit(Message(session.workspace.read_only))
            return
        view = self._desk.view
        shard = view.text.shard
        dialog = ClaimCapture(session.graph, shard, self._labels, self._theme, self._window)
        cursor = view.textCursor()
        if cursor.hasSelection():
            start = line_column(view.document(), cursor.selectionStart())
            dialog.begin_with(view.selected(), shard, start)
        if dialog.exec():
            take_claims(session, *dialog.wanted, shard)
        dialog.deleteLater()

    def _labels(self, words: str, most: int) -> list[str]:
        return [hit.label for hit in self._find(words, most)]
