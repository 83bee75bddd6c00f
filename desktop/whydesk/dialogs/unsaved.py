"""The question before unsaved text would be lost."""

from enum import Enum

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QPushButton, QWidget

from whydesk.dialogs.base import PlainDialog
from whydesk.theme.theme import Theme


class Answer(Enum):
    """What is to become of unsaved text."""

    SAVE = "save"
    DISCARD = "discard"
    CANCEL = "cancel"


class UnsavedQuestion(PlainDialog):
    """Asks whether to save; ``answer`` is CANCEL until a button says otherwise."""

    def __init__(self, name: str, theme: Theme, parent: QWidget | None) -> None:
        words = f"{name} has changes that are not saved."
        super().__init__("Save the changes?", words, theme, parent)
        self.answer = Answer.CANCEL
        discard = QPushButton("Don't save")
        cancel = QPushButton("Cancel")
        save = QPushButton("Save")
        discard.clicked.connect(self._discard)
        cancel.clicked.connect(self.reject)
        save.clicked.connect(self._save)
        self.add_buttons((discard, cancel, save))

    @Slot()
    def _discard(self) -> None:
        self.answer = Answer.DISCARD
        self.accept()

    @Slot()
    def _save(self) -> None:
        self.answer = Answer.SAVE
        self.accept()


def ask_unsaved(name: str, theme: Theme, parent: QWidget | None) -> Answer:
    """Ask, and wait for the answer."""
    question = UnsavedQuestion(name, theme, parent)
    question.exec()
    return question.answer
