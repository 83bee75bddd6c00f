"""The list of cards in the why panel, and what keys and clicks do in it."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal, Slot
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyleOptionViewItem, QWidget

from whydesk.engine.wording import tr
from whydesk.panels.why_delegate import WhyDelegate
from whydesk.panels.why_model import WhyModel
from whydesk.panels.why_order import Line, WhyKind
from whydesk.theme.theme import Theme

_BATCH = 12  # rows measured at a time: a few milliseconds
_SCROLL_STEP = 28
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_SELECTED = QStyle.StateFlag.State_Selected
_DEEPER = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Minus: -1}


class WhyList(QListView):
    """Only what is in sight is painted, and heights are asked for in batches. GUI thread.

    ``chosen`` carries the node to select in the text, ``anchored`` the node to ask about next;
    ``folded`` a line and whether it is to be folded, ``more_wanted`` a line that stands for more;
    ``stepped_back`` asks for the anchor before, ``deepened`` for a step more or less.
    """

    chosen = Signal(str)
    anchored = Signal(str)
    folded = Signal(object, bool)
    more_wanted = Signal(object)
    stepped_back = Signal()
    deepened = Signal(int)
    menu_wanted = Signal(QPoint)

    def __init__(self, model: WhyModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Recorded reasons, nearest first"))
        self.setModel(model)
        self._model = model
        self._delegate = WhyDelegate(theme, self)
        self.setItemDelegate(self._delegate)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setBatchSize(_BATCH)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalScrollBar().setSingleStep(_SCROLL_STEP)
        self.verticalScrollBar().rangeChanged.connect(self._catch_up)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.clicked.connect(self._click)
        self._pressed_at = QPoint()
        self._wanted = QPersistentModelIndex()

    # --- where one is -----------------------------------------------------------------------------

    @property
    def key(self) -> str:
        """The node of the current card, empty where none is current."""
        line = self._line(self.currentIndex())
        if line is None or line.kind not in (WhyKind.ANCHOR, WhyKind.STEP):
            return ""
        return self._model.row(self.currentIndex().row()).key

    def place(self) -> tuple[str, int]:
        """The current node and how far the list is scrolled, to come back to."""
        return self.key, self.verticalScrollBar().value()

    def restore(self, key: str, scrolled: int) -> None:
        """Come back to a place after the rows were made anew."""
        row = self._model.number_of(key) if key else -1
        # Whatever is above the place has to be measured for it to be there at all.
        self.setBatchSize(max(_BATCH, row + _BATCH, scrolled // 40))
        if row >= 0:
            self.setCurrentIndex(self._model.index(row))
        self.verticalScrollBar().setValue(scrolled)
        self.setBatchSize(_BATCH)

    def to_top(self) -> None:
        """Begin at the anchor."""
        self.setCurrentIndex(self._model.index(0))
        self.scrollToTop()

    def scrollTo(
        self,
        index: QModelIndex | QPersistentModelIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Bring a row into sight; one that is not measured yet once it is."""
        super().scrollTo(index, hint)
        known = self.visualRect(index).isValid()
        self._wanted = QPersistentModelIndex() if known else QPersistentModelIndex(index)

    @Slot()
    def _catch_up(self) -> None:
        if self._wanted.isValid() and self.visualRect(self._wanted).isValid():
            self.scrollTo(self._wanted)

    # --- painting ---------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is measured; Qt's own paints nothing before the very last row is."""
        last = self._model.index(self._model.rowCount() - 1)
        if not last.isValid() or self.visualRect(last).isValid():
            super().paintEvent(event)
        else:
            self._paint_measured(event)

    def _paint_measured(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        state = option.state  # type: ignore[attr-defined]
        current = self.currentIndex()
        for row in range(self._model.rowCount()):
            index = self._model.index(row)
            place = self.visualRect(index)
            if not place.isValid() or place.top() > event.rect().bottom():
                break
            if place.intersects(event.rect()):
                option.rect = place  # type: ignore[attr-defined]
                option.state = state | _SELECTED if index == current else state  # type: ignore[attr-defined]
                self._delegate.paint(painter, option, index)
        painter.end()

    def _line(self, index: QModelIndex) -> Line | None:
        return self._model.line(index.row()) if index.isValid() else None

    # --- keys -------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, index = Qt.Key(event.key()), self.currentIndex()
        line = self._line(index)
        plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
            Qt.KeyboardModifier.ShiftModifier,
        )
        if not plain or not self._take_key(key, index, line):
            super().keyPressEvent(event)

    def _take_key(self, key: Qt.Key, index: QModelIndex, line: Line | None) -> bool:
        """Do what a key stands for in this list; whether it stands for anything."""
        if key in _DEEPER:
            self.deepened.emit(_DEEPER[key])
        elif key is Qt.Key.Key_Backspace:
            self.stepped_back.emit()
        elif key is Qt.Key.Key_End:  # Qt's own stops at the last row that is measured
            self.setCurrentIndex(self._model.index(self._model.rowCount() - 1))
        elif line is None:
            return False
        elif key in _ENTER:
            self._enter(line)
        elif key is Qt.Key.Key_Space:
            self._choose(line)
        elif key is Qt.Key.Key_Left:
            self._fold(line, True)
        elif key is Qt.Key.Key_Right:
            self._fold(line, False)
        else:
            return False
        return True

    def _enter(self, line: Line) -> None:
        if line.kind is WhyKind.MORE:
            self.more_wanted.emit(line)
        elif line.kind is WhyKind.ROLE:
            self.folded.emit(line, not line.folded)
        elif self.key:
            self.anchored.emit(self.key)

    def _choose(self, line: Line) -> None:
        if line.kind in (WhyKind.MORE, WhyKind.ROLE):
            self._enter(line)
        elif self.key:
            self.chosen.emit(self.key)

    def _fold(self, line: Line, folded: bool) -> None:
        """Fold or unfold; a card that is folded already leads to the one that it came through."""
        if line.folded is not None and line.folded != folded:
            self.folded.emit(line, folded)
        elif folded and line.kind is WhyKind.STEP and self._model.walk is not None:
            walk = self._model.walk
            row = self._model.number_of(walk.keys[walk.through[line.number]])
            if row >= 0:
                self.setCurrentIndex(self._model.index(row))

    # --- the mouse --------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        index = self.indexAt(at)
        line = self._line(index)
        if line is None or self._delegate.folds_at(index, at):
            return
        self.setCurrentIndex(index)
        if line.kind in (WhyKind.ANCHOR, WhyKind.STEP):
            self._enter(line)

    @Slot(QModelIndex)
    def _click(self, index: QModelIndex) -> None:
        line = self._line(index)
        if line is None:
            return
        if self._delegate.folds_at(index, self._pressed_at):
            self.folded.emit(line, not line.folded)
        else:
            self._choose(line)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_wanted.emit(event.globalPos())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()
