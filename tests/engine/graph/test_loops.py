"""Loops of directed graphs: the same as a plain definition finds, at any depth."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from whydesk.engine.graph.loops import loops, way_round

NAMES = st.sampled_from("abcdefgh")
ARROWS = st.dictionaries(NAMES, st.lists(NAMES, max_size=3), max_size=8)


def reached(arrows: dict[str, list[str]], start: str) -> set[str]:
    """Everything that one step or more lead to."""
    found: set[str] = set()
    ahead = list(arrows.get(start, ()))
    while ahead:
        name = ahead.pop()
        if name not in found:
            found.add(name)
            ahead.extend(arrows.get(name, ()))
    return found


@given(ARROWS)
def test_the_members_of_a_loop_are_those_that_reach_each_other(
    arrows: dict[str, list[str]],
) -> None:
    names = {*arrows, *(step for steps in arrows.values() for step in steps)}
    ahead = {name: reached(arrows, name) for name in names}
    looping = {name for name in names if name in ahead[name]}
    expected = {frozenset(o for o in looping if o in ahead[n] and n in ahead[o]) for n in looping}
    assert {frozenset(members) for members in loops(arrows)} == expected


@given(ARROWS)
def test_a_way_round_is_made_of_arrows(arrows: dict[str, list[str]]) -> None:
    for members in loops(arrows):
        way = way_round(arrows, members)
        assert way[0] == way[-1] == members[0]
        assert all(step in arrows[name] for name, step in pairwise(way))


def test_a_chain_of_any_length_is_ordinary() -> None:
    chain = {str(n): [str(n + 1)] for n in range(50_000)}
    assert loops(chain) == []
    chain["50000"] = ["0"]
    assert [len(members) for members in loops(chain)] == [50_001]
