"""The node card: all that is written about the node at the caret, and where."""

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QHelpEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QMenu,
    QStackedWidget,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from whydesk.engine.graph.index import Graph
from whydesk.engine.graph.uses import each_use
from whydesk.engine.pack.origins import Origins
from whydesk.engine.recall.cards import making_card
from whydesk.engine.wording import tr
from whydesk.panels.node_delegate import NodeDelegate
from whydesk.panels.node_rows import NodeFacts, NodeRow, node_rows, property_places
from whydesk.panels.places import FoundPlace, place_of
from whydesk.session.slices import Slices
from whydesk.theme.theme import Theme
from whydesk.widgets.empty_state import EmptyState
from whydesk.widgets.plain import tooltip
from whydesk.widgets.rows import ROW_ROLE, Index, RowsModel
from whydesk.widgets.tiers import tier_menu, tier_tip

_TITLE = tr("No node here")
_WORDS = tr(
    "Put the caret in a node to see what is said of it, what it links to and what links to it, "
    "its thoughts with their earlier versions, and every place where it is written. "
    "A node is a line of its own:"
)
_EXAMPLE = tr("[[What was decided]]")


class NodeModel(RowsModel[NodeRow]):
    """The rows; those that lead nowhere cannot be selected."""

    def __init__(self) -> None:
        super().__init__(NodeRow.spoken)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and self.rows[index.row()].leads:
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.ToolTipRole and index.isValid():
            return tooltip(self.rows[index.row()].tip) or None
        return super().data(index, role)


class NodeList(QListView):
    """Only rows in sight are painted. Tooltips are plain text, whatever they say.

    ``mark_clicked`` tells that the mark of a row's tier was clicked, and where its menu belongs.
    """

    mark_clicked = Signal(QModelIndex, QPoint)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("The node at the caret"))
        self._delegate = NodeDelegate(theme, self)
        self.setItemDelegate(self._delegate)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setBatchSize(100)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)

    def mark_rect(self, index: QModelIndex) -> QRectF:
        """Where the mark of a row's tier stands in the viewport; empty where there is none."""
        row = index.data(ROW_ROLE)
        if not isinstance(row, NodeRow):
            return QRectF()
        return self._delegate.mark_rect(row, QRectF(self.visualRect(index)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        mark = self.mark_rect(index)
        if event.button() == Qt.MouseButton.LeftButton and mark.contains(event.position()):
            self.setCurrentIndex(index)
            corner = self.viewport().mapToGlobal(mark.bottomLeft().toPoint())
            self.mark_clicked.emit(index, corner)
            return
        super().mousePressEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            index = self.indexAt(event.pos())
            row = index.data(ROW_ROLE)
            if isinstance(row, NodeRow) and self.mark_rect(index).contains(event.pos()):
                QToolTip.showText(event.globalPos(), tier_tip(row.tier), self)
                return True
        return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()


class NodePanel(QWidget):
    """Shows one node. GUI thread.

    ``node_requested`` carries a key to go to, ``place_requested`` a Place, ``found_requested`` a
    place that was found in a line, ``tier_requested`` what a row is about (a Target, or a Think as
    it is written) and the Tier that it is to have.
    """

    node_requested = Signal(str)
    place_requested = Signal(object)
    found_requested = Signal(object)
    tier_requested = Signal(object, object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("whyBody")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.model = NodeModel()
        self.list = NodeList(theme, self)
        self.list.setModel(self.model)
        self.empty = EmptyState(theme, self)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.empty)
        self._pages.addWidget(self.list)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._pages)
        self._graph: Graph | None = None
        self._is_stale = False
        self._facts: NodeFacts | None = None
        self._found: list[FoundPlace] = []
        self._unfolded: frozenset[str] = frozenset()
        self._slices = Slices(self)
        self._slices.ended.connect(self._show_uses)
        self.list.clicked.connect(self._choose)
        self.list.activated.connect(self._choose)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._pop_up)
        self.list.mark_clicked.connect(self._pop_up_for)
        theme.changed.connect(self.list.scheduleDelayedItemsLayout)
        self.show_nothing()

    def sizeHint(self) -> QSize:
        return QSize(420, 600)

    # --- what is shown ----------------------------------------------------------------------------

    def show_node(
        self, graph: Graph, key: str, origins: Origins | None, keeps_history: bool
    ) -> None:
        """Show a node; the place in the list is kept while it stays the same one.

        It is read in slices, which for nearly all nodes means at once, and where it is named comes
        when that is known.
        """
        self._slices.begin_now(self._read(graph, key, origins, keeps_history))

    def _read(
        self, graph: Graph, key: str, origins: Origins | None, keeps_history: bool
    ) -> Iterator[None]:
        found = yield from making_card(graph, key)
        self._graph, self._is_stale = graph, False
        same = self._facts is not None and self._facts.card.key == key
        if not same:
            self._unfolded = frozenset()
        uses = self._facts.uses if same and self._facts else None
        places = property_places(graph, key)
        self._facts = NodeFacts(found, places, origins, keeps_history, uses, self._unfolded)
        self._fill(keep=same)
        self._pages.setCurrentWidget(self.list)
        self._found = []
        yield
        yield from self._look(graph, key)

    def show_nothing(self) -> None:
        """Say how a node is written: the caret is in none."""
        self._slices.stop()
        self._facts = self._graph = None
        self.model.set_rows(())
        self.empty.say(_TITLE, _WORDS, _EXAMPLE)
        self._pages.setCurrentWidget(self.empty)

    def stop(self) -> bool:
        """The text is another: what is looked for in it is given up; whether something was."""
        was_looking = self._slices.running
        self._slices.stop()
        return was_looking

    def wait(self) -> None:
        """The node is about to be shown anew: until then the rows stay as they are."""
        self._is_stale = True

    def focus(self) -> None:
        """Give the panel the keyboard, on its first row."""
        self.list.setFocus()
        if not self.list.currentIndex().isValid() and self.model.rows:
            self.list.setCurrentIndex(self.model.index(0))

    def focused_key(self) -> str:
        """The node of the row that has the keyboard, empty where none has."""
        row = self.list.currentIndex().data(ROW_ROLE) if self.list.hasFocus() else None
        return row.key if isinstance(row, NodeRow) else ""

    def _fill(self, *, keep: bool) -> None:
        if self._facts is None or self._graph is None or self._is_stale:
            return
        rows = node_rows(self._graph, self._facts)
        if keep and rows == list(self.model.rows):
            return
        bar = self.list.verticalScrollBar()
        at, current = bar.value(), self.list.currentIndex().row()
        self.model.set_rows(rows)
        if keep:
            self.list.doItemsLayout()
            self.list.setCurrentIndex(self.model.index(current))
            bar.setValue(at)
        else:
            self.list.scrollToTop()

    # --- where it is named ------------------------------------------------------------------------

    def _look(self, graph: Graph, key: str) -> Iterator[None]:
        for use in each_use(graph, key):
            if use is None:
                yield
            else:
                self._found.append(place_of(use))

    @Slot()
    def _show_uses(self) -> None:
        self._update(uses=tuple(self._found), unfolded=self._unfolded)

    def _update(self, uses: Sequence[FoundPlace] | None, unfolded: frozenset[str]) -> None:
        facts = self._facts
        if facts is not None:
            self._facts = NodeFacts(
                facts.card,
                facts.property_places,
                facts.origins,
                facts.keeps_history,
                uses,
                unfolded,
            )
            self._fill(keep=True)

    # --- choosing ---------------------------------------------------------------------------------

    @Slot(QPoint)
    def _pop_up(self, at: QPoint) -> None:
        """The menu of a row: who may see what it shows."""
        self._pop_up_for(self.list.indexAt(at), self.list.viewport().mapToGlobal(at))

    @Slot(QModelIndex, QPoint)
    def _pop_up_for(self, index: QModelIndex, at: QPoint) -> None:
        menu = self.menu_at(index)
        if menu is not None:
            menu.popup(at)

    def menu_at(self, index: QModelIndex) -> QMenu | None:
        """The menu of a row, None for one that has no tier."""
        row = index.data(ROW_ROLE)
        if not isinstance(row, NodeRow) or row.about is None:
            return None
        return tier_menu(self, row.tier, partial(self.tier_requested.emit, row.about))

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        row = index.data(ROW_ROLE)
        if not isinstance(row, NodeRow):
            return
        if row.more:
            self._unfolded ^= {row.more}
            self._update(self._facts.uses if self._facts else None, self._unfolded)
        elif row.key:
            self.node_requested.emit(row.key)
        elif row.found is not None:
            self.found_requested.emit(row.found)
        elif row.place is not None:
            self.place_requested.emit(row.place)
