"""Saving the map: a name is asked for, and it is told how it went."""

import re
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QWidget

from whydesk.canvas import export
from whydesk.canvas.scene import CanvasScene
from whydesk.engine.errors import EngineError
from whydesk.engine.wording import tr
from whydesk.session.messages import Message, Tone, of_error
from whydesk.session.session import Session
from whydesk.session.settings import LAST_FOLDER
from whydesk.theme.theme import Theme
from whydesk.widgets.targets import ask_target, picture_kind

_NAME_LENGTH = 60


class CanvasFiles:
    """Saves a canvas for a page. GUI thread."""

    def __init__(self, session: Session, scene: CanvasScene, theme: Theme, parent: QWidget) -> None:
        self._session = session
        self._scene = scene
        self._theme = theme
        self._parent = parent

    def ask_and_save(self, title: str, kind: export.Format) -> None:
        """Ask for a name and save the picture under it."""
        if not self._scene.figures:
            self._session.told.emit(Message(tr("There is no picture to save yet.")))
            return
        folder = self._session.settings.text(LAST_FOLDER) or QStandardPaths.writableLocation(
            QStandardPaths.StandardLocation.DocumentsLocation
        )
        start = Path(folder) / f"{file_name(title)}.{kind.value}"
        kinds = picture_kind(kind.value)
        every = {f".{other.value}" for other in export.Format}
        path = ask_target(self._parent, tr("Save the picture"), start, kinds, also=every)
        if path is not None:
            self.save(title, path)

    def save(self, title: str, path: Path) -> bool:
        """Save the picture in the format that the name says, and tell how it went."""
        try:
            export.write(self._scene, self._theme, title, path)
        except EngineError as error:
            self._session.told.emit(of_error(error, path))
            return False
        self._session.told.emit(Message(tr("The picture is in {path}.", path=path), "", Tone.GOOD))
        return True


def file_name(title: str) -> str:
    """A title as the name of a file that every system takes."""
    words = re.sub(r"[^\w -]", " ", title).split()
    return " ".join(words)[:_NAME_LENGTH].strip() or tr("Picture")
