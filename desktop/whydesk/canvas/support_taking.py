"""What is carried out of the evidence picture, and what is dropped into it."""

from PySide6.QtCore import QObject, QPoint, Signal

from whydesk.canvas.support_cards import EntryFigure, PartFigure
from whydesk.canvas.support_scene import SupportScene
from whydesk.canvas.view import CanvasView
from whydesk.session.support_drops import Carried, Drop, carried_of, drop_of
from whydesk.session.support_reading import SupportReading


class SupportTaking(QObject):
    """Takes drops for the picture and shows where they would fall. GUI thread.

    ``dropped`` carries what a drop does, and what was carried.
    """

    dropped = Signal(object, object)

    def __init__(
        self, view: CanvasView, scene: SupportScene, reading: SupportReading, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._view = view
        self._scene = scene
        self._reading = reading
        self._target = ""

    def pick(self, point: QPoint) -> Carried | None:
        """What can be carried away from a point of the view."""
        figure = self._view.figure_at(point)
        return carried_of(figure.part) if isinstance(figure, PartFigure) else None

    def hint(self, carried: Carried, at: QPoint) -> str:
        """What a drop here would do, in words."""
        drop = self._drop(carried, at)
        self._aim(self._box_at(at) if drop else None)
        return drop.words if drop else ""

    def drop(self, carried: Carried, at: QPoint) -> None:
        """Take what was carried here."""
        drop = self._drop(carried, at)
        self._aim(None)
        if drop is not None:
            self.dropped.emit(drop, carried)

    def leave(self) -> None:
        """What was carried went on."""
        self._aim(None)

    def _drop(self, carried: Carried, at: QPoint) -> Drop | None:
        figure, picture = self._view.figure_at(at), self._reading.picture
        part = figure.part if isinstance(figure, PartFigure) else None
        return drop_of(carried, part, picture) if picture else None

    def _box_at(self, at: QPoint) -> PartFigure | None:
        """What would take it: the box of a card, or the card itself where it stands in none."""
        figure = self._view.figure_at(at)
        if isinstance(figure, EntryFigure):
            box = self._scene.parent_of(figure.part)
            figure = self._scene.figure_of(box.path) if box is not None else None
        return figure if isinstance(figure, PartFigure) else None

    def _aim(self, figure: PartFigure | None) -> None:
        # By path: the picture may be another by now, and the figure gone.
        before = self._scene.figure_of(self._target)
        if before is not None:
            before.set_target(False)
        self._target = figure.key if figure is not None else ""
        if figure is not None:
            figure.set_target(True)
