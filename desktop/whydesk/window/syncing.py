"""A pack in a folder that is kept in step with other computers: said once for each folder."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Slot

from whydesk.engine.errors import EngineError
from whydesk.engine.keeping.synced import Synced, synced
from whydesk.engine.wording import tr
from whydesk.session.session import Session
from whydesk.widgets.plain import one_line
from whydesk.window.notices import Notices, Offer

_SUBJECT = "synced"
_NOTE = "synced-folders"


class Syncing(QObject):
    """Looks where a pack lies, on the worker thread. GUI thread."""

    def __init__(self, session: Session, notices: Notices, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._notices = notices
        session.opened.connect(self._look)
        session.stored.connect(self._look)

    @Slot()
    def _look(self) -> None:
        self._notices.take_away(_SUBJECT)
        path = self._session.path
        if path is not None and self._session.is_pack:
            work = partial(synced, path)
            self._session.tasks.run("synced", work, partial(self._tell, path), self._not_found)

    def _tell(self, path: Path, found: Synced | None) -> None:
        if found is None or path != self._session.path:
            return
        settings = self._session.settings
        told = settings.note(_NOTE).split("\n")
        folder = str(found.folder)
        if folder in told:
            return
        settings.set_note(_NOTE, "\n".join([*filter(None, told), folder]))
        text = tr(
            "{name} lies in a folder that {service} keeps in step. A pack is one file: edit it "
            "on one computer at a time, or one of two versions loses.",
            name=one_line(path.name),
            service=found.service,
        )
        done = partial(self._notices.take_away, _SUBJECT)
        self._notices.show_notice(_SUBJECT, text, [Offer(tr("I see"), done)])

    def _not_found(self, _error: EngineError) -> None:
        """Where it lies cannot be told; then there is nothing to say."""
