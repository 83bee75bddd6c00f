"""The why panel: what a node rests on, or what follows from it, as it was written down."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication, QMenu, QStackedWidget, QVBoxLayout, QWidget

from whydesk.engine.model import Beside
from whydesk.engine.recall.why_walk import WhyWalk
from whydesk.engine.wording import tr
from whydesk.panels.why_bar import WhyBar, WhyCrumbs, WhyHint
from whydesk.panels.why_beside import BesideBlock
from whydesk.panels.why_empty import EmptyWhy
from whydesk.panels.why_list import WhyList
from whydesk.panels.why_model import WhyModel
from whydesk.panels.why_order import Arrangement, Line, WhyKind
from whydesk.panels.why_rows import WhyReader
from whydesk.theme.theme import Theme


class WhyPanel(QWidget):
    """Shows one why-chain, or how a reason is written. GUI thread.

    ``node_requested`` asks to select a node in the text, ``anchor_requested`` to ask about it next,
    ``reason_requested`` to begin a reason for the anchor.
    """

    node_requested = Signal(str)
    anchor_requested = Signal(str)
    reason_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("whyBody")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.model = WhyModel()
        self.bar = WhyBar(theme, self)
        self.crumbs = WhyCrumbs(theme, self)
        self.hint = WhyHint(theme, self)
        self.list = WhyList(self.model, theme, self)
        self.empty = EmptyWhy(theme, self)
        self.beside = BesideBlock(theme, self)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.empty)
        self._pages.addWidget(self.list)
        self._asked: tuple[str, bool] = ("", False)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        for part in (self.bar, self.crumbs, self.hint):
            self._column.addWidget(part)
        self._column.addWidget(self._pages, 1)
        self._column.addWidget(self.beside)
        self.empty.show_no_node()
        self.beside.show_others(())
        self._wire()

    def _wire(self) -> None:
        self.list.chosen.connect(self.node_requested)
        self.list.anchored.connect(self.anchor_requested)
        self.list.folded.connect(self._fold)
        self.list.more_wanted.connect(self._show_more)
        self.beside.chosen.connect(self.node_requested)
        self.beside.anchored.connect(self.anchor_requested)
        self.empty.button.clicked.connect(self._write_reason)

    def sizeHint(self) -> QSize:
        return QSize(420, 600)

    # --- what is shown ----------------------------------------------------------------------------

    def show_walk(self, walk: WhyWalk, others: Sequence[Beside]) -> None:
        """Show what is recorded; the place in the list is kept while the question is the same."""
        asked = (walk.keys[0], walk.down)
        same, self._asked = asked == self._asked, asked
        if not same:
            self.model.order.forget()
        self.beside.show_others(others)
        if walk.ended and not len(walk):
            self.model.set_walk(None)
            anchor = WhyReader(walk).row(Line(WhyKind.ANCHOR), -1)
            self.empty.show_anchor(anchor, down=walk.down, filtered=walk.followed is not None)
            self._show_page(self.empty)
            return
        self._remake(walk, same=same)
        self._show_page(self.list)

    def show_nothing(self) -> None:
        """Say how a node is written: there is none to ask about."""
        self._asked = ("", False)
        self.model.set_walk(None)
        self.beside.show_others(())
        self.empty.show_no_node()
        self._show_page(self.empty)

    def arrange(self, arrangement: Arrangement) -> None:
        """Put the steps in another order."""
        self.model.order.arrangement = arrangement
        self._again()

    def fold_all(self, folded: bool) -> None:
        """Fold or unfold every branch and role; the nearest-first order folds by branch."""
        if self.model.order.arrangement is Arrangement.NEAREST:
            self.model.order.arrangement = Arrangement.BRANCH
        self.model.order.fold_all(folded)
        self._again()

    def set_menus(self, depth: QMenu, more: QMenu) -> None:
        """What the buttons of the bar open."""
        self.bar.set_menus(depth, more)

    def _remake(self, walk: WhyWalk, *, same: bool) -> None:
        key, scrolled = self.list.place()
        self.model.set_walk(walk)
        self.list.setAccessibleName(
            tr("Recorded consequences, nearest first")
            if walk.down
            else tr("Recorded reasons, nearest first")
        )
        if same:
            self.list.restore(key, scrolled)
        else:
            self.list.to_top()

    def _again(self) -> None:
        if self.model.walk is not None:
            self._remake(self.model.walk, same=True)

    def _show_page(self, page: QWidget) -> None:
        """Show a page; the keyboard stays in the panel if it was there."""
        focused = QApplication.focusWidget()
        inside = focused is not None and self._pages.isAncestorOf(focused)
        self._pages.setCurrentWidget(page)
        if inside:
            self.focus()

    # --- gestures ---------------------------------------------------------------------------------

    def focus(self) -> None:
        """Give the panel the keyboard, on its current card."""
        if self._pages.currentWidget() is self.empty:
            (self.empty.button if self.empty.button.isVisible() else self.bar.up).setFocus()
            return
        self.list.setFocus()
        if not self.list.currentIndex().isValid():
            self.list.to_top()

    def focused_key(self) -> str:
        """The node of the card that has the keyboard, empty where none has."""
        return self.list.key if self.list.hasFocus() else ""

    @Slot(object, bool)
    def _fold(self, line: Line, folded: bool) -> None:
        row = self.list.currentIndex().row()
        self.model.order.fold(line, folded)
        self._again()
        self.list.setCurrentIndex(self.model.index(row))

    @Slot(object)
    def _show_more(self, line: Line) -> None:
        row = self.list.currentIndex().row()
        self.model.order.show_more(line)
        self._again()
        self.list.setCurrentIndex(self.model.index(row))

    @Slot()
    def _write_reason(self) -> None:
        if self._asked[0]:
            self.reason_requested.emit(self._asked[0])
