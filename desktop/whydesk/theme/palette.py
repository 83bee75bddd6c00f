"""The palette of the window, made from tokens: what the style sheet does not reach."""

from PySide6.QtGui import QColor, QPalette

from whydesk.theme.tokens import Tokens


def palette(tokens: Tokens) -> QPalette:
    """A palette in which every role that Qt paints with has a colour of ours."""
    made = QPalette()
    role = QPalette.ColorRole
    for name, colour in {
        role.Window: tokens.window,
        role.WindowText: tokens.ink,
        role.Base: tokens.window,
        role.AlternateBase: tokens.panel,
        role.Text: tokens.ink,
        role.Button: tokens.card,
        role.ButtonText: tokens.ink,
        role.BrightText: tokens.on_accent,
        role.ToolTipBase: tokens.card,
        role.ToolTipText: tokens.ink,
        role.Highlight: tokens.selection,
        role.HighlightedText: tokens.ink,
        role.PlaceholderText: tokens.soft,
        role.Link: tokens.accent.ink,
        role.Light: tokens.card,
        role.Midlight: tokens.line,
        role.Mid: tokens.line,
        role.Dark: tokens.faint,
        role.Shadow: tokens.shadow,
        role.Accent: tokens.accent.ink,
    }.items():
        made.setColor(name, QColor(colour))
    for name in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, name, QColor(tokens.faint))
    return made
