"""A save that failed stays said over the text, until it went well or something else is open."""

from PySide6.QtCore import QObject, Slot

from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.wording import tr
from whydesk.session.saving import Saving
from whydesk.session.session import Session
from whydesk.widgets.plain import one_line
from whydesk.window.files import Files
from whydesk.window.notices import Notices, Offer

_SUBJECT = "unsaved"


class NotSaved(QObject):
    """Says why, with what can be done about it. GUI thread.

    Where another program changed the file, ``Following`` shows both versions instead.
    """

    def __init__(
        self, session: Session, saving: Saving, files: Files, notices: Notices, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._saving = saving
        self._files = files
        self._notices = notices
        saving.failed.connect(self._tell)
        session.stored.connect(self._clear)
        session.opened.connect(self._clear)

    @Slot(object)
    def _tell(self, error: EngineError) -> None:
        self._clear()
        if error.code is ErrorCode.CHANGED:
            return
        text = tr(
            "{name} is not saved. {reason}",
            name=one_line(self._saving.target.name),
            reason=" ".join(filter(None, (error.message, error.hint))),
        )
        offers = [
            Offer(tr("Try again"), self._again),
            Offer(tr("Save as…"), self._files.save_as),
        ]
        self._notices.show_notice(_SUBJECT, text, offers)

    @Slot()
    def _again(self) -> None:
        if self._saving.target == self._session.path:
            self._files.save()
        else:
            self._saving.save(self._saving.target)

    @Slot()
    def _clear(self) -> None:
        self._notices.take_away(_SUBJECT)
