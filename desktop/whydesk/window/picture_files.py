"""Saving the map and the evidence: as they stand here, or as the reader of an export gets them."""

from functools import partial

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from whydesk.canvas.export import Format
from whydesk.canvas.files import file_name
from whydesk.canvas.map_page import MapPage
from whydesk.canvas.map_scene import MapScene
from whydesk.canvas.reader_pictures import (
    ForReader,
    map_for_reader,
    neighbourhood_for_reader,
    support_for_reader,
    support_of_reader,
)
from whydesk.canvas.support_page import SupportPage
from whydesk.engine.graph.neighbourhood import Neighbourhood
from whydesk.engine.graph.sheet import Drawing, Sheet
from whydesk.engine.redaction.reader import ReaderSide
from whydesk.session.drawing import Drawings
from whydesk.session.session import Session
from whydesk.session.support_parts import Picture
from whydesk.theme.theme import Theme
from whydesk.window.for_whom import Eyes, ForWhom, Thing

_TOPIC = "map for the reader"


class PictureFiles(QObject):
    """Saves the two pictures of the stage. GUI thread."""

    def __init__(
        self,
        session: Session,
        map_page: MapPage,
        support: SupportPage,
        drawings: Drawings,
        for_whom: ForWhom,
        theme: Theme,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._map = map_page
        self._support = support
        self._drawings = drawings
        self._for_whom = for_whom
        self._theme = theme
        map_page.save_requested.connect(self.save_map)
        support.save_requested.connect(self.save_support)
        session.changed.connect(self._drop)
        session.opened.connect(self._drop)

    # --- the map ----------------------------------------------------------------------------------

    @Slot(object)
    def save_map(self, kind: Format) -> None:
        """Save the map in a format."""
        found, wish = self._map.state.found, self._map.state.wish
        eyes = self._for_whom.ask(
            (spot.key for spot in found.spots) if found else (), Thing.PICTURE
        )
        if eyes is Eyes.OWN:
            self._map.ask_and_save(kind)
        elif eyes is Eyes.READER:
            self._for_whom.sides.read(
                lambda side: neighbourhood_for_reader(side, wish), partial(self._lay_out, kind)
            )

    def _lay_out(self, kind: Format, side: ReaderSide, found: Neighbourhood | None) -> None:
        if found is None:
            self._for_whom.say_gone()
            return
        sheet = MapScene(self._theme).sheet_of(found)
        self._drawings.ask(_TOPIC, sheet, partial(self._draw, kind, side, found, sheet))

    def _draw(
        self, kind: Format, side: ReaderSide, found: Neighbourhood, sheet: Sheet, drawing: Drawing
    ) -> None:
        self._write(kind, side, map_for_reader(found, sheet, drawing, self._theme, kind))

    # --- the evidence -----------------------------------------------------------------------------

    @Slot(object)
    def save_support(self, kind: Format) -> None:
        """Save the evidence in a format."""
        picture, most = self._support.reading.picture, self._support.reading.most_legs
        keys = {part.key for part in picture.walk() if part.key} if picture else set[str]()
        eyes = self._for_whom.ask(keys, Thing.PICTURE)
        if eyes is Eyes.OWN:
            self._support.ask_and_save(kind)
        elif eyes is Eyes.READER and picture is not None:
            root = picture.root.key
            self._for_whom.sides.read(
                lambda side: support_of_reader(side, root, most), partial(self._take, kind)
            )

    def _take(self, kind: Format, side: ReaderSide, picture: Picture | None) -> None:
        if picture is None:
            self._for_whom.say_gone()
        else:
            self._write(kind, side, support_for_reader(picture, self._theme, kind))

    # --- both -------------------------------------------------------------------------------------

    def _write(self, kind: Format, side: ReaderSide, drawn: ForReader) -> None:
        target = self._for_whom.ask_target(file_name(drawn.title), kind.value)
        if target is not None:
            self._for_whom.sides.write(side, target, drawn.made)

    @Slot()
    def _drop(self) -> None:
        """What was being drawn is of a text that is no more."""
        self._drawings.drop(_TOPIC)
