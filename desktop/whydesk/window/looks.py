"""How the window looks: light or dark, and the size of its text; chosen in a menu, remembered."""

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from whydesk.engine.wording import tr
from whydesk.session.settings import FONT, LOOK, TEXT_SIZE, Settings
from whydesk.theme.theme import Theme
from whydesk.theme.tokens import Scheme

_TITLES = (("system", tr("Like the des&ktop")), ("light", tr("&Light")), ("dark", tr("&Dark")))


def take_look(settings: Settings, theme: Theme) -> None:
    """Have a theme look as the settings say."""
    scheme = Scheme(settings.text(LOOK))
    theme.set_look(scheme, settings.number(TEXT_SIZE), settings.text(FONT))


class Looks(QObject):
    """Keeps the theme and the look menu in step with the settings. GUI thread."""

    def __init__(self, settings: Settings, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._theme = theme
        self._actions: dict[str, QAction] = {}
        settings.changed.connect(self._take_setting)

    def fill(self, menu: QMenu) -> None:
        """Put the looks into their menu."""
        for scheme, title in _TITLES:
            action = menu.addAction(title)
            action.setCheckable(True)
            action.setProperty("scheme", scheme)
            action.triggered.connect(self._chosen)
            self._actions[scheme] = action
        self._show()

    @Slot()
    def larger(self) -> None:
        self._change_size(1)

    @Slot()
    def smaller(self) -> None:
        self._change_size(-1)

    @Slot()
    def usual_size(self) -> None:
        self._settings.set_number(TEXT_SIZE, TEXT_SIZE.default)

    def _change_size(self, step: int) -> None:
        self._settings.set_number(TEXT_SIZE, self._settings.number(TEXT_SIZE) + step)

    @Slot(str)
    def _take_setting(self, key: str) -> None:
        if key in (LOOK.key, TEXT_SIZE.key, FONT.key):
            take_look(self._settings, self._theme)
            self._show()

    @Slot()
    def _chosen(self) -> None:
        sender = self.sender()
        if sender is not None:
            self._settings.set_text(LOOK, str(sender.property("scheme")))
            self._show()

    def _show(self) -> None:
        chosen = self._settings.text(LOOK)
        for scheme, action in self._actions.items():
            action.setChecked(scheme == chosen)
