"""A question with a few answers in words; one of them, by default the last, is meant."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtWidgets import QPushButton, QWidget

from whydesk.dialogs.base import PlainDialog
from whydesk.theme.theme import Theme
from whydesk.widgets.label import label


class Question(PlainDialog):
    """``answer`` is the number of the button that was pressed; 0, the first, without any."""

    def __init__(
        self,
        title: str,
        words: str,
        answers: Sequence[str],
        theme: Theme,
        parent: QWidget | None,
        *,
        note: str = "",
        default: int = -1,
    ) -> None:
        super().__init__(title, words, theme, parent)
        self.answer = 0
        if note:
            self.column.addWidget(label(note, "note"))
        self.buttons = [QPushButton(answer) for answer in answers]
        for number, button in enumerate(self.buttons):
            button.clicked.connect(partial(self._take, number))
        self.add_buttons(self.buttons, default)
        self.buttons[default].setFocus()

    def _take(self, number: int, *_checked: bool) -> None:
        self.answer = number
        self.done(int(number > 0))


def ask(question: Question) -> int:
    """Ask, and wait for the answer."""
    question.exec()
    question.deleteLater()
    return question.answer
