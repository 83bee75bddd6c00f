"""What a picture shows first where not all of it can be read at once."""

from PySide6.QtCore import QRectF, QSizeF

from whydesk.canvas.first_look import LEAST_READABLE, READABLE_ZOOM, Room, first_look

CARD = 200, 60


def card(x: float, y: float = 0) -> QRectF:
    return QRectF(x, y, *CARD)


def look_at(
    width: float,
    cards: list[QRectF],
    start: int = 0,
    wanted: list[QRectF] | None = None,
    from_top: bool = False,
):
    """The look in a view of a width, and which cards are seen whole and which in part."""
    room = Room(QSizeF(width, 400), 10)
    extent = QRectF()
    for one in cards:
        extent = extent.united(one)
    look = first_look(room, extent, cards[start], wanted or [], cards, from_top=from_top)
    return look, *split(room.seen(look), cards)


def split(seen: QRectF, cards: list[QRectF]) -> tuple[list[int], list[int]]:
    whole = [n for n, one in enumerate(cards) if seen.contains(one)]
    part = [n for n, one in enumerate(cards) if seen.intersects(one) and n not in whole]
    return whole, part


def test_a_card_that_a_smaller_scale_shows_whole_is_not_cut():
    look, whole, part = look_at(440, [card(0), card(320), card(640)])
    assert (whole, part) == ([0, 1], [])
    assert LEAST_READABLE < look.zoom < READABLE_ZOOM


def test_nothing_is_made_smaller_than_can_be_read():
    look, whole, _ = look_at(300, [card(0), card(320)])
    assert (look.zoom, whole) == (READABLE_ZOOM, [0])


def test_where_nothing_is_cut_it_is_at_the_readable_scale():
    look, whole, part = look_at(560, [card(0), card(320), card(1200)])
    assert (look.zoom, whole, part) == (READABLE_ZOOM, [0, 1], [])


def test_of_two_that_cannot_both_be_seen_the_wanted_one_is():
    row = [card(-310), card(0), card(320)]
    nearest = look_at(440, row, 1)[1]
    wanted = look_at(440, row, 1, [row[2]])[1]
    assert (nearest, wanted) == ([0, 1], [1, 2])


def test_a_smaller_scale_that_cuts_no_fewer_is_not_taken():
    row = [card(210 * number) for number in range(9)]
    look, _, part = look_at(300, row, 4)
    assert (look.zoom, part) == (READABLE_ZOOM, [3, 5])


def test_a_card_below_is_not_cut_either():
    look, whole, part = look_at(440, [card(0), card(0, 390), card(0, 2000)])
    assert (whole, part) == ([0, 1], [])
    assert LEAST_READABLE < look.zoom < READABLE_ZOOM


def test_no_strip_is_seen_of_a_card_for_which_there_is_no_room():
    look, whole, part = look_at(300, [card(0), card(320)], 1)
    assert (look.zoom, whole, part) == (READABLE_ZOOM, [1], [])


def test_none_that_is_whole_is_given_up_for_one_that_is_cut():
    box = QRectF(0, 0, 200, 900)
    inside = [card(0, 80 * number) for number in range(11)]
    _, whole, part = look_at(440, [card(240), box, *inside], from_top=True)
    assert (whole, part) == ([0, *range(2, 8)], [1])


def test_a_card_is_moved_into_sight_that_fits_beside_those_that_are_seen():
    left = [card(-470, -100), card(-470, 340), card(-470, 410), card(-470, 2000)]
    _, whole, part = look_at(440, [card(0), card(0, 300), *left], from_top=True)
    assert (whole, part) == ([0, 1], [])


def test_from_the_top_on_where_the_card_is_seen_then():
    column = [card(0, 70 * number) for number in range(20)]
    assert 0 in look_at(240, column, 4, from_top=True)[1]
    assert 0 not in look_at(240, column, 4)[1]
    assert 12 in look_at(240, column, 12, from_top=True)[1]
