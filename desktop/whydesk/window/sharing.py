"""This window among others: a file that another one has, and what other starts hand over."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Slot

from whydesk.engine.keeping.holds import Holder
from whydesk.engine.keeping.inbox import ask
from whydesk.engine.pack.files import same_file
from whydesk.engine.wording import tr
from whydesk.session.holding import sentence
from whydesk.session.messages import Message
from whydesk.session.safety import Guards
from whydesk.window.alone import once_alone
from whydesk.window.files import Files
from whydesk.window.ground import Ground
from whydesk.window.notices import Notices, Offer

_HELD = "held"
_PATIENCE_S = 0.5


class Sharing(QObject):
    """Says who has the file, and does what other starts ask for. GUI thread."""

    def __init__(
        self,
        ground: Ground,
        guards: Guards,
        files: Files,
        open_anew: Callable[[], bool],
        notices: Notices,
        launch: Callable[[Path], object],
    ) -> None:
        """``open_anew`` opens what is open once more, ``launch`` a path in another window."""
        super().__init__(ground.window)
        self._session = ground.session
        self._holding = holding = guards.holding
        self._holds = guards.holds
        self._files = files
        self._open_anew = open_anew
        self._notices = notices
        self._launch = launch
        self._window = ground.window
        holding.changed.connect(self._show)
        holding.changed.connect(ground.desk.take_lock)
        holding.freed.connect(self._freed)

    # --- a file that another window has -----------------------------------------------------------

    @Slot()
    def _show(self) -> None:
        holder = self._holding.holder
        if holder is None:
            self._notices.take_away(_HELD)
            return
        offers = [Offer(tr("Edit it here"), self._edit_here)]
        if holder.inbox is not None:
            offers.insert(0, Offer(tr("Show that window"), self._show_other))
        self._notices.show_notice(_HELD, sentence(holder, self._session.name), offers)

    @Slot()
    def _show_other(self) -> None:
        holder = self._holding.holder
        if holder is not None and not _come_forward(holder):
            self._session.told.emit(Message(tr("That window does not answer.")))

    @Slot()
    def _edit_here(self) -> None:
        if not self._reopen():
            self._session.told.emit(
                Message(tr("The other window still has it."), tr("Close the file there first."))
            )

    @Slot()
    def _freed(self) -> None:
        once_alone(self, self._reopen)

    def _reopen(self) -> bool:
        """Open it anew if the other window let go of it; a third one may have taken it by then."""
        if not self._holding.is_free:
            return False
        if self._open_anew() and self._holding.holder is None:
            self._session.told.emit(
                Message(tr("The other window let go of it: you can edit it now."))
            )
        return True

    # --- what other starts ask for ----------------------------------------------------------------

    @Slot(object)
    def take_letter(self, paths: Sequence[Path]) -> None:
        """Open these paths, each where it is open already or in a window of its own."""
        here = not paths
        for path in paths:
            if self._session.path is not None and same_file(path, self._session.path):
                here = True
            elif self._is_blank():
                once_alone(self, partial(self._open_if_blank, path))
                here = True
            elif not self._is_elsewhere(path):
                self._launch(path)
        if here:
            self._come_forward()

    def _open_if_blank(self, path: Path) -> None:
        """Open a path here, or elsewhere where something was written meanwhile."""
        if self._is_blank():
            self._files.open_path(path)
        else:
            self._launch(path)

    def _is_blank(self) -> bool:
        """Whether nothing is open here that could be in the way."""
        session = self._session
        new = session.path is None and not session.dirty
        return new and not any(session.workspace.texts().values())

    def _is_elsewhere(self, path: Path) -> bool:
        """Whether another window has it open, which comes to the front then."""
        if self._holds is None:
            return False
        holder = self._holds.who_has(path)
        return holder is not None and _come_forward(holder)

    def _come_forward(self) -> None:
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()


def _come_forward(holder: Holder) -> bool:
    return holder.inbox is not None and ask(holder.inbox, [], _PATIENCE_S)
