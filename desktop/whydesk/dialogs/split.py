"""Split a group: which of its legs leave it for a group of their own."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QPushButton, QWidget

from whydesk.dialogs.base import PlainDialog
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme
from whydesk.widgets.plain import one_line
from whydesk.widgets.tick_box import TickDelegate

_WORDS = tr(
    "Tick the legs that would be enough by themselves. The others stay, and either is enough."
)


class SplitDialog(PlainDialog):
    """Lists legs with a box each; accepted, ``chosen`` are the ticked ones by number."""

    def __init__(
        self, group: str, labels: Sequence[str], theme: Theme, parent: QWidget | None
    ) -> None:
        super().__init__(tr("Split group {group}", group=group), _WORDS, theme, parent)
        self.list = QListWidget(self)
        self.list.setObjectName("choices")
        self.list.setItemDelegate(TickDelegate(theme, self.list))
        self.list.setAccessibleName(tr("Legs"))
        for label in labels:
            item = QListWidgetItem(one_line(label))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Unchecked)
            self.list.addItem(item)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setCurrentRow(0)
        self.list.itemChanged.connect(self._check)
        self.column.addWidget(self.list)
        cancel = QPushButton(tr("Cancel"))
        self.split_button = QPushButton(tr("Split"))
        cancel.clicked.connect(self.reject)
        self.split_button.clicked.connect(self.accept)
        self.add_buttons((cancel, self.split_button))
        self._check()
        self.list.setFocus()

    @property
    def chosen(self) -> list[int]:
        """The numbers of the ticked legs."""
        rows = range(self.list.count())
        return [n for n in rows if self.list.item(n).checkState() is Qt.CheckState.Checked]

    @Slot()
    def _check(self) -> None:
        """Some must go and some must stay."""
        self.split_button.setEnabled(0 < len(self.chosen) < self.list.count())
