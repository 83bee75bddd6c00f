"""Who may see what: the marks in the text and the commands, each a choice that edits the text."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QPoint, Slot
from PySide6.QtWidgets import QMenu

from whydesk.engine.model import Place
from whydesk.engine.redaction.gestures import target_at, tier_now
from whydesk.engine.redaction.rules import Target
from whydesk.engine.redaction.tiers import Tier
from whydesk.engine.wording import tr
from whydesk.session.messages import Message
from whydesk.session.tier_setting import set_tier
from whydesk.widgets.tiers import tier_menu
from whydesk.window.ground import Ground

_NOWHERE = tr("Put the caret in a node, a property or a thought.")


class SettingTiers(QObject):
    """Sets the tier of the property, thought or node that the caret is in. GUI thread."""

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground.window)
        self._session = ground.session
        self._desk = ground.desk

    def handlers(self) -> dict[str, Callable[[], object]]:
        """The commands that are carried out here, by name."""
        return {
            "tier": self.ask,
            "tier-open": partial(self._set, Tier.OPEN),
            "tier-masked": partial(self._set, Tier.MASKED),
            "tier-secret": partial(self._set, Tier.SECRET),
        }

    def set(self, target: Target, tier: Tier) -> None:
        """Set the tier of a node, a property or a thought."""
        set_tier(self._session, target, tier)

    @Slot(object, QPoint)
    def ask_at(self, place: Place, at: QPoint) -> None:
        """Let a tier be chosen for what stands at a place, in a menu at a point of the screen."""
        menu = self.menu_at(place)
        if menu is None:
            self._session.told.emit(Message(_NOWHERE))
        else:
            menu.popup(at)

    def menu_at(self, place: Place) -> QMenu | None:
        """The choice for what stands at a place; None where nothing has a tier."""
        target = target_at(self._session.graph, place)
        if target is None:
            return None
        now = tier_now(self._session.graph, target)
        return tier_menu(self._desk, now, partial(self.set, target))

    @Slot()
    def ask(self) -> None:
        """Let a tier be chosen for what the caret is in."""
        view = self._desk.view
        self.ask_at(self._place(), view.point_below(*view.caret()))

    def _set(self, tier: Tier) -> None:
        target = target_at(self._session.graph, self._place())
        if target is None:
            self._session.told.emit(Message(_NOWHERE))
        else:
            self.set(target, tier)

    def _place(self) -> Place:
        view = self._desk.view
        return Place(view.text.shard, view.caret()[0])
