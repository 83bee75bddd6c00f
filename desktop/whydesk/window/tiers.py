"""The commands that say who may see what is at the caret: each an edit of the text."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from whydesk.editor.desk import EditorDesk
from whydesk.engine.model import Place
from whydesk.engine.redaction.tiers import Tier
from whydesk.engine.wording import tr
from whydesk.session.messages import Message
from whydesk.session.redaction import set_tier
from whydesk.session.session import Session


class SettingTiers(QObject):
    """Sets the tier of the property, thought or node that the caret is in. GUI thread."""

    def __init__(self, session: Session, desk: EditorDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._desk = desk

    def handlers(self) -> dict[str, Callable[[], object]]:
        """The commands that are carried out here, by name."""
        return {
            "tier-open": self.open,
            "tier-masked": self.mask,
            "tier-secret": self.keep_secret,
        }

    @Slot(object, object)
    def set_at(self, place: Place, tier: Tier) -> None:
        """Set the tier of what stands at a place."""
        if not set_tier(self._session, place, tier):
            self._session.told.emit(
                Message(tr("Put the caret in a node, a property or a thought."))
            )

    @Slot()
    def open(self) -> None:
        self._set(Tier.OPEN)

    @Slot()
    def mask(self) -> None:
        self._set(Tier.MASKED)

    @Slot()
    def keep_secret(self) -> None:
        self._set(Tier.SECRET)

    def _set(self, tier: Tier) -> None:
        view = self._desk.view
        self.set_at(Place(view.text.shard, view.caret()[0]), tier)
