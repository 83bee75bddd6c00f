"""Choose a node by its label or a word, for whatever is about to be done with it."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from whydesk.dialogs.go_to import HitDelegate
from whydesk.dialogs.picker import Picker
from whydesk.engine.recall.find import Finder, Hit
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme

_LIMIT = 50


class PickNode(Picker[Hit]):
    """Finds nodes as it is typed; ``node_chosen`` carries the key of one. ``title`` says what for.

    ``without`` is a node that makes no sense there.
    """

    node_chosen = Signal(str)

    def __init__(
        self, title: str, without: str, find: Finder, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(title, title, _wording, HitDelegate, theme, parent)
        self._find = find
        self._without = without
        self.search("")

    def find(self, text: str) -> Sequence[Hit]:
        return [hit for hit in self._find(text, _LIMIT) if hit.key != self._without]

    def words(self, found: Sequence[Hit]) -> str:
        return tr("Enter chooses · Esc closes") if found else tr("No node has these words.")

    def choose(self, row: Hit) -> None:
        self.node_chosen.emit(row.key)


def _wording(hit: Hit) -> str:
    return f"{hit.label}, {hit.type}" if hit.type else hit.label
