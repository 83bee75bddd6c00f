"""Saving the map and the evidence: as they stand here, or as the reader of an export gets them."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from whydesk.engine.graph.neighbourhood import Neighbourhood
from whydesk.engine.graph.sheet import Drawing, Sheet
from whydesk.session.support_parts import Picture
from whydesk.window.for_whom import Eyes, ForWhom, Thing
from whydesk.window.ground import Ground
from whydesk.window.stage import Stage
from whydesk.window.weighing import Weighing

if TYPE_CHECKING:
    from whydesk.canvas.export import Format
    from whydesk.canvas.map_page import MapPage
    from whydesk.canvas.reader_pictures import ForReader
    from whydesk.canvas.support_page import SupportPage
    from whydesk.engine.redaction.reader import ReaderSide

_TOPIC = "map for the reader"


class PictureFiles(QObject):
    """Saves the two pictures of the stage. GUI thread."""

    def __init__(self, ground: Ground, stage: Stage, weighing: Weighing, for_whom: ForWhom) -> None:
        super().__init__(ground.window)
        self._stage = stage
        self._weighing = weighing
        self._drawings = stage.drawings
        self._for_whom = for_whom
        self._theme = ground.theme
        ground.session.changed.connect(self._drop)
        ground.session.opened.connect(self._drop)

    # --- the map ----------------------------------------------------------------------------------

    def serve_map(self, page: "MapPage") -> None:
        """Save what is wished on the map."""
        page.save_requested.connect(self.save_map)

    @Slot(object)
    def save_map(self, kind: "Format") -> None:
        """Save the map in a format."""
        from whydesk.canvas.reader_pictures import neighbourhood_for_reader

        page = self._stage.map
        found, wish = page.state.found, page.state.wish
        eyes = self._for_whom.ask(
            (spot.key for spot in found.spots) if found else (), Thing.PICTURE
        )
        if eyes is Eyes.OWN:
            page.ask_and_save(kind)
        elif eyes is Eyes.READER:
            self._for_whom.sides.read(
                lambda side: neighbourhood_for_reader(side, wish), partial(self._lay_out, kind)
            )

    def _lay_out(self, kind: "Format", side: "ReaderSide", found: Neighbourhood | None) -> None:
        from whydesk.canvas.map_scene import MapScene

        if found is None:
            self._for_whom.say_gone()
            return
        sheet = MapScene(self._theme).sheet_of(found)
        self._drawings.ask(_TOPIC, sheet, partial(self._draw, kind, side, found, sheet))

    def _draw(
        self,
        kind: "Format",
        side: "ReaderSide",
        found: Neighbourhood,
        sheet: Sheet,
        drawing: Drawing,
    ) -> None:
        from whydesk.canvas.reader_pictures import map_for_reader

        self._write(kind, side, map_for_reader(found, sheet, drawing, self._theme, kind))

    # --- the evidence -----------------------------------------------------------------------------

    def serve_support(self, page: "SupportPage") -> None:
        """Save what is wished on the evidence."""
        page.save_requested.connect(self.save_support)

    @Slot(object)
    def save_support(self, kind: "Format") -> None:
        """Save the evidence in a format."""
        from whydesk.canvas.reader_pictures import support_of_reader

        reading = self._weighing.reading
        picture, opened, most = reading.picture, reading.opened, reading.most_legs
        keys = {part.key for part in picture.walk() if part.key} if picture else set[str]()
        eyes = self._for_whom.ask(keys, Thing.PICTURE)
        if eyes is Eyes.OWN:
            self._weighing.page.ask_and_save(kind)
        elif eyes is Eyes.READER and picture is not None:
            root = picture.root.key
            self._for_whom.sides.read(
                lambda side: support_of_reader(side, root, opened, most), partial(self._take, kind)
            )

    def _take(self, kind: "Format", side: "ReaderSide", picture: Picture | None) -> None:
        from whydesk.canvas.reader_pictures import support_for_reader

        if picture is None:
            self._for_whom.say_gone()
        else:
            self._write(kind, side, support_for_reader(picture, self._theme, kind))

    # --- both -------------------------------------------------------------------------------------

    def _write(self, kind: "Format", side: "ReaderSide", drawn: "ForReader") -> None:
        from whydesk.canvas.files import file_name

        target = self._for_whom.ask_target(file_name(drawn.title), kind.value)
        if target is not None:
            self._for_whom.sides.write(side, target, drawn.made)

    @Slot()
    def _drop(self) -> None:
        """What was being drawn is of a text that is no more."""
        self._drawings.drop(_TOPIC)
