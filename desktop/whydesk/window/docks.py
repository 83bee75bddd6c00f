"""Panels in docks that can be closed, dragged and floated, each with one quiet head or one tab."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Slot
from PySide6.QtWidgets import (
    QDockWidget,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QPushButton,
    QTabBar,
    QTabWidget,
    QWidget,
)

from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme

_HEAD = 42
_P = TypeVar("_P", bound=QWidget)


class PanelHead(QWidget):
    """The title bar of a dock."""

    def __init__(self, title: str, dock: QDockWidget, theme: Theme) -> None:
        super().__init__(dock)
        self.setObjectName("panelHead")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        label = QLabel(title)
        label.setObjectName("panelTitle")
        close = QPushButton("✕")
        close.setProperty("quiet", True)
        close.setObjectName("closeButton")
        close.setToolTip(tr("Close {title}", title=title))
        close.setAccessibleName(tr("Close {title}", title=title))
        close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        close.clicked.connect(dock.close)
        self._close = close
        self._row = QHBoxLayout(self)
        self._row.addWidget(label)
        self._row.addStretch()
        self._row.addWidget(close)
        theme.changed.connect(self._take_theme)
        self._take_theme()

    def sizeHint(self) -> QSize:
        """A dock gives its head the height of this hint, whatever the head's own limits."""
        return QSize(120, self._theme.px(_HEAD))

    @Slot()
    def _take_theme(self) -> None:
        px = self._theme.px
        self.updateGeometry()
        self._row.setContentsMargins(px(16), 0, px(6), 0)
        self._close.setFixedSize(px(28), px(28))


class PanelDock(QDockWidget, Generic[_P]):
    """A dock whose panel is made, and its rooms loaded, when it is first seen or asked for.

    Whoever fills the panel does so as the dock comes into sight (``visibilityChanged``, which it
    gets with the panel made), and leaves it alone while it is not ``in_sight``. GUI thread.
    """

    def __init__(self, name: str, title: str, make: Callable[[], _P], theme: Theme) -> None:
        super().__init__(title)
        self.setObjectName(name)
        self.setAllowedAreas(Qt.DockWidgetArea.AllDockWidgetAreas)
        self._make = make
        self._theme = theme
        self._panel: _P | None = None
        self._head: PanelHead | None = None
        self.visibilityChanged.connect(self._seen)

    @property
    def panel(self) -> _P:
        """The panel, made by now."""
        if self._panel is None:
            self._panel = self._make()
            if self.titleBarWidget() is None:
                self.setTitleBarWidget(self.head)
            self.setWidget(self._panel)
        return self._panel

    @property
    def panel_if_made(self) -> _P | None:
        """The panel, if anybody has seen it or asked for it."""
        return self._panel

    @property
    def in_sight(self) -> bool:
        """Whether the panel can be seen."""
        return self._panel is not None and self._panel.isVisible()

    @property
    def head(self) -> PanelHead:
        """The title bar of the house, by which the dock is dragged and closed."""
        if self._head is None:
            self._head = PanelHead(self.windowTitle(), self, self._theme)
        return self._head

    @Slot(bool)
    def _seen(self, seen: bool) -> None:
        if seen:
            _ = self.panel


def make_dock(name: str, title: str, panel: _P, theme: Theme, *, head: bool) -> PanelDock[_P]:
    """A dock for a panel that the first picture shows; without a head it cannot be dragged."""
    dock = PanelDock(name, title, lambda: panel, theme)
    if not head:
        dock.setTitleBarWidget(QWidget(dock))
    _ = dock.panel
    return dock


def bring_forward(dock: QDockWidget) -> None:
    """Have a dock seen: shown if it was closed, and in front of those that share its place."""
    dock.show()
    dock.raise_()


class SideTabs(QObject):
    """The panels at the right: tabs at the top while several share a place, a head while one is
    alone. GUI thread.
    """

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._docks: list[PanelDock[QWidget]] = []
        self._bare: dict[QDockWidget, QWidget] = {}
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.settle)
        window.setTabPosition(Qt.DockWidgetArea.RightDockWidgetArea, QTabWidget.TabPosition.North)

    def add(self, dock: PanelDock[Any]) -> None:
        """Put a panel behind the others."""
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        if self._docks:
            self._window.tabifyDockWidget(self._docks[-1], dock)
            self._docks[0].raise_()
        self._docks.append(dock)
        self._bare[dock] = QWidget(dock)
        dock.setTitleBarWidget(self._bare[dock])
        dock.visibilityChanged.connect(self._wait)
        dock.topLevelChanged.connect(self._wait)
        dock.dockLocationChanged.connect(self._wait)
        self._wait()

    @Slot()
    def _wait(self) -> None:
        """The main window moves its tabs about after it has told; so look once it has."""
        self._soon.start(0)

    @Slot()
    def settle(self) -> None:
        """Give each panel its head, or take it off where a tab says the name already."""
        for dock in self._docks:
            beside = self._window.tabifiedDockWidgets(dock)
            tabbed = not dock.isFloating() and any(not other.isHidden() for other in beside)
            wanted = self._bare[dock] if tabbed else dock.head
            if dock.titleBarWidget() is not wanted:
                dock.setTitleBarWidget(wanted)
                wanted.show()
        for bar in self._window.findChildren(
            QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly
        ):
            bar.setObjectName("dockTabs")
            bar.setAccessibleName(tr("Panels"))
            bar.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
            bar.setDrawBase(False)
            bar.setExpanding(False)
