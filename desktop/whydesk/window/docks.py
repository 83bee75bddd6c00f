"""Panels in docks that can be closed, dragged and floated, each with one quiet head or one tab."""

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


def make_dock(name: str, title: str, panel: QWidget, theme: Theme, *, head: bool) -> QDockWidget:
    """A dock for a panel; without a head it cannot be dragged, only closed from the menu."""
    dock = QDockWidget(title)
    dock.setObjectName(name)
    dock.setAllowedAreas(Qt.DockWidgetArea.AllDockWidgetAreas)
    if head:
        dock.setTitleBarWidget(PanelHead(title, dock, theme))
    else:
        dock.setTitleBarWidget(QWidget(dock))
    dock.setWidget(panel)
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
        self._docks: list[QDockWidget] = []
        self._heads: dict[QDockWidget, tuple[QWidget, QWidget]] = {}
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.settle)
        window.setTabPosition(Qt.DockWidgetArea.RightDockWidgetArea, QTabWidget.TabPosition.North)

    def add(self, dock: QDockWidget) -> None:
        """Put a panel that has a head behind the others."""
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        if self._docks:
            self._window.tabifyDockWidget(self._docks[-1], dock)
            self._docks[0].raise_()
        self._docks.append(dock)
        self._heads[dock] = (dock.titleBarWidget(), QWidget(dock))
        self._heads[dock][1].hide()
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
            wanted = self._heads[dock][tabbed]
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
