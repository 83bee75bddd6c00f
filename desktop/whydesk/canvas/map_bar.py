"""The lines above and below the map: what it is of, looking for words, what is shown."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QWidget,
)

from whydesk.canvas.page_bar import PageBar, bar_button, bar_label
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme
from whydesk.widgets.elided_label import ElidedLabel
from whydesk.widgets.restyle import set_look

_FOOT = 30
_LEAST_FIND_WIDTH, _FIND_WIDTH = 72, 170


class MapBar(PageBar):
    """``find_changed`` and ``find_next`` (back or not) look for words, ``left`` goes to the map."""

    find_changed = Signal(str)
    find_next = Signal(bool)
    left = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(
            theme,
            parent,
            pin_tip=tr("Keep this map while the caret goes elsewhere"),
            more_tip=tr("Zoom, arrange, save as SVG, PNG or PDF"),
        )
        self.box = QLineEdit()
        self.box.setPlaceholderText(tr("Find in the map"))
        self.box.setAccessibleName(tr("Find in the map"))
        self.box.installEventFilter(self)
        self.box.textChanged.connect(self.find_changed)
        self.hits = bar_label("note", "")
        self.filter = bar_button(tr("Filter…"), tr("Leave out links, types or days"))
        self.outline = bar_button(tr("Outline"), tr("The same as a list of lines"), checkable=True)
        self.add(self.box, self.hits, self.filter, self.outline)
        theme.changed.connect(self._size_box)
        self._size_box()

    def set_anchor(self, label: str, *, pinned: bool) -> None:
        """Say which node the map is of, and whether it stays."""
        self.set_subject(tr("Map of") if label else tr("Map"), label, pinned=pinned)

    def set_filtered(self, filtered: bool) -> None:
        """Say whether something is left out."""
        self.filter.setText(tr("Filtered…") if filtered else tr("Filter…"))
        set_look(self.filter, "on", filtered)

    def set_hits(self, count: int | None) -> None:
        """Say how many cards have the words; None where nothing is looked for."""
        self.hits.setText(
            ""
            if count is None
            else tr("{count:,} found", count=count)
            if count
            else tr("none here")
        )
        self.hits.setVisible(count is not None)
        self.make_room()

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

    @Slot()
    def _size_box(self) -> None:
        self.box.setMinimumWidth(self.theme.px(_LEAST_FIND_WIDTH))
        self.box.setMaximumWidth(self.theme.px(_FIND_WIDTH))


class MapFoot(QWidget):
    """How much is shown, a way to more, and the scale."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("mapFoot")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self.count = ElidedLabel("")
        self.count.setProperty("role", "note")
        self.more = bar_button(tr("Show more"), tr("Show twice as many"))
        self.zoom = bar_label("note", "100 %")
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
