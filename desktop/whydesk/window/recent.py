"""The menu of files that were opened lately."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QMenu, QWidget

from whydesk.engine.wording import tr
from whydesk.paths import home
from whydesk.session.settings import Settings
from whydesk.widgets.plain import one_line

_FOLDER_SHOWN = 48


class RecentMenu(QMenu):
    """Filled anew each time it opens; the action that is chosen has the ``path`` as a property.

    Each file stands with its folder beside it, and with a digit to press.
    """

    def __init__(
        self, settings: Settings, open_recent: Callable[[], object], parent: QWidget
    ) -> None:
        super().__init__(tr("Open &recent"), parent)
        self._settings = settings
        self._open_recent = open_recent
        self.aboutToShow.connect(self._fill)

    @Slot()
    def _fill(self) -> None:
        self.clear()
        paths = self._settings.recent
        for number, path in enumerate(paths, 1):
            action = self.addAction(_words(number, Path(path)))
            action.setProperty("path", path)
            action.triggered.connect(self._open_recent)
        if paths:
            self.addSeparator()
            self.addAction(tr("&Forget these")).triggered.connect(self._forget)
        else:
            self.addAction(tr("Nothing opened yet")).setEnabled(False)

    @Slot()
    def _forget(self) -> None:
        self._settings.forget_recent()


def _words(number: int, path: Path) -> str:
    """A file's name behind its digit, with its folder at the end of the row."""
    folder = str(path.parent)
    own = str(home())
    if folder == own or folder.startswith(own + "/"):
        folder = "~" + folder[len(own) :]
    if len(folder) > _FOLDER_SHOWN:
        folder = "…" + folder[1 - _FOLDER_SHOWN :]
    name = one_line(path.name, 80).replace("&", "&&")
    digit = f"&{number}  " if number < 10 else "    "
    return f"{digit}{name}\t{one_line(folder).replace('&', '&&')}"
