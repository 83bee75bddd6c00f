"""The tabs of the files: one for each, or, where they are many, for those shown last."""

from bisect import bisect_left
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QTabBar, QWidget

from whydesk.engine.wording import tr
from whydesk.widgets.plain import without_marks

# More are no help to anybody, and Qt lays all of them out anew for each that comes or goes.
MOST_TABS = 50


class FileTabs(QTabBar):
    """Tabs in the order of the files. GUI thread.

    ``file_chosen`` carries the name of the file whose tab was clicked.
    """

    file_chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Files"))
        self.setExpanding(False)
        self.setDrawBase(False)
        self.setElideMode(Qt.TextElideMode.ElideMiddle)
        self._numbers: dict[str, int] = {}
        self._tabs: list[str] = []
        self._lately: dict[str, None] = {}
        self.currentChanged.connect(self._chosen)

    @property
    def has_all(self) -> bool:
        """Whether there is a tab for each file."""
        return len(self._numbers) <= MOST_TABS

    def set_files(self, files: Sequence[str]) -> None:
        """Show these files in the place of others."""
        self._numbers = {file: number for number, file in enumerate(files)}
        self._tabs, self._lately = [], {}
        self.blockSignals(True)
        self.hide()  # in sight, each tab would have all of them laid out anew
        while self.count():
            self.removeTab(self.count() - 1)
        if self.has_all:
            for file in files:
                self._add(file)
        self.blockSignals(False)
        self.setVisible(len(files) > 1)

    def show_file(self, file: str) -> None:
        """Make the tab of a file the current one; of very many files it may have none yet."""
        self._lately.pop(file, None)
        self._lately[file] = None
        self.blockSignals(True)
        if file not in self._tabs:
            self._add(file)
        if len(self._tabs) > MOST_TABS:
            self._remove(next(iter(self._lately)))
        self.setCurrentIndex(self._tabs.index(file))
        self.blockSignals(False)

    def _add(self, file: str) -> None:
        place = bisect_left(self._tabs, self._numbers[file], key=self._numbers.__getitem__)
        self._tabs.insert(place, file)
        self.insertTab(place, without_marks(file).replace("&", "&&"))

    def _remove(self, file: str) -> None:
        del self._lately[file]
        place = self._tabs.index(file)
        del self._tabs[place]
        self.removeTab(place)

    @Slot(int)
    def _chosen(self, number: int) -> None:
        if 0 <= number < len(self._tabs):
            self.file_chosen.emit(self._tabs[number])
