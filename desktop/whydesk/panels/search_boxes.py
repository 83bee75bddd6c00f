"""What a search is told with: the words, and what narrows it."""

from collections.abc import Collection

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from whydesk.theme.theme import Theme
from whydesk.widgets.choosing import ChoiceBox


class Filter(ChoiceBox):
    """Any, or one of what there is; what is chosen stays when the offers are made anew."""

    def __init__(self, name: str, any_words: str, theme: Theme) -> None:
        super().__init__(theme)
        self.setAccessibleName(name)
        self._any = any_words
        self.addItem(any_words, None)

    @property
    def chosen(self) -> str | None:
        """The value that is chosen, None for any."""
        return self.currentData()

    def offer(self, items: Collection[tuple[str, str]]) -> None:
        """Offer these, as words and value; one that is chosen and gone is any again."""
        held = self.chosen
        self.blockSignals(True)
        self.clear()
        self.addItem(self._any, None)
        for words, value in items:
            self.addItem(words, value)
        self.setCurrentIndex(max(0, self.findData(held)) if held is not None else 0)
        self.blockSignals(False)
        if self.chosen != held:
            self.currentIndexChanged.emit(self.currentIndex())


class WordsBox(QLineEdit):
    """A box; Down goes to what was found."""

    down_pressed = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setPlaceholderText(name)
        self.setAccessibleName(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.down_pressed.emit()
            event.accept()
        else:
            super().keyPressEvent(event)
