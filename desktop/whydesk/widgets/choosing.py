"""Boxes for a choice and for a number, drawn as the design has them on every style."""

from PySide6.QtCore import QPointF, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QSpinBox, QWidget

from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme

_ARROW = 8
_GAP = 12


class ChoiceBox(QComboBox):
    """A combo box with a plain arrow; the wheel scrolls what it stands in, not its value.

    ``about_to_open`` is the moment to say what there is to choose from: before the list opens, and
    before a key of the closed box chooses.
    """

    about_to_open = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def showPopup(self) -> None:
        self.about_to_open.emit()
        super().showPopup()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.about_to_open.emit()
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        px = self._theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.colour("soft" if self.isEnabled() else "faint"), 1.5))
        wide = px(_ARROW)
        left = (
            px(_GAP)
            if self.layoutDirection() == Qt.LayoutDirection.RightToLeft
            else (self.width() - px(_GAP) - wide)
        )
        top = self.height() / 2 - wide / 4
        tip = QPointF(left + wide / 2, top + wide / 2)
        painter.drawPolyline([QPointF(left, top), tip, QPointF(left + wide, top)])
        painter.end()


class NumberBox(QWidget):
    """A number with a button for less and one for more; ``changed`` carries it."""

    changed = Signal(int)

    def __init__(self, least: int, most: int, suffix: str, theme: Theme) -> None:
        super().__init__()
        self.box = _Spin()
        self.box.setRange(least, most)
        self.box.setSuffix(suffix)
        self.less = self._button("−", tr("Less"), theme)
        self.more = self._button("+", tr("More"), theme)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(4))
        row.addWidget(self.box, 1)
        row.addWidget(self.less)
        row.addWidget(self.more)
        self.setFocusProxy(self.box)
        self.less.clicked.connect(self.box.stepDown)
        self.more.clicked.connect(self.box.stepUp)
        self.box.valueChanged.connect(self._tell)
        self._tell(self.box.value())

    def set_name(self, name: str) -> None:
        """What a screen reader calls it."""
        self.box.setAccessibleName(name)
        self.less.setAccessibleName(tr("Less: {name}", name=name))
        self.more.setAccessibleName(tr("More: {name}", name=name))

    def set_value(self, value: int) -> None:
        """Show a number, without telling."""
        self.box.blockSignals(True)
        self.box.setValue(value)
        self.box.blockSignals(False)
        self._enable(value)

    def _button(self, words: str, tip: str, theme: Theme) -> QPushButton:
        made = QPushButton(words)
        made.setToolTip(tip)
        made.setAutoDefault(False)
        made.setFixedWidth(theme.px(34))
        made.setProperty("step", True)
        return made

    @Slot(int)
    def _tell(self, value: int) -> None:
        self._enable(value)
        self.changed.emit(value)

    def _enable(self, value: int) -> None:
        self.less.setEnabled(value > self.box.minimum())
        self.more.setEnabled(value < self.box.maximum())


class _Spin(QSpinBox):
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
