"""All that keeps a word from being lost, in the window: one place that makes and wires it."""

from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from whydesk.editor.desk import EditorDesk
from whydesk.session.safety import Guards
from whydesk.session.saving import Saving
from whydesk.session.session import Session
from whydesk.theme.theme import Theme
from whydesk.window.files import Files, open_elsewhere
from whydesk.window.not_saved import NotSaved
from whydesk.window.notices import Notices
from whydesk.window.outside import Following
from whydesk.window.parts import OnCommand
from whydesk.window.recovering import Recovering
from whydesk.window.sharing import Sharing
from whydesk.window.spots import open_anew
from whydesk.window.syncing import Syncing
from whydesk.window.taking_over import TakingOver
from whydesk.window.unkept import Unkept

if TYPE_CHECKING:
    from whydesk.window.versions import Versions


class Safety(QObject):
    """Recovery, what others do to the file, who else has it. GUI thread."""

    def __init__(
        self,
        session: Session,
        saving: Saving,
        guards: Guards,
        files: Files,
        desk: EditorDesk,
        theme: Theme,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._guards = guards
        recovery = guards.recovery
        self.notices = notices = Notices(theme)
        self.taking = taking = TakingOver(session, desk, self)
        self.recovering = Recovering(session, recovery, taking, notices, files, theme, window)
        anew = partial(open_anew, session, desk)
        self.following = Following(session, saving, recovery, taking, anew, notices, theme, window)
        self.not_saved = NotSaved(session, saving, files, notices, self)
        self.sharing = Sharing(session, guards, files, desk, anew, notices, open_elsewhere, window)
        self.syncing = Syncing(session, notices, self)
        self.unkept = Unkept(session.settings, notices, self)
        self._session = session
        self._theme = theme
        self._window = window
        self.on_versions = OnCommand(lambda: self.versions, ("versions",))

    def handlers(self) -> dict[str, Callable[[], object]]:
        """The commands that are carried out here, by name."""
        return {
            **self.recovering.handlers(),
            **self.following.handlers(),
            **self.on_versions.handlers(),
        }

    @cached_property
    def versions(self) -> "Versions":
        from whydesk.window.versions import Versions

        return Versions(self._session, self._guards.backups, self.taking, self._theme, self._window)

    def leave(self) -> None:
        """The window closes: what is not saved is not wanted, somebody was asked."""
        self._guards.recovery.leave()
        self._guards.holding.let_go()
