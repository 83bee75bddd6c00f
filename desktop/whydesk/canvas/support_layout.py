"""Where the parts of an evidence picture stand, and from where to where its lines run."""

import math
from typing import NamedTuple

from msgspec import Struct, field
from PySide6.QtCore import QPointF, QRectF

from whydesk.canvas.support_faces import CLAIM_WIDTH, GAP, HEAD, ONE_COLUMN, PADDING, PartFaces
from whydesk.engine.graph.columns import Room, Stack, in_columns
from whydesk.session.support_parts import Kind, Part, Picture
from whydesk.theme.theme import Theme

_COLUMN_GAP, _BOX_GAP = 132, 28
_GRID_SHAPE = 3.2
LEFT = (Kind.GROUP, Kind.CANDIDATES, Kind.LEANINGS)
_ROOT = "\n"


class Joint(NamedTuple):
    """A line between two parts, from border to border."""

    start: Part
    end: Part
    points: tuple[QPointF, QPointF]


class Either(NamedTuple):
    """Where several groups meet of which one is enough."""

    part: Part
    at: QPointF


class Placed(Struct):
    """The rectangles of the parts by path, the lines, and the words between groups."""

    rects: dict[str, QRectF] = field(default_factory=dict[str, QRectF])
    joints: list[Joint] = field(default_factory=list[Joint])
    eithers: list[Either] = field(default_factory=list[Either])


def place(picture: Picture, faces: PartFaces, theme: Theme) -> Placed:
    """Lay a picture out: the claim at the right, its groups to the left of it, theirs on."""
    return _Placing(faces, theme).place(picture.root)


class _Placing:
    def __init__(self, faces: PartFaces, theme: Theme) -> None:
        self._faces = faces
        self._px = theme.px
        self._inner: dict[str, dict[str, QRectF]] = {}
        self._placed = Placed()

    def place(self, root: Part) -> Placed:
        px = self._px
        face = self._faces.claim_face(root)
        right = [part for part in root.children if part.kind not in LEFT]
        left = [part for part in root.children if part.kind in LEFT]
        before = tuple(self._stack(part) for part in left)
        width, height = float(px(CLAIM_WIDTH)), face.height
        for part in right:
            size = self._fill(part)
            width, height = max(width, size.width()), height + px(_BOX_GAP) + size.height()
        places = in_columns(
            Stack(_ROOT, width, height, before), Room(px(_COLUMN_GAP), px(_BOX_GAP))
        )
        at = places.pop(_ROOT)
        claim = QRectF(at.x, at.y, face.width, face.height)
        self._placed.rects[root.path] = claim
        top = claim.bottom() + px(_BOX_GAP)
        for part in right:
            self._put(part, QPointF(at.x, top))
            top = self._placed.rects[part.path].bottom() + px(_BOX_GAP)
        stack = list(left)
        while stack:
            part = stack.pop()
            self._put(part, QPointF(*places[part.path]))
            stack += [group for leg in part.children for group in leg.children]
        self._join(root, left)
        return self._placed

    # --- boxes ------------------------------------------------------------------------------------

    def _stack(self, part: Part) -> Stack:
        size = self._fill(part)
        nested = tuple(self._stack(group) for leg in part.children for group in leg.children)
        return Stack(part.path, size.width(), size.height(), nested)

    def _fill(self, part: Part) -> QRectF:
        """The size of a box, its entries put into it: in columns where they are many."""
        px = self._px
        entries = part.children
        rows = len(entries)
        if len(entries) > ONE_COLUMN:
            columns = max(2, round(math.sqrt(len(entries) / _GRID_SHAPE)))
            rows = math.ceil(len(entries) / columns)
        grid = [entries[at : at + rows] for at in range(0, len(entries), rows)]
        inner: dict[str, QRectF] = {}
        left, bottom = float(px(PADDING)), 0.0
        for column in grid:
            top = float(px(HEAD))
            for entry in column:
                face = self._faces.entry(entry)
                inner[entry.path] = QRectF(left, top, face.width, face.height)
                top += face.height + px(GAP)
            bottom = max(bottom, top - px(GAP))
            left += self._faces.entry(column[0]).width + px(GAP)
        self._inner[part.path] = inner
        return QRectF(0, 0, left - px(GAP) + px(PADDING), bottom + px(PADDING))

    def _put(self, part: Part, corner: QPointF) -> None:
        inner = self._inner[part.path]
        px = self._px
        right = max(rect.right() for rect in inner.values()) + px(PADDING)
        bottom = max(rect.bottom() for rect in inner.values()) + px(PADDING)
        self._placed.rects[part.path] = QRectF(corner.x(), corner.y(), right, bottom)
        for path, rect in inner.items():
            self._placed.rects[path] = rect.translated(corner)

    # --- lines ------------------------------------------------------------------------------------

    def _join(self, end: Part, starts: list[Part]) -> None:
        """Run lines from boxes to a claim or leg, and on from what is opened in them."""
        pending = [(end, starts)]
        while pending:
            end, starts = pending.pop()
            self._meet(end, starts)
            for box in starts:
                pending += [(leg, list(leg.children)) for leg in box.children if leg.children]

    def _meet(self, end: Part, starts: list[Part]) -> None:
        """The lines of one claim: they arrive one below the other, in the order of their boxes."""
        rect = self._placed.rects[end.path]
        step = min(float(self._px(14)), rect.height() / (len(starts) + 1))
        top = rect.center().y() - step * (len(starts) - 1) / 2
        for number, box in enumerate(starts):
            start = self._placed.rects[box.path]
            points = (
                QPointF(start.right(), start.center().y()),
                QPointF(rect.left(), top + step * number),
            )
            self._placed.joints.append(Joint(box, end, points))
        groups = [box for box in starts if box.kind is Kind.GROUP]
        if len(groups) > 1:
            at = QPointF(rect.left() - self._px(40), rect.center().y())
            self._placed.eithers.append(Either(end, at))
