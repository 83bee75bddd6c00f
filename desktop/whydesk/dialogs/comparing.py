"""Two versions of what is open, side by side, and what is to become of them."""

from collections.abc import Sequence
from functools import partial

from msgspec import Struct
from PySide6.QtWidgets import QPushButton, QWidget

from whydesk.dialogs.base import PlainDialog
from whydesk.engine.keeping.comparing import Row
from whydesk.engine.wording import counted, tr
from whydesk.theme.theme import Theme
from whydesk.widgets.comparison import Comparison, differing
from whydesk.widgets.label import label
from whydesk.widgets.room import within


class Choice(Struct, frozen=True):
    """Something that can be done: its name, the words of its button, and what it does in full."""

    name: str
    words: str
    explanation: str = ""


class Sides(Struct, frozen=True):
    """What stands on the left and on the right, in words."""

    left: str
    right: str


class ComparingDialog(PlainDialog):
    """Shows where two versions differ. ``chosen`` is the name of a choice, empty for none yet.

    Escape chooses nothing. The last choice is the one that Enter takes.
    """

    def __init__(
        self,
        title: str,
        words: str,
        sides: Sides,
        rows: Sequence[Row],
        choices: Sequence[Choice],
        theme: Theme,
        parent: QWidget | None,
    ) -> None:
        super().__init__(title, words, theme, parent)
        self.chosen = ""
        px = theme.px
        comparison = Comparison(sides.left, sides.right, theme, self)
        self.list = comparison.list
        comparison.show_sides(sides.left, sides.right, rows)
        self.list.setMinimumHeight(px(200))
        self.column.addWidget(comparison, 1)
        self.said = label(_count(rows), "note")
        self.column.addWidget(self.said)
        self.buttons: dict[str, QPushButton] = {}
        for choice in choices:
            button = QPushButton(choice.words)
            button.setToolTip(choice.explanation)
            button.setAccessibleDescription(choice.explanation)
            button.clicked.connect(partial(self._choose, choice.name))
            self.buttons[choice.name] = button
        self.add_buttons(list(self.buttons.values()))
        self.resize(within(self, px(960), px(560)))
        self.list.setFocus()

    def _choose(self, name: str) -> None:
        self.chosen = name
        self.accept()


def _count(rows: Sequence[Row]) -> str:
    number = differing(rows)
    if not number:
        return tr("Both say the same.")
    lines = counted(number, "One line differs", "{n} lines differ")
    return tr("{lines}. F8 goes to the next change, Esc decides later.", lines=lines)
