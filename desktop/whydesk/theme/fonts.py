"""The two fonts of the window and how large they are."""

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

from whydesk.theme.tokens import TEXT_PX

# What a desktop without settings of its own falls back on; any of the others reads better.
_FALLBACKS = {"dejavu sans", "sans serif", "sans", "bitstream vera sans"}
_INTERFACE = ("Inter", "Noto Sans", "Cantarell", "Source Sans 3", "Open Sans", "Noto Sans CJK KR")
_EDITOR = ("JetBrains Mono", "SF Mono", "Menlo", "Cascadia Mono", "Consolas", "DejaVu Sans Mono")
_REFERENCE_PX = 13.4


def interface_font(zoom: float) -> QFont:
    """The system's own font, at 14 px times the zoom."""
    font = QFont(_general())
    if font.family().lower() in _FALLBACKS:
        font.setFamilies([*_installed(_INTERFACE), font.family()])
    return _sized(font, zoom)


def editor_font(zoom: float, family: str = "") -> QFont:
    """A monospaced font, at 14 px times the zoom; the family that is asked for, if it is there."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    wanted = _installed((family,)) if family else []
    font.setFamilies([*wanted, *_installed(_EDITOR), font.family()])
    font.setStyleHint(QFont.StyleHint.Monospace)
    return _sized(font, zoom)


def editor_families() -> list[str]:
    """The monospaced families that are installed, by name."""
    families = QFontDatabase.families()
    fixed = (name for name in families if QFontDatabase.isFixedPitch(name))
    return sorted(
        (name for name in fixed if not QFontDatabase.isPrivateFamily(name)), key=str.lower
    )


def system_factor() -> float:
    """How much larger than usual the desktop's own text is; never below 1."""
    font = _general()
    screen = QGuiApplication.primaryScreen()
    dots = screen.logicalDotsPerInch() if screen else 96.0
    pixels = font.pixelSize() if font.pixelSize() > 0 else font.pointSizeF() * dots / 72
    return min(max(1.0, pixels / _REFERENCE_PX), 2.0)


@cache
def _general() -> QFont:
    """The font of the system's interface, as it was at the start.

    Asked again after the system went from light to dark, Qt's theme for GNOME gives the monospaced
    one (6.11, where no portal answers).
    """
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)


def _installed(families: tuple[str, ...]) -> list[str]:
    there = set(QFontDatabase.families())
    return [family for family in families if family in there]


def _sized(font: QFont, zoom: float) -> QFont:
    font.setPixelSize(max(8, round(TEXT_PX * zoom)))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
