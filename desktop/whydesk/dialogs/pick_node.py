"""Choose a node by its label or a word, for whatever is about to be done with it."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from whydesk.dialogs.go_to import HitDelegate, wording
from whydesk.dialogs.picker import Picker
from whydesk.engine.recall.find import Finder, Hit
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme

_LIMIT = 50


class PickNode(Picker[Hit]):
    """Finds nodes as it is typed; ``title`` says what for, ``without`` is one of no sense there."""

    def __init__(
        self, title: str, without: str, find: Finder, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(
            title,
            title,
            lambda text: [hit for hit in find(text, _LIMIT) if hit.key != without],
            _words,
            wording,
            HitDelegate,
            theme,
            parent,
        )


def _words(found: Sequence[Hit]) -> str:
    return tr("Enter chooses · Esc closes") if found else tr("No node has these words.")
