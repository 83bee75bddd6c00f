"""Texts that come from elsewhere into the editor: from a journal, a backup, or the disk."""

from collections.abc import Mapping

from PySide6.QtCore import QObject

from whydesk.editor.desk import EditorDesk
from whydesk.engine.keeping.comparing import edits_between
from whydesk.engine.workspace import Workspace
from whydesk.session.session import Session


class TakingOver(QObject):
    """Makes the open texts say what others say. GUI thread."""

    def __init__(self, session: Session, desk: EditorDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._desk = desk

    def take(self, texts: Mapping[str, str]) -> bool:
        """Have the open files say this, in one step of undo; false where that took a new start.

        A file that is not open yet, and line endings that no edit can write, make the editors be
        made anew; then there is nothing to undo. Files that are not named stay as they are.
        """
        session = self._session
        present = session.workspace.texts()
        if texts.keys() <= present.keys():
            edits = [
                edit
                for shard, text in texts.items()
                if present[shard] != text
                for edit in edits_between(shard, present[shard], text)
            ]
            session.request_edits(edits)
            self._desk.settle()
            if all(session.workspace.documents[s].text() == t for s, t in texts.items()):
                return True
        self._put({**present, **texts})
        return False

    def _put(self, texts: Mapping[str, str]) -> None:
        """Make the editors anew on these texts; what the disk does not say is unsaved."""
        session, old = self._session, self._session.workspace
        fresh = Workspace(dict(sorted(texts.items())), old.kind, old.path, old.pack)
        fresh.stored = old.stored
        session.put(fresh, [s for s, text in texts.items() if old.stored.get(s) != text])
