"""Work in slices: it pauses, ends, can be given up, and stands back while keys come."""

import pytest

from whydesk.session import slices
from whydesk.session.slices import Slices, note_key


def counting(done: list[int], upto: int):
    for number in range(upto):
        done.append(number)
        yield


def test_each_slice_ends_in_time_and_the_round_goes_on(qtbot):
    done: list[int] = []
    work = Slices(slice_ms=0)

    work.begin_now(counting(done, 3))

    assert (done, work.running) == ([0], True)
    with qtbot.waitSignal(work.ended):
        pass
    assert (done, work.running) == ([0, 1, 2], False)


def test_short_work_is_done_at_once(qtbot):
    done: list[int] = []
    work = Slices(slice_ms=1_000)

    with qtbot.waitSignal(work.ended):
        work.begin_now(counting(done, 3))

    assert (done, work.running) == ([0, 1, 2], False)


def test_who_cannot_wait_finishes_it(qtbot):
    done: list[int] = []
    work = Slices(slice_ms=0)
    work.begin(counting(done, 3))

    with qtbot.waitSignal(work.ended):
        work.finish()

    assert done == [0, 1, 2]


def test_a_round_that_fails_is_no_longer_under_way(qtbot):
    def failing():
        yield
        raise ValueError("as a test")

    work = Slices(slice_ms=1_000)

    with pytest.raises(ValueError, match="as a test"):
        work.begin_now(failing())

    assert not work.running


def test_patient_work_stands_back_after_a_key(qtbot, monkeypatch):
    monkeypatch.setattr(slices, "KEY_PAUSE_MS", 600_000)
    patiently: list[int] = []
    at_once: list[int] = []
    patient, impatient = Slices(), Slices(patient=False)
    note_key()

    patient.begin(counting(patiently, 3))
    with qtbot.waitSignal(impatient.ended):
        impatient.begin(counting(at_once, 3))

    assert (patiently, at_once) == ([], [0, 1, 2])


def test_a_round_that_begins_another_leaves_that_under_way(qtbot):
    done: list[int] = []
    work = Slices(slice_ms=0)

    def beginning():
        yield
        work.begin_now(counting(done, 3))

    work.begin_now(beginning())
    with qtbot.waitSignal(work.ended):
        pass

    assert (done, work.running) == ([0, 1, 2], False)
