"""A button that leaves words out where there is no room; its tooltip has them all."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter

from whydesk.widgets.plain import tooltip


class ElidedButton(QPushButton):
    """``text`` gives all of its words, an ampersand doubled as everywhere on buttons.

    ``dots`` says where words are left out: at the end, or in the middle.
    """

    def __init__(self, dots: Qt.TextElideMode = Qt.TextElideMode.ElideRight) -> None:
        super().__init__()
        self._dots = dots
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setToolTip(tooltip(text.replace("&&", "&")))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    @property
    def shown(self) -> str:
        """What there is room for of the words, an ampersand doubled."""
        return self._shown(self._option())

    def _option(self) -> QStyleOptionButton:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        return option

    def _shown(self, option: QStyleOptionButton) -> str:
        words = QStyle.SubElement.SE_PushButtonContents
        room = self.style().subElementRect(words, option, self).width()
        flags = Qt.TextFlag.TextShowMnemonic.value
        return self.fontMetrics().elidedText(self.text(), self._dots, room, flags)

    def paintEvent(self, _event: QPaintEvent) -> None:
        option = self._option()
        option.text = self._shown(option)  # pyright: ignore[reportAttributeAccessIssue]
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
