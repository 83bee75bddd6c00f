"""Tiers as they are shown everywhere: a mark of a sign and a word, and the menu behind it."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QActionGroup, QPainter
from PySide6.QtWidgets import QMenu, QWidget

from whydesk.engine.redaction.tiers import Tier
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme
from whydesk.theme.tokens import Tint
from whydesk.widgets.chip import Chip

# What the menus say of each tier.
TIER_WORDS = {
    Tier.OPEN: tr("Everybody (&open)"),
    Tier.MASKED: tr("&Masked in redacted exports"),
    Tier.SECRET: tr("Kept out of redacted exports (&secret)"),
}
_TIPS = {
    Tier.MASKED: tr("Masked in redacted exports. Click to change it."),
    Tier.SECRET: tr("Kept out of redacted exports. Click to change it."),
}
_TINTS = {Tier.OPEN: "supports", Tier.MASKED: "raises", Tier.SECRET: "contradicts"}


def tier_tint(theme: Theme, tier: Tier) -> Tint:
    """The colours that a tier has everywhere."""
    return theme.role(_TINTS[tier])


def tier_tip(tier: Tier) -> str:
    """What is said while the mouse rests on a mark."""
    return _TIPS.get(tier, "")


class TierChip:
    """The mark of a tier that is not open: measured and painted as a chip."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._chip = Chip(theme)

    @property
    def height(self) -> int:
        return self._chip.height

    def width(self, tier: Tier) -> float:
        """How wide the mark is, 0 where there is none."""
        return self._chip.width(tier.mark) if tier.mark else 0.0

    def paint(self, painter: QPainter, left: float, top: float, tier: Tier) -> None:
        """Paint the mark with its corner there; nothing for what is open."""
        if tier.mark:
            self._chip.paint(painter, left, top, tier.mark, tier_tint(self._theme, tier))


def fill_tier_menu(menu: QMenu, now: Tier, choose: Callable[[Tier], object]) -> None:
    """Put the three tiers into a menu, the present one checked; ``choose`` gets another."""
    group = QActionGroup(menu)
    for tier, words in TIER_WORDS.items():
        action = group.addAction(words)
        action.setCheckable(True)
        action.setChecked(tier is now)
        action.triggered.connect(partial(_tell, choose, tier))
        menu.addAction(action)
        if tier is now:
            menu.setActiveAction(action)


def tier_menu(parent: QWidget, now: Tier, choose: Callable[[Tier], object]) -> QMenu:
    """The menu behind a mark; it is gone once it is closed."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setAccessibleName(tr("Who may see it"))
    fill_tier_menu(menu, now, choose)
    return menu


def _tell(choose: Callable[[Tier], object], tier: Tier, _checked: bool = False) -> None:
    choose(tier)
