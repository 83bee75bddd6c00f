"""What others did to the open file, in the window: followed, compared, never written over."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QApplication

from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.facts import Kind
from whydesk.engine.keeping.disk import OnDisk
from whydesk.engine.pack.files import PACK_SUFFIX
from whydesk.engine.pack.textfiles import SUFFIX
from whydesk.engine.wording import tr
from whydesk.session.messages import Message, Tone, of_error
from whydesk.session.outside import Outside
from whydesk.session.recovery import Recovery
from whydesk.session.saving import Saving
from whydesk.window.alone import is_alone, once_alone
from whydesk.window.beside import free_name
from whydesk.window.ground import Ground
from whydesk.window.notices import Notices, Offer
from whydesk.window.taking_over import TakingOver

if TYPE_CHECKING:
    from whydesk.dialogs.comparing import Choice

_CHANGED, _GONE = "changed", "gone"
_THEIRS, _MINE, _BOTH = "theirs", "mine", "both"


class Following(QObject):
    """Carries out what ``Outside`` tells. GUI thread."""

    def __init__(
        self,
        ground: Ground,
        saving: Saving,
        recovery: Recovery,
        taking: TakingOver,
        open_anew: Callable[[], bool],
        notices: Notices,
    ) -> None:
        super().__init__(ground.window)
        self._session = session = ground.session
        self._saving = saving
        self._taking = taking
        self._open_anew = open_anew
        self._notices = notices
        self._theme = ground.theme
        self._window = ground.window
        self.outside = Outside(session, saving, self)
        self._theirs: OnDisk | None = None
        self._asking = False
        self.outside.followed.connect(self._follow)
        self.outside.conflicted.connect(self._tell_conflict)
        self.outside.went.connect(self._tell_loss)
        self.outside.went.connect(recovery.keep_all)
        self.outside.came_back.connect(self._tell_return)
        saving.failed.connect(self._save_failed)
        session.opened.connect(self._clear)
        session.stored.connect(self._clear)
        if (app := QApplication.instance()) is not None:
            app.applicationStateChanged.connect(self._state_changed)  # type: ignore[attr-defined]

    def handlers(self) -> dict[str, Callable[[], object]]:
        """The commands that are carried out here, by name."""
        return {"compare-disk": self.compare}

    @Slot(Qt.ApplicationState)
    def _state_changed(self, state: Qt.ApplicationState) -> None:
        """Not every disk tells of changes; whoever comes back to the window sees them at least."""
        if state is Qt.ApplicationState.ApplicationActive:
            self.outside.glance()

    @Slot()
    def _clear(self) -> None:
        self._theirs = None
        self._notices.take_away(_CHANGED)
        self._notices.take_away(_GONE)

    # --- a text without changes -------------------------------------------------------------------

    @Slot(object)
    def _follow(self, found: OnDisk) -> None:
        """Have the text become what stands on the disk; undo leads back."""
        if not is_alone():
            once_alone(self, self.outside.look)  # what is on the disk may be another by then
            return
        session = self._session
        path = session.path
        same_files = found.texts.keys() == session.workspace.documents.keys()
        if path is not None and (session.workspace.read_only or not same_files):
            if self._open_anew():
                session.told.emit(
                    Message(tr("Another program changed {name}: opened anew.", name=path.name))
                )
            return
        self._become(found, partial(self._tell_followed, session.name))

    def _become(self, found: OnDisk, then: Callable[[bool], object]) -> None:
        """Have the text become what stands on the disk, in the time that takes."""
        session, outside = self._session, self.outside

        def done(states: dict[str, int], undone: bool) -> None:
            outside.release()
            session.note_stored(found, states)
            then(undone)

        def lost() -> None:
            outside.release()
            self._tell_conflict(found)

        outside.hold()
        self._taking.follow(found.texts, done, lost)

    def _tell_followed(self, name: str, undone: bool) -> None:
        hint = tr("Ctrl+Z brings back what was there.") if undone else ""
        said = tr("Another program changed {name}; the text follows it.", name=name)
        self._session.told.emit(Message(said, hint))

    # --- a text with changes ----------------------------------------------------------------------

    @Slot(object)
    def _tell_conflict(self, found: OnDisk) -> None:
        self._theirs = found
        text = tr(
            "Another program changed {name} while you changed it here. Nothing is overwritten.",
            name=self._session.name,
        )
        self._notices.show_notice(_CHANGED, text, [Offer(tr("Compare…"), self.compare)])
        if self._asking:
            self._asking = False
            once_alone(self, self.compare)

    @Slot(object)
    def _save_failed(self, error: EngineError) -> None:
        """A save found another text on the disk: read it, and ask."""
        if error.code is ErrorCode.CHANGED:
            self._asking = True
            self.outside.look()

    @Slot()
    def compare(self) -> None:
        """Show the text on the disk beside the one here, and do what is chosen."""
        from whydesk.dialogs.comparing import Choice, ComparingDialog, Sides
        from whydesk.engine.keeping.comparing import compared

        session = self._session
        theirs = self._theirs.texts if self._theirs else session.workspace.stored
        mine = session.workspace.texts()
        rows = compared(theirs, mine)
        if session.path is None:
            session.told.emit(
                Message(tr("This is in no file yet, so there is nothing to compare."))
            )
            return
        conflict = self._theirs is not None
        words = (
            tr("Both were changed since you opened the file. Nothing is written before you choose.")
            if conflict
            else tr("What is on the disk, and what you have changed since.")
        )
        choices = _choices() if conflict else (Choice("close", tr("Close")),)
        dialog = ComparingDialog(
            tr("Two versions") if conflict else tr("Compared with the disk"),
            words,
            Sides(
                tr("On the disk (theirs)") if conflict else tr("On the disk"), tr("Here (yours)")
            ),
            rows,
            choices,
            self._theme,
            self._window,
        )
        dialog.exec()
        chosen = dialog.chosen
        dialog.deleteLater()
        if conflict and self._theirs is not None:
            self._settle(chosen, self._theirs, mine)

    def _settle(self, chosen: str, theirs: OnDisk, mine: Mapping[str, str]) -> None:
        session = self._session
        path = session.path
        if path is None or chosen not in (_THEIRS, _BOTH, _MINE):
            return
        if chosen == _MINE:
            same = {s: n for s, n in session.states.items() if theirs.texts.get(s) == mine[s]}
            session.note_stored(theirs, same)
            self._saving.save(path)
        elif chosen == _THEIRS:
            self._take_theirs(theirs)
        elif kept := self._keep_mine(path, mine):
            self._take_theirs(theirs, kept)

    def _take_theirs(self, theirs: OnDisk, kept: str = "") -> None:
        """Show what is on the disk; then say, where it is so, where one's own text is kept."""
        session = self._session

        def tell(_undone: bool) -> None:
            if kept:
                session.told.emit(Message(kept, "", Tone.GOOD))

        if theirs.texts.keys() != session.workspace.documents.keys():
            self._open_anew()
            tell(False)
            return
        self._become(theirs, tell)

    def _keep_mine(self, path: Path, mine: Mapping[str, str]) -> str:
        """Write one's own text into a file of its own: words on where, none where it failed."""
        from whydesk.engine.saving import Snapshot

        single = self._session.workspace.kind is Kind.FILE
        target = free_name(path, "mine", SUFFIX if single else PACK_SUFFIX)
        try:
            Snapshot(mine).save(target)
        except EngineError as error:
            self._session.told.emit(of_error(error, target))
            return ""
        return tr("Yours is kept as {name}, in the same folder.", name=target.name)

    # --- a file that is gone ----------------------------------------------------------------------

    @Slot()
    def _tell_loss(self) -> None:
        text = tr(
            "{name} is gone from its folder. Your text is here: saving writes it there again.",
            name=self._session.name,
        )
        self._notices.show_notice(_GONE, text, [Offer(tr("Save it again"), self._save_again)])

    @Slot()
    def _tell_return(self) -> None:
        self._notices.take_away(_GONE)

    @Slot()
    def _save_again(self) -> None:
        if self._session.path is not None:
            self._saving.save(self._session.path)


def _choices() -> "tuple[Choice, ...]":
    """What can be done about two versions, in the order of the buttons."""
    from whydesk.dialogs.comparing import Choice

    return (
        Choice(_THEIRS, tr("Take theirs"), tr("Your changes go; Ctrl+Z brings them back.")),
        Choice(_MINE, tr("Save mine"), tr("Theirs is kept among the backups of the file.")),
        Choice(_BOTH, tr("Keep both"), tr("Yours goes into a file of its own beside this one.")),
    )
