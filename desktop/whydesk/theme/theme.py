"""The look in force: tokens, fonts and zoom, applied to the application as one."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication
from PySide6.QtWidgets import QApplication

from whydesk.theme.fonts import editor_font, interface_font, system_factor
from whydesk.theme.palette import palette
from whydesk.theme.style import style_sheet
from whydesk.theme.tokens import DARK, LIGHT, NOTE_PX, TEXT_PX, Scheme, Tint, Tokens, mark_of


class Theme(QObject):
    """Colours and fonts for whoever paints; ``changed`` says to paint again. GUI thread."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scheme = Scheme.SYSTEM
        self._family = ""
        self._zoom = 1.0
        self._factor = system_factor()
        self.tokens: Tokens = LIGHT
        self._taken: tuple[bool, float, str] | None = None
        self.sheet = ""
        self._take()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._desktop_changed)

    # --- what is in force -------------------------------------------------------------------------

    @property
    def zoom(self) -> float:
        """The factor on all lengths: the desktop's text size times the reader's own zoom."""
        return self._zoom * self._factor

    @property
    def editor_font(self) -> QFont:
        return QFont(self._editor_font)

    def font(self, px: int = TEXT_PX, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        """The interface font at a size of the design, in a weight."""
        font = QFont(self._font)
        font.setPixelSize(self.px(px))
        font.setWeight(weight)
        return font

    def note_font(self) -> QFont:
        return self.font(NOTE_PX)

    def px(self, length: float) -> int:
        """A length of the design in pixels."""
        return max(1, round(length * self.zoom))

    def colour(self, name: str) -> QColor:
        """A colour by the name of its token."""
        return QColor(getattr(self.tokens, name))

    def role(self, name: str) -> Tint:
        return self.tokens.role(name)

    def mark(self, type_name: str) -> QColor:
        return QColor(mark_of(self.tokens, type_name))

    # --- changing it ------------------------------------------------------------------------------

    def set_look(self, scheme: Scheme, text_px: int, family: str = "") -> None:
        """Take a scheme, a size of text and the editor's font; every length follows the size."""
        self._scheme = scheme
        self._family = family
        self._zoom = text_px / TEXT_PX
        self._apply()

    def _desktop_changed(self) -> None:
        if self._scheme is Scheme.SYSTEM:
            self._apply()

    def _take(self) -> None:
        dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
        if self._scheme is not Scheme.SYSTEM:
            dark = self._scheme is Scheme.DARK
        self.tokens = DARK if dark else LIGHT
        wanted = dark, self.zoom, self._family
        if wanted == self._taken:
            return
        self._taken = wanted
        self._font = interface_font(self.zoom)
        self._editor_font = editor_font(self.zoom, self._family)
        self.sheet = style_sheet(self.tokens, self.zoom)

    def _apply(self) -> None:
        self._take()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            self.apply_to(app)
        self.changed.emit()

    def apply_to(self, app: QApplication) -> None:
        """Give the application its font and palette, and if it has none yet its style sheet.

        A window that is there by now takes another sheet by itself (``Dressing``).
        """
        app.setFont(self._font)
        app.setPalette(palette(self.tokens))
        if not app.styleSheet():
            app.setStyleSheet(self.sheet)
