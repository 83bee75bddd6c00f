"""Moments in the words of the window; stamps without a zone are of the reader's own, anywhere."""

import pytest

from whydesk.window.times import said_time, said_times


def test_a_moment_is_said_to_the_minute():
    assert said_time("2026-07-05T07:23:52.839908") == "2026-07-05 at 07:23"


def test_seconds_are_said_of_those_alone_that_would_read_alike():
    stamps = ["2026-07-05T07:23:52", "2026-07-05T07:23:09", "2026-07-05T07:24:00"]
    assert said_times(stamps) == [
        "2026-07-05 at 07:23:52", "2026-07-05 at 07:23:09", "2026-07-05 at 07:24",
    ]  # fmt: skip


@pytest.mark.parametrize("stamp", ["", "yesterday", "0001-01-01T00:00:00+14:00"])
def test_what_is_no_moment_is_said_as_it_stands(stamp: str):
    assert said_times([stamp, stamp]) == [stamp, stamp]
