"""The middle of the window: the text, a picture in its place, or both beside each other."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QSplitter, QStackedWidget, QWidget

from whydesk.engine.model import Place
from whydesk.session.later import later
from whydesk.session.settings import TEXT_BESIDE
from whydesk.window.ground import Ground

if TYPE_CHECKING:
    from whydesk.canvas.map_page import MapPage
    from whydesk.session.drawing import Drawings

_WIDE = 1000
_IN_THE_TEXT = frozenset(
    (
        *("insert-decision", "insert-claim", "insert-question", "insert-source", "insert-thought"),
        *("replace", "complete", "write-reason", "fix", "peek", "long-line", "select-all"),
        *("next-file", "previous-file"),
    )
)


class Stage(QSplitter):
    """Holds the desk and the pictures; each picture is a page, one of them is up. GUI thread.

    A picture takes the place of the text, or stands beside it (below it, where the window is
    narrow). Whoever wants the text at a place gets to see it. A page is made when it is first
    wanted; ``map_made`` carries that of the map then.
    """

    map_made = Signal(object)

    def __init__(self, ground: Ground) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._session = session = ground.session
        self._desk = desk = ground.desk
        self._places = places = ground.places
        self.setObjectName("stage")
        self.setChildrenCollapsible(False)
        self._theme = ground.theme
        self._drawings: Drawings | None = None
        self._map: MapPage | None = None
        self.pictures = QStackedWidget()
        self.pictures.hide()
        self.addWidget(desk)
        self.addWidget(self.pictures)
        self.setStretchFactor(0, 1)
        self.setStretchFactor(1, 1)
        self._beside_action = QAction()
        self._parted = False
        self._follow: dict[QWidget, Callable[[], None]] = {}
        places.moved.connect(self.show_text)
        session.settings.changed.connect(self._take_setting)

    def stop(self) -> None:
        """Let the process that draws end; to be called before the window goes."""
        self.pictures.hide()
        if self._drawings is not None:
            self._drawings.stop()

    @property
    def drawings(self) -> "Drawings":
        """What has pictures laid out."""
        if self._drawings is None:
            from whydesk.session.drawing import Drawings

            self._drawings = Drawings(self)
        return self._drawings

    @property
    def map(self) -> "MapPage":
        """The page of the map."""
        if self._map is None:
            self._map = self._made_map()
            self.map_made.emit(self._map)
        return self._map

    def _made_map(self) -> "MapPage":
        from whydesk.canvas.map_page import MapPage

        page = MapPage(self._session, self.drawings, self._theme)
        self.add_page(page, page.follow)
        page.key_chosen.connect(self.select)
        page.place_requested.connect(self.show_place)
        page.text_requested.connect(self.leave)
        return page

    def focused_key(self) -> str:
        """The node that has the keyboard on the map, empty where none has."""
        return self._map.focused_key() if self._map is not None else ""

    def add_page(self, page: QWidget, follow: Callable[[], None]) -> None:
        """Add a picture; ``follow`` leads from what is chosen in it to the text."""
        self.pictures.addWidget(page)
        self._follow[page] = follow

    def handlers(self) -> dict[str, Callable[[], object]]:
        """The commands that are carried out here, by name."""
        return {
            "map": self.toggle_map,
            "text-beside": self.toggle_beside,
            "save-map": self.save_map,
        }

    def with_text(
        self, handlers: dict[str, Callable[[], object]]
    ) -> dict[str, Callable[[], object]]:
        """The same commands, of which those that work in the text bring it into sight first."""
        return {
            name: partial(self._first_the_text, act) if name in _IN_THE_TEXT else act
            for name, act in handlers.items()
        }

    def _first_the_text(self, act: Callable[[], object], *_checked: bool) -> None:
        self.show_text()
        act()

    @Slot()
    def focus_text(self) -> None:
        """Put the keyboard into the text, which comes into sight if it is not."""
        self.show_text()
        self._desk.focus()

    def set_beside_action(self, action: QAction) -> None:
        """The action that shows whether the text stays beside a picture."""
        self._beside_action = action
        action.setCheckable(True)
        action.setChecked(self.beside)

    # --- what is up -------------------------------------------------------------------------------

    @property
    def beside(self) -> bool:
        """Whether the text stays in sight beside a picture."""
        return self._session.settings.text(TEXT_BESIDE) == "yes"

    @property
    def picture(self) -> QWidget | None:
        """The picture that is up."""
        return None if self.pictures.isHidden() else self.pictures.currentWidget()

    def show_page(self, page: QWidget) -> None:
        """Put a picture up, with the keyboard in it."""
        self.pictures.setCurrentWidget(page)
        self._desk.setVisible(self.beside)
        self.pictures.show()
        self._share()
        if self.beside and not self._parted:
            # Left to themselves both would ask for what they can use, and the text for little.
            self._parted = True
            half = max(self.width(), self.height()) // 2
            self.setSizes([half, half])
        page.setFocus()
        self._show_caret()

    @Slot()
    def hide_picture(self) -> None:
        """Show the text alone."""
        self._desk.show()
        self.pictures.hide()
        self._desk.focus()
        self._show_caret()

    def _show_caret(self) -> None:
        """Scroll to the caret: it may have been moved while the text was out of sight."""
        if self._desk.has_view:
            view = self._desk.view
            later(view, view.ensureCursorVisible)

    @Slot()
    def leave(self) -> None:
        """Go from the picture to the text; beside the text the picture stays."""
        if self.beside:
            self._desk.focus()
        else:
            self.hide_picture()

    @Slot()
    def show_text(self) -> None:
        """See to it that the text is in sight, for whoever is led to a place of it."""
        if self.picture is not None and not self.beside:
            self.hide_picture()

    @Slot()
    def toggle_map(self) -> None:
        if self.picture is self.map:
            self.hide_picture()
        else:
            self.show_page(self.map)

    @Slot()
    def toggle_beside(self) -> None:
        """Keep the text beside a picture from now on, or no longer."""
        self._session.settings.set_text(TEXT_BESIDE, "no" if self.beside else "yes")

    @Slot(str)
    def _take_setting(self, key: str) -> None:
        if key == TEXT_BESIDE.key:
            self._beside_action.setChecked(self.beside)
            if self.picture is not None:
                self.show_page(self.picture)

    @Slot()
    def save_map(self) -> None:
        """Save the map as a file; it is put up first, so that one sees what is saved."""
        from whydesk.canvas.export import Format

        if self.picture is not self.map:
            self.show_page(self.map)
        self.map.save_as(Format.SVG)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """Stand the two beside each other, or one above the other where it is narrow."""
        wide = self.width() >= self._theme.px(_WIDE)
        way = Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical
        if self.orientation() is not way:
            self.setOrientation(way)

    # --- between picture and text -----------------------------------------------------------------

    @Slot(str)
    def select(self, key: str) -> None:
        """Let the caret follow what was chosen in a picture; the keyboard stays there."""
        places = self._session.graph.places(key)
        if places and key != self._session.key:
            self._keep_focus(places[0])

    def _keep_focus(self, place: Place) -> None:
        holder = self.window().focusWidget()
        self._desk.go_to(place)
        if holder is not None and self.pictures.isAncestorOf(holder):
            holder.setFocus()

    def request_node(self, key: str) -> None:
        """Go to a node: with the text in sight there, else on the map."""
        if self.picture is None or self.beside:
            self._session.request_node(key)
        elif self._session.are_there((key,)):
            self._desk.go_to(self._session.graph.places(key)[0])

    @Slot(object)
    def show_place(self, place: Place) -> None:
        """Show a place of the text, and leave a way back to where the caret was."""
        self._places.jump(place)

    def follow(self) -> None:
        """F12: from a picture to the text, in the text along the label."""
        page, holder = self.picture, self.window().focusWidget()
        if page is not None and holder is not None and page.isAncestorOf(holder):
            self._follow[page]()
        else:
            self._desk.follow()

    def find(self) -> None:
        """Ctrl+F: in the picture if the keyboard is there, else in the text."""
        holder, page = self.window().focusWidget(), self._map
        if (
            page is not None
            and page is self.picture
            and (not self._desk.isVisible() or (holder and page.isAncestorOf(holder)))
        ):
            page.focus_find()
        else:
            self.show_text()
            self._desk.find()
