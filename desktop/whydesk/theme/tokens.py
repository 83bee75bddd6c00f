"""The look as data: every colour, space and radius by its role, for light and for dark."""

from enum import Enum

from msgspec import Struct


class Scheme(Enum):
    """Which look is wanted; ``SYSTEM`` follows the desktop."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Tint(Struct, frozen=True):
    """A text colour and the ground it stands on."""

    ink: str
    ground: str


class Tokens(Struct, frozen=True):
    """The colours of one look. Texts reach 4.5:1 on their grounds, marks 3:1."""

    dark: bool
    window: str
    panel: str
    line: str
    card: str
    ink: str
    soft: str
    faint: str
    pill: str
    hover: str
    accent: Tint
    on_accent: str
    selection: str
    shadow: str
    derived_from: Tint
    supports: Tint
    raises: Tint
    closes: Tint
    supersedes: Tint
    contradicts: Tint
    free: Tint

    def role(self, name: str) -> Tint:
        """The tint of a canonical role; roles without a colour of their own are neutral."""
        found = getattr(self, name.replace("-", "_"), None) if name in _ROLES else None
        return found or self.free

    @property
    def found(self) -> str:
        """The frame around what a search has found."""
        return self.raises.ink

    @property
    def failure(self) -> str:
        return self.contradicts.ink

    @property
    def success(self) -> str:
        return self.supports.ink

    @property
    def warning(self) -> str:
        return self.raises.ink


_ROLES = frozenset(("derived-from", "supports", "raises", "closes", "supersedes", "contradicts"))

LIGHT = Tokens(
    dark=False,
    window="#FBFAF8",
    panel="#F4F2EE",
    line="#E4E0D9",
    card="#FFFFFF",
    ink="#22201C",
    soft="#6B665D",
    faint="#9A948A",
    pill="#EFECE6",
    hover="#ECE9E3",
    accent=Tint("#2F5D62", "#E3EDEC"),
    on_accent="#FFFFFF",
    selection="#D5E4E2",
    shadow="#22201C",
    derived_from=Tint("#2F5D8A", "#E4EDF5"),
    supports=Tint("#2E7D4F", "#E3F1E8"),
    raises=Tint("#8A6A1F", "#F6EED9"),
    closes=Tint("#5B4B8A", "#ECE8F5"),
    supersedes=Tint("#7A5230", "#F3E9DF"),
    contradicts=Tint("#A63A3A", "#F8E4E2"),
    free=Tint("#6B665D", "#EFECE6"),
)

DARK = Tokens(
    dark=True,
    window="#1D1C1A",
    panel="#242320",
    line="#36342F",
    card="#292825",
    ink="#ECE8E0",
    soft="#ABA598",
    faint="#7F796E",
    pill="#2F2D29",
    hover="#302E2A",
    accent=Tint("#86C2C0", "#273A3A"),
    on_accent="#12201F",
    selection="#26403F",
    shadow="#000000",
    derived_from=Tint("#90BCE6", "#24323F"),
    supports=Tint("#86CBA0", "#22362A"),
    raises=Tint("#DDBB69", "#3A321E"),
    closes=Tint("#BCAEEA", "#322D42"),
    supersedes=Tint("#DAAF88", "#3A2E24"),
    contradicts=Tint("#F0948E", "#432A29"),
    free=Tint("#ABA598", "#33312C"),
)

SPACE = (4, 8, 12, 16, 24)
RADIUS = 6
CARD_RADIUS = 10
TEXT_PX = 14
NOTE_PX = 12
LINE_HEIGHT = 1.6
TEXT_COLUMNS = 90

# Colour marks of node types, by the role whose colour they borrow; the type is always written too.
_MARKS = {
    "decision": "derived-from",
    "claim": "derived-from",
    "proof": "supports",
    "evidence": "supports",
    "result": "supports",
    "experiment": "supports",
    "question": "raises",
    "todo": "raises",
    "hypothesis": "closes",
    "insight": "closes",
}
_OTHER_MARKS = ("supersedes", "closes", "supports", "derived-from", "raises")


def mark_of(tokens: Tokens, type_name: str) -> str:
    """The colour of a node type's mark, the same for a type wherever it is shown."""
    name = type_name.lower()
    if not name:
        return tokens.faint
    role = _MARKS.get(name) or _OTHER_MARKS[sum(name.encode()) % len(_OTHER_MARKS)]
    return tokens.role(role).ink
