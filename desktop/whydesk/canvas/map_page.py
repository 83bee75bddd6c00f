"""The map: the causal neighbourhood of a node as a picture and as an outline, and its bar."""

from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QMenu, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from whydesk.canvas.cards import TIER, CardFigure
from whydesk.canvas.figure import Figure
from whydesk.canvas.map_bar import MapBar
from whydesk.canvas.map_filter import FilterPage
from whydesk.canvas.map_find import MapFind
from whydesk.canvas.map_menus import MapMenus
from whydesk.canvas.map_outline import MapOutline, OutlineRow
from whydesk.canvas.map_scene import MapScene
from whydesk.canvas.map_state import MapState
from whydesk.canvas.picture_page import PicturePage
from whydesk.engine.graph.neighbourhood import Neighbourhood, Side, Sieve
from whydesk.engine.graph.sheet import Drawing, Sheet
from whydesk.engine.wording import counted, tr
from whydesk.session.drawing import Drawings
from whydesk.session.session import Session
from whydesk.theme.theme import Theme
from whydesk.widgets.plain import one_line

_TOPIC = "map"
_NOTHING = tr("Choose a node in the list, or put the caret in one, to see its map.")
_ALONE = tr("Nothing leads here or follows from it yet.")


class MapPage(PicturePage):
    """Shows the map of the session's node. GUI thread.

    ``place_requested`` wants the text at a place.
    """

    place_requested = Signal(object)

    def __init__(
        self, session: Session, drawings: Drawings, theme: Theme, parent: QWidget | None = None
    ) -> None:
        self.scene = MapScene(theme)
        super().__init__(session, self.scene, theme, parent)
        self.setObjectName("mapPage")
        self._session = session
        self._drawings = drawings
        self.state = MapState(session, self)
        self.view.setAccessibleName(tr("Map"))
        self.outline = MapOutline(theme, self)
        self.bar = MapBar(theme, self)
        self.filter = FilterPage(theme, self)
        self.empty = QLabel(_NOTHING)
        self.menus = MapMenus(
            session, self.state, self.place_requested.emit, self._choose_key, self
        )
        self.finding = MapFind(self.bar, self.scene, self.view, self)
        self._pictured: Neighbourhood | None = None
        self._anew = False
        self._lay_out()
        self._wire()

    def _lay_out(self) -> None:
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setProperty("role", "soft")
        self.pages = QStackedWidget(self)
        self.body = QSplitter(Qt.Orientation.Horizontal, self)
        self.body.setChildrenCollapsible(False)
        self.body.addWidget(self.view)
        self.body.addWidget(self.outline)
        self.body.setStretchFactor(0, 3)
        self.body.setStretchFactor(1, 2)
        self.outline.hide()
        self.pages.addWidget(self.body)
        self.pages.addWidget(self.empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.pages, 1)
        column.addWidget(self.foot)

    def _wire(self) -> None:
        self.state.changed.connect(self._draw)
        self.state.counted.connect(self._tell_count)
        self.state.anchored.connect(self._tell_anchor)
        self.view.chosen.connect(self._figure_chosen)
        self.view.acted.connect(self._figure_acted)
        self.view.opened.connect(self._go_to_figure)
        self.view.menu_requested.connect(self._show_figure_menu)
        self.outline.row_chosen.connect(self._row_chosen)
        self.outline.anchor_requested.connect(self.state.anchor_at)
        self.outline.turn_requested.connect(self.turn)
        self.outline.text_requested.connect(self._go_to_row)
        self.outline.menu_requested.connect(self._show_row_menu)
        self.bar.pin.toggled.connect(self.state.set_pinned)
        self.bar.outline.toggled.connect(self.show_outline)
        self.bar.filter.clicked.connect(self._show_filter)
        self.bar.close_button.clicked.connect(self.text_requested)
        self.filter.changed.connect(self._take_sieve)
        self.foot.more.clicked.connect(self.state.show_more)
        self.bar.set_menu(self.menu_with([(tr("Arrange anew"), self.arrange_anew)]))
        self.theme.changed.connect(self.state.refresh)

    # --- coming and going -------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._drawings.warm_up()
        self.outline.set_found(self.state.found if self.outline.isVisible() else None)
        self.state.watch(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.state.watch(False)
        self._drawings.drop(_TOPIC)

    # --- drawing ----------------------------------------------------------------------------------

    @Slot()
    def _draw(self) -> None:
        """Have what is to be shown laid out; the picture so far stays until the answer comes."""
        found = self.state.found
        if self.outline.isVisible():
            self.outline.set_found(found)
        self._tell_count()
        self._tell_sieve()
        if found is None:
            self._drawings.drop(_TOPIC)
            self.scene.clear_map()
            self._pictured = None
            self.pages.setCurrentWidget(self.empty)
            return
        self.pages.setCurrentWidget(self.body)
        sheet = self.scene.sheet_of(found, anew=self._anew)
        self._drawings.ask(_TOPIC, sheet, partial(self._take, found, sheet))

    def _take(self, found: Neighbourhood, sheet: Sheet, drawing: Drawing) -> None:
        if found is not self.state.found:
            return
        first = self._pictured is None or not self.scene.figures
        anchor_moved = self._pictured is not None and self._pictured.anchor != found.anchor
        self._anew = False
        self._pictured = found
        self.scene.show(found, sheet, drawing)
        self.view.take_extent()
        anchor = self.scene.figures[found.anchor]
        if first:
            causes = [tie.cause for tie in found.ties if tie.effect == found.anchor]
            self.view.fit_readable(anchor, [self.scene.figures[key] for key in causes])
        elif anchor_moved:
            self.view.reveal(anchor)
        if self.scene.current is None or anchor_moved:
            self.scene.set_current(anchor)
            self.outline.show_current(found.anchor, None)
        self.finding.look()

    @Slot()
    def arrange_anew(self) -> None:
        """Lay everything out anew, and forget where the cards have come to stand."""
        self._anew = True
        self._pictured = None
        self._draw()

    @property
    def is_current(self) -> bool:
        """Whether the picture is of what is to be shown now."""
        return self._pictured is self.state.found

    # --- saying what is shown ---------------------------------------------------------------------

    @Slot()
    def _tell_count(self) -> None:
        state = self.state
        if state.found is None:
            self.foot.set_count("", more=False)
            return
        if state.total is None:
            words = tr("{shown:,} of more shown", shown=state.shown)
        elif state.total > state.shown:
            words = tr("{shown:,} of {total:,} shown", shown=state.shown, total=state.total)
        else:
            words = counted(state.shown, "{n} node", "{n} nodes")
        if state.shown == 1 and state.total == 1 and state.sieve.is_open:
            words = _ALONE
        self.foot.set_count(words, more=state.total is None or state.total > state.shown)

    @Slot()
    def _tell_anchor(self) -> None:
        key = self.state.anchor
        there = key and self._session.graph.places(key)
        label = self._session.graph.node(key).label if there else ""
        self.bar.set_anchor(one_line(label), pinned=self.state.pinned)

    def _tell_sieve(self) -> None:
        self._tell_anchor()
        self.bar.set_filtered(not self.state.sieve.is_open)

    # --- one thing chosen, in the picture and in the outline --------------------------------------

    @Slot(object)
    def _figure_chosen(self, figure: Figure) -> None:
        tie = self.scene.ties.get(figure.key)
        self.outline.show_current("" if tie else figure.key, tie)
        if tie is None:
            self.key_chosen.emit(figure.key)
            self.state.stay()

    @Slot(object)
    def _row_chosen(self, row: OutlineRow) -> None:
        figure = self.scene.figures.get(row.spot.key)
        if figure is not None:
            self.scene.set_current(figure)
            self.view.reveal(figure)
        self.key_chosen.emit(row.spot.key)
        self.state.stay()

    @Slot(object, str)
    def _figure_acted(self, figure: Figure, action: str) -> None:
        if action == TIER and isinstance(figure, CardFigure):
            self._pop_up(self.menus.of_tier(figure.key), self.view.below(figure, figure.tier_mark))
        else:
            self.state.turn(figure.key, Side(action))

    @Slot(str)
    def turn(self, key: str) -> None:
        """Show what is hidden beside a node, causes first; where nothing is, fold it."""
        spot = self.state.found.spot(key) if self.state.found else None
        if spot is None:
            return
        hiding = [side for side in Side if spot.hidden_at(side)]
        folding = [side for side in Side if spot.folds_at(side)]
        for side in (hiding or folding)[:1]:
            self.state.turn(key, side)

    # --- to the text ------------------------------------------------------------------------------

    @Slot(object)
    def _go_to_figure(self, figure: Figure) -> None:
        tie = self.scene.ties.get(figure.key)
        if tie is not None:
            self.menus.go_to_link(tie)
        else:
            self.menus.go_to_node(figure.key)

    @Slot(object)
    def _go_to_row(self, row: OutlineRow) -> None:
        self.menus.go_to_node(row.spot.key)

    @Slot()
    def follow(self) -> None:
        """Go to where the current card or link is written."""
        if self.outline.hasFocus() and self.outline.current_row is not None:
            self._go_to_row(self.outline.current_row)
        elif self.scene.current is not None:
            self._go_to_figure(self.scene.current)

    def focused_key(self) -> str:
        """The node that has the keyboard here, empty where none has."""
        if self.view.hasFocus() and isinstance(self.scene.current, CardFigure):
            return self.scene.current.key
        if self.outline.hasFocus() and self.outline.current_row is not None:
            return self.outline.current_row.spot.key
        return ""

    # --- keys -------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What the picture leaves over: Enter, Space, Esc."""
        current, key = self.scene.current, event.key()
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key == Qt.Key.Key_Escape:
            self.text_requested.emit()
        elif held or current is None:
            event.ignore()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter(current)
        elif key == Qt.Key.Key_Space:
            self.turn(current.key)
        else:
            event.ignore()

    def _enter(self, figure: Figure) -> None:
        """Anchor at a card; of a link, go on to its other end."""
        tie = self.scene.ties.get(figure.key)
        if tie is None:
            self.state.anchor_at(figure.key)
            return
        stand = self.scene.stand
        far = tie.cause if stand is None or stand.key == tie.effect else tie.effect
        target = self.scene.figures[far]
        self.view.choose(target)
        self.view.reveal(target)

    @Slot()
    def focus_find(self) -> None:
        """Put the keyboard into the box that looks for words in the map."""
        self.bar.box.setFocus()
        self.bar.box.selectAll()

    # --- filter, outline, menus -------------------------------------------------------------------

    @Slot()
    def _show_filter(self) -> None:
        types = set(self.state.found.types if self.state.found else ())
        self.filter.show_sieve(self.state.sieve, types)
        button = self.bar.filter
        self.filter.adjustSize()
        corner = button.mapToGlobal(QPoint(button.width(), button.height() + self.theme.px(4)))
        self.filter.move(corner - QPoint(self.filter.width(), 0))
        self.filter.show()
        self.filter.setFocus()

    @Slot(object)
    def _take_sieve(self, sieve: Sieve) -> None:
        self.state.set_sieve(sieve)

    @Slot(bool)
    def show_outline(self, wanted: bool) -> None:
        """Show the outline beside the picture, or put it away."""
        if wanted and self.outline.isHidden():
            self.outline.set_found(self.state.found)
        self.outline.setVisible(wanted)
        if self.bar.outline.isChecked() != wanted:
            self.bar.outline.setChecked(wanted)
        if wanted:
            self._arrange_body()
            room = self.body.width() or self.width()
            self.body.setSizes([room * 3 // 5, room * 2 // 5])
            self.outline.setFocus()
        elif self.isVisible():
            self.view.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange_body()

    def _arrange_body(self) -> None:
        """Put the outline below where there is no room for it beside."""
        wide = self.width() >= self.theme.px(760)
        way = Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical
        if self.body.orientation() is not way:
            self.body.setOrientation(way)
            self.body.setSizes([3, 2])

    @Slot(object, QPoint)
    def _show_figure_menu(self, figure: Figure | None, at: QPoint) -> None:
        if figure is None:
            self.bar.menu.popup(at)
            return
        tie = self.scene.ties.get(figure.key)
        self._pop_up(self.menus.of_link(tie) if tie else self.menus.of_node(figure.key), at)

    @Slot(object, QPoint)
    def _show_row_menu(self, row: OutlineRow, at: QPoint) -> None:
        self._pop_up(self.menus.of_node(row.spot.key, row.tie), at)

    def _pop_up(self, menu: QMenu, at: QPoint) -> None:
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(at)

    def _choose_key(self, key: str) -> None:
        if key in self.scene.figures:
            self.view.choose(self.scene.figures[key])
            self.view.reveal(self.scene.figures[key])

    # --- files ------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        label = self.bar.subject
        return tr("Map of {label}", label=label) if label else tr("Map")
