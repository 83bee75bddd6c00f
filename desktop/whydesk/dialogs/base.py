"""What all dialogs share: plain labels, a row of buttons, the spaces of the design."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from whydesk.theme.theme import Theme
from whydesk.widgets.label import label
from whydesk.widgets.room import room_of, within

_WIDTH = 460


class PlainDialog(QDialog):
    """A title, some words, whatever a dialog adds, and its buttons at the end."""

    def __init__(self, title: str, words: str, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setModal(True)
        self.theme = theme
        px = theme.px
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(px(24), px(20), px(24), px(20))
        self.column.setSpacing(px(12))
        self.column.addWidget(label(title, "title"))
        if words:
            self.column.addWidget(label(words))
        self.be_wide(px(_WIDTH))

    def showEvent(self, event: QShowEvent) -> None:
        """Be as high as what stands in it, where nobody has said how large it is to be.

        Qt took its height before the style sheet had come, and two thirds of the screen at most.
        """
        super().showEvent(event)
        if not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            wide = self.width()
            self.resize(within(self, wide, self.column.totalHeightForWidth(wide)))

    def be_wide(self, width: int) -> None:
        """Be so wide at least, as far as the screen goes; wider where what stands in it is.

        Qt passes over what stands in a dialog that has a minimum of its own.
        """
        margins = self.column.contentsMargins()
        self.column.addStrut(min(width - margins.left() - margins.right(), self.most_wide))

    @property
    def most_wide(self) -> int:
        """How wide the screen lets that be which stands between the margins."""
        margins = self.column.contentsMargins()
        return room_of(self).width() - margins.left() - margins.right()

    def add_scrolled(self, body: QWidget) -> QScrollArea:
        """Put something tall in: all of it where the screen has room, else what can be scrolled."""
        area = QScrollArea()
        area.setAccessibleName(self.windowTitle())
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(body)
        body.setAutoFillBackground(False)
        area.viewport().setAutoFillBackground(False)
        # A style sheet brings other letters, and with them another size.
        for part in body.findChildren(QWidget):
            part.ensurePolished()
        most = room_of(self).height() * 2 // 3
        area.setMinimumHeight(min(body.sizeHint().height(), most))
        self.column.addWidget(area, 1)
        return area

    def add_buttons(self, buttons: Sequence[QPushButton], meant: int = -1) -> None:
        """Put buttons at the right end; Enter presses the one that is meant, by default the last.

        Where the last would take something away for good, another one has to be meant.
        """
        row = QHBoxLayout()
        row.setSpacing(self.theme.px(8))
        row.addStretch()
        for button in buttons:
            row.addWidget(button)
        buttons[meant].setProperty("primary", True)
        buttons[meant].setDefault(True)
        self.column.addSpacing(self.theme.px(8))
        self.column.addLayout(row)
