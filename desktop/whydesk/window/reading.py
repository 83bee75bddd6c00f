"""The pages of help."""

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QDialog, QWidget

from whydesk.dialogs.pages import KeysPage, about, how_to_write
from whydesk.theme.theme import Theme
from whydesk.window.commands import COMMANDS, key_words, plain_title


class Pages(QObject):
    """Shows the pages over the window, one at a time. GUI thread."""

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self._window = window

    @Slot()
    def show_keys(self) -> None:
        keys = [
            (plain_title(command.title).rstrip("…"), key_words(command))
            for command in COMMANDS
            if command.keys
        ]
        self._read(KeysPage(keys, self._theme, self._window))

    @Slot()
    def show_language(self) -> None:
        self._read(how_to_write(self._theme, self._window))

    @Slot()
    def show_about(self) -> None:
        self._read(about(self._theme, self._window))

    def _read(self, dialog: QDialog) -> None:
        dialog.exec()
        dialog.deleteLater()
