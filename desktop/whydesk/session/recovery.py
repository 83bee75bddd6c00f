"""Unsaved text is kept as it is written, and offered again after a crash.

Changes are noted as they come, and handed to a thread of their own once typing rests, so that no
other work can delay them. The text leaves the journal by a save or by a choice, in no other way.
"""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from whydesk.engine.errors import EngineError
from whydesk.engine.keeping.disk import on_disk
from whydesk.engine.keeping.journal import Change, Entry
from whydesk.engine.keeping.journals import Journals, Orphan, taken_over
from whydesk.engine.wording import tr
from whydesk.session.keeping import Beginning, Copy, Keeper
from whydesk.session.messages import Message, Tone
from whydesk.session.session import Session
from whydesk.session.tasks import Tasks

PAUSE_MS = 800
# Who types on and on is covered as well.
LONGEST_MS = 4000
_LARGEST = 32 * 1024 * 1024


class Recovery(QObject):
    """Keeps the unsaved text of a session, and knows what earlier runs left. GUI thread.

    ``kept`` tells that all that was written so far is on the disk, ``dropped`` that a journal is
    gone since nobody needs it any more; ``found`` that ``orphans``, the
    texts that a crash left and that nobody has chosen about, are known or fewer.
    """

    kept = Signal()
    dropped = Signal()
    found = Signal()

    def __init__(
        self,
        session: Session,
        folder: Path | None,
        parent: QObject | None = None,
        pause_ms: int = PAUSE_MS,
    ) -> None:
        """Without a folder nothing is kept and nothing found."""
        super().__init__(parent)
        self._session = session
        self._tasks = Tasks(self)
        self._tasks.defect.connect(session.tasks.defect)
        self._journals = Journals(folder) if folder is not None else None
        self._keeper = Keeper(self._journals) if self._journals is not None else None
        self._entries: list[Entry] = []
        self._whole: set[str] = set()
        self._touched: set[str] = set()
        self._fresh = False
        self._begun = False
        self._taken: list[Orphan] = []
        self._covered: list[Orphan] = []
        self._told = False
        self.orphans: list[Orphan] = []
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(pause_ms)
        self._pause.timeout.connect(self.flush)
        self._longest = QTimer(self)
        self._longest.setSingleShot(True)
        self._longest.setInterval(max(pause_ms, LONGEST_MS))
        self._longest.timeout.connect(self.flush)
        session.replaced.connect(self._note)
        session.opened.connect(self._opened)
        session.stored.connect(self._stored)

    # --- keeping ----------------------------------------------------------------------------------

    @Slot(object)
    def _note(self, change: Change) -> None:
        if self._keeper is None:
            return
        if change.shard in self._whole:
            self._entries.append(change)
        else:
            self._touched.add(change.shard)
        self._pause.start()
        if not self._longest.isActive():
            self._longest.start()

    @Slot()
    def flush(self) -> None:
        """Hand over what was written since; ``kept`` tells when it is on the disk."""
        self._pause.stop()
        self._longest.stop()
        entries = self._take_entries()
        if self._keeper is None or not entries:
            return
        session = self._session
        names = tuple(o.path.name for o in self._taken)
        begin = Beginning(session.path, session.workspace.stored, names)
        fresh, self._fresh = self._fresh, False
        self._begun = True
        work = partial(self._keeper.keep, entries, begin, fresh=fresh)
        self._tasks.run("keep", work, self._on_disk, self._not_kept)

    def _take_entries(self) -> list[Entry | Copy]:
        documents = self._session.workspace.documents
        entries: list[Entry | Copy] = [*self._entries]
        for shard in sorted(self._touched & documents.keys()):
            document = documents[shard]
            entries.append(Copy(shard, document.standing(), document.newline))
            self._whole.add(shard)
        self._entries, self._touched = [], set()
        return entries

    def _on_disk(self, size: int) -> None:
        self._told = False
        if size > max(_LARGEST, 4 * sum(map(len, self._session.workspace.stored.values()))):
            self._begin_anew()
        self.kept.emit()

    def _not_kept(self, error: EngineError) -> None:
        """Say so, once, and write all of it into another journal before long."""
        if not self._told:
            self._told = True
            self._session.told.emit(Message(error.message, tr("Save soon."), Tone.BAD))
        self._begin_anew()
        self._longest.start()

    def _begin_anew(self) -> None:
        """Have the next journal hold all texts that are not as they are on the disk."""
        self._entries = []
        self._touched |= self._whole
        self._whole = set()
        self._fresh = True

    # --- a save or a choice -----------------------------------------------------------------------

    @Slot()
    def _stored(self) -> None:
        if self._session.dirty:
            self._let_covered_go()
            self._keep_unsaved()
        else:
            self._forget()

    @Slot()
    def _opened(self) -> None:
        self.look()
        if self._session.dirty:  # what a journal or a backup says was put into the editor
            self._keep_unsaved()
        else:
            self._forget()

    @Slot()
    def keep_all(self) -> None:
        """Keep all that the disk does not say: its file is gone, and the text is here alone."""
        self._keep_unsaved()

    def _keep_unsaved(self) -> None:
        """Have a journal for what the disk, as it is now, does not say."""
        saved = self._session.saved_states
        states = self._session.states
        self._begin_anew()
        self._touched = {shard for shard, state in states.items() if saved.get(shard) != state}
        self.flush()

    def _forget(self) -> None:
        """What was kept of this text is saved, or somebody chose to do without it."""
        self._pause.stop()
        self._longest.stop()
        self._entries, self._whole, self._touched = [], set(), set()
        self._fresh = False
        if self._keeper is not None and self._begun:
            self._begun = False
            self._tasks.run("drop", self._keeper.drop, self._dropped, self._not_kept)
        self._let_covered_go()

    def _let_covered_go(self) -> None:
        """Throw away what earlier runs left of a text that is saved now."""
        gone, self._taken = self._taken, []
        for orphan in gone:
            orphan.remove()

    def _dropped(self, _done: None) -> None:
        self.dropped.emit()

    # --- after a crash ----------------------------------------------------------------------------

    def look(self) -> None:
        """Look for what earlier runs left; ``found`` tells. Done anew whenever a file is opened."""
        if self._journals is not None and self._journals.folder.is_dir():
            work = partial(_meaningful, self._journals)
            self._tasks.run("look", work, self._take_found, self._not_found)

    def _take_found(self, found: list[Orphan]) -> None:
        """Those whose text another one took over go with that one."""
        over = taken_over(found)
        self._covered = [orphan for orphan in found if orphan.path.name in over]
        self.orphans = [orphan for orphan in found if orphan.path.name not in over]
        self.found.emit()

    def _not_found(self, error: EngineError) -> None:
        self._session.told.emit(Message(error.message, error.hint, Tone.WARN))

    def of_open(self) -> list[Orphan]:
        """What is left of the very file that is open, newest first."""
        return [orphan for orphan in self.orphans if orphan.is_of(self._session.path)]

    def take(self, orphan: Orphan) -> bool:
        """Its text comes into the editor: its journal goes once that is saved or put away.

        To be called before the text is changed, so that the next journal says what it goes on from.
        False where another window chose about it meanwhile.
        """
        if not self._claim(orphan):
            return False
        self._taken += [orphan, *self._followed(orphan)]
        self._fresh = True
        self.found.emit()
        return True

    def throw_away(self, orphan: Orphan) -> None:
        """Somebody chose to do without it."""
        if not self._claim(orphan):
            return
        for one in (orphan, *self._followed(orphan)):
            one.remove()
        self.found.emit()

    def _followed(self, orphan: Orphan) -> list[Orphan]:
        """The journals whose text this one took over; they share its fate."""
        found = [c for c in self._covered if c.path.name in orphan.kept.header.follows]
        self._covered = [c for c in self._covered if c not in found]
        return [one for one in found if one.claim()]

    def _claim(self, orphan: Orphan) -> bool:
        self.orphans.remove(orphan)
        if orphan.claim():
            return True
        self._session.told.emit(Message(tr("Another window chose about it already.")))
        self.found.emit()
        return False

    # --- the end ----------------------------------------------------------------------------------

    def leave(self) -> None:
        """The window closes, and what is not saved is not wanted: somebody was asked."""
        self._forget()

    def stop(self) -> None:
        """Keep what is not kept yet, and let go of what nobody has chosen about."""
        self.flush()
        self._tasks.stop()
        if self._keeper is not None:
            self._keeper.close()
        for orphan in self._taken:
            orphan.let_go()


def _meaningful(journals: Journals) -> list[Orphan]:
    """The orphans that say what no file says; the others are thrown away."""
    found: list[Orphan] = []
    for orphan in journals.orphans():
        if orphan.adds_to(_there(orphan)):
            found.append(orphan)
        else:
            orphan.remove()
    return found


def _there(orphan: Orphan) -> dict[str, str]:
    """The texts of its file, as far as they can be read."""
    if orphan.file is None:
        return {}
    try:
        there = on_disk(orphan.file)
    except EngineError:
        return {}
    return dict(there.texts) if there is not None else {}
