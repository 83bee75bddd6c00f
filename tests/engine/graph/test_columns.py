"""Boxes in columns: no two meet, each column has one edge, the order is that of the tree."""

from hypothesis import given
from hypothesis import strategies as st

from whydesk.engine.graph.columns import Room, Stack, in_columns
from whydesk.engine.graph.sheet import Point

ROOM = Room(40, 10)


@st.composite
def trees(draw: st.DrawFn) -> Stack:
    numbers = iter(range(1_000))

    def stack(depth: int) -> Stack:
        number = next(numbers)
        width, height = draw(st.integers(10, 200)), draw(st.integers(10, 300))
        most = 4 if depth < 3 else 0
        before = tuple(stack(depth + 1) for _ in range(draw(st.integers(0, most))))
        return Stack(str(number), width, height, before)

    return stack(0)


def flat(root: Stack) -> list[tuple[Stack, int]]:
    found, ahead = list[tuple[Stack, int]](), [(root, 0)]
    while ahead:
        stack, depth = ahead.pop()
        found.append((stack, depth))
        ahead += [(other, depth + 1) for other in stack.before]
    return found


@given(trees())
def test_boxes_keep_their_distance(root: Stack) -> None:
    places = in_columns(root, ROOM)
    boxes = [(stack, places[stack.key]) for stack, _ in flat(root)]
    for number, (one, here) in enumerate(boxes):
        for other, there in boxes[number + 1 :]:
            apart = (
                here.x + one.width + 9.9 <= there.x
                or there.x + other.width + 9.9 <= here.x
                or here.y + one.height + 9.9 <= there.y
                or there.y + other.height + 9.9 <= here.y
            )
            assert apart, (one, here, other, there)


@given(trees())
def test_columns_end_at_one_edge_and_keep_the_order(root: Stack) -> None:
    places = in_columns(root, ROOM)
    rights: dict[int, set[float]] = {}
    for stack, depth in flat(root):
        rights.setdefault(depth, set()).add(round(places[stack.key].x + stack.width, 6))
        tops = [places[other.key].y for other in stack.before]
        assert tops == sorted(tops)
    assert all(len(edges) == 1 for edges in rights.values())


def test_a_box_stands_in_the_middle_of_what_belongs_to_it() -> None:
    root = Stack("root", 100, 20, (Stack("a", 50, 40), Stack("b", 50, 60)))
    places = in_columns(root, ROOM)
    assert places == {"a": Point(-190, 0), "b": Point(-190, 50), "root": Point(-100, 45)}


def test_a_chain_may_be_as_long_as_it_likes() -> None:
    root = Stack("0", 10, 10)
    for number in range(1, 5_000):
        root = Stack(str(number), 10, 10, (root,))
    assert in_columns(root, ROOM)["0"].x == -4_999 * 50 - 10
