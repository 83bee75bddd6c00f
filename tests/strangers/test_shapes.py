"""However a text is made, twice as much of it takes about twice the work."""

import pytest

from tests.growth.counting import counted
from tests.strangers.shapes import SHAPES, staged
from whydesk.engine.lmd.spelling import likely_role

SIZE = 200
# Twice the work, and what sorting and the ends of lists add.
MOST_RATIO, SOME = 2.4, 6_000


def work_of(text: str) -> dict[str, int]:
    likely_role.cache_clear()  # what was worked out before would be work that is not seen
    found: dict[str, int] = {}
    for name, run in staged(text):
        with counted() as work:
            run()
        found[name] = work.lines
    return found


@pytest.fixture(scope="module", autouse=True)
def _everything_is_loaded() -> None:
    """What is loaded at its first use would count for the first shape alone."""
    for shape in SHAPES.values():
        work_of(shape.make(3))


@pytest.mark.parametrize("name", SHAPES)
def test_twice_as_much_is_about_twice_the_work(name: str) -> None:
    make = SHAPES[name].make
    twice, once = work_of(make(2 * SIZE)), work_of(make(SIZE))
    wrong = {
        stage: (once[stage], lines)
        for stage, lines in twice.items()
        if lines > MOST_RATIO * once[stage] + SOME
    }
    assert wrong == {}
