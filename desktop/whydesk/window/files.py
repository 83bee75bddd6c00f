"""The commands on files: new, open, save, recent, and the question before text would be lost."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog

from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.facts import Kind
from whydesk.engine.model import Place
from whydesk.engine.pack.textfiles import SUFFIX
from whydesk.engine.wording import counted, tr
from whydesk.paths import home, own_command
from whydesk.session.messages import Message, Tone, of_error
from whydesk.session.opening import openings
from whydesk.session.saving import Saving
from whydesk.session.seals import MaySave
from whydesk.session.settings import LAST_FOLDER
from whydesk.widgets.plain import one_line
from whydesk.widgets.targets import ask_target
from whydesk.window.alone import once_alone
from whydesk.window.ground import Ground
from whydesk.window.slow_opening import SlowOpening, is_large

_ALL = tr("Packs and text (*.laplaspack *.lmd);;All files (*)")
_PACK = tr("Pack (*.laplaspack)")
_TEXT = tr("Text (*.lmd)")
_MOST_WINDOWS = 8


def open_elsewhere(path: Path) -> None:
    """Open a path in a window of its own: in another process, which outlives this one."""
    from PySide6.QtCore import QProcess

    program, *arguments = own_command("--apart", str(path.absolute()))
    QProcess.startDetached(program, arguments)


class Files(QObject):
    """Asks, then has the session or the saver act."""

    def __init__(
        self, ground: Ground, saving: Saving, launch: Callable[[Path], object] | None = None
    ) -> None:
        """``launch`` opens a path in another window."""
        super().__init__(ground.window)
        self._session = session = ground.session
        self._theme = theme = ground.theme
        self._launch = launch or open_elsewhere
        self._saving = saving
        self._window = ground.window
        self._after_save: Callable[[], object] | None = None
        self.opening = SlowOpening(session, theme, ground.window)
        self.let_in: Callable[[Path], object] = lambda _: None
        self.may_save: Callable[[], MaySave] = lambda: MaySave.YES
        saving.saved.connect(self._go_on)
        saving.failed.connect(self._stay)

    # --- opening ----------------------------------------------------------------------------------

    @Slot()
    def new(self) -> None:
        self.leave_then(self._session.new)

    @Slot()
    def open(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self._window, tr("Open"), self._folder(), _ALL)
        if name:
            self.open_path(Path(name))

    @Slot()
    def open_folder(self) -> None:
        name = QFileDialog.getExistingDirectory(self._window, tr("Open a folder"), self._folder())
        if name:
            self.open_path(Path(name))

    @Slot()
    def open_recent(self) -> None:
        """Open the file of the menu entry that sent this."""
        sender = self.sender()
        if sender is not None:
            self.open_path(Path(str(sender.property("path"))))

    def open_path(self, path: Path, shard: str = "") -> None:
        """Open a path in the place of what is open, once that is safe, and show a file of it."""

        def go() -> None:
            self._session.settings.set_text(LAST_FOLDER, str(path.absolute().parent))
            if not path.exists():
                self._session.settings.forget_recent(str(path.absolute()))
            if self._open(path) and shard in self._session.workspace.documents:
                self._session.request_place(Place(shard, 0))

        self.leave_then(go)

    def _open(self, path: Path) -> bool:
        """Open a path, asking first where that may take a lot; says in words why not."""
        try:
            if is_large(path):
                return self.opening.open(path)
            self._session.open_or_raise(path)
        except EngineError as error:
            if error.code is ErrorCode.HEAVY and self._asked_to_read(path, error):
                self.let_in(path)
                return self._open(path)
            self._session.told.emit(of_error(error, path))
            return False
        return True

    def _asked_to_read(self, path: Path, error: EngineError) -> bool:
        from whydesk.dialogs.question import Question, ask

        question = Question(
            tr("Read this large file?"),
            tr(
                "{name} was not saved with Whydesk on this computer. {why} Read it only if you know"
                " whom it is from; meanwhile the window may stand still.",
                name=one_line(path.name),
                why=error.message,
            ),
            (tr("Leave it"), tr("Read it")),
            self._theme,
            self._window,
            default=0,
        )
        return bool(ask(question))

    def open_paths(self, paths: Sequence[Path]) -> None:
        """Open several paths: the first here, the others in windows of their own.

        Texts of one folder are opened together, as that folder.
        """
        first, *others = openings(paths)
        for opening in others[:_MOST_WINDOWS]:
            self._launch(opening.path)
        left = len(others) - _MOST_WINDOWS
        if left > 0:
            words = counted(
                left,
                "{n} of what was dropped is not opened: too many windows at once.",
                "{n} of what was dropped are not opened: too many windows at once.",
            )
            self._session.told.emit(Message(words, "", Tone.WARN))
        self.open_path(first.path, first.shard)

    # --- saving -----------------------------------------------------------------------------------

    @Slot()
    def save(self) -> None:
        path = self._session.path
        locked = path is None or bool(self._session.workspace.read_only)
        answer = MaySave.COPY if locked else self.may_save()
        if answer is MaySave.COPY or path is None:
            self.save_as()
        elif answer is MaySave.YES:
            self._saving.save(path)
        else:
            self._after_save = None

    @Slot()
    def save_as(self) -> None:
        path = self.ask_target(tr("Save as"), self._suggested())
        if path is not None:
            self._saving.save(path)
        else:
            self._after_save = None

    def ask_target(self, title: str, suggested: Path) -> Path | None:
        """A path to write to; the dialog has asked before an existing file is replaced."""
        several = len(self._session.workspace.documents) > 1
        kinds = {_PACK: ".laplaspack"} if several else {_PACK: ".laplaspack", _TEXT: SUFFIX}
        # A text stays one, unless somebody says otherwise.
        first = _TEXT if suggested.suffix == SUFFIX and not several else _PACK
        return ask_target(self._window, title, suggested, kinds, first=first)

    def _suggested(self) -> Path:
        path = self._session.path
        if path is None:
            return Path(self._folder()) / "untitled.laplaspack"
        return (
            path.with_suffix(".laplaspack") if self._session.workspace.kind is Kind.FOLDER else path
        )

    def _folder(self) -> str:
        return self._session.settings.text(LAST_FOLDER) or str(home())

    @Slot(Path)
    def take_handed(self, path: Path) -> None:
        """Open a file that the desktop hands over, once no dialog waits for an answer."""
        once_alone(self, partial(self.open_path, path))

    # --- leaving ----------------------------------------------------------------------------------

    def leave_then(self, go: Callable[[], object]) -> None:
        """Do something that puts the open text away, after asking where it is not saved."""
        if not self._session.dirty:
            go()
            return
        from whydesk.dialogs.unsaved import Answer, ask_unsaved

        answer = ask_unsaved(self._session.name, self._theme, self._window)
        if answer is Answer.DISCARD:
            go()
        elif answer is Answer.SAVE:
            self._after_save = go
            self.save()

    @Slot()
    def _go_on(self) -> None:
        """Put the text away now that it is saved, or ask again where it was changed meanwhile."""
        go, self._after_save = self._after_save, None
        if go is not None:
            once_alone(self, partial(self.leave_then, go))

    @Slot()
    def _stay(self) -> None:
        self._after_save = None
