"""Comparing: the edits lead from one text to the other, and the rows show both in full."""

from hypothesis import given
from hypothesis import strategies as st

from whydesk.engine.keeping.comparing import (
    CONTEXT,
    RowKind,
    compared,
    edits_between,
    first_changed,
    hunks,
)
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.model import Place

TEXTS = st.lists(st.sampled_from(["a", "b", "c", "", "[[N]]", "x y"]), max_size=12).map("\n".join)


@given(TEXTS, TEXTS)
def test_the_edits_turn_one_text_into_the_other(one: str, other: str):
    live = LiveDocument(one, "s")
    live.apply(edits_between("s", one, other))

    assert live.text() == other


@given(TEXTS, TEXTS)
def test_the_rows_hold_every_line_that_differs_and_count_the_rest(one: str, other: str):
    rows = compared({"s": one}, {"s": other})
    old, new = one.split("\n"), other.split("\n")
    skipped = sum(row.left_number for row in rows if row.kind is RowKind.SKIPPED)
    shown = [row for row in rows if row.kind is not RowKind.SKIPPED]

    assert (rows == []) == (one == other)
    assert all(old[row.left_number - 1] == row.left for row in shown if row.left_number)
    assert all(new[row.right_number - 1] == row.right for row in shown if row.right_number)
    if rows:
        assert sum(1 for row in shown if row.left_number) + skipped == len(old)
        assert sum(1 for row in shown if row.right_number) + skipped == len(new)


def test_a_line_that_moved_down_is_one_change_and_not_the_whole_text():
    lines = [f"line {n}" for n in range(1000)]
    found = hunks(lines, [*lines[:400], "new", *lines[400:]])

    assert found == [(400, 0, 400, 1)]


def test_two_files_have_their_names_above_and_the_equal_one_is_left_out():
    rows = compared({"a": "1", "b": "2", "c": "3"}, {"a": "1", "b": "x", "d": "4"})

    assert [row.left for row in rows if row.kind is RowKind.FILE] == ["b", "c", "d"]


def test_a_few_lines_around_a_change_are_shown():
    lines = [str(n) for n in range(100)]
    rows = compared({"s": "\n".join(lines)}, {"s": "\n".join([*lines[:50], "!", *lines[51:]])})

    assert [row.kind for row in rows].count(RowKind.SAME) == 2 * CONTEXT
    assert [row.left_number for row in rows if row.kind is RowKind.SKIPPED] == [47, 46]


def test_shuffled_lines_cost_no_more_than_their_number(monkeypatch):
    """Without anchors a long stretch is one change; nothing is compared pair by pair."""
    from whydesk.engine.keeping import comparing

    monkeypatch.setattr(comparing, "SequenceMatcher", None)
    old = ["a", "b"] * 2000
    assert hunks(old, ["b", "c"] * 2000)[0].old == 0


def test_some_lines_in_the_place_of_as_many_are_changed_one_by_one():
    edits = edits_between("s", "a\nb\nc\n", "a1\nb1\nc\n")

    assert [(edit.span.line, edit.span.end_line, edit.text) for edit in edits] == [
        (0, 0, "1"),
        (1, 1, "1"),
    ]


def test_a_text_that_only_one_side_has_stands_beside_nothing():
    rows = compared({}, {"s": "one\ntwo"})

    assert [(row.kind, row.right) for row in rows] == [
        (RowKind.ADDED, "one"),
        (RowKind.ADDED, "two"),
    ]


def test_the_first_change_is_named_by_its_place_in_the_other_text():
    assert first_changed({"a": "1", "b": "1\n2\n"}, {"a": "1", "b": "1\n2\n3"}) == Place("b", 2)
    assert first_changed({"a": "1"}, {"a": "1"}) is None
