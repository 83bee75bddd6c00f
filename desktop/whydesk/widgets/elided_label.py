"""A label of one line that ends in dots where there is no room, and never asks for more."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolTip, QWidget

from whydesk.widgets.plain import one_line, tooltip


class ElidedLabel(QLabel):
    """Shows plain text; ``text`` gives all that was said, and so does the mouse where it is cut."""

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

    @property
    def is_cut(self) -> bool:
        """Whether there is no room for all of it."""
        return self.sizeHint().width() > self.width()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip and self.is_cut:
            QToolTip.showText(event.globalPos(), tooltip(self.text()), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        shown = self.fontMetrics().elidedText(
            one_line(self.text()), Qt.TextElideMode.ElideRight, self.width()
        )
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(self.rect(), middle, shown)
        painter.end()
