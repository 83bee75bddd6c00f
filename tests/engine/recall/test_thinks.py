from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.recall.graphs import graph_of
from whydesk.engine.model import Place, Think
from whydesk.engine.recall.thinks import (
    fold,
    instant,
    is_done,
    is_older,
    open_loops,
    threads,
    versions,
)


def think(at: str = "", *, host: str = "h", ident: str = "t", **more: str | bool) -> Think:
    given_fields = {
        "type": "todo", "title": "", "body": "b", "author": "", "status": "", "due": "",
        "mentions": (), "follows": (), "deleted": False, "visibility": "", "place": Place("s", 0),
    }  # fmt: skip
    return Think(host=host, think_id=ident, at=at, **{**given_fields, **more})  # type: ignore[arg-type]


MOMENTS = (
    "", "2026-06-01", "2026-06-01T00:00:00", "2026-06-01T00:00:00+00:00", "2026-06-01T08:00+09:00",
    "2026-05-31T23:30:00Z", "2026-06-01T01:00-02:00", "2026-06-02",
)  # fmt: skip
thinks = st.lists(
    st.builds(
        think,
        st.sampled_from(MOMENTS),
        host=st.sampled_from("hk"),
        ident=st.sampled_from(("", "t", "u")),
        body=st.sampled_from(("x" * 60 + "1", "x" * 60 + "2", "y")),
        deleted=st.booleans(),
    ),
    max_size=12,
)


def newest_by_definition(versions_of_one: list[tuple[int, Think]]) -> tuple[int, Think]:
    oldest = datetime.min.replace(tzinfo=UTC)
    return max(versions_of_one, key=lambda pair: (instant(pair[1].at) or oldest, pair[0]))


@given(thinks)
def test_fold_is_the_newest_of_each_thought(written: list[Think]) -> None:
    groups: dict[tuple[str, str], list[tuple[int, Think]]] = {}
    for position, one in enumerate(written):
        key = one.host, (one.think_id and f"id {one.think_id}") or one.body[:60]
        groups.setdefault(key, []).append((position, one))
    winners = sorted((newest_by_definition(group) for group in groups.values()), key=lambda p: p[0])
    assert fold(written) == [one for _, one in winners if not one.deleted]


@given(thinks)
def test_last_version_is_the_one_that_fold_keeps(written: list[Think]) -> None:
    for kept in fold(written):
        assert versions(written, kept)[-1] is kept


def test_an_offset_is_honoured() -> None:
    seoul = think("2026-06-01T08:00+09:00", body="seoul")
    utc = think("2026-06-01T00:00Z", body="utc")
    assert fold([utc, seoul]) == [utc]


def test_a_date_is_midnight_utc_and_a_tie_goes_to_the_later_one() -> None:
    first, second = think("2026-06-01T00:00Z", body="1"), think("2026-06-01", body="2")
    assert fold([first, second]) == [second]
    assert fold([second, first]) == [first]


def test_times_that_do_not_parse_are_compared_as_text() -> None:
    assert is_older("spring", "summer")
    assert is_older("2026-06-01", "summer")
    assert not is_older("summer", "2026-06-01")


def test_a_missing_time_is_oldest() -> None:
    dated, undated = think("0001-01-01", body="1"), think("", body="2")
    assert fold([dated, undated]) == [dated]


def test_a_tombstone_removes_and_a_newer_word_brings_back() -> None:
    word, tombstone = think("2026-01-01"), think("2026-02-01", deleted=True)
    again = think("2026-03-01")
    assert fold([tombstone, word]) == []
    assert fold([again, tombstone, word]) == [again]


@pytest.mark.parametrize("at", ["0001-01-01T00:00+14:00", "9999-12-31T23:59-12:00"])
def test_times_at_the_edge_of_the_calendar_compare(at: str) -> None:
    assert is_older(at, "2026-01-01") != is_older("2026-01-01", at)


@pytest.mark.parametrize("status", ["done", "Closed", "resolved — see t2", "done, 2026-07-01"])
def test_a_done_status_is_done(status: str) -> None:
    assert is_done(status)


@pytest.mark.parametrize("status", ["", "open", "doing", "not done", "undone"])
def test_another_status_is_not_done(status: str) -> None:
    assert not is_done(status)


LOOPS = """[[A]]
@@todo on=A at=2026-01-02 id=t1
no due, younger
@@
@@question on=A at=2026-01-01 id=t2
no due, older
@@
@@todo on=A due=2026-09-01 id=t3
due later
@@
@@todo on=A due=2026-08-01 id=t4
due first
@@
@@todo on=A status=done id=t5
over
@@
@@decision on=A id=t6
no loop
@@
"""


def test_open_loops_are_due_first_then_oldest_first() -> None:
    assert [one.think_id for one in open_loops(graph_of(LOOPS))] == ["t4", "t3", "t2", "t1"]


def test_a_loop_is_closed_by_a_later_version_in_another_shard() -> None:
    closing = "@@todo on=A at=2026-02-01 status=done id=t1\nno due, younger\n@@\n"
    assert "t1" not in [one.think_id for one in open_loops(graph_of(LOOPS, closing))]


@given(thinks)
def test_threads_hold_every_version_of_what_counts_and_nothing_twice(written: list[Think]) -> None:
    found = threads(written)
    kept = fold(written)
    assert sorted(map(id, (thread.think for thread in found))) == sorted(map(id, kept))
    for thread in found:
        everything = versions(written, thread.think)
        assert [thread.think, *thread.earlier] == [
            thread.think,
            *(one for one in reversed(everything) if one is not thread.think),
        ]


def test_threads_stand_newest_first_and_without_a_date_last() -> None:
    written = [
        think("", ident="none"),
        think("2026-01-01", ident="old"),
        think("some day", ident="unread"),
        think("2026-03-01", ident="new"),
        think("2026-01-01", ident="old too"),
    ]
    order = [thread.think.think_id for thread in threads(written)]
    assert order == ["new", "old", "old too", "unread", "none"]
