"""The look follows the desktop while the program runs, unless one was chosen."""

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit

from whydesk.theme.theme import Theme
from whydesk.theme.tokens import DARK, LIGHT, TEXT_PX, Scheme


class Desktop(QObject):
    """What a desktop says of light and dark, in the place of Qt's hints."""

    colorSchemeChanged = Signal()  # noqa: N815 -- Qt's own name

    def __init__(self) -> None:
        super().__init__()
        self.scheme = Qt.ColorScheme.Light

    def colorScheme(self) -> Qt.ColorScheme:
        return self.scheme

    def become(self, scheme: Qt.ColorScheme) -> None:
        self.scheme = scheme
        self.colorSchemeChanged.emit()


@pytest.fixture
def desktop(qapp, monkeypatch: pytest.MonkeyPatch) -> Desktop:
    made = Desktop()
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: made)
    return made


def followed(scheme: Scheme) -> Theme:
    theme = Theme()
    theme.set_look(scheme, TEXT_PX)
    return theme


def test_what_the_desktop_changes_to_is_taken_at_once(qapp: QApplication, desktop: Desktop):
    theme = followed(Scheme.SYSTEM)
    told: list[None] = []
    theme.changed.connect(lambda: told.append(None))

    desktop.become(Qt.ColorScheme.Dark)
    assert theme.tokens is DARK and told
    assert qapp.palette().color(QPalette.ColorRole.Text).name() == DARK.ink.lower()
    desktop.become(Qt.ColorScheme.Light)
    assert theme.tokens is LIGHT


def test_a_look_that_was_chosen_stays(desktop: Desktop):
    theme = followed(Scheme.LIGHT)

    desktop.become(Qt.ColorScheme.Dark)

    assert theme.tokens is LIGHT


def test_the_fonts_stay_when_the_desktop_goes_dark(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch
):
    theme = followed(Scheme.SYSTEM)
    before = theme.font().families()
    monkeypatch.setattr(QFontDatabase, "systemFont", lambda _which: QFont("monospace"))

    desktop.become(Qt.ColorScheme.Dark)

    assert theme.font().families() == before


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
@pytest.mark.parametrize("kind", [QLineEdit, QPlainTextEdit])
def test_what_is_said_in_an_empty_field_can_be_read(
    qtbot, scheme: Scheme, kind: type[QLineEdit | QPlainTextEdit]
):
    theme = followed(scheme)
    field = kind()
    qtbot.addWidget(field)
    field.setStyleSheet(theme.sheet)
    field.ensurePolished()

    # Qt takes half of the colour of the text where a style sheet says no other.
    colour = field.palette().color(QPalette.ColorRole.PlaceholderText)
    assert (colour.name(), colour.alpha()) == (theme.tokens.soft.lower(), 255)
