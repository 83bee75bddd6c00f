"""An evidence picture as figures, kept where their parts still are, and how one walks there."""

from PySide6.QtCore import Qt

from whydesk.canvas.figure import Figure
from whydesk.canvas.scene import CanvasScene
from whydesk.canvas.support_boxes import BoxFigure, EitherFigure, JointFigure
from whydesk.canvas.support_cards import ClaimFigure, EntryFigure, PartFigure
from whydesk.canvas.support_faces import PartFaces
from whydesk.canvas.support_layout import LEFT, Placed, place
from whydesk.session.support_parts import BOXES, Kind, Part, Picture
from whydesk.theme.theme import Theme

_LINE, _EITHER = "\n\nline", "\n\neither"


class SupportScene(CanvasScene):
    """Shows one picture at a time. GUI thread."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._faces = PartFaces(theme)
        self.picture: Picture | None = None
        self._parents: dict[str, Part] = {}
        self._columns: list[list[str]] = []
        self._column_of: dict[str, int] = {}

    def show(self, picture: Picture | None) -> None:
        """Show a picture; a part that was there keeps its figure."""
        self.picture = picture
        parts = list(picture.walk()) if picture else []
        placed = place(picture, self._faces, self._theme) if picture else Placed()
        self._parents = {child.path: part for part in parts for child in part.children}
        lines = {joint.start.path + _LINE: joint for joint in placed.joints}
        eithers = {either.part.path + _EITHER: either for either in placed.eithers}
        wanted = placed.rects.keys() | lines.keys() | eithers.keys()
        for key in [key for key in self.figures if key not in wanted]:
            self.drop(key)
        for part in parts:
            self._figure(part).show_part(part, placed.rects[part.path])
        for key, joint in lines.items():
            line = self.figures.get(key)
            if not isinstance(line, JointFigure):
                line = JointFigure(key, self._theme)
                self.put(line)
            line.show_joint(joint.start, joint.points)
        for key, either in eithers.items():
            word = self.figures.get(key)
            if word is None:
                word = EitherFigure(key, self._faces, self._theme)
                self.put(word)
            word.setPos(either.at)
        self._columns = _columns(picture.root) if picture else []
        self._column_of = {
            path: number for number, column in enumerate(self._columns) for path in column
        }
        self.note_moved()
        self.update()

    def _figure(self, part: Part) -> PartFigure:
        figure = self.figures.get(part.path)
        if not isinstance(figure, PartFigure):
            make = EntryFigure
            if part.kind is Kind.CLAIM:
                make = ClaimFigure
            elif part.kind in BOXES:
                make = BoxFigure
            figure = make(part, self._faces, self._theme)
            self.put(figure)
        return figure

    def figure_of(self, path: str) -> PartFigure | None:
        """The figure of a part, None where it is not shown."""
        figure = self.figures.get(path)
        return figure if isinstance(figure, PartFigure) else None

    @property
    def part(self) -> Part | None:
        """The part that is the current one."""
        return self.current.part if isinstance(self.current, PartFigure) else None

    def parent_of(self, part: Part) -> Part | None:
        """The part that holds another: the box of a leg, the leg or claim of a box."""
        return self._parents.get(part.path)

    # --- walking ----------------------------------------------------------------------------------

    def beside(self, figure: Figure, key: int) -> Figure | None:
        """Where an arrow key leads.

        Right goes towards the claim, left away from it; up and down go through the cards of a box
        and on to the next one. In a box of several columns left and right cross them first.
        """
        if not isinstance(figure, PartFigure):
            return None
        step = Qt.Key(key)
        if step in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            path = self._up_or_down(figure.part, 1 if step == Qt.Key.Key_Down else -1)
        else:
            across = self._across(figure, right=step == Qt.Key.Key_Right)
            path = across or (
                self._towards(figure.part) if step == Qt.Key.Key_Right else self._away(figure.part)
            )
        return self.figures.get(path) if path else None

    def _up_or_down(self, part: Part, step: int) -> str:
        """Through everything of one depth, in reading order."""
        column = self._columns[self._column_of[part.path]]
        at = column.index(part.path) + step
        return column[at] if 0 <= at < len(column) else ""

    def _across(self, figure: PartFigure, *, right: bool) -> str:
        """The card beside this one in the same box."""
        box = self.parent_of(figure.part)
        if box is None or figure.part.kind in BOXES:
            return ""
        here = figure.area.center()
        others = [self.figures[part.path] for part in box.children]
        ahead = [
            other
            for other in others
            if (other.area.center().x() - here.x()) * (1 if right else -1) > 1
        ]
        if not ahead:
            return ""
        return min(
            ahead,
            key=lambda other: (
                abs(other.area.center().x() - here.x())
                + 2 * abs(other.area.center().y() - here.y())
            ),
        ).key

    def _towards(self, part: Part) -> str:
        """What a part bears on."""
        above = self.parent_of(part)
        if above is not None and above.kind in BOXES:
            above = self.parent_of(above)
        return above.path if above is not None else ""

    def _away(self, part: Part) -> str:
        """The first box that bears on a part, at its left."""
        left = self.figures[part.path].area.left()
        for child in part.children:
            if child.kind in BOXES and self.figures[child.path].area.right() < left:
                return child.path
        return ""


def _columns(root: Part) -> list[list[str]]:
    """What stands one below the other, in reading order, from the claim's column to the left."""
    columns = [[root.path]]
    columns[0] += [p.path for box in root.children if box.kind not in LEFT for p in _with(box)]
    level = [box for box in root.children if box.kind in LEFT]
    while level:
        columns.append([part.path for box in level for part in _with(box)])
        level = [box for above in level for entry in above.children for box in entry.children]
    return columns


def _with(box: Part) -> tuple[Part, ...]:
    return (box, *box.children)
