"""The map: the causal neighbourhood of a node as a picture and as an outline, and its bar."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, QStandardPaths, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QLabel,
    QMenu,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from whydesk.canvas import export
from whydesk.canvas.cards import CardFigure
from whydesk.canvas.figure import Figure
from whydesk.canvas.map_bar import MapBar, MapFoot
from whydesk.canvas.map_filter import FilterPage
from whydesk.canvas.map_outline import MapOutline, OutlineRow
from whydesk.canvas.map_scene import MapScene
from whydesk.canvas.map_state import MapState
from whydesk.canvas.routes import RouteFigure
from whydesk.canvas.view import CanvasView
from whydesk.canvas.words import number_of
from whydesk.canvas.wrapping import shown
from whydesk.engine.graph.neighbourhood import Neighbourhood, Side, Sieve, Tie
from whydesk.engine.graph.sheet import Drawing, Sheet
from whydesk.engine.model import Place
from whydesk.session.drawing import Drawings
from whydesk.session.messages import Message, Tone
from whydesk.session.session import Session
from whydesk.session.settings import LAST_FOLDER
from whydesk.theme.theme import Theme

_TOPIC = "map"
_NOTHING = "Choose a node in the list, or put the caret in one, to see its map."
_ALONE = "Nothing leads here or follows from it yet."


class MapPage(QWidget):
    """Shows the map of the session's node. GUI thread.

    ``key_chosen`` tells that a node was chosen here, ``place_requested`` wants the text at a place,
    ``text_requested`` wants the text back.
    """

    key_chosen = Signal(str)
    place_requested = Signal(object)
    text_requested = Signal()

    def __init__(
        self, session: Session, drawings: Drawings, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("mapPage")
        self._session = session
        self._drawings = drawings
        self._theme = theme
        self.state = MapState(session, self)
        self.scene = MapScene(theme)
        self.view = CanvasView(self.scene, theme, self)
        self.view.setAccessibleName("Map")
        self.outline = MapOutline(theme, self)
        self.bar = MapBar(theme, self)
        self.foot = MapFoot(theme, self)
        self.filter = FilterPage(theme, self)
        self.empty = QLabel(_NOTHING)
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
        self.setFocusProxy(self.view)

    def _wire(self) -> None:
        self.state.changed.connect(self._draw)
        self.state.counted.connect(self._tell_count)
        self.state.anchored.connect(self._tell_anchor)
        self.view.chosen.connect(self._figure_chosen)
        self.view.acted.connect(self._figure_acted)
        self.view.opened.connect(self._go_to_figure)
        self.view.menu_requested.connect(self._show_figure_menu)
        self.view.zoom_changed.connect(self.foot.set_zoom)
        self.outline.row_chosen.connect(self._row_chosen)
        self.outline.anchor_requested.connect(self.state.anchor_at)
        self.outline.turn_requested.connect(self.turn)
        self.outline.text_requested.connect(self._go_to_row)
        self.outline.menu_requested.connect(self._show_row_menu)
        self.bar.find_changed.connect(self.find)
        self.bar.find_next.connect(self.find_next)
        self.bar.left.connect(self.view.setFocus)
        self.bar.pin.toggled.connect(self.state.set_pinned)
        self.bar.outline.toggled.connect(self.show_outline)
        self.bar.filter.clicked.connect(self._show_filter)
        self.bar.close_button.clicked.connect(self.text_requested)
        self.filter.changed.connect(self._take_sieve)
        self.foot.more.clicked.connect(self.state.show_more)
        self.bar.set_menu(self._more_menu())
        self._theme.changed.connect(self.state.refresh)

    # --- coming and going -------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
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
            self.view.fit_readable(anchor)
        elif anchor_moved:
            self.view.reveal(anchor)
        if self.scene.current is None or anchor_moved:
            self.scene.set_current(anchor)
            self.outline.show_current(found.anchor, None)
        self.find(self.bar.box.text())

    @Slot()
    def arrange_anew(self) -> None:
        """Lay everything out anew, and forget where the cards have come to stand."""
        self._anew = True
        self._pictured = None
        self._draw()

    # --- saying what is shown ---------------------------------------------------------------------

    @Slot()
    def _tell_count(self) -> None:
        state = self.state
        if state.found is None:
            self.foot.set_count("", more=False)
            return
        if state.total is None:
            words = f"{state.shown:,} of more shown"
        elif state.total > state.shown:
            words = f"{state.shown:,} of {state.total:,} shown"
        else:
            words = number_of(state.shown, "node")
        if state.shown == 1 and state.total == 1 and state.sieve.is_open:
            words = _ALONE
        self.foot.set_count(words, more=state.total is None or state.total > state.shown)

    @Slot()
    def _tell_anchor(self) -> None:
        key = self.state.anchor
        there = key and self._session.graph.places(key)
        label = self._session.graph.node(key).label if there else ""
        self.bar.set_anchor(shown(label), pinned=self.state.pinned)

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
        self._go_to(figure.key, self.scene.ties.get(figure.key))

    @Slot(object)
    def _go_to_row(self, row: OutlineRow) -> None:
        self._go_to(row.spot.key, None)

    def _go_to(self, key: str, tie: Tie | None) -> None:
        places = _written_at(self._session, tie) if tie else self._session.graph.places(key)
        if places:
            self.place_requested.emit(places[0])

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

    # --- finding ----------------------------------------------------------------------------------

    @Slot()
    def focus_find(self) -> None:
        """Put the keyboard into the box that looks for words in the map."""
        self.bar.box.setFocus()
        self.bar.box.selectAll()

    @Slot(str)
    def find(self, words: str) -> None:
        """Mark the cards whose label or type has these words."""
        hits = self._hits(words)
        for figure in self.scene.figures.values():
            if figure.is_found != (figure in hits):
                figure.mark(found=figure in hits)
        self.bar.set_hits(len(hits) if words.strip() else None)

    @Slot(bool)
    def find_next(self, back: bool) -> None:
        """Go to the next card that was found, from left to right and from top to bottom."""
        hits = self._hits(self.bar.box.text())
        if not hits:
            return
        step = -1 if back else 1
        at = hits.index(self.scene.current) if self.scene.current in hits else (0 if back else -1)
        target = hits[(at + step) % len(hits)]
        self.view.choose(target)
        self.view.reveal(target)
        self.bar.box.setFocus()

    def _hits(self, words: str) -> list[Figure]:
        wanted = words.casefold().strip()
        if not wanted:
            return []
        cards = [f for f in self.scene.figures.values() if isinstance(f, CardFigure)]
        hits: list[Figure] = [
            card
            for card in cards
            if wanted in card.spot.label.casefold() or wanted in card.spot.type.casefold()
        ]
        return sorted(hits, key=lambda card: (card.pos().x(), card.pos().y()))

    # --- filter, outline, menus -------------------------------------------------------------------

    @Slot()
    def _show_filter(self) -> None:
        types = set(self.state.found.types if self.state.found else ())
        self.filter.show_sieve(self.state.sieve, types)
        button = self.bar.filter
        self.filter.adjustSize()
        corner = button.mapToGlobal(QPoint(button.width(), button.height() + self._theme.px(4)))
        self.filter.move(corner - QPoint(self.filter.width(), 0))
        self.filter.show()
        self.filter.setFocus()

    @Slot(object)
    def _take_sieve(self, sieve: Sieve) -> None:
        self.state.set_sieve(sieve)

    @Slot(bool)
    def show_outline(self, wanted: bool) -> None:
        """Show the outline beside the picture, or put it away."""
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
        wide = self.width() >= self._theme.px(760)
        way = Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical
        if self.body.orientation() is not way:
            self.body.setOrientation(way)
            self.body.setSizes([3, 2])

    def _more_menu(self) -> QMenu:
        menu = QMenu(self)
        for words, key, act in (
            ("Fit everything", "0", self.view.fit),
            ("Actual size", "1", self.view.actual_size),
            ("Zoom in", "+", self.view.zoom_in),
            ("Zoom out", "−", self.view.zoom_out),
            ("", "", None),
            ("Arrange anew", "", self.arrange_anew),
            ("", "", None),
            ("Save as SVG…", "", partial(self.save_as, export.Format.SVG)),
            ("Save as PNG…", "", partial(self.save_as, export.Format.PNG)),
            ("Save as PDF…", "", partial(self.save_as, export.Format.PDF)),
        ):
            if act is None:
                menu.addSeparator()
            else:
                menu.addAction(f"{words}\t{key}" if key else words).triggered.connect(_plain(act))
        return menu

    @Slot(object, QPoint)
    def _show_figure_menu(self, figure: Figure | None, at: QPoint) -> None:
        if isinstance(figure, RouteFigure):
            self._show_menu("", self.scene.ties.get(figure.key), at)
        elif figure is not None:
            self._show_menu(figure.key, None, at)
        else:
            self.bar.menu.popup(at)

    @Slot(object, QPoint)
    def _show_row_menu(self, row: OutlineRow, at: QPoint) -> None:
        self._show_menu(row.spot.key, None, at)

    def _show_menu(self, key: str, tie: Tie | None, at: QPoint) -> None:
        menu = self.menu_for(key, tie)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(at)

    def menu_for(self, key: str, tie: Tie | None = None) -> QMenu:
        """Everything that can be done with a node, or with a link."""
        menu = QMenu(self)
        if tie is not None:
            _add(menu, "Go to where it is written\tF12", partial(self._go_to, "", tie))
            for end in dict.fromkeys((tie.source, tie.target)):
                label = shown(self._session.graph.node(end).label)[:40].replace("&", "&&")
                _add(menu, f"Choose “{label}”", partial(self._choose_key, end))
            return menu
        _add(menu, "Make it the anchor\tEnter", partial(self.state.anchor_at, key))
        _add(menu, "Go to the text\tF12", partial(self._go_to, key, None))
        menu.addSeparator()
        for words, side in self._turns(key):
            _add(menu, words, partial(self.state.turn, key, side))
        menu.addSeparator()
        _add(menu, "Copy the label", partial(self._copy_label, key))
        return menu

    def _turns(self, key: str) -> Iterator[tuple[str, Side]]:
        """What can be shown or folded at a node, in words."""
        spot = self.state.found.spot(key) if self.state.found else None
        if spot is None:
            return
        names = {Side.CAUSES: "what it rests on", Side.EFFECTS: "what follows from it"}
        for side, name in names.items():
            if count := spot.hidden_at(side):
                yield f"Show {name} ({count:,} more)", side
            elif spot.folds_at(side):
                yield f"Fold {name}", side

    def _choose_key(self, key: str) -> None:
        if key in self.scene.figures:
            self.view.choose(self.scene.figures[key])
            self.view.reveal(self.scene.figures[key])

    def _copy_label(self, key: str) -> None:
        QGuiApplication.clipboard().setText(self._session.graph.node(key).label)

    # --- files ------------------------------------------------------------------------------------

    def save_as(self, kind: export.Format) -> None:
        """Ask for a name and save the picture under it."""
        if not self.scene.figures:
            self._session.told.emit(Message("There is no map to save: put the caret in a node."))
            return
        settings = self._session.settings
        folder = settings.text(LAST_FOLDER) or QStandardPaths.writableLocation(
            QStandardPaths.StandardLocation.DocumentsLocation
        )
        start = str(Path(folder) / f"{_file_name(self.title)}.{kind.value}")
        name, _ = QFileDialog.getSaveFileName(
            self, "Save the map", start, f"{kind.value.upper()} (*.{kind.value})"
        )
        if name:
            self.save(Path(name) if Path(name).suffix else Path(f"{name}.{kind.value}"))

    def save(self, path: Path) -> bool:
        """Save the picture in the format that the name says, and tell how it went."""
        try:
            export.write(self.scene, self._theme, self.title, path)
        except OSError as problem:
            why = problem.strerror or str(problem)
            self._session.told.emit(Message(f"{path} cannot be written: {why}.", "", Tone.BAD))
            return False
        self._session.told.emit(Message(f"The map is in {path.name}.", "", Tone.GOOD))
        return True

    @property
    def title(self) -> str:
        """What the picture is called in a file."""
        label = self.bar.anchor_label
        return f"Map of {label}" if label else "Map"


def _plain(act: object) -> object:
    """An action's slot without the flag that Qt hands over."""
    return lambda _checked=False: act()  # type: ignore[operator]


def _add(menu: QMenu, words: str, act: object) -> None:
    menu.addAction(words).triggered.connect(_plain(act))


def _file_name(title: str) -> str:
    """A title as the name of a file that every system takes."""
    kept = "".join(c if c.isalnum() or c in " -_" else " " for c in title)
    return " ".join(kept.split())[:60].strip() or "Map"


def _written_at(session: Session, tie: Tie) -> list[Place]:
    """The places where a link is written, in source order."""
    graph = session.graph
    names = graph.names.reference_keys(tie.source, graph.node(tie.source).aliases)
    return [
        graph.place(link.chunk, link.line)
        for name in names
        for link in graph.written_as(name)
        if link.role == tie.role
        and graph.end(link.source, link.source_key) == tie.source
        and graph.end(link.target, link.target_key) == tie.target
    ]
