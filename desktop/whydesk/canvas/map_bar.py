"""The lines above and below the map: what it is of, looking for words, what is shown."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from whydesk.theme.theme import Theme
from whydesk.widgets.plain import one_line

_HEIGHT, _FOOT = 44, 30
_FIND_WIDTH = 170


class MapBar(QWidget):
    """``find_changed`` and ``find_next`` (back or not) look for words, ``left`` goes to the map."""

    find_changed = Signal(str)
    find_next = Signal(bool)
    left = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("mapBar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self.anchor_label = ""
        self.words = _label("soft", "Map of")
        self.anchor = _label("name", "")
        self.anchor.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.pin = _button("Pin", "Keep this map while the caret goes elsewhere", checkable=True)
        self.box = QLineEdit()
        self.box.setPlaceholderText("Find in the map")
        self.box.setAccessibleName("Find in the map")
        self.box.installEventFilter(self)
        self.box.textChanged.connect(self.find_changed)
        self.hits = _label("note", "")
        self.filter = _button("Filter…", "Leave out links, types or days")
        self.outline = _button("Outline", "The same as a list of lines", checkable=True)
        self.more = _button("More", "Zoom, arrange, save as SVG, PNG or PDF")
        self.close_button = _button("✕", "Back to the text (Esc)")
        self.close_button.setObjectName("closeButton")
        self.close_button.setAccessibleName("Back to the text")
        self.menu = QMenu(self)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.words)
        self._row.addWidget(self.anchor, 1)
        for part in (self.pin, self.box, self.hits, self.filter, self.outline, self.more):
            self._row.addWidget(part)
        self._row.addWidget(self.close_button)
        theme.changed.connect(self._take_theme)
        self._take_theme()

    def set_menu(self, menu: QMenu) -> None:
        """What "More" opens."""
        self.menu = menu
        self.more.setMenu(menu)

    def set_anchor(self, label: str, *, pinned: bool) -> None:
        """Say which node the map is of, and whether it stays."""
        self.anchor_label = label
        self.words.setText("Map of" if label else "Map")
        self.pin.blockSignals(True)
        self.pin.setChecked(pinned)
        self.pin.setText("Pinned" if pinned else "Pin")
        self.pin.setEnabled(bool(label))
        self.pin.blockSignals(False)
        self._elide()

    def set_filtered(self, filtered: bool) -> None:
        """Say whether something is left out."""
        self.filter.setText("Filtered…" if filtered else "Filter…")
        self.filter.setProperty("on", filtered)
        _restyle(self.filter)

    def set_hits(self, count: int | None) -> None:
        """Say how many cards have the words; None where nothing is looked for."""
        self.hits.setText("" if count is None else f"{count:,} found" if count else "none here")
        self.hits.setVisible(count is not None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys in the box: Enter goes on, Shift+Enter back, Esc empties it and goes to the map."""
        if watched is self.box and event.type() == QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.find_next.emit(bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.box.clear()
                self.left.emit()
                return True
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def _elide(self) -> None:
        metrics = QFontMetrics(self.anchor.font())
        room = max(20, self.anchor.width())
        cut = metrics.elidedText(one_line(self.anchor_label), Qt.TextElideMode.ElideRight, room)
        self.anchor.setText(cut)
        self.anchor.setAccessibleName(f"Map of {self.anchor_label}")

    @Slot()
    def _take_theme(self) -> None:
        px = self._theme.px
        self.setFixedHeight(px(_HEIGHT))
        self.box.setFixedWidth(px(_FIND_WIDTH))
        self.close_button.setFixedSize(px(28), px(28))
        self._row.setContentsMargins(px(16), 0, px(8), 0)
        self._row.setSpacing(px(4))


class MapFoot(QWidget):
    """How much is shown, a way to more, and the scale."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("mapFoot")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self.count = _label("note", "")
        self.more = _button("Show more", "Show twice as many")
        self.zoom = _label("note", "100 %")
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.count)
        self._row.addWidget(self.more)
        self._row.addStretch()
        self._row.addWidget(self.zoom)
        theme.changed.connect(self._take_theme)
        self._take_theme()

    def set_count(self, words: str, *, more: bool) -> None:
        """Say how much is shown; ``more`` offers more of it."""
        self.count.setText(words)
        self.more.setVisible(more)

    @Slot(float)
    def set_zoom(self, zoom: float) -> None:
        self.zoom.setText(f"{zoom * 100:.0f} %")

    @Slot()
    def _take_theme(self) -> None:
        px = self._theme.px
        self.setFixedHeight(px(_FOOT))
        self._row.setContentsMargins(px(16), 0, px(16), 0)
        self._row.setSpacing(px(8))


def _label(role: str, words: str) -> QLabel:
    made = QLabel()
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setProperty("role", role)
    made.setText(words)
    return made


def _button(words: str, tip: str, *, checkable: bool = False) -> QPushButton:
    made = QPushButton(words)
    made.setProperty("quiet", True)
    made.setToolTip(tip)
    made.setCheckable(checkable)
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return made


def _restyle(widget: QWidget) -> None:
    """Have the style sheet look at a property again."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)
