"""Looking for words among the cards of the map."""

from PySide6.QtCore import QObject, Slot

from whydesk.canvas.cards import CardFigure
from whydesk.canvas.figure import Figure
from whydesk.canvas.map_bar import MapBar
from whydesk.canvas.scene import CanvasScene
from whydesk.canvas.view import CanvasView


class MapFind(QObject):
    """Marks the cards that have the words of the bar's box, and goes from one to the next."""

    def __init__(self, bar: MapBar, scene: CanvasScene, view: CanvasView, parent: QObject) -> None:
        super().__init__(parent)
        self._bar = bar
        self._scene = scene
        self._view = view
        bar.find_changed.connect(self.look)
        bar.find_next.connect(self.go_on)
        bar.left.connect(view.setFocus)

    @Slot()
    def look(self) -> None:
        """Mark the cards whose label or type has the words."""
        hits = self._hits()
        for figure in self._scene.figures.values():
            if figure.is_found != (figure in hits):
                figure.mark(found=figure in hits)
        self._bar.set_hits(len(hits) if self._words else None)

    @Slot(bool)
    def go_on(self, back: bool) -> None:
        """Choose the next card that has the words: from left to right, from top to bottom."""
        hits = self._hits()
        if not hits:
            return
        at = hits.index(self._scene.current) if self._scene.current in hits else -1
        step = -1 if back else 1
        target = hits[(max(at, 0) - 1 if back and at < 0 else at + step) % len(hits)]
        self._view.choose(target)
        self._view.reveal(target)
        self._bar.box.setFocus()

    @property
    def _words(self) -> str:
        return self._bar.box.text().casefold().strip()

    def _hits(self) -> list[Figure]:
        words = self._words
        if not words:
            return []
        cards = [f for f in self._scene.figures.values() if isinstance(f, CardFigure)]
        hits: list[Figure] = [
            card
            for card in cards
            if words in card.spot.label.casefold() or words in card.spot.type.casefold()
        ]
        return sorted(hits, key=lambda card: (card.pos().x(), card.pos().y()))
