"""Move a node: which of the other files it goes to."""

from collections.abc import Sequence

from PySide6.QtWidgets import QListWidget, QPushButton, QWidget

from whydesk.dialogs.base import PlainDialog
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme

_WORDS = tr(
    "It goes to the end of the other file, with its properties, links, prose and the thoughts "
    "that stand in it. Links to it stay as they are."
)


class MoveDialog(PlainDialog):
    """Lists the files; accepted, ``shard`` is the one that was chosen."""

    def __init__(
        self, label: str, shards: Sequence[str], theme: Theme, parent: QWidget | None
    ) -> None:
        super().__init__(tr("Move “{label}”", label=label), _WORDS, theme, parent)
        self.list = QListWidget(self)
        self.list.setObjectName("choices")
        self.list.setAccessibleName(tr("Files"))
        self.list.addItems(list(shards))
        self.list.setCurrentRow(0)
        self.list.itemActivated.connect(self.accept)
        self.column.addWidget(self.list)
        cancel = QPushButton(tr("Cancel"))
        move = QPushButton(tr("Move"))
        cancel.clicked.connect(self.reject)
        move.clicked.connect(self.accept)
        self.add_buttons((cancel, move))
        self.list.setFocus()

    @property
    def shard(self) -> str:
        item = self.list.currentItem()
        return item.text() if item is not None else ""
