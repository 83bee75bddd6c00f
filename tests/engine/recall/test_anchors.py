"""The nodes that a question names."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.recall.graphs import graph_of
from whydesk.engine.recall.anchors import anchors

SOURCE = """[[Roast]]
[[Roast on Fridays]]
>>aka: Friday roast, the roast
[[서울]]
[[A-1]]
[[!Pin]]
[[One]]
>>aka: both
[[Two]]
>>aka: both
"""


def named(text: str) -> list[tuple[str, list[str]]]:
    found = anchors(graph_of(SOURCE), text)
    return [(text[one.start : one.end], [node.label for node in one.nodes]) for one in found]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Why do we roast on Fridays?", [("roast on Fridays", ["Roast on Fridays"])]),
        ("Is the roast late?", [("the roast", ["Roast on Fridays"])]),
        ("friday roast, ROAST", [("friday roast", ["Roast on Fridays"]), ("ROAST", ["Roast"])]),
        ("[[Roast]] on Fridays", [("[[Roast]]", ["Roast"])]),
        ("roasted roastery", []),
        ("왜 서울 인가", [("서울", ["서울"])]),
        ("A-1 (and A-11)", [("A-1", ["A-1"])]),
        ("take both", [("both", ["One", "Two"])]),
        ("what of [[Nothing]]", []),
        ("", []),
    ],
)  # fmt: skip
def test_a_name_counts_where_it_stands(text: str, expected: list[tuple[str, list[str]]]) -> None:
    assert named(text) == expected


@given(st.lists(st.sampled_from(("roast", "on", "fridays", "a-1", "both", "!", "[[")), max_size=9))
def test_names_do_not_overlap_and_are_names(words: list[str]) -> None:
    text = " ".join(words)
    graph = graph_of(SOURCE)
    end = 0
    for one in anchors(graph, text):
        assert one.start >= end
        assert one.nodes
        end = one.end
