"""Panels in docks that can be closed, dragged and floated, each with a quiet head."""

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QLabel, QPushButton, QWidget

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
        close.setToolTip(f"Close {title}")
        close.setAccessibleName(f"Close {title}")
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
