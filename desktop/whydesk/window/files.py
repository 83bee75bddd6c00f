"""The commands on files: new, open, save, recent, and the question before text would be lost."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from whydesk.dialogs.unsaved import Answer, ask_unsaved
from whydesk.engine.workspace import Kind
from whydesk.session.saving import Saving
from whydesk.session.session import Session
from whydesk.session.settings import LAST_FOLDER
from whydesk.theme.theme import Theme

_ALL = "Packs and text (*.laplaspack *.lmd);;All files (*)"
_PACK = "Pack (*.laplaspack)"
_TEXT = "Text (*.lmd)"


class Files(QObject):
    """Asks, then has the session or the saver act."""

    def __init__(self, session: Session, saving: Saving, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._saving = saving
        self._theme = theme
        self._window = window
        self._after_save: Callable[[], object] | None = None
        saving.saved.connect(self._go_on)
        saving.failed.connect(self._stay)

    # --- opening ----------------------------------------------------------------------------------

    @Slot()
    def new(self) -> None:
        self.leave_then(self._session.new)

    @Slot()
    def open(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self._window, "Open", self._folder(), _ALL)
        if name:
            self.open_path(Path(name))

    @Slot()
    def open_folder(self) -> None:
        name = QFileDialog.getExistingDirectory(self._window, "Open a folder", self._folder())
        if name:
            self.open_path(Path(name))

    @Slot()
    def open_recent(self) -> None:
        """Open the file of the menu entry that sent this."""
        sender = self.sender()
        if sender is not None:
            self.open_path(Path(str(sender.property("path"))))

    def open_path(self, path: Path) -> None:
        """Open a path in the place of what is open, once that is safe."""

        def go() -> None:
            self._session.settings.set_text(LAST_FOLDER, str(path.absolute().parent))
            self._session.open(path)

        self.leave_then(go)

    # --- saving -----------------------------------------------------------------------------------

    @Slot()
    def save(self) -> None:
        path = self._session.path
        if path is None or self._session.workspace.read_only:
            self.save_as()
        else:
            self._saving.save(path)

    @Slot()
    def save_as(self) -> None:
        path = self.ask_target("Save as", self._suggested())
        if path is not None:
            self._saving.save(path)
        else:
            self._after_save = None

    def ask_target(self, title: str, suggested: Path) -> Path | None:
        """A path to write to; the dialog has asked before an existing file is replaced."""
        several = len(self._session.workspace.documents) > 1
        filters = _PACK if several else f"{_PACK};;{_TEXT}"
        name, kind = QFileDialog.getSaveFileName(self._window, title, str(suggested), filters)
        if not name:
            return None
        path = Path(name)
        return path if path.suffix else path.with_suffix(".lmd" if kind == _TEXT else ".laplaspack")

    def _suggested(self) -> Path:
        path = self._session.path
        if path is None:
            return Path(self._folder()) / "untitled.laplaspack"
        return (
            path.with_suffix(".laplaspack") if self._session.workspace.kind is Kind.FOLDER else path
        )

    def _folder(self) -> str:
        return self._session.settings.text(LAST_FOLDER) or str(Path.home())

    # --- leaving ----------------------------------------------------------------------------------

    def leave_then(self, go: Callable[[], object]) -> None:
        """Do something that puts the open text away, after asking where it is not saved."""
        if not self._session.dirty:
            go()
            return
        answer = ask_unsaved(self._session.name, self._theme, self._window)
        if answer is Answer.DISCARD:
            go()
        elif answer is Answer.SAVE:
            self._after_save = go
            self.save()

    @Slot()
    def _go_on(self) -> None:
        go, self._after_save = self._after_save, None
        if go is not None:
            go()

    @Slot()
    def _stay(self) -> None:
        self._after_save = None
