"""A canvas as the reader of a redacted export gets it, with what is needed to search it."""

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from whydesk.canvas.export import Format, as_bytes
from whydesk.canvas.map_scene import MapScene
from whydesk.canvas.scene import CanvasScene
from whydesk.canvas.support_scene import SupportScene
from whydesk.engine.evidence.index import Evidence
from whydesk.engine.evidence.supposing import Supposition
from whydesk.engine.graph.layout import lay_out
from whydesk.engine.graph.neighbourhood import Neighbourhood, Wish, neighbourhood
from whydesk.engine.graph.sheet import Drawing, Sheet
from whydesk.engine.redaction.export import Made
from whydesk.engine.redaction.reader import ReaderSide, usual_graph
from whydesk.engine.redaction.unpacking import readable
from whydesk.engine.wording import tr
from whydesk.session.support_parts import Picture
from whydesk.session.support_picture import path_among, picture_of
from whydesk.theme.theme import Theme
from whydesk.widgets.plain import one_line

_USUAL = "a"  # the anchor of what a picture of nothing shows


class ForReader(NamedTuple):
    """A picture for the reader: what it is called, and what is to be written."""

    title: str
    made: Made


def neighbourhood_for_reader(side: ReaderSide, wish: Wish) -> Neighbourhood | None:
    """What a map of the redacted text shows; None where the reader does not get its anchor."""
    key = side.key(wish.anchor)
    if not key:
        return None
    folded, unfolded = (
        frozenset((side.key(one), where) for one, where in some)
        for some in (wish.folded, wish.unfolded)
    )
    return neighbourhood(side.graph, replace(wish, anchor=key, folded=folded, unfolded=unfolded))


def map_for_reader(
    found: Neighbourhood, sheet: Sheet, drawing: Drawing, theme: Theme, kind: Format
) -> ForReader:
    """The map of a redacted text, once its sheet is laid out. GUI thread."""
    scene, usual = MapScene(theme), MapScene(theme)
    scene.show(found, sheet, drawing)
    little = neighbourhood(usual_graph(), Wish(_USUAL))
    own = usual.sheet_of(little)
    usual.show(little, own, lay_out(own))
    return _made(scene, usual, theme, tr("Map of"), found.spots[0].label, kind)


def support_of_reader(
    side: ReaderSide, key: str, opened: Iterable[str], most_legs: int
) -> Picture | None:
    """The evidence of a redacted text, with the same legs opened as far as they are there.

    None for a claim that is not there.
    """
    there = side.key(key)
    if not there:
        return None
    opened = frozenset(path_among(path, side.key) for path in opened)
    return picture_of(Evidence(side.graph), there, opened, Supposition(None), most_legs)


def support_for_reader(picture: Picture, theme: Theme, kind: Format) -> ForReader:
    """The same as a picture. GUI thread."""
    scene, usual = SupportScene(theme), SupportScene(theme)
    scene.show(picture)
    evidence = Evidence(usual_graph())
    usual.show(picture_of(evidence, _USUAL, frozenset(), Supposition(None), 10))
    return _made(scene, usual, theme, picture.words, picture.root.label, kind)


def _made(
    scene: CanvasScene, usual: CanvasScene, theme: Theme, what: str, label: str, kind: Format
) -> ForReader:
    """Pixels and glyphs hold no letters: the same figures as SVG say what they show."""
    title = f"{what} {one_line(label)}"
    said = as_bytes(scene, theme, title, Format.SVG)
    content = said if kind is Format.SVG else as_bytes(scene, theme, title, kind)
    nothing = (as_bytes(usual, theme, f"{what} {_USUAL}", one) for one in {kind, Format.SVG})
    return ForReader(title, Made(content, said, b"\n".join(map(readable, nothing))))
