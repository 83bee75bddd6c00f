"""What only the tables of a pack say, and what can be done about it."""

from collections.abc import Sequence

from PySide6.QtWidgets import QListWidget, QPushButton, QWidget

from whydesk.dialogs.base import PlainDialog
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme
from whydesk.widgets.room import within

_WORDS = tr(
    "Another program wrote these into the tables of the pack; its text does not say them. They are "
    "shown nowhere else. A save keeps them as they are. Written into the text, as a file of their "
    "own, they become part of what you read and edit."
)


class TablesOnlyPage(PlainDialog):
    """Lists the sentences; accepted means that they are to be written into the text."""

    def __init__(self, sentences: Sequence[str], theme: Theme, parent: QWidget | None) -> None:
        super().__init__(tr("What only the tables say"), _WORDS, theme, parent)
        self.list = QListWidget(self)
        self.list.setObjectName("choices")
        self.list.setAccessibleName(tr("What only the tables say"))
        self.list.setWordWrap(True)
        self.list.addItems(list(sentences))
        self.column.addWidget(self.list)
        leave = QPushButton(tr("Leave as it is"))
        write = QPushButton(tr("Write into the text"))
        leave.clicked.connect(self.reject)
        write.clicked.connect(self.accept)
        self.add_buttons((leave, write))
        self.resize(within(self, theme.px(620), theme.px(380)))
