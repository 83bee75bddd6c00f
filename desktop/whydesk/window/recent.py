"""The menu of files that were opened lately."""

from collections.abc import Callable

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QMenu, QWidget

from whydesk.session.settings import Settings


class RecentMenu(QMenu):
    """Filled anew each time it opens; the action that is chosen has the ``path`` as a property."""

    def __init__(
        self, settings: Settings, open_recent: Callable[[], object], parent: QWidget
    ) -> None:
        super().__init__("Open &recent", parent)
        self._settings = settings
        self._open_recent = open_recent
        self.aboutToShow.connect(self._fill)

    @Slot()
    def _fill(self) -> None:
        self.clear()
        paths = self._settings.recent
        for path in paths:
            action = self.addAction(path.replace("&", "&&"))
            action.setProperty("path", path)
            action.triggered.connect(self._open_recent)
        if paths:
            self.addSeparator()
            self.addAction("Forget these").triggered.connect(self._settings.forget_recent)
        else:
            self.addAction("Nothing opened yet").setEnabled(False)
