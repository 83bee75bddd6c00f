"""What a person can set, declared once as data, and the small file that keeps it.

``PREFERENCES`` is all there is to set, in the order and the words in which it is shown: the
dialog and the command palette are built from it.
"""

from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from typing import Generic, TypeVar, cast

from msgspec import Struct
from PySide6.QtCore import QByteArray, QObject, QSettings, QTimer, Signal, Slot

from whydesk import tongue
from whydesk.engine.wording import tr

RECENT_LIMIT = 10
_WRITE_MS = 400
T = TypeVar("T", str, int)


class Control(Enum):
    """What a setting is set with; ``NONE`` for what nobody sets by hand."""

    NONE = "none"
    TEXT = "text"
    CHOICE = "choice"
    NUMBER = "number"
    SWITCH = "switch"
    FONT = "font"


class Setting(Struct, Generic[T], frozen=True):
    """One setting: its key in the file, what it is until set, and the values it may have.

    ``choices`` empty means any text; for numbers it holds the least and the most. ``label``,
    ``explanation`` and ``names`` (the choices in words) are what is shown of it.
    """

    key: str
    default: T
    choices: tuple[T, ...] = ()
    control: Control = Control.NONE
    label: str = ""
    explanation: str = ""
    names: tuple[str, ...] = ()


class Section(Struct, frozen=True):
    """Settings that belong together, under a title."""

    title: str
    settings: tuple[Setting[str] | Setting[int], ...]


ON, OFF = "on", "off"


def _switch(key: str, default: str, label: str, explanation: str) -> Setting[str]:
    return Setting(
        key, default, (ON, OFF), Control.SWITCH, label, explanation, (tr("On"), tr("Off"))
    )


AUTHOR = Setting(
    "author",
    "",
    control=Control.TEXT,
    label=tr("Your name"),
    explanation=tr(
        "Stands beside each save in a pack's history and on new thoughts. "
        "It may be a role, or empty."
    ),
)
LOOK = Setting(
    "look",
    "system",
    ("system", "light", "dark"),
    Control.CHOICE,
    tr("Look"),
    tr("Like the desktop follows what the system is set to, also while Whydesk is open."),
    (tr("Like the desktop"), tr("Light"), tr("Dark")),
)
FONT = Setting(
    "font",
    "",
    control=Control.FONT,
    label=tr("Font of the text"),
    explanation=tr("What the text is written in. The panels keep the font of the desktop."),
)
TEXT_SIZE = Setting(
    "text-size",
    14,
    (10, 28),
    Control.NUMBER,
    tr("Size of all text"),
    tr("In pixels; everything else in the window grows and shrinks with it."),
)
COMPLETE_WITH = Setting(
    "complete-with",
    "tab",
    ("tab", "tab-and-enter", "enter", "off"),
    Control.CHOICE,
    tr("Completion"),
    tr("What takes a label or role that is offered. Ctrl+Space asks for offers in any case."),
    (
        tr("Tab takes it"),
        tr("Tab and Enter take it"),
        tr("Enter takes it"),
        tr("Only when asked for"),
    ),
)
ARROWS = _switch(
    "arrows", ON, tr("Write → for ->"), tr("The two signs become one arrow as they are typed.")
)
REOPEN = _switch(
    "reopen",
    ON,
    tr("Go on where you left off"),
    tr("A start without a file opens what was open last, at the place where you were."),
)
READ_FIRST = _switch(
    "read-first",
    ON,
    tr("Files from elsewhere open for reading"),
    tr("A pack that was not saved on this computer is edited once you say so."),
)
TEXT_BESIDE = Setting(
    "text-beside",
    "no",
    ("no", "yes"),
    Control.CHOICE,
    tr("Map"),
    tr("Whether the map takes the place of the text, or stands beside it."),
    (tr("In the place of the text"), tr("Beside the text")),
)
LANGUAGE = Setting(
    tongue.KEY,
    tongue.SYSTEM,
    (tongue.SYSTEM, *tongue.LANGUAGES),
    Control.CHOICE,
    tr("Language"),
    tr("Of menus and sentences; what you write stays as it is. It changes at the next start."),
    (tr("Like the desktop"), *tongue.LANGUAGES.values()),
)
LAST_FOLDER = Setting("last-folder", "")

PREFERENCES = (
    Section(tr("You"), (AUTHOR,)),
    Section(tr("Look"), (LANGUAGE, LOOK, FONT, TEXT_SIZE, TEXT_BESIDE)),
    Section(tr("Writing"), (COMPLETE_WITH, ARROWS)),
    Section(tr("Start"), (REOPEN, READ_FIRST)),
)

_RECENT = "recent-files"


class Settings(QObject):
    """Reads and writes the settings file; ``changed`` carries the key. GUI thread.

    ``not_kept`` carries the path of the file, once, when it cannot be written: what was set counts
    all the same until the program ends, and is written as soon as that is possible again.
    """

    changed = Signal(str)
    not_kept = Signal(str)

    def __init__(self, path: Path | None, parent: QObject | None = None) -> None:
        """Settings kept at ``path``; without one they are forgotten at the end."""
        super().__init__(parent)
        self._file = _file_at(str(path)) if path else None
        self._unkept: dict[str, object] = {}
        self._failed = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_WRITE_MS)
        self._soon.timeout.connect(self._write_out)

    def sync(self) -> bool:
        """Write what was set now instead of soon; whether all of it could be written."""
        if self._file is None:
            return True
        if self._file.status() is not QSettings.Status.NoError:
            # Qt keeps the first error for good, but what was set for all of its objects.
            self._file = _file_at(self._file.fileName())
        self._file.sync()
        return self._file.status() is QSettings.Status.NoError

    @Slot()
    def _write_out(self) -> None:
        failed, self._failed = self._failed, not self.sync()
        if self._file is not None and self._failed and not failed:
            self.not_kept.emit(self._file.fileName())

    def text(self, setting: Setting[str]) -> str:
        value = str(self._read(setting.key, setting.default))
        return value if not setting.choices or value in setting.choices else setting.default

    def on(self, setting: Setting[str]) -> bool:
        """Whether a switch is on."""
        return self.text(setting) == ON

    def number(self, setting: Setting[int]) -> int:
        try:
            value = int(str(self._read(setting.key, setting.default)))
        except ValueError:
            return setting.default
        least, most = setting.choices or (value, value)
        return min(max(value, least), most)

    def value(self, setting: Setting[str] | Setting[int]) -> str | int:
        """A setting of either kind."""
        if isinstance(setting.default, int):
            return self.number(cast("Setting[int]", setting))
        return self.text(cast("Setting[str]", setting))

    def set_value(self, setting: Setting[str] | Setting[int], value: str | int) -> None:
        self._set(setting.key, str(value))

    def set_text(self, setting: Setting[str], value: str) -> None:
        self._set(setting.key, value)

    def set_number(self, setting: Setting[int], value: int) -> None:
        self._set(setting.key, str(value))

    def reset(self) -> None:
        """Set everything that is shown back to what it was at first, save the name."""
        for section in PREFERENCES:
            for setting in section.settings:
                if setting is not AUTHOR:
                    self._set(setting.key, str(setting.default))

    def _set(self, key: str, value: str) -> None:
        if self._read(key) != value:
            self._write(key, value)
            self.changed.emit(key)

    def _read(self, key: str, default: object = None) -> object:
        if self._file is None:
            return self._unkept.get(key, default)
        return self._file.value(key, default)

    def _write(self, key: str, value: object) -> None:
        if self._file is None:
            self._unkept[key] = value
        else:
            self._file.setValue(key, value)
            self._soon.start()

    # --- lists and window states, which nobody sets by hand ---------------------------------------

    @property
    def recent(self) -> list[str]:
        """The files opened last, newest first."""
        value = self._read(_RECENT, [])
        if isinstance(value, str):
            return [value] if value else []
        return [str(item) for item in cast("Sequence[object]", value or [])]

    def add_recent(self, path: Path) -> None:
        name = str(path.absolute())
        others = [item for item in self.recent if item != name]
        self._write(_RECENT, [name, *others][:RECENT_LIMIT])
        self.changed.emit(_RECENT)

    def forget_recent(self, path: str = "") -> None:
        """Forget one of the recent files, or all of them."""
        self._write(_RECENT, [item for item in self.recent if path and item != path])
        self.changed.emit(_RECENT)

    def note(self, name: str) -> str:
        """A text that the window keeps for itself, empty where there is none."""
        return str(self._read(f"window/{name}", ""))

    def set_note(self, name: str, text: str) -> None:
        self._write(f"window/{name}", text)

    def state(self, name: str) -> QByteArray:
        """A window's remembered state, empty where there is none."""
        value = self._read(f"window/{name}")
        return value if isinstance(value, QByteArray) else QByteArray()

    def set_state(self, name: str, value: QByteArray) -> None:
        self._write(f"window/{name}", value)


def _file_at(path: str) -> QSettings:
    return QSettings(path, QSettings.Format.IniFormat)
