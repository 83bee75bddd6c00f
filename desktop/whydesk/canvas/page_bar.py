"""The line above a picture: what it is of, a pin, its menu, and the way back to the text."""

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QSizePolicy, QWidget

from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme
from whydesk.widgets.elided_label import ElidedLabel
from whydesk.widgets.plain import one_line

_HEIGHT = 44
_LEAST_LABEL = 60


class PageBar(QWidget):
    """Says what the page is of and holds its buttons. GUI thread.

    ``subject`` is the label of the node that the picture is of, empty for none.
    """

    def __init__(self, theme: Theme, parent: QWidget, *, pin_tip: str, more_tip: str) -> None:
        super().__init__(parent)
        self.setObjectName("mapBar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.theme = theme
        self.subject = ""
        self.words = bar_label("soft", "")
        self.label = ElidedLabel("")
        self.label.setProperty("role", "name")
        self.label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.pin = bar_button(tr("Pin"), pin_tip, checkable=True)
        self.more = bar_button(tr("More"), more_tip)
        self.close_button = bar_button("✕", tr("Back to the text (Esc)"))
        self.close_button.setObjectName("closeButton")
        self.close_button.setAccessibleName(tr("Back to the text"))
        self.menu = QMenu(self)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.words)
        self._row.addWidget(self.label, 1)
        for part in (self.pin, self.more, self.close_button):
            self._row.addWidget(part)
        theme.changed.connect(self._take_theme)
        self._take_theme()

    def add(self, *parts: QWidget) -> None:
        """Put further parts in front of the menu."""
        for part in parts:
            self._row.insertWidget(self._row.indexOf(self.more), part)

    def set_menu(self, menu: QMenu) -> None:
        """What "More" opens."""
        self.menu = menu
        self.more.setMenu(menu)

    def set_subject(self, words: str, label: str, *, pinned: bool) -> None:
        """Say what the picture is, of which node, and whether it stays."""
        self.subject = label
        self.words.setText(words)
        self.pin.blockSignals(True)
        self.pin.setChecked(pinned)
        self.pin.setText(tr("Pinned") if pinned else tr("Pin"))
        self.pin.setEnabled(bool(label))
        self.pin.blockSignals(False)
        text = one_line(label)
        self.label.setText(text)
        self.label.setAccessibleName(f"{words} {text}")
        self.make_room()

    def minimumSizeHint(self) -> QSize:
        """What its parts take without the words, which give way first."""
        least = super().minimumSizeHint()
        words = self.words.minimumSizeHint().boundedTo(self.words.maximumSize())
        return QSize(least.width() - words.width(), least.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.make_room()

    def make_room(self) -> None:
        """Leave the words no width where the label would be left without room.

        Not hidden: to show a widget lays out all at once, and that comes back here.
        """
        spare = self.width() - self.minimumSizeHint().width()
        words = self.words.sizeHint().width()
        self.words.setMaximumWidth(words if spare >= words + self.theme.px(_LEAST_LABEL) else 0)

    @Slot()
    def _take_theme(self) -> None:
        px = self.theme.px
        self.setFixedHeight(px(_HEIGHT))
        self.close_button.setFixedSize(px(28), px(28))
        self._row.setContentsMargins(px(16), 0, px(8), 0)
        self._row.setSpacing(px(4))


def bar_label(role: str, words: str) -> QLabel:
    """A label that never takes its text for HTML."""
    made = QLabel()
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setProperty("role", role)
    made.setText(words)
    return made


def bar_button(words: str, tip: str, *, checkable: bool = False) -> QPushButton:
    """A quiet button that the Tab key reaches."""
    made = QPushButton(words)
    made.setProperty("quiet", True)
    made.setToolTip(tip)
    made.setCheckable(checkable)
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return made
