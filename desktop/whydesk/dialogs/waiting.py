"""Something takes its time: what, and a way to have it stopped."""

from PySide6.QtWidgets import QPushButton, QWidget

from whydesk.dialogs.base import PlainDialog
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme


class Waiting(PlainDialog):
    """Closed by whoever waits for the work; rejected means that it is wanted no more."""

    def __init__(self, doing: str, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(doing, tr("Nothing is changed until it is there."), theme, parent)
        self.cancel = QPushButton(tr("Stop"))
        self.cancel.clicked.connect(self.reject)
        self.add_buttons((self.cancel,))
