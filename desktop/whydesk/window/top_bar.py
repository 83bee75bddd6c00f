"""The bar over everything: name, menus, what is open, and the few things done often.

Where it is narrow, the name of what is open stays longest: the key on a button, the folder and the
program's own name, which the frame of the window says too, go before it.
"""

from pathlib import Path

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QAction, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenuBar, QPushButton, QSizePolicy, QWidget

from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme
from whydesk.widgets.plain import tooltip, without_marks

_HEIGHT = 44
_LEAST = 40


class TopBar(QWidget):
    """``set_place`` says what is open; buttons stand for actions of the menus."""

    def __init__(self, theme: Theme, bar: QMenuBar, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("topBar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self._forms: tuple[str, ...] = ("", "", "")
        self.app_name = QLabel(tr("Whydesk"))
        self.app_name.setObjectName("appName")
        self.place = QLabel()
        self.place.setObjectName("place")
        self.place.setTextFormat(Qt.TextFormat.PlainText)
        self.place.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        bar.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.app_name)
        self._row.addWidget(self.place, 1)
        self._row.addWidget(bar, 0, Qt.AlignmentFlag.AlignVCenter)
        self._menus = bar
        self._buttons: list[tuple[QPushButton, str, str]] = []
        theme.changed.connect(self._take_theme)
        self._take_theme()

    def add_button(
        self, action: QAction, text: str, short: str = "", *, primary: bool = False
    ) -> QPushButton:
        """A button that does what an action does, and shows its key in its tooltip.

        ``short`` are its words where the bar is narrow, if they are others.
        """
        button = QPushButton(text)
        self._buttons.append((button, text, short or text))
        button.setProperty("primary", primary)
        button.setToolTip(action.toolTip())
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(action.trigger)
        self._row.addWidget(button)
        return button

    def set_place(self, path: Path | None, name: str, dirty: bool) -> None:
        """Say what is open, as folder / file, and whether it has unsaved changes."""
        shown = f"{path.parent.name} / {path.name}" if path and path.parent.name else name
        forms = (shown, path.name, path.stem) if path else (name, name, name)
        self._forms = tuple(_said(form, dirty) for form in forms)
        self.place.setToolTip(tooltip(str(path)) if path else "")
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Say as much as there is room for."""
        metrics = QFontMetrics(self.place.font())
        short = metrics.horizontalAdvance(self._forms[0]) >= self._room(short=False)
        room = self._room(short=short)
        more = room + self.app_name.sizeHint().width() + self._row.spacing()
        whole, name, stem = self._forms
        for shown, width in ((whole, room), (name, room), (name, more), (stem, more)):
            if metrics.horizontalAdvance(shown) < width:  # it is rounded
                break
        for button, long_words, short_words in self._buttons:
            button.setText(short_words if short else long_words)
        self.app_name.setHidden(width > room)
        dots = Qt.TextElideMode.ElideMiddle
        self.place.setText(metrics.elidedText(shown, dots, max(_LEAST, width)))

    def _room(self, *, short: bool) -> int:
        """How wide the place may be beside all others, with short words on the buttons or long."""
        margins = self._row.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        for part in (self.app_name, self._menus, *(button for button, _, _ in self._buttons)):
            room -= part.sizeHint().width() + self._row.spacing()
        for button, long_words, short_words in self._buttons:
            measure = button.fontMetrics().horizontalAdvance
            room += measure(button.text()) - measure(short_words if short else long_words)
        return room

    @Slot()
    def _take_theme(self) -> None:
        px = self._theme.px
        self.setFixedHeight(px(_HEIGHT))
        self._row.setContentsMargins(px(16), 0, px(16), 0)
        self._row.setSpacing(px(14))
        self._fit()


def _said(shown: str, dirty: bool) -> str:
    return without_marks(tr("{shown} — edited", shown=shown) if dirty else shown)
