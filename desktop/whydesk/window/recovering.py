"""After a crash: what was not saved is offered, with what is in the file beside it."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from whydesk.engine.errors import EngineError
from whydesk.engine.keeping.journals import Orphan
from whydesk.engine.pack.textfiles import SUFFIX
from whydesk.engine.wording import tr
from whydesk.engine.workspace import Workspace
from whydesk.session.later import later
from whydesk.session.messages import Message, Tone, of_error
from whydesk.session.recovery import Recovery
from whydesk.session.session import Session
from whydesk.window.alone import once_alone
from whydesk.window.beside import free_name
from whydesk.window.files import Files
from whydesk.window.ground import Ground
from whydesk.window.notices import Notices, Offer
from whydesk.window.taking_over import TakingOver
from whydesk.window.times import said_time

if TYPE_CHECKING:
    from whydesk.dialogs.comparing import Choice, Sides

_SUBJECT = "recovery"
_BACK = Message(tr("It is back in the text. Save to keep it."), "", Tone.GOOD)
_RESTORE, _COPY, _THROW = "restore", "copy", "throw"


class Recovering(QObject):
    """Offers what earlier runs left, one at a time, that of the open file first. GUI thread."""

    def __init__(
        self, ground: Ground, recovery: Recovery, taking: TakingOver, notices: Notices, files: Files
    ) -> None:
        super().__init__(ground.window)
        self._session = ground.session
        self._recovery = recovery
        self._taking = taking
        self._notices = notices
        self._files = files
        self._theme = ground.theme
        self._window = ground.window
        self._asking = False
        recovery.found.connect(self._show)

    def handlers(self) -> dict[str, Callable[[], object]]:
        """The commands that are carried out here, by name."""
        return {"recover": self.offer}

    def begin(self) -> None:
        """Look for what an earlier run left; for the file that is open, ask at once."""
        self._asking = True
        self._recovery.look()

    @Slot()
    def _show(self) -> None:
        """Say that something is there."""
        orphans = self._recovery.orphans
        if not orphans:
            self._notices.take_away(_SUBJECT)
            return
        mine = self._recovery.of_open()
        offers = [Offer(tr("Compare…"), self.offer)]
        self._notices.show_notice(_SUBJECT, _sentence(orphans, mine), offers)
        if self._asking and mine:
            self._asking = False
            later(self, partial(once_alone, self, self._offer_mine))

    def _offer_mine(self) -> None:
        """Offer it unless something else was opened while a dialog was answered."""
        if self._recovery.of_open():
            self.offer()

    @Slot()
    def offer(self) -> None:
        """Show what was not saved, that of the open file first, and do what is chosen."""
        orphans = self._recovery.of_open() or self._recovery.orphans
        if not orphans:
            self._session.told.emit(Message(tr("No unsaved text is left from an earlier run.")))
            return
        orphan = orphans[0]
        mine = orphan.is_of(self._session.path)
        if not mine and orphan.file is not None and orphan.file.exists():
            self._asking = True
            self._files.open_path(orphan.file)
        else:
            self._ask(orphan)

    def _ask(self, orphan: Orphan) -> None:
        from whydesk.dialogs.comparing import ComparingDialog
        from whydesk.engine.keeping.comparing import compared

        mine = orphan.is_of(self._session.path)
        texts = self._session.workspace.texts() if mine and orphan.file else {}
        kept = orphan.texts(texts)
        present = {shard: texts[shard] for shard in kept if shard in texts}
        if present == dict(kept):
            self._recovery.take(orphan)
            return
        words, sides = _words(orphan, mine, self._session)
        same = orphan.began_from(self._session.workspace.stored)
        choices = _choices(may_copy=mine and orphan.file is not None, same=same)
        dialog = ComparingDialog(
            tr("Unsaved text was kept"),
            words,
            sides,
            compared(present, kept),
            choices,
            self._theme,
            self._window,
        )
        dialog.exec()
        chosen = dialog.chosen
        dialog.deleteLater()
        if chosen == _RESTORE:
            self._restore(orphan, mine)
        elif chosen == _COPY:
            self._copy(orphan)
        elif chosen == _THROW:
            self._recovery.throw_away(orphan)

    def _restore(self, orphan: Orphan, mine: bool) -> None:
        if not mine:
            self._files.leave_then(partial(self._restore_as_new, orphan))
            return
        self._session.unlock_requested.emit()  # one has edited it before, and chose to go on
        if self._session.workspace.read_only:
            self._session.told.emit(Message(self._session.workspace.read_only, "", Tone.WARN))
            return
        from whydesk.engine.keeping.comparing import first_changed

        if self._recovery.take(orphan):
            documents = self._session.workspace.documents
            kept = orphan.texts(documents)
            before = {shard: documents[shard].text() for shard in kept if shard in documents}
            self._taking.take(kept)
            changed = first_changed(before, kept)
            if changed is not None:
                self._session.request_place(changed)
            self._session.told.emit(_BACK)

    def _restore_as_new(self, orphan: Orphan) -> None:
        """Put it back as a text in no file: its file is gone, or there never was one."""
        self._recovery.leave()
        if self._recovery.take(orphan):
            self._session.put(Workspace(orphan.kept.texts), list(orphan.kept.texts))
            self._session.told.emit(_BACK)

    def _copy(self, orphan: Orphan) -> None:
        """Write it as a file of its own; only then is the journal not needed any more."""
        from whydesk.engine.saving import Snapshot

        assert orphan.file is not None
        stored = self._session.workspace.stored
        merged = {**stored, **orphan.texts(stored)}
        target = free_name(orphan.file, "unsaved", SUFFIX if len(merged) == 1 else ".laplaspack")
        try:
            Snapshot(merged).save(target)
        except EngineError as error:
            self._session.told.emit(of_error(error, target))
            return
        self._recovery.throw_away(orphan)
        self._session.settings.add_recent(target)
        said = tr("Kept as {name}, in the same folder.", name=target.name)
        self._session.told.emit(Message(said, "", Tone.GOOD))


def _sentence(orphans: list[Orphan], mine: list[Orphan]) -> str:
    if mine:
        return tr(
            "Text of this file that was not saved is kept, from {when}.",
            when=said_time(mine[0].kept.time),
        )
    names = sorted({orphan.file.name if orphan.file else tr("a new text") for orphan in orphans})
    shown = ", ".join(names[:3])
    if len(names) > 3:
        shown = tr("{names} and {number:,} more", names=shown, number=len(names) - 3)
    return tr("Text that was not saved is kept: of {names}.", names=shown)


def _choices(*, may_copy: bool, same: bool) -> "list[Choice]":
    """What can be done with it, in the order of the buttons; ``same`` if the file is as it was.

    What Enter does, the last, must not put one text in the place of another.
    """
    from whydesk.dialogs.comparing import Choice

    throw = Choice(_THROW, tr("Throw it away"), tr("What was not saved is gone then, for ever."))
    copy = Choice(_COPY, tr("Keep both"), tr("As a file of its own beside this one."))
    restore = Choice(
        _RESTORE, tr("Put it back"), tr("Into the text, where Ctrl+Z takes it out again.")
    )
    if not may_copy:
        return [throw, restore]
    return [throw, copy, restore] if same else [throw, restore, copy]


def _words(orphan: Orphan, mine: bool, session: Session) -> "tuple[str, Sides]":
    """What is said of it, and what stands on either side."""
    from whydesk.dialogs.comparing import Sides

    when = said_time(orphan.kept.time)
    right = tr("Not saved, {when}", when=when)
    torn = "" if orphan.kept.whole else tr("The last words could not be read back.")
    if orphan.file is None:
        words = tr(
            "Whydesk ended on {when} before this text was saved. It was in no file yet.", when=when
        )
        return f"{words} {torn}".strip(), Sides(tr("Nothing"), right)
    if not mine or not orphan.file.exists():
        words = tr(
            "Whydesk ended on {when} before this was saved. Its file is gone: {file}.",
            when=when,
            file=orphan.file,
        )
        return f"{words} {torn}".strip(), Sides(tr("Nothing"), right)
    name = orphan.file.name
    words = tr("Whydesk ended on {when} before this was saved.", when=when)
    moved = ""
    if not orphan.began_from(session.workspace.stored):
        moved = tr("The file is another by now than the one that this was written in.")
    return " ".join(filter(None, (words, torn, moved))), Sides(
        tr("{name}, as it is open", name=name), right
    )
