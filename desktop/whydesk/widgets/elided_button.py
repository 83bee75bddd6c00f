"""A button whose words end in dots where there is no room; its tooltip has them all."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter

from whydesk.widgets.plain import tooltip


class ElidedButton(QPushButton):
    """``text`` gives all of its words, an ampersand doubled as everywhere on buttons."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setToolTip(tooltip(text.replace("&&", "&")))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        words = QStyle.SubElement.SE_PushButtonContents
        room = self.style().subElementRect(words, option, self).width()
        flags = Qt.TextFlag.TextShowMnemonic.value
        dots = Qt.TextElideMode.ElideRight
        option.text = self.fontMetrics().elidedText(self.text(), dots, room, flags)  # pyright: ignore[reportAttributeAccessIssue]
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
