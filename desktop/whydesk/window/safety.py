"""All that keeps a word from being lost, in the window: one place that makes and wires it."""

from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from whydesk.session.safety import Guards
from whydesk.session.saving import Saving
from whydesk.window.files import Files, open_elsewhere
from whydesk.window.ground import Ground
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

    def __init__(self, ground: Ground, saving: Saving, guards: Guards, files: Files) -> None:
        super().__init__(ground.window)
        self._ground = ground
        self._guards = guards
        session, desk = ground.session, ground.desk
        recovery = guards.recovery
        self.notices = notices = Notices(ground.theme)
        self.taking = taking = TakingOver(session, desk, self)
        self.recovering = Recovering(ground, recovery, taking, notices, files)
        anew = partial(open_anew, session, desk)
        self.following = Following(ground, saving, recovery, taking, anew, notices)
        self.not_saved = NotSaved(session, saving, files, notices, self)
        self.sharing = Sharing(ground, guards, files, anew, notices, open_elsewhere)
        self.syncing = Syncing(session, notices, self)
        self.unkept = Unkept(session.settings, notices, self)
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

        return Versions(self._ground, self._guards.backups, self.taking)

    def leave(self) -> None:
        """The window closes: what is not saved is not wanted, somebody was asked."""
        self._guards.recovery.leave()
        self._guards.holding.let_go()
