"""Carrying a node with the mouse from one widget to another, with words on what a drop would do.

Not Qt's drag and drop: nothing leaves the window, the words follow the pointer, and Esc lets go on
every platform alike.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from whydesk.theme.theme import Theme
from whydesk.widgets.plain import one_line
from whydesk.widgets.restyle import set_look

if TYPE_CHECKING:
    from whydesk.session.support_drops import Carried

_LABEL = 48
_BESIDE = 14


class DropSite(Protocol):
    """A widget that takes what is carried."""

    def hint(self, carried: "Carried", at: QPoint) -> str:
        """What a drop at a point of the widget would do, in words; empty for nothing."""
        ...

    def drop(self, carried: "Carried", at: QPoint) -> None:
        """Take it at a point of the widget."""
        ...

    def leave(self) -> None:
        """What was carried went on, or was let go."""
        ...


class DropSites:
    """The widgets of one window that take something."""

    def __init__(self) -> None:
        self._sites: list[tuple[QWidget, DropSite]] = []

    def add(self, widget: QWidget, site: DropSite) -> None:
        self._sites.append((widget, site))

    def at(self, point: QPoint) -> tuple[DropSite, QPoint] | None:
        """The site at a point of the screen, with the point in its widget."""
        for widget, site in self._sites:
            inside = widget.mapFromGlobal(point)
            if widget.isVisible() and widget.rect().contains(inside):
                return site, inside
        return None


class Carrying(QObject):
    """Lets nodes be carried out of a widget. ``pick`` gives the one at a point of it, or None.

    ``ended`` tells that what was carried is no longer: dropped, or let go.
    """

    ended = Signal()

    def __init__(
        self,
        source: QWidget,
        pick: Callable[[QPoint], "Carried | None"],
        sites: DropSites,
        theme: Theme,
    ) -> None:
        super().__init__(source)
        self._source = source
        self._pick = pick
        self._sites = sites
        self._theme = theme
        self._from: QPoint | None = None
        self._carried: Carried | None = None
        self._over: DropSite | None = None
        self._ghost: QLabel | None = None
        source.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            return self._take_key(event)
        if watched is not self._source or not isinstance(event, QMouseEvent):
            return False
        point = event.position().toPoint()
        if event.type() == QEvent.Type.MouseButtonPress:
            self._from = point if event.button() == Qt.MouseButton.LeftButton else None
            return False
        if event.type() == QEvent.Type.MouseMove:
            return self._move(point, event)
        if event.type() == QEvent.Type.MouseButtonRelease and self._carried is not None:
            self._let_fall(event.globalPosition().toPoint())
            return True
        return False

    def _take_key(self, event: QKeyEvent) -> bool:
        """While something is carried Esc lets it go, and no other key gets through."""
        if self._carried is None:
            return False
        if event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Escape:
            self._end()
        return True

    def _move(self, point: QPoint, event: QMouseEvent) -> bool:
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self._from = None
            if self._carried is not None:  # let go where nobody told us, as over a dialog
                self._end()
        if self._carried is None and self._from is not None:
            far = (point - self._from).manhattanLength() >= QApplication.startDragDistance()
            picked = self._pick(self._from) if far else None
            if far:
                self._from = None
            if picked is not None:
                self._begin(picked)
        if self._carried is None:
            return False
        self._go(event.globalPosition().toPoint())
        return True

    def _begin(self, carried: "Carried") -> None:
        self._carried = carried
        ghost = QLabel(self._source.window())
        ghost.setObjectName("carried")
        ghost.setTextFormat(Qt.TextFormat.PlainText)
        ghost.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        ghost.show()
        self._ghost = ghost
        app = QApplication.instance()
        if app is not None:
            app.installEventFilter(self)

    def _go(self, point: QPoint) -> None:
        """Say what a drop here would do."""
        carried, ghost = self._carried, self._ghost
        if carried is None or ghost is None:
            return
        found = self._sites.at(point)
        site = found[0] if found else None
        if self._over is not None and self._over is not site:
            self._over.leave()
        self._over = site
        words = found[0].hint(carried, found[1]) if found else ""
        ghost.setText("\n".join(filter(None, (one_line(carried.label, _LABEL), words))))
        set_look(ghost, "on", bool(words))
        ghost.adjustSize()
        beside = QPoint(self._theme.px(_BESIDE), self._theme.px(_BESIDE))
        ghost.move(self._source.window().mapFromGlobal(point) + beside)
        ghost.raise_()

    def _let_fall(self, point: QPoint) -> None:
        carried, found = self._carried, self._sites.at(point)
        self._end()
        if carried is not None and found is not None:
            found[0].drop(carried, found[1])

    def _end(self) -> None:
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        if self._over is not None:
            self._over.leave()
        if self._ghost is not None:
            self._ghost.hide()
            self._ghost.deleteLater()
        self._carried = self._over = self._ghost = self._from = None
        self.ended.emit()
