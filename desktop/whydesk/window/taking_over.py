"""Texts that come from elsewhere into the editor: from a journal, a backup, or the disk."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject, Slot

from whydesk.editor.desk import EditorDesk
from whydesk.engine.errors import EngineError
from whydesk.engine.lmd.live import Standing
from whydesk.engine.model import TextEdit
from whydesk.engine.workspace import Workspace
from whydesk.session.session import Session
from whydesk.window.alone import once_alone

Texts = Mapping[str, str]
States = dict[str, int]
_TOPIC = "taking-over"
_T = TypeVar("_T")


class TakingOver(QObject):
    """Makes the open texts say what others say. GUI thread.

    A file that is not open yet, and line endings that no edit can write, make the editors be made
    anew; then there is nothing to undo. Files that are not named stay as they are.
    """

    def __init__(self, session: Session, desk: EditorDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._desk = desk
        self._following: _Following | None = None
        session.opened.connect(self._drop)
        desk.steps.ended.connect(self._step_ended)

    def take(self, texts: Texts) -> bool:
        """Have the open files say this now, in one step of undo; false where there is none."""
        session = self._session
        self._desk.settle()
        standings = _standings(session, texts)
        if standings.keys() == texts.keys():
            session.request_edits(_edits(standings, texts))
            self._desk.settle()
            if _say(_standings(session, texts), texts):
                return True
        self._put(texts)
        return False

    def follow(
        self,
        texts: Texts,
        done: Callable[[States, bool], object],
        lost: Callable[[], object],
    ) -> None:
        """The same while the window goes on, however much there is to change.

        ``done`` gets the states in which the texts say so, and whether undo leads back. ``lost`` is
        called where they were changed meanwhile, or somebody took the half made step back. Neither
        is called where another file is opened before.
        """

        def anew() -> None:
            self._put(texts)
            done(self._session.states, False)

        if not texts.keys() <= self._session.workspace.documents.keys():
            anew()
            return
        self._drop()
        self._following = _Following(self._session, self._desk, texts, done, lost, anew)
        self._following.begin()

    @Slot()
    def _step_ended(self) -> None:
        if self._following is not None:
            self._following.step_ended()

    @Slot()
    def _drop(self) -> None:
        if self._following is not None:
            self._following.drop()
            self._following = None
        self._session.tasks.drop(_TOPIC)

    def _put(self, texts: Texts) -> None:
        """Make the editors anew on these texts; what the disk does not say is unsaved."""
        session, old = self._session, self._session.workspace
        wanted = {**old.texts(), **texts}
        fresh = Workspace(dict(sorted(wanted.items())), old.kind, old.path, old.pack)
        fresh.stored = old.stored
        session.put(fresh, [s for s, text in wanted.items() if old.stored.get(s) != text])


class _Following:
    """One way from the texts as they are to others: compared and checked on the worker thread, and
    made in strides. Each part begins where the one before has ended, and waits for a dialog that
    came up meanwhile. GUI thread.
    """

    def __init__(
        self,
        session: Session,
        desk: EditorDesk,
        texts: Texts,
        done: Callable[[States, bool], object],
        lost: Callable[[], object],
        anew: Callable[[], object],
    ) -> None:
        self._session = session
        self._desk = desk
        self._texts = texts
        self._done = done
        self._lost = lost
        self._anew = anew
        self._before = session.states
        self._waiting = False
        self._dropped = False

    def begin(self) -> None:
        work = partial(_edits, _standings(self._session, self._texts), self._texts)
        self._session.tasks.run(_TOPIC, work, self._once_alone(self._make), self._failed)

    def drop(self) -> None:
        """Do nothing any more: the texts are others."""
        self._dropped = True

    def _once_alone(self, act: Callable[[_T], None]) -> Callable[[_T], None]:
        """What is done with an answer of the worker, as long as it is wanted."""

        def go_on(found: _T) -> None:
            if not self._dropped:
                act(found)

        return lambda found: once_alone(self._desk, partial(go_on, found))

    def _make(self, edits: list[TextEdit]) -> None:
        if self._session.states != self._before or self._desk.steps.running:
            self._lost()
            return
        self._session.request_edits(edits)
        self._waiting = self._desk.steps.running
        if not self._waiting:
            self._check(given_up=False)

    def step_ended(self) -> None:
        """A step is through, or was taken back; it may be this one."""
        if self._waiting and not self._desk.steps.running:
            self._waiting = False
            self._check(given_up=self._session.states == self._before)

    def _check(self, *, given_up: bool) -> None:
        if given_up:
            self._lost()
            return
        states = self._session.states
        work = partial(_say, _standings(self._session, self._texts), self._texts)
        settle = self._once_alone(partial(self._settle, states))
        self._session.tasks.run(_TOPIC, work, settle, self._failed)

    def _settle(self, states: States, same: bool) -> None:
        if same:
            self._done(states, True)
        elif self._session.states == states:
            self._anew()
        else:
            self._lost()

    def _failed(self, _error: EngineError) -> None:
        """Comparing reads and writes nothing, so the fault was ours: both versions are shown."""
        self._lost()


def _standings(session: Session, texts: Texts) -> dict[str, Standing]:
    documents = session.workspace.documents
    return {shard: documents[shard].standing() for shard in texts if shard in documents}


def _edits(present: Mapping[str, Standing], wanted: Texts) -> list[TextEdit]:
    """What turns the present texts into those that are wanted. Any thread."""
    from whydesk.engine.keeping.comparing import edits_between

    return [
        edit
        for shard, text in wanted.items()
        for edit in edits_between(shard, present[shard].text(), text)
    ]


def _say(present: Mapping[str, Standing], wanted: Texts) -> bool:
    """Whether these texts say what is wanted, byte for byte. Any thread."""
    return all(present[shard].text() == text for shard, text in wanted.items())
