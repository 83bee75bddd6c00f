"""Folders of the user in which nothing can be kept: said once, with what that means."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Slot

from whydesk.engine.wording import tr
from whydesk.session.settings import Settings
from whydesk.widgets.plain import one_line
from whydesk.window.notices import Notices, Offer

_SETTINGS, _DATA = "unkept-settings", "unkept-data"


class Unkept(QObject):
    """Says what cannot be kept, and where. GUI thread."""

    def __init__(self, settings: Settings, notices: Notices, parent: QObject) -> None:
        super().__init__(parent)
        self._notices = notices
        settings.not_kept.connect(self.tell_settings)

    def begin(self, config: Path, data: Path, refusal_of: Callable[[Path], str]) -> None:
        """Try the two folders, as the window comes up: ``refusal_of`` says why one cannot be."""
        if refusal_of(config):
            self.tell_settings(str(config))
        reason = refusal_of(data)
        if reason:
            self._tell(
                _DATA,
                tr(
                    "Nothing can be kept in {data} ({reason}). Your files are saved as ever, but"
                    " what is not saved does not survive a crash, a save keeps no earlier version,"
                    " and no keys can be made.",
                    data=one_line(str(data)),
                    reason=reason,
                ),
            )

    @Slot(str)
    def tell_settings(self, place: str) -> None:
        """Say that settings count for this time only."""
        self._tell(
            _SETTINGS,
            tr(
                "Settings cannot be written to {place}: what you set counts until Whydesk is"
                " closed.",
                place=one_line(place),
            ),
        )

    def _tell(self, subject: str, text: str) -> None:
        done = partial(self._notices.take_away, subject)
        self._notices.show_notice(subject, text, [Offer(tr("I see"), done)])
