"""How a window that is there already takes another look: part by part, so that none holds it."""

from collections.abc import Iterator

from PySide6.QtCore import QChildEvent, QEvent, QObject, Slot
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from whydesk.session.slices import Slices
from whydesk.theme.theme import Theme


class Dressing(QObject):
    """Gives the children of a window the style sheet of a theme. GUI thread.

    The application has the sheet of its start. To give it another takes Qt a third of a second in a
    window with all its panels, as each widget is then restyled once for itself and once for every
    widget that it lies in. So each child of the window (a dock, a dialog, a menu) gets the sheet
    in force as its own, the ones in sight first, and the ones that come later when they are
    about to be shown. The window itself has nothing in the sheet but colours of the palette.
    """

    def __init__(self, window: QWidget, theme: Theme) -> None:
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._slices = Slices(self, slice_ms=0, patient=False)
        self._watching = False
        theme.changed.connect(self._begin)

    def finish(self) -> None:
        """Dress all that is left now, for who cannot wait (a picture)."""
        self._slices.finish()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ChildPolished and isinstance(event, QChildEvent):
            child = event.child()
            if isinstance(child, QWidget):
                self._dress(child)
        return False

    @Slot()
    def _begin(self) -> None:
        if not self._watching:  # until now all wear what the application has
            self._watching = True
            self._window.installEventFilter(self)
        self._slices.begin(self._each())

    def _each(self) -> Iterator[None]:
        style = self._window.style()
        style.unpolish(self._window)
        style.polish(self._window)
        # Not findChildren: PySide would keep a dialog that is closed and about to go (6.11).
        children = [child for child in self._window.children() if isinstance(child, QWidget)]
        for child in sorted(children, key=QWidget.isHidden):
            if isValid(child) and child.parent() is self._window:  # it may be gone meanwhile
                self._dress(child)
                yield

    def _dress(self, child: QWidget) -> None:
        sheet = self._theme.sheet
        app = QApplication.instance()
        worn = child.styleSheet() or (app.styleSheet() if isinstance(app, QApplication) else "")
        if worn != sheet:
            child.setStyleSheet(sheet)
