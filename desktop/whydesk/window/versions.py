"""The command on earlier versions: compared in the background, brought back as text edits."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from whydesk.engine.errors import EngineError
from whydesk.engine.keeping.changes import Changed, bring_back, changes, graph_of, standing_of
from whydesk.engine.keeping.comparing import Row, compared
from whydesk.engine.keeping.disk import only_text
from whydesk.engine.keeping.versions import Version, texts_of, versions
from whydesk.engine.pack.origins import read_origins
from whydesk.engine.wording import tr
from whydesk.session.messages import Message, Tone, of_error
from whydesk.window.alone import once_alone
from whydesk.window.ground import Ground
from whydesk.window.taking_over import TakingOver
from whydesk.window.times import said_times

if TYPE_CHECKING:
    from whydesk.dialogs.versions import Listed, VersionsDialog

_TOPIC = "versions"


class Versions(QObject):
    """Shows what was saved before, and brings it back. GUI thread."""

    def __init__(self, ground: Ground, backups: Path, taking: TakingOver) -> None:
        super().__init__(ground.window)
        self._session = ground.session
        self._backups = backups
        self._taking = taking
        self._theme = ground.theme
        self._window = ground.window
        self._found: Sequence[Version] = ()
        self._dialog: VersionsDialog | None = None

    def handlers(self) -> dict[str, Callable[[], object]]:
        """The commands that are carried out here, by name."""
        return {"versions": self.show}

    @Slot()
    def show(self) -> None:
        """Find the versions, then list them."""
        session = self._session
        path = session.path
        if path is None or path.is_dir():
            words = (
                tr("This is in no file yet, so there are no earlier versions of it.")
                if path is None
                else tr("This is a folder. Open one of its files to see its earlier versions.")
            )
            session.told.emit(Message(words))
            return
        work = partial(versions, path, session.workspace.pack, self._backups)
        workspace = session.workspace

        def list_them(found: Sequence[Version]) -> None:
            if session.workspace is workspace:
                self._list(found)

        def done(found: Sequence[Version]) -> None:
            once_alone(self, partial(list_them, found))

        session.tasks.run(_TOPIC, work, done, self._failed)

    def _list(self, found: Sequence[Version]) -> None:
        from whydesk.dialogs.versions import VersionsDialog

        self._found = found
        times = said_times([one.time for one in found])
        listed = [_listed(one, time) for one, time in zip(found, times, strict=True)]
        dialog = self._dialog = VersionsDialog(listed, self._theme, self._window)
        dialog.compare_requested.connect(self._compare)
        dialog.entry_requested.connect(self._look_up)
        dialog.node_requested.connect(self._bring_back)
        dialog.restore_requested.connect(self._restore)
        dialog.ask()
        dialog.exec()
        self._session.tasks.drop(_TOPIC)
        self._dialog = None
        dialog.deleteLater()

    def _failed(self, error: EngineError) -> None:
        if self._dialog is not None:
            self._dialog.say(error.message)
        else:
            self._session.told.emit(of_error(error, self._session.path))

    @Slot(int, int)
    def _compare(self, earlier: int, later: int) -> None:
        present = self._session.workspace.texts()
        other = self._found[later] if later >= 0 else None
        work = partial(_compared, self._found[earlier], other, present)
        self._session.tasks.run(_TOPIC, work, self._show_result, self._failed)

    @Slot(int)
    def _look_up(self, number: int) -> None:
        """Find what still is as a commit left it, where its text is not kept."""
        session = self._session
        if session.workspace.pack is not None:
            where, texts = session.workspace.pack.path, session.workspace.texts()
            work = partial(_standing, where, self._found[number].commit, texts)
            session.tasks.run(_TOPIC, work, self._show_entry, self._failed)

    def _show_entry(self, standing: list[Changed]) -> None:
        if self._dialog is not None:
            self._dialog.show_entry(standing)

    def _show_result(self, result: tuple[list[Changed], list[Row]]) -> None:
        if self._dialog is not None:
            self._dialog.show_result(*result)

    def _texts(self, number: int) -> Mapping[str, str]:
        names = list(self._session.workspace.documents)
        return only_text(texts_of(self._found[number]), names)

    @Slot(int, str)
    def _bring_back(self, number: int, key: str) -> None:
        """Give a node the words back that it had in a version; an edit like any other."""
        session = self._session
        try:
            earlier = graph_of(self._texts(number))
        except EngineError as error:
            self._failed(error)
            return
        edits = bring_back(earlier, session.graph, key)
        before = session.states
        session.request_edits(edits)
        if edits and session.states == before:
            return  # and it was said why
        said = (
            tr("The node is back. Ctrl+Z takes it out again.")
            if edits
            else tr("It says so already.")
        )
        session.told.emit(Message(said, "", Tone.GOOD if edits else Tone.PLAIN))
        if self._dialog is not None:
            self._dialog.ask()
            if edits:
                session.request_node(key)

    @Slot(int)
    def _restore(self, number: int) -> None:
        """Make the text say what a version said; undo leads back."""
        session = self._session
        if session.workspace.read_only:
            session.told.emit(Message(session.workspace.read_only, "", Tone.WARN))
            return
        try:
            texts = self._texts(number)
        except EngineError as error:
            self._failed(error)
            return
        undone = self._taking.take(texts)
        hint = tr("Ctrl+Z takes it back. Save to keep it.") if undone else tr("Save to keep it.")
        session.told.emit(Message(tr("The earlier version is in the text."), hint, Tone.GOOD))


def _standing(pack: Path, commit: str, present: Mapping[str, str]) -> list[Changed]:
    return standing_of(commit, read_origins(pack), graph_of(present))


def _compared(
    earlier: Version, later: Version | None, present: Mapping[str, str]
) -> tuple[list[Changed], list[Row]]:
    names = list(present)
    old = only_text(texts_of(earlier), names)
    new = only_text(texts_of(later), names) if later is not None else present
    return changes(graph_of(old), graph_of(new)), compared(old, new)


def _listed(version: Version, time: str) -> "Listed":
    from whydesk.dialogs.versions import Listed

    parts = [tr("backup {number}", number=version.number) if version.number else tr("not kept")]
    if version.author:
        parts.append(tr("by {author}", author=version.author))
    if version.commit:
        parts.append(version.commit[:8])
    if version.number and version.path is None:
        parts.append(tr("cannot be read"))
    return Listed(version, time or tr("At an unknown time"), " · ".join(parts))
