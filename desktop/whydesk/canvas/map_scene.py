"""The map as figures: a card for each node, a route for each link, kept where they still hold."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from PySide6.QtCore import QPointF

from whydesk.canvas.cards import CardFigure, Face, Faces
from whydesk.canvas.figure import Figure
from whydesk.canvas.routes import RouteFigure
from whydesk.canvas.scene import CanvasScene
from whydesk.canvas.words import spoken
from whydesk.engine.graph.neighbourhood import Neighbourhood, Tie
from whydesk.engine.graph.sheet import Box, Drawing, Gaps, Line, Point, Sheet
from whydesk.theme.theme import Theme
from whydesk.widgets.chip import Chip
from whydesk.widgets.plain import one_line

_LAYER_GAP, _BOX_GAP = 44, 26
_PORT_ROOM = 24
_MOST_PORTS = 8


class MapScene(CanvasScene):
    """Shows one neighbourhood: ``sheet_of`` asks for its layout, ``show`` takes the answer."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._faces = Faces(theme)
        self._chip = Chip(theme)
        self._lines_at: dict[str, list[str]] = {}
        self.ties: dict[str, Tie] = {}

    # --- from neighbourhood to sheet --------------------------------------------------------------

    def sheet_of(self, found: Neighbourhood, *, anew: bool = False) -> Sheet:
        """What is to be laid out; ``anew`` forgets where the cards are, save the anchor's."""
        px = self._theme.px
        boxes = [
            Box(key, face.width, face.height, self._place_of(key))
            for key, face in self._faces_of(found).items()
        ]
        if anew:
            boxes = [box if box.key == found.anchor else box._replace(at=None) for box in boxes]
        lines = [
            Line(tie.effect, tie.cause, self._chip.width(spoken(tie.role)), tie.causal)
            for tie in found.ties
        ]
        gaps = Gaps(px(_LAYER_GAP), px(_BOX_GAP), self._chip.height)
        return Sheet(tuple(boxes), tuple(lines), found.anchor, gaps)

    def _faces_of(self, found: Neighbourhood) -> dict[str, Face]:
        """Each card as large as its text, and high enough for the lines that meet at it."""
        left: dict[str, int] = {}
        right: dict[str, int] = {}
        for tie in found.ties:
            right[tie.effect] = right.get(tie.effect, 0) + 1
            left[tie.cause] = left.get(tie.cause, 0) + 1
        faces: dict[str, Face] = {}
        for spot in found.spots:
            face = self._faces.face(spot)
            ports = min(max(left.get(spot.key, 0), right.get(spot.key, 0)), _MOST_PORTS)
            least = self._theme.px(_PORT_ROOM) * ports
            faces[spot.key] = face if face.height >= least else replace(face, height=least)
        return faces

    def _place_of(self, key: str) -> Point | None:
        card = self.figures.get(key)
        return Point(card.pos().x(), card.pos().y()) if isinstance(card, CardFigure) else None

    # --- from drawing to figures ------------------------------------------------------------------

    def show(self, found: Neighbourhood, sheet: Sheet, drawing: Drawing) -> None:
        """Show a neighbourhood as it was laid out; what is still there keeps its figure."""
        faces = self._faces_of(found)
        ties = dict(_keyed(found.ties))
        wanted = faces.keys() | ties.keys() | {f"{key}\nchip" for key in ties}
        for key in [key for key in self.figures if key not in wanted]:
            self.drop(key)
        for spot, centre in zip(found.spots, drawing.centres, strict=True):
            card = self.figures.get(spot.key)
            if not isinstance(card, CardFigure):
                card = CardFigure(spot, self._faces, self._theme)
                self.put(card)
            card.show_spot(spot, faces[spot.key], anchor=spot.key == found.anchor)
            card.setPos(QPointF(*centre))
        self.ties = ties
        labels = {spot.key: one_line(spot.label) for spot in found.spots}
        for (key, tie), route in zip(ties.items(), drawing.routes, strict=True):
            figure = self._route(key, tie)
            source, target = labels[tie.source], labels[tie.target]
            figure.said = f"{source} {spoken(tie.role)} {target}"
            figure.set_route(route.points, route.label)
        self.note_moved()
        self._lines_at = {}
        for key, tie in ties.items():
            for end in dict.fromkeys((tie.effect, tie.cause)):
                self._lines_at.setdefault(end, []).append(key)

    def _route(self, key: str, tie: Tie) -> RouteFigure:
        figure = self.figures.get(key)
        if not isinstance(figure, RouteFigure):
            figure = RouteFigure(key, tie.role, spoken(tie.role), self._theme)
            figure.dashed = not tie.causal
            figure.arrow_at_start = not tie.forward
            self.put(figure)
            self.put(figure.chip)
        return figure

    def clear_map(self) -> None:
        """Show nothing."""
        for key in list(self.figures):
            self.drop(key)
        self.ties, self._lines_at = {}, {}

    # --- what lies beside what --------------------------------------------------------------------

    def linked(self, figure: Figure) -> Iterable[Figure]:
        """The cards at the other ends of a card's links; of a link, its own two."""
        tie = self.ties.get(figure.key)
        if tie is not None:
            return [self.figures[tie.effect], self.figures[tie.cause]]
        ties = [self.ties[key] for key in self._lines_at.get(figure.key, ())]
        ends = dict.fromkeys(end for tie in ties for end in (tie.effect, tie.cause))
        return [self.figures[end] for end in ends if end != figure.key]

    def lines_of(self, figure: Figure) -> list[Figure]:
        return [self.figures[key] for key in self._lines_at.get(figure.key, ())]


def tie_key(tie: Tie) -> str:
    """The key of a link's figure. A node's key holds no line break, so none is the same."""
    return f"{tie.source}\n{tie.role}\n{tie.target}"


def _keyed(ties: Iterable[Tie]) -> Iterator[tuple[str, Tie]]:
    return ((tie_key(tie), tie) for tie in ties)
