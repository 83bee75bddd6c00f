"""Saving on the worker thread: the window stays live, and a failure leaves the text unsaved."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from whydesk.engine.errors import EngineError
from whydesk.engine.wording import tr
from whydesk.session.messages import Message, Tone, of_error
from whydesk.session.session import Session
from whydesk.session.settings import AUTHOR

if TYPE_CHECKING:
    from whydesk.engine.pack.save import Saved


class Saving(QObject):
    """Saves what the session has open. GUI thread.

    ``refuse`` raises the EngineError of a place that must not be written. ``saved`` and ``failed``
    tell the end of a save, whose place was ``target``; ``busy_changed`` its beginning and end.
    """

    saved = Signal(object)
    failed = Signal(object)
    busy_changed = Signal(bool)

    def __init__(self, session: Session, backups: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._backups = backups
        self.target = Path()
        self._states: dict[str, int] = {}
        self._texts: Mapping[str, str] = {}
        self.busy = False
        self.refuse: Callable[[Path], None] = _refuse_nothing

    def save(self, target: Path) -> None:
        """Begin to save at a place; one save at a time, another is passed over meanwhile."""
        if self.busy:
            return
        session = self._session
        try:
            self.refuse(target)
        except EngineError as error:
            self.target = target
            self._failed(error)
            return
        self.target = target
        self._states = session.states
        snapshot = session.workspace.snapshot()
        self._texts = snapshot.texts
        author = session.settings.text(AUTHOR)
        backups = self._backups
        self._set_busy(True)

        def work() -> "Saved":
            return snapshot.save(target, author, backups)

        session.tasks.run("save", work, self._done, self._failed)

    def _done(self, saved: "Saved") -> None:
        session = self._session
        self._set_busy(False)
        try:
            session.settle(saved, self._texts, self._states)
        except EngineError as error:
            self._failed(error)
            return
        session.settings.add_recent(saved.path)
        session.told.emit(_said(saved))
        self.saved.emit(saved)

    def _failed(self, error: EngineError) -> None:
        self._set_busy(False)
        self._session.told.emit(of_error(error, self.target))
        self.failed.emit(error)

    def _set_busy(self, busy: bool) -> None:
        if busy != self.busy:
            self.busy = busy
            self.busy_changed.emit(busy)


def _refuse_nothing(_target: Path) -> None:
    """Any place may be written."""


def _said(saved: "Saved") -> Message:
    if not saved.changed:
        return Message(tr("Nothing to save: the file says all of it already."))
    notes = " ".join(saved.notes)
    if saved.seal_lost:
        return Message(tr("Saved. The text changed, so the seal is gone."), notes, Tone.WARN)
    return Message(tr("Saved."), notes, Tone.GOOD)
