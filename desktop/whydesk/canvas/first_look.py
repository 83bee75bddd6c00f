"""The first look at a picture that is too large to be read whole: what is shown of it, how large.

Pure: rectangles of the scene go in, a scale and a place come out.
"""

from collections.abc import Iterable, Iterator, Sequence

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
    room: Room,
    extent: QRectF,
    start: QRectF,
    wanted: Sequence[QRectF],
    others: Iterable[QRectF],
    *,
    from_top: bool = False,
) -> Look:
    """The look around a card that cuts the fewest cards at the edge, and is large besides.

    ``wanted`` cards are to be seen whole before ``others``, which come nearest first. It is at the
    readable scale unless a smaller one, which can still be read, cuts fewer. ``extent`` is where
    all cards are: of the empty ground around it as little as can be is shown, but a card for which
    there is no room goes out of sight rather than be cut. ``from_top`` shows the extent from its
    top on where the card is seen then too.
    """
    best = _around(room, extent, start, from_top)
    reach = _reach(room, start)
    cards = [card for card in (*wanted, *_nearest_first(start, others)) if card.intersects(reach)]
    fewest = len(_cut(room, best, cards))
    whole = start
    for card in cards:
        wider = whole.united(card)
        if wider == whole or room.zoom_for(wider) < LEAST_READABLE:
            continue
        whole = wider
        look = _around(room, extent, whole, from_top)
        cut = len(_cut(room, look, cards))
        if cut < fewest:
            best, fewest = look, cut
    return _moved(room, best, cards)


def _around(room: Room, extent: QRectF, whole: QRectF, from_top: bool) -> Look:
    zoom = min(max(room.zoom_for(whole), LEAST_READABLE), READABLE_ZOOM)
    across = room.size.width() / 2 / zoom - room.margin
    down = room.size.height() / 2 / zoom - room.margin
    x, y = extent.center().x(), extent.center().y()
    if extent.width() > 2 * across:
        x = min(max(whole.center().x(), extent.left() + across), extent.right() - across)
    if extent.height() > 2 * down:
        y = min(max(whole.center().y(), extent.top() + down), extent.bottom() - down)
        if from_top and whole.bottom() <= extent.top() + 2 * down:
            y = extent.top() + down
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


def _cut(room: Room, look: Look, cards: Iterable[QRectF]) -> list[QRectF]:
    """The cards that are seen in part."""
    seen = room.seen(look)
    return [card for card in cards if seen.intersects(card) and not seen.contains(card)]


def _moved(room: Room, look: Look, cards: Sequence[QRectF]) -> Look:
    """The same look moved as long as fewer cards are cut then, and none that is whole is lost.

    A step goes as far as shows one card whole, or takes it out of sight; the best is gone first.
    """
    cut = _cut(room, look, cards)
    seen, kept = room.seen(look), QRectF()
    for card in cards:
        if seen.contains(card):
            kept = kept.united(card)
    while cut:
        moves = [move for card in cut for move in _ways_to_whole(room, look, kept, card)]
        found = [(_cut(room, move, cards), move) for move in moves]
        left, best = min(found, key=lambda one: len(one[0]), default=(cut, look))
        if len(left) >= len(cut):
            break
        cut, look = left, best
    return look


def _ways_to_whole(room: Room, look: Look, kept: QRectF, card: QRectF) -> Iterator[Look]:
    """The looks, moved across or down as little as can be, that do not cut a card."""
    edge = room.margin
    inside = room.seen(look).adjusted(edge, edge, -edge, -edge)
    outside = inside.adjusted(-2 * edge, -2 * edge, 2 * edge, 2 * edge)
    for across in (
        card.left() - inside.left(),
        card.right() - inside.right(),
        card.right() - outside.left(),
        card.left() - outside.right(),
    ):
        if inside.translated(across, 0).contains(kept):
            yield Look(look.zoom, look.centre + QPointF(across, 0))
    for down in (
        card.top() - inside.top(),
        card.bottom() - inside.bottom(),
        card.bottom() - outside.top(),
        card.top() - outside.bottom(),
    ):
        if inside.translated(0, down).contains(kept):
            yield Look(look.zoom, look.centre + QPointF(0, down))
