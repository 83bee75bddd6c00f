"""The question before unsaved text would be lost."""

from enum import Enum

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QPushButton, QWidget

from whydesk.dialogs.base import PlainDialog
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme


class Answer(Enum):
    """What is to become of unsaved text."""

    SAVE = "save"
    DISCARD = "discard"
    CANCEL = "cancel"


class UnsavedQuestion(PlainDialog):
    """Asks whether to save; ``answer`` is CANCEL until a button says otherwise."""

    def __init__(self, name: str, theme: Theme, parent: QWidget | None) -> None:
        words = tr("{name} has changes that are not saved.", name=name)
        super().__init__(tr("Save the changes?"), words, theme, parent)
        self.answer = Answer.CANCEL
        discard = QPushButton(tr("Don't save"))
        cancel = QPushButton(tr("Cancel"))
        save = QPushButton(tr("Save"))
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
