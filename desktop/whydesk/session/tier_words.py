"""Tiers as they are said; in the text they are written in English whoever reads it."""

from whydesk.engine.redaction.tiers import Tier
from whydesk.engine.wording import tr

_WORDS = {
    Tier.OPEN: tr("open", "who may see something: everybody"),
    Tier.MASKED: tr("masked"),
    Tier.SECRET: tr("secret"),
}


def tier_said(tier: Tier) -> str:
    """A tier in a word."""
    return _WORDS[tier]
