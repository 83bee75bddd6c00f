"""What a step says of itself: essence, date and author, and the chain in words."""

import pytest

from tests.engine.recall.graphs import graph_of
from whydesk.engine.recall.why import beside
from whydesk.engine.recall.why_said import Dating, dating, essence
from whydesk.engine.recall.why_text import as_markdown, as_text
from whydesk.engine.recall.why_walk import WhyWalk


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (">>date: 2026-01-19", Dating("2026-01-19", "", "")),
        (">>by: @ann", Dating("", "ann", "")),
        ("@@note by=ann at=2026-01-01\nOld.\n@@\n@@decision by=bo at=2026-02-01\nNew.\n@@",
         Dating("2026-02-01", "bo", "decision")),
        ("@@note by=ann at=2026-01-01 id=t\nOld.\n@@\n@@note at=2026-03-01 id=t deleted=1\n@@",
         Dating()),
        (">>date: 2026-01-19\n@@note by=ann at=2026-02-01\nIt.\n@@", Dating("2026-01-19")),
        ("", Dating()),
    ],
)  # fmt: skip
def test_the_date_is_the_nodes_own_or_that_of_its_newest_thought(lines, expected) -> None:
    hosted = lines.replace(" by=", " on=a by=").replace("@@note at", "@@note on=a at")
    graph = graph_of(f"[[a]]\n{hosted}\n")
    assert dating(graph, graph.node("a")) == expected


def test_the_essence_is_the_first_that_is_there() -> None:
    graph = graph_of("[[a]]\n>>quote: Q\n>>finding: F\n>>what:\n[[b]]")
    assert essence(graph.node("a")) == "F"
    assert essence(graph.node("b")) == ""


SOURCE = """\
[[A]] →(derived-from) [[B]]
[[A]]
[[B]]
>>type: claim
>>what: Because *so*.
>>date: 2026-01-02
>>by: ann
[[C]] →(supports) [[B]]
[[C]]
[[X]] →(contradicts) [[A]]
[[X]] →(contradicts) [[B]]
[[X]]
"""


def test_a_chain_in_words() -> None:
    graph = graph_of(SOURCE)
    walk = WhyWalk(graph, "a").finish()
    assert (
        as_text(walk, (1, 2), beside(graph, "a"))
        == """\
Why: A

1. B
   A →(derived-from) B
   claim 2026-01-02 by ann
   Because *so*.
   contradicted by “X”
2. C
   C →(supports) B

Disagrees with it: “X”.
Nothing here was inferred.
"""
    )


def test_a_chain_that_is_cut_says_so_and_markdown_escapes() -> None:
    graph = graph_of(SOURCE)
    walk = WhyWalk(graph, "a").finish()
    written = as_markdown(walk, (1,), ())
    assert "1. **B**\n   A →(derived-from) B\n" in written
    assert "Because \\*so\\*." in written
    assert "And 1 more." in written


def test_nothing_in_a_chain_steers_its_reader() -> None:
    graph = graph_of(
        "[[a]]\n[[a]] →(derived-from) [[b]]\n\n[[b]]\n>>why: safe\u202eteg\x1b[2J 👩\u200d👩\n"
    )
    written = as_text(WhyWalk(graph, "a").finish(), (1,), ())
    assert "safe\ufffdteg\ufffd[2J 👩\u200d👩" in written
