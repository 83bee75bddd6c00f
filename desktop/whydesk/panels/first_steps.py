"""The first steps as a list beside the text: what to try, and a tick at what was done."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from whydesk.engine.wording import tr
from whydesk.session.first_steps import WORDS, FirstSteps, Step
from whydesk.theme.theme import Theme
from whydesk.widgets.elided_button import ElidedButton
from whydesk.widgets.label import label
from whydesk.widgets.restyle import set_look

_OPEN, _DONE = "○", "✓"
_ALL_DONE = tr("That is all there is to it. Help ▸ User guide shows the rest.")


class FirstStepsPanel(QScrollArea):
    """One page; ``command_requested`` carries the name of a command. GUI thread."""

    command_requested = Signal(str)

    def __init__(
        self,
        steps: FirstSteps,
        commands: Mapping[str, str],
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        """``commands`` are the words on the buttons, by the commands' names."""
        super().__init__(parent)
        self._steps = steps
        self._theme = theme
        self._signs: dict[Step, QLabel] = {}
        self._titles: dict[Step, QLabel] = {}
        self.buttons: dict[Step, QPushButton] = {}
        page = QWidget()
        page.setObjectName("sidebar")
        page.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._column = QVBoxLayout(page)
        for number, step in enumerate(Step, start=1):
            self._column.addLayout(self._row(number, step, commands))
        self.end = label(role="note")
        self._column.addWidget(self.end)
        self._column.addStretch()
        self.setWidget(page)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("First steps"))
        steps.changed.connect(self._show)
        theme.changed.connect(self._take_theme)
        self._take_theme()
        self._show()

    def _row(self, number: int, step: Step, commands: Mapping[str, str]) -> QHBoxLayout:
        words = WORDS[step]
        sign = self._signs[step] = label(role="ink")
        sign.setWordWrap(False)
        title = self._titles[step] = label(role="name")
        title.setText(f"{number}  {words.title}")
        said = label(role="note")
        said.setText(words.words)
        right = QVBoxLayout()
        right.setSpacing(2)
        right.addWidget(title)
        right.addWidget(said)
        if words.command:
            button = self.buttons[step] = ElidedButton()
            button.setText(commands[words.command])
            button.setProperty("link", True)
            button.clicked.connect(partial(self.command_requested.emit, words.command))
            right.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        row = QHBoxLayout()
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(right, 1)
        return row

    @Slot()
    def _show(self) -> None:
        for step in Step:
            done = step in self._steps.done
            sign, title = self._signs[step], self._titles[step]
            sign.setText(_DONE if done else _OPEN)
            words = tr("{step}: done") if done else tr("{step}: to do")
            title.setAccessibleName(words.format(step=title.text()))
            set_look(sign, "tone", "good" if done else "")
        self.end.setText(_ALL_DONE if len(self._steps.done) == len(Step) else "")

    @Slot()
    def _take_theme(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(px(14), px(12), px(14), px(12))
        self._column.setSpacing(px(12))
        for sign in self._signs.values():
            sign.setFixedWidth(px(16))
