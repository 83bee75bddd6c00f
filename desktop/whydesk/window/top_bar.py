"""The bar over everything: name, menus, what is open, and the few things done often."""

from pathlib import Path

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QAction, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenuBar, QPushButton, QSizePolicy, QWidget

from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme
from whydesk.widgets.plain import without_marks

_HEIGHT = 44


class TopBar(QWidget):
    """``set_place`` says what is open; buttons stand for actions of the menus."""

    def __init__(self, theme: Theme, bar: QMenuBar, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("topBar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self._place = ""
        name = QLabel(tr("Whydesk"))
        name.setObjectName("appName")
        self.place = QLabel()
        self.place.setObjectName("place")
        self.place.setTextFormat(Qt.TextFormat.PlainText)
        self.place.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        bar.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self._row = QHBoxLayout(self)
        self._row.addWidget(name)
        self._row.addWidget(self.place, 1)
        self._row.addWidget(bar, 0, Qt.AlignmentFlag.AlignVCenter)
        self._bar = bar
        theme.changed.connect(self._take_theme)
        self._take_theme()

    def add_button(self, action: QAction, text: str, *, primary: bool = False) -> QPushButton:
        """A button that does what an action does, and shows its key in its tooltip."""
        button = QPushButton(text)
        button.setProperty("primary", primary)
        button.setToolTip(action.toolTip())
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(action.trigger)
        self._row.addWidget(button)
        return button

    def set_place(self, path: Path | None, name: str, dirty: bool) -> None:
        """Say what is open, as folder / file, and whether it has unsaved changes."""
        shown = f"{path.parent.name} / {path.name}" if path and path.parent.name else name
        self._place = without_marks(tr("{shown} — edited", shown=shown) if dirty else shown)
        self.place.setToolTip(str(path) if path else "")
        self._elide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def _elide(self) -> None:
        metrics = QFontMetrics(self.place.font())
        room = max(40, self.place.width())
        self.place.setText(metrics.elidedText(self._place, Qt.TextElideMode.ElideMiddle, room))

    @Slot()
    def _take_theme(self) -> None:
        px = self._theme.px
        self.setFixedHeight(px(_HEIGHT))
        self._row.setContentsMargins(px(16), 0, px(16), 0)
        self._row.setSpacing(px(14))
