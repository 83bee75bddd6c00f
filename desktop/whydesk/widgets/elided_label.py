"""A label of one line that ends in dots where there is no room, and never asks for more."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QStyleOption, QWidget

from whydesk.widgets.plain import one_line


class ElidedLabel(QLabel):
    """Shows plain text; ``text`` gives all that was said."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        """As wide as the words, whatever their number: the layout gives what there is."""
        shown = self.fontMetrics().horizontalAdvance(one_line(self.text())) + 2
        return QSize(shown, self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOption()
        option.initFrom(self)
        painter = QPainter(self)
        shown = self.fontMetrics().elidedText(
            one_line(self.text()), Qt.TextElideMode.ElideRight, self.width()
        )
        middle = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        self.style().drawItemText(
            painter, self.rect(), middle, option.palette, self.isEnabled(), shown,
            self.foregroundRole(),
        )  # fmt: skip
        painter.end()
