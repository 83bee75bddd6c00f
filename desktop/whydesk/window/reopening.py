"""Going on where one left off: what was open comes back with the caret where it stood."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Slot

from whydesk.editor.desk import EditorDesk
from whydesk.editor.view import EditorView
from whydesk.engine.wording import tr
from whydesk.session.messages import Message, Tone
from whydesk.session.remembering import Remembered, Spot, remembered
from whydesk.session.session import Session
from whydesk.session.settings import REOPEN
from whydesk.window.files import Files
from whydesk.window.spots import go_back, spot_in

_NOTE = "session"


class Reopening(QObject):
    """Keeps where one is in each open file, and brings it back. GUI thread."""

    def __init__(self, session: Session, files: Files, desk: EditorDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._files = files
        self._desk = desk
        self._spots: dict[str, Spot] = {}
        self._waiting: dict[str, Spot] = {}
        self._view: EditorView | None = None
        session.opened.connect(self._opened)
        desk.view_changed.connect(self._view_changed)

    def remember(self) -> None:
        """Keep what is open and where one is in it, for the next start."""
        self._keep_spot()
        path = self._session.path
        if path is None:
            self._session.settings.set_note(_NOTE, "")
            return
        known = self._session.workspace.documents
        spots = {
            shard: s for shard, s in {**self._waiting, **self._spots}.items() if shard in known
        }
        shard = self._desk.view.text.shard if self._desk.has_view else ""
        held = Remembered(str(path.absolute()), shard, spots)
        self._session.settings.set_note(_NOTE, held.text())

    def begin(self, first: Callable[[], bool]) -> None:
        """Open what was open last, or a new text: a window without one would be a dead end.

        ``first`` is asked before, and opens a text itself where this is the first start of all.
        """
        if not first() and not self.reopen():
            self._session.new()

    def begin_with(self, paths: Sequence[Path]) -> None:
        """Open these, or a new text where none of them can be."""
        self._files.open_paths(paths)
        if not self._desk.has_view:
            self._session.new()

    def reopen(self) -> bool:
        """Open what was open last; false where that is not wanted, nothing was, or it is gone."""
        session = self._session
        held = remembered(session.settings.note(_NOTE))
        if held is None or not session.settings.on(REOPEN):
            return False
        path = Path(held.path)
        if not path.exists():
            session.settings.forget_recent(held.path)
            session.told.emit(
                Message(
                    tr(
                        "{name} is no longer in {parent}, so nothing was opened.",
                        name=path.name,
                        parent=path.parent,
                    ),
                    tr("It may have been moved: Ctrl+O opens it from its new place."),
                    Tone.WARN,
                )
            )
            return False
        if not session.open(path):
            return False
        self._waiting = dict(held.spots)
        if held.shard in session.workspace.documents:
            self._desk.show_shard(held.shard)
        self._put_spot()
        return True

    # --- following --------------------------------------------------------------------------------

    @Slot()
    def _opened(self) -> None:
        """Something else is open: its path is kept at once, so that a crash does not lose it."""
        self._spots, self._waiting = {}, {}
        self._view = self._desk.view if self._desk.has_view else None
        self.remember()

    @Slot()
    def _view_changed(self) -> None:
        self._keep_spot()
        self._view = self._desk.view
        self._put_spot()

    def _keep_spot(self) -> None:
        """Note where one is in the editor that was in sight last."""
        view = self._view
        if view is not None and view.text.shard in self._session.workspace.documents:
            self._spots[view.text.shard] = spot_in(view)

    def _put_spot(self) -> None:
        """Go to where one was in the file that came into sight."""
        if self._desk.has_view and self._desk.view.text.shard in self._waiting:
            view = self._desk.view
            go_back(view, self._waiting.pop(view.text.shard))
