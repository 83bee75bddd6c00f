"""The preferences, from the menu and from the list of commands."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from whydesk.engine.wording import tr
from whydesk.session.settings import LANGUAGE, PREFERENCES, Control, Setting
from whydesk.window.ground import Ground

if TYPE_CHECKING:
    from whydesk.dialogs.palette import Entry

_MENU = tr("Preferences")
_PREFIX = "setting:"


class Preferring(QObject):
    """Shows the dialog, and offers each setting and each choice of one by its name. GUI thread."""

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground.window)
        self._settings = ground.session.settings
        self._theme = ground.theme
        self._window = ground.window

    def handlers(self) -> dict[str, Callable[[], object]]:
        """The commands that are carried out here, by name."""
        return {"preferences": self.open}

    @Slot()
    def open(self) -> None:
        """Show all preferences."""
        self._show("")

    def entries(self) -> "list[Entry]":
        """The settings as entries for the list of commands: a choice by itself, else the setting.

        A choice that is in force says so.
        """
        found: list[Entry] = []
        for section in PREFERENCES:
            for setting in section.settings:
                found += self._entries_of(setting)
        return found

    def carry_out(self, name: str) -> bool:
        """Do what an entry is for; false where it is none of these."""
        if not name.startswith(_PREFIX):
            return False
        key, chosen, value = name.removeprefix(_PREFIX).partition("=")
        if chosen:
            setting = next(s for part in PREFERENCES for s in part.settings if s.key == key)
            self._settings.set_value(setting, value)
        else:
            self._show(key)
        return True

    def _entries_of(self, setting: Setting[str] | Setting[int]) -> "list[Entry]":
        from whydesk.dialogs.palette import Entry

        name = _PREFIX + setting.key
        if setting.control not in (Control.CHOICE, Control.SWITCH):
            return [Entry(name, f"{setting.label}…", _MENU, "")]
        held = self._settings.value(setting)
        return [
            Entry(
                f"{name}={value}",
                f"{setting.label}: {_inside(words, setting)}",
                _MENU,
                tr("✓ now") if value == held else "",
            )
            for value, words in zip(setting.choices, setting.names, strict=True)
        ]

    def _show(self, key: str) -> None:
        from whydesk.dialogs.preferences import Preferences

        dialog = Preferences(self._settings, self._theme, self._window)
        if key:
            dialog.show_setting(key)
        dialog.exec()
        dialog.deleteLater()


def _inside(words: str, setting: Setting[str] | Setting[int]) -> str:
    """The words of a choice as they stand inside a sentence; a language is a name."""
    return words if setting is LANGUAGE else words[:1].lower() + words[1:]
