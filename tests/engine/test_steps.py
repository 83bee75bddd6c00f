"""Work that can pause, among it the letting go of much."""

from whydesk.engine.steps import taken_apart


def test_what_nobody_needs_is_let_go_of_bit_by_bit():
    things, names, table = list(range(500)), set(range(200)), dict.fromkeys(range(201))

    left = [len(things) + len(names) + len(table) for _ in taken_apart(things, names, table)]

    assert left == [701, 501, 401, 201, 1, 0]
