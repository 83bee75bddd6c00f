"""The quiet lines above the why-chain: which way, how deep, where from, and what is special."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QMenu, QPushButton, QWidget

from whydesk.engine.wording import counted, tr
from whydesk.theme.theme import Theme
from whydesk.widgets.plain import one_line

_CRUMBS = 3
_CRUMB_WIDTH = 120


def depth_words(depth: int | None) -> str:
    """A depth as the panel says it."""
    return tr("All depths") if depth is None else counted(depth, "To {n} step", "To {n} steps")


def _quiet(words: str, name: str) -> QPushButton:
    made = QPushButton(words)
    made.setProperty("quiet", True)
    made.setAccessibleName(name)
    return made


class WhyBar(QWidget):
    """One line of controls. ``turned`` tells which way, ``pinned`` whether to stay."""

    turned = Signal(bool)
    pinned = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("whyBar")
        self._theme = theme
        self.up = _quiet(tr("Rests on"), tr("What it rests on"))
        self.down = _quiet(tr("What follows"), tr("What follows from it"))
        self.depth_button = _quiet("", tr("Depth"))
        self.pin = _quiet(tr("Pin"), tr("Pin: stay with this node while the caret moves"))
        self.more = _quiet("⋯", tr("More about this chain"))
        self.more.setToolTip(tr("Order, roles, copies and pictures"))
        self.pin.setToolTip(tr("Stay with this node while the caret moves"))
        self._ways = QButtonGroup(self)
        for way in (self.up, self.down):
            way.setCheckable(True)
            self._ways.addButton(way)
        self.pin.setCheckable(True)
        self._row = QHBoxLayout(self)
        for part in (self.up, self.down):
            self._row.addWidget(part)
        self._row.addStretch()
        for part in (self.depth_button, self.pin, self.more):
            self._row.addWidget(part)
        self.down.toggled.connect(self.turned)
        self.pin.clicked.connect(self.pinned)
        theme.changed.connect(self._take_theme)
        self.show_state(down=False, depth=None, pinned=False)
        self._take_theme()

    def set_menus(self, depth: QMenu, more: QMenu) -> None:
        """What the two buttons with a menu open."""
        self.depth_button.setMenu(depth)
        self.more.setMenu(more)

    def show_state(self, *, down: bool, depth: int | None, pinned: bool) -> None:
        """Show how things stand, whoever changed them."""
        self.down.blockSignals(True)
        (self.down if down else self.up).setChecked(True)
        self.down.blockSignals(False)
        self.depth_button.setText(f"{depth_words(depth)} ▾")
        self.pin.setChecked(pinned)
        self.pin.setText(tr("✓ Pinned") if pinned else tr("Pin"))

    @Slot()
    def _take_theme(self) -> None:
        px = self._theme.px
        self._row.setContentsMargins(px(8), px(6), px(8), 0)
        self._row.setSpacing(0)
        # The way that is chosen is bolder; room for that is kept.
        metrics = QFontMetrics(self._theme.font(12, QFont.Weight.DemiBold))
        for way in (self.up, self.down):
            way.setMinimumWidth(metrics.horizontalAdvance(way.text()) + px(18))


class WhyCrumbs(QWidget):
    """The anchors before this one. ``chosen`` carries the place of one in the trail."""

    chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("whyCrumbs")
        self.setAccessibleName(tr("Where this was asked from"))
        self._theme = theme
        self._row = QHBoxLayout(self)
        self._labels: tuple[str, ...] = ()
        self.buttons: list[QPushButton] = []
        theme.changed.connect(self._build)
        self.hide()

    def show_trail(self, labels: Sequence[str]) -> None:
        """Show the labels of the anchors before, the last ones of a long trail."""
        labels = tuple(one_line(label, 80) for label in labels)
        if labels != self._labels:
            self._labels = labels
            self._build()
        self.setVisible(bool(labels))

    @Slot()
    def _build(self) -> None:
        while (item := self._row.takeAt(0)) is not None:
            part = item.widget()
            if part is not None:
                part.hide()
                part.deleteLater()
        px = self._theme.px
        self._row.setContentsMargins(px(8), 0, px(8), 0)
        self._row.setSpacing(0)
        metrics = QFontMetrics(self._theme.note_font())
        first = max(0, len(self._labels) - _CRUMBS)
        self.buttons = []
        for place in range(first, len(self._labels)):
            label = self._labels[place]
            words = metrics.elidedText(label, Qt.TextElideMode.ElideRight, px(_CRUMB_WIDTH))
            lead = "… " if place == first and first else ""
            button = _quiet(lead + words.replace("&", "&&"), tr("Back to {label}", label=label))
            button.setProperty("place", place)
            button.clicked.connect(self._choose)
            self.buttons.append(button)
            self._row.addWidget(button)
            arrow = QLabel("›")
            arrow.setProperty("role", "note")
            self._row.addWidget(arrow)
        self._row.addStretch()

    @Slot()
    def _choose(self) -> None:
        sender = self.sender()
        if sender is not None:
            self.chosen.emit(int(sender.property("place")))


class WhyHint(QWidget):
    """One line that says what is special about what is shown, with a way out of it."""

    acted = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("whyHint")
        self._theme = theme
        self.words = QLabel()
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setProperty("role", "note")
        self.words.setWordWrap(True)
        self.button = _quiet("", "")
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.words, 1)
        self._row.addWidget(self.button)
        self.button.clicked.connect(self.acted)
        theme.changed.connect(self._take_theme)
        self._take_theme()
        self.hide()

    def say(self, words: str, way_out: str = "") -> None:
        """Say something, or nothing where the words are empty."""
        self.words.setText(words)
        self.button.setText(way_out)
        self.button.setAccessibleName(way_out)
        self.button.setVisible(bool(way_out))
        self.setVisible(bool(words))

    @Slot()
    def _take_theme(self) -> None:
        px = self._theme.px
        self._row.setContentsMargins(px(16), px(6), px(8), 0)
        self._row.setSpacing(px(8))
