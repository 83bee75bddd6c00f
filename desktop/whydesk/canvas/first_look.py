"""The first look at a picture that is too large to be read whole: what is shown of it, how large.

Pure: rectangles of the scene go in, a scale and a place come out.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF

LEAST_READABLE, READABLE_ZOOM = 0.7, 0.9


class Look(Struct, frozen=True):
    """A scale, and the point of the scene that is in the middle of the view."""

    zoom: float
    centre: QPointF


class Room(Struct, frozen=True):
    """The size of a view, and how much of each edge stays empty; in pixels of the view."""

    size: QSizeF
    margin: float

    def zoom_for(self, area: QRectF) -> float:
        """The largest scale at which an area is seen whole."""
        free = QSizeF(self.size.width() - 2 * self.margin, self.size.height() - 2 * self.margin)
        return min(
            max(1.0, free.width()) / max(1.0, area.width()),
            max(1.0, free.height()) / max(1.0, area.height()),
        )

    def seen(self, look: Look) -> QRectF:
        """What is seen of the scene."""
        seen = QRectF(QPointF(), self.size / look.zoom)
        seen.moveCenter(look.centre)
        return seen


def first_look(
    room: Room, extent: QRectF, start: QRectF, wanted: Sequence[QRectF], others: Iterable[QRectF]
) -> Look:
    """The look around a card that cuts the fewest cards at the edge, and is large besides.

    ``wanted`` cards are to be seen whole before ``others``, which come nearest first. It is at the
    readable scale unless a smaller one, which can still be read, cuts fewer. ``extent`` is where
    all cards are: of the empty ground around it as little as can be is shown.
    """
    best = _around(room, extent, start)
    reach = _reach(room, start)
    cards = [card for card in (*wanted, *_nearest_first(start, others)) if card.intersects(reach)]
    fewest = _cut(room, best, cards)
    whole = start
    for card in cards:
        wider = whole.united(card)
        if wider == whole or room.zoom_for(wider) < LEAST_READABLE:
            continue
        whole = wider
        look = _around(room, extent, whole)
        cut = _cut(room, look, cards)
        if cut < fewest:
            best, fewest = look, cut
    return best


def _around(room: Room, extent: QRectF, whole: QRectF) -> Look:
    zoom = min(max(room.zoom_for(whole), LEAST_READABLE), READABLE_ZOOM)
    across = room.size.width() / 2 / zoom - room.margin
    down = room.size.height() / 2 / zoom - room.margin
    x, y = extent.center().x(), extent.center().y()
    if extent.width() > 2 * across:
        x = min(max(whole.center().x(), extent.left() + across), extent.right() - across)
    if extent.height() > 2 * down:
        y = min(max(whole.center().y(), extent.top() + down), extent.bottom() - down)
    return Look(zoom, QPointF(x, y))


def _reach(room: Room, start: QRectF) -> QRectF:
    """All that could be seen together with a card."""
    across, down = room.size.width() / LEAST_READABLE, room.size.height() / LEAST_READABLE
    return start.adjusted(-across, -down, across, down)


def _nearest_first(start: QRectF, cards: Iterable[QRectF]) -> list[QRectF]:
    return sorted(cards, key=lambda card: _gap(start, card))


def _gap(one: QRectF, other: QRectF) -> float:
    """How far apart two cards are, across and down together."""
    across = max(one.left() - other.right(), other.left() - one.right(), 0.0)
    down = max(one.top() - other.bottom(), other.top() - one.bottom(), 0.0)
    return across + down


def _cut(room: Room, look: Look, cards: Iterable[QRectF]) -> int:
    """How many cards are seen in part."""
    seen = room.seen(look)
    return sum(1 for card in cards if seen.intersects(card) and not seen.contains(card))
