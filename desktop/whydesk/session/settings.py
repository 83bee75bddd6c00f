"""What a person can set, declared once, and the small file that keeps it."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar, cast

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

RECENT_LIMIT = 10
T = TypeVar("T", str, int)


@dataclass(frozen=True, slots=True)
class Setting(Generic[T]):
    """One setting: its key in the file, what it is until set, and the values it may have.

    ``choices`` empty means any text; for numbers it holds the least and the most.
    """

    key: str
    default: T
    choices: tuple[T, ...] = ()


AUTHOR = Setting("author", "")
LOOK = Setting("look", "system", ("system", "light", "dark"))
TEXT_SIZE = Setting("text-size", 14, (10, 28))
COMPLETE_WITH = Setting("complete-with", "tab", ("tab", "tab-and-enter", "off"))
LAST_FOLDER = Setting("last-folder", "")

_RECENT = "recent-files"


class Settings(QObject):
    """Reads and writes the settings file; ``changed`` carries the key. GUI thread."""

    changed = Signal(str)

    def __init__(self, path: Path | None, parent: QObject | None = None) -> None:
        """Settings kept at ``path``; without one they are forgotten at the end."""
        super().__init__(parent)
        self._file = QSettings(str(path), QSettings.Format.IniFormat) if path else None
        self._unkept: dict[str, object] = {}

    def text(self, setting: Setting[str]) -> str:
        value = str(self._read(setting.key, setting.default))
        return value if not setting.choices or value in setting.choices else setting.default

    def number(self, setting: Setting[int]) -> int:
        try:
            value = int(str(self._read(setting.key, setting.default)))
        except ValueError:
            return setting.default
        least, most = setting.choices or (value, value)
        return min(max(value, least), most)

    def set_text(self, setting: Setting[str], value: str) -> None:
        self._set(setting.key, value)

    def set_number(self, setting: Setting[int], value: int) -> None:
        self._set(setting.key, str(value))

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

    def forget_recent(self) -> None:
        self._write(_RECENT, [])
        self.changed.emit(_RECENT)

    def state(self, name: str) -> QByteArray:
        """A window's remembered state, empty where there is none."""
        value = self._read(f"window/{name}")
        return value if isinstance(value, QByteArray) else QByteArray()

    def set_state(self, name: str, value: QByteArray) -> None:
        self._write(f"window/{name}", value)
