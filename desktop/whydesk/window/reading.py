"""The pages of help."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from whydesk.engine.wording import tr
from whydesk.paths import docs_dir
from whydesk.window.commands import COMMANDS, key_words, plain_title
from whydesk.window.ground import Ground

if TYPE_CHECKING:
    from whydesk.dialogs.guide import GuideDialog

GUIDE = tr("guide.md", "the user guide in this language")
# The chapter of the guide on each part of the window, by the part's name; they stand in its order.
CHAPTERS = {
    "editor": 0,
    "nodes": 0,
    "first-steps": 0,
    "why": 2,
    "mapPage": 2,
    "node": 3,
    "uses": 3,
    "evidence": 4,
    "lineage": 4,
    "recall": 4,
    "supportPage": 4,
    "problems": 5,
    "loops": 5,
    "conflicts": 5,
    "search": 5,
}


class Pages(QObject):
    """Shows the pages over the window, and the guide beside it. GUI thread."""

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground.window)
        self._theme = ground.theme
        self._window = ground.window
        self.guide: GuideDialog | None = None

    def handlers(self) -> dict[str, Callable[[], object]]:
        """The commands that are carried out here, by name."""
        return {
            "guide": self.show_guide,
            "keys": self.show_keys,
            "language": self.show_language,
            "about": self.show_about,
        }

    @Slot()
    def show_guide(self) -> None:
        """Open the guide at the chapter on what has the keyboard."""
        from whydesk.dialogs.guide import GuideDialog

        if self.guide is None:
            self.guide = GuideDialog(docs_dir(), self._theme, self._window)
        self.guide.open_at(GUIDE, chapter_of(QApplication.focusWidget()))

    @Slot()
    def show_keys(self) -> None:
        from whydesk.dialogs.pages import KeysPage

        keys = [
            (plain_title(command.title).rstrip("…"), key_words(command))
            for command in COMMANDS
            if command.keys
        ]
        self._read(KeysPage(keys, self._theme, self._window))

    @Slot()
    def show_language(self) -> None:
        from whydesk.dialogs.pages import how_to_write

        self._read(how_to_write(self._theme, self._window))

    @Slot()
    def show_about(self) -> None:
        from whydesk.dialogs.pages import about

        self._read(about(self._theme, self._window))

    def _read(self, dialog: QDialog) -> None:
        dialog.exec()
        dialog.deleteLater()


def chapter_of(widget: QWidget | None) -> int:
    """The chapter on the part of the window that a widget is in; the first for any other."""
    while widget is not None:
        if widget.objectName() in CHAPTERS:
            return CHAPTERS[widget.objectName()]
        widget = widget.parentWidget()
    return 0
