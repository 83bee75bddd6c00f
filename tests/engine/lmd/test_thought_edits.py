"""What the opening line of a thought says, changed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.lmd.edits import apply_edits
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.lmd.thought_edits import set_thought_attribute


def changed(opening: str, value: str = "done") -> str:
    text = f"[[A]]\n\n{opening}\nbody\n@@\n"
    edits = set_thought_attribute(LiveDocument(text, "s"), 2, "status", value)
    return apply_edits(text, edits).split("\n")[2]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("@@todo", "@@todo status=done"),
        ("  @@todo", "  @@todo status=done"),
        ("@@todo on=A status=open due=2026-01-01", "@@todo on=A status=done due=2026-01-01"),
        ('@@todo status="in progress" on=A', '@@todo status="done" on=A'),
        ('@@todo on="A"', '@@todo on="A" status=done'),
        ("@@todo on=A B stray", "@@todo on=A status=done B stray"),
        ("@@todo status=open status=doing", "@@todo status=open status=done"),
        ("@@todo status=done", "@@todo status=done"),
    ],
)
def test_the_attribute_that_counts_is_rewritten_or_one_is_added(before: str, after: str) -> None:
    assert changed(before) == after


def test_a_value_with_blanks_gets_quotes() -> None:
    assert changed("@@todo status=open", "not now") == '@@todo status="not now"'


def test_a_line_where_no_thought_begins_is_refused() -> None:
    with pytest.raises(EngineError) as caught:
        set_thought_attribute(LiveDocument("[[A]]\nprose\n", "s"), 1, "status", "done")
    assert caught.value.code is ErrorCode.NOT_FOUND


attributes = st.lists(
    st.sampled_from(("on=A", 'on="A"', "status=open", 'status="a b"', "id=x", "due=", "stray")),
    max_size=5,
)


@given(attributes, st.sampled_from(("done", "not now", 'a "b"', "x\\\\")))
def test_the_text_says_it_afterwards(words: list[str], value: str) -> None:
    text = " ".join(("[[A]]\n@@todo", *words)) + "\nbody\n@@\n"
    document = LiveDocument(text, "s")
    document.apply(set_thought_attribute(document, 1, "status", value))
    (thought,) = next(iter(document.chunks())).thoughts()
    assert thought.attribute("status").rstrip() == value
    assert thought.body == "body"
