"""The why panel: what the node at the caret rests on, as it was written down."""

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLabel,
    QListView,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from whydesk.engine.graph.index import Graph
from whydesk.engine.model import WhyChain
from whydesk.panels.why_delegate import WhyDelegate
from whydesk.panels.why_rows import ROW_ROLE, WhyModel, WhyRow
from whydesk.theme.theme import Theme

_NO_NODE = "Put the caret in a node to see what it rests on."
_HOW_NODE = "A node is a line of its own:"
_NODE_LINE = "[[What was decided]]"
_NO_REASON = "No reason is recorded for this yet."
_HOW = "A reason is one line, from what was concluded to what it rests on:"
_AFTERWARDS = "Other roles: supports, raises, closes, supersedes, contradicts."


class WhyList(QListView):
    """The cards; only those in sight are painted, and their heights are asked for in batches."""

    resized = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName("Recorded reasons, nearest first")
        self.setItemDelegate(WhyDelegate(theme, self))
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setBatchSize(100)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()


class WhyPanel(QWidget):
    """Shows one why-chain, or how a reason is written. GUI thread.

    ``node_requested`` asks to go to a node, ``reason_requested`` to begin a reason for the anchor.
    """

    node_requested = Signal(str)
    reason_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("whyBody")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.model = WhyModel()
        self.list = WhyList(theme, self)
        self.list.setModel(self.model)
        self.empty = EmptyWhy(theme, self)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.empty)
        self._pages.addWidget(self.list)
        self._chain: WhyChain | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._pages)
        self.list.clicked.connect(self._choose)
        self.list.activated.connect(self._choose)
        self.empty.button.clicked.connect(self._write_reason)

    def sizeHint(self) -> QSize:
        return QSize(420, 600)

    def show_chain(self, graph: Graph, chain: WhyChain) -> None:
        """Show what is recorded; the place in the list is kept while the anchor stays the same."""
        if chain == self._chain and self._pages.currentWidget() is self.list:
            return
        same = self._chain is not None and self._chain.anchor.key == chain.anchor.key
        self._chain = chain
        if not chain.steps and not chain.beside:
            self.empty.show_anchor(chain.anchor.label)
            self._pages.setCurrentWidget(self.empty)
            return
        at = self.list.verticalScrollBar().value() if same else 0
        self.model.set_chain(graph, chain)
        self._pages.setCurrentWidget(self.list)
        self.list.verticalScrollBar().setValue(at)

    def show_nothing(self) -> None:
        """Say how a node is written: the caret is in none."""
        self._chain = None
        self.model.clear()
        self.empty.show_anchor("")
        self._pages.setCurrentWidget(self.empty)

    def focus(self) -> None:
        """Give the panel the keyboard, on its first card."""
        if self._pages.currentWidget() is self.empty:
            self.empty.button.setFocus()
            return
        self.list.setFocus()
        if not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.model.index(0))

    def focused_key(self) -> str:
        """The node of the card that has the keyboard, empty where none has."""
        row = self.list.currentIndex().data(ROW_ROLE) if self.list.hasFocus() else None
        return row.key if isinstance(row, WhyRow) else ""

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        row = index.data(ROW_ROLE)
        if isinstance(row, WhyRow) and row.key:
            self.node_requested.emit(row.key)

    @Slot()
    def _write_reason(self) -> None:
        if self._chain is not None:
            self.reason_requested.emit(self._chain.anchor.key)


class EmptyWhy(QWidget):
    """What the panel teaches while it has nothing to show."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.title = _label("", "title")
        self.words = _label("", "soft")
        self.example = _label("", "example")
        self.more = _label(_AFTERWARDS, "note")
        self.button = QPushButton("Write a reason")
        column = QVBoxLayout(self)
        for part in (self.title, self.words, self.example, self.button, self.more):
            column.addWidget(part)
        column.setAlignment(self.button, Qt.AlignmentFlag.AlignLeft)
        column.addStretch()
        theme.changed.connect(self._take_theme)
        self._take_theme()

    def show_anchor(self, label: str) -> None:
        """Teach how a reason for this node is written, or, without one, how a node is."""
        self.title.setText(label or "Why")
        self.words.setText(f"{_NO_REASON} {_HOW}" if label else f"{_NO_NODE} {_HOW_NODE}")
        self.example.setText(f"[[{label}]] →(derived-from) [[…]]" if label else _NODE_LINE)
        self.button.setVisible(bool(label))
        self.more.setVisible(bool(label))

    @Slot()
    def _take_theme(self) -> None:
        px = self._theme.px
        column = self.layout()
        if column is not None:
            column.setContentsMargins(px(16), px(20), px(16), px(16))
            column.setSpacing(px(10))
        tokens = self._theme.tokens
        font = self._theme.editor_font
        font.setPixelSize(px(13))
        self.example.setFont(font)
        self.example.setStyleSheet(
            f"background: {tokens.card}; border: 1px solid {tokens.line}; color: {tokens.ink};"
            f"border-radius: {px(6)}px; padding: {px(10)}px; font-family: '{font.families()[0]}';"
        )


def _label(text: str, role: str) -> QLabel:
    """A label that never takes its text for HTML."""
    made = QLabel()
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(True)
    made.setProperty("role", role)
    made.setText(text)
    return made
