"""The figures of a canvas: which there are, which is the current one, and what lies beside it."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QGraphicsScene

from whydesk.canvas.figure import Figure

_STEPS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
ARROWS = frozenset(_STEPS)


class CanvasScene(QGraphicsScene):
    """Figures by key, and one that is current. GUI thread.

    ``current_changed`` carries the current figure, or None.
    """

    current_changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.figures: dict[str, Figure] = {}
        self.current: Figure | None = None
        self.stand: Figure | None = None
        self._extent: QRectF | None = None
        # Figures come and go with each edit; an index would be built anew each time.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)

    # --- what there is ----------------------------------------------------------------------------

    def put(self, figure: Figure) -> None:
        """Add a figure."""
        self.figures[figure.key] = figure
        self.addItem(figure)
        self._extent = None

    def drop(self, key: str) -> None:
        """Take a figure away; the current one leaves no other in its place."""
        figure = self.figures.pop(key)
        self._extent = None
        if figure is self.current:
            self.set_current(None)
        if figure is self.stand:
            self.stand = None
        self.removeItem(figure)

    def choosable(self) -> list[Figure]:
        return [figure for figure in self.figures.values() if figure.choosable]

    @property
    def extent(self) -> QRectF:
        """The rectangle that all figures are in."""
        if self._extent is None:
            self._extent = QRectF()
            for figure in self.figures.values():
                self._extent = self._extent.united(figure.area)
        return QRectF(self._extent)

    def note_moved(self) -> None:
        """Say that figures were moved, or are of another size."""
        self._extent = None

    def set_current(self, figure: Figure | None) -> None:
        """Make a figure the current one."""
        if figure is self.current:
            return
        before, self.current = self.current, figure
        if before is not None:
            before.mark(current=False)
        if figure is not None:
            figure.mark(current=True)
            if figure.walkable:
                self.stand = figure
        self.current_changed.emit(figure)

    # --- walking ----------------------------------------------------------------------------------

    def linked(self, figure: Figure) -> Iterable[Figure]:
        """The figures that lines lead to from one; a subclass knows them."""
        return ()

    def lines_of(self, figure: Figure) -> list[Figure]:
        """The lines at a figure, in the order in which they are stepped through."""
        return []

    def beside(self, figure: Figure, key: int) -> Figure | None:
        """Where an arrow key leads: along a line if one goes that way, else to what is nearest."""
        step = _STEPS[Qt.Key(key)]
        linked = _nearest(figure, self.linked(figure), step)
        if linked is not None or not figure.walkable:
            return linked
        others = (other for other in self.choosable() if other.walkable and other is not figure)
        return _nearest(figure, others, step)

    def next_line(self, back: bool) -> Figure | None:
        """The next of the lines at the figure that was last walked to, round its ends."""
        lines = self.lines_of(self.stand) if self.stand is not None else []
        if not lines:
            return None
        step = -1 if back else 1
        if self.current in lines:
            return lines[(lines.index(self.current) + step) % len(lines)]
        return lines[-1 if back else 0]


def _nearest(figure: Figure, others: Iterable[Figure], step: QPointF) -> Figure | None:
    """The figure that lies most nearly in a direction, none where none does."""
    here = figure.area.center()
    best: tuple[float, Figure] | None = None
    for other in others:
        away = other.area.center() - here
        ahead = QPointF.dotProduct(away, step)
        aside = abs(away.x() * step.y()) + abs(away.y() * step.x())
        if ahead <= 1.0 or (step.x() == 0 and aside > 2 * ahead):
            continue
        distance = ahead + 2 * aside
        if best is None or distance < best[0]:
            best = (distance, other)
    return best[1] if best else None
